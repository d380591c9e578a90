/** What a table on screen must do, whatever the game: shown with The Essence. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, decisions, type House, open, playOn, start } from './browser.ts'

const GAME = 'The Essence'
let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

/** Presses buttons until the last decision can be taken back. */
async function untilUndo(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await asked(page)
    await playOn(page, 1)
    await page.waitForTimeout(120)
    if (await page.getByRole('button', { name: 'Undo' }).isEnabled()) return
  }
  assert.fail('Nothing could be taken back.')
}

/** The view of the table as text, without the side panel. */
async function shown(page: Page): Promise<string> {
  return (await page.locator('.decision, .board, .dock').allInnerTexts()).join('\n')
}

test('undo takes back and redo plays again', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await start(house, page, GAME)
  await untilUndo(page)
  const after = await decisions(page)
  const then = await shown(page)
  await page.keyboard.press('u')
  await page.waitForFunction(
    (n) => document.querySelector('.slider-line input')?.getAttribute('max') === `${n}`,
    after - 1,
  )
  assert.notEqual(await shown(page), then)
  await page.keyboard.press('y')
  await page.waitForFunction((n) => document.querySelector('.slider-line input')?.getAttribute('max') === `${n}`, after)
  assert.equal(await shown(page), then)
  await page.context().close()
})

test('a reload in mid-game resumes the same position', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await start(house, page, GAME)
  await playOn(page, 12)
  await asked(page)
  await page.waitForTimeout(300)
  const at = await decisions(page)
  const then = await shown(page)
  await page.reload()
  await asked(page)
  assert.equal(await decisions(page), at)
  assert.equal(await shown(page), then)
  await page.goto(`${house.address}/`)
  await page.getByRole('link', { name: `Resume ${GAME}` }).click()
  await asked(page)
  assert.equal(await decisions(page), at)
  await page.context().close()
})

test('a crash of the worker loses nothing that was decided', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await start(house, page, GAME)
  await playOn(page, 6)
  await asked(page)
  await page.waitForTimeout(300)
  const at = await decisions(page)
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await asked(again)
  assert.equal(await decisions(again), at)
  await context.close()
})

test('a table is played in one window at a time', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await start(house, page, GAME)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByText('This table is open in another window.', { exact: false }).waitFor()
  await page.close()
  await second.reload()
  await asked(second)
  await second.context().close()
})

test('pass and play hangs a curtain between the seats', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await page.goto(`${house.address}/`)
  await page.getByRole('button', { name: `Pass and play ${GAME}` }).click()
  await page.getByLabel('Name of seat 2').fill('Tomo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const curtain = page.getByRole('heading', { name: /^Pass the screen to/ })
  await curtain.waitFor()
  assert.equal(await page.locator('.board, .dock, .log').count(), 0)
  const names = new Set<string>()
  for (let turns = 0; turns < 60 && names.size < 2; turns++) {
    if (await curtain.isVisible()) {
      const name = (await curtain.innerText()).replace('Pass the screen to ', '')
      names.add(name)
      await page.getByRole('button', { name: `I am ${name}` }).click()
      await asked(page)
      assert.match(await page.locator('.seat-name:has(.chip.you)').innerText(), new RegExp(name))
    }
    await page.locator('.decision .choice').first().click()
    await page.waitForTimeout(150)
  }
  assert.deepEqual([...names].sort(), ['Mara', 'Tomo'])
  await page.context().close()
})

test('hint, rules at the rule in question, and reasons', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await start(house, page, GAME)
  await playOn(page, 4)
  await asked(page)
  await page.keyboard.press('r')
  const drawer = page.getByRole('complementary', { name: `Rules of ${GAME}` })
  await drawer.locator('[aria-current]').waitFor()
  await drawer.getByRole('searchbox').fill('foundation')
  assert.ok((await drawer.locator('section').count()) > 0)
  await drawer.getByRole('searchbox').fill('no such words anywhere')
  await drawer.getByText('No rule contains').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  for (let tries = 0; tries < 40 && (await page.locator('.whynot button').count()) === 0; tries++) {
    await playOn(page, 1)
    await asked(page)
  }
  await page.locator('.whynot button').click()
  assert.ok((await page.locator('.reasons li').count()) > 0)
  await page.keyboard.press('Escape')
  for (let tries = 0; tries < 40 && !(await page.getByRole('button', { name: 'Hint' }).isEnabled()); tries++) {
    await playOn(page, 1)
    await asked(page)
  }
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByText('The bot would choose').waitFor()
  await page.context().close()
})

test('the whole game travels as text', { timeout: 60_000 }, async () => {
  const page = await house.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await start(house, page, GAME)
  await playOn(page, 8)
  await asked(page)
  await page.waitForTimeout(300)
  const at = await decisions(page)
  for (const item of ['Copy the game as text', 'Copy the short form']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: item }).click()
    await page.getByText('Copied.').last().waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const other = await house.page()
    await other.goto(`${house.address}/`)
    await other.getByLabel('Have a game as text?').fill(text)
    await other.getByRole('button', { name: 'Open' }).click()
    await asked(other)
    assert.ok((await decisions(other)) >= at)
    await other.context().close()
  }
  await page.goto(`${house.address}/`)
  await page.getByLabel('Have a game as text?').fill('this is no game')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('alert').waitFor()
  await page.context().close()
})

test('a game of The Essence by keyboard alone', { timeout: 200_000 }, async () => {
  const page = await house.page()
  page.setDefaultTimeout(150_000)
  await page.goto(`${house.address}/`)
  // To the first "Play against bots" by Tab, then Enter twice: the dialog's start button has the focus.
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name === `Play against bots ${GAME}`) break
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.decision').waitFor()
  const over = page.locator('.decision a.button.primary[href*="replay"]')
  const began = Date.now()
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  for (let n = 0; (await over.count()) === 0; n++) {
    if (Date.now() - began > 180_000) assert.fail('The game did not end.')
    if ((await page.locator('.decision .choice').count()) === 0) {
      if ((await page.locator('.asked').count()) > 0) {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      }
      await page.waitForTimeout(20)
      continue
    }
    if (n % 3 === 0) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(digits[n % 5] ?? '1')
    await page.waitForTimeout(10)
  }
  assert.deepEqual(house.errors, [])
  await page.context().close()
})
