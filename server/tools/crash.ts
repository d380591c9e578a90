/**
 * `npm run crash`: tables of bots and scripted people under load on three processes, a worker, PostgreSQL and Redis,
 * each of which is ended at random moments. Every press that was acknowledged must be there, once and whole; every table goes
 * on, replays to the same hash and stands in the lists as it is. `--kills N --tables N --seed TEXT --json`.
 */
import { below, plainChance } from '@ludarium/kernel'
import { courseOf, type Host, readRecord, Table } from '@ludarium/tables'
import { flags } from '../../tools/flags.ts'
import { number, openStore, text } from '../store/index.ts'
import { endless } from './endless.ts'
import { startFleet, UNLIMITED } from './fleet.ts'
import { Persistent } from './persistent.ts'

const help = `npm run crash [-- --kills 100 --tables 50 --seed TEXT --json]

Kills server processes, PostgreSQL and Redis while tables are played, and says whether a press was lost, doubled or torn.

  --kills N      how often a server process is killed (100)
  --tables N     tables that are played meanwhile (50)
  --seed TEXT    where chance comes from (crash)
  --json         one line of JSON`

const values = flags(help, { kills: 100, tables: 50, seed: 'crash', json: false })

const chance = plainChance(values.seed)
const { kills, tables } = values
const fleet = await startFleet(3, {
  LUDARIUM_SHELF: new URL('./endless.ts', import.meta.url).href,
  ...UNLIMITED,
  BOT_PAUSE_MS: '0',
  LOG_LEVEL: 'fatal',
})

/** An acknowledged decision. */
interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly ticket: string
  readonly number: number
}

/** Every turn of a person is one press of so many decisions. */
const MARKS = 3

const acknowledged: Acknowledged[] = []
let open = true

/** Plays a seat until the end: each decision is sent with the same ticket until it is answered. */
async function plays(person: Persistent, table: string, seat: number): Promise<void> {
  while (open) {
    const position = await person.call('position', table, seat)
    if (position === null || position.legal.length === 0) {
      await rest(15)
      continue
    }
    const { number } = position
    const moves = position.legal.slice(0, MARKS)
    const ticket = `${seat} ${number}`
    const receipt = await person.call('submit', table, seat, moves, number, ticket)
    if (receipt !== null && typeof receipt.number === 'number')
      acknowledged.push({ table, seat, ticket, number: receipt.number })
    await rest(20 + below(chance, 30))
  }
}

const rest = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

const ids: string[] = []
const players: Promise<void>[] = []
for (let n = 0; n < tables; n++) {
  const one = await Persistent.enter(fleet.addresses, `Person ${n}`, n)
  const bot = n % 2 === 0
  const form = {
    game: 'endless',
    options: { marks: MARKS },
    access: 'open',
    watch: 'anyone',
    clock: null,
    rated: false,
  }
  const seats = [{ kind: 'me' }, bot ? { kind: 'bot', level: 'random' } : { kind: 'free' }]
  const made = await one.call('create', { ...form, seats })
  const id = String(made?.id ?? '')
  ids.push(id)
  const two = bot ? null : await Persistent.enter(fleet.addresses, `Other ${n}`, n + 1)
  if (two !== null) {
    await two.call('sit', id, 1)
    await two.call('ready', id, true)
  }
  await one.call('start', id)
  players.push(plays(one, id, 0))
  if (two !== null) players.push(plays(two, id, 1))
}

let done = 0
let services = 0
const began = Date.now()
while (done < kills) {
  await rest(200 + below(chance, 500))
  if (!fleet.kill(below(chance, 4))) continue
  done++
  // Now and then the services themselves.
  if (done % 25 === 10) {
    services++
    await fleet.postgres.restart()
  }
  if (done % 25 === 20) {
    services++
    await fleet.redis.restart()
  }
  if (done % 10 === 0 && !values.json) console.log(`kills ${done}, acknowledged ${acknowledged.length}`)
}

// Everybody comes back, and every table goes on.
const store = await openStore(fleet.postgres.url)
const lengths = await store.counts(ids)
let stuck = ids
for (let tries = 0; tries < 900 && stuck.length > 0; tries++) {
  await rest(100)
  const now = await store.counts(ids)
  stuck = ids.filter((id) => (now.get(id) ?? 0) < (lengths.get(id) ?? 0) + 2)
}
open = false
await Promise.all(players)

/** Tables whose entry in the lists is not what the records say. */
async function astray(): Promise<string[]> {
  const [lengths, rows] = [await store.counts(ids), await store.sql.all('SELECT id, phase, number FROM rooms')]
  const rooms = new Map(rows.map((row) => [text(row, 'id'), row]))
  return ids.filter((id) => {
    const row = rooms.get(id)
    return row === undefined || text(row, 'phase') !== 'playing' || number(row, 'number') !== lengths.get(id)
  })
}

// Bots may still decide; where people are asked nothing changes any more.
let unlisted = await astray()
for (let tries = 0; tries < 300 && unlisted.length > 0; tries++) {
  await rest(100)
  unlisted = await astray()
}

const HOST: Host = { keep: async () => 'stale', tail: async () => [], now: Date.now }
let lost = 0
let doubled = 0
let broken = 0
/** Presses of which only a part is there. */
let torn = 0
for (const id of ids) {
  const records = await store.tail(id, 0)
  const tickets = new Map<string, number[]>()
  for (const [at, record] of records.entries()) {
    const read = readRecord(record)
    if (!read.ok || read.value.type !== 'decided') continue
    const { seat, ticket, decisions } = read.value
    const key = `${seat}/${ticket}`
    if (ticket.startsWith(`${seat} `) && decisions.length !== MARKS) torn++
    tickets.set(key, [...(tickets.get(key) ?? []), at + 1])
  }
  for (const places of tickets.values()) if (places.length > 1) doubled++
  for (const one of acknowledged) {
    if (one.table === id && !(tickets.get(`${one.seat}/${one.ticket}`) ?? []).includes(one.number)) lost++
  }
  const table = Table.open(id, endless, records, HOST)
  if (!table.ok || table.value.readonly !== null || !courseOf(records).ok) broken++
}
await store.close()
await fleet.stop()
const seconds = Math.round((Date.now() - began) / 1000)
const report = {
  kills: done,
  services,
  acknowledged: acknowledged.length,
  lost,
  doubled,
  torn,
  broken,
  stuck: stuck.length,
  unlisted: unlisted.length,
  seconds,
}
if (values.json) console.log(JSON.stringify(report))
else {
  console.log(`kills ${done}, acknowledged ${acknowledged.length}, lost ${lost}, doubled ${doubled}, torn ${torn}`)
  console.log(
    `restarts of services ${services}, tables that do not replay ${broken}, tables that stand still ${stuck.length}, wrong in the lists ${unlisted.length}, ${seconds} s`,
  )
}
process.exit(
  lost === 0 && doubled === 0 && torn === 0 && broken === 0 && stuck.length === 0 && unlisted.length === 0 ? 0 : 1,
)
