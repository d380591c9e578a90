/** Once loaded, the page needs no network: start page, a game in progress, a new game. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asked, decisions, type House, open, playOn, start } from './browser.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

test('plays on without a network', async () => {
  const page = await house.page({ offline: true })
  await start(house, page, 'The Essence', 'offline 1')
  await playOn(page, 5)
  await asked(page)
  // Every file is kept before the worker takes the page over.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const at = await decisions(page)
  await page.context().setOffline(true)
  await page.reload()
  await asked(page)
  assert.equal(await decisions(page), at)
  await playOn(page, 5)
  assert.ok((await decisions(page)) > at)
  await start(house, page, 'The Essence', 'offline 2')
  await asked(page)
  await house.leave(page)
})

test('can be installed', async () => {
  const manifest = (await (await fetch(`${house.address}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[]
    start_url: string
  }
  assert.equal(manifest.start_url, './')
  for (const { src } of manifest.icons) assert.equal((await fetch(new URL(src, `${house.address}/`))).status, 200)
})
