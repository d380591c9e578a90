/** What nobody needs any more goes, and nothing else. */
import assert from 'node:assert/strict'
import { anywhereOf } from '../bus/presence.ts'
import { number, type Sql } from '../store/index.ts'
import { Tidy } from '../tidy.ts'
import { Client, formOf, onEach, playOut, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const DAY = 86_400_000

onEach('expired sessions, old misses and old deliveries are thrown away', async (place) => {
  let now = Date.UTC(2026, 0, 1)
  const server = await siteOn(place, {}, { now: () => now, pulse: 0 })
  const { sql } = server.house.store
  const { tidy } = server.house
  const count = async (table: string): Promise<number> => (await sql.all(`SELECT * FROM ${table}`)).length
  const counts = (): Promise<number[]> => Promise.all(['sessions', 'slowed', 'deliveries'].map(count))
  const ann = await new Client(server.address).guest('Ann')
  await tableOf([ann], formOf('rows', [{ kind: 'me' }, { kind: 'me' }]))
  await new Client(server.address).ask('POST', '/api/sign-in', { name: 'Nobody', password: 'whatever it is' })
  for (const [number, state] of ['sent', 'failed', 'dropped', 'waiting'].entries()) {
    await sql.run(
      `INSERT INTO deliveries (id, person, channel, table_id, number, state, tries, due, answer, created)
       VALUES ($1, $2, 'mail', 'a table', $3, $1, 1, $4, '', $4)`,
      state,
      ann.id,
      number,
      now,
    )
  }
  const kept = async (): Promise<number[]> => Promise.all(['people', 'rooms', 'records'].map(count))
  const before = await kept()
  await tidy.tick()
  assert.deepEqual(await counts(), [1, 2, 4])
  now += DAY
  await tidy.tick()
  // Exactly a day later a miss still counts.
  assert.deepEqual(await counts(), [1, 2, 4])
  now += 1
  await tidy.tick()
  assert.deepEqual(await counts(), [1, 0, 4])
  now += 89 * DAY
  await tidy.tick()
  assert.deepEqual(await counts(), [1, 0, 1])
  now += 275 * DAY
  await tidy.tick()
  assert.deepEqual(await counts(), [0, 0, 1])
  assert.deepEqual(await kept(), before)
  await server.stop()
})

onEach('tidying begins at once, and a stop waits for it', async (place) => {
  const server = await siteOn(place, {}, { pulse: 0 })
  const { bus, presence, store } = server.house
  const { sql } = store
  await sql.run("INSERT INTO slowed (key, tries, until) VALUES ('somebody', 1, 0)")
  const troubles: unknown[] = []
  const tidy = new Tidy({ sql, bus, presence, now: Date.now, trouble: (error) => troubles.push(error) })
  tidy.start(DAY)
  await tidy.stop()
  assert.deepEqual([await sql.all('SELECT * FROM slowed'), troubles], [[], []])
  await server.stop()
})

/** A site whose clock stands until it is set forward. */
async function siteAt(place: Place) {
  let now = Date.UTC(2026, 0, 1)
  const server = await siteOn(place, {}, { now: () => now, pulse: 0, seed: () => 'ab'.repeat(32) })
  const { house } = server
  return {
    server,
    sql: house.store.sql,
    guest: (name: string) => new Client(server.address).guest(name),
    /** The clock is so many days further on, and a round is made. */
    async after(days: number): Promise<void> {
      now += days * DAY
      await house.tidy.tick()
    },
  }
}

async function rowsOf(sql: Sql, list: string, column: string, value: string): Promise<number> {
  const [row] = await sql.all(`SELECT count(*) AS count FROM ${list} WHERE ${column} = $1`, value)
  return number(row, 'count')
}

const WAITING = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])

onEach('tables without a game go when nobody has done anything there for thirty days', async (place) => {
  const { server, sql, guest, after } = await siteAt(place)
  const [ann, ben] = [await guest('Ann'), await guest('Ben')]
  const forgotten = await ann.call('create', WAITING)
  await ben.call('sit', forgotten.id, 1)
  await ben.call('say', forgotten.id, 'seats', 'Anybody?')
  const left = await ann.call('create', WAITING)
  await ann.call('leave', left.id)
  const touched = await ann.call('create', WAITING)
  const talked = await ann.call('create', WAITING)
  const begun = await tableOf([ann, ben], WAITING)
  const over = await tableOf([ann, ben], WAITING)
  await playOut([ann, ben], over.id)
  await server.settle()
  const there = async (): Promise<string[]> =>
    (await sql.all('SELECT id FROM rooms')).map((row) => String(row.id)).sort()
  const all = [forgotten, left, touched, talked, begun, over].map(({ id }) => id).sort()
  await after(15)
  await ben.call('sit', touched.id, 1)
  await ben.call('say', talked.id, 'seats', 'Not yet.')
  await after(15)
  assert.deepEqual(await there(), all)
  // Who has one open hears of its end.
  const line = await ben.connect()
  let ended = ''
  line.follow(
    'inside',
    [forgotten.id],
    () => {},
    ({ message }) => {
      ended = message.key
    },
  )
  await ben.call('own')
  await after(1)
  assert.deepEqual(await there(), [touched, talked, begun, over].map(({ id }) => id).sort())
  await until(() => ended === 'refusal.missing.table', 'the room is told to be gone')
  for (const list of ['sitting', 'chat']) assert.equal(await rowsOf(sql, list, 'table_id', forgotten.id), 0, list)
  const gone = await ann.tried('room', forgotten.id)
  assert.equal(!gone.ok && gone.message.key, 'refusal.missing.table')
  await after(400)
  assert.deepEqual(await there(), [begun, over].map(({ id }) => id).sort())
  await server.stop()
})

onEach('guests without a game go when they have not been seen for ninety days', async (place) => {
  const { server, sql, guest, after } = await siteAt(place)
  const names = ['Looker', 'Player', 'Ended', 'Host', 'Seen', 'Watcher', 'Account']
  const [looker, player, ended, host, seen, watcher, account] = await Promise.all(names.map((name) => guest(name)))
  assert.ok(looker && player && ended && host && seen && watcher && account)
  await account.json('POST', '/api/register', { name: 'Account', password: 'a long password' })
  await looker.json('PUT', `/api/friends/${account.id}`)
  await looker.json('PUT', `/api/blocks/${host.id}`)
  await tableOf([player], formOf('rows', [{ kind: 'me' }, { kind: 'me' }]))
  const over = await tableOf([ended], formOf('rows', [{ kind: 'me' }, { kind: 'me' }]))
  await playOut([ended, ended], over.id)
  await watcher.call('enter', over.id, over.link ?? '')
  await server.settle()
  const there = async (): Promise<string[]> => {
    const rows = await sql.all('SELECT name FROM people ORDER BY name')
    return rows.map((row) => String(row.name))
  }
  await after(80)
  // A table that waits keeps who opened it, as long as it is there itself.
  await host.call('create', WAITING)
  await sql.run('UPDATE sessions SET seen = 0 WHERE person = $1', host.id)
  await seen.json('GET', '/api/me')
  await after(10)
  assert.equal((await there()).length, 7)
  await after(1)
  assert.deepEqual(await there(), ['Account', 'Ended', 'Host', 'Player', 'Seen'])
  for (const [list, column] of [
    ['sessions', 'person'],
    ['friends', 'person'],
    ['blocks', 'person'],
    ['sitting', 'person'],
  ] as const) {
    assert.equal(await rowsOf(sql, list, column, looker.id), 0, list)
  }
  assert.deepEqual((await looker.json('GET', '/api/me')).person, null)
  // The table goes first, then its host.
  await after(30)
  assert.deepEqual(await there(), ['Account', 'Ended', 'Player', 'Seen'])
  await after(400)
  assert.deepEqual(await there(), ['Account', 'Ended', 'Player'])
  await server.stop()
})

onEach('who is here stays, and all are looked at however many they are', async (place) => {
  const { server, sql, guest, after } = await siteAt(place)
  const here = await guest('Here')
  for (let n = 0; n < 450; n++) {
    const id = `guest ${String(n).padStart(3, '0')}`
    await sql.run("INSERT INTO people (id, kind, name, created, seen) VALUES ($1, 'guest', $1, 0, 0)", id)
  }
  for (let n = 0; n < 250; n++) {
    await sql.run(
      `INSERT INTO rooms (id, version, phase, game, host, access, link, room, seed, number, opened, touched)
       VALUES ($1, 1, 'closed', 'rows', 'nobody', 'open', $1, '{}', '', 0, 0, 0)`,
      `room ${n}`,
    )
  }
  const leave = server.house.presence.enter(here.id, anywhereOf(here.id))
  await after(91)
  assert.deepEqual(
    (await sql.all('SELECT id FROM people')).map((row) => row.id),
    [here.id],
  )
  assert.deepEqual(await sql.all('SELECT id FROM rooms'), [])
  leave()
  await until(async () => (await server.house.presence.at(anywhereOf(here.id))).size === 0, 'nobody is here')
  await after(0)
  assert.deepEqual(await sql.all('SELECT id FROM people'), [])
  await server.stop()
})
