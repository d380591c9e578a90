/** How a table behaves towards who plays at it: nothing jumps, nothing is lost by a slip, everything can be found. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import { readPosition } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { asked, decided, decisions, type House, moved, open, playOn, SHOWN, start, visit } from './browser.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

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
    if ((await waits.count()) > 0) await waits.click({ timeout: 1000 }).catch(() => {})
  }
  return assert.fail('No turn was handed over.')
}

for (const { name } of games) {
  test(`${name}: a last decision can be taken back while the bots wait`, { timeout: 180_000 }, async () => {
    const page = await house.page({ settings: { warn: false, grace: 'long' } })
    await start(house, page, name, 'grace')
    const at = await untilHandedOver(page)
    await page.getByText('You can still take your decision back.').waitFor()
    await undo(page).click()
    await decided(page, at)
    await asked(page)
    await house.leave(page)
  })
}

test('bots that are hurried do not wait', { timeout: 180_000 }, async () => {
  const page = await house.page({ settings: { warn: false, grace: 'long', botSpeed: 'calm' } })
  await start(house, page, SHOWN.name, 'hurry')
  const at = await untilHandedOver(page)
  const began = Date.now()
  await page.keyboard.press('s')
  await moved(page, at + 1)
  // The first bot would have waited for 8 seconds.
  assert.ok(Date.now() - began < 7000, `${Date.now() - began} ms`)
  await asked(page)
  await house.leave(page)
})

test('who gives the screen away can take the decision back before the next one looks', {
  timeout: 180_000,
}, async () => {
  const page = await house.page({ settings: { warn: false } })
  await page.goto(`${house.address}/?seed=curtain`)
  await page.getByRole('button', { name: `Pass and play ${SHOWN.name}` }).click()
  await page.getByLabel('Name of seat 2').fill('Tomo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const back = page.getByRole('button', { name: /takes the last decision back$/ })
  for (let turns = 0; turns < 80; turns++) {
    await page.locator('.curtain, .decision[data-mine] .choice').first().waitFor()
    if ((await back.count()) > 0) break
    if ((await page.locator('.curtain').count()) > 0) await page.getByRole('button', { name: /^I am / }).click()
    else await playOn(page, 1)
  }
  const name = (await back.innerText()).replace(' takes the last decision back', '')
  await back.click()
  await asked(page)
  assert.match(await page.locator('.seat-name:has(.chip.you)').innerText(), new RegExp(name))
  assert.equal(await page.locator('.curtain').count(), 0)
  await house.leave(page)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the board stays where it is, whatever is asked (${width})`, { timeout: 300_000 }, async () => {
    for (const { name } of games) {
      const page = await house.page({ width, height, touch: width < 768, settings: { warn: false } })
      await start(house, page, name, 'still')
      const places = new Set<string>()
      for (let n = 0; n < 8; n++) {
        await asked(page)
        places.add(
          await page.evaluate(() => {
            const bar = document.querySelector('.sheet, .decision')
            const { top = 0, height = 0 } = document.querySelector('#content')?.getBoundingClientRect() ?? {}
            return `bar ${bar?.getBoundingClientRect().height} board ${top} ${height}`
          }),
        )
        const hidden = await page.locator('.decision').evaluate((bar) => {
          const end = bar.getBoundingClientRect().bottom
          return (
            bar.closest('.sheet') === null &&
            [...bar.querySelectorAll('.groups button')].some((one) => one.getBoundingClientRect().bottom > end)
          )
        })
        assert.equal(hidden, false, `${name}: a button below the bar`)
        await playOn(page, 2)
      }
      assert.deepEqual([...places].length, 1, `${name}: ${[...places].join('; ')}`)
      await house.leave(page)
    }
  })
}

test('1024 by 768 shows own holdings without scrolling, for every game', { timeout: 300_000 }, async () => {
  for (const { name } of games) {
    const page = await house.page({ width: 1024, height: 768 })
    await start(house, page, name, 'tablet')
    await asked(page)
    // A board may draw them itself.
    const dock = await page.locator('.dock, [data-holdings]').boundingBox()
    assert.ok(dock !== null && dock.y + dock.height <= 768, `${name}: ${JSON.stringify(dock)}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 768, name)
    await house.leave(page)
  }
})

test('at 200 % zoom the board keeps half of the height', { timeout: 300_000 }, async () => {
  for (const [width, height] of [
    [720, 450],
    [640, 360],
    [960, 540],
  ] as const) {
    for (const { name } of games) {
      const page = await house.page({ width, height })
      await start(house, page, name, 'zoom')
      await asked(page)
      const board = await page.locator('#content').boundingBox()
      assert.ok(board !== null && board.height >= height / 2, `${name} at ${width}: ${board?.height}`)
      const choice = await page.locator('.decision .choice').first().boundingBox()
      assert.ok(choice !== null && choice.y + choice.height <= height, `${name} at ${width}: the first move`)
      await house.leave(page)
    }
  }
})

test('Enter is on the only or the best move, never just on the first', { timeout: 180_000 }, async () => {
  const page = await house.page({ settings: { warn: false } })
  await start(house, page, SHOWN.name, 'enter')
  const seen = { only: 0, none: 0, best: 0 }
  for (let n = 0; n < 40; n++) {
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
  await house.leave(page)
})

test('a hint says why, there is one at a time, and none after the decision', { timeout: 180_000 }, async () => {
  const page = await house.page({ settings: { warn: false } })
  await start(house, page, SHOWN.name, 'hint')
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
  await house.leave(page)
})

test('the question mark shows the keys', { timeout: 180_000 }, async () => {
  const page = await house.page()
  await start(house, page, SHOWN.name, 'help')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByText('Take the last decision back').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await house.leave(page)
})

test('the test language is offered only to who speaks it', { timeout: 180_000 }, async () => {
  const page = await house.page()
  await visit(house, page, 'settings')
  await page.getByRole('button', { name: 'English' }).waitFor()
  assert.equal(await page.getByText('(test)').count(), 0)
  assert.equal(await page.locator('option[value="en-XA"]').count(), 0)
  await house.leave(page)
})

test('playing alone is said the same way for every game', { timeout: 180_000 }, async () => {
  const page = await house.page()
  await visit(house, page, '')
  for (const { name, seats } of games) {
    const box = page.locator('.box', { hasText: name })
    await box.getByText('Alone: against bots').waitFor()
    assert.equal(await box.getByText('Alone: the solo rules').count(), seats.min === 1 ? 1 : 0, name)
    await box.getByRole('button', { name: `Play against bots ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Alone: against bots').waitFor()
    if (seats.min === 1) {
      await dialog.getByRole('button', { name: '1', exact: true }).click()
      await dialog.getByText('Alone: the solo rules').waitFor()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await house.leave(page)
})

/** The colours of seats' signs. */
const colours = (page: Page, where: string): Promise<(string | null)[]> =>
  page.locator(`${where} > svg > path`).evaluateAll((all) => all.map((path) => path.getAttribute('fill')))

test('seats have the colours in the dialog that they have in play', { timeout: 180_000 }, async () => {
  for (const { name } of games) {
    const page = await house.page()
    await page.goto(`${house.address}/?seed=colours`)
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
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))
    const given = await colours(page, ':is(.seat-panel > header, [data-seat-sign])')
    // One's own board may go without a panel of its own.
    const shown = ['Mara', 'Basalt', 'Opal', 'Flint'].flatMap((seat, n) =>
      names.includes(seat) ? [[seat, n] as const] : [],
    )
    assert.ok(shown.length >= 3, names.join())
    for (const [seat, n] of shown) assert.equal(given[names.indexOf(seat)], promised[n], `${name}: ${seat}`)
    await house.leave(page)
  }
})

test('a position is shared as one seat sees it: no seed, no hash of the whole, no hidden card', {
  timeout: 180_000,
}, async () => {
  const page = await house.page({ settings: { warn: false } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await start(house, page, SHOWN.name, 'share')
  await playOn(page, 6)
  await asked(page)
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
  await dialog.getByText('Whoever has it can find out every hidden card', { exact: false }).waitFor()
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
  await house.leave(page)
})

test('preferences stand in a menu, not among the moves', { timeout: 180_000 }, async () => {
  const page = await house.page({ settings: { warn: false } })
  await start(house, page, 'Scythe', 'preferences')
  const bar = page.locator('.decision')
  const menu = bar.getByRole('button', { name: 'Preferences' })
  for (let n = 0; n < 60 && (await menu.count()) === 0; n++) {
    await playOn(page, 1)
    await asked(page)
  }
  const inBar = bar.locator('.groups button', { hasText: /bonus/ })
  assert.equal(await inBar.count(), 0)
  await menu.click()
  const list = bar.getByRole('dialog', { name: 'Preferences' })
  const first = list.getByRole('button').first()
  const text = await first.innerText()
  assert.match(text, /bonus|gains/)
  const at = await decisions(page)
  await first.click()
  await decided(page, at + 1)
  await asked(page)
  assert.equal(await inBar.count(), 0)
  await house.leave(page)
})

test('six and seven seats of Scythe simply work, and every rival can be reached', { timeout: 300_000 }, async () => {
  for (const [seats, width, height] of [
    [6, 1440, 900],
    [7, 1440, 900],
    [7, 1024, 768],
    [7, 390, 844],
  ] as const) {
    const page = await house.page({ width, height, touch: width < 768, settings: { warn: false } })
    await page.goto(`${house.address}/?seed=seven`)
    await page.getByRole('button', { name: 'Play against bots Scythe' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: `${seats}`, exact: true }).click()
    assert.equal(await dialog.locator('.chairs li').count(), seats)
    await dialog.getByRole('button', { name: 'Start the game' }).click()
    await asked(page)
    if (width < 768) await page.getByRole('button', { name: 'Rivals', exact: true }).click()
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
    await house.leave(page)
  }
})
