/** Rated games: only people with accounts, and places that say who did best of those who stayed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { granted } from '@ludarium/kernel'
import { changeRoom, readRoom } from '../rooms/doc.ts'
import { noteResult, placesAmong } from '../rooms/results.ts'
import { number, type Sql } from '../store/index.ts'
import { Client, decided, formOf, onEach, playOut, siteOn, tableOf, until } from './kit.ts'

const fate = { seed: () => 'cd'.repeat(32), pulse: 0 }
const RATED = { rated: true } as const

test('who gave up is last, whatever a bot made of the seat; the others are ranked anew', () => {
  const out =
    (...seats: number[]) =>
    (seat: number) =>
      seats.includes(seat)
  assert.deepEqual(placesAmong([1, 2, 3], out(0)), [3, 1, 2])
  assert.deepEqual(placesAmong([1, 2, 3], out()), [1, 2, 3])
  assert.deepEqual(placesAmong([3, 1, 2], out(0)), [3, 1, 2])
  assert.deepEqual(placesAmong([2, 1, 2, 4], out(1)), [1, 4, 1, 3])
  assert.deepEqual(placesAmong([1, 2, 3, 4], out(0, 1)), [4, 4, 1, 2])
})

onEach('somebody comes first though the seat that was given up did best', async (place) => {
  const server = await siteOn(place, {}, fate)
  const { store } = server.house
  // At one server, so that both games are the same.
  const { address } = server
  const clients = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => new Client(address).guest(name)))
  const played = async (gaveUp: number | null): Promise<number[]> => {
    const { id } = await tableOf(clients, formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
    const resigned = gaveUp === null ? [] : [{ seat: gaveUp, person: clients[gaveUp]?.id ?? '' }]
    // The same decisions as before, as if a bot had made them at that seat.
    await changeRoom(store.sql, id, 0, async ({ doc }) => granted({ doc: { ...doc, resigned } }))
    await playOut(clients, id)
    await server.settle()
    const rows = await store.sql.all('SELECT place FROM results WHERE table_id = $1 ORDER BY seat', id)
    return rows.map((row) => number(row, 'place'))
  }
  const places = await played(null)
  assert.deepEqual([...places].sort(), [1, 2, 3])
  assert.deepEqual(
    await played(places.indexOf(1)),
    places.map((place) => (place === 1 ? 3 : place - 1)),
  )
  await server.stop()
})

onEach('a rated game does not begin with a guest or a program at the table', async (place) => {
  const server = await siteOn(place, {}, fate)
  const ann = await new Client(server.address).account('Ann')
  const ben = await new Client(server.address).account('Ben')
  const guest = await new Client(server.address).guest('Guest')
  const keyOf = async (id: string): Promise<string> => {
    const started = await ann.tried('start', id)
    return started.ok ? '' : started.message.key
  }
  const made = (await ann.json('POST', '/api/bots', { name: 'My program' })) as { bot: { id: string } }
  const program = await ann.call(
    'create',
    formOf('rows', [{ kind: 'me' }, { kind: 'kept', person: made.bot.id }], RATED),
  )
  assert.equal(await keyOf(program.id), 'refusal.rated.people')
  // The guest has sat down before the table became rated.
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const
  const { id } = await ann.call('create', formOf('rows', seats))
  await guest.call('sit', id, 1)
  await ann.call('change', id, formOf('rows', seats, RATED))
  await guest.call('ready', id, true)
  assert.equal(await keyOf(id), 'refusal.rated.people')
  await guest.call('stand', id, 1)
  await ben.call('sit', id, 1)
  await ben.call('ready', id, true)
  assert.equal(await keyOf(id), '')
  // Bots of the house may fill it up.
  const filled = await tableOf(
    [ann, ben],
    formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'random' }], RATED),
  )
  assert.equal(filled.phase, 'playing')
  await server.stop()
})

onEach('a rated seat is handed on only to an account', async (place) => {
  const server = await siteOn(place, {}, fate)
  const ann = await new Client(server.address).account('Ann')
  const ben = await new Client(server.address).account('Ben')
  const cid = await new Client(server.address).account('Cid')
  const guest = await new Client(server.address).guest('Guest')
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }], RATED))
  const no = await ann.tried('ask', id, 'hand', 0, guest.id)
  assert.equal(!no.ok && no.message.key, 'refusal.rated.people')
  const [hand] = (await ann.call('ask', id, 'hand', 0, cid.id)).asks
  assert.deepEqual((await cid.call('answer', id, hand?.id ?? '', true)).own, [0])
  await server.stop()
})

onEach('whoever has no account is left out of the ratings', async (place) => {
  const server = await siteOn(place, {}, fate)
  const { store, hall } = server.house
  const ann = await new Client(server.address).account('Ann')
  const ben = await new Client(server.address).account('Ben')
  const guest = await new Client(server.address).guest('Guest')
  const rated = async (table: string): Promise<unknown[]> =>
    (await store.sql.all('SELECT person FROM ratings WHERE table_id = $1', table)).map((row) => row.person)
  for (const [others, wanted] of [
    [[ben, guest], [ann.id, ben.id].sort()],
    [[guest], []],
  ] as const) {
    const clients = [ann, ...others]
    const seats = clients.map((_, at) => ({ kind: at === 0 ? 'me' : 'free' }) as const)
    const { id } = await tableOf(clients, formOf('bazaar', seats))
    await playOut(clients, id)
    const [table, room] = [await hall.open(id), await readRoom(store.sql, id)]
    assert.ok(table.ok && room !== null)
    // As if it had begun before that was looked at.
    await noteResult(store.sql, table.value, { ...room, doc: { ...room.doc, rated: true } }, 0)
    assert.deepEqual((await rated(id)).sort(), wanted)
  }
  await server.stop()
})

/** Nobody writes a rating before all of them have read what they can. */
async function atOnce(sql: Sql, works: readonly (() => Promise<void>)[]): Promise<void> {
  // SQLite has one writer: one after the other is all there is.
  if (sql.kind === 'sqlite') return void (await Promise.all(works.map((work) => work())))
  const done = await sql.transaction(async (queries) => {
    await queries.run('LOCK TABLE ratings IN EXCLUSIVE MODE')
    const begun = works.map((work) => work())
    const waiting = `SELECT count(*) AS count FROM pg_locks WHERE NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await until(async () => number((await sql.all(waiting))[0], 'count') === works.length, 'everybody waits')
    return { begun }
  })
  await Promise.all(done.begun)
}

onEach('games of the same people that end at the same moment all count', async (place) => {
  const server = await siteOn(place, {}, fate)
  const { store, hall } = server.house
  const clients = [await new Client(server.address).account('Ann'), await new Client(server.address).account('Ben')]
  const ended: (() => Promise<void>)[] = []
  for (let n = 0; n < 4; n++) {
    const { id } = await tableOf(clients, formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
    await playOut(clients, id)
    const [table, room] = [await hall.open(id), await readRoom(store.sql, id)]
    assert.ok(table.ok && room !== null)
    const rated = { ...room, doc: { ...room.doc, rated: true } }
    ended.push(() => noteResult(store.sql, table.value, rated, 0))
  }
  await atOnce(store.sql, ended)
  for (const { id } of clients) {
    const rows = await store.sql.all('SELECT step FROM ratings WHERE person = $1 ORDER BY step', id)
    assert.deepEqual(
      rows.map((row) => number(row, 'step')),
      [1, 2, 3, 4],
    )
  }
  await server.stop()
})

onEach('who lets a bot play half of the game or more is not rated for it', async (place) => {
  const server = await siteOn(place, {}, fate)
  const { store } = server.house
  const names = ['Ann', 'Ben', 'Cid']
  const clients = await Promise.all(names.map((name) => new Client(server.address).account(name)))
  const [ann, ben, cid] = clients
  assert.ok(ann && ben && cid)
  const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const
  const rated = async (id: string): Promise<unknown[]> => {
    await until(
      async () => (await store.sql.all('SELECT 1 FROM results WHERE table_id = $1', id)).length > 0,
      'the end',
    )
    return (await store.sql.all('SELECT person FROM ratings WHERE table_id = $1', id)).map((row) => row.person).sort()
  }
  const lent = await tableOf(clients, formOf('bazaar', seats, RATED))
  await decided(ann, lent.id, 0)
  await ann.call('lend', lent.id, 0, 'random')
  await playOut([null, ben, cid], lent.id)
  assert.deepEqual(await rated(lent.id), [ben.id, cid.id].sort())
  // The result itself is still Ann's.
  const results = await store.sql.all('SELECT person FROM results WHERE table_id = $1 ORDER BY seat', lent.id)
  assert.deepEqual(
    results.map((row) => row.person),
    clients.map(({ id }) => id),
  )
  // Who only steps out for a moment is rated.
  const back = await tableOf(clients, formOf('bazaar', seats, RATED))
  await ann.call('lend', back.id, 0, 'random')
  await ann.call('back', back.id, 0)
  await playOut(clients, back.id)
  assert.deepEqual(await rated(back.id), clients.map(({ id }) => id).sort())
  await server.stop()
})
