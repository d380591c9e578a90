/** One WebSocket a person and window. What comes too fast, too large or from elsewhere is refused. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refused } from '@ludarium/kernel'
import { type Port, serve } from '@ludarium/tables'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bus } from '../bus/bus.ts'
import type { Caller, Person } from '../people/people.ts'
import { Desk, type DeskParts, Raw } from './desk.ts'

export interface SocketLimits {
  /** Longest message in bytes. */
  readonly message: number
  /** Messages a second, and how many at once. */
  readonly rate: number
  readonly burst: number
  /** Sockets of one person. */
  readonly sockets: number
  /** Bytes that may wait to be sent before the socket is given up: the reader comes back and asks for what it missed. */
  readonly backlog: number
}

export interface SocketParts extends DeskParts {
  readonly bus: Bus
  readonly limits: SocketLimits
  /** Who asks, by cookie or token; null when nobody is known. */
  readonly caller: (request: IncomingMessage) => Promise<Caller | null>
  /** Who that is today. */
  readonly person: (id: string) => Promise<Person | null>
  readonly trouble: (error: unknown) => void
  readonly sameOrigin: (request: IncomingMessage) => boolean
  readonly count: (change: 1 | -1) => void
  readonly heard: () => void
}

export const PATH = '/ws'
const BEAT = 30_000
/** Why a socket was closed, for the page. */
export const CLOSED = { revoked: 4001, slow: 4008, stopping: 1012 } as const

export class Sockets {
  private readonly parts: SocketParts
  private readonly server: WebSocketServer
  private readonly people = new Map<string, Set<WebSocket>>()
  private readonly sessions = new Map<string, Set<WebSocket>>()
  private readonly alive = new WeakSet<WebSocket>()
  private readonly timer: NodeJS.Timeout
  /** What has been written to since the last tick, and is sent at the next. */
  private corked: Duplex[] = []
  private open = true

  constructor(parts: SocketParts) {
    this.parts = parts
    this.server = new WebSocketServer({ noServer: true, maxPayload: parts.limits.message, perMessageDeflate: false })
    this.timer = setInterval(() => this.beat(), BEAT)
    parts.bus.subscribe('sessions', (message) => {
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
    if (!this.parts.sameOrigin(request)) return deny('403 Forbidden')
    const caller = await this.parts.caller(request)
    if (caller === null) return deny('401 Unauthorized')
    if ((this.people.get(caller.person.id)?.size ?? 0) >= this.parts.limits.sockets)
      return deny('429 Too Many Requests')
    this.server.handleUpgrade(request, socket, head, (websocket) => this.begin(websocket, socket, caller))
  }

  private begin(socket: WebSocket, wire: Duplex, { person: first, session }: Caller): void {
    let person: Person = first
    // Also who registers is called otherwise.
    const named = this.parts.bus.subscribe('names', (message) => {
      if ((message as { id: string }).id !== first.id) return
      void this.parts.person(first.id).then((now) => {
        if (now !== null) person = now
      }, this.parts.trouble)
    })
    remember(this.people, person.id, socket)
    remember(this.sessions, session, socket)
    this.alive.add(socket)
    this.parts.count(1)
    socket.on('pong', () => this.alive.add(socket))
    socket.on('error', () => socket.terminate())
    const desk = new Desk(this.parts, () => person)
    const close = serve(this.portOf(socket, wire), desk.answers(), desk.feeds(), this.parts.trouble)
    socket.on('close', () => {
      named()
      close()
      forget(this.people, person.id, socket)
      forget(this.sessions, session, socket)
      this.parts.count(-1)
    })
  }

  private portOf(socket: WebSocket, wire: Duplex): Port {
    const { rate, burst, backlog } = this.parts.limits
    let tokens = burst
    let last = performance.now()
    const post = (message: unknown): void => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > backlog) {
        socket.terminate()
        return
      }
      // What is said in one breath (an answer and the news it makes) leaves together.
      if (wire.writableCorked === 0) {
        wire.cork()
        if (this.corked.push(wire) === 1) process.nextTick(() => this.uncork())
      }
      socket.send(textOf(message))
    }
    return {
      post,
      listen: (hear, gone) => {
        socket.on('close', gone)
        socket.on('message', (data, binary) => {
          // Who was shown out may not have heard of it yet.
          if (socket.readyState !== socket.OPEN) return
          this.parts.heard()
          const now = performance.now()
          tokens = Math.min(burst, tokens + ((now - last) / 1000) * rate)
          last = now
          if (tokens < 1) {
            // Who does not stop is shown the door.
            tokens -= 0.2
            if (tokens < -20) socket.close(CLOSED.slow)
            else post({ id: idIn(data.toString()), refusal: plain(refused('slow')) })
            return
          }
          tokens -= 1
          hear(binary ? undefined : parsed(data.toString()))
        })
      },
      close: () => socket.close(),
    }
  }

  private uncork(): void {
    const { corked } = this
    this.corked = []
    for (const wire of corked) wire.uncork()
  }

  private beat(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }

  private revoke(session: string): void {
    for (const socket of this.sessions.get(session) ?? []) socket.close(CLOSED.revoked)
  }

  /** Tells everybody to come back in a moment. */
  async close(): Promise<void> {
    this.open = false
    clearInterval(this.timer)
    const left = [...this.server.clients].map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve())
          socket.close(CLOSED.stopping)
          setTimeout(() => socket.terminate(), 1000).unref()
        }),
    )
    await Promise.all(left)
    this.server.close()
  }
}

function remember(map: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([socket]))
  else set.add(socket)
}

function forget(map: Map<string, Set<WebSocket>>, key: string, socket: WebSocket): void {
  const set = map.get(key)
  set?.delete(socket)
  if (set?.size === 0) map.delete(key)
}

function textOf(message: unknown): string {
  const { id, value } = message as { id?: unknown; value?: unknown }
  if (value instanceof Raw) return `{"id":${JSON.stringify(id)},"value":${value.text}}`
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
