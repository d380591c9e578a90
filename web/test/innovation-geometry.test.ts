/** The fullest positions of twenty simulated games on the board: nothing too small, nothing outside its box, nothing covered. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game } from '@ludarium/innovation'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { fullest, NAMES, playOut, setUp } from './innovation-positions.ts'
import { type Gallery, openPositions, show } from './position/open.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

const GAMES = [1, 2, 3, 4, 5].flatMap((seats) => [1, 2, 3, 4].map((seed) => ({ seats, seed })))

/** Everything that is wrong on the page, in words. A frame after the map knows its size its letters have theirs. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => {
    const found: string[] = []
    const phone = document.querySelector('.phone') !== null
    const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0
    // Text of eleven pixels and more; a phone's map is zoomed.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || element.closest('.unseen, title, [hidden]') !== null) continue
      if (phone && element.closest('.hex-map') !== null) continue
      if (!visible(element.getBoundingClientRect()) || !element.checkVisibility()) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < 10.95) found.push(`${size.toFixed(1)} px: ${text} (${element.getAttribute('class')})`)
    }
    // Nothing leaves its box, nothing is cut off.
    const areas = document.querySelectorAll<HTMLElement>(
      '.innovation-goods, .innovation-power, .innovation-buildings, .innovation-owntracks, .innovation-owntiles, .innovation-rival, .innovation-slot, .innovation-cell, .innovation-space, .innovation-action, .innovation-round, .innovation-column, .innovation-innovation, .innovation-competency, .innovation-palace, .innovation-city, .innovation-bonus, .innovation-science, .innovation-bar',
    )
    for (const area of areas) {
      const box = area.getBoundingClientRect()
      if (!visible(box)) continue
      for (const inner of area.querySelectorAll<HTMLElement>('*')) {
        if (inner.closest('svg')?.contains(inner.parentElement) || inner.closest('.unseen') !== null) continue
        // Names may end in dots; the words are in the large card.
        const cut = inner.closest(
          'b, h2, .innovation-rival-role, .innovation-rival-bonus, .innovation-role, em, .innovation-display-head',
        )
        if (cut !== null && cut !== inner.closest('.innovation-gain')) continue
        const its = inner.getBoundingClientRect()
        if (!visible(its)) continue
        const out = Math.max(its.right - box.right, its.bottom - box.bottom, box.left - its.left)
        if (out > 3.5) found.push(`${inner.className.toString()} leaves ${area.className} by ${Math.round(out)}`)
      }
    }
    // The map shows whole hexes beside each other: prices lie on their own hex.
    const prices = [...document.querySelectorAll<SVGGElement>('.hex-map .innovation-pill')].map((pill) =>
      pill.getBoundingClientRect(),
    )
    prices.forEach((a, n) => {
      for (const b of prices.slice(n + 1)) {
        const over = Math.min(
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        )
        if (over > 4) found.push('a price covers another')
      }
    })
    // Hexes keep their size, the actions below the tracks are in sight.
    if (!phone) {
      for (const map of document.querySelectorAll('.innovation-cloth .hex-map')) {
        const side = (map.querySelector('.hex-place')?.getBoundingClientRect().height ?? 0) / 2
        if (side < 24) found.push(`hexes of ${side.toFixed(1)}`)
      }
      for (const science of document.querySelectorAll('.innovation-middle > .innovation-science')) {
        const hidden = science.scrollHeight - science.clientHeight
        if (hidden > 1) found.push(`${hidden} of the science display are below its edge`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...new Set(found)]
  })
}

/** The other faces of the cloth or tabs of a phone, one after the other. */
async function faces(page: Page): Promise<string[]> {
  const wrong = await faults(page)
  const tabs = page.locator('.innovation-faces button[aria-selected="false"], .phone-tabs button:not([aria-current])')
  const count = await tabs.count()
  const names = await tabs.allInnerTexts()
  for (let n = 0; n < count; n++) {
    const name = names[n]?.split('\n')[0] ?? ''
    await page.locator('.innovation-faces button, .phone-tabs button').filter({ hasText: name }).first().click()
    for (const fault of await faults(page)) wrong.push(`${name}: ${fault}`)
  }
  return wrong
}

const WINDOWS: readonly (readonly [name: string, options: PageOptions])[] = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['1920 by 1080', { width: 1920, height: 1080 }],
  ['1920 by 940', { width: 1920, height: 940 }],
  ['1536 by 730', { width: 1536, height: 730 }],
  ['1366 by 768', { width: 1366, height: 768 }],
  ['1280 by 720', { width: 1280, height: 720 }],
  ['1024 by 768', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844, touch: true }],
]

test('the fullest positions fit', { timeout: 300_000 }, async () => {
  const positions = GAMES.map(({ seats, seed }) => ({ seats, seed, state: fullest(seats, seed) }))
  const wrong: string[] = []
  for (const [name, options] of WINDOWS) {
    const page = await services.page(options)
    await page.goto(`${services.address}/position.html`)
    for (const { seats, seed, state } of positions) {
      // Half of them are enough for the other windows.
      if (name !== '1440 by 900' && seed > 2) continue
      await show(page, { game: 'innovation', state, seat: 0, names: NAMES.slice(0, seats) })
      // The faces differ little between seeds.
      const found = seed === 1 ? await faces(page) : await faults(page)
      for (const fault of found) wrong.push(`${name}, ${seats} seats, seed ${seed}: ${fault}`)
    }
    await page.context().close()
  }
  assert.deepEqual(wrong, [])
  assert.deepEqual(services.errors, [])
})

/** Presses the thing and says what was set in motion by it: the classes of the elements, each once. */
function moved(page: Page, piece: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const seen = new Set<string>()
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, ...args: Parameters<Element['animate']>) {
      seen.add(this.closest('[class]')?.classList[0] ?? '')
      return animate.apply(this, args)
    }
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(done))
    Element.prototype.animate = animate
    return [...seen].sort()
  }, piece)
}

test('a power action rolls tokens and crosses its token, for who wants motion', { timeout: 120_000 }, async () => {
  const state = playOut(setUp(4, 1), 'motion', (now) =>
    game.actors(now).includes(0)
      ? game.legal(now, 0).some((move) => move.do === 'power' && move.action === 'power-tools')
      : false,
  )
  const page = await services.page()
  await page.goto(`${services.address}/position.html`)
  const piece = '[data-piece="action:power-tools"][data-legal]'
  for (const [wish, expected] of [
    ['reduce', []],
    ['no-preference', ['innovation-cross', 'innovation-token']],
  ] as const) {
    await page.emulateMedia({ reducedMotion: wish })
    await show(page, { game: 'innovation', state, seat: 0, names: NAMES.slice(0, 4) })
    await page.locator(piece).waitFor()
    assert.deepEqual(await moved(page, piece), expected, wish)
  }
  await page.context().close()
})
