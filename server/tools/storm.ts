/**
 * `npm run storm`: sends mutated messages and requests to a server with a running game. Nothing may crash, fail with an
 * internal error, change the game or reveal hidden information.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, type Chance, hash, pick, plainChance } from '@ludarium/kernel'
import { ONLINE_CALLS, ONLINE_FEEDS } from '@ludarium/tables'
import { WebSocket } from 'ws'
import { flags } from '../../tools/flags.ts'
import { startPostgres, startRedis } from '../../tools/services.ts'
import { startServer } from '../server.ts'
import { DEFAULTS } from '../settings.ts'

const help = `npm run storm [-- -n 100000 --seed TEXT --services --json]

Sends mutated messages and requests to a running game: nothing may crash, change the game or reveal hidden information.

  -n N           number of messages and requests (100000)
  --seed TEXT    seed of the random mutations (storm)
  --services     on PostgreSQL and Redis instead of the embedded database
  --json         one line of JSON`

const values = flags(help, { n: 100_000, seed: 'storm', services: false, json: false })

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  Number.MAX_VALUE,
  '',
  '\u0000',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE rooms; --",
  'x'.repeat(3000),
  [],
  {},
  [[[[[]]]]],
  { do: 'mark' },
  { __proto__: { admin: true } },
  { toString: 1 },
]

/** The value with one random change. */
function mutated(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && below(chance, 4) > 0) {
    const at = below(chance, value.length)
    if (below(chance, 8) === 0) return value.toSpliced(at, 1)
    return value.with(at, mutated(value[at], chance))
  }
  if (typeof value === 'object' && value !== null && below(chance, 4) > 0) {
    const keys = Object.keys(value)
    const key = keys[below(chance, Math.max(1, keys.length))]
    if (key === undefined) return pick(chance, ODD)
    const copy: Record<string, unknown> = { ...value }
    if (below(chance, 6) === 0) delete copy[key]
    else copy[key] = mutated(copy[key], chance)
    return copy
  }
  return pick(chance, ODD)
}

/** The text with some characters replaced. */
function garbled(text: string, chance: Chance): string {
  const at = below(chance, text.length + 1)
  return (
    text.slice(0, at) +
    pick(chance, ['', '{', '"', '\u0000', '\ud800', '1e999', text.slice(at)]) +
    text.slice(at + below(chance, 5))
  )
}

const folder = mkdtempSync(join(tmpdir(), 'ludarium-storm-'))
const gameLoader = new URL('../test/toys.ts', import.meta.url).href
const big = 1_000_000_000
const external = values.services ? [await startPostgres(false), await startRedis()] : []
const [postgres, redis] = external
const settings = {
  ...DEFAULTS,
  port: 0,
  database: postgres?.url ?? join(folder, 'storm.db'),
  redis: redis?.url ?? '',
  gameLoader,
  logLevel: 'silent',
  tablesPerHost: 20,
  botPause: 0,
  rate: { all: big, entry: big },
  sockets: { ...DEFAULTS.sockets, rate: big, burst: big, sockets: 50 },
}
const running = await startServer(settings)
const { services, address } = running
const chance = plainChance(values.seed)
const crashes: string[] = []
process.on('uncaughtException', (error) => crashes.push(String(error)))
process.on('unhandledRejection', (error) => crashes.push(String(error)))

async function entered(name: string): Promise<{ cookie: string; id: string }> {
  const made = await services.people.addGuest(name, 'storm')
  if (!made.ok) throw new Error(made.message.key)
  return { cookie: `ludarium=${made.value.token}`, id: made.value.person.id }
}

// The game that must not change. The senders may only watch it.
const [ann, ben] = [await services.people.addGuest('Ann', ''), await services.people.addGuest('Ben', '')]
if (!ann.ok || !ben.ok) throw new Error('the guests could not be created')
const form = { game: 'bazaar', options: {}, access: 'open', watch: 'anyone', clock: null, rated: false } as const
const made = await services.rooms.openTable(ann.value.person, { ...form, seats: [{ kind: 'me' }, { kind: 'free' }] })
if (!made.ok) throw new Error(made.message.key)
const table = made.value.id
await services.rooms.sit(ben.value.person, table, 1)
await services.rooms.setReady(ben.value.person, table, true)
const started = await services.rooms.startGame(ann.value.person, table)
if (!started.ok) throw new Error(started.message.key)

async function standing(): Promise<string> {
  await services.indexWriter.flush()
  const room = await services.store.sql.all(
    'SELECT version, phase, host, access, link, room, seed FROM rooms WHERE id = $1',
    table,
  )
  const people = await services.store.sql.all(
    'SELECT * FROM people WHERE id IN ($1, $2) ORDER BY id',
    ann.ok ? ann.value.person.id : '',
    ben.ok ? ben.value.person.id : '',
  )
  return hash([await services.store.tail(table, 0), room, people])
}

const before = await standing()
const secrets = [made.value.seed, made.value.link, ann.value.token, ben.value.token]
let answers = 0
let failures = 0
let told = 0

function look(text: string): void {
  answers++
  if (secrets.some((secret) => text.includes(secret))) told++
  if (text.includes('"internal"')) failures++
}

const sockets: WebSocket[] = []
async function socket(): Promise<WebSocket> {
  const { cookie } = await entered(`Stormer ${sockets.length}`)
  const one = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { origin: address, cookie } })
  await new Promise((resolve, reject) => {
    one.once('open', resolve)
    one.once('error', reject)
  })
  one.on('message', (data) => look(data.toString()))
  one.on('error', () => {})
  one.setMaxListeners(0)
  sockets.push(one)
  return one
}

const names = [...Object.keys(ONLINE_CALLS), ...Object.keys(ONLINE_FEEDS)]
const room = { ...form, seats: [{ kind: 'me' }, { kind: 'free' }] }
const likely: readonly unknown[] = [
  table,
  0,
  1,
  null,
  'ticket',
  room,
  'seats',
  'rewind',
  true,
  { do: 'take', card: 'x' },
]

function message(at: number): string {
  const name = pick(chance, names)
  const args = Array.from({ length: below(chance, 6) }, (_, n) =>
    n === 0 && below(chance, 3) > 0 ? table : pick(chance, likely),
  )
  const request = { id: at, [name in ONLINE_FEEDS ? 'follow' : 'call']: name, args }
  const text = JSON.stringify(below(chance, 5) === 0 ? request : mutated(request, chance)) ?? ''
  return below(chance, 10) === 0 ? garbled(text, chance) : text
}

const PATHS = [
  '/api/guest',
  '/api/register',
  '/api/sign-in',
  '/api/me',
  '/api/password',
  '/api/sessions',
  '/api/people',
  '/api/friends',
  `/api/friends/${ann.value.person.id}`,
  `/api/blocks/${ann.value.person.id}`,
  '/api/bots',
  '/api/push',
  '/api/deliveries',
  `/api/tables/${table}/game.txt`,
  `/api/tables/${table}/deal`,
  '/api/statistics/bazaar',
  '/',
  '/assets/x.js',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/healthz',
  '/readyz',
  '/metrics',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const stranger = await entered('Requester')

async function request(): Promise<void> {
  const path = pick(chance, PATHS) + pick(chance, ['', '', '?name=x', '?before=-1', '/..', '%ff', '?a[]=1&__proto__=2'])
  const method = pick(chance, METHODS)
  const body = JSON.stringify(
    mutated({ name: 'Somebody', password: 'something', preferences: { mailEvery: 1 } }, chance),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const headers = {
    cookie: pick(chance, ['', stranger.cookie, 'ludarium=forged']),
    origin: pick(chance, [address, address, 'https://elsewhere.example', 'null']),
    ...(hasBody
      ? { 'content-type': pick(chance, ['application/json', 'application/json', 'text/plain', 'multipart/form-data']) }
      : {}),
  }
  const wrong = below(chance, 4) === 0 ? garbled(body ?? '', chance) : (body ?? '')
  const response = await fetch(address + path, { method, headers, ...(hasBody ? { body: wrong } : {}) })
  look(await response.text())
  if (response.status >= 500) failures++
}

const total = values.n
let current: WebSocket[] = await Promise.all([socket(), socket(), socket(), socket()])
let sent = 0
while (sent < total) {
  for (let n = 0; n < 400 && sent < total; n++, sent++) {
    if (below(chance, 40) === 0) await request()
    else {
      const one = pick(chance, current)
      if (one.readyState === one.OPEN) one.send(message(sent + 1))
    }
  }
  // Waits for the answers before the next batch; clients that were disconnected reconnect.
  await Promise.all(
    current.map((one) =>
      one.readyState === one.OPEN
        ? new Promise<void>((resolve) => {
            one.once('pong', () => resolve())
            one.once('close', () => resolve())
            one.ping()
          })
        : null,
    ),
  )
  current = await Promise.all(current.map((one) => (one.readyState === one.OPEN ? one : socket())))
}
const after = await standing()
const health = await fetch(`${address}/readyz`)
for (const one of sockets) one.terminate()
await running.stop()
for (const service of external) await service.stop()
rmSync(folder, { recursive: true, force: true })
const report = {
  sent,
  answers,
  crashes: crashes.length,
  failures,
  changed: before !== after,
  told,
  ready: health.status === 200,
}
if (values.json) console.log(JSON.stringify(report))
else
  console.log(
    `sent ${sent}, answered ${answers}, crashes ${crashes.length}, errors ${failures}, game changed ${report.changed}, secrets told ${told}`,
  )
for (const crash of crashes.slice(0, 3)) console.error(crash)
process.exit(crashes.length === 0 && failures === 0 && !report.changed && told === 0 && report.ready ? 0 : 1)
