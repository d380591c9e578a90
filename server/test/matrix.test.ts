/** The answer to every call, feed and route for every kind of caller. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ONLINE_CALLS, ONLINE_FEEDS, type OnlineCalls, type OnlineFeeds } from '@ludarium/tables'
import type { RunningServer } from '../server.ts'
import { CLOSED } from '../wire/sockets.ts'
import { Client, formOf, serverOn, tableOf } from './kit.ts'
import { places } from './stores.ts'

type Kind = 'owner' | 'other' | 'watcher' | 'stranger'

const FORM = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])

/** By call: arguments, and the answers to the host (seat 0), the other seat, a watcher and a stranger; '' is granted. */
const MATRIX: Readonly<
  Record<keyof OnlineCalls, readonly [(table: string) => unknown[], string, string, string, string]>
> = {
  lobby: [() => [{}], '', '', '', ''],
  own: [() => [], '', '', '', ''],
  friends: [() => [], '', '', '', ''],
  attend: [() => [true], '', '', '', ''],
  create: [() => [FORM], '', '', '', ''],
  enter: [(id) => [id, 'wrong'], 'missing', 'missing', 'missing', 'missing'],
  room: [(id) => [id], '', '', '', 'missing'],
  change: [(id) => [id, FORM], 'room', 'forbidden', 'forbidden', 'missing'],
  close: [(id) => [id], 'room', 'forbidden', 'forbidden', 'missing'],
  sit: [(id) => [id, 0], 'room', 'room', 'room', 'missing'],
  stand: [(id) => [id, 0], 'room', 'room', 'room', 'missing'],
  seat: [(id) => [id, 0, { kind: 'free' }], 'room', 'forbidden', 'forbidden', 'missing'],
  invite: [(id) => [id, 'nobody'], 'room', 'room', 'room', 'missing'],
  ready: [(id) => [id, true], 'room', 'room', 'room', 'missing'],
  start: [(id) => [id], 'room', 'room', 'room', 'missing'],
  rematch: [(id) => [id], 'running', 'running', 'running', 'missing'],
  ask: [(id) => [id, 'rewind', 99, ''], 'at', 'at', 'seat', 'missing'],
  answer: [(id) => [id, 'none', true], 'missing', 'missing', 'missing', 'missing'],
  back: [(id) => [id, 0], 'seat', 'seat', 'seat', 'missing'],
  chat: [(id) => [id, 'watchers', 0], 'forbidden', 'forbidden', '', 'missing'],
  say: [(id) => [id, 'watchers', 'hello'], 'forbidden', 'forbidden', '', 'missing'],
  typing: [(id) => [id, 'watchers'], 'forbidden', 'forbidden', '', 'missing'],
  report: [(id) => [id, 77], 'missing', 'missing', 'missing', 'missing'],
  hide: [(id) => [id, 77], 'missing', 'missing', 'missing', 'missing'],
  about: [(id) => [id], '', '', '', 'missing'],
  position: [(id) => [id, 0], '', 'seat', 'seat', 'missing'],
  log: [(id) => [id, 0], '', 'seat', 'seat', 'missing'],
  scores: [(id) => [id, 0], '', 'seat', 'seat', 'missing'],
  exported: [(id) => [id], 'running', 'running', 'running', 'missing'],
  hint: [(id) => [id, 0], '', 'seat', 'seat', 'missing'],
  undo: [(id) => [id, 0, 't'], 'undo', 'seat', 'seat', 'missing'],
  redo: [(id) => [id, 0, 't'], 'redo', 'seat', 'seat', 'missing'],
  submit: [(id) => [id, 0, [{ do: 'mark', cell: 99 }], 1, 't'], 'illegal', 'seat', 'seat', 'missing'],
  lend: [(id) => [id, 0, 'nobody'], 'bot', 'seat', 'seat', 'missing'],
  leave: [(id) => [id], '', '', '', 'missing'],
  resign: [(id) => [id, 0], 'seat', 'seat', 'seat', 'missing'],
}

/** The same by feed, for several arguments each. */
const FED: Readonly<
  Record<keyof OnlineFeeds, readonly (readonly [(table: string) => unknown[], string, string, string, string])[]>
> = {
  watch: [
    [(id) => [id, null, 0], '', '', '', 'missing'],
    [(id) => [id, 0, 0], '', 'seat', 'seat', 'missing'],
    [(id) => [id, 1, 0], 'seat', '', 'seat', 'missing'],
    [(id) => [id, 7, 0], 'seat', 'seat', 'seat', 'missing'],
    [(id) => [id, 0, 99], '', 'seat', 'seat', 'missing'],
  ],
  inside: [[(id) => [id], '', '', '', 'missing']],
  news: [[() => [], '', '', '', '']],
}

const KINDS: readonly Kind[] = ['watcher', 'stranger', 'other', 'owner']

/** A server with a running table, and one client of each kind. */
async function setUp(): Promise<{ server: RunningServer; clients: Record<Kind, Client>; table: string }> {
  const [place] = places
  assert.ok(place)
  const server = await serverOn(place, { botPause: 60_000 })
  const made = (): Client => new Client(server.address)
  const clients: Record<Kind, Client> = { owner: made(), other: made(), watcher: made(), stranger: made() }
  for (const [kind, client] of Object.entries(clients)) await client.guest(kind)
  const { id, link } = await tableOf([clients.owner, clients.other], formOf('rows', FORM.seats, { access: 'link' }))
  await clients.watcher.call('enter', id, link ?? '')
  return { server, clients, table: id }
}

type AnyCall = (name: string, ...args: unknown[]) => Promise<{ ok: boolean; code?: string }>
type AnyFollow = (
  name: string,
  args: readonly unknown[],
  tell: (item: unknown) => void,
  ended: (refusal: { code: string }) => void,
) => () => void

/** The client without types, so that tests can send anything. */
async function lineOf(client: Client): Promise<{ call: AnyCall; follow: AnyFollow }> {
  return (client.line ?? (await client.connect())) as unknown as { call: AnyCall; follow: AnyFollow }
}

/** The code of the refusal; '' if the feed starts. */
async function feedRefusal(client: Client, name: string, args: readonly unknown[]): Promise<string> {
  const { call, follow } = await lineOf(client)
  let leave = (): void => {}
  const code = await new Promise<string>((resolve) => {
    const begun = (): void => resolve('')
    leave = follow(name, args, begun, (refusal) => resolve(refusal.code))
    // There may be no news: an answered call shows that the feed was accepted before.
    if (name === 'news') void call('own').then(begun)
  })
  leave()
  return code
}

test('every call as owner, other seat, watcher and stranger', async () => {
  const { server, clients, table } = await setUp()
  assert.deepEqual(Object.keys(MATRIX).sort(), Object.keys(ONLINE_CALLS).sort())
  const before = await server.services.store.tail(table, 0)
  for (const [name, [args, owner, other, watcher, stranger]] of Object.entries(MATRIX)) {
    if (name === 'leave' || name === 'resign') continue
    const wanted = { owner, other, watcher, stranger }
    for (const kind of KINDS) {
      const { call } = await lineOf(clients[kind])
      const answer = await call(name, ...args(table))
      assert.equal(answer.ok ? '' : answer.code, wanted[kind], `${name} as ${kind}`)
      // Invalid arguments.
      const odd = await call(name, { not: 'that' }, 1, 2, 3, 4, 5, 6)
      assert.equal(odd.code, 'malformed', `${name} with nonsense`)
    }
  }
  assert.deepEqual(await server.services.store.tail(table, 0), before)
  // Last the two calls that change something.
  for (const [kind, client] of [
    ['watcher', clients.watcher],
    ['stranger', clients.stranger],
  ] as const) {
    const left = await client.tried('leave', table)
    assert.equal(left.ok ? '' : left.code, kind === 'stranger' ? 'missing' : '')
    assert.equal((await client.tried('resign', table, 0)).ok, false)
  }
  assert.deepEqual(await server.services.store.tail(table, 0), before)
  await server.stop()
})

test('every feed as owner, other seat, watcher and stranger', async () => {
  const { server, clients, table } = await setUp()
  assert.deepEqual(Object.keys(FED).sort(), Object.keys(ONLINE_FEEDS).sort())
  for (const [name, rows] of Object.entries(FED)) {
    for (const [args, owner, other, watcher, stranger] of rows) {
      const wanted = { owner, other, watcher, stranger }
      for (const kind of KINDS) {
        const what = `${name} ${JSON.stringify(args('table'))} as ${kind}`
        assert.equal(await feedRefusal(clients[kind], name, args(table)), wanted[kind], what)
      }
    }
    assert.equal(await feedRefusal(clients.owner, name, [{ not: 'that' }, 1, 2, 3]), 'malformed', name)
  }
  assert.equal(await feedRefusal(clients.owner, 'nothing', []), 'request')
  await server.stop()
})

test('revoking a session closes its socket with 4001 and refuses every call and feed', async () => {
  const { server, clients, table } = await setUp()
  const { owner } = clients
  const before = await server.services.store.tail(table, 0)
  const line = await lineOf(owner)
  let told = 0
  let ended: Promise<string> = Promise.resolve('')
  await new Promise<void>((begun) => {
    const tell = (): void => {
      told++
      begun()
    }
    ended = new Promise((resolve) => line.follow('watch', [table, 0, 0], tell, ({ code }) => resolve(code)))
  })
  const closed = new Promise<number>((done) => owner.socket?.once('close', done))
  const { cookie } = owner
  assert.equal((await owner.ask('POST', '/api/sign-out')).status, 200)
  assert.equal(await closed, CLOSED.revoked)
  assert.equal(CLOSED.revoked, 4001)
  assert.equal(await ended, 'line')
  for (const [name, [args]] of Object.entries(MATRIX)) {
    assert.equal((await line.call(name, ...args(table))).code, 'line', name)
  }
  for (const [name, [row]] of Object.entries(FED)) {
    assert.equal(await feedRefusal(owner, name, row?.[0](table) ?? []), 'line', name)
  }
  owner.cookie = cookie
  await assert.rejects(owner.connect(), /401/)
  // Other sessions are not affected.
  const { at } = await clients.other.call('position', table, 1)
  assert.equal(at, 0)
  assert.deepEqual(await server.services.store.tail(table, 0), before)
  assert.equal(told, 1)
  await server.stop()
})

test('a revoked client that ignores the close can do nothing', async () => {
  const { server, clients, table } = await setUp()
  const { owner, other } = clients
  await lineOf(owner)
  const position = await owner.call('position', table, 0)
  const before = await server.services.store.tail(table, 0)
  assert.ok(position.legal.length > 0)
  owner.socket?.pause()
  assert.equal((await owner.ask('POST', '/api/sign-out')).status, 200)
  const args = [table, 0, [position.legal[0]], position.number, 'late']
  await new Promise((sent) => owner.socket?.send(JSON.stringify({ id: 99, call: 'submit', args }), sent))
  for (let n = 0; n < 20; n++) await other.call('position', table, 1)
  // If the message had been accepted, it would be answered by now.
  const opened = await server.services.liveTables.open(table)
  assert.ok(opened.ok)
  await opened.value.sync()
  assert.deepEqual(await server.services.store.tail(table, 0), before)
  owner.socket?.terminate()
  await server.stop()
})

/** By route: the status for an anonymous caller and for one who is signed in. */
const ROUTES: readonly (readonly [string, string, unknown, number, number])[] = [
  ['POST', '/api/guest', { name: 'Somebody' }, 200, 400],
  ['POST', '/api/register', { name: 'Somebody', password: 'short' }, 401, 400],
  ['POST', '/api/sign-in', { name: 'Nobody', password: 'nothing here' }, 401, 401],
  ['GET', '/api/me', undefined, 200, 200],
  ['PATCH', '/api/me', {}, 401, 200],
  ['POST', '/api/password', { old: 'a', password: 'b' }, 401, 400],
  ['GET', '/api/sessions', undefined, 401, 200],
  ['DELETE', '/api/sessions/none', undefined, 401, 404],
  ['GET', '/api/people?name=Nobody', undefined, 401, 404],
  ['GET', '/api/people/none', undefined, 401, 404],
  ['GET', '/api/people/none/games', undefined, 401, 200],
  ['GET', '/api/friends', undefined, 401, 200],
  ['PUT', '/api/friends/none', undefined, 401, 404],
  ['DELETE', '/api/friends/none', undefined, 401, 200],
  ['PUT', '/api/blocks/none', undefined, 401, 404],
  ['DELETE', '/api/blocks/none', undefined, 401, 200],
  ['GET', '/api/bots', undefined, 401, 200],
  ['POST', '/api/bots', { name: 'Program' }, 401, 400],
  ['DELETE', '/api/bots/none', undefined, 401, 404],
  ['GET', '/api/push', undefined, 401, 200],
  ['POST', '/api/push', { endpoint: 'ftp://x', keys: { p256dh: 'x', auth: 'x' } }, 400, 400],
  ['DELETE', '/api/push', { endpoint: 'https://x' }, 401, 200],
  ['GET', '/api/deliveries', undefined, 401, 200],
  ['GET', '/api/tables/none/game.txt', undefined, 401, 404],
  ['GET', '/api/tables/none/deal', undefined, 401, 404],
  ['GET', '/api/statistics/rows', undefined, 200, 200],
  ['GET', '/api/schema', undefined, 200, 200],
  ['GET', '/api/none', undefined, 404, 404],
  ['GET', '/healthz', undefined, 200, 200],
  ['GET', '/readyz', undefined, 200, 200],
  ['GET', '/metrics', undefined, 200, 200],
  ['DELETE', '/api/me', {}, 401, 200],
  ['POST', '/api/sign-out', undefined, 401, 200],
]

test('every route without a session, with one, with a revoked one and from another site', async () => {
  const [place] = places
  assert.ok(place)
  const server = await serverOn(place)
  for (const [method, path, body, nobody, somebody] of ROUTES) {
    const known = await new Client(server.address).guest('Known')
    assert.equal(
      (await new Client(server.address).ask(method, path, body)).status,
      nobody,
      `${method} ${path} as nobody`,
    )
    const invented = new Client(server.address)
    invented.cookie = `${known.cookie.slice(0, -4)}AAAA`
    assert.equal((await invented.ask(method, path, body)).status, nobody, `${method} ${path} with a token that is none`)
    const revoked = await new Client(server.address).guest('Revoked')
    const { cookie } = revoked
    await revoked.ask('POST', '/api/sign-out')
    revoked.cookie = cookie
    assert.equal((await revoked.ask(method, path, body)).status, nobody, `${method} ${path} as a revoked session`)
    const elsewhere = method === 'GET' ? somebody : path.startsWith('/api/') ? 403 : 405
    const foreign = await known.ask(method, path, body, { origin: 'https://elsewhere.example' })
    assert.equal(foreign.status, elsewhere, `${method} ${path} from another site`)
    const answer = await known.ask(method, path, body)
    assert.equal(answer.status, somebody, `${method} ${path} as somebody`)
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'self'/)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  }
  await server.stop()
})
