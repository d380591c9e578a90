/** Every call and every route, by every kind of caller: what each is answered is written down here. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OnlineCalls } from '@ludarium/tables'
import { CALLS } from '../wire/schemas.ts'
import { Client, formOf, serverOn, tableOf } from './kit.ts'
import { places } from './stores.ts'

type Kind = 'owner' | 'other' | 'watcher' | 'stranger'

const FORM = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])

/** By call: arguments, and what the host (seat 0), the other seat, a watcher and a stranger are answered; '' is granted. */
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
  submit: [(id) => [id, 0, { do: 'mark', cell: 99 }, 1, 't'], 'illegal', 'seat', 'seat', 'missing'],
  lend: [(id) => [id, 0, 'nobody'], 'bot', 'seat', 'seat', 'missing'],
  leave: [(id) => [id], '', '', '', 'missing'],
  resign: [(id) => [id, 0], 'seat', 'seat', 'seat', 'missing'],
}

test('every call as owner, other seat, watcher, stranger and revoked session', async () => {
  const [place] = places
  assert.ok(place)
  const server = await serverOn(place, { botPause: 60_000 })
  const made = (): Client => new Client(server.address)
  const clients: Record<Kind, Client> = { owner: made(), other: made(), watcher: made(), stranger: made() }
  for (const [kind, client] of Object.entries(clients)) await client.guest(kind)
  const room = await tableOf([clients.owner, clients.other], formOf('rows', FORM.seats, { access: 'link' }))
  await clients.watcher.call('enter', room.id, room.link ?? '')
  assert.deepEqual(Object.keys(MATRIX).sort(), Object.keys(CALLS).sort())
  const before = await server.house.store.tail(room.id, 0)
  const kinds: readonly Kind[] = ['watcher', 'stranger', 'other', 'owner']
  for (const [name, [args, owner, other, watcher, stranger]] of Object.entries(MATRIX)) {
    if (name === 'leave' || name === 'resign') continue
    const wanted = { owner, other, watcher, stranger }
    for (const kind of kinds) {
      const line = clients[kind].line ?? (await clients[kind].connect())
      const call = line.call as unknown as (name: string, ...args: unknown[]) => Promise<{ ok: boolean; code?: string }>
      const answer = await call(name, ...args(room.id))
      assert.equal(answer.ok ? '' : answer.code, wanted[kind], `${name} as ${kind}`)
      // And with arguments that are none.
      const odd = await call(name, { not: 'that' }, 1, 2, 3, 4, 5, 6)
      assert.equal(odd.code, 'malformed', `${name} with nonsense`)
    }
  }
  assert.deepEqual(await server.house.store.tail(room.id, 0), before)
  // The two that change something, last.
  for (const [kind, client] of [
    ['watcher', clients.watcher],
    ['stranger', clients.stranger],
  ] as const) {
    const left = await client.tried('leave', room.id)
    assert.equal(left.ok ? '' : left.code, kind === 'stranger' ? 'missing' : '')
    assert.equal((await client.tried('resign', room.id, 0)).ok, false)
  }
  assert.deepEqual(await server.house.store.tail(room.id, 0), before)
  await server.stop()
})

/** By route: what nobody in particular, and somebody known, are answered. */
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
  ['POST', '/api/sign-out', undefined, 401, 200],
]

test('every route as nobody, as somebody, as a revoked session and from another site', async () => {
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
    const revoked = new Client(server.address)
    revoked.cookie = `${known.cookie.slice(0, -4)}AAAA`
    assert.equal((await revoked.ask(method, path, body)).status, nobody, `${method} ${path} with a token that is none`)
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
