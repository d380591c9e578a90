/** The fullest positions of twenty simulated games on the board: nothing too small, nothing covered, nothing outside. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { type Gallery, openPositions, show } from './position/open.ts'
import { fullest, NAMES } from './scythe-positions.ts'

let house: Gallery
before(async () => {
  house = await openPositions()
})
after(() => house.close())

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
    // Nothing leaves its box.
    const areas = document.querySelectorAll<HTMLElement>(
      '.scythe-section, .scythe-bay, .scythe-rival, .scythe-own, .scythe-mat, .scythe-mat-head, .scythe-panel, .scythe-sockets, .scythe-tokenline, .scythe-options, .scythe-cost, .scythe-tile, .rivals, .scythe-tracks',
    )
    for (const area of areas) {
      const box = area.getBoundingClientRect()
      if (!visible(box) || getComputedStyle(area).overflowY === 'auto') continue
      for (const inner of area.querySelectorAll<HTMLElement>('*')) {
        if (inner.closest('svg')?.contains(inner.parentElement) || inner.closest('.unseen') !== null) continue
        const its = inner.getBoundingClientRect()
        const clipped = inner.closest('.seat-inside, .scythe-head-name, .scythe-objective, .scythe-option') !== null
        if (!visible(its) || clipped) continue
        const out = Math.max(its.right - box.right, its.bottom - box.bottom, box.left - its.left)
        if (out > 3) found.push(`${inner.className.toString()} leaves ${area.className} by ${Math.round(out)}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...new Set(found)]
  })
}

const WINDOWS: readonly (readonly [name: string, options: PageOptions])[] = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['1920 by 1080', { width: 1920, height: 1080 }],
  ['1024 by 768', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844, touch: true }],
]

test('the fullest positions fit', { timeout: 300_000 }, async () => {
  const positions = GAMES.map(({ seats, seed }) => ({ seats, seed, state: fullest(seats, seed) }))
  const wrong: string[] = []
  for (const [name, options] of WINDOWS) {
    const page = await house.page(options)
    await page.goto(`${house.address}/test/position/index.html`)
    for (const { seats, seed, state } of positions) {
      await show(page, { game: 'scythe', state, seat: 0, names: NAMES.slice(0, seats) })
      for (const fault of await faults(page)) wrong.push(`${name}, ${seats} seats, seed ${seed}: ${fault}`)
    }
    await page.context().close()
  }
  assert.deepEqual(wrong, [])
  assert.deepEqual(house.errors, [])
})
