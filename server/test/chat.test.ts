/** Chat: limits and reports. */
import assert from 'node:assert/strict'
import { Client, formOf, onEach, siteOn, tableOf } from './kit.ts'

onEach('three reports by players or accounts hide a line; reports by watching guests do not count', async (place) => {
  const server = await siteOn(place)
  const [host, guest] = [new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([host, guest], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const { number } = await host.call('say', id, 'seats', 'A fair game!')
  const isHidden = async (): Promise<boolean> => (await guest.call('chat', id, 'seats', 0))[0]?.hidden ?? assert.fail()
  for (let n = 0; n < 4; n++) {
    const watcher = await new Client(server.address).guest(`Watcher ${n}`)
    await watcher.call('report', id, number)
  }
  assert.equal(await isHidden(), false)
  await guest.call('report', id, number)
  for (let n = 0; n < 2; n++) {
    assert.equal(await isHidden(), false)
    const watcher = await new Client(server.address).account(`Known ${n}`)
    await watcher.call('report', id, number)
  }
  assert.equal(await isHidden(), true)
  await server.stop()
})

onEach('a person may write thirty lines per minute', async (place) => {
  let now = Date.UTC(2026, 0, 1)
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0 })
  const [host, guest] = [new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([host, guest], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  for (let n = 0; n < 30; n++) await host.call('say', id, 'seats', `Line ${n}`)
  const more = await host.tried('say', id, 'seats', 'One more')
  assert.equal(!more.ok && more.code, 'slow')
  await guest.call('say', id, 'seats', 'Others may')
  now += 60_001
  await host.call('say', id, 'seats', 'Later')
  assert.equal((await guest.call('chat', id, 'seats', 0)).length, 32)
  await server.stop()
})
