/** Revive played to its end by pressing map, boards, cards and sheets only, never the bar of moves; wide and on a phone. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type House, open, type PageOptions } from './browser.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

/** A table against the quickest bot, or alone, from a seed. */
async function begin(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto(`${house.address}/`)
  await page.getByRole('button', { name: 'Play against bots Revive' }).click()
  await page.getByRole('button', { name: String(seats), exact: true }).click()
  if (seats > 1) await page.getByLabel('Who plays seat 2').selectOption({ index: 1 })
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.decision').waitFor()
}

interface Played {
  readonly presses: number
  /** What was pressed, by the kind of thing. */
  readonly kinds: Readonly<Record<string, number>>
  readonly over: boolean
}

/** Presses lit things until the final score is there. Inside the page, so that hundreds of presses take seconds. */
function play(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    let seed = 20261116
    const dice = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >> 8) % n
    }
    const LIT = '[data-piece][data-legal], .rv-ask .button, .rv-reward[data-legal], .rv-ways .button'
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.closest('.decision .groups, .movelist') === null)
    const nameOf = (element: Element): string => element.getAttribute('data-piece') ?? element.className.toString()
    const kinds: Record<string, number> = {}
    const press = (element: Element): void => {
      const kind = nameOf(element).split(':')[0]?.split(' ').slice(0, 2).join(' ') ?? ''
      kinds[kind] = (kinds[kind] ?? 0) + 1
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const rest = (): Promise<void> => new Promise((resume) => setTimeout(resume, 5))
    const over = (): boolean => document.querySelector('.rv-end') !== null
    /** A player who goes for what ends the game: artifacts, technologies, buildings; who sleeps when nothing else is left. */
    const eager = (lit: readonly Element[]): readonly Element[] => {
      // The display is left as it is: whoever plays alone may throw it away piece by piece.
      const thrown = lit.filter((one) => one.closest('.rv-display') !== null)
      const leave = lit.filter((one) => one.matches('.rv-ask .button'))
      if (thrown.length > 12 && leave.length === 1) return leave
      const wanted = ['artifact', 'tech', 'space', 'reward', 'track', 'tile', 'slot', 'card']
      for (const kind of wanted) {
        const found = lit.filter((one) => nameOf(one).startsWith(`${kind}:`))
        if (found.length > 0 && dice(8) > 0) return found
      }
      const acting = lit.filter((one) => !one.matches('.rv-ask .button:not(.legal, .primary)'))
      return acting.length > 0 ? acting : lit
    }
    let presses = 0
    let idle = 0
    while (!over() && presses < limit && idle < 4000) {
      const popover = all('.popover .button')
      const sheet = document.querySelector('.rv-sheet.whole, .rv-orient')
      // What lies under a sheet cannot be pressed.
      const lit = sheet === null ? all(LIT) : all(LIT).filter((one) => sheet.contains(one))
      const tabs = all('.phone-tabs button:has(.legal-badge)')
      const pool = popover.length > 0 ? popover : eager(lit)
      const turn = sheet === null && popover.length === 0 && tabs.length > 0 && (pool.length === 0 || dice(5) === 0)
      const target = turn ? tabs[dice(tabs.length)] : pool[dice(pool.length || 1)]
      if (target === undefined) idle++
      else {
        idle = 0
        if (!turn) presses++
        press(target)
      }
      await rest()
    }
    return { presses, kinds, over: over() }
  }, most)
}

const WIDE: PageOptions = { width: 1440, height: 900 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true }
const GAMES: readonly (readonly [name: string, options: PageOptions, seats: number, seed: string])[] = [
  ['two on 1440 by 900', WIDE, 2, 'revive wide'],
  ['alone on a phone', PHONE, 1, 'revive alone'],
]

for (const [name, options, seats, seed] of GAMES) {
  test(`a whole game of ${name}`, { timeout: 600_000 }, async () => {
    const page = await house.page({ ...options, settings: { warn: false } })
    await begin(page, seats, seed)
    const { presses, kinds, over } = await play(page, 3000)
    console.log(name, presses, JSON.stringify(kinds))
    assert.ok(over, `not over after ${presses} presses: ${await page.locator('.prompt').first().innerText()}`)
    for (const kind of ['card', 'slot', 'tile', 'space']) assert.ok((kinds[kind] ?? 0) > 0, `${kind} was pressed`)
    await house.leave(page)
  })
}
