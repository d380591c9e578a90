/** People at tables, as fast as they are answered: at our server, and at the peer. */

import { below, type Change, hash, type Move, plainChance } from '@ludarium/kernel'
import { WebSocket } from 'ws'
import { peerRequire } from '../../tools/peer.ts'
import type { PeerView } from './peer.ts'

export interface Crowd {
  /** Everybody plays for so long; moves that were answered, and how long each took. */
  play(milliseconds: number): Promise<{ moves: number; latencies: number[]; seconds: number }>
  close(): void
}

interface Answer {
  readonly id: number
  readonly value?: { readonly position?: Position; readonly id?: string; readonly link?: string } & Partial<Position>
  readonly refusal?: { readonly code: string }
}

interface Position {
  readonly number: number
  readonly legal: readonly Move[]
  readonly result: object | null
  readonly hash: string
  readonly view?: unknown
  readonly changes?: readonly Change[]
}

type Place = Record<string | number, unknown>

/** What a reader sees, kept up to date by what comes: no less than the peer's people have after each move. */
class Sight {
  private view: unknown = null
  private told = hash(null)

  take({ view, changes = [], hash: told }: Position): void {
    if (view !== undefined) this.view = view
    for (const change of changes) this.put(change)
    this.told = told
  }

  private put({ path, value }: Change): void {
    let place = this.view as Place
    for (let at = 0; at < path.length - 1; at++) place = place[path[at] ?? ''] as Place
    const key = path[path.length - 1]
    if (key === undefined) this.view = value
    else if (value === undefined) delete place[key]
    else place[key] = value
  }

  get isRight(): boolean {
    return hash(this.view) === this.told
  }
}

/** One socket that speaks the protocol with as little work as possible. */
class Socket {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private readonly feeds = new Map<number, (answer: Answer) => void>()
  private last = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const answer = JSON.parse(data.toString()) as Answer
      const feed = this.feeds.get(answer.id)
      if (feed !== undefined) return feed(answer)
      this.waiting.get(answer.id)?.(answer)
      this.waiting.delete(answer.id)
    })
  }

  call(call: string, ...args: unknown[]): Promise<Answer> {
    const id = ++this.last
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, call, args }))
    })
  }

  /** Until what is returned is called. */
  follow(follow: string, args: unknown[], hear: (answer: Answer) => void): () => void {
    const id = ++this.last
    this.feeds.set(id, hear)
    this.socket.send(JSON.stringify({ id, follow, args }))
    return () => {
      this.feeds.delete(id)
      this.socket.send(JSON.stringify({ id, leave: true }))
    }
  }

  close(): void {
    this.socket.close()
  }
}

export async function person(address: string, name: string): Promise<Socket> {
  const headers = { origin: address, 'content-type': 'application/json' }
  const made = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  const cookie = (made.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { origin: address, cookie } })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return new Socket(socket)
}

/** What a crowd plays: each table has people who play and people who watch, a socket apiece. */
export interface Party {
  /** Of each as many tables as of the others. */
  readonly games: readonly string[]
  readonly tables: number
  readonly seats: number
  readonly watchers: number
  /** The same people play so many of the tables over the same sockets (1). */
  readonly each?: number
  /** Milliseconds that people take for a decision on average (0): some half of it, some half more. */
  readonly pace?: number
}

/** So many tables are opened side by side. */
const AT_ONCE = 25

const gameAt = ({ games }: Party, place: number): string => games[place % games.length] ?? ''

/** Any of the moves, another one at each turn of the same position; the same in every run. */
function chosen<T>(legal: readonly T[], number: number): T | undefined {
  return legal[(number * 7919) % Math.max(1, legal.length)]
}

/** With several addresses, people are spread over them. Who has played a game to its end opens the next one. */
export async function ours(addresses: readonly string[], party: Party): Promise<Crowd> {
  const { tables, watchers, each = 1, pace = 0 } = party
  const chance = plainChance('pace')
  let playing = false
  let moves = 0
  let latencies: number[] = []
  const sockets: Socket[] = []
  const kicks = new Map<number, (() => void)[]>()
  const viewCache = new Map<number, Sight[]>()
  let next = 0
  const somebody = async (): Promise<Socket> => {
    const socket = await person(addresses[next++ % addresses.length] ?? '', `Person ${next}`)
    sockets.push(socket)
    return socket
  }
  const company = (count: number): Promise<Socket[]> => Promise.all(Array.from({ length: count }, somebody))

  async function open(place: number, people: readonly Socket[], others: readonly Socket[]): Promise<void> {
    const form = { game: gameAt(party, place), options: {}, access: 'open', watch: 'anyone', clock: null, rated: false }
    const [host, ...guests] = people as [Socket, ...Socket[]]
    const room = await host.call('create', {
      ...form,
      seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'free' }))],
    })
    const table = room.value?.id ?? ''
    for (const [at, guest] of guests.entries()) {
      await guest.call('sit', table, at + 1)
      await guest.call('ready', table, true)
    }
    await host.call('start', table)
    const leaves: (() => void)[] = []
    const seen: Sight[] = []
    viewCache.set(place, seen)
    const look = (): Sight => {
      const sight = new Sight()
      seen.push(sight)
      return sight
    }
    for (const other of others) {
      const sight = look()
      const watch = other.follow('watch', [table, null, 0], ({ value }) => {
        if (value?.position !== undefined) sight.take(value.position)
      })
      leaves.push(watch)
    }
    const goes: (() => void)[] = []
    kicks.set(place, goes)
    for (const [seat, socket] of people.entries()) {
      const sight = look()
      let position: Position = { number: 0, legal: [], result: null, hash: '' }
      let busy = false
      const go = (): void => {
        if (!playing || busy || position.legal.length === 0) return
        busy = true
        if (pace === 0) decide()
        else setTimeout(decide, (pace * (50 + below(chance, 101))) / 100)
      }
      const decide = (): void => {
        const began = performance.now()
        const { number, legal } = position
        const move = chosen(legal, number)
        if (move === undefined) {
          busy = false
          return
        }
        void socket.call('submit', table, seat, [move], number, `${seat} ${number}`).then((answer) => {
          busy = false
          if (answer.refusal === undefined) {
            moves++
            latencies.push(performance.now() - began)
          }
          if (position.number !== number) go()
        })
      }
      goes.push(go)
      const watch = socket.follow('watch', [table, seat, 0], ({ value }) => {
        if (value?.position === undefined) return
        position = value.position
        sight.take(position)
        go()
        if (seat !== 0 || position.result === null) return
        for (const leave of leaves) leave()
        void open(place, people, others)
      })
      leaves.push(watch)
    }
  }

  let group = 0
  const opening = async (): Promise<void> => {
    for (let first = each * group++; first < tables; first = each * group++) {
      const people = await company(party.seats)
      for (let place = first; place < Math.min(tables, first + each); place++)
        await open(place, people, await company(watchers))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opening))
  return {
    async play(milliseconds) {
      ;[moves, latencies, playing] = [0, [], true]
      const began = performance.now()
      for (const goes of kicks.values()) for (const go of goes) go()
      await rest(milliseconds)
      playing = false
      const result = { moves, latencies, seconds: (performance.now() - began) / 1000 }
      await rest(300)
      for (const sight of [...viewCache.values()].flat())
        if (!sight.isRight) throw new Error('Somebody sees a wrong view.')
      return result
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  }
}

interface PeerSocket {
  on(name: string, hear: (...args: never[]) => void): void
  emit(name: string, ...args: unknown[]): void
  close(): void
}

interface PeerState {
  readonly _stateID: number
  readonly G: PeerView
}

interface PeerLog {
  readonly action: { readonly payload: { readonly playerID: string } }
}

/** The same people at tables of boardgame.io's server, over its own client library's transport. */
export async function peers(port: number, party: Party): Promise<Crowd> {
  const { tables, seats, watchers } = party
  const { io } = peerRequire()('socket.io-client') as { io: (url: string, options: object) => PeerSocket }
  let playing = false
  let moves = 0
  let latencies: number[] = []
  const sockets: PeerSocket[] = []
  const kicks: (() => void)[] = []

  /** Somebody who plays at a place or watches there, game after game. */
  function sit(place: number, seat: string | null): Promise<void> {
    const socket = io(`http://127.0.0.1:${port}/${gameAt(party, place)}`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    let state: PeerState | null = null
    let sent: number | null = null
    let began = 0
    let games = 0
    const match = (): string => `load ${place} ${games}`
    const enter = (): void => socket.emit('sync', match(), seat, null, seats)
    const go = (): void => {
      if (!playing || seat === null || state === null || sent !== null) return
      const move = chosen(state.G.legal, state._stateID)
      if (move === undefined) return
      sent = state._stateID
      began = performance.now()
      const payload = { type: 'play', args: [move], playerID: seat, credentials: null }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match(), seat)
    }
    const heard = (next: PeerState, log: readonly PeerLog[]): void => {
      if (sent !== null && log.some(({ action }) => action.payload.playerID === seat)) {
        if (playing) {
          moves++
          latencies.push(performance.now() - began)
        }
        sent = null
      }
      state = next
      if (next.G.over) {
        games++
        ;[state, sent] = [null, null]
        enter()
      } else go()
    }
    kicks.push(go)
    return new Promise((resolve) => {
      socket.on('sync', (of: string, { state: first }: { state: PeerState }) => {
        if (of === match()) heard(first, [])
        resolve()
      })
      socket.on('update', (of: string, next: PeerState, log: readonly PeerLog[]) => {
        if (of === match()) heard(next, log)
      })
      socket.on('connect', enter)
    })
  }

  for (let place = 0; place < tables; place++) {
    for (let seat = 0; seat < seats; seat++) await sit(place, String(seat))
    for (let n = 0; n < watchers; n++) await sit(place, null)
  }
  return {
    async play(milliseconds) {
      ;[moves, latencies, playing] = [0, [], true]
      const began = performance.now()
      for (const kick of kicks) kick()
      await rest(milliseconds)
      playing = false
      const result = { moves, latencies, seconds: (performance.now() - began) / 1000 }
      await rest(300)
      return result
    },
    close: () => sockets.forEach((socket) => void socket.close()),
  }
}

const rest = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))
