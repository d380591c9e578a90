/** Requests that need consent: who is asked, how long they stand, and what they do to the seats. */
import assert from 'node:assert/strict'
import type { Outcome } from '@ludarium/kernel'
import type { News } from '@ludarium/tables'
import { readRoom } from '../rooms/room-store.ts'
import { openStore } from '../store/index.ts'
import { Client, decided, formOf, must, onEach, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const MINUTE = 60_000
const FREE = { kind: 'free' } as const
const TWO = [{ kind: 'me' }, FREE] as const
const THREE = [...TWO, FREE] as const

/** A server with a clock that only `wait` advances, and four people. */
async function peopleAt(place: Place) {
  let now = 1_700_000_000_000
  const seams = { seed: () => 'ab'.repeat(32), jobInterval: 0, now: () => now }
  const server = await siteOn(place, {}, seams)
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

/** Opens the table's page. */
async function comes(client: Client, table: string): Promise<void> {
  const line = client.line ?? (await client.connect())
  let heard = false
  line.follow('inside', [table], () => {
    heard = true
  })
  await until(() => heard, 'the client has received the room')
}

onEach('a bot that stands in for an absent player cannot consent for them', async (place) => {
  const { server, ann, ben, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  await decided(ann, id, 0)
  // The game has not waited long enough for Ben.
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
  await server.settle()
  assert.equal((await ben.call('room', id)).phase, 'over')
  await server.stop()
})

onEach('a seat is not lent while the game waits for somebody else, or if there is a clock', async (place) => {
  const { server, ann, ben, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  const clock = { bank: 60 * MINUTE, increment: 0, fresh: false, flag: 'bot' } as const
  const timed = await tableOf([ann, ben], formOf('rows', TWO, { clock }))
  await decided(ann, timed.id, 0)
  wait(30 * MINUTE)
  assert.equal(keyOf(await ann.tried('ask', id, 'lend', 1, '')), 'refusal.ask.early')
  assert.equal(keyOf(await ann.tried('ask', timed.id, 'lend', 1, '')), 'refusal.ask.clock')
  await server.stop()
})

onEach('a player who has come back or has decided keeps the seat', async (place) => {
  const { server, ann, ben, cid, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', THREE))
  const asks = async (): Promise<string> => {
    wait(5 * MINUTE)
    const [ask] = (await ann.call('ask', id, 'lend', 1, '')).asks
    return ask?.id ?? ''
  }
  const first = await asks()
  await decided(ben, id, 1)
  assert.equal(keyOf(await cid.tried('answer', id, first, true)), 'refusal.ask.early')
  await decided(ann, id, 0)
  await decided(cid, id, 2)
  const second = await asks()
  await comes(ben, id)
  assert.equal(keyOf(await cid.tried('answer', id, second, true)), 'refusal.ask.here')
  const { seats, asks: open } = await ben.call('room', id)
  assert.deepEqual([seats[1]?.kind, open], ['person', []])
  await server.stop()
})

onEach('a player who has handed over the seat cannot consent', async (place) => {
  const { server, ann, ben, dee } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  const [end] = (await ann.call('ask', id, 'end', 0, '')).asks
  const hand = (await ben.call('ask', id, 'hand', 1, dee.id)).asks.find(({ kind }) => kind === 'hand')
  assert.deepEqual((await dee.call('answer', id, hand?.id ?? '', true)).asks, [])
  assert.equal(keyOf(await ben.tried('answer', id, end?.id ?? '', true)), 'refusal.missing.ask')
  const again = await ann.call('ask', id, 'end', 0, '')
  assert.deepEqual([again.phase, again.asks[0]?.answers.map(({ person }) => person.id)], ['playing', [ann.id, dee.id]])
  await server.stop()
})

onEach('a handover counts before the room is updated', async (place) => {
  const { server, ann, ben, dee } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  const [end] = (await ann.call('ask', id, 'end', 0, '')).asks
  const table = must(await server.services.liveTables.open(id))
  const sitter = { name: '', kind: 'person', level: '', id: dee.id } as const
  must(await table.submit({ do: 'hand', seat: 1, sitter, ticket: 'handed on' }))
  assert.equal(keyOf(await ben.tried('answer', id, end?.id ?? '', true)), 'refusal.missing.ask')
  assert.equal(table.over, false)
  await server.stop()
})

onEach('after a handover it is the new player’s turn, even if the index was written before the room', async (place) => {
  const { server, ann, ben, dee } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO))
  const table = must(await server.services.liveTables.open(id))
  const sitter = { name: '', kind: 'person', level: '', id: dee.id } as const
  must(await table.submit({ do: 'hand', seat: 0, sitter, ticket: 'handed on' }))
  await server.settle()
  must(await server.services.rooms.syncSeats(table))
  await server.settle()
  assert.deepEqual(
    (await dee.call('own')).map((entry) => [entry.id, entry.role, entry.waits]),
    [[id, 'seat', true]],
  )
  await server.stop()
})

onEach('a request to somebody whose account is deleted does not block another request', async (place) => {
  const { server, ann, ben, cid, dee } = await peopleAt(place)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', THREE))
  const goes = async (client: Client): Promise<void> => {
    assert.equal((await client.ask('DELETE', '/api/me', {})).status, 200)
  }
  await ann.call('ask', id, 'end', 0, '')
  await goes(ben)
  const { asks } = await ann.call('ask', id, 'end', 0, '')
  assert.deepEqual(
    asks.map(({ answers }) => answers.map(({ person }) => person.id)),
    [[ann.id, cid.id]],
  )
  await ann.call('ask', id, 'hand', 0, dee.id)
  await goes(dee)
  const hand = await ann.call('ask', id, 'hand', 0, (await new Client(server.address).guest('Eve')).id)
  assert.deepEqual(
    hand.asks.map(({ kind, to }) => [kind, to?.name ?? null]),
    [
      ['end', null],
      ['hand', 'Eve'],
    ],
  )
  await server.stop()
})

onEach('a person who is offered a seat is told, and may see the room until the request is answered', async (place) => {
  const { server, ann, ben, cid, dee } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO, { access: 'link', watch: 'nobody' }))
  const news: News[] = []
  const line = await dee.connect()
  line.follow('news', [], (one) => news.push(one))
  assert.equal(keyOf(await dee.tried('room', id)), 'refusal.missing.table')
  const [first] = (await ann.call('ask', id, 'hand', 0, dee.id)).asks
  await until(() => news.length > 0, 'the news')
  assert.deepEqual(news, [{ type: 'invited', table: id }])
  const { asks, link } = await dee.call('room', id)
  assert.deepEqual([asks.map((ask) => ask.id), link], [[first?.id], null])
  // The person does not see the game, and nobody else sees the room.
  assert.equal((await dee.tried('position', id, null)).ok, false)
  assert.equal(keyOf(await cid.tried('room', id)), 'refusal.missing.table')
  await dee.call('answer', id, first?.id ?? '', false)
  assert.equal(keyOf(await dee.tried('room', id)), 'refusal.missing.table')
  const [second] = (await ann.call('ask', id, 'hand', 0, dee.id)).asks
  await dee.call('answer', id, second?.id ?? '', true)
  assert.deepEqual((await dee.call('room', id)).own, [0])
  await server.stop()
})

onEach('an offered seat is listed among the person’s tables while the offer stands', async (place) => {
  const { server, ann, ben, cid, dee, wait } = await peopleAt(place)
  const { id } = await tableOf([ann, ben], formOf('rows', TWO, { access: 'link', watch: 'nobody' }))
  const listed = async (client: Client): Promise<unknown[][]> =>
    (await client.call('own')).map((entry) => [entry.id, entry.phase, entry.role, entry.waits])
  const offers = async (to: Client): Promise<string> => {
    const { asks } = await ann.call('ask', id, 'hand', 0, to.id)
    return asks.find((ask) => ask.to?.id === to.id)?.id ?? ''
  }
  assert.deepEqual(await listed(dee), [])
  const no = await offers(dee)
  assert.deepEqual(await listed(dee), [[id, 'playing', 'invited', false]])
  assert.deepEqual(await listed(cid), [])
  // The offer gives no access to the link.
  assert.equal((await dee.call('room', id)).link, null)
  await dee.call('answer', id, no, false)
  assert.deepEqual(await listed(dee), [])
  // Also for somebody who entered by the link. A player's own seat takes precedence.
  const room = await ann.call('room', id)
  await cid.call('enter', id, room.link ?? '')
  await offers(cid)
  assert.deepEqual(await listed(cid), [[id, 'playing', 'invited', false]])
  assert.deepEqual((await listed(ben))[0], [id, 'playing', 'seat', false])
  // The offer expires after three days.
  wait(3 * 24 * 60 * MINUTE)
  assert.deepEqual(await listed(cid), [])
  assert.equal((await cid.call('room', id)).link, room.link)
  const yes = await offers(dee)
  await dee.call('answer', id, yes, true)
  await server.settle()
  assert.deepEqual((await listed(dee))[0]?.slice(0, 3), [id, 'playing', 'seat'])
  assert.deepEqual(await server.services.store.sql.all('SELECT * FROM offers'), [])
  await server.stop()
})

onEach('the next server repairs a room that was not written before a crash', async (place) => {
  const { server, ann, ben, cid } = await peopleAt(place)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', THREE))
  const same = await tableOf([ann, ben, cid], formOf('bazaar', THREE))
  await ben.call('ask', id, 'end', 0, '')
  const { liveTables, settings } = server.services
  const table = must(await liveTables.open(id))
  // Ann has lent her seat and Cid has resigned, but the room does not say so.
  const bot = { name: '', kind: 'bot', level: 'random' } as const
  must(await table.submit({ do: 'hand', seat: 0, sitter: { ...bot, id: ann.id }, ticket: 'lent' }))
  must(await table.submit({ do: 'hand', seat: 2, sitter: bot, ticket: 'given up' }))
  await server.stop()
  const store = await openStore(settings.database, assert.fail)
  await store.sql.run('UPDATE rooms SET number = 0')
  const before = await readRoom(store.sql, same.id)
  await store.close()
  const next = await siteOn(place, { database: settings.database }, { jobInterval: 0 })
  const mended = await readRoom(next.services.store.sql, id)
  assert.deepEqual(
    mended?.doc.seats.map((seat) => [seat.kind, 'person' in seat ? seat.person : null]),
    [
      ['bot', ann.id],
      ['person', ben.id],
      ['bot', null],
    ],
  )
  assert.deepEqual([mended?.doc.resigned, mended?.doc.asks], [[{ seat: 2, person: cid.id }], []])
  const after = await readRoom(next.services.store.sql, same.id)
  assert.deepEqual([after?.version, after?.doc], [before?.version, before?.doc])
  await next.stop()
})

onEach('a seat can be taken back only if it has time left', async (place) => {
  const { server, ann, ben, wait } = await peopleAt(place)
  const flags = { bank: MINUTE, increment: 0, fresh: false, flag: 'bot' } as const
  const { id } = await tableOf([ann, ben], formOf('rows', TWO, { clock: flags }))
  const kind = { ...flags, increment: MINUTE }
  const kindly = await tableOf([ann, ben], formOf('rows', TWO, { clock: kind }))
  const { dueJobs } = server.services
  // Writes into the index when the clocks run out.
  await dueJobs.tick()
  await server.settle()
  wait(MINUTE)
  await dueJobs.tick()
  for (const table of [id, kindly.id]) {
    await until(async () => (await ann.call('room', table)).lent.length > 0, 'the clock has run out')
    // The bot has decided for her.
    await until(async () => (await ben.call('position', table, 1)).legal.length > 0, 'it is Ben’s turn')
  }
  assert.equal(keyOf(await ann.tried('back', id, 0)), 'refusal.seat.flag')
  assert.deepEqual((await ann.call('room', id)).lent, [0])
  assert.deepEqual((await ann.call('back', kindly.id, 0)).own, [0])
  await server.stop()
})
