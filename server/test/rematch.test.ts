/** Rematches: the same people, except blocked ones, within the limits of open tables. */
import assert from 'node:assert/strict'
import type { News, Room, SeatForm } from '@ludarium/tables'
import { Client, formOf, onEach, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const seams = { seed: () => 'ef'.repeat(32), jobInterval: 0 }

async function peopleOn(place: Place, names: readonly string[], tablesPerHost = 10_000): Promise<Client[]> {
  const server = await siteOn(place, { tablesPerHost }, seams)
  const clients: Client[] = []
  for (const name of names) clients.push(await new Client(server.address).account(name))
  return clients
}

/** A finished game: the last client has resigned, then the others agreed to end it. */
async function ended(clients: readonly Client[]): Promise<string> {
  const [host, ...others] = clients
  assert.ok(host)
  const seats = clients.map((_, at): SeatForm => ({ kind: at === 0 ? 'me' : 'free' }))
  const { id } = await tableOf(clients, formOf(clients.length === 2 ? 'rows' : 'bazaar', seats))
  await others.at(-1)?.call('resign', id, clients.length - 1)
  if (clients.length > 2) {
    const { asks } = await host.call('ask', id, 'end', 0, '')
    for (const other of others.slice(0, -1)) await other.call('answer', id, asks[0]?.id ?? '', true)
  }
  await until(async () => (await host.call('room', id)).phase === 'over', 'the game is over')
  return id
}

/** Collects the tables that the person is invited to from now on. */
async function invitations(client: Client): Promise<string[]> {
  const heard: string[] = []
  const line = client.line ?? (await client.connect())
  line.follow('news', [], (news: News) => {
    if (news.type === 'invited') heard.push(news.table)
  })
  return heard
}

/** Invites until the invitation arrives: then everything sent before has arrived too. */
async function heardAll(by: Client, to: Client, heard: readonly string[]): Promise<void> {
  const sent: string[] = []
  await until(async () => {
    const seats = [{ kind: 'me' }, { kind: 'kept', person: to.id }] as const
    sent.push((await by.call('create', formOf('rows', seats))).id)
    return sent.some((id) => heard.includes(id))
  }, 'the invitation')
}

const seatsOf = ({ seats }: Room): unknown[] => seats.map(({ kind, person }) => [kind, person?.id ?? null])

onEach('after a rematch is closed, the next request opens another', async (place) => {
  const [ann, ben] = await peopleOn(place, ['Ann', 'Ben'])
  assert.ok(ann && ben)
  const id = await ended([ann, ben])
  const first = await ann.call('rematch', id)
  assert.equal((await ben.call('rematch', id)).id, first.id)
  await ann.call('close', first.id)
  const second = await ben.call('rematch', id)
  assert.notEqual(second.id, first.id)
  assert.equal(second.phase, 'waiting')
  assert.equal((await ann.call('rematch', id)).id, second.id)
  // If two people ask at once, they get the same table.
  await ben.call('close', second.id)
  const both = await Promise.all([ann.call('rematch', id), ben.call('rematch', id)])
  assert.equal(both[0].id, both[1].id)
  assert.equal((await ann.call('room', both[0].id)).phase, 'waiting')
})

onEach('the old table shows its rematch while that is open', async (place) => {
  const [ann, ben] = await peopleOn(place, ['Ann', 'Ben'])
  assert.ok(ann && ben)
  const id = await ended([ann, ben])
  const told: (string | null)[] = []
  const line = ben.line ?? assert.fail()
  line.follow('inside', [id], (news) => news.type === 'room' && told.push(news.room.rematch))
  const isTold = (rematch: string | null, what: string): Promise<void> => until(() => told.at(-1) === rematch, what)
  await until(() => told.length > 0, 'the room has arrived')
  const first = await ann.call('rematch', id)
  await isTold(first.id, 'the rematch is open')
  // Changing the form of the rematch keeps the link to the old table.
  await ann.call('change', first.id, formOf('rows', [{ kind: 'me' }, { kind: 'kept', person: ben.id }]))
  await ann.call('close', first.id)
  await isTold(null, 'it is closed')
  const second = await ben.call('rematch', id)
  await isTold(second.id, 'another is open')
  await ann.call(
    'sit',
    second.id,
    second.seats.findIndex(({ kind }) => kind === 'kept'),
  )
  await ann.call('ready', second.id, true)
  await ben.call('start', second.id)
  assert.equal((await ann.call('room', id)).rematch, second.id)
  await ann.call('resign', second.id, (await ann.call('room', second.id)).own[0] ?? -1)
  await isTold(null, 'it is over')
  const third = await ann.call('rematch', id)
  assert.ok(![first.id, second.id].includes(third.id))
  await isTold(third.id, 'a third is open')
})

onEach('blocked people are neither seated nor invited', async (place) => {
  const [ann, ben, cid] = await peopleOn(place, ['Ann', 'Ben', 'Cid'])
  assert.ok(ann && ben && cid)
  for (const [blocker, blocked] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const id = await ended([ann, ben, cid])
    await blocker.json('PUT', `/api/blocks/${blocked.id}`)
    const heard = await invitations(ben)
    await heardAll(cid, ben, heard)
    const again: Room = await ann.call('rematch', id)
    assert.deepEqual(seatsOf(again), [
      ['person', ann.id],
      ['free', null],
      ['kept', cid.id],
    ])
    await heardAll(cid, ben, heard)
    assert.ok(!heard.includes(again.id))
    await blocker.json('DELETE', `/api/blocks/${blocked.id}`)
  }
})

onEach('a player who resigned takes part in the rematch and may ask for it', async (place) => {
  const [ann, ben, cid] = await peopleOn(place, ['Ann', 'Ben', 'Cid'])
  assert.ok(ann && ben && cid)
  const id = await ended([ann, ben, cid])
  assert.deepEqual(seatsOf(await ann.call('rematch', id)), [
    ['person', ann.id],
    ['kept', ben.id],
    ['kept', cid.id],
  ])
  const other = await ended([ann, ben, cid])
  assert.deepEqual(seatsOf(await cid.call('rematch', other)), [
    ['kept', ann.id],
    ['kept', ben.id],
    ['person', cid.id],
  ])
})

onEach('a rematch counts towards the limit of open tables', async (place) => {
  const [ann, ben] = await peopleOn(place, ['Ann', 'Ben'], 1)
  assert.ok(ann && ben)
  const id = await ended([ann, ben])
  const open = await ann.call('create', formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const no = await ann.tried('rematch', id)
  assert.equal(!no.ok && no.message.key, 'refusal.many.tables')
  // She can still join a rematch that the other player opened.
  const again = await ben.call('rematch', id)
  assert.equal((await ann.call('rematch', id)).id, again.id)
  await ann.call('close', open.id)
})
