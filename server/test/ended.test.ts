/** The end of a game on a server: it stays, everybody at the table hears of it once, and nothing is left to be asked. */
import assert from 'node:assert/strict'
import type { News } from '@ludarium/tables'
import { Client, decided, formOf, onEach, playOut, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const fate = { seed: () => 'ab'.repeat(32), pulse: 0 }

async function peopleAt(place: Place, names: readonly string[]) {
  const server = await siteOn(place, {}, fate)
  const clients = await Promise.all(names.map((name) => new Client(server.address).guest(name)))
  return { server, clients }
}

onEach('a game that is over stays over: nothing is taken back, done again or agreed on', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben'])
  const [ann, ben] = clients
  assert.ok(ann && ben)
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  await decided(ann, id, 0)
  assert.ok((await ann.call('position', id, 0)).canUndo)
  const [rewind] = (await ann.call('ask', id, 'rewind', 0, '')).asks
  assert.ok(rewind)
  await playOut([ann, ben], id)
  // The table is over; whether the room knows it already makes no difference.
  const early = await ben.tried('answer', id, rewind.id, true)
  assert.equal(early.ok, false)
  await server.settle()
  const room = await ben.call('room', id)
  assert.deepEqual([room.phase, room.asks], ['over', []])
  assert.notEqual(room.deal.seed, null)
  const late = await ben.tried('answer', id, rewind.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  const before = await server.house.store.tail(id, 0)
  for (const [seat, client] of [ann, ben].entries()) {
    for (const name of ['undo', 'redo'] as const) {
      const no = await client.tried(name, id, seat, `${name} at the end`)
      assert.equal(!no.ok && no.message.key, 'refusal.over')
    }
    const { canUndo, canRedo } = await client.call('position', id, seat)
    assert.deepEqual([canUndo, canRedo], [false, false])
  }
  assert.deepEqual(await server.house.store.tail(id, 0), before)
  await server.stop()
})

onEach('who sits at a table hears once that its game is over, wherever they are', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Eve', 'Hal'])
  const [ann, ben, eve, hal] = clients
  assert.ok(ann && ben && eve && hal)
  // Hal opens the table for others and has no seat.
  const { id, link } = await hal.call('create', formOf('rows', [{ kind: 'free' }, { kind: 'free' }]))
  for (const [seat, client] of [ann, ben].entries()) {
    await client.call('sit', id, seat)
    await client.call('ready', id, true)
  }
  await eve.call('enter', id, link ?? '')
  await hal.call('start', id)
  const heard = new Map<Client, News[]>()
  for (const client of [ann, ben, eve, hal]) {
    const news: News[] = []
    heard.set(client, news)
    client.line?.follow('news', [], (one) => news.push(one))
    // Answers come in order: the feed is open now.
    await client.call('own')
  }
  const ends = (client: Client): News[] => (heard.get(client) ?? []).filter(({ type }) => type === 'over')
  await playOut([ann, ben], id)
  await server.settle()
  await until(() => [ann, ben, hal].every((client) => ends(client).length > 0), 'the end is known')
  // Noticed again, as by another process, it is no news. What is told later comes later.
  await server.house.rooms.ended(id)
  for (const client of clients) server.house.bus.publish(`p/${client.id}`, { type: 'friends' })
  await until(() => clients.every((one) => heard.get(one)?.at(-1)?.type === 'friends'), 'the last word')
  for (const client of [ann, ben, hal]) assert.deepEqual(ends(client), [{ type: 'over', table: id }])
  assert.deepEqual(ends(eve), [])
  await server.stop()
})

onEach('a seat that was given up is not handed on', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Cid', 'Eve'])
  const [ann, ben, cid, eve] = clients
  assert.ok(ann && ben && cid && eve)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
  const [hand] = (await ann.call('ask', id, 'hand', 0, eve.id)).asks
  const asked = await ben.call('ask', id, 'end', 0, '')
  assert.ok(hand && asked.asks.length === 2)
  // What Ben asked was asked of her too: he asks again, of those who are left.
  assert.deepEqual((await ann.call('resign', id, 0)).asks, [])
  const late = await eve.tried('answer', id, hand.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  assert.deepEqual((await eve.call('room', id)).own, [])
  await server.stop()
})

onEach('a seat is handed on only by whose it still is', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Cid', 'Eve'])
  const [ann, ben, cid, eve] = clients
  assert.ok(ann && ben && cid && eve)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
  const [hand] = (await ann.call('ask', id, 'hand', 0, eve.id)).asks
  assert.ok(hand)
  // Her account goes, and with it her seat and what she asked.
  const person = await server.house.people.person(ann.id)
  assert.ok(person)
  await server.house.rooms.leaveAll(person)
  const late = await eve.tried('answer', id, hand.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  const room = await eve.call('room', id)
  assert.deepEqual([room.own, room.seats[0]?.kind, room.asks], [[], 'bot', []])
  await server.stop()
})
