/** Scythe's board in the situations of its own: by keyboard, with steppers and gifts, in combat, at the end. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import { type Gallery, openPositions } from './position/open.ts'
import { enlisting, harvesting, NAMES, picture, type Recorded, recorded, sealed } from './scythe-positions.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

function shown({ state, told, points }: Recorded, options?: PageOptions): Promise<Page> {
  const names = NAMES.slice(0, state.seats)
  return services.shown({ game: 'scythe', state, seat: 0, names, told, scores: points }, options)
}

/** Waits until so many decisions were made. */
async function made(page: Page, n: number): Promise<void> {
  await page.waitForFunction((wanted) => window.made === wanted, n)
}

test('an option and a territory are taken by keyboard', async () => {
  const page = await shown({ state: picture(), told: [], points: [] })
  await page.locator('[data-piece="option:produce"]').focus()
  // Focus says what hovering says.
  await page.locator('.after', { hasText: '11 → 10' }).waitFor()
  await page.keyboard.press('Enter')
  await made(page, 1)
  await page.locator('[data-piece="hex:r0c4"]').focus()
  await page.keyboard.press('Enter')
  await made(page, 2)
  await page.locator('.log', { hasText: '3 wood' }).waitFor()
  await services.leave(page)
})

test('hidden coins are called hidden, not none', async () => {
  const state = picture()
  for (const [visible, said] of [
    [false, /, coins hidden, /],
    [true, /, \d+ coins, /],
  ] as const) {
    const options = { ...state.options, coinsVisible: visible }
    const page = await shown({ state: { ...state, options }, told: [], points: [] })
    const labels = await page.locator('.scythe-rival-figures').allInnerTexts()
    assert.ok(labels.length > 0)
    for (const label of labels) assert.match(label.replaceAll('\n', ' '), said)
    await services.leave(page)
  }
})

test('fewer goods by the stepper', async () => {
  const page = await shown(harvesting())
  await page.getByRole('button', { name: /less.*forest A4|forest A4.*less/i }).click()
  await page.locator('[data-piece="hex:r0c4"]').click()
  await made(page, 1)
  await page.locator('.log', { hasText: '2 wood' }).waitFor()
  await services.leave(page)
})

test('a recruit asks for its gift on the mat', async () => {
  const page = await shown(enlisting())
  await page.locator('.scythe-recruit[data-lit]').first().click()
  const gifts = page.locator('.scythe-bonuses .button')
  assert.equal(await gifts.count(), 4)
  await gifts.first().click()
  await made(page, 1)
  await page.locator('.scythe-bonuses').waitFor({ state: 'detached' })
  await services.leave(page)
})

for (const [name, options] of [
  ['wide', { width: 1440, height: 900 }],
  ['on a phone as a full sheet', { width: 390, height: 844, touch: true }],
] as const) {
  test(`a combat is sealed and revealed, ${name}`, async () => {
    const page = await shown(sealed(), options)
    const dialog = page.locator('.question')
    if (options.width < 768) {
      const box = await dialog.boundingBox()
      assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, options.width, options.height])
    }
    await page.locator('.scythe-combat-card[data-lit]').last().click()
    await page.getByRole('button', { name: 'Set the dial to 5' }).click()
    if (options.width < 768) await page.locator('.scythe-seal').click()
    else await page.keyboard.press('Enter')
    await page.locator('.question-middle b', { hasText: '1' }).waitFor()
    const effects = await page.locator('.scythe-stakes li').allInnerTexts()
    for (const change of ['10 → 5', '3 → 2', '9 → 8', '2 → 1 → 2'])
      assert.ok(
        effects.some((line) => line.includes(change)),
        `${change} in ${effects.join('; ')}`,
      )
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await services.leave(page)
  })
}

test('the end: scoring, curve, land, stars and figures, and the board behind it', async () => {
  const game = recorded(['nordic', 'rusviet'], ['industrial', 'mechanical'], 'short')
  const page = await shown(game)
  const totals = await page.locator('[data-part=scoring] tfoot td > b').allInnerTexts()
  const last = game.points[game.points.length - 1]?.totals ?? []
  assert.deepEqual(
    totals.map(Number),
    [...last].sort((a, b) => b - a),
  )
  const rank = 1 + last.filter((total) => total > (last[0] ?? 0)).length
  await page
    .locator('.decision-head')
    .getByRole('img', { name: rank === 1 ? '1st' : '2nd' })
    .waitFor()
  assert.deepEqual(
    (await page.locator('.decision .groups > *').allInnerTexts()).map((text) => text.split('\n')[0]),
    ['Replay', 'Analyse', 'Start page', 'Rematch'],
  )
  await page.locator('[data-part=chart] .chart-line').nth(1).waitFor()
  assert.ok((await page.locator('.scythe-moments li').count()) > 0)
  assert.equal(await page.locator('[data-part=figures] tbody tr').count(), 8)
  assert.ok((await page.locator('.scythe-final-map [data-part="token"]').count()) > 3)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.locator('.hex-map').waitFor()
  await page.getByRole('button', { name: 'Back to the scoring' }).click()
  await page.locator('[data-part=scoring]').waitFor()
  await services.leave(page)
})
