/** The table of Age of Innovation for hands and keys: Enter, the standing rule, the feet of the tracks, wide windows. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game, type InnovationState } from '@ludarium/innovation'
import { next } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { askedFor, fullest, NAMES, playOut, setUp } from './innovation-positions.ts'
import { type Gallery, openPositions } from './position/open.ts'

let house: Gallery
before(async () => {
  house = await openPositions()
})
after(() => house.close())

const shown = (state: InnovationState, options?: PageOptions): Promise<Page> =>
  house.shown({ game: 'innovation', state, seat: 0, names: NAMES.slice(0, state.seats) }, options)

const made = (page: Page): Promise<number> => page.evaluate(() => window.made)

test('from 1920 on displays lie beside the map, with the log open', { timeout: 120_000 }, async () => {
  const state = fullest(4, 21)
  const page = await shown(state, { width: 1920, height: 1080 })
  await page.locator('.side .log, .side .log-empty').first().waitFor()
  assert.equal(await page.locator('.i-faces').count(), 0, 'no tabs')
  const [map, displays] = await Promise.all(
    ['.hex-map', '.i-displays'].map((one) => page.locator(one).first().boundingBox()),
  )
  assert.ok(map && displays)
  assert.ok(map.x + map.width <= displays.x, 'beside each other')
  const below = await page.locator('.i-end-line').boundingBox()
  assert.ok(below !== null && below.y + below.height <= 1080, 'whole')
  await house.leave(page)
  const narrow = await shown(state, { width: 1440, height: 900 })
  assert.equal(await narrow.locator('.i-faces button').count(), 2, 'behind tabs')
  await house.leave(narrow)
})

test('Enter takes what the box shows', { timeout: 120_000 }, async () => {
  const { state } = askedFor(4, 21, 'action', 1)
  const page = await shown(state)
  await page.keyboard.press('Enter')
  assert.equal(await made(page), 0, 'no box, no move')
  const power = page.locator('.i-chip[data-legal]').first()
  await power.hover()
  await page.locator('.after').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.made === 1)
  await house.leave(page)

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
  await house.leave(hexes)
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
    await page.locator('.i-power').getByText('takes up to 2 unasked').waitFor()
    await house.leave(page)
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
  const feet = page.locator('.i-spaces-foot')
  assert.equal(await feet.count(), 4)
  for (const foot of await feet.all()) {
    const box = await foot.boundingBox()
    assert.ok(box !== null && box.width >= 72 && box.height >= 72, JSON.stringify(box))
    assert.equal(await foot.locator('button, [tabindex]').count(), 0)
  }
  const foot = page.locator('.i-spaces-foot[data-legal]').first()
  const discipline = (await foot.getAttribute('data-piece'))?.split(':')[1] ?? ''
  const ways = game.legal(state, 0).filter((move) => 'discipline' in move && move.discipline === discipline)
  const scholars = ways.filter(({ do: verb }) => verb === 'send' || verb === 'return')
  await foot.click()
  const buttons = page.locator('.decision .i-ask-ways .button')
  await buttons.first().waitFor()
  assert.equal(await buttons.count(), scholars.length)
  for (const button of await buttons.all()) assert.ok(((await button.boundingBox())?.height ?? 0) >= 40)
  await buttons.last().click()
  await page.waitForFunction(() => window.made === 1)
  await house.leave(page)
})
