/** Leaving a table before the game starts. */
import assert from 'node:assert/strict'
import { readRoom } from '../rooms/room-store.ts'
import { Client, formOf, onEach, siteOn, until } from './kit.ts'

const PROBE = 'probe'

onEach('a stranger who leaves an open table changes nothing and publishes nothing', async (place) => {
  const server = await siteOn(place, {}, { jobInterval: 0 })
  const { store, bus } = server.services
  const [ann, ben, eve] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  await ann.guest('Ann')
  await ben.guest('Ben')
  await eve.guest('Eve')
  const { id } = await ann.call('create', formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  await ben.call('sit', id, 1)
  const before = await readRoom(store.sql, id)
  const heard: unknown[] = []
  bus.subscribe(`r/${id}`, (version) => heard.push(version))
  await until(() => {
    bus.publish(`r/${id}`, PROBE)
    return heard.includes(PROBE)
  }, 'what is told is heard')
  const since = heard.length
  await eve.call('leave', id)
  assert.deepEqual(await readRoom(store.sql, id), before)
  // A player does leave.
  await ben.call('leave', id)
  const after = await readRoom(store.sql, id)
  assert.deepEqual(after?.doc.seats[1], { kind: 'free' })
  await until(() => heard.includes(after?.version), 'the change is published')
  assert.deepEqual(
    heard.slice(since).filter((one) => one !== PROBE),
    [after?.version],
  )
  await server.stop()
})
