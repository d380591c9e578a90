/** Retention deletes what nobody needs, and nothing else. */
import assert from 'node:assert/strict'
import { onlinePlace } from '../bus/presence.ts'
import { retentionJob } from '../retention.ts'
import { number, type Sql } from '../store/index.ts'
import { Client, formOf, onEach, playOut, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const DAY = 86_400_000

onEach('expired sessions, old sign-in failures and old deliveries are deleted', async (place) => {
  let now = Date.UTC(2026, 0, 1)
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0 })
  const { sql } = server.services.store
  const { retention } = server.services
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
  await retention.tick()
  assert.deepEqual(await counts(), [1, 2, 4])
  now += DAY
  await retention.tick()
  // After exactly one day a failure still counts.
  assert.deepEqual(await counts(), [1, 2, 4])
  now += 1
  await retention.tick()
  assert.deepEqual(await counts(), [1, 0, 4])
  now += 89 * DAY
  await retention.tick()
  assert.deepEqual(await counts(), [1, 0, 1])
  now += 275 * DAY
  await retention.tick()
  assert.deepEqual(await counts(), [0, 0, 1])
  assert.deepEqual(await kept(), before)
  await server.stop()
})

onEach('retention runs at once, and stop waits for it', async (place) => {
  const server = await siteOn(place, {}, { jobInterval: 0 })
  const { bus, presence, store } = server.services
  const { sql } = store
  await sql.run("INSERT INTO slowed (key, tries, until) VALUES ('somebody', 1, 0)")
  const troubles: unknown[] = []
  const retention = retentionJob({ sql, bus, presence, now: Date.now, trouble: (error) => troubles.push(error) })
  retention.start(DAY)
  await retention.stop()
  assert.deepEqual([await sql.all('SELECT * FROM slowed'), troubles], [[], []])
  await server.stop()
})

/** Servers with a clock that only the test advances. */
async function siteAt(place: Place) {
  let now = Date.UTC(2026, 0, 1)
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0, seed: () => 'ab'.repeat(32) })
  const { services } = server
  return {
    server,
    sql: services.store.sql,
    guest: (name: string) => new Client(server.address).guest(name),
    /** Advances the clock by so many days and runs retention. */
    async after(days: number): Promise<void> {
      now += days * DAY
      await services.retention.tick()
    },
  }
}

async function rowsOf(sql: Sql, list: string, column: string, value: string): Promise<number> {
  const [row] = await sql.all(`SELECT count(*) AS count FROM ${list} WHERE ${column} = $1`, value)
  return number(row, 'count')
}

const WAITING = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])

onEach('tables without a game are deleted after thirty days without activity', async (place) => {
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
  // A client that has the table open is told.
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
  await until(() => ended === 'refusal.missing.table', 'the feed of the room ends')
  for (const list of ['sitting', 'chat']) assert.equal(await rowsOf(sql, list, 'table_id', forgotten.id), 0, list)
  const gone = await ann.tried('room', forgotten.id)
  assert.equal(!gone.ok && gone.message.key, 'refusal.missing.table')
  await after(400)
  assert.deepEqual(await there(), [begun, over].map(({ id }) => id).sort())
  await server.stop()
})

onEach('guests without a game are deleted after ninety days of absence', async (place) => {
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
  // A waiting table keeps its host.
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
  // The table is deleted first, then its host.
  await after(30)
  assert.deepEqual(await there(), ['Account', 'Ended', 'Player', 'Seen'])
  await after(400)
  assert.deepEqual(await there(), ['Account', 'Ended', 'Player'])
  await server.stop()
})

onEach('guests who are online stay, and all batches are checked', async (place) => {
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
  const leave = server.services.presence.enter(here.id, onlinePlace(here.id))
  await after(91)
  assert.deepEqual(
    (await sql.all('SELECT id FROM people')).map((row) => row.id),
    [here.id],
  )
  assert.deepEqual(await sql.all('SELECT id FROM rooms'), [])
  leave()
  await until(async () => (await server.services.presence.at(onlinePlace(here.id))).size === 0, 'nobody is online')
  await after(0)
  assert.deepEqual(await sql.all('SELECT id FROM people'), [])
  await server.stop()
})
