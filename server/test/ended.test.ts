/** The end of a game: it is final, everybody at the table is told once, and open requests are gone. */
import assert from 'node:assert/strict'
import type { News } from '@ludarium/tables'
import { Client, decided, formOf, onEach, playOut, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const seams = { seed: () => 'ab'.repeat(32), jobInterval: 0 }

async function peopleAt(place: Place, names: readonly string[]) {
  const server = await siteOn(place, {}, seams)
  const clients = await Promise.all(names.map((name) => new Client(server.address).guest(name)))
  return { server, clients }
}

onEach('nothing can be undone, redone or requested after the end of a game', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben'])
  const [ann, ben] = clients
  assert.ok(ann && ben)
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  await decided(ann, id, 0)
  assert.ok((await ann.call('position', id, 0)).canUndo)
  const [rewind] = (await ann.call('ask', id, 'rewind', 0, '')).asks
  assert.ok(rewind)
  await playOut([ann, ben], id)
  // The table is over, whether or not the room is marked as over.
  const early = await ben.tried('answer', id, rewind.id, true)
  assert.equal(early.ok, false)
  await server.settle()
  const room = await ben.call('room', id)
  assert.deepEqual([room.phase, room.asks], ['over', []])
  assert.notEqual(room.deal.seed, null)
  const late = await ben.tried('answer', id, rewind.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  const before = await server.services.store.tail(id, 0)
  for (const [seat, client] of [ann, ben].entries()) {
    for (const name of ['undo', 'redo'] as const) {
      const no = await client.tried(name, id, seat, `${name} at the end`)
      assert.equal(!no.ok && no.message.key, 'refusal.over')
    }
    const { canUndo, canRedo } = await client.call('position', id, seat)
    assert.deepEqual([canUndo, canRedo], [false, false])
  }
  assert.deepEqual(await server.services.store.tail(id, 0), before)
  await server.stop()
})

onEach('everybody at the table is told once that the game is over', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Eve', 'Hal'])
  const [ann, ben, eve, hal] = clients
  assert.ok(ann && ben && eve && hal)
  // Hal is the host and has no seat.
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
    // Answers come in order, so the feed is open.
    await client.call('own')
  }
  const ends = (client: Client): News[] => (heard.get(client) ?? []).filter(({ type }) => type === 'over')
  await playOut([ann, ben], id)
  await server.settle()
  await until(() => [ann, ben, hal].every((client) => ends(client).length > 0), 'the end is known')
  // A second process that notices the end publishes nothing. Later news arrives later.
  await server.services.rooms.endGame(id)
  for (const client of clients) server.services.bus.publish(`p/${client.id}`, { type: 'friends' })
  await until(() => clients.every((one) => heard.get(one)?.at(-1)?.type === 'friends'), 'the last word')
  for (const client of [ann, ben, hal]) assert.deepEqual(ends(client), [{ type: 'over', table: id }])
  assert.deepEqual(ends(eve), [])
  await server.stop()
})

onEach('a resigned seat is not handed over', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Cid', 'Eve'])
  const [ann, ben, cid, eve] = clients
  assert.ok(ann && ben && cid && eve)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
  const [hand] = (await ann.call('ask', id, 'hand', 0, eve.id)).asks
  const asked = await ben.call('ask', id, 'end', 0, '')
  assert.ok(hand && asked.asks.length === 2)
  // Ben's request is void because she was asked too: he asks again.
  assert.deepEqual((await ann.call('resign', id, 0)).asks, [])
  const late = await eve.tried('answer', id, hand.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  assert.deepEqual((await eve.call('room', id)).own, [])
  await server.stop()
})

onEach('only the owner can hand over a seat', async (place) => {
  const { server, clients } = await peopleAt(place, ['Ann', 'Ben', 'Cid', 'Eve'])
  const [ann, ben, cid, eve] = clients
  assert.ok(ann && ben && cid && eve)
  const { id } = await tableOf([ann, ben, cid], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }]))
  const [hand] = (await ann.call('ask', id, 'hand', 0, eve.id)).asks
  assert.ok(hand)
  // Deleting her account removes her seat and her request.
  const person = await server.services.people.person(ann.id)
  assert.ok(person)
  await server.services.rooms.leaveAllTables(person)
  const late = await eve.tried('answer', id, hand.id, true)
  assert.equal(!late.ok && late.message.key, 'refusal.missing.ask')
  const room = await eve.call('room', id)
  assert.deepEqual([room.own, room.seats[0]?.kind, room.asks], [[], 'bot', []])
  await server.stop()
})
