/** Rated games: accounts only, and places among those who stayed to the end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { granted } from '@ludarium/kernel'
import type { Table } from '@ludarium/tables'
import { placesAmong } from '../rooms/places.ts'
import { NEWCOMER, type PlayerRating, ratedBy } from '../rooms/ratings.ts'
import { storeResult } from '../rooms/results.ts'
import { changeRoom, readRoom } from '../rooms/room-store.ts'
import { number, type Sql, text } from '../store/index.ts'
import { Client, decided, formOf, must, onEach, playOut, siteOn, tableOf, until } from './kit.ts'

const seams = { seed: () => 'cd'.repeat(32), jobInterval: 0 }
const RATED = { rated: true } as const

test('seats that resigned are last, and the others are ranked among themselves', () => {
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

onEach('somebody else is first if a resigned seat has the best score', async (place) => {
  const server = await siteOn(place, {}, seams)
  const { store } = server.services
  // On one server, so that both games are the same.
  const { address } = server
  const clients = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => new Client(address).guest(name)))
  const played = async (gaveUp: number | null): Promise<number[]> => {
    const { id } = await tableOf(clients, formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
    const resigned = gaveUp === null ? [] : [{ seat: gaveUp, person: clients[gaveUp]?.id ?? '' }]
    // The same decisions as before, as if a bot had made them.
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

onEach('a rated game does not start with a guest or an outside bot', async (place) => {
  const server = await siteOn(place, {}, seams)
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
  // The guest sits down before the table becomes rated.
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
  // Built-in bots may play.
  const filled = await tableOf(
    [ann, ben],
    formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'random' }], RATED),
  )
  assert.equal(filled.phase, 'playing')
  await server.stop()
})

onEach('a rated seat can be handed over to accounts only', async (place) => {
  const server = await siteOn(place, {}, seams)
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

onEach('people without an account are not rated', async (place) => {
  const server = await siteOn(place, {}, seams)
  const { store, liveTables } = server.services
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
    const [table, room] = [await liveTables.open(id), await readRoom(store.sql, id)]
    assert.ok(table.ok && room !== null)
    // As if the table were rated.
    await storeResult(store.sql, table.value, { ...room, doc: { ...room.doc, rated: true } }, 0)
    assert.deepEqual((await rated(id)).sort(), wanted)
  }
  await server.stop()
})

/** Runs the works so that none writes a rating before all have read. */
async function atOnce(sql: Sql, works: readonly (() => Promise<void>)[]): Promise<void> {
  // SQLite has only one writer.
  if (sql.kind === 'sqlite') return void (await Promise.all(works.map((work) => work())))
  const done = await sql.transaction(async (queries) => {
    await queries.run('LOCK TABLE ratings IN EXCLUSIVE MODE')
    const begun = works.map((work) => work())
    const waiting = `SELECT count(*) AS count FROM pg_locks WHERE NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await until(async () => number((await sql.all(waiting))[0], 'count') === works.length, 'all of them wait')
    return { begun }
  })
  await Promise.all(done.begun)
}

onEach('games of the same people that end at the same moment are all rated', async (place) => {
  const server = await siteOn(place, {}, seams)
  const { store, liveTables } = server.services
  const clients = [await new Client(server.address).account('Ann'), await new Client(server.address).account('Ben')]
  const ended: (() => Promise<void>)[] = []
  for (let n = 0; n < 4; n++) {
    const { id } = await tableOf(clients, formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
    await playOut(clients, id)
    const [table, room] = [await liveTables.open(id), await readRoom(store.sql, id)]
    assert.ok(table.ok && room !== null)
    const rated = { ...room, doc: { ...room.doc, rated: true } }
    ended.push(() => storeResult(store.sql, table.value, rated, 0))
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

/** Ratings after the game, by person. */
async function ratingsAt(sql: Sql, table: string): Promise<Record<string, PlayerRating>> {
  const rows = await sql.all('SELECT person, mu, sigma FROM ratings WHERE table_id = $1', table)
  return Object.fromEntries(
    rows.map((row) => [text(row, 'person'), { mu: Number(text(row, 'mu')), sigma: Number(text(row, 'sigma')) }]),
  )
}

/** Plays these cells, seats in turn. */
async function marked(table: Table, cells: readonly number[]): Promise<void> {
  for (const [at, cell] of cells.entries()) {
    const seat = at % 2
    const move = table.legal(seat).find((one) => 'cell' in one && one.cell === cell) ?? assert.fail()
    must(await table.submit({ do: 'decide', seat, moves: [move], ticket: `mark ${at}` }))
  }
}

onEach('a player whose stand-in wins is not rated; one whose stand-in loses is', async (place) => {
  // The bot waits so long that the test decides in its place.
  const server = await siteOn(place, { botPause: 600_000 }, seams)
  const { store, liveTables } = server.services
  for (const [name, cells, wins] of [
    ['winner', [0, 3, 1, 4, 2], true],
    ['loser', [0, 3, 1, 4, 8, 5], false],
  ] as const) {
    const ann = await new Client(server.address).account(`Ann the ${name}`)
    const ben = await new Client(server.address).account(`Ben beside the ${name}`)
    const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }], RATED))
    await ann.call('lend', id, 0, 'random')
    const table = must(await liveTables.open(id))
    await table.sync()
    await marked(table, cells)
    assert.ok(table.over)
    await server.settle()
    const [first, second] = ratedBy([NEWCOMER, NEWCOMER], wins ? [1, 2] : [2, 1])
    assert.ok(first && second && first.mu > second.mu === wins)
    assert.deepEqual(
      await ratingsAt(store.sql, id),
      wins ? { [ben.id]: second } : { [ann.id]: first, [ben.id]: second },
    )
    const results = await store.sql.all('SELECT person, place FROM results WHERE table_id = $1 ORDER BY seat', id)
    assert.deepEqual(
      results.map((row) => [row.person, row.place]),
      [
        [ann.id, wins ? 1 : 2],
        [ben.id, wins ? 2 : 1],
      ],
    )
  }
  await server.stop()
})

onEach('a stand-in does not change the ratings of others, and a short absence does not matter', async (place) => {
  const server = await siteOn(place, {}, seams)
  const { store } = server.services
  const names = ['Ann', 'Ben', 'Cid']
  const clients = await Promise.all(names.map((name) => new Client(server.address).account(name)))
  const [ann, ben, cid] = clients
  assert.ok(ann && ben && cid)
  const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const
  const placesAt = async (id: string): Promise<number[]> => {
    const read = () => store.sql.all('SELECT place FROM results WHERE table_id = $1 ORDER BY seat', id)
    await until(async () => (await read()).length > 0, 'the end')
    return (await read()).map((row) => number(row, 'place'))
  }
  const lent = await tableOf(clients, formOf('bazaar', seats, RATED))
  await decided(ann, lent.id, 0)
  await ann.call('lend', lent.id, 0, 'random')
  await playOut([null, ben, cid], lent.id)
  const rank = await placesAt(lent.id)
  const after = ratedBy([NEWCOMER, NEWCOMER, NEWCOMER], rank)
  const isLower = (after[0]?.mu ?? 0) < NEWCOMER.mu
  assert.deepEqual(await ratingsAt(store.sql, lent.id), {
    ...(isLower ? { [ann.id]: after[0] } : {}),
    [ben.id]: after[1],
    [cid.id]: after[2],
  })
  const back = await tableOf(clients, formOf('bazaar', seats, RATED))
  await ann.call('lend', back.id, 0, 'random')
  await ann.call('back', back.id, 0)
  await playOut(clients, back.id)
  await placesAt(back.id)
  assert.deepEqual(Object.keys(await ratingsAt(store.sql, back.id)).sort(), clients.map(({ id }) => id).sort())
  await server.stop()
})
