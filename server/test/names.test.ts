/** Names that two people want at once, and guessing of passwords. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '@ludarium/kernel'
import { People } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { openStore, type Queries, type Sql } from '../store/index.ts'
import { Client, must, onEach, siteOn } from './kit.ts'
import { places } from './stores.ts'

const keyOf = (answer: Record<string, unknown>): string =>
  (answer.refusal as { message: { key: string } } | undefined)?.message.key ?? ''

/** A database in which both transactions read before either of them writes. */
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

/** Sorted: it does not matter which of the two was granted. */
function oneIsTaken(outcomes: readonly Outcome<Person>[]): void {
  const said = outcomes.map((outcome) => (outcome.ok ? outcome.value.name : outcome.message.key))
  assert.deepEqual(said.sort(), ['Same', 'refusal.name.taken'])
}

test('PostgreSQL: if two people take the same name at once, the second one is refused', async () => {
  const place = places.find(({ name }) => name === 'PostgreSQL')
  assert.ok(place)
  const { sql, close } = await openStore(await place.fresh())
  const before = new People(sql, Date.now, () => {})
  const together = (): People => new People(lookingTogether(sql), Date.now, () => {})
  const guests = [must(await before.addGuest('One', '')).person, must(await before.addGuest('Two', '')).person]
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

onEach('an outside bot cannot have the name of an account', async (place) => {
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

onEach('guessing the old password is slowed down like signing in', async (place) => {
  let now = 1_000_000_000_000
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0 })
  const vera = await new Client(server.address).account('Vera N')
  const attempt = (old: string): Promise<Record<string, unknown>> =>
    vera.json('POST', '/api/password', { old, password: 'another password' })
  for (let tries = 0; tries < 5; tries++) assert.equal((await attempt('guess')).status, 401)
  const slowed = await attempt('Vera N has a password')
  assert.deepEqual([slowed.status, keyOf(slowed)], [429, 'refusal.slow.signin'])
  // The limit also applies to signing in to the same account.
  const signIn = { name: 'Vera N', password: 'Vera N has a password' }
  assert.equal((await new Client(server.address).json('POST', '/api/sign-in', signIn)).status, 429)
  now += 60_000
  assert.equal((await attempt('Vera N has a password')).status, 200)
  await server.stop()
})
