/**
 * Age of Innovation played to its end by pressing map, displays, science and dialogs only, never the list of moves: wide,
 * on a phone, and alone against the Automa.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type House, open, type PageOptions } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** A table from a seed; with two seats against the quickest bot. */
async function begin(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto(`${services.address}/`)
  await page.getByRole('button', { name: 'Play against bots Age of Innovation' }).click()
  await page.getByRole('button', { name: String(seats), exact: true }).click()
  if (seats > 1) await page.getByLabel('Who plays in seat 2').selectOption({ index: 1 })
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

/** Presses lit things until the final scoring is there. Inside the page, so that hundreds of presses take seconds. */
function play(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    let seed = 20240607
    const dice = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >> 8) % n
    }
    // What goes on without a thing to press waits in the bar.
    const WAYS = '.decision .choice:is([data-do="end"], [data-do="enough"], [data-do="decline"], [data-do="dig"])'
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.matches(WAYS) || one.closest('.groups, .movelist') === null,
      )
    const kindOf = (element: Element): string =>
      element.closest('[data-piece]')?.getAttribute('data-piece')?.split(':')[0] ??
      element.closest('[data-move]')?.getAttribute('data-move') ??
      element.parentElement?.closest('[class]')?.getAttribute('class')?.split(' ')[0] ??
      ''
    const kinds: Record<string, number> = {}
    const press = (element: Element): void => {
      const kind = kindOf(element)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const rest = (): Promise<void> => new Promise((resume) => setTimeout(resume, 5))
    const over = (): boolean => document.querySelector('.end-screen') !== null
    const LIT = '[data-piece][data-legal]:not([data-piece^="convert:"], .innovation-take), .innovation-take .button'
    const DIALOG =
      '.popover .button, .innovation-ways .question-body .button, .innovation-offer footer .button, .question .choice'
    let presses = 0
    let idle = 0
    let at = ''
    while (!over() && presses < limit && idle < 4000) {
      const now = document.querySelector('.decision')?.getAttribute('data-at') ?? ''
      const dialog = all(DIALOG)
      const foot = all(WAYS)
      const pass = all('.innovation-bar [data-move="pass"]')
      const lit = all(LIT)
      const tabs = all('.phone-tabs button:has(.legal-badge), .innovation-faces button:has(.innovation-waiting)')
      // Rounds end soon: every fifth action is passing, and what may be ended is.
      const pools =
        dialog.length > 0
          ? [dialog]
          : pass.length > 0 && (lit.length + tabs.length === 0 || dice(5) === 0)
            ? [pass]
            : foot.length > 0 && (lit.length === 0 || dice(3) === 0)
              ? [foot]
              : lit.length > 0 && (tabs.length === 0 || dice(3) > 0)
                ? [lit]
                : [tabs]
      const pool = pools[0] ?? []
      const target = pool[dice(pool.length || 1)]
      if (target === undefined) idle++
      else {
        idle = now === at ? idle + 1 : 0
        at = now
        if (pool !== tabs) presses++
        press(target)
      }
      await rest()
    }
    return { presses, kinds, over: over() }
  }, most)
}

async function whole(options: PageOptions, seats: number, seed: string, wanted: readonly string[]): Promise<void> {
  const page = await services.page({ ...options, settings: { warn: false } })
  await begin(page, seats, seed)
  const { presses, kinds, over } = await play(page, 4000)
  assert.ok(over, `not over after ${presses} presses: ${await page.locator('.prompt').first().innerText()}`)
  for (const kind of wanted) assert.ok((kinds[kind] ?? 0) > 0, `${kind} was pressed`)
  await services.leave(page)
}

test('a whole game on 1440 by 900', { timeout: 300_000 }, () =>
  whole({ width: 1440, height: 900 }, 2, 'innovation wide', ['sheet', 'hex', 'innovation-way', 'tile', 'pass']),
)

test('a whole game on a phone', { timeout: 300_000 }, () =>
  whole({ width: 390, height: 844, touch: true }, 2, 'innovation phone', ['sheet', 'hex', 'tile', 'pass']),
)

test('a whole game alone against the Automa', { timeout: 300_000 }, () =>
  whole({ width: 1440, height: 900 }, 1, 'innovation alone', ['sheet', 'hex', 'tile', 'pass']),
)
