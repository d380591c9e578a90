/** A server for tests, and people who use it as a browser would: cookies, requests, one socket each. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Outcome, pick, plainChance, type Seat } from '@ludarium/kernel'
import {
  connect,
  type Line,
  type OnlineCalls,
  type OnlineFeeds,
  type Port,
  type Room,
  type RoomForm,
  type SeatForm,
} from '@ludarium/tables'
import { WebSocket } from 'ws'
import { type Fate, type Running, startServer, startWorker } from '../server.ts'
import { type Settings, USUAL } from '../settings.ts'
import { type Place, places } from './stores.ts'

export const SHELF = new URL('./toys.ts', import.meta.url).href

export type OnlineLine = Line<OnlineCalls, OnlineFeeds>

export async function settingsOn(place: Place, change: Partial<Settings> = {}): Promise<Settings> {
  const redis = await place.redis()
  return {
    ...USUAL,
    port: 0,
    database: await place.fresh(),
    redis: redis ?? '',
    shelf: SHELF,
    botPause: 0,
    // Nothing here depends on how fast it goes.
    beat: 0,
    threads: 1,
    logLevel: 'silent',
    sockets: { ...USUAL.sockets, rate: 100_000, burst: 100_000, sockets: 100 },
    rate: { all: 100_000, entry: 100_000 },
    tablesOfOne: 10_000,
    ...change,
  }
}

const running: { stop(): Promise<void> }[] = []
const sockets = new Set<WebSocket>()

async function stopAll(): Promise<void> {
  for (const socket of sockets) socket.terminate()
  for (const server of running.splice(0)) await server.stop()
}

after(stopAll)

/** The same test once for each store. */
export function onEach(title: string, work: (place: Place) => Promise<void>): void {
  for (const place of places) test(`${place.name}: ${title}`, () => work(place).finally(stopAll))
}

/** What tests call a server: one, or several that are one to those outside. */
export interface Site {
  /** Where the next client goes: another server of the site each time. */
  readonly address: string
  readonly house: Running['house']
  readonly houses: readonly Running['house'][]
  /** Lists, results and reminders of what has happened are written. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** Stopped after the tests of the file, if not before. */
export async function serverOn(place: Place, change: Partial<Settings> = {}, fate: Fate = {}): Promise<Running> {
  const server = await startServer(await settingsOn(place, change), fate)
  running.push(server)
  return server
}

/** One server on SQLite; on PostgreSQL and Redis three of them and a worker that thinks for their bots. */
export async function siteOn(place: Place, change: Partial<Settings> = {}, fate: Fate = {}): Promise<Site> {
  const settings = await settingsOn(place, change)
  const several = settings.redis !== ''
  const terms = { ...settings, thinkHere: !several }
  const servers: Running[] = []
  for (let at = 0; at < (several ? 3 : 1); at++) servers.push(await startServer(terms, fate))
  const parts = several ? [await startWorker(terms, fate), ...servers] : servers
  running.push(...parts)
  const houses = servers.map(({ house }) => house)
  const [house] = houses
  assert.ok(house)
  let next = 0
  return {
    get address() {
      return servers[next++ % servers.length]?.address ?? assert.fail()
    },
    house,
    houses,
    async settle() {
      for (const { keeper } of houses) await keeper.flush()
    },
    async stop() {
      for (const part of parts) await part.stop()
    },
  }
}

/** Somebody with a browser. */
export class Client {
  readonly address: string
  cookie = ''
  line: OnlineLine | null = null
  socket: WebSocket | null = null
  id = ''

  constructor(address: string) {
    this.address = address
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        origin: this.address,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';', 1)[0] ?? ''
    return response
  }

  /** The answer as JSON, whatever its status. */
  async json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await this.ask(method, path, body)
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }

  async guest(name: string): Promise<this> {
    const { person } = (await this.json('POST', '/api/guest', { name })) as { person: { id: string } }
    this.id = person.id
    return this
  }

  async account(name: string): Promise<this> {
    await this.guest(`${name} for now`)
    const { status } = await this.json('POST', '/api/register', { name, password: `${name} has a password` })
    assert.equal(status, 200)
    return this
  }

  async connect(headers: Record<string, string> = {}): Promise<OnlineLine> {
    const { line, socket } = await lineTo(this.address, { origin: this.address, cookie: this.cookie, ...headers })
    this.line = line
    this.socket = socket
    return line
  }

  async call<K extends keyof OnlineCalls & string>(
    name: K,
    ...args: Parameters<OnlineCalls[K]>
  ): Promise<ReturnType<OnlineCalls[K]>> {
    return must(await this.tried(name, ...args))
  }

  async tried<K extends keyof OnlineCalls & string>(
    name: K,
    ...args: Parameters<OnlineCalls[K]>
  ): Promise<Outcome<ReturnType<OnlineCalls[K]>>> {
    const line = this.line ?? (await this.connect())
    return line.call(name, ...args)
  }

  close(): void {
    this.socket?.close()
  }
}

export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  assert.fail(`refused: ${outcome.message.key}`)
}

/** Rejects with the status when the server does not let the socket in. */
export function lineTo(
  address: string,
  headers: Record<string, string>,
  heard: (text: string) => void = () => {},
): Promise<{ line: OnlineLine; socket: WebSocket }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  const port: Port = {
    post(message) {
      if (socket.readyState !== socket.OPEN) throw new Error('The socket is closed.')
      socket.send(JSON.stringify(message))
    },
    listen(hear, gone) {
      socket.on('message', (data) => {
        const text = data.toString()
        heard(text)
        hear(JSON.parse(text))
      })
      socket.on('close', gone)
    },
    close: () => socket.close(),
  }
  const line = connect<OnlineCalls, OnlineFeeds>(port, () => AbortSignal.timeout(30_000))
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ line, socket }))
    socket.once('error', reject)
  })
}

export function formOf(game: string, seats: readonly SeatForm[], change: Partial<RoomForm> = {}): RoomForm {
  return { game, options: {}, seats, access: 'open', watch: 'anyone', clock: null, rated: false, ...change }
}

/** A running table: the first client opens it, the others sit down. */
export async function tableOf(clients: readonly Client[], form: RoomForm): Promise<Room> {
  const [host, ...others] = clients
  assert.ok(host)
  const room = await host.call('create', form)
  const free = room.seats.flatMap((seat, at) => (seat.kind === 'free' || seat.kind === 'kept' ? [at] : []))
  for (const [at, client] of others.entries()) {
    const seat = free[at]
    if (seat === undefined) break
    if (room.access === 'link') await client.call('enter', room.id, room.link ?? '')
    await client.call('sit', room.id, seat)
    await client.call('ready', room.id, true)
  }
  return host.call('start', room.id)
}

/** Makes one decision for the seat if it is asked; the same at the same place of the same game. */
export async function decide(client: Client, table: string, seat: Seat): Promise<boolean> {
  const position = await client.call('position', table, seat)
  if (position.legal.length === 0) return false
  const move = pick(plainChance(`${seat} ${position.at}`), position.legal)
  const done = await client.tried('submit', table, seat, move, position.number, `${seat} ${position.number}`)
  // A bot may have decided in between.
  assert.ok(done.ok || done.code === 'stale', done.ok ? '' : done.message.key)
  return done.ok
}

/** Makes the decision that it is the seat's turn for, as soon as the client's server knows that it is. */
export async function decided(client: Client, table: string, seat: Seat): Promise<void> {
  await until(() => decide(client, table, seat), `seat ${seat} decides`)
}

/** Everybody plays until the game is over; by seat, who plays it (null: a bot). */
export async function playOut(seats: readonly (Client | null)[], table: string): Promise<number> {
  for (let decisions = 0; ; ) {
    const first = seats.find((one) => one !== null)
    assert.ok(first)
    const { actors } = await first.call('position', table, null)
    if (actors.length === 0) return decisions
    for (const seat of actors) {
      const client = seats[seat] ?? null
      if (client !== null && (await decide(client, table, seat))) decisions++
    }
  }
}

/** Waits until it is so; two minutes on an idle machine, longer on a busy one. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 4800; tries++) {
    if (await isSo()) return
    await new Promise((resume) => setTimeout(resume, 25))
  }
  assert.fail(`It never came to: ${what}`)
}
