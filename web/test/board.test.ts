/** The Essence played on its board: a whole round by clicking pieces and the panels on the cloth, never the decision bar. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { asked, decisions, type House, open, start } from './browser.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

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

async function visible(lit: Locator): Promise<Locator[]> {
  const all = await lit.all()
  const seen = await Promise.all(all.map((one) => one.isVisible()))
  return all.filter((_, n) => seen[n])
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
  const places = [
    ...(await page.locator('.phone-tabs button:has(.legal-badge)').all()),
    ...(await page.locator('.phone-nav button').all()).slice(0, 2),
  ]
  await places[throws(places.length)]?.click()
}

/** What a press may change: the position, and what is lit or open. */
function change(before: string): boolean {
  const lit = document.querySelectorAll('[data-piece][data-legal], [data-selected], .popover, .movelist').length
  const { at, mine } = document.querySelector<HTMLElement>('.decision')?.dataset ?? {}
  return `${at} ${mine} ${lit} ${document.querySelector('.board, .phone-board')?.textContent?.length}` !== before
}

const looks = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const lit = document.querySelectorAll('[data-piece][data-legal], [data-selected], .popover, .movelist').length
    const { at, mine } = document.querySelector<HTMLElement>('.decision')?.dataset ?? {}
    return `${at} ${mine} ${lit} ${document.querySelector('.board, .phone-board')?.textContent?.length}`
  })

async function playRound(page: Page, phone: boolean): Promise<number> {
  const throws = dice(7)
  const scope = page.locator(phone ? '.phone-board' : '.board, .dock')
  let clicks = 0
  for (let idle = 0; idle < 400 && (await round(page)) < 2; ) {
    const lit = await visible(scope.locator(LIT))
    const piece = lit[throws(lit.length || 1)]
    if (piece === undefined) {
      idle++
      if (phone && (await page.locator('.decision[data-mine] .choice').count()) > 0) await turnTo(page, throws)
      else await asked(page)
      continue
    }
    const before = await looks(page)
    const clicked = await piece.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (clicked) clicks++
    else idle++
    // A press decides, opens a list, or picks something up; one on a piece that is gone by now does nothing.
    await page.waitForFunction(change, before, { timeout: 2000 }).catch(() => idle++)
  }
  return clicks
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a round of The Essence on the board at ${width}x${height}`, { timeout: 180_000 }, async () => {
    const phone = width < 768
    const page = await house.page({ width, height, touch: phone, settings: { warn: false } })
    await start(house, page, 'The Essence', 'board 1')
    const clicks = await playRound(page, phone)
    assert.equal(await round(page), 2)
    assert.ok(clicks >= 5, `${clicks} clicks`)
    if (!phone) assert.ok((await decisions(page)) > clicks)
    await house.leave(page)
  })
}
