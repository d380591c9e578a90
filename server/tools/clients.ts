/** People at tables of the endless game, as fast as they are answered: against our server, and against the peer. */
import { WebSocket } from 'ws'

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
  readonly legal: readonly { readonly do: string }[]
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

  follow(follow: string, args: unknown[], hear: (answer: Answer) => void): void {
    const id = ++this.last
    this.feeds.set(id, hear)
    this.socket.send(JSON.stringify({ id, follow, args }))
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

/**
 * Each table has two people who play and some who watch. With several addresses, people are spread over them; the same
 * two play `each` tables.
 */
export async function ours(addresses: readonly string[], tables: number, watchers: number, each = 1): Promise<Crowd> {
  let playing = false
  let moves = 0
  let latencies: number[] = []
  const sockets: Socket[] = []
  const kicks: (() => void)[] = []
  let next = 0
  const somebody = async (): Promise<Socket> => {
    const socket = await person(addresses[next++ % addresses.length] ?? '', `Person ${next}`)
    sockets.push(socket)
    return socket
  }
  const open = async (one: Socket, two: Socket): Promise<void> => {
    const form = { game: 'endless', options: {}, access: 'open', watch: 'anyone', clock: null, rated: false }
    const room = await one.call('create', { ...form, seats: [{ kind: 'me' }, { kind: 'free' }] })
    const table = room.value?.id ?? ''
    await two.call('sit', table, 1)
    await two.call('ready', table, true)
    await one.call('start', table)
    for (let at = 0; at < watchers; at++) (await somebody()).follow('watch', [table, null, 0], () => {})
    for (const [seat, socket] of [one, two].entries()) {
      let position: Position = { number: 0, legal: [] }
      let busy = false
      const go = (): void => {
        const move = position.legal[position.number % Math.max(1, position.legal.length)]
        if (!playing || busy || move === undefined) return
        busy = true
        const began = performance.now()
        const { number } = position
        void socket.call('submit', table, seat, move, number, `${seat} ${number}`).then((answer) => {
          busy = false
          if (answer.refusal === undefined) {
            moves++
            latencies.push(performance.now() - began)
          }
          if (position.number !== number) go()
        })
      }
      kicks.push(go)
      socket.follow('watch', [table, seat, 0], (answer) => {
        if (answer.value?.position === undefined) return
        position = answer.value.position
        go()
      })
    }
  }
  const pairs = Array.from({ length: Math.ceil(tables / each) }, async (_, pair) => {
    const [one, two] = [await somebody(), await somebody()]
    for (let n = pair * each; n < Math.min(tables, (pair + 1) * each); n++) await open(one, two)
  })
  await Promise.all(pairs)
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

interface PeerSocket {
  on(name: string, hear: (...args: never[]) => void): void
  emit(name: string, ...args: unknown[]): void
  close(): void
}

interface PeerState {
  readonly _stateID: number
  readonly G: { readonly cells: readonly number[] }
  readonly ctx: { readonly currentPlayer: string }
}

/** The same people at tables of boardgame.io's server, over its own client library's transport. */
export async function peers(port: number, tables: number, watchers: number): Promise<Crowd> {
  const { io } = (await import('socket.io-client')) as unknown as { io: (url: string, options: object) => PeerSocket }
  let playing = false
  let moves = 0
  let latencies: number[] = []
  const sockets: PeerSocket[] = []
  const kicks: (() => void)[] = []
  for (let n = 0; n < tables; n++) {
    const match = `load ${n}`
    for (const seat of ['0', '1', ...Array.from({ length: watchers }, () => null)]) {
      const socket = io(`http://127.0.0.1:${port}/endless`, { transports: ['websocket'], forceNew: true })
      sockets.push(socket)
      let state: PeerState | null = null
      let sent: number | null = null
      let began = 0
      const go = (): void => {
        if (!playing || seat === null || state?.ctx.currentPlayer !== seat || sent === state._stateID) return
        const free = state.G.cells.flatMap((mark, cell) => (mark === -1 ? [cell] : []))
        sent = state._stateID
        began = performance.now()
        const payload = { type: 'mark', args: [free[state._stateID % free.length]], playerID: seat, credentials: null }
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, seat)
      }
      const heard = (next: PeerState): void => {
        if (sent !== null && next._stateID > sent) {
          if (playing) {
            moves++
            latencies.push(performance.now() - began)
          }
          sent = null
        }
        state = next
        go()
      }
      const ready = new Promise<void>((resolve) => {
        socket.on('sync', (_match: string, { state: first }: { state: PeerState }) => {
          heard(first)
          resolve()
        })
      })
      socket.on('update', (_match: string, next: PeerState) => heard(next))
      socket.on('connect', () => socket.emit('sync', match, seat, null, 2))
      kicks.push(go)
      await ready
    }
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
