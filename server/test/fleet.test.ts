/** Three servers and a worker share one PostgreSQL and one Redis; each serves any table. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { hash, replay } from '@ludarium/kernel'
import { courseOf, onlineSource, type Update } from '@ludarium/tables'
import type { Redis } from 'ioredis'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { RedisPresence } from '../bus/presence.ts'
import { redisAt, redisBus } from '../bus/redis.ts'
import { openStore } from '../store/index.ts'
import { startFleet, UNLIMITED } from '../tools/fleet.ts'
import { Client, formOf, must, playOut, SHELF, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

test('a game with players, a bot and a watcher at different processes', async () => {
  const fleet = await startFleet(3, { ...UNLIMITED, LUDARIUM_SHELF: SHELF, BOT_PAUSE_MS: '0', LOG_LEVEL: 'silent' })
  const store = await openStore(fleet.postgres.url)
  try {
    const [ann, ben, eve] = fleet.addresses.map((address) => new Client(address))
    assert.ok(ann && ben && eve)
    for (const [at, client] of [ann, ben, eve].entries()) await client.guest(`Person ${at}`)
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'random' }] as const
    const { id } = await tableOf([ann, ben], formOf('bazaar', seats))
    const updates: Update[] = []
    await eve.connect()
    onlineSource(() => eve.line ?? assert.fail(), id).subscribe(null, 0, (update) => updates.push(update))
    await playOut([ann, ben, null], id)
    await until(() => updates.at(-1)?.position.result !== null && updates.length > 1, 'the watcher sees the end')
    for (const { position } of updates) assert.equal(hash(position.view), position.hash)
    const course = must(courseOf(await store.tail(id, 0)))
    assert.ok(course.decisions.some((decision) => decision.seat === 2))
    assert.equal(must(replay(bazaar, course)).divergence, null)
    // Revoking a session at one process closes its sockets at the others.
    const cut = new Promise<number>((done) => eve.socket?.once('close', done))
    const elsewhere = new Client(ann.address)
    elsewhere.cookie = eve.cookie
    await elsewhere.ask('POST', '/api/sign-out')
    assert.equal(await cut, 4001)
  } finally {
    await store.close()
    await fleet.stop()
  }
})

const connections: Redis[] = []

after(() => {
  for (const redis of connections) redis.disconnect()
})

async function redisHere(): Promise<Redis> {
  const url = await places[1]?.redis()
  const redis = redisAt(url ?? assert.fail(), (error) => assert.fail(error.message))
  connections.push(redis)
  await redis.ping()
  return redis
}

const fail = (error: Error): void => assert.fail(error.message)

const here = (redis: Redis, now?: () => number): RedisPresence => new RedisPresence(redis, fail, now)

test('a person who leaves one process is still present at another', async () => {
  const redis = await redisHere()
  const [one, other, third] = [here(redis), here(redis), here(redis)]
  const place = 'a table of this test'
  const [leaveOne, leaveOther] = [one.enter('ann', place), other.enter('ann', place)]
  for (const process of [one, other, third]) assert.deepEqual([...(await process.at(place))], ['ann'])
  leaveOne()
  for (const process of [one, other, third]) assert.deepEqual([...(await process.at(place))], ['ann'])
  leaveOther()
  for (const process of [one, other, third]) assert.deepEqual([...(await process.at(place))], [])
  for (const process of [one, other, third]) process.close()
})

test('the presence of a dead process expires and is removed', async () => {
  const redis = await redisHere()
  let now = 1_700_000_000_000
  const [one, other] = [here(redis, () => now), here(redis, () => now)]
  const place = 'another table'
  one.enter('ann', place)
  other.enter('ben', place)
  await one.tick()
  await other.tick()
  // The process dies.
  one.close()
  now += 20_000
  await other.tick()
  assert.deepEqual([...(await other.at(place))].sort(), ['ann', 'ben'])
  now += 10_000
  assert.deepEqual([...(await other.at(place))], ['ben'])
  await other.tick()
  assert.equal((await redis.keys('ludarium:said:*')).length, 1)
  assert.equal(await redis.scard(`ludarium:place:${place}`), 1)
  // It was only slow: its entries count again after its next heartbeat.
  await one.tick()
  for (const process of [one, other]) assert.deepEqual([...(await process.at(place))].sort(), ['ann', 'ben'])
  // Redis loses its data.
  await redis.flushdb()
  await one.tick()
  await other.tick()
  for (const process of [one, other]) assert.deepEqual([...(await process.at(place))].sort(), ['ann', 'ben'])
  other.close()
})

test('after a lost message the other processes look at the store again', async () => {
  const [out, elsewhere] = [await redisHere(), await redisHere()]
  const [bus, other] = [redisBus(out, fail), redisBus(elsewhere, fail)]
  const heard: string[] = []
  other.onLapse(() => heard.push('lapsed'))
  other.subscribe('t', (message) => heard.push(String(message)))
  await until(() => {
    bus.publish('t', 'before')
    return heard.length > 0
  }, 'they hear each other')
  out.once('reconnecting', () => bus.publish('t', 'lost'))
  out.disconnect(true)
  await until(() => heard.includes('lapsed'), 'the other is told')
  bus.publish('t', 'after')
  await until(() => heard.includes('after'), 'they hear each other again')
  assert.ok(!heard.includes('lost'))
  assert.equal(heard.filter((one) => one === 'lapsed').length, 1)
  await bus.close()
  await other.close()
})
