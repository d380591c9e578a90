/**
 * Makes the pictures of the study pages under docs/images: balance lab and analysis, wide and on a phone; of the games
 * named as arguments an analysis too.
 */
import { join } from 'node:path'
import { botNamed, choose } from '@ludarium/bots'
import { games } from '@ludarium/games'
import { begin, chanceOf, seedOf, submit, writeGame } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { type House, open, type PageOptions } from '../test/browser.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images')
const LOOKS: readonly (readonly [string, PageOptions])[] = [
  ['dark', { width: 1440, height: 900, theme: 'dark' }],
  ['light', { width: 1440, height: 900, theme: 'light' }],
  ['phone', { width: 390, height: 844, theme: 'dark' }],
  ['phone-light', { width: 390, height: 844, theme: 'light' }],
]

async function shoot(page: Page, name: string, { width = 1440, height = 900, theme }: PageOptions): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme ?? 'dark', reducedMotion: 'reduce' })
  await page.mouse.move(2, 2)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(900)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`docs/images/${name}.png`)
}

/** A game of four quick bots as text. */
async function recorded(id: string, seed: string): Promise<string> {
  const game = await games
    .find((one) => one.id === id)
    ?.load()
    .then((module) => module.game)
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  const match = begin(game, { seats: 4, seed })
  const bot = botNamed('greedy')?.make(game)
  if (!match.ok || bot === undefined) throw new Error('The game could not begin.')
  const { value } = match
  const chance = chanceOf(seedOf(seed))
  for (let seat = game.actors(value.state)[0]; seat !== undefined; seat = game.actors(value.state)[0]) {
    submit(value, seat, choose(bot, game.view(value.state, seat), seat, chance))
  }
  return writeGame({ setup: value.setup, decisions: value.decisions })
}

async function lab(house: House): Promise<void> {
  const page = await house.page()
  await page.goto(`${house.address}/#/lab`)
  await page.getByRole('button', { name: 'Scythe', exact: true }).click()
  await page.locator('.lab-panel svg.plot').first().waitFor()
  for (const [look, options] of LOOKS) await shoot(page, `lab-${look}`, options)
  for (const { id, name } of games) {
    if (name === 'Scythe') continue
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator('.lab-panel svg.plot, .lab-empty').first().waitFor()
    await shoot(page, `lab-${id}`, {})
  }
  await house.leave(page)
}

async function analysis(house: House, id: string, looks: typeof LOOKS, prefix: string): Promise<void> {
  const page = await house.page()
  page.setDefaultTimeout(600_000)
  await page.goto(`${house.address}/#/study`)
  const buffer = Buffer.from(await recorded(id, 'picture'))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
  await page.locator('.study-state svg').waitFor()
  console.log(id, await page.locator('.study-state').innerText())
  for (const [look, options] of looks) await shoot(page, `${prefix}-${look}`, options)
  await house.leave(page)
}

const house = await open()
try {
  await lab(house)
  await analysis(house, 'essence', LOOKS, 'analysis')
  for (const id of process.argv.slice(2)) await analysis(house, id, LOOKS.slice(0, 1), `analysis-${id}`)
} finally {
  await house.close()
}
