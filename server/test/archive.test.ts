/** Out of one kind of database and into the other, and every table plays again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audited, exported, imported } from '../archive.ts'
import { openStore } from '../store/index.ts'
import { Client, formOf, playOut, serverOn, tableOf } from './kit.ts'
import { places } from './stores.ts'
import { shelf } from './toys.ts'

for (const [from, to] of [places, places.toReversed()]) {
  assert.ok(from && to)
  test(`from ${from.name} to ${to.name} and nothing is lost`, async () => {
    const server = await serverOn(from)
    const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
    const { id } = await tableOf([ann, ben], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
    await playOut([ann, ben], id)
    await ann.call('say', id, 'seats', 'that was “good”')
    await server.house.keeper.flush()
    const lines: string[] = []
    for await (const line of exported(server.house.store)) lines.push(line)
    const store = await openStore(await to.fresh())
    async function* all(part: readonly string[]): AsyncGenerator<string> {
      yield* part
    }
    await assert.rejects(imported(store, all(lines.slice(0, -1))), /not whole/)
    await assert.rejects(imported(store, all(lines.slice(1))), /no archive/)
    assert.equal(await imported(store, all(lines)), lines.length - 2)
    await assert.rejects(imported(store, all(lines)), /not empty/)
    const again: string[] = []
    for await (const line of exported(store)) again.push(line)
    assert.deepEqual(again.map(sorted), lines.map(sorted))
    const verdicts = []
    for await (const one of audited(store, shelf)) verdicts.push(one.verdict)
    assert.deepEqual(verdicts, ['identical'])
    // A record that says otherwise is noticed.
    await store.sql.run('UPDATE records SET record = replace(record, \'"hash":"\', \'"hash":"0\') WHERE number = 1')
    const changed = []
    for await (const one of audited(store, shelf)) changed.push(one.verdict)
    assert.deepEqual(changed, ['different'])
    await store.close()
    await server.stop()
  })
}

/** Columns come in no particular order. */
function sorted(line: string): unknown {
  return JSON.parse(line)
}
