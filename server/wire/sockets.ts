/** One WebSocket per open page or program. Messages that come too fast, are too large or come from other sites are refused. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refused } from '@ludarium/kernel'
import { type Port, serve } from '@ludarium/tables'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bus } from '../bus/bus.ts'
import type { Person } from '../people/person.ts'
import type { Caller } from '../people/sessions.ts'
import { clientSession } from './client-session.ts'
import { RawJson } from './raw-json.ts'
import type { SessionDeps } from './session-deps.ts'

export interface SocketLimits {
  /** Maximum size of a message in bytes. */
  readonly message: number
  /** Messages per second. */
  readonly rate: number
  /** Messages that may come at once. */
  readonly burst: number
  /** Sockets per person. */
  readonly sockets: number
  /** Bytes waiting to be sent after which the socket is closed. The client reconnects and asks for what it missed. */
  readonly backlog: number
}

export interface SocketsDeps extends SessionDeps {
  readonly bus: Bus
  readonly limits: SocketLimits
  /** By cookie or token; null if not signed in. */
  readonly caller: (request: IncomingMessage) => Promise<Caller | null>
  readonly person: (id: string) => Promise<Person | null>
  readonly trouble: (error: unknown) => void
  readonly sameOrigin: (request: IncomingMessage) => boolean
  /** Counts open sockets. */
  readonly count: (change: 1 | -1) => void
  /** Called for every message. */
  readonly received: () => void
}

export const PATH = '/ws'
/** Milliseconds between two pings. A socket that does not answer until the next one is closed. */
const PING_INTERVAL = 30_000
/** Milliseconds that clients have to close their end when the server stops. */
const CLOSE_TIMEOUT = 1000
/** Close codes, which the page understands. */
export const CLOSED = { revoked: 4001, slow: 4008, stopping: 1012 } as const

export class Sockets {
  private readonly deps: SocketsDeps
  private readonly server: WebSocketServer
  private readonly people = new Map<string, Set<WebSocket>>()
  private readonly sessions = new Map<string, Set<WebSocket>>()
  private readonly alive = new WeakSet<WebSocket>()
  private readonly timer: NodeJS.Timeout
  /** Streams with data that leaves at the end of this turn of the event loop. */
  private corked: Duplex[] = []
  private open = true

  constructor(deps: SocketsDeps) {
    this.deps = deps
    this.server = new WebSocketServer({ noServer: true, maxPayload: deps.limits.message, perMessageDeflate: false })
    this.timer = setInterval(() => this.pingAll(), PING_INTERVAL)
    deps.bus.subscribe('sessions', (message) => {
      for (const session of message as string[]) this.revoke(session)
    })
  }

  attach(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.upgrade(request, socket, head).catch(() => socket.destroy())
    })
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const deny = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
    if ((request.url ?? '').split('?', 1)[0] !== PATH) return deny('404 Not Found')
    if (!this.open) return deny('503 Service Unavailable')
    if (!this.deps.sameOrigin(request)) return deny('403 Forbidden')
    const caller = await this.deps.caller(request)
    if (caller === null) return deny('401 Unauthorized')
    if ((this.people.get(caller.person.id)?.size ?? 0) >= this.deps.limits.sockets) return deny('429 Too Many Requests')
    this.server.handleUpgrade(request, socket, head, (websocket) => this.begin(websocket, socket, caller))
  }

  private begin(socket: WebSocket, stream: Duplex, { person: first, session }: Caller): void {
    let person: Person = first
    // A guest who registers gets another name and kind.
    const unsubscribe = this.deps.bus.subscribe('names', (message) => {
      if ((message as { id: string }).id !== first.id) return
      void this.deps.person(first.id).then((now) => {
        if (now !== null) person = now
      }, this.deps.trouble)
    })
    addSocket(this.people, person.id, socket)
    addSocket(this.sessions, session, socket)
    this.alive.add(socket)
    this.deps.count(1)
    socket.on('pong', () => this.alive.add(socket))
    socket.on('error', () => socket.terminate())
    const service = clientSession(this.deps, () => person)
    const close = serve(this.portOf(socket, stream), { ...service, failed: this.deps.trouble })
    socket.on('close', () => {
      unsubscribe()
      close()
      removeSocket(this.people, person.id, socket)
      removeSocket(this.sessions, session, socket)
      this.deps.count(-1)
    })
  }

  private portOf(socket: WebSocket, stream: Duplex): Port {
    const { rate, burst, backlog } = this.deps.limits
    const post = (message: unknown): void => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > backlog) {
        socket.terminate()
        return
      }
      // An answer and the updates that it causes leave in one packet.
      if (stream.writableCorked === 0) {
        stream.cork()
        if (this.corked.push(stream) === 1) process.nextTick(() => this.uncork())
      }
      socket.send(textOf(message))
    }
    const limit = tokenBucket(rate, burst)
    return {
      post,
      listen: (receive, closed) => {
        socket.on('close', closed)
        socket.on('message', (data, binary) => {
          // A revoked socket can still deliver queued messages.
          if (socket.readyState !== socket.OPEN) return
          this.deps.received()
          const verdict = limit()
          if (verdict === 'flood') socket.close(CLOSED.slow)
          else if (verdict === 'slow') post({ id: idIn(data.toString()), refusal: plain(refused('slow')) })
          else receive(binary ? undefined : parsed(data.toString()))
        })
      },
      close: () => socket.close(),
    }
  }

  private uncork(): void {
    const { corked } = this
    this.corked = []
    for (const stream of corked) stream.uncork()
  }

  private pingAll(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }

  private revoke(session: string): void {
    for (const socket of this.sessions.get(session) ?? []) socket.close(CLOSED.revoked)
  }

  /** Clients reconnect, to this server or another one. */
  async close(): Promise<void> {
    this.open = false
    clearInterval(this.timer)
    const left = [...this.server.clients].map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve())
          socket.close(CLOSED.stopping)
          setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
        }),
    )
    await Promise.all(left)
    this.server.close()
  }
}

/** 'slow' for a message above the limit, 'flood' if the client keeps sending all the same. */
function tokenBucket(rate: number, burst: number): () => 'ok' | 'slow' | 'flood' {
  let tokens = burst
  let last = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - last) / 1000) * rate)
    last = now
    if (tokens >= 1) {
      tokens -= 1
      return 'ok'
    }
    tokens -= 0.2
    return tokens < -20 ? 'flood' : 'slow'
  }
}

function addSocket(map: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([socket]))
  else set.add(socket)
}

function removeSocket(map: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const set = map.get(key)
  set?.delete(socket)
  if (set?.size === 0) map.delete(key)
}

function textOf(message: unknown): string {
  const { id, value } = message as { id?: unknown; value?: unknown }
  if (value instanceof RawJson) return `{"id":${JSON.stringify(id)},"value":${value.text}}`
  return JSON.stringify(message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idIn(text: string): number | null {
  const message = parsed(text)
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null
  return typeof id === 'number' && Number.isFinite(id) ? id : null
}

function plain({ code, message }: ReturnType<typeof refused>): { code: string; message: unknown } {
  return { code, message }
}
