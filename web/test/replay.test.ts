/** Replay: slider and keys over a game, jumps, curves, and another way from any position. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asked, decisions, type House, open } from './browser.ts'
import { lay } from './laid.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

test('replay steps through a game and branches from any position', async () => {
  const page = await house.page()
  await lay(house, page, 'The Essence', 'replay 1', { after: 15 })
  const last = await decisions(page)
  const original = page.url()
  await page.getByRole('button', { name: 'Open the replay' }).click()
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.waitFor()
  const at = async (n: number): Promise<void> => {
    await page.getByText(`Move ${n} of ${last}`, { exact: false }).first().waitFor()
  }
  await at(last)
  await page.keyboard.press('ArrowLeft')
  await at(last - 1)
  await page.keyboard.press('Home')
  await at(0)
  await page.keyboard.press('ArrowRight')
  await at(1)
  await page.keyboard.press('End')
  await at(last)
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 0 })
  await at(0)
  assert.equal(await page.locator('.replay-curves .curves').count(), 1)
  await slider.fill('5')
  await at(5)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#/table/'))
  await asked(page)
  assert.notEqual(page.url(), original)
  await page.goto(original)
  await asked(page)
  assert.equal(await decisions(page), last)
  await house.leave(page)
})

test('the slider beside the log looks back without leaving the table', async () => {
  const page = await house.page()
  await lay(house, page, 'The Essence', 'replay 2', { after: 8 })
  await page.getByRole('slider', { name: 'Position in the game' }).fill('2')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await asked(page)
  await house.leave(page)
})
