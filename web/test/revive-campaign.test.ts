/** The campaign on the page: a chapter opened, played to its end, written down; files in and out. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { newCampaign, readSaved } from '@ludarium/revive'
import { type House, open } from './browser.ts'
import { playByPressing } from './revive-player.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

test('a chapter is played to its end and kept, with its stars and unlocks', { timeout: 600_000 }, async () => {
  const page = await services.page({ settings: { warn: false } })
  await page.goto(`${services.address}/?seed=campaign#/campaign/revive`)
  await page.getByRole('heading', { name: 'First Thaw' }).waitFor()
  await page.getByText('Count the Fires').waitFor()
  await page.getByRole('button', { name: 'Play chapter 1' }).click()
  await page.locator('.decision').waitFor()
  const { presses, over } = await playByPressing(page, 3000)
  assert.ok(over, `not over after ${presses} presses`)
  await page.getByRole('link', { name: 'On with the campaign' }).click()
  await page.getByRole('heading', { name: 'Echoes Under Glass' }).waitFor()
  assert.match(await page.locator('.revive-chapters li').first().innerText(), /\d+ points/)
  assert.equal(await page.locator('.revive-found[data-found]').count(), 2)

  // It is there again after the page was left.
  await page.reload()
  await page.getByRole('button', { name: 'Play chapter 2' }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  const saved = readSaved(readFileSync(await download.path(), 'utf8'))
  assert.equal(saved?.chapter, 2)
  assert.deepEqual(saved?.names, ['Mara'])
  await services.leave(page)
})

test('a campaign that cannot be kept or read says so, and what was kept before stays', async () => {
  const page = await services.page()
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const { put } = IDBObjectStore.prototype
    const failing = (what: string): boolean => sessionStorage.getItem('failing') === what
    const full = (): DOMException => new DOMException('The disk is full.', 'QuotaExceededError')
    IDBFactory.prototype.open = function (...args) {
      if (failing('reading') && args[0] === 'ludarium-notes') throw full()
      return open.apply(this, args)
    }
    IDBObjectStore.prototype.put = function (...args) {
      if (failing('writing') && this.name === 'notes') throw full()
      return put.apply(this, args)
    }
  })
  await page.goto(`${services.address}/#/campaign/revive`)
  const input = page.locator('input[type=file]')
  const chapter = (n: number): string =>
    JSON.stringify({ ...newCampaign(2, 'kept', ['Ann', 'Bo']), chapter: n, tribes: ['formica'], moonSides: true })
  const bring = (n: number): Promise<void> =>
    input.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(chapter(n)) })
  const playing = (n: number) => page.getByRole('button', { name: `Play chapter ${n}` })
  const said = page.getByRole('alert').getByText('This browser cannot save the campaign right now.', { exact: false })
  const fails = (what: string): Promise<void> => page.evaluate((how) => sessionStorage.setItem('failing', how), what)
  await bring(4)
  await playing(4).waitFor()
  assert.equal(await said.count(), 0)
  await fails('writing')
  await bring(3)
  await playing(3).waitFor()
  await said.waitFor()
  await fails('reading')
  await page.reload()
  await said.waitFor()
  await bring(2)
  await playing(2).waitFor()
  await fails('')
  await page.reload()
  await playing(4).waitFor()
  assert.equal(await said.count(), 0)
  await services.leave(page)
})

test("the terminal's file is read, and nothing else", async () => {
  const page = await services.page()
  await page.goto(`${services.address}/#/campaign/revive`)
  const file = { ...newCampaign(2, 'terminal', ['Ann', 'Bo']), chapter: 4, tribes: ['formica'], moonSides: true }
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await page.getByText('This file holds no campaign of Revive.').waitFor()
  await input.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await page.getByRole('button', { name: 'Play chapter 4' }).waitFor()
  await page.getByText('Ann, Bo').waitFor()
  await services.leave(page)
})
