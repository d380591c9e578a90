/** Failures stay local: one broken table or a short outage affects nobody else, and nobody sees what they may not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Seat } from '@ludarium/kernel'
import { newTicket, type RoomNews, recordsOf, type Sitter, type Table, type WireUpdate } from '@ludarium/tables'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { localBus } from '../bus/bus.ts'
import { LiveTables } from '../live/live-tables.ts'
import { PersonNames } from '../live/person-names.ts'
import { readRoom } from '../rooms/room-store.ts'
import { openStore, type Store } from '../store/index.ts'
import { Client, decide, decided, formOf, must, onEach, playOut, serverOn, siteOn, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

const [sqlite, postgres] = places
assert.ok(sqlite && postgres)

const SITTERS: Sitter[] = [0, 1].map(() => ({ name: 'A', kind: 'person', level: '' }))
const SETUP = { game: 'bazaar', version: bazaar.version, seats: 2, options: {}, seed: 'ab'.repeat(32) }

/** Live tables with one table, on a store that can fail and with a game that can throw. */
async function fragileTables(change: Partial<Game> = {}) {
  const store = await openStore(await (sqlite as (typeof places)[number]).fresh())
  for (const [at, record] of recordsOf({ setup: SETUP, decisions: [] }, { sitters: SITTERS, when: 0 }).entries()) {
    await store.append('t', at, record)
  }
  const seams = { away: false }
  const tail: Store['tail'] = (...args) => (seams.away ? Promise.reject(new Error('gone')) : store.tail(...args))
  const bus = localBus()
  const troubles: unknown[] = []
  const liveTables = new LiveTables({
    store: { ...store, tail },
    bus,
    games: async () => ({ ...(bazaar as unknown as Game), ...change }),
    names: new PersonNames(store.sql, bus),
    now: () => 0,
    most: 10,
    throttle: 0,
    trouble: (error) => troubles.push(error),
  })
  return { liveTables, bus, store, troubles, seams }
}

/** The first seat that must decide plays its first legal move. */
async function step(table: Table): Promise<void> {
  const [seat] = table.actors
  assert.ok(seat !== undefined)
  const move = table.game.legal(table.match.state, seat)[0] ?? assert.fail()
  must(await table.submit({ do: 'decide', seat, moves: [move], ticket: newTicket() }))
}

test('a table is refused while the store fails, and can be opened again later', async () => {
  const { liveTables, bus, store, troubles, seams } = await fragileTables()
  must(await liveTables.follow('t', null, 0, () => {}))
  liveTables.sweep(1)
  seams.away = true
  const refused = await liveTables.open('t')
  assert.equal(!refused.ok && refused.message.key, 'refusal.store.away')
  // Another process appends a record.
  bus.publish('t/t', 1)
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(troubles.length, 2)
  seams.away = false
  assert.ok((await liveTables.open('t')).ok)
  await store.close()
})

test('a game that throws during an update is reported, and the next update arrives', async () => {
  let broken = false
  const why = (): [] => {
    if (broken) throw new Error('broken')
    return []
  }
  const { liveTables, store, troubles } = await fragileTables({ why })
  const heard: WireUpdate[] = []
  let records = 0
  liveTables.onRecord(() => records++)
  for (const seat of [0, 1]) {
    must(await liveTables.follow('t', seat, 0, (text) => void (seat === 0 && heard.push(JSON.parse(text)))))
  }
  const table = must(await liveTables.open('t'))
  broken = true
  await step(table)
  assert.equal(records, 1)
  assert.equal(troubles.length, 1)
  broken = false
  await step(table)
  assert.equal(records, 2)
  assert.equal(heard.at(-1)?.serial, table.number)
  await store.close()
})

test('the names that were looked up last stay in memory', async () => {
  const { store, bus } = await fragileTables()
  const asked: unknown[] = []
  const sql = {
    ...store.sql,
    all: async (_text: string, id: unknown) => {
      asked.push(id)
      return [{ name: `Name of ${id}` }]
    },
  }
  const names = new PersonNames(sql as unknown as Store['sql'], bus, 3)
  await names.look(['a', 'b', 'c'])
  await names.look(['a'])
  await names.look(['d'])
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((id) => names.of(id)),
    ['Name of a', '', 'Name of c', 'Name of d'],
  )
  assert.deepEqual(asked, ['a', 'b', 'c', 'd'])
  await store.close()
})

/** Follows a seat and collects the updates. */
function following(client: Client, table: string, seat: Seat | null, from = 0): { readonly updates: WireUpdate[] } {
  const updates: WireUpdate[] = []
  const line = client.line ?? assert.fail()
  line.follow('watch', [table, seat, from], (update) => updates.push(update))
  return { updates }
}

onEach('after a handover the old player is a spectator, and everybody learns who sits there', async (place) => {
  const server = await siteOn(place)
  const [host, guest, other] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest, other].entries()) {
    await client.guest(`Person ${at}`)
    await client.connect()
  }
  const { id } = await tableOf([host, guest], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  const own = following(host, id, 0)
  await until(() => own.updates.length > 0, 'the host gets updates')
  const from = own.updates.at(-1)?.serial ?? 0
  const asked = await host.call('ask', id, 'hand', 0, other.id)
  await other.call('answer', id, asked.asks[0]?.id ?? '', true)
  await until(() => own.updates.at(-1)?.position?.seat === null, 'the host is a spectator')
  for (let n = 0; n < 4; n++) {
    await decide(other, id, 0)
    await decide(guest, id, 1)
  }
  const { position: last } = own.updates.at(-1) ?? assert.fail()
  assert.deepEqual(last?.legal, [])
  const since = own.updates.filter(({ serial }) => serial > from)
  assert.ok(since.length > 1)
  assert.deepEqual(new Set(since.map(({ position }) => position?.seat)), new Set([null]))
  // A client that reconnects learns who sits there now.
  const back = following(guest, id, 1, from)
  await until(() => back.updates.length > 0, 'the client has caught up')
  assert.deepEqual(
    back.updates[0]?.sitters?.map(({ name }) => name),
    ['Person 2', 'Person 1'],
  )
  await server.stop()
})

onEach('a new name appears at once at open tables and rooms', async (place) => {
  const server = await siteOn(place)
  const [host, guest] = [new Client(server.address), new Client(server.address)]
  await host.account('Hanna')
  await guest.guest('Gast')
  for (const client of [host, guest]) await client.connect()
  const { id } = await tableOf([host, guest], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  const { updates } = following(guest, id, 1)
  const rooms: RoomNews[] = []
  guest.line?.follow('inside', [id], (news) => rooms.push(news))
  await until(() => updates.length > 0, 'the guest gets updates')
  assert.equal((await host.json('PATCH', '/api/me', { name: 'Johanna' })).status, 200)
  await until(() => updates.at(-1)?.sitters?.[0]?.name === 'Johanna', 'the table shows the new name')
  const isSaid = (news: RoomNews): boolean => news.type === 'room' && news.room.host.name === 'Johanna'
  await until(() => rooms.some(isSaid), 'the room shows the new name')
  await server.stop()
})

onEach('a table that breaks the index does not affect other tables', async (place) => {
  const server = await serverOn(place)
  const [host, guest] = [new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([host, guest], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  const { liveTables, indexWriter, store } = server.services
  const table = must(await liveTables.open(id))
  const broken = (): never => assert.fail('broken')
  indexWriter.note(Object.create(table, { id: { value: 'broken' }, game: { get: broken } }))
  const before = table.number
  await decide(host, id, 0)
  await decide(guest, id, 1)
  assert.ok(table.number > before)
  await indexWriter.flush()
  const [row] = await store.sql.all('SELECT number FROM rooms WHERE id = $1', id)
  assert.equal(Number(row?.number), table.number)
  await server.stop()
})

onEach('a table that breaks a due job does not affect other tables', async (place) => {
  const server = await siteOn(place, {}, { jobInterval: 0 })
  const [host, guest] = [new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const form = formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }])
  const [first, second] = [await tableOf([host, guest], form), await tableOf([host, guest], form)]
  const { dueJobs, indexWriter, rooms, store } = server.services
  await indexWriter.flush()
  for (const [at, { id }] of [first, second].entries()) {
    await store.sql.run("INSERT INTO due (table_id, kind, due) VALUES ($1, 'mind', $2)", id, at)
  }
  const { repairSeats } = rooms
  const broken = (table: Table): Promise<void> => (table.id === first.id ? assert.fail('broken') : repairSeats(table))
  Object.assign(rooms, { repairSeats: broken })
  await dueJobs.tick()
  await indexWriter.flush()
  const left = await store.sql.all("SELECT table_id FROM due WHERE kind = 'mind'")
  assert.deepEqual(
    left.map((row) => row.table_id),
    [first.id],
  )
  await server.stop()
})

onEach('a feed ends when the person may no longer see the room, and blocked people are not heard', async (place) => {
  const server = await siteOn(place)
  const [host, guest, stranger] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest, stranger].entries()) {
    await client.account(`Person ${at}`)
    await client.connect()
  }
  const room = await host.call('create', formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }], { watch: 'nobody' }))
  const heard: string[] = []
  let ended = ''
  stranger.line?.follow(
    'inside',
    [room.id],
    (news) => news.type === 'said' && heard.push(news.line.line),
    ({ message }) => {
      ended = message.key
    },
  )
  const atHost: string[] = []
  host.line?.follow('inside', [room.id], (news) => news.type === 'said' && atHost.push(news.line.line))
  await guest.call('sit', room.id, 1)
  await guest.call('ready', room.id, true)
  await host.call('say', room.id, 'seats', 'Is everybody here?')
  await until(() => heard.length === 1 && atHost.length === 1, 'everybody gets the line before the game')
  await host.call('start', room.id)
  await until(() => ended !== '', 'the stranger’s feed ends')
  assert.equal(ended, 'refusal.missing.table')
  await guest.call('say', room.id, 'seats', 'Only between us.')
  await until(() => atHost.length === 2, 'the host gets the line')
  assert.equal((await host.ask('PUT', `/api/blocks/${guest.id}`)).status, 200)
  await guest.call('say', room.id, 'seats', 'And this?')
  await until(() => atHost.length === 3, 'the next line arrives')
  assert.deepEqual(atHost, ['Is everybody here?', 'Only between us.', ''])
  assert.deepEqual(heard, ['Is everybody here?'])
  await server.stop()
})

onEach('registering takes effect on open connections', async (place) => {
  const server = await siteOn(place)
  const host = await new Client(server.address).guest('Somebody')
  await host.connect()
  const rated = formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }], { rated: true })
  const early = await host.tried('create', rated)
  assert.equal(!early.ok && early.message.key, 'refusal.rated.account')
  assert.equal(
    (await host.json('POST', '/api/register', { name: 'Somebody', password: 'a long password' })).status,
    200,
  )
  await until(async () => (await host.tried('create', rated)).ok, 'the open connection has the new account')
  await server.stop()
})

test('PostgreSQL: reconnecting to a process that lags behind delivers no stale update', async () => {
  // Without Redis the processes do not notify each other.
  const database = await postgres.fresh()
  const [first, second] = [
    await serverOn(postgres, { database, redis: '' }),
    await serverOn(postgres, { database, redis: '' }),
  ]
  const [host, guest] = [new Client(first.address), new Client(first.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([host, guest], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  const behind = must(await second.services.liveTables.open(id))
  await decided(host, id, 0)
  const known = must(await first.services.liveTables.open(id)).number
  assert.ok(behind.number < known)
  const told: string[] = []
  must(await second.services.liveTables.follow(id, null, known, (update) => told.push(update)))
  assert.deepEqual([behind.number, told], [known, []])
  await second.stop()
  await first.stop()
})

onEach('another process stores the result if the first one fails', async (place) => {
  const database = await place.fresh()
  const first = await serverOn(place, { database })
  Object.assign(first.services.rooms, { endGame: () => Promise.reject(new Error('died here')) })
  const [host, guest] = [new Client(first.address), new Client(first.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([host, guest], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  await playOut([host, guest], id)
  await first.services.indexWriter.flush()
  assert.equal((await host.call('room', id)).phase, 'playing')
  await first.stop()
  const second = await serverOn(place, { database }, { now: () => Date.now() + 60_000, jobInterval: 0 })
  await second.services.dueJobs.tick()
  await second.services.indexWriter.flush()
  assert.equal((await readRoom(second.services.store.sql, id))?.phase, 'over')
  await second.stop()
})
