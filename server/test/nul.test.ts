/** NUL characters are refused everywhere, because PostgreSQL cannot store them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ONLINE_CALLS, ONLINE_FEEDS, type Schema } from '@ludarium/tables'
import { Client, formOf, type OnlineLine, onEach, siteOn } from './kit.ts'

const NUL = 'x\0'

const ROUTES: readonly (readonly [string, string, unknown?])[] = [
  ['POST', '/api/guest', { name: NUL }],
  ['POST', '/api/register', { name: NUL, password: 'a long password' }],
  ['POST', '/api/register', { name: 'Nobody', password: `a long password${NUL}` }],
  ['POST', '/api/sign-in', { name: NUL, password: 'a long password' }],
  ['PATCH', '/api/me', { name: NUL }],
  ['PATCH', '/api/me', { preferences: { sign: NUL } }],
  ['PATCH', '/api/me', { preferences: { webhook: `https://example.org/${NUL}` } }],
  ['DELETE', '/api/me', { password: NUL }],
  ['DELETE', '/api/sessions/%00'],
  ['GET', '/api/people?name=%00'],
  ['GET', '/api/people/%00'],
  ['GET', '/api/people/%00/games'],
  ['PUT', '/api/friends/%00'],
  ['DELETE', '/api/friends/%00'],
  ['PUT', '/api/blocks/%00'],
  ['DELETE', '/api/blocks/%00'],
  ['POST', '/api/bots', { name: NUL }],
  ['DELETE', '/api/bots/%00'],
  ['POST', '/api/push', { endpoint: `https://example.org/${NUL}`, keys: { p256dh: 'x'.repeat(20), auth: 'xxxx' } }],
  ['DELETE', '/api/push', { endpoint: NUL }],
  ['GET', '/api/tables/%00/game.txt'],
  ['GET', '/api/tables/%00/deal'],
  ['GET', '/api/statistics/%00'],
  ['GET', '/api/statistics/rows?person=%00'],
]

onEach('every route refuses NUL', async (place) => {
  const server = await siteOn(place)
  const ann = await new Client(server.address).guest('Ann')
  for (const [method, path, body] of ROUTES) {
    const answer = await ann.json(method, path, body)
    const { code } = answer.refusal as { code: string }
    assert.deepEqual([answer.status, code], [400, 'malformed'], `${method} ${path} ${JSON.stringify(body)}`)
  }
  assert.equal((await ann.json('GET', '/api/me')).status, 200)
  await server.stop()
})

onEach('every call and feed refuses NUL', async (place) => {
  const server = await siteOn(place)
  const ann = await new Client(server.address).guest('Ann')
  const line = await ann.connect()
  const form = formOf('rows', [{ kind: 'me' }, { kind: 'free' }])
  const { id } = await ann.call('create', form)
  const call = line.call as (name: string, ...args: unknown[]) => ReturnType<OnlineLine['call']>
  const wrong: readonly (readonly [string, ...unknown[]])[] = [
    ['room', NUL],
    ['about', NUL],
    ['enter', id, NUL],
    ['say', id, 'seats', NUL],
    ['invite', id, NUL],
    ['lobby', { game: NUL }],
    ['create', { ...form, game: NUL }],
    ['create', { ...form, options: { [NUL]: true } }],
    ['create', { ...form, options: { size: NUL } }],
    ['create', { ...form, seats: [{ kind: 'kept', person: NUL }] }],
    ['submit', id, 0, [{ do: 'mark', cell: 0 }], 1, NUL],
  ]
  for (const [name, ...args] of wrong) {
    const answer = await call(name, ...args)
    assert.equal(!answer.ok && answer.code, 'malformed', `${name} ${JSON.stringify(args)}`)
  }
  const ended = await new Promise<string>((resolve) =>
    line.follow(
      'inside',
      [NUL],
      () => {},
      ({ code }) => resolve(code),
    ),
  )
  assert.equal(ended, 'malformed')
  await server.stop()
})

/** Every string schema inside this one. */
function textsIn(schema: unknown): { pattern?: string }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, const: literal } = schema as { type?: unknown; const?: unknown }
  const own = type === 'string' && literal === undefined ? [schema as { pattern?: string }] : []
  return [...own, ...Object.values(schema).flatMap(textsIn)]
}

test('the schema of every string in a call or feed excludes NUL', () => {
  const schemas: Schema<unknown>[] = Object.values({ ...ONLINE_CALLS, ...ONLINE_FEEDS })
  const texts = textsIn(schemas.map(({ json }) => json))
  assert.ok(texts.length > 50)
  for (const { pattern = '' } of texts) assert.ok(!new RegExp(pattern, 'u').test(NUL), JSON.stringify(pattern))
})
