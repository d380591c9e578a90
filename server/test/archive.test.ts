/** Export and import between databases, and the audit of stored tables. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit, exportArchive, importArchive } from '../archive.ts'
import { openStore } from '../store/index.ts'
import { Client, formOf, onEach, playOut, serverOn, tableOf } from './kit.ts'
import { places } from './stores.ts'
import { gameLoader } from './toys.ts'

for (const [from, to] of [places, places.toReversed()]) {
  assert.ok(from && to)
  test(`an archive moves everything from ${from.name} to ${to.name}`, async () => {
    const server = await serverOn(from)
    const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
    const { id } = await tableOf([ann, ben], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
    await playOut([ann, ben], id)
    await ann.call('say', id, 'seats', 'that was “good”')
    await server.services.indexWriter.flush()
    const lines: string[] = []
    for await (const line of exportArchive(server.services.store)) lines.push(line)
    const store = await openStore(await to.fresh())
    await assert.rejects(importArchive(store, lined(lines.slice(0, -1))), /incomplete/)
    await assert.rejects(importArchive(store, lined(lines.slice(1))), /not an archive/)
    assert.equal(await importArchive(store, lined(lines)), lines.length - 2)
    await assert.rejects(importArchive(store, lined(lines)), /not empty/)
    const again: string[] = []
    for await (const line of exportArchive(store)) again.push(line)
    assert.deepEqual(again.map(sorted), lines.map(sorted))
    const verdicts = []
    for await (const one of audit(store, gameLoader)) verdicts.push(one.verdict)
    assert.deepEqual(verdicts, ['identical'])
    // The audit finds a record that was changed.
    await store.sql.run('UPDATE records SET record = replace(record, \'"hash":"\', \'"hash":"0\') WHERE number = 1')
    const changed = []
    for await (const one of audit(store, gameLoader)) changed.push(one.verdict)
    assert.deepEqual(changed, ['different'])
    await store.close()
    await server.stop()
  })
}

/** The order of columns is not defined. */
function sorted(line: string): unknown {
  return JSON.parse(line)
}

for (const [from, to] of [places, places.toReversed()]) {
  assert.ok(from && to)
  test(`after a move from ${from.name} to ${to.name} guests, accounts and outside bots are still signed in`, async () => {
    const first = await serverOn(from)
    const guest = await new Client(first.address).guest('Guest')
    const account = await new Client(first.address).account('Account')
    const made = (await account.json('POST', '/api/bots', { name: 'Program' })) as {
      bot: { id: string }
      token: string
    }
    const { id } = await tableOf([guest, account], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
    await first.services.indexWriter.flush()
    const database = await to.fresh()
    const store = await openStore(database)
    const text = await Array.fromAsync(exportArchive(first.services.store))
    assert.ok(
      ![guest.cookie, account.cookie, made.token].some((token) => text.join().includes(token.split('=').at(-1) ?? '')),
    )
    await importArchive(store, lined(text))
    await store.close()
    await first.stop()
    const second = await serverOn(to, { database })
    const idOf = async (cookie: string, headers: Record<string, string> = {}): Promise<unknown> => {
      const client = new Client(second.address)
      client.cookie = cookie
      const me = (await (await client.ask('GET', '/api/me', undefined, headers)).json()) as {
        person: { id: string } | null
      }
      return me.person?.id ?? null
    }
    assert.deepEqual(
      [await idOf(guest.cookie), await idOf(account.cookie), await idOf('', { authorization: `Bearer ${made.token}` })],
      [guest.id, account.id, made.bot.id],
    )
    const back = new Client(second.address)
    back.cookie = guest.cookie
    assert.deepEqual((await back.call('room', id)).own, [0])
    await second.stop()
  })
}

onEach('an archive holds what there was when the export started', async (place) => {
  const server = await serverOn(place)
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const lines: string[] = []
  for await (const line of exportArchive(server.services.store)) {
    // The export has read the first person.
    if (lines.push(line) === 2) {
      await new Client(server.address).guest('Late')
      assert.equal((await ben.ask('DELETE', '/api/me', {})).status, 200)
    }
  }
  const store = await openStore(await place.fresh())
  await importArchive(store, lined(lines))
  const people = await store.sql.all('SELECT id, name FROM people ORDER BY name')
  assert.deepEqual(
    people.map((row) => [row.id, row.name]),
    [
      [ann.id, 'Ann'],
      [ben.id, 'Ben'],
    ],
  )
  const sessions = await store.sql.all('SELECT person FROM sessions')
  assert.deepEqual(sessions.map((row) => row.person).sort(), [ann.id, ben.id].sort())
  await store.close()
  await server.stop()
})

async function* lined(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
