/** German: the page follows the browser's language and remembers another choice; everything has room on a phone. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { de } from '../src/words/de.ts'
import { asked, type House, open, playOn, SHOWN, visit } from './browser.ts'
import { misfits } from './fit.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

const PHONE = { width: 390, height: 844, touch: true, locale: 'de-AT' }

/** Opens the dialog of a new table from the start page. */
async function lay(page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/?seed=deutsch`)
  await page.getByRole('button', { name: `${de['start.bots']} ${game}` }).click()
  await page.getByRole('button', { name: de['new.start'] }).waitFor()
}

const language = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)

test('the page speaks the language of the browser, and another one when it is chosen', async () => {
  const page = await house.page({ locale: 'de-AT' })
  await visit(house, page, 'settings')
  await page.getByRole('heading', { name: de['settings.title'] }).waitFor()
  assert.equal(await language(page), 'de')
  await page.getByRole('button', { name: de['settings.theme.light'], exact: true }).click()
  await page.reload()
  await page.getByRole('heading', { name: de['settings.title'] }).waitFor()

  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  assert.equal(await language(page), 'en')

  await page.getByRole('button', { name: 'As the browser' }).click()
  await page.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await house.leave(page)

  const english = await house.page({ locale: 'en-GB' })
  await visit(house, english, 'settings')
  await english.getByRole('heading', { name: 'Settings' }).waitFor()
  await english.getByRole('button', { name: 'Deutsch' }).click()
  await english.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await english.reload()
  await english.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await house.leave(english)
})

test('German fits on a phone: pages of the shell', async () => {
  const page = await house.page(PHONE)
  for (const path of ['', 'settings', 'tables', 'about', 'learn', `learn/${SHOWN.id}`]) {
    await visit(house, page, path)
    assert.equal(await language(page), 'de')
    assert.deepEqual(await misfits(page), [], `/${path}`)
  }
  await house.leave(page)
})

for (const { id, name } of games) {
  test(`German fits on a phone: ${name}`, async () => {
    const page = await house.page(PHONE)
    await lay(page, name)
    assert.deepEqual(await misfits(page), [], 'the new table')
    await page.getByRole('button', { name: de['new.start'] }).click()
    await page.locator('.decision').waitFor()
    for (const moves of [0, 6, 6]) {
      await playOn(page, moves)
      await asked(page)
      await page.evaluate(() => document.fonts.ready.then(() => true))
      assert.deepEqual(await misfits(page), [], `${id} after ${moves} more`)
    }
    await house.leave(page)
  })
}
