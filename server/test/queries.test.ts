/** Lists of tables and watchers need the same number of queries for many entries as for one. */
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { Client, formOf, onEach, siteOn, tableOf } from './kit.ts'

const SEATS = [{ kind: 'me' }, { kind: 'free' }] as const

onEach('the lobby shows what the person may see, with a constant number of queries', async (place) => {
  const server = await siteOn(place, {}, { jobInterval: 0 })
  const { rooms, people, store } = server.services
  const [ann, ben, cid, odd, eve] = await Promise.all(
    ['Ann', 'Ben', 'Cid', 'Odd', 'Eve'].map((name) => new Client(server.address).guest(name)),
  )
  assert.ok(ann && ben && cid && odd && eve)
  const reader = await people.person(eve.id)
  assert.ok(reader)
  await eve.json('PUT', `/api/friends/${ben.id}`)
  await ben.json('PUT', `/api/friends/${eve.id}`)
  await odd.json('PUT', `/api/blocks/${eve.id}`)
  const wanted = new Set<string>()
  const counts: number[] = []
  for (let n = 0; n < 3; n++) {
    wanted.add((await ann.call('create', formOf('rows', SEATS))).id)
    wanted.add((await tableOf([ann, cid], formOf('rows', SEATS))).id)
    wanted.add((await tableOf([ann, ben], formOf('rows', SEATS, { watch: 'friends' }))).id)
    const entered = await tableOf([ann, cid], formOf('rows', SEATS, { watch: 'nobody' }))
    await eve.call('enter', entered.id, entered.link ?? '')
    wanted.add(entered.id)
    // Neither strangers' games nor tables of people who have blocked the person.
    await tableOf([ann, cid], formOf('rows', SEATS, { watch: 'friends' }))
    await tableOf([ann, cid], formOf('rows', SEATS, { watch: 'nobody' }))
    await odd.call('create', formOf('rows', SEATS))
    await server.settle()
    // Loads the names.
    await rooms.listLobby(reader, {})
    const asked = mock.method(store.sql, 'all')
    const listed = await rooms.listLobby(reader, {})
    counts.push(asked.mock.callCount())
    asked.mock.restore()
    assert.deepEqual(listed.map(({ id }) => id).sort(), [...wanted].sort())
  }
  assert.equal(new Set(counts).size, 1, `the same number each time: ${counts.join(', ')}`)
  await server.stop()
})

onEach('watchers are read with a constant number of queries', async (place) => {
  const server = await siteOn(place, {}, { jobInterval: 0 })
  const { rooms, people, names, presence, store } = server.services
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const { id } = await tableOf([ann, ben], formOf('rows', SEATS))
  const reader = await people.person(ann.id)
  const room = await rooms.findRoom(reader ?? assert.fail(), id)
  assert.ok(reader && room.ok)
  await server.settle()
  const leave: (() => void)[] = []
  const counts: number[] = []
  const shown: string[] = []
  for (let n = 0; n < 6; n++) {
    const watcher = await new Client(server.address).guest(`Watcher ${n}`)
    // Every third watcher hides their presence.
    if (n % 3 === 2) await watcher.json('PATCH', '/api/me', { preferences: { showPresence: false } })
    else shown.push(watcher.id)
    leave.push(presence.enter(watcher.id, id))
    await names.look([watcher.id])
    const asked = mock.method(store.sql, 'all')
    const { watchers, watching } = await rooms.viewRoom(reader, room.value)
    counts.push(asked.mock.callCount())
    asked.mock.restore()
    assert.equal(watchers, n + 1)
    assert.deepEqual(watching.map((one) => one.id).sort(), [...shown].sort())
  }
  assert.equal(new Set(counts).size, 1, `the same number each time: ${counts.join(', ')}`)
  for (const gone of leave) gone()
  await server.stop()
})
