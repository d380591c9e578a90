/** Every game of the registry: two clicks to a running table, and on to its end through the page. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import { decisions, type House, open, playOn, start } from './browser.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

for (const { name } of games) {
  test(`${name}: two clicks against bots, played to the end`, { timeout: 300_000 }, async () => {
    const page = await house.page()
    page.setDefaultTimeout(280_000)
    await start(house, page, name, 'games 1')
    const { over } = await playOn(page)
    assert.equal(over, true)
    assert.ok((await decisions(page)) > 20)
    // A board that needs the room has the side panel folded.
    const folded = page.getByRole('button', { name: 'Unfold the side panel' })
    if ((await folded.count()) > 0) await folded.click()
    await page.getByRole('tab', { name: 'Scores' }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Final score' }).waitFor()
    assert.equal(await page.locator('.breakdown tfoot td').count(), await page.locator('.turn-order li').count())
    await house.leave(page)
  })
}
