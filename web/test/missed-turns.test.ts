/** While you waited: the turns missed since the last decision, on demand and for who comes back after a while. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, type House, open, playOn, start } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** Plays until all others have done something since the reader's last decision: not before the first, when some have not. */
async function untilWaited(page: Page): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await asked(page)
    if (n > 0 && (await page.locator('.log-new button').count()) > 0) return
    await playOn(page, 1)
  }
}

test('missed turns are shown one after the other and can be skipped', async () => {
  const page = await services.page({ settings: { warn: false } })
  await start(services, page, 'Scythe', 'waited')
  await untilWaited(page)
  await page.getByRole('button', { name: 'Show them' }).click()
  const bar = page.locator('.waited-bar')
  await bar.waitFor()
  const turns = await page.locator('.waited-cards li').count()
  assert.ok(turns > 0)
  assert.notEqual(await bar.locator('.prompt').innerText(), '')
  // Every turn says what it means for the reader, one of them is on the map, and nothing is lit meanwhile.
  await page.waitForFunction((n) => document.querySelectorAll('.waited-means').length === n, turns)
  assert.equal(await page.locator('.waited-seat').count(), 1)
  assert.equal(await page.locator('[data-piece][data-legal]').count(), 0)
  for (let n = 1; n < turns; n++) await bar.getByRole('button', { name: 'Next turn' }).click()
  await bar.getByRole('button', { name: 'Go to my turn', exact: true }).click()
  await bar.waitFor({ state: 'detached' })
  await asked(page)

  // Who comes back after a while is shown them without asking.
  const table = /table\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.evaluate((id) => {
    addEventListener('pagehide', () => localStorage.setItem(`ludarium.here.${id}`, '1'))
  }, table)
  await page.clock.install()
  await page.reload()
  await bar.waitFor()
  assert.ok(turns > 1)
  // They follow each other by themselves until that is stopped. The page's clock stands still but for these seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await bar.getByRole('button', { name: 'Play all' }).click()
  await bar.getByRole('button', { name: 'Stop' }).waitFor()
  await page.clock.runFor(3000)
  await bar.locator('.waited-turn[aria-pressed="true"]', { hasText: '2' }).waitFor()
  await bar.getByRole('button', { name: 'Stop' }).click()
  await page.clock.resume()
  await bar.getByRole('button', { name: 'Skip to my turn' }).click()
  await bar.waitFor({ state: 'detached' })
  await asked(page)
  await services.leave(page)
})
