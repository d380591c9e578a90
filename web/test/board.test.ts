/** The Essence played on its board: a whole round by clicking pieces and the panels on the cloth, never the decision bar. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, type House, open, start } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** What is lit on the board now: pieces with a legal move, and buttons on the cloth. */
const LIT = '[data-piece][data-legal], .button.legal:not([disabled]), .button.primary:not([disabled])'

/** A number that looks random and is the same every time. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
  }
}

/**
 * The middle of one of the lit things that can be pressed where they are: nothing lies on it, and it is or can be brought
 * into the window. Null when there is none. Found and said at once, so that nothing is drawn anew in between.
 */
function reached([scope, lit, thrown]: readonly [string, string, number]): { x: number; y: number } | null {
  const middle = (one: Element): { x: number; y: number } => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const all = [...document.querySelectorAll(scope)]
    .flatMap((part) => [...part.querySelectorAll(lit)])
    .filter((one) => {
      const { x, y } = middle(one)
      return one.getBoundingClientRect().width > 0 && one.contains(document.elementFromPoint(x, y))
    })
  const one = all[thrown % all.length]
  return one === undefined ? null : middle(one)
}

const round = async (page: Page): Promise<number> =>
  Number(/Round (\d+)/.exec(await page.locator('.topbar-game p, .phone-top p').first().innerText())?.[1] ?? 0)

/**
 * On a phone the lit pieces may lie on another tab, or in the hand; what has no piece at all (to pass, to end the
 * turn) stands on the sheet below the board.
 */
async function turnTo(page: Page, throws: (n: number) => number): Promise<void> {
  const loose = page.locator('.sheet .choice', { hasText: /^(Pass|End the turn)/ })
  if ((await page.locator('.sheet .choice').count()) === (await loose.count())) return loose.first().click()
  const places = await page
    .locator('.phone-tabs button:has(.legal-badge), .phone-nav button:nth-child(-n + 2)')
    .and(page.locator(':not([aria-current])'))
    .all()
  await places[throws(places.length)]?.click()
}

/** What a press may change: the position, what is lit, picked up or open, and what is written; empty if it is as before. */
function looks(before: string): string {
  const { at, mine } = document.querySelector<HTMLElement>('.decision')?.dataset ?? {}
  const shown = '[data-piece][data-legal], [data-selected], .popover, .movelist, .board, .phone-board, .decision, .dock'
  const parts = [...document.querySelectorAll(shown)].map(
    (one) => `${one.getAttribute('data-piece')} ${one.hasAttribute('data-selected')} ${one.textContent}`,
  )
  const now = `${at} ${mine} ${parts.join()}`
  return now === before ? '' : now
}

async function playRound(page: Page, phone: boolean): Promise<number> {
  const throws = dice(7)
  const scope = phone ? '.phone-board' : '.board, .dock'
  let presses = 0
  for (let turns = 0; turns < 400; turns++) {
    await asked(page)
    if ((await round(page)) >= 2) return presses
    const before = await page.evaluate(looks, '')
    // On a phone everything may lie on another tab; the whole board always has something to press.
    const what = [scope, LIT, throws(1 << 20)] as const
    const place = phone
      ? await page.evaluate(reached, what)
      : await (await page.waitForFunction(reached, what)).jsonValue()
    if (place === null) await turnTo(page, throws)
    else {
      if (phone) await page.touchscreen.tap(place.x, place.y)
      else await page.mouse.click(place.x, place.y)
      presses++
    }
    // A press decides, opens a list, or picks something up.
    await page.waitForFunction(looks, before)
  }
  return assert.fail('The round never ended.')
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a round of The Essence on the board at ${width}x${height}`, async () => {
    const phone = width < 768
    const page = await services.page({ width, height, touch: phone, settings: { warn: false } })
    await start(services, page, 'The Essence', 'board 1')
    const presses = await playRound(page, phone)
    assert.ok(presses >= 5, `${presses} presses`)
    await services.leave(page)
  })
}
