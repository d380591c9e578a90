/** Servers for tests, and clients that use them like a browser: cookies, requests, one socket each. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Outcome, pick, plainChance, type Seat } from '@ludarium/kernel'
import {
  connect,
  type OnlineCalls,
  type OnlineFeeds,
  type Port,
  type Room,
  type RoomForm,
  type RpcClient,
  type SeatForm,
} from '@ludarium/tables'
import { WebSocket } from 'ws'
import { type RunningServer, startServer, startWorker, type TestSeams } from '../server.ts'
import { DEFAULTS, type ServerSettings } from '../settings.ts'
import { type Place, places } from './stores.ts'

export const SHELF = new URL('./toys.ts', import.meta.url).href

export type OnlineLine = RpcClient<OnlineCalls, OnlineFeeds>

export async function settingsOn(place: Place, change: Partial<ServerSettings> = {}): Promise<ServerSettings> {
  const redis = await place.redis()
  return {
    ...DEFAULTS,
    port: 0,
    database: await place.fresh(),
    redis: redis ?? '',
    gameLoader: SHELF,
    botPause: 0,
    // Tests count updates, so none are combined.
    throttle: 0,
    threads: 1,
    logLevel: 'silent',
    sockets: { ...DEFAULTS.sockets, rate: 100_000, burst: 100_000, sockets: 100 },
    rate: { all: 100_000, entry: 100_000 },
    tablesPerHost: 10_000,
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

/** Runs the test once per store. */
export function onEach(title: string, work: (place: Place) => Promise<void>): void {
  for (const place of places) test(`${place.name}: ${title}`, () => work(place).finally(stopAll))
}

/** One server, or several that act as one. */
export interface Site {
  /** Rotates between the servers, so each client uses another one. */
  readonly address: string
  readonly services: RunningServer['services']
  readonly houses: readonly RunningServer['services'][]
  /** Resolves once index, results and reminders are written. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** Stops at the latest after the tests of the file. */
export async function serverOn(
  place: Place,
  change: Partial<ServerSettings> = {},
  seams: TestSeams = {},
): Promise<RunningServer> {
  const server = await startServer(await settingsOn(place, change), seams)
  running.push(server)
  return server
}

/** One server on SQLite; three servers and a worker on PostgreSQL and Redis. */
export async function siteOn(place: Place, change: Partial<ServerSettings> = {}, seams: TestSeams = {}): Promise<Site> {
  const settings = await settingsOn(place, change)
  const several = settings.redis !== ''
  const terms = { ...settings, thinkHere: !several }
  const servers: RunningServer[] = []
  for (let at = 0; at < (several ? 3 : 1); at++) servers.push(await startServer(terms, seams))
  const deps = several ? [await startWorker(terms, seams), ...servers] : servers
  running.push(...deps)
  const houses = servers.map(({ services }) => services)
  const [services] = houses
  assert.ok(services)
  let next = 0
  return {
    get address() {
      return servers[next++ % servers.length]?.address ?? assert.fail()
    },
    services,
    houses,
    async settle() {
      for (const { indexWriter } of houses) await indexWriter.flush()
    },
    async stop() {
      for (const part of deps) await part.stop()
    },
  }
}

/** A person with a browser. */
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

  /** The answer as JSON, with its status. */
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

/** Rejects with the status if the server refuses the socket. */
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

/** Starts a table: the first client opens it, the others sit down. */
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

/** Makes one decision if it is the seat's turn. The choice is deterministic. */
export async function decide(client: Client, table: string, seat: Seat): Promise<boolean> {
  const position = await client.call('position', table, seat)
  if (position.legal.length === 0) return false
  const move = pick(plainChance(`${seat} ${position.at}`), position.legal)
  const done = await client.tried('submit', table, seat, [move], position.number, `${seat} ${position.number}`)
  // A bot may have been faster.
  assert.ok(done.ok || done.code === 'stale', done.ok ? '' : done.message.key)
  return done.ok
}

/** Waits until the client's server knows that it is the seat's turn, and decides. */
export async function decided(client: Client, table: string, seat: Seat): Promise<void> {
  await until(() => decide(client, table, seat), `seat ${seat} decides`)
}

/** Plays until the game is over. `seats`: the client by seat, null for a bot. */
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

/** Polls for two minutes, or longer on a busy machine. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 4800; tries++) {
    if (await isSo()) return
    await new Promise((resume) => setTimeout(resume, 25))
  }
  assert.fail(`Timed out waiting until: ${what}`)
}
