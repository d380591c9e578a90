/** The table of Age of Innovation for hands and keys: Enter, the standing rule, the feet of the tracks, wide windows. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game, hexNamed, type InnovationState } from '@ludarium/innovation'
import { WHEEL } from '@ludarium/innovation/data'
import { next } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { alongWheel } from '../src/boards/innovation/view.ts'
import type { PageOptions } from './browser.ts'
import { askedFor, fullest, NAMES, playOut, setUp } from './innovation-positions.ts'
import { type Gallery, openPositions } from './position/open.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

const shown = (state: InnovationState, options?: PageOptions): Promise<Page> =>
  services.shown({ game: 'innovation', state, seat: 0, names: NAMES.slice(0, state.seats) }, options)

const made = (page: Page): Promise<number> => page.evaluate(() => window.made)

test('from 1920 on displays lie beside the map, with the log open', { timeout: 120_000 }, async () => {
  const state = fullest(4, 21)
  const page = await shown(state, { width: 1920, height: 1080 })
  await page.locator('.side .log, .side .log-empty').first().waitFor()
  assert.equal(await page.locator('.innovation-faces').count(), 0, 'no tabs')
  const [map, displays] = await Promise.all(
    ['.hex-map', '.innovation-beside .innovation-displays'].map((one) => page.locator(one).first().boundingBox()),
  )
  assert.ok(map && displays)
  assert.ok(map.x + map.width <= displays.x, 'beside each other')
  const stock = await page.locator('.innovation-below').boundingBox()
  assert.ok(stock !== null && stock.y >= map.y + map.height, 'city tiles and bonuses below the map')
  const below = await page.locator('.innovation-end-line').boundingBox()
  assert.ok(below !== null && below.y + below.height <= 1080, 'whole')
  await services.leave(page)
  const narrow = await shown(state, { width: 1440, height: 900 })
  assert.equal(await narrow.locator('.innovation-faces button').count(), 2, 'behind tabs')
  await services.leave(narrow)
})

test('low windows fold the own display, which unfolds where it is asked for', { timeout: 120_000 }, async () => {
  const state = askedFor(4, 21, 'action', 1).state
  const page = await shown(state, { width: 1366, height: 768 })
  const button = page.locator('.innovation-fold > .button')
  assert.equal(await button.getAttribute('aria-expanded'), 'false')
  assert.equal(await page.locator('.innovation-own').count(), 0)
  const own = game.legal(state, 0).filter(({ do: verb }) => verb === 'convert' || verb === 'special')
  assert.ok(own.length > 0 && Number(await button.locator('.innovation-waiting').innerText()) > 0)
  await button.click()
  await page.locator('.innovation-own .innovation-chip[data-legal]').first().click()
  await page.waitForFunction(() => window.made === 1)
  await services.leave(page)

  const asked = await shown(askedFor(4, 21, 'book', 1).state, { width: 1366, height: 768 })
  await asked.locator('.innovation-own .innovation-bookpile[data-legal]').first().click()
  await asked.waitForFunction(() => window.made === 1)
  await services.leave(asked)
  const high = await shown(state, { width: 1440, height: 900 })
  assert.deepEqual(
    [await high.locator('.innovation-fold').count(), await high.locator('.innovation-own').count()],
    [0, 1],
  )
  await services.leave(high)
})

test('all sheets of the first choice lie side by side', { timeout: 120_000 }, async () => {
  for (const seats of [4, 5]) {
    const { state } = askedFor(seats, 7, 'set')
    const page = await shown(state, { width: 1440, height: 900 })
    const sheets = page.locator('.innovation-sheet')
    assert.equal(await sheets.count(), state.sets.length)
    const cloth = await page.locator('.innovation-setup').boundingBox()
    for (const sheet of await sheets.all()) {
      const box = await sheet.boundingBox()
      assert.ok(box && cloth && box.y + box.height <= cloth.y + cloth.height, 'in sight')
      const [name, take] = await Promise.all(['h5', '.innovation-take'].map((one) => sheet.locator(one).boundingBox()))
      assert.ok(name && take && name.x + name.width <= take.x + 1, 'the name beside its button')
    }
    await services.leave(page)
  }
})

test('four owners of a competency have their marks beside its name', { timeout: 120_000 }, async () => {
  const state = fullest(5, 21)
  const [id = ''] = state.competencies
  for (const player of state.players.slice(0, 4)) if (!player.competencies.includes(id)) player.competencies.push(id)
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ]) {
    const page = await shown(state, { width, height })
    const face = page.locator('.innovation-faces button').filter({ hasText: 'Displays' })
    if ((await face.count()) > 0) await face.click()
    const tile = page.locator(`[data-piece="tile:${id}"]`)
    const [box, name] = await Promise.all([tile.boundingBox(), tile.locator('b').boundingBox()])
    const marks = await tile.locator('.innovation-competency-name svg').all()
    assert.equal(marks.length, 4)
    const boxes = await Promise.all(marks.map((mark) => mark.boundingBox()))
    assert.ok(box && name)
    for (const mark of boxes)
      assert.ok(mark && mark.x >= name.x + name.width - 1 && mark.x + mark.width <= box.x + box.width)
    await services.leave(page)
  }
})

test('a phone asks about power in its sheet, and the map stays in sight', { timeout: 120_000 }, async () => {
  const page = await shown(askedFor(4, 2, 'offer', 1).state, { width: 390, height: 844, touch: true })
  const offer = page.locator('.sheet .innovation-offer')
  await offer.waitFor()
  assert.equal(
    await page.locator('.innovation-phone-map .innovation-offer, .decision .groups').count(),
    0,
    'asked once',
  )
  const sheet = await page.locator('.sheet').boundingBox()
  for (const one of await offer.locator('.button, select').all()) {
    const box = await one.boundingBox()
    assert.ok(box && sheet && box.height >= 40 && box.y + box.height <= sheet.y + sheet.height, 'in sight')
  }
  await offer.locator('.button').first().click()
  await page.waitForFunction(() => window.made === 1)
  await services.leave(page)
})

test('hexes that are asked about say how far they are and what they cost', { timeout: 120_000 }, async () => {
  const { state } = askedFor(4, 21, 'spades', 1)
  const page = await shown(state)
  const native = WHEEL[state.players[0]?.terrain ?? 0] ?? 'plains'
  const far = game.legal(state, 0).flatMap((move) => {
    const from = 'hex' in move ? WHEEL[state.terrain[hexNamed(state, move.hex)] ?? 0] : undefined
    return from === undefined ? [] : [alongWheel(from, native).length - 1]
  })
  assert.ok(far.length > 0)
  // Every spade has a shadow.
  const spades = await page.locator('.hex-map .hex-quiet [data-icon="spade"]').count()
  assert.equal(
    spades,
    far.reduce((sum, n) => sum + 2 * n, 0),
  )
  await services.leave(page)
  const raising = await shown(askedFor(4, 21, 'raise', 1).state)
  await raising.locator('.hex-place[data-legal]').first().waitFor()
  assert.match(
    await raising.locator('.hex-map .innovation-pill').first().innerHTML(),
    /icon-flat-hammer|icon-two-coins/,
  )
  await services.leave(raising)
})

test('Enter takes what the box shows', { timeout: 120_000 }, async () => {
  const { state } = askedFor(4, 21, 'action', 1)
  const page = await shown(state)
  await page.keyboard.press('Enter')
  assert.equal(await made(page), 0, 'no box, no move')
  const power = page.locator('.innovation-chip[data-legal]').first()
  await power.hover()
  await page.locator('.after').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.made === 1)
  await services.leave(page)

  const hexes = await shown(state)
  const hex = hexes.locator('.hex-place[data-legal]').first()
  const name = await hex.getAttribute('data-piece')
  await hex.hover()
  const title = hexes.locator('.after-title')
  await title.waitFor()
  assert.equal(await hexes.locator('.after .key').innerText(), '↵')
  assert.match(await title.innerText(), new RegExp(name?.split(':')[1] ?? '-'))
  await hexes.keyboard.press('Enter')
  await hexes.waitForFunction(() => window.made === 1)
  await services.leave(hexes)
})

test('what is taken of offers unasked can be set at any time', { timeout: 120_000 }, async () => {
  for (const options of [
    { width: 1440, height: 900 },
    { width: 390, height: 844, touch: true },
  ]) {
    const page = await shown(askedFor(4, 21, 'action', 1).state, options)
    if (options.touch) await page.locator('.phone-tabs button').filter({ hasText: 'Own' }).click()
    const gear = page.getByRole('button', { name: 'Offers of power' })
    await gear.click()
    const rules = page.getByRole('dialog', { name: 'Offers of power' })
    assert.equal(await rules.getByRole('radio').count(), 5)
    assert.ok(await rules.getByLabel('always ask me').isChecked())
    await rules.getByLabel('take up to 2 power').check()
    await page.keyboard.press('Escape')
    await rules.waitFor({ state: 'detached' })
    await page.locator('.innovation-power').getByText('takes up to 2 unasked').waitFor()
    await services.leave(page)
  }
})

test('on a phone the scholars of a discipline are one thing to press', { timeout: 120_000 }, async () => {
  const state = playOut(
    setUp(4, 21),
    'feet',
    (now) =>
      next(now)?.step === 'action' &&
      game.actors(now).includes(0) &&
      new Set(game.legal(now, 0).flatMap((move) => (move.do === 'send' ? [move.steps] : []))).size > 1,
  )
  const page = await shown(state, { width: 390, height: 844, touch: true })
  await page.locator('.phone-tabs button').filter({ hasText: 'Science' }).click()
  const feet = page.locator('.innovation-spaces-foot')
  assert.equal(await feet.count(), 4)
  for (const foot of await feet.all()) {
    const box = await foot.boundingBox()
    assert.ok(box !== null && box.width >= 72 && box.height >= 72, JSON.stringify(box))
    assert.equal(await foot.locator('button, [tabindex]').count(), 0)
  }
  const foot = page.locator('.innovation-spaces-foot[data-legal]').first()
  const discipline = (await foot.getAttribute('data-piece'))?.split(':')[1] ?? ''
  const ways = game.legal(state, 0).filter((move) => 'discipline' in move && move.discipline === discipline)
  const scholars = ways.filter(({ do: verb }) => verb === 'send' || verb === 'return')
  await foot.click()
  const buttons = page.locator('.decision .innovation-ways .question-body .button')
  await buttons.first().waitFor()
  assert.equal(await buttons.count(), scholars.length)
  for (const button of await buttons.all()) assert.ok(((await button.boundingBox())?.height ?? 0) >= 40)
  await buttons.last().click()
  await page.waitForFunction(() => window.made === 1)
  await services.leave(page)
})
