/** What nobody needs any more goes, and nothing else. */
import assert from 'node:assert/strict'
import { Tidy } from '../tidy.ts'
import { Client, formOf, onEach, siteOn, tableOf } from './kit.ts'

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
  const { sql } = server.house.store
  await sql.run("INSERT INTO slowed (key, tries, until) VALUES ('somebody', 1, 0)")
  const troubles: unknown[] = []
  const tidy = new Tidy({ sql, now: Date.now, trouble: (error) => troubles.push(error) })
  tidy.start(DAY)
  await tidy.stop()
  assert.deepEqual([await sql.all('SELECT * FROM slowed'), troubles], [[], []])
  await server.stop()
})
