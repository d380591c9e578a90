/** What a table on screen must do, whatever the game: shown with The Essence. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, decided, decisions, type House, moved, open, playOn } from './browser.ts'
import { lay } from './prepared-table.ts'

const GAME = 'The Essence'
const OVER = '.decision a[href*="replay"]'
let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** Presses buttons until the last decision can be taken back. */
async function untilUndo(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await asked(page)
    await playOn(page, 1)
    await asked(page)
    if (await page.getByRole('button', { name: 'Undo' }).isEnabled()) return
  }
  assert.fail('Nothing could be taken back.')
}

/** The view of the table as text, without the side panel. */
async function shown(page: Page): Promise<string> {
  return (await page.locator('.decision, .board, .dock').allInnerTexts()).join('\n')
}

test('undo takes back and redo plays again', async () => {
  const page = await services.page()
  await lay(services, page, GAME, 'table 1', { after: 3 })
  await untilUndo(page)
  const after = await decisions(page)
  const then = await shown(page)
  await page.keyboard.press('u')
  await decided(page, after - 1)
  assert.notEqual(await shown(page), then)
  await page.keyboard.press('y')
  await decided(page, after)
  assert.equal(await shown(page), then)
  await services.leave(page)
})

test('a reload in mid-game resumes the same position', async () => {
  const page = await services.page()
  await lay(services, page, GAME, 'table 2', { after: 8 })
  await playOn(page, 2)
  await asked(page)
  const at = await decisions(page)
  const then = await shown(page)
  await page.reload()
  await asked(page)
  assert.equal(await decisions(page), at)
  assert.equal(await shown(page), then)
  await page.goto(`${services.address}/`)
  await page.getByRole('link', { name: `Resume ${GAME}` }).click()
  await asked(page)
  assert.equal(await decisions(page), at)
  await services.leave(page)
})

test('a crash of the worker loses nothing that was decided', async () => {
  const page = await services.page()
  await lay(services, page, GAME, 'table 3', { after: 4 })
  await playOn(page, 2)
  await asked(page)
  const at = await decisions(page)
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await asked(again)
  assert.equal(await decisions(again), at)
  await services.leave(again)
})

test('a table is played in one window at a time', async () => {
  const page = await services.page()
  await lay(services, page, GAME, 'table 4')
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByText('This table is open in another window.', { exact: false }).waitFor()
  await page.close()
  await second.reload()
  await asked(second)
  await services.leave(second)
})

test('pass and play hangs a curtain between the seats', async () => {
  const page = await services.page()
  await page.goto(`${services.address}/?seed=pass`)
  await page.getByRole('button', { name: `Pass and play ${GAME}` }).click()
  await page.getByLabel('Name in seat 2').fill('Tomo')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ })
  await curtain.waitFor()
  assert.equal(await page.locator('.board, .dock, .log').count(), 0)
  const names = new Set<string>()
  for (let turns = 0; turns < 60 && names.size < 2; turns++) {
    if (await curtain.isVisible()) {
      const name = (await curtain.innerText()).replace('Pass the device to ', '')
      names.add(name)
      await page.getByRole('button', { name: `I am ${name}` }).click()
      await asked(page)
      assert.match(await page.locator('.seat-name:has(.chip.you)').innerText(), new RegExp(name))
    }
    await asked(page)
    const at = await decisions(page)
    await page.locator('.decision .choice').first().click()
    await moved(page, at)
  }
  assert.deepEqual([...names].sort(), ['Mara', 'Tomo'])
  await services.leave(page)
})

test('hint, rules at the rule in question, and reasons', async () => {
  const page = await services.page()
  await lay(services, page, GAME, 'table 5', { after: 4 })
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
  await page.getByRole('region', { name: 'Suggested moves' }).getByRole('listitem').first().waitFor()
  await services.leave(page)
})

test('the whole game travels as text', async () => {
  const page = await services.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await lay(services, page, GAME, 'table 6', { after: 8 })
  const at = await decisions(page)
  for (const item of ['Copy the game as text', 'Copy the short form']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: item }).click()
    // The game is not over: its seed is told about first.
    await page.getByRole('dialog').getByText('The text contains the seed.', { exact: false }).waitFor()
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy the whole game' }).click()
    await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text !== ''))
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const other = await services.page()
    await other.goto(`${services.address}/`)
    await other.getByLabel('Have a game as text?').fill(text)
    await other.getByRole('button', { name: 'Open' }).click()
    await asked(other)
    assert.ok((await decisions(other)) >= at)
    await services.leave(other)
  }
  await page.goto(`${services.address}/`)
  await page.getByLabel('Have a game as text?').fill('this is no game')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('alert').waitFor()
  await services.leave(page)
})

test('a game of The Essence by keyboard alone: its beginning and its end', async () => {
  const page = await services.page()
  await page.goto(`${services.address}/?seed=keys`)
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
  await byKeys(page, 6)
  await lay(services, page, GAME, 'keys', { left: 12 })
  await byKeys(page, Number.POSITIVE_INFINITY)
  assert.equal(await page.locator(OVER).count(), 1)
  await services.leave(page)
})

/** So many decisions by keyboard, or all to the end of the game. */
async function byKeys(page: Page, most: number): Promise<void> {
  const over = page.locator(OVER)
  for (let n = 0; n < most; n++) {
    await asked(page)
    if ((await over.count()) > 0) break
    const at = await decisions(page)
    const choices = await page.locator('.decision .choice').count()
    if (n % 3 === 0) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(`${1 + (n % Math.min(choices, 5))}`)
    // The move is played, or a question comes before it, or a list of more moves.
    await page.waitForFunction(
      (from) =>
        document.querySelector('.asked, .movelist') !== null ||
        document.querySelector<HTMLElement>('.decision')?.dataset.at !== from,
      `${at}`,
    )
    if ((await page.locator('.movelist').count()) > 0) await page.keyboard.press('Enter')
    await page.waitForFunction(
      (from) =>
        document.querySelector('.asked') !== null ||
        document.querySelector<HTMLElement>('.decision')?.dataset.at !== from,
      `${at}`,
    )
    if ((await page.locator('.asked').count()) > 0) {
      await page.locator('.asked .button').last().focus()
      await page.keyboard.press('Enter')
    }
    await moved(page, at)
  }
}
