/** Every game of the registry: two clicks to a running table; its last decisions through the page, and the score. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import { asked, decisions, type House, open, playOn, start } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

for (const { name } of games) {
  test(`${name}: two clicks against bots, and its last decisions`, async () => {
    const page = await services.page()
    await start(services, page, name, 'games 1')
    await playOn(page, 8)
    await asked(page)
    await lay(services, page, name, 'games 2', { left: 12 })
    const before = await decisions(page)
    const { over } = await playOn(page)
    assert.equal(over, true)
    assert.ok((await decisions(page)) > before)
    // A board that needs the room has the side panel folded.
    const folded = page.getByRole('button', { name: 'Expand the side panel' })
    if ((await folded.count()) > 0) await folded.click()
    await page.getByRole('tab', { name: 'Scores' }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Final score' }).waitFor()
    assert.equal(
      await page.locator('.scores .score-table tfoot td').count(),
      await page.locator('.turn-order li').count(),
    )
    await services.leave(page)
  })
}
