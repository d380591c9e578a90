/** Channels for reminders: timeouts, and no requests into the server's own network. */
import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { mock } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SEND_TIMEOUT } from '@ludarium/tables'
import type { DeliveryRecord } from '../remind/reminders.ts'
import type { RunningServer } from '../server.ts'
import type { ServerSettings } from '../settings.ts'
import { Client, decided, formOf, onEach, siteOn, tableOf, until } from './kit.ts'
import { LOCALHOST } from './localhost.ts'
import type { Place } from './stores.ts'

const pushSubject = 'mailto:host@example.org'

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Keys of a browser's push subscription. */
function browserKeys(): { p256dh: string; auth: string } {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url') }
}

/** A server that accepts connections, starts an answer to requests, and never finishes it. */
function silent(): { server: Server; sockets: Socket[] } {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => data.toString().startsWith('POST') && socket.write('HTTP/1.1 200 OK\r\nx-more: '))
  })
  return { server, sockets }
}

/** Lets the test decide when a reminder times out. */
function limited(): AbortController {
  const limit = new AbortController()
  const timeout = AbortSignal.timeout
  mock.method(AbortSignal, 'timeout', (milliseconds: number) =>
    milliseconds === SEND_TIMEOUT ? limit.signal : timeout.call(AbortSignal, milliseconds),
  )
  return limit
}

interface Turn {
  readonly server: RunningServer
  readonly ben: Client
  /** Sends everything that is due. Ben's turn began more than a minute ago. */
  tick(): Promise<void>
}

/** Tables at which it is Ben's turn, with the channels that `prepare` sets up. */
async function bensTurn(
  place: Place,
  settings: Partial<ServerSettings>,
  prepare: (ben: Client) => Promise<unknown>,
  tables = 1,
): Promise<Turn> {
  let now = Date.UTC(2026, 0, 2, 12)
  const server = await siteOn(place, settings, { now: () => now, jobInterval: 0 })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  await prepare(ben)
  for (let n = 0; n < tables; n++) {
    const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
    await decided(ann, id, 0)
  }
  await server.settle()
  now += 61_000
  return { server, ben, tick: () => server.services.reminders.tick() }
}

const tells = (ways: Partial<Record<'push' | 'mail' | 'webhook', boolean>>) => ({
  page: true,
  push: false,
  mail: false,
  webhook: false,
  ...ways,
})

async function deliveriesOf(client: Client): Promise<readonly DeliveryRecord[]> {
  const { deliveries } = (await client.json('GET', '/api/deliveries')) as unknown as { deliveries: DeliveryRecord[] }
  return deliveries
}

onEach('a receiver that never answers times out, and other reminders are sent', async (place) => {
  const { server: mute, sockets } = silent()
  const port = await portOf(mute)
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Ludarium <l@example.org>' }
  const limit = limited()
  const { server, ben, tick } = await bensTurn(place, { mail, pushSubject, privateWebhooks: true }, async (client) => {
    await client.json('POST', '/api/push', { endpoint: `https://127.0.0.1:${port}/box`, keys: browserKeys() })
    const preferences = { tell: tells({ push: true, mail: true, webhook: true }), mail: 'ben@example.org' }
    await client.json('PATCH', '/api/me', {
      preferences: { ...preferences, webhook: `http://127.0.0.1:${port}/hook` },
    })
  })
  const ticking = tick()
  await until(() => sockets.length === 3, 'all three are in progress')
  limit.abort()
  await ticking
  const tried = (await deliveriesOf(ben)).map(({ state, tries, answer }) => ({ state, tries, answer }))
  assert.deepEqual(tried, Array(3).fill({ state: 'waiting', tries: 1, answer: 'silent' }))
  mock.restoreAll()
  for (const socket of sockets) socket.destroy()
  await server.stop()
  mute.close()
})

onEach('a push service that never answers does not delay other browsers', async (place) => {
  const { server: mute, sockets } = silent()
  let taken = 0
  const push = createSecureServer(LOCALHOST, (request, response) => {
    // The server closes the connection after the answer.
    request.socket.once('close', () => {
      taken++
    })
    response.writeHead(201).end()
  })
  const endpoints = [`https://127.0.0.1:${await portOf(mute)}/box`, `https://localhost:${await portOf(push)}/box`]
  setDefaultCACertificates([...getCACertificates(), LOCALHOST.cert])
  const limit = limited()
  const { server, ben, tick } = await bensTurn(place, { pushSubject, privateWebhooks: true }, async (client) => {
    for (const endpoint of endpoints) await client.json('POST', '/api/push', { endpoint, keys: browserKeys() })
    await client.json('PATCH', '/api/me', { preferences: { tell: tells({ push: true }) } })
  })
  const ticking = tick()
  await until(() => sockets.length > 0 && taken > 0, 'one service has answered, the other one is silent')
  limit.abort()
  await ticking
  // One browser got the push, so it is not retried.
  assert.deepEqual(
    (await deliveriesOf(ben)).map(({ state, answer }) => ({ state, answer })),
    [{ state: 'sent', answer: 'sent:1' }],
  )
  // The connection to the silent service is closed.
  await until(() => sockets.every((socket) => socket.destroyed || socket.readableEnded), 'the connection is closed')
  mock.restoreAll()
  for (const socket of sockets) socket.destroy()
  await server.stop()
  mute.close()
  push.close()
})

onEach('reminders of a batch are sent in parallel, within the lease', async (place) => {
  const { server: mute, sockets } = silent()
  const limit = limited()
  const webhook = `http://127.0.0.1:${await portOf(mute)}/hook`
  const { server, ben, tick } = await bensTurn(
    place,
    { privateWebhooks: true },
    (client) => client.json('PATCH', '/api/me', { preferences: { tell: tells({ webhook: true }), webhook } }),
    20,
  )
  const ticking = tick()
  await until(() => sockets.length === 20, 'all are in progress')
  limit.abort()
  await ticking
  assert.deepEqual(
    (await deliveriesOf(ben)).map(({ tries }) => tries),
    Array(20).fill(1),
  )
  mock.restoreAll()
  await server.stop()
  mute.close()
})

onEach('neither a push nor a webhook reaches the server’s own network', async (place) => {
  let reached = 0
  const inside = createServer((socket) => {
    reached++
    socket.destroy()
  })
  const port = await portOf(inside)
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    const { server, ben, tick } = await bensTurn(place, { pushSubject }, async (client) => {
      const endpoint = `https://${host}:${port}/box`
      assert.equal((await client.json('POST', '/api/push', { endpoint, keys: browserKeys() })).status, 200)
      const preferences = { tell: tells({ push: true, webhook: true }), webhook: `http://${host}:${port}/hook` }
      await client.json('PATCH', '/api/me', { preferences })
    })
    await tick()
    const answers = (await deliveriesOf(ben)).map(({ state, answer }) => ({ state, answer }))
    assert.deepEqual(answers, Array(2).fill({ state: 'waiting', answer: 'inward' }), host)
    await server.stop()
  }
  assert.equal(reached, 0)
  inside.close()
})

onEach('a push needs an https address', async (place) => {
  const server = await siteOn(place, { pushSubject }, { jobInterval: 0 })
  const ben = await new Client(server.address).guest('Ben')
  const statusOf = async (endpoint: string): Promise<unknown> =>
    (await ben.json('POST', '/api/push', { endpoint, keys: browserKeys() })).status
  assert.equal(await statusOf('http://push.example.org/box'), 400)
  assert.equal(await statusOf('https://push.example.org/box'), 200)
  await server.stop()
})

onEach('a reminder without an address is not sent, and not recorded if it was never attempted', async (place) => {
  const mail = { url: 'smtp://127.0.0.1:1', from: 'Ludarium <l@example.org>' }
  const { server, ben, tick } = await bensTurn(place, { mail, pushSubject, privateWebhooks: true }, (client) =>
    client.json('PATCH', '/api/me', { preferences: { tell: tells({ push: true, mail: true, webhook: true }) } }),
  )
  assert.equal((await deliveriesOf(ben)).length, 3)
  await tick()
  assert.deepEqual(await deliveriesOf(ben), [])
  await server.stop()
})

onEach('a reminder is dropped if the address is removed after a failed attempt', async (place) => {
  const { server: closed } = silent()
  const port = await portOf(closed)
  await new Promise((resolve) => closed.close(resolve))
  const { server, ben, tick } = await bensTurn(place, { privateWebhooks: true }, (client) =>
    client.json('PATCH', '/api/me', {
      preferences: { tell: tells({ webhook: true }), webhook: `http://127.0.0.1:${port}/hook` },
    }),
  )
  await tick()
  await ben.json('PATCH', '/api/me', { preferences: { webhook: '' } })
  await server.services.store.sql.run('UPDATE deliveries SET due = 0')
  await tick()
  assert.deepEqual(
    (await deliveriesOf(ben)).map(({ state, tries }) => ({ state, tries })),
    [{ state: 'dropped', tries: 1 }],
  )
  await server.stop()
})

onEach('a person has at most twenty browsers, the newest ones', async (place) => {
  let now = 0
  const server = await siteOn(place, { pushSubject }, { now: () => now, jobInterval: 0 })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const endpointOf = (who: string, n: number): string => `https://push.example.org/${who}/${n}`
  const switchOn = async (client: Client, endpoint: string): Promise<void> => {
    now++
    assert.equal((await client.json('POST', '/api/push', { endpoint, keys: browserKeys() })).status, 200)
  }
  await switchOn(ann, endpointOf('ann', 0))
  for (let n = 0; n < 20; n++) await switchOn(ben, endpointOf('ben', n))
  // After the first one is enabled again, the second is the oldest.
  await switchOn(ben, endpointOf('ben', 0))
  for (let n = 20; n < 22; n++) await switchOn(ben, endpointOf('ben', n))
  const rows = await server.services.store.sql.all(
    'SELECT endpoint FROM pushes WHERE person = $1 ORDER BY created',
    ben.id,
  )
  assert.deepEqual(
    rows.map((row) => row.endpoint),
    [...Array.from({ length: 17 }, (_, n) => n + 3), 0, 20, 21].map((n) => endpointOf('ben', n)),
  )
  // The limit is per person.
  const [other] = await server.services.store.sql.all('SELECT endpoint FROM pushes WHERE person = $1', ann.id)
  assert.equal(other?.endpoint, endpointOf('ann', 0))
  await server.stop()
})
