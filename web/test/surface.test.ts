/** What opens over the page: inside the window, one tooltip at a time, a question beside what was pressed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, boarded, type House, open, playOn, settled } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House

before(async () => {
  services = await open()
})

after(() => services.close())

interface Seen {
  readonly of: string
  readonly count: number
  readonly boxes: readonly { left: number; top: number; right: number; bottom: number }[]
}

/** Points at pieces and signs all over the screen, and says which tooltips that brings. */
function tooltips(page: Page, most: number): Promise<Seen[]> {
  return page.evaluate(async (most) => {
    const all = [...document.querySelectorAll('[data-piece], [data-piece] [data-icon]')].filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 2
    })
    const every = Math.max(1, Math.floor(all.length / most))
    const seen: Seen[] = []
    const point = (type: string, target: Element, relatedTarget: Element): void => {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }))
    }
    for (const one of all.filter((_, n) => n % every === 0)) {
      point('pointerover', one, document.body)
      await new Promise((done) => setTimeout(done, 520))
      const open = [...document.querySelectorAll('.peek, .sign-tip')]
      // What a box holds counts too: a card may be larger than its box.
      const boxes = open
        .flatMap((box) => [box, ...box.querySelectorAll<HTMLElement>('article, div, p, h3')])
        .map((box) => {
          const { left, top, right, bottom } = box.getBoundingClientRect()
          return { left, top, right, bottom }
        })
      seen.push({ of: one.outerHTML.slice(0, 90), count: open.length, boxes })
      point('pointerout', one, document.body)
      point('pointerover', document.body, one)
    }
    return seen
  }, most)
}

const SCREENS = [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 568 }],
  ['phone on its side', { width: 667, height: 320 }],
  ['desk', { width: 1440, height: 900 }],
] as const

for (const { name } of boarded)
  for (const [screen, size] of SCREENS)
    test(`${name}, ${screen}: tooltips stay inside the window, one at a time`, async () => {
      const page = await services.page({ ...size, settings: { warn: false } })
      await lay(services, page, name, 'tooltips', { after: 8 })
      await settled(page)
      const seen = await tooltips(page, 12)
      // A low window may show no whole piece.
      if (size.height > 320) assert.ok(seen.some(({ count }) => count > 0))
      for (const { of, count, boxes } of seen) {
        assert.ok(count <= 1, `${count} tooltips of ${of}`)
        for (const box of boxes)
          assert.ok(
            box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height,
            `${of}: ${JSON.stringify(box)}`,
          )
      }
      await services.leave(page)
    })

/** Games that ask before a wasteful move, and the moves that are. */
const WASTEFUL = [
  ['Scythe', '[data-do="skip"]'],
  ['Revive', '[data-do="end"]'],
  ['The Essence', '[data-do="pass"]'],
] as const

for (const [name, wasteful] of WASTEFUL)
  test(`${name}: the question before a wasteful move stands beside what was pressed, not on the rivals`, async () => {
    const page = await services.page()
    await lay(services, page, name, 'wasteful', { after: 6 })
    const question = page.locator('.asked')
    const button = page.locator(wasteful).first()
    for (let n = 0; n < 40 && (await question.count()) === 0; n++) {
      if ((await button.count()) > 0) {
        await button.click()
        await page.waitForTimeout(300)
        if ((await question.count()) > 0) break
      } else await playOn(page, 1, 'first')
      await asked(page)
    }
    const box = (await question.boundingBox()) ?? assert.fail('nothing was asked')
    const pressed = (await button.boundingBox()) ?? assert.fail('what was pressed is gone')
    const away = Math.max(
      pressed.x - box.x - box.width,
      box.x - pressed.x - pressed.width,
      pressed.y - box.y - box.height,
      box.y - pressed.y - pressed.height,
    )
    assert.ok(away <= 16, `${away} pixels away`)
    const covered = await page.locator('.rivals .seat-panel, .rivals > *').evaluateAll(
      (panels, { x, y, width, height }) =>
        panels.filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          return left < x + width && right > x && top < y + height && bottom > y
        }).length,
      box,
    )
    assert.equal(covered, 0)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await services.leave(page)
  })
