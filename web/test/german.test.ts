/** German: the page follows the browser's language and remembers another choice; everything has room on a phone. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { de } from '../src/words/de.ts'
import { asked, type House, open, playOn, SHOWN, visit } from './browser.ts'
import { misfits } from './fit.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

const PHONE = { width: 390, height: 844, touch: true, locale: 'de-AT' }

/** Opens the dialog of a new table from the start page. */
async function lay(page: Page, game: string): Promise<void> {
  await page.goto(`${services.address}/?seed=deutsch`)
  await page.getByRole('button', { name: `${de['start.bots']} ${game}` }).click()
  await page.getByRole('button', { name: de['new.start'] }).waitFor()
}

const language = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)

test('the page speaks the language of the browser, and another one when it is chosen', async () => {
  const page = await services.page({ locale: 'de-AT' })
  await visit(services, page, 'settings')
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

  await page.getByRole('button', { name: 'Match browser' }).click()
  await page.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await services.leave(page)

  const english = await services.page({ locale: 'en-GB' })
  await visit(services, english, 'settings')
  await english.getByRole('heading', { name: 'Settings' }).waitFor()
  await english.getByRole('button', { name: 'Deutsch' }).click()
  await english.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await english.reload()
  await english.getByRole('heading', { name: de['settings.title'] }).waitFor()
  await services.leave(english)
})

test('German fits on a phone: pages of the shell', async () => {
  const page = await services.page(PHONE)
  for (const path of ['', 'settings', 'tables', 'about', 'learn', `learn/${SHOWN.id}`]) {
    await visit(services, page, path)
    assert.equal(await language(page), 'de')
    assert.deepEqual(await misfits(page), [], `/${path}`)
  }
  await services.leave(page)
})

for (const { id, name } of games) {
  test(`German fits on a phone: ${name}`, async () => {
    const page = await services.page(PHONE)
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
    await services.leave(page)
  })
}
