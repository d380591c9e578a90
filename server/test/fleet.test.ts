/** Three processes and a worker on one PostgreSQL and one Redis: any of them serves any table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, replay } from '@ludarium/kernel'
import { courseOf, onlineSource, type Update } from '@ludarium/tables'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { startWorker } from '../server.ts'
import { Client, formOf, must, playOut, serverOn, settingsOn, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

test('people at different processes, a bot that thinks elsewhere, a watcher at the third', async () => {
  const place = places[1]
  assert.ok(place)
  const settings = { ...(await settingsOn(place)), thinkHere: false }
  const servers = [await serverOn(place, settings), await serverOn(place, settings), await serverOn(place, settings)]
  const worker = await startWorker(settings)
  const [ann, ben, eve] = servers.map(({ address }) => new Client(address))
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
  const course = must(courseOf(await must({ ok: true, value: servers[2] ?? assert.fail() }).house.store.tail(id, 0)))
  assert.ok(course.decisions.some((decision) => decision.seat === 2))
  assert.equal(must(replay(bazaar, course)).divergence, null)
  // A session that is revoked at one process is cut off at the others.
  const cut = new Promise<number>((done) => eve.socket?.once('close', done))
  const elsewhere = new Client(servers[0]?.address ?? '')
  elsewhere.cookie = eve.cookie
  await elsewhere.ask('POST', '/api/sign-out')
  assert.equal(await cut, 4001)
  await worker.stop()
  for (const server of servers) await server.stop()
})
