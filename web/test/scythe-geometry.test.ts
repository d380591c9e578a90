/** The fullest positions of twenty simulated games on the board: nothing too small, nothing covered, nothing outside. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { type Gallery, openPositions, show } from './position/open.ts'
import { fullest, NAMES } from './scythe-positions.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

const GAMES = [5, 7].flatMap((seats) => Array.from({ length: 10 }, (_, n) => ({ seats, seed: n + 1 })))

/** Everything that is wrong on the page, in words. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0
    // Text of eleven pixels and more.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || element.closest('.unseen, title, [hidden]') !== null) continue
      if (!visible(element.getBoundingClientRect()) || !element.checkVisibility()) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < 10.95) found.push(`${size.toFixed(1)} px: ${text} (${element.getAttribute('class')})`)
    }
    // On the map: no count and no goods under what is drawn later, all pieces near their hex.
    const parts = [...document.querySelectorAll<SVGGElement>('.hex-map [data-part]')]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const overlap = (a: DOMRect, b: DOMRect): number =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      )
    parts.forEach((part, n) => {
      const text = part.dataset.part === 'token' || part.dataset.part === 'house' ? null : part.querySelector('text')
      if (text === null) return
      const box = text.getBoundingClientRect()
      parts.forEach((other, m) => {
        const over = boxes[m]
        if (m <= n || over === undefined || part.contains(other) || other.contains(part)) return
        // Boxes of letters have some air around them, shadows of tokens too.
        if (overlap(box, over) > 4)
          found.push(`${part.dataset.part} ${text.textContent} lies under a ${other.dataset.part}`)
      })
    })
    // Nothing leaves its box, and no box cuts its words off. What is meant to scroll may. Each is measured once.
    const made = new Map<Element, boolean>()
    const scrolls = (element: Element): boolean => {
      const known = made.get(element) ?? /auto|scroll/.test(getComputedStyle(element).overflowY)
      made.set(element, known)
      return known
    }
    /** What scrolls around an element, the nearest. */
    const scroller = (element: Element): Element | null => {
      let up = element.parentElement
      while (up !== null && !scrolls(up)) up = up.parentElement
      return up
    }
    const AREAS =
      'main > *, .rivals, .rivals > *, .rival-chips > *, .dock, .dock > *, .seat-panel, .seat-panel > header, .decision, .strip, .panel, [class^="scythe-"], [class*=" scythe-"]'
    const areas = new Map<Element, DOMRect>()
    for (const area of document.querySelectorAll<HTMLElement>(AREAS)) {
      const box = area.getBoundingClientRect()
      if (!visible(box) || scrolls(area) || area.closest('svg, .unseen') !== null) continue
      // A phone's decision lies in a sheet that scrolls. Signs of seats stand over the edge of a tile.
      if (!area.matches('.scythe-scenery, .scythe-tile-place, .question-veil, .sheet *')) areas.set(area, box)
    }
    for (const inner of document.querySelectorAll<HTMLElement>('body *')) {
      if (
        inner.parentElement?.closest('svg') != null ||
        inner.closest('.unseen, .scythe-scenery, .hex-map svg') !== null
      )
        continue
      const its = inner.getBoundingClientRect()
      if (!visible(its) || !inner.checkVisibility()) continue
      // What lies in a box that scrolls is that box's affair.
      const most = scroller(inner)
      for (let up = inner.parentElement; up !== null && up !== most; up = up.parentElement) {
        const box = areas.get(up)
        if (box === undefined) continue
        const out = Math.max(its.right - box.right, its.bottom - box.bottom, box.left - its.left, box.top - its.top)
        // The token stands over the edge of its line, focus rings of buttons too.
        if (out > 8 || (out > 3 && inner.closest('.scythe-pawn, .scythe-mat-head, .scythe-pay, .scythe-well') === null))
          found.push(`${inner.tagName} ${inner.className.toString()} leaves ${up.className} by ${Math.round(out)}`)
      }
    }
    // An objective's sentence has two lines; the whole of it is one press away.
    const clamped = '.scythe-objective-text, .prompt, .log, .unseen, svg, .scythe-moments, .scythe-objective b'
    for (const element of document.querySelectorAll<HTMLElement>('.table *, .phone *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (!own || element.closest(clamped) !== null || !element.checkVisibility()) continue
      if (!/hidden|clip/.test(getComputedStyle(element).overflowX)) continue
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${element.textContent?.trim()} (${element.className})`)
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...new Set(found)]
  })
}

const WINDOWS: readonly (readonly [name: string, options: PageOptions])[] = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['1920 by 1080', { width: 1920, height: 1080 }],
  ['1440 by 780', { width: 1440, height: 780 }],
  ['1024 by 768', { width: 1024, height: 768 }],
  ['200 % zoom', { width: 720, height: 450, scale: 2 }],
  ['a phone', { width: 390, height: 844, touch: true }],
]

/** Tabs of a phone beside the map, each at some of the positions. */
const TABS = ['Mat', 'Faction', 'Tracks', 'Rivals']
const TABBED = 4

test('the fullest positions fit', { timeout: 300_000 }, async () => {
  const positions = GAMES.map(({ seats, seed }) => ({ seats, seed, state: fullest(seats, seed) }))
  const wrong: string[] = []
  for (const [name, options] of WINDOWS) {
    const page = await services.page(options)
    await page.goto(`${services.address}/position.html`)
    for (const { seats, seed, state } of positions) {
      // A zoomed window is a phone's table: some positions are enough.
      if (options.scale === 2 && seed > TABBED / 2) continue
      await show(page, { game: 'scythe', state, seat: 0, names: NAMES.slice(0, seats) })
      for (const fault of await faults(page)) wrong.push(`${name}, ${seats} seats, seed ${seed}: ${fault}`)
      if (options.touch !== true || seed > TABBED / 2) continue
      for (const tab of TABS) {
        await page.locator('.phone-tabs button', { hasText: tab }).click()
        for (const fault of await faults(page)) wrong.push(`${name}, ${tab}, ${seats} seats, seed ${seed}: ${fault}`)
      }
    }
    await page.context().close()
  }
  assert.deepEqual(wrong, [])
  assert.deepEqual(services.errors, [])
})
