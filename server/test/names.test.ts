/** Names and passwords when two want the same, or somebody tries until it fits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '@ludarium/kernel'
import { People, type Person } from '../people/people.ts'
import { openStore, type Queries, type Sql } from '../store/index.ts'
import { Client, must, onEach, siteOn } from './kit.ts'
import { places } from './stores.ts'

const keyOf = (answer: Record<string, unknown>): string =>
  (answer.refusal as { message: { key: string } } | undefined)?.message.key ?? ''

/** A database where nobody changes anything before both have looked. */
function lookingTogether(sql: Sql): Sql {
  const { promise: both, resolve: go } = Promise.withResolvers<void>()
  let looked = 0
  const waiting = (queries: Queries): Queries => ({
    async all(text, ...values) {
      const rows = await queries.all(text, ...values)
      if (++looked === 2) go()
      await both
      return rows
    },
    run: (text, ...values) => queries.run(text, ...values),
  })
  return { ...sql, transaction: (work, safe) => sql.transaction((queries) => work(waiting(queries)), safe) }
}

/** Of two outcomes, which one was granted does not matter. */
function oneIsTaken(outcomes: readonly Outcome<Person>[]): void {
  const said = outcomes.map((outcome) => (outcome.ok ? outcome.value.name : outcome.message.key))
  assert.deepEqual(said.sort(), ['Same', 'refusal.name.taken'])
}

test('PostgreSQL: of two who take one name at the same moment the second is told that it is taken', async () => {
  const place = places.find(({ name }) => name === 'PostgreSQL')
  assert.ok(place)
  const { sql, close } = await openStore(await place.fresh())
  const before = new People(sql, Date.now, () => {})
  const together = (): People => new People(lookingTogether(sql), Date.now, () => {})
  const guests = [must(await before.guest('One', '')).person, must(await before.guest('Two', '')).person]
  const registering = together()
  const registered = await Promise.all(guests.map((one) => registering.register(one, 'Same', 'a long password')))
  oneIsTaken(registered)
  const first = registered.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))[0]
  assert.ok(first)
  must(await before.rename(first, 'Other'))
  const left = guests.find(({ id }) => id !== first.id)
  assert.ok(left)
  const second = must(await before.register(left, 'Another', 'a long password'))
  const renaming = together()
  oneIsTaken(await Promise.all([first, second].map((one) => renaming.rename(one, 'Same'))))
  await close()
})

onEach('a program does not get the name of an account', async (place) => {
  const server = await siteOn(place)
  const ann = await new Client(server.address).account('Ann N')
  await new Client(server.address).account('Bea N')
  for (const name of ['Bea N', 'béa  n', 'Ann N']) {
    const answer = await ann.json('POST', '/api/bots', { name })
    assert.deepEqual([answer.status, keyOf(answer)], [409, 'refusal.name.taken'], name)
  }
  assert.equal((await ann.json('POST', '/api/bots', { name: 'Program' })).status, 200)
  await server.stop()
})

onEach('who tries old passwords is slowed down like who signs in', async (place) => {
  let now = 1_000_000_000_000
  const server = await siteOn(place, {}, { now: () => now, pulse: 0 })
  const vera = await new Client(server.address).account('Vera N')
  const attempt = (old: string): Promise<Record<string, unknown>> =>
    vera.json('POST', '/api/password', { old, password: 'another password' })
  for (let tries = 0; tries < 5; tries++) assert.equal((await attempt('guess')).status, 401)
  const slowed = await attempt('Vera N has a password')
  assert.deepEqual([slowed.status, keyOf(slowed)], [429, 'refusal.slow.signin'])
  // It is the same account at the other door.
  const signIn = { name: 'Vera N', password: 'Vera N has a password' }
  assert.equal((await new Client(server.address).json('POST', '/api/sign-in', signIn)).status, 429)
  now += 60_000
  assert.equal((await attempt('Vera N has a password')).status, 200)
  await server.stop()
})
