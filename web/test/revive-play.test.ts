/** Revive played to its end by pressing map, boards, cards and sheets only, never the bar of moves; wide, on a phone, and alone on a tablet. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type House, open, type PageOptions } from './browser.ts'
import { playByPressing } from './revive-player.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** A table against the quickest bot, or alone, from a seed. */
async function begin(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto(`${services.address}/`)
  await page.getByRole('button', { name: 'Play against bots Revive' }).click()
  await page.getByRole('button', { name: String(seats), exact: true }).click()
  if (seats > 1) await page.getByLabel('Who plays in seat 2').selectOption({ index: 1 })
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.decision').waitFor()
}

const WIDE: PageOptions = { width: 1440, height: 900 }
const TABLET: PageOptions = { width: 1024, height: 768 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true }
const GAMES: readonly (readonly [name: string, options: PageOptions, seats: number, seed: string])[] = [
  ['two on 1440 by 900', WIDE, 2, 'revive wide'],
  ['two on a phone', PHONE, 2, 'ice phone'],
  ['one alone on a tablet', TABLET, 1, 'ice alone'],
]

for (const [name, options, seats, seed] of GAMES) {
  test(`a whole game of ${name}`, { timeout: 600_000 }, async () => {
    const page = await services.page({ ...options, settings: { warn: false } })
    await begin(page, seats, seed)
    const { presses, kinds, over } = await playByPressing(page, 3000)
    assert.ok(over, `not over after ${presses} presses: ${await page.locator('.prompt').first().innerText()}`)
    for (const kind of ['card', 'slot', 'tile', 'space']) assert.ok((kinds[kind] ?? 0) > 0, `${kind} was pressed`)
    await services.leave(page)
  })
}
