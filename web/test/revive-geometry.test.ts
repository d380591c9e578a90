/**
 * The fullest positions of twenty simulated games on the board: nothing too small, nothing covered, nothing outside. And
 * what single positions have to show.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game, type ReviveState, stepOf } from '@ludarium/revive'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { type Gallery, openPositions, show } from './position/open.ts'
import { begin, fullest, NAMES, playOut } from './revive-positions.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

/** Two and four seats, sun and moon sides, the longer game. */
const GAMES = Array.from({ length: 20 }, (_, n) => ({
  seats: n % 2 === 0 ? 4 : 2,
  seed: n + 1,
  options: { sides: n % 4 < 2 ? 'sun' : 'moon', long: n % 5 === 0, vastCrystals: n % 3 === 0 },
}))

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
    // On the map: no piece under what is written later.
    const parts = [...document.querySelectorAll<SVGGElement>('.revive-map [data-part]')]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const overlap = (a: DOMRect, b: DOMRect): number =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      )
    parts.forEach((part, n) => {
      const box = boxes[n]
      if (part.dataset.part !== 'token' || box === undefined) return
      parts.forEach((other, m) => {
        const over = boxes[m]
        if (other.dataset.part !== 'pill' || over === undefined) return
        // Shadows of tokens have some air around them.
        if (overlap(box, over) > box.height * 0.55) found.push(`a token lies under a ${other.textContent}`)
      })
    })
    // And no price or label under another.
    const pills = parts.flatMap((part, n) => {
      const box = boxes[n]
      return part.dataset.part === 'pill' && box !== undefined ? [{ box, text: part.textContent }] : []
    })
    pills.forEach(({ box: one, text }, n) => {
      for (const { box: two, text: over } of pills.slice(n + 1)) {
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        const smaller = Math.min(one.width * one.height, two.width * two.height)
        if (wide > 0 && high > 0 && wide * high > smaller * 0.35) found.push(`${text} lies under ${over} on the map`)
      }
    })
    // Nothing leaves its box.
    const areas = document.querySelectorAll<HTMLElement>(
      '.revive-tribe-board, .revive-bay, .revive-well, .revive-socket, .revive-tech, .revive-hb, .revive-meters, .revive-rival, .revive-hand, .revive-display, .revive-card, .revive-acard, .revive-tribe, .revive-lane, .revive-progress',
    )
    for (const area of areas) {
      const box = area.getBoundingClientRect()
      if (!visible(box) || !area.checkVisibility() || getComputedStyle(area).overflowY === 'auto') continue
      for (const inner of area.querySelectorAll<HTMLElement>('*')) {
        if (inner.closest('svg')?.contains(inner.parentElement) || inner.closest('.unseen') !== null) continue
        const its = inner.getBoundingClientRect()
        // Rows scroll.
        if (!visible(its) || inner.closest('.revive-row > div, .revive-cards[data-many]') !== null) continue
        const out = Math.max(its.right - box.right, its.bottom - box.bottom, box.left - its.left)
        if (out > 3)
          found.push(
            `${inner.getAttribute('class')} leaves ${area.className} by ${Math.round(out)}: ${inner.textContent?.slice(0, 30)}`,
          )
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    if (innerWidth >= 1024 && document.documentElement.scrollHeight > innerHeight)
      found.push(`the page is ${document.documentElement.scrollHeight} high`)
    return [...new Set(found)]
  })
}

/** The window between two layouts is looked at with a few positions only. */
const WINDOWS: readonly (readonly [name: string, options: PageOptions, positions?: number])[] = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['1920 by 1080', { width: 1920, height: 1080 }],
  ['1280 by 800', { width: 1280, height: 800 }, 4],
  ['1280 by 720', { width: 1280, height: 720 }, 8],
  ['1024 by 768', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844, touch: true }],
]

test('the fullest positions fit', { timeout: 300_000 }, async () => {
  const positions = GAMES.map(({ seats, seed, options }) => ({ seats, seed, state: fullest(seats, seed, options) }))
  const wrong: string[] = []
  for (const [name, options, most] of WINDOWS) {
    const page = await services.page(options)
    await page.goto(`${services.address}/position.html`)
    for (const { seats, seed, state } of positions.slice(0, most)) {
      await show(page, { game: 'revive', state, seat: 0, names: NAMES.slice(0, seats) })
      for (const fault of await faults(page)) wrong.push(`${name}, ${seats} seats, seed ${seed}: ${fault}`)
    }
    await services.leave(page)
  }
  assert.deepEqual(wrong, [])
})

test('the fullest boards fit on a phone', { timeout: 300_000 }, async () => {
  const page = await services.page({ width: 390, height: 844, touch: true })
  await page.goto(`${services.address}/position.html`)
  const wrong: string[] = []
  for (const { seats, seed, options } of GAMES) {
    const state = fullest(seats, seed, options)
    await show(page, { game: 'revive', state, seat: 0, names: NAMES.slice(0, seats) })
    for (const tab of ['Board', 'Tribe', 'Display', 'Rivals']) {
      await page.locator('.phone-tabs button', { hasText: tab }).click()
      for (const fault of await faults(page)) wrong.push(`${tab}, ${seats} seats, seed ${seed}: ${fault}`)
    }
  }
  await services.leave(page)
  assert.deepEqual(wrong, [])
})

/** A turn of seat 0 in which much of the map can be aimed at. */
function isAiming(s: ReviveState): boolean {
  if (s.round < 8 || stepOf(s)?.step !== 'turn' || !game.actors(s).includes(0)) return false
  return game.legal(s, 0).filter((move) => move.do === 'build' || move.do === 'populate').length >= 12
}

const SEEDS = [2, 4, 13, 27]

test('prices of many targets lie beside each other', { timeout: 300_000 }, async () => {
  const wrong: string[] = []
  for (const [name, options] of WINDOWS) {
    const page = await services.page(options)
    await page.goto(`${services.address}/position.html`)
    for (const seed of SEEDS) {
      const state = playOut(begin({ seed }), 'aiming', isAiming)
      assert.ok(game.actors(state).includes(0), `seed ${seed} comes to no such position`)
      await show(page, { game: 'revive', state, seat: 0, names: NAMES })
      for (const fault of await faults(page)) wrong.push(`${name}, seed ${seed}: ${fault}`)
    }
    await services.leave(page)
  }
  assert.deepEqual(wrong, [])
})

/** A position of seat 0 from a seed that is as wanted. */
function where(seed: number, wanted: (s: ReviveState) => boolean): ReviveState {
  const s = playOut(begin({ seed }), `where ${seed}`, (now) => game.actors(now).includes(0) && wanted(now))
  assert.ok(game.actors(s).includes(0), `seed ${seed} comes to no such position`)
  return s
}

/** Whether a tile can be explored without a question about its price. */
function explores(s: ReviveState): boolean {
  const [move] = game.legal(s, 0).filter((one) => one.do === 'explore')
  if (move === undefined || stepOf(s)?.step !== 'turn') return false
  const after = game.clone(s)
  game.play(after, 0, move)
  return stepOf(after)?.step === 'recruitAny'
}

test('while exploring the bar says what is done and what is to come', async () => {
  const page = await services.shown({ game: 'revive', state: where(4, explores), seat: 0, names: NAMES })
  const course = page.locator('.decision .revive-course')
  assert.equal(await course.count(), 0)
  await page.locator('[data-piece^="tile:"][data-legal]').first().press('Enter')
  await course.locator('[aria-current="step"]', { hasText: 'Recruit' }).waitFor()
  assert.deepEqual(await course.locator('[data-done] i + span > b').allInnerTexts(), ['Pay', 'Points'])
  assert.match(await course.locator('[data-done] small').last().innerText(), /^\+\d/)
  const citizen = page.locator('.revive-display [data-piece^="card:"][data-legal]').first()
  const name = await citizen.locator('.revive-card-head > span').innerText()
  await citizen.click()
  await course.locator('[aria-current="step"]', { hasText: 'Lay the tile' }).waitFor()
  assert.equal(await course.locator('[data-done] small').last().innerText(), name)
  await services.leave(page)
})

test('a press on a slot is not lost, however soon it follows the pointer', async () => {
  const state = where(4, (s) => stepOf(s)?.step === 'slot')
  const page = await services.shown({ game: 'revive', state, seat: 0, names: NAMES })
  const slot = page.locator('[data-piece^="slot:"][data-legal]').first()
  const hit = await slot.evaluateHandle((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  })
  await slot.hover()
  await page.locator('.revive-bay[data-aimed] .revive-ghost').waitFor()
  assert.ok(await hit.evaluate((element) => element?.isConnected), 'what is pressed stays where it is')
  await services.leave(page)
})

test('on a phone a card that is picked to be played leads to the hand, and the card to the slots', async () => {
  const state = where(76, (s) => stepOf(s)?.step === 'turn' && s.round > 8 && playable(s) > 1)
  const options = { width: 390, height: 844, touch: true }
  const page = await services.shown({ game: 'revive', state, seat: 0, names: NAMES }, options)
  await page.locator('.decision .choice', { hasText: 'Play a card' }).click()
  await page.locator('.phone[data-tab="board"] .revive-hand').waitFor()
  const isSeen = (selector: string): Promise<boolean> =>
    page.locator(selector).evaluate((element) => {
      const box = element.getBoundingClientRect()
      const room = document.querySelector('main')?.getBoundingClientRect()
      return room !== undefined && box.top >= room.top - 1 && box.bottom <= room.bottom
    })
  const card = '.revive-handcard[data-legal] >> nth=0'
  assert.ok(await isSeen(card), 'the hand is in sight')
  // From the end of the board, where the hand lies else.
  await page.locator('.decision .choice', { hasText: 'Play a card' }).click()
  await page.locator(card).scrollIntoViewIfNeeded()
  await page.locator(card).click()
  await page.locator('.revive-target').first().waitFor()
  assert.ok(await isSeen('.revive-well >> nth=0'), 'the slots are in sight')
  await services.leave(page)
})

const playable = (s: ReviveState): number => game.legal(s, 0).filter((move) => move.do === 'play').length

test('fourteen cards in hand show every half, and the last one scrolls into sight', async () => {
  const state = where(4, (s) => stepOf(s)?.step === 'turn' && s.round > 5)
  const [own] = state.players
  assert.ok(own !== undefined)
  own.active.push(...state.deck.splice(0, 14 - own.active.length))
  const page = await services.shown({ game: 'revive', state, seat: 0, names: NAMES })
  const hand = page.locator('.revive-hand .revive-handcard')
  assert.equal(await hand.count(), 14)
  assert.equal(await hand.locator('.sign-op', { hasText: '…' }).count(), 0)
  const last = hand.nth(6)
  await last.scrollIntoViewIfNeeded()
  const [card, room] = [await last.boundingBox(), await page.locator('.revive-cards').boundingBox()]
  assert.ok(card !== null && room !== null && card.x + card.width <= room.x + room.width + 1)
  await services.leave(page)
})

test('a full slot says itself why no card can go there', async () => {
  const full = (s: ReviveState): boolean => stepOf(s)?.step === 'slot' && game.why(s, 0).length > 1
  const shown = { game: 'revive', state: where(5, full), seat: 0, names: NAMES }
  const page = await services.shown(shown)
  const card = page.locator('.revive-bay .revive-in[data-piece]').first()
  await card.hover()
  await page.locator('.peek', { hasText: 'has no slot symbol' }).waitFor()
  await card.click()
  await page.locator('.popover', { hasText: 'has no slot symbol' }).waitFor()
  await services.leave(page)
  const phone = await services.shown(shown, { width: 390, height: 844, touch: true })
  await phone.locator('.phone-tabs button', { hasText: 'Board' }).click()
  await phone.locator('.revive-bay .revive-in[data-piece]').first().tap()
  await phone.locator('.popover', { hasText: 'has no slot symbol' }).waitFor()
  await services.leave(phone)
})

test('on a tablet a rival’s chip opens the rival’s board, and closes it', async () => {
  const state = where(4, (s) => stepOf(s)?.step === 'turn' && s.round > 2)
  const page = await services.shown({ game: 'revive', state, seat: 0, names: NAMES }, { width: 1024, height: 768 })
  const chip = page.locator('.revive-rival', { hasText: NAMES[2] ?? '' }).getByRole('button')
  await chip.click()
  await page.getByRole('region', { name: `The board of ${NAMES[2]}` }).waitFor()
  assert.equal(await chip.getAttribute('aria-expanded'), 'true')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await page.getByRole('region', { name: 'Your board' }).waitFor()
  assert.equal(await chip.getAttribute('aria-expanded'), 'false')
  await services.leave(page)
})
