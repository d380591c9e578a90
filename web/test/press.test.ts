/** Several decisions with one press at a table of a server: one frame, and undo in another window takes all of them back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { seatPosition, type Table, type TableRecord } from '@ludarium/tables'
import { at, listen, mine, playUntil } from './online-play.ts'
import { formOf, must, type OnlineHouse, openOnlineHouse } from './online-site.ts'
import { playFor, tableFor } from './online-world.ts'

let services: OnlineHouse
before(async () => {
  services = await openOnlineHouse({}, { seed: () => 'ab'.repeat(32) })
})
after(() => services.close())

const OWN = 0

/** How many decisions the last press made, if the first seat made it. */
function lastPress({ stored }: Table): number {
  const record = stored.at(-1) as TableRecord
  return record.type === 'decided' && record.seat === OWN ? record.decisions.length : 0
}

for (const game of ['scythe', 'revive']) {
  test(`${game}: one press is one frame and one record; undo in another window takes it back`, async () => {
    const [mara, ilse] = [await services.known('Mara'), await services.known('Ilse')]
    const id = await tableFor(services, [mara, ilse], formOf(game, [{ kind: 'me' }, { kind: 'free' }]))
    const table = must(await services.server.services.liveTables.open(id))
    const isOwn = ({ actors }: Table): boolean => actors[0] === OWN
    const page = await services.pageOf(mara)
    const tap = listen(page)
    await page.goto(`${services.address}/#/online/${id}`)
    for (let n = 0; n < 80 && !(lastPress(table) > 1 && seatPosition(table, OWN).canUndo); n++) {
      await playFor(services, id, isOwn)
      assert.ok(!table.over, 'no press made several decisions')
      await page.locator(`.decision[data-at="${table.at}"]`).waitFor()
      await mine(page)
      const [sent, records] = [tap.sent.length, table.number]
      await playUntil(page, table.at + 1, 7 + n)
      assert.deepEqual([tap.sent.length - sent, table.number - records], [1, 1])
    }
    const made = lastPress(table)
    assert.ok(made > 1)
    const now = table.at
    assert.equal(await at(page), now)
    const other = await services.pageOf(mara)
    await other.goto(`${services.address}/#/online/${id}`)
    await other.locator(`.decision[data-at="${now}"]`).waitFor()
    await other.keyboard.press('u')
    for (const window of [other, page]) await window.locator(`.decision[data-at="${now - made}"]`).waitFor()
    await page.reload()
    await page.locator(`.decision[data-at="${now - made}"]`).waitFor()
    await page.keyboard.press('y')
    for (const window of [other, page]) await window.locator(`.decision[data-at="${now}"]`).waitFor()
    await services.leave(other)
    await services.leave(page)
  })
}
