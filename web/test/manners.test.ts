/** How a table behaves towards who plays at it: nothing jumps, nothing is lost by a slip, everything can be found. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import { readPosition } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import {
  asked,
  choose,
  decided,
  decisions,
  type House,
  inWorkers,
  moved,
  NO_CLOCK,
  open,
  playOn,
  resized,
  SHOWN,
  settled,
  visit,
} from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Plays until a decision of the reader hands the turn to a bot and can be taken back; gives how many there were before. */
async function untilHandedOver(page: Page): Promise<number> {
  for (let tries = 0; tries < 120; tries++) {
    await asked(page)
    const at = await decisions(page)
    // By lot and by the first that plays in turn: a lot may only pick a kind of move.
    await playOn(page, 1, tries % 2 === 0 ? 'any' : 'first')
    const waits = page.locator('.decision .hurry')
    const next = page.locator('.decision[data-mine] .choice').first()
    await waits.or(next).first().waitFor()
    if ((await waits.count()) > 0 && (await decisions(page)) === at + 1 && (await undo(page).isEnabled())) return at
    if ((await waits.count()) > 0) await page.keyboard.press('s')
  }
  return assert.fail('No turn was handed over.')
}

for (const { name } of games) {
  test(`${name}: a last decision can be taken back while the bots wait`, async () => {
    const page = await services.page({ settings: { warn: false, grace: 'long' } })
    await inWorkers(page, NO_CLOCK)
    await lay(services, page, name, 'grace', { after: 3 })
    const at = await untilHandedOver(page)
    await page.getByText('You can still undo your move.').waitFor()
    await undo(page).click()
    await decided(page, at)
    await asked(page)
    await services.leave(page)
  })
}

test('bots that are hurried do not wait', async () => {
  const page = await services.page({ settings: { warn: false, grace: 'long', botSpeed: 'calm' } })
  // The bots would wait for ever.
  await inWorkers(page, NO_CLOCK)
  await lay(services, page, SHOWN.name, 'hurry', { after: 3 })
  const at = await untilHandedOver(page)
  await page.keyboard.press('s')
  await moved(page, at + 1)
  await asked(page)
  await services.leave(page)
})

test('who gives the screen away can take the decision back before the next one looks', async () => {
  const page = await services.page({ settings: { warn: false } })
  await page.goto(`${services.address}/?seed=curtain`)
  await page.getByRole('button', { name: `Pass and play ${SHOWN.name}` }).click()
  await page.getByLabel('Name in seat 2').fill('Tomo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const back = page.getByRole('button', { name: /^Undo .* last move$/ })
  for (let turns = 0; turns < 80; turns++) {
    await page.locator('.curtain, .decision[data-mine] .choice').first().waitFor()
    if ((await back.count()) > 0) break
    if ((await page.locator('.curtain').count()) > 0) await page.getByRole('button', { name: /^I am / }).click()
    else await playOn(page, 1)
  }
  const name = (await back.innerText()).replace(/^Undo (.*)’s last move$/, '$1')
  await back.click()
  await asked(page)
  assert.match(await page.locator('.seat-name:has(.chip.you)').innerText(), new RegExp(name))
  assert.equal(await page.locator('.curtain').count(), 0)
  await services.leave(page)
})

/** Where bar and board are, and whether a button lies below the bar. */
function standing(page: Page): Promise<{ place: string; hidden: boolean }> {
  return page.evaluate(() => {
    const bar = document.querySelector('.sheet, .decision')
    const { top = 0, height = 0 } = document.querySelector('#content')?.getBoundingClientRect() ?? {}
    const decision = document.querySelector('.decision')
    const end = decision?.getBoundingClientRect().bottom ?? 0
    const hidden =
      decision?.closest('.sheet') === null &&
      [...decision.querySelectorAll('.groups button')].some((one) => one.getBoundingClientRect().bottom > end)
    return { place: `bar ${bar?.getBoundingClientRect().height} board ${top} ${height}`, hidden }
  })
}

for (const { name } of games) {
  test(`${name}: the board stays where it is, whatever is asked, and has its room at any size`, async () => {
    const page = await services.page({ settings: { warn: false } })
    await lay(services, page, name, 'still')
    const places = new Map<number, Set<string>>()
    for (let n = 0; n < 6; n++) {
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await resized(page, width, height)
        const { place, hidden } = await standing(page)
        places.set(width, (places.get(width) ?? new Set()).add(place))
        assert.equal(hidden, false, `a button below the bar at ${width}`)
        if (width !== 1024) continue
        // A board may draw one's own holdings itself.
        const dock = await page.locator('.dock, [data-holdings]').first().boundingBox()
        assert.ok(dock !== null && dock.y + dock.height <= height, `holdings: ${JSON.stringify(dock)}`)
        assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height)
      }
      if (n === 2) await zoomed(page)
      const { over } = await playOn(page, 2)
      await asked(page)
      // A short game may end on the way.
      if (over) break
    }
    for (const [width, seen] of places) assert.equal(seen.size, 1, `${width}: ${[...seen].join('; ')}`)
    await services.leave(page)
  })
}

/** At 200 % zoom the board keeps half of the height, and the first move is in sight. */
async function zoomed(page: Page): Promise<void> {
  for (const [width, height] of [
    [720, 450],
    [640, 360],
    [960, 540],
  ] as const) {
    await resized(page, width, height)
    const board = await page.locator('#content').boundingBox()
    assert.ok(board !== null && board.height >= height / 2, `board at ${width}: ${board?.height}`)
    const choice = await page.locator('.decision .choice').first().boundingBox()
    assert.ok(choice !== null && choice.y + choice.height <= height, `the first move at ${width}`)
  }
}

test('Enter is on the only or the best move, never just on the first', async () => {
  const page = await services.page({ settings: { warn: false } })
  await lay(services, page, SHOWN.name, 'enter')
  const seen = { only: 0, none: 0, best: 0 }
  for (let n = 0; n < 40 && (n < 8 || seen.best === 0 || seen.none === 0); n++) {
    await asked(page)
    const choices = await page.locator('.decision .choice').count()
    const more = await page.locator('.decision .groups [aria-haspopup]').count()
    const marked = page.locator('.decision .choice.primary')
    const alone = choices === 1 && more === 0
    const count = await marked.count()
    if (alone) assert.equal(count, 1, 'the only move is not marked')
    seen[alone ? 'only' : count === 0 ? 'none' : 'best']++
    const at = await decisions(page)
    if (count === 1) {
      const text = await marked.innerText()
      assert.match(text, /↵/)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('Enter')
      assert.equal(await decisions(page), at)
      await page.keyboard.press('1')
    }
    await moved(page, at)
  }
  assert.ok(seen.best > 0 && seen.none > 0, JSON.stringify(seen))
  await services.leave(page)
})

test('a hint says why, there is one at a time, and none after the decision', async () => {
  const page = await services.page({ settings: { warn: false } })
  await lay(services, page, SHOWN.name, 'hint', { after: 2 })
  const hint = page.getByRole('button', { name: 'Hint' })
  const strip = page.locator('.hint-strip')
  let why = 0
  for (let n = 0; n < 40 && why === 0; n++) {
    await asked(page)
    if (await hint.isEnabled()) {
      await hint.click()
      await strip.waitFor()
      const reasons = await strip.locator('.hint-reason').allInnerTexts()
      assert.ok(reasons.length >= 1 && reasons.length <= 3 && reasons.every((reason) => reason.endsWith('.')))
      if ((await strip.locator('.hint-chip').count()) > 0) why++
      // The move that is advised is the one on Enter.
      assert.equal(await page.locator('.decision .choice.primary').count(), 1)
    }
    const at = await decisions(page)
    await playOn(page, 1)
    await moved(page, at)
    await strip.waitFor({ state: 'detached' })
  }
  assert.equal(why, 1)
  await asked(page)
  while (!(await hint.isEnabled())) {
    await playOn(page, 1)
    await asked(page)
  }
  await hint.click()
  await strip.waitFor()
  await page.keyboard.press('h')
  await page.keyboard.press('h')
  await page.waitForFunction(() => document.querySelectorAll('.hint-strip').length === 1)
  // A number shows one of them, Enter plays it.
  const at = await decisions(page)
  await page.keyboard.press('1')
  await strip.locator('[data-chosen]').waitFor()
  await page.keyboard.press('Enter')
  await moved(page, at)
  await strip.waitFor({ state: 'detached' })
  await services.leave(page)
})

test('the question mark shows the keys', async () => {
  const page = await services.page()
  await lay(services, page, SHOWN.name, 'help')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByText('Undo the last move').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await services.leave(page)
})

test('the test language is offered only to who speaks it', async () => {
  const page = await services.page()
  await visit(services, page, 'settings')
  await page.getByRole('button', { name: 'English' }).waitFor()
  assert.equal(await page.getByText('(test)').count(), 0)
  assert.equal(await page.locator('option[value="en-XA"]').count(), 0)
  await services.leave(page)
})

test('playing alone is said the same way for every game', async () => {
  const page = await services.page()
  await visit(services, page, '')
  for (const { name, seats } of games) {
    const box = page.locator('.box', { hasText: name })
    await box.getByText('Solo: against bots').waitFor()
    assert.equal(await box.getByText('Solo: with the solo rules').count(), seats.min === 1 ? 1 : 0, name)
    await box.getByRole('button', { name: `Play against bots ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Solo: against bots').waitFor()
    if (seats.min === 1) {
      await dialog.getByRole('button', { name: '1', exact: true }).click()
      await dialog.getByText('Solo: with the solo rules').waitFor()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await services.leave(page)
})

/** The colours of seats' signs. */
const colours = (page: Page, where: string): Promise<(string | null)[]> =>
  page.locator(`${where} > svg > path`).evaluateAll((all) => all.map((path) => path.getAttribute('fill')))

test('seats have the colours in the dialog that they have in play', async () => {
  const page = await services.page()
  for (const { name } of games) {
    await page.goto(`${services.address}/?seed=colours`)
    await choose(page, name)
    await page.getByRole('button', { name: `Play against bots ${name}` }).click()
    // Known once the game is loaded.
    await page.locator('.newtable-options summary').click()
    await page.locator('.option-fields > *').nth(1).waitFor()
    const promised = await colours(page, '.chairs li')
    await page.getByRole('button', { name: 'Start the game' }).click()
    // A board may draw seats itself.
    await page.locator('.seat-panel h2, [data-seat-name]').nth(2).waitFor()
    const names = await page
      .locator('.seat-panel h2, [data-seat-name]')
      .evaluateAll((all) => all.map((one) => (one.querySelector('button') ?? one).firstChild?.textContent ?? ''))
    const given = await colours(page, ':is(.seat-panel > header, [data-seat-sign])')
    // One's own board may go without a panel of its own.
    const shown = ['Mara', 'Basalt', 'Opal', 'Flint'].flatMap((seat, n) =>
      names.includes(seat) ? [[seat, n] as const] : [],
    )
    assert.ok(shown.length >= 3, names.join())
    for (const [seat, n] of shown) assert.equal(given[names.indexOf(seat)], promised[n], `${name}: ${seat}`)
  }
  await services.leave(page)
})

test('a position is shared as one seat sees it: no seed, no hash of the whole, no hidden card', async () => {
  const page = await services.page({ settings: { warn: false } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await lay(services, page, SHOWN.name, 'share', { after: 6 })
  const menu = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: item }).click()
  }
  const copied = async (): Promise<string> => {
    await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text !== ''))
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const empty = (): Promise<void> => page.evaluate(() => navigator.clipboard.writeText(''))
  await empty()
  await menu('Copy the game as text')
  // Nothing is copied before it is said what is in it, and nothing when the reader goes back.
  const dialog = page.getByRole('dialog', { name: 'This game is not over' })
  await dialog.getByText('Anyone who has it can work out every hidden card', { exact: false }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '')
  await menu('Copy the game as text')
  await dialog.getByRole('button', { name: 'Copy the whole game' }).click()
  const whole = await copied()
  const seed = /^seed ([0-9a-f]{64})$/m.exec(whole)?.[1] ?? ''
  assert.equal(seed.length, 64)
  const last = whole.match(/^[0-9a-f]{16}(?= )/gm)?.at(-1) ?? ''
  await empty()
  await menu('Copy the short form')
  await dialog.getByRole('button', { name: 'Copy the position as Mara sees it' }).click()
  const text = await copied()
  const { game } = await SHOWN.load()
  const position = readPosition(game, text)
  assert.ok(position.ok)
  const told = JSON.stringify(position.value)
  assert.ok(!told.includes(seed) && !told.includes(seed.slice(0, 16)) && !text.includes(last))
  assert.deepEqual(position.value, game.view(position.value, 0))
  await services.leave(page)
})

test('preferences stand in a list behind the gear of the mat, not among the moves', async () => {
  const page = await services.page({ settings: { warn: false } })
  await lay(services, page, 'Scythe', 'preferences', { after: 12 })
  const bar = page.locator('.decision')
  const menu = page.locator('[data-piece="preferences"]')
  for (let n = 0; n < 60 && (await menu.count()) === 0; n++) {
    await playOn(page, 1)
    await asked(page)
  }
  const inBar = bar.locator('.groups button', { hasText: /bonus/ })
  assert.equal(await inBar.count(), 0)
  assert.equal(await bar.getByRole('button', { name: 'Preferences' }).count(), 0)
  await menu.click()
  const list = page.locator('.popover')
  const first = list.getByRole('button').first()
  const text = await first.innerText()
  assert.match(text, /bonus|gains/)
  const at = await decisions(page)
  await first.click()
  await decided(page, at + 1)
  await asked(page)
  assert.equal(await inBar.count(), 0)
  await services.leave(page)
})

test('six and seven seats of Scythe simply work, and every rival can be reached', async () => {
  const page = await services.page({ settings: { warn: false } })
  await page.goto(`${services.address}/?seed=seven`)
  await page.getByRole('button', { name: 'Play against bots Scythe' }).click()
  const dialog = page.getByRole('dialog')
  for (const seats of [6, 7]) {
    await dialog.getByRole('button', { name: `${seats}`, exact: true }).click()
    assert.equal(await dialog.locator('.chairs li').count(), seats)
  }
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await asked(page)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resized(page, width, height)
    await reached(page, 7)
  }
  await lay(services, page, 'Scythe', 'six', { seats: 6 })
  await resized(page, 1440, 900)
  await reached(page, 6)
  await services.leave(page)
})

/** Whether every rival of so many seats can be seen, and opened where folded. */
async function reached(page: Page, seats: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? assert.fail()
  if (width < 768) {
    await page.getByRole('button', { name: 'Rivals', exact: true }).click()
    await settled(page)
  }
  for (const name of ['Basalt', 'Opal', 'Flint', 'Jasper', 'Agate', 'Marble'].slice(0, seats - 1)) {
    const rival = page.locator('.seat-panel:visible, .rival-chips .seat-chip').filter({ hasText: name }).first()
    if (width < 768) await rival.scrollIntoViewIfNeeded()
    const box = await rival.boundingBox()
    assert.ok(box !== null && box.y >= 0 && box.y + Math.min(box.height, 40) <= height, `${name} at ${width}`)
    // Whatever is folded opens.
    const fold = rival.locator('button[aria-expanded="false"]')
    if ((await fold.count()) > 0) {
      await fold.first().click()
      const open = page.locator('.seat-panel:not(.folded):visible', { hasText: name }).first()
      const shown = await open.boundingBox()
      assert.ok(shown !== null && shown.x >= 0 && shown.x + shown.width <= width, `${name} open at ${width}`)
      await rival.locator('button[aria-expanded="true"]').first().click()
    }
  }
}

for (const { name } of games) {
  test(`${name}: nothing makes room for a hint, and it lies on nothing that it speaks of`, async () => {
    const page = await services.page({ settings: { warn: false } })
    await lay(services, page, name, 'room for hints', { after: 8 })
    const hint = page.getByRole('button', { name: 'Hint' })
    while (!(await hint.isEnabled())) {
      await playOn(page, 1)
      await asked(page)
    }
    const strip = page.locator('.hint-strip')
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await resized(page, width, height)
      const { place } = await standing(page)
      await page.keyboard.press('h')
      await page.locator('.chalk-loop').first().waitFor()
      await settled(page)
      assert.equal((await standing(page)).place, place, `${width} wide`)
      const own = (await strip.boundingBox()) ?? assert.fail()
      assert.ok(own.y + own.height <= height || width < 768, `it ends at ${own.y + own.height}`)
      const loops = await page.evaluate(() => [
        ...new Set([...document.querySelectorAll('.chalk-loop')].map((one) => one.getBoundingClientRect().toJSON())),
      ])
      for (const loop of width < 768 ? [] : loops)
        assert.ok(loop.bottom <= own.y + 4 || loop.top >= own.y + own.height - 4, `${name}: a loop lies under it`)
      await page.keyboard.press('Escape')
      await strip.waitFor({ state: 'detached' })
    }
    await services.leave(page)
  })
}

/** Places of the board that a button lies over. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('main .button.choice')].filter((one) => one.checkVisibility())
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const places = [...document.querySelectorAll('main [data-piece], main .panzoom > svg')]
    return buttons.flatMap((button) => {
      const box = button.getBoundingClientRect()
      return places
        .filter((place) => !place.contains(button) && over(place.getBoundingClientRect(), box))
        .map((place) => `${button.textContent} over ${place.getAttribute('data-piece') ?? 'the map'}`)
    })
  })
}

for (const { name } of games) {
  test(`${name}: the end of a turn is offered beside the board, not over it`, async () => {
    const page = await services.page({ settings: { warn: false } })
    await lay(services, page, name, 'ends', { after: 30 })
    const end = page.locator('.decision .choice[data-do="end"]')
    for (let tries = 0; tries < 60 && (await end.count()) === 0; tries++) {
      await playOn(page, 1)
      await asked(page)
    }
    assert.equal(await end.count(), 1, 'a turn can be ended')
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await resized(page, width, height)
      if (width < 768) await page.locator('.phone-tabs button').first().click()
      await settled(page)
      assert.deepEqual(await covered(page), [], `${width} wide`)
    }
    await services.leave(page)
  })
}

for (const { name } of games) {
  test(`${name}: everything that is not possible is read at once`, async () => {
    const page = await services.page({ settings: { warn: false } })
    await lay(services, page, name, 'reasons', { after: 24 })
    const why = page.locator('.whynot > .button')
    for (let tries = 0; tries < 30 && (await why.count()) === 0; tries++) {
      await playOn(page, 1)
      await asked(page)
    }
    await why.click()
    const list = page.locator('.reasons')
    await list.waitFor()
    await settled(page)
    const hidden = await list.evaluate((one) => one.scrollHeight - one.clientHeight)
    assert.ok(hidden <= 1, `${hidden} pixels are out of sight`)
    const box = (await page.locator('.whynot .movelist').boundingBox()) ?? assert.fail()
    assert.ok(box.x >= 0 && box.y + box.height <= 900, JSON.stringify(box))
    await services.leave(page)
  })
}
