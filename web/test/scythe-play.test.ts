/** Scythe played to its end by pressing board, mat and dialogs only, never the bar of moves; wide and on a phone. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type House, open, type PageOptions } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** A table for two against the bot that comes to an end soonest without thinking long, from a seed. */
async function begin(page: Page, seed: string): Promise<void> {
  await page.goto(`${services.address}/`)
  await page.getByRole('button', { name: 'Play against bots Scythe' }).click()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByLabel('Who plays in seat 2').selectOption('greedy')
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

/** Presses lit things until the final scoring is there. Inside the page, so that a thousand presses take seconds. */
function play(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    let seed = 20240607
    const dice = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >> 8) % n
    }
    // What no thing of the board stands for waits in the bar.
    const WAYS = 'skip end enough endMove stop take choose'
      .split(' ')
      .map((verb) => `.decision .choice[data-do="${verb}"]`)
      .join()
    const LIT = [
      WAYS,
      '[data-piece][data-legal]:not([data-piece="preferences"])',
      '.scythe-well[data-lit]',
      '.scythe-structure[data-lit]',
      '.scythe-bay[data-lit]',
      '.scythe-recruit[data-lit]',
      '.scythe-bonuses .button',
      '.question-strip .button',
      '.scythe-amounts fieldset button:not([disabled])',
      '.question-veil footer .button.primary:not([disabled])',
      '.question-veil footer .button.legal',
    ].join()
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.matches(WAYS) || one.closest('.decision .groups, .movelist') === null,
      )
    const kindOf = (element: Element): string =>
      element.getAttribute('data-piece')?.split(':')[0] ?? element.className.toString().split(' ').slice(0, 2).join(' ')
    const kinds: Record<string, number> = {}
    const press = (element: Element): void => {
      const kind = kindOf(element)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const rest = (): Promise<void> => new Promise((resume) => setTimeout(resume, 4))
    // Nothing is diced while a decision is on its way or others decide: the same seed is the same game, however busy
    // the machine is.
    const waiting = (): boolean =>
      document.querySelector('.decision[data-busy]') !== null || document.querySelector('.decision[data-mine]') === null
    // The last combat is looked at before the scoring.
    const over = (): boolean =>
      document.querySelector('.decision a[href*="replay"]') !== null &&
      document.querySelector('.question-veil') === null
    /** A player who takes what can be taken comes to an end: the bottom row first, no row left out. */
    const eager = (lit: readonly Element[]): readonly Element[] => {
      const bottom = lit.filter((one) => one.matches('[data-piece^="bottom:"], [data-piece^="objective:"]'))
      const ways = lit.filter((one) => one.matches(WAYS))
      const acting = lit.filter(
        (one) => !one.matches('[data-piece^="section:"]') && (ways.length === 1 || !ways.includes(one)),
      )
      return bottom.length > 0 ? bottom : acting.length > 0 && dice(12) > 0 ? acting : lit
    }
    let presses = 0
    let idle = 0
    while (!over() && presses < limit && idle < 9000) {
      // What a combat showed is put away at once, whoever decides meanwhile.
      const shown = document.querySelector('.scythe-reveal footer .button.primary')
      if (shown !== null) {
        press(shown)
        await rest()
        continue
      }
      if (waiting()) {
        idle++
        await rest()
        continue
      }
      const popover = all('.popover .button')
      const knobs = all('.scythe-knob[data-lit]:not([data-on])')
      const unset = document.querySelector('.scythe-seal[disabled]') !== null
      const dialog = document.querySelector('.question-veil')
      // What lies under a dialog cannot be pressed.
      const lit = dialog === null ? all(LIT) : all(LIT).filter((one) => dialog.contains(one))
      const loads = lit.filter((one) => one.matches('.scythe-amounts fieldset *'))
      const tabs = dialog === null ? all('.phone-tabs button:has(.legal-badge)') : []
      if (popover.length + lit.length + tabs.length + (unset ? knobs.length : 0) === 0) {
        idle++
        await rest()
        continue
      }
      idle = 0
      const others = loads.length === lit.length || dice(6) === 0 ? lit : lit.filter((one) => !loads.includes(one))
      const pool = popover.length > 0 ? popover : unset && knobs.length > 0 ? knobs : eager(others)
      const turn = popover.length === 0 && tabs.length > 0 && (pool.length === 0 || dice(2) === 0)
      const target = turn ? tabs[dice(tabs.length)] : pool[dice(pool.length)]
      if (target === undefined) throw new Error('Nothing to press.')
      if (!turn) presses++
      press(target)
      await rest()
    }
    return { presses, kinds, over: over() }
  }, most)
}

const WINDOWS: readonly (readonly [name: string, options: PageOptions, seed: string])[] = [
  ['1440 by 900', { width: 1440, height: 900 }, 'scythe wide'],
  ['a phone', { width: 390, height: 844, touch: true }, 'phone 2'],
]

for (const [name, options, seed] of WINDOWS) {
  test(`a whole game on ${name}`, { timeout: 600_000 }, async () => {
    const page = await services.page({ ...options, settings: { warn: false } })
    await begin(page, seed)
    const { presses, kinds, over } = await play(page, 6000)
    assert.ok(over, `not over after ${presses} presses: ${await page.locator('.prompt').first().innerText()}`)
    await page.locator('.score-table tbody tr').nth(1).waitFor()
    for (const kind of ['option', 'hex', 'bottom']) assert.ok((kinds[kind] ?? 0) > 0, `${kind} was pressed`)
    // The same seats again, with another deal.
    const ended = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.locator('.decision[data-at="0"], .decision[data-mine]').waitFor()
    assert.notEqual(page.url(), ended)
    assert.deepEqual(services.errors, [])
    await page.context().close()
  })
}
