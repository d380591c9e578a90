/** What needs consent at a table: of whom it is asked, for how long it stands, and what becomes of the seats. */
import assert from 'node:assert/strict'
import type { Outcome } from '@ludarium/kernel'
import { Client, decide, formOf, serverOn, tableOf, until } from './kit.ts'
import { onEach, type Place } from './stores.ts'

const MINUTE = 60_000
const FREE = { kind: 'free' } as const
const TWO = [{ kind: 'me' }, FREE] as const
const THREE = [...TWO, FREE] as const

/** A server whose clock stands until it is set forward, and four people. */
async function peopleAt(place: Place) {
  let now = 1_700_000_000_000
  const fate = { seed: () => 'ab'.repeat(32), pulse: 0, now: () => now }
  const server = await serverOn(place, {}, fate)
  const [ann, ben, cid, dee] = await Promise.all(
    ['Ann', 'Ben', 'Cid', 'Dee'].map((name) => new Client(server.address).guest(name)),
  )
  assert.ok(ann && ben && cid && dee)
  const wait = (milliseconds: number): void => {
    now += milliseconds
  }
  return { server, ann, ben, cid, dee, wait }
}

const keyOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'granted' : outcome.message.key)

/** Has the table open from now on. */
async function comes(client: Client, table: string): Promise<void> {
  const line = client.line ?? (await client.connect())
  let heard = false
  line.follow('inside', [table], () => {
    heard = true
  })
  await until(() => heard, 'the room is told')
}

onEach('who is away is not brought to agree by a bot in their place', async (place) => {
  const { server, ann, ben, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  assert.ok(await decide(ann, id, 0))
  // The game waits for Ben, but not for long enough.
  assert.equal(keyOf(await ann.tried('ask', id, 'lend', 1, '')), 'refusal.ask.early')
  wait(5 * MINUTE - 1)
  assert.equal(keyOf(await ann.tried('ask', id, 'lend', 1, '')), 'refusal.ask.early')
  assert.equal((await ann.call('room', id)).seats[1]?.kind, 'person')
  wait(1)
  const lent = await ann.call('ask', id, 'lend', 1, '')
  assert.deepEqual([lent.seats[1]?.kind, lent.seats[1]?.person?.id], ['bot', ben.id])
  for (const kind of ['end', 'rewind'] as const) {
    const { asks, phase } = await ann.call('ask', id, kind, 0, '')
    const ask = asks.find((one) => one.kind === kind)
    assert.deepEqual(
      [phase, ask?.answers.map(({ person, yes }) => [person.id, yes])],
      [
        'playing',
        [
          [ann.id, true],
          [ben.id, null],
        ],
      ],
    )
  }
  const [end] = (await ann.call('room', id)).asks
  await ben.call('answer', id, end?.id ?? '', true)
  await server.house.keeper.flush()
  assert.equal((await ben.call('room', id)).phase, 'over')
  await server.stop()
})

onEach('nobody’s seat is lent while the game waits for somebody else, or where a clock runs', async (place) => {
  const { server, ann, ben, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  const clock = { bank: 60 * MINUTE, increment: 0, fresh: false, flag: 'bot' } as const
  const timed = await tableOf([ann, ben], formOf('rows', TWO, { clock }))
  assert.ok(await decide(ann, timed.id, 0))
  wait(30 * MINUTE)
  assert.equal(keyOf(await ann.tried('ask', id, 'lend', 1, '')), 'refusal.ask.early')
  assert.equal(keyOf(await ann.tried('ask', timed.id, 'lend', 1, '')), 'refusal.ask.clock')
  await server.stop()
})

onEach('who has come back, or has decided, keeps the seat', async (place) => {
  const { server, ann, ben, cid, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', THREE))
  const asks = async (): Promise<string> => {
    wait(5 * MINUTE)
    const [ask] = (await ann.call('ask', id, 'lend', 1, '')).asks
    return ask?.id ?? ''
  }
  const first = await asks()
  assert.ok(await decide(ben, id, 1))
  assert.equal(keyOf(await cid.tried('answer', id, first, true)), 'refusal.ask.early')
  assert.ok(await decide(ann, id, 0))
  assert.ok(await decide(cid, id, 2))
  const second = await asks()
  await comes(ben, id)
  assert.equal(keyOf(await cid.tried('answer', id, second, true)), 'refusal.ask.here')
  const { seats, asks: open } = await ben.call('room', id)
  assert.deepEqual([seats[1]?.kind, open], ['person', []])
  await server.stop()
})
