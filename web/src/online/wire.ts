/**
 * The one line of a person to the server. It is opened again whenever it breaks: calls wait for it, feeds go on by
 * themselves, and whoever asks is told how long it has been gone.
 */
import { type Outcome, type Refusal, refused } from '@ludarium/kernel'
import {
  ANSWER_TIMEOUT,
  connect,
  type OnlineCalls,
  type OnlineFeeds,
  type Port,
  type RpcClient,
} from '@ludarium/tables'
import { addressOf } from './api.ts'

export type OnlineLine = RpcClient<OnlineCalls, OnlineFeeds>

export interface WireState {
  /** 'off': nobody has asked for it. */
  readonly is: 'off' | 'opening' | 'open' | 'lost'
  /** When it was lost (milliseconds since 1970), until it is open again. */
  readonly lostAt: number | null
  /** How often it has been opened. */
  readonly times: number
}

/** Waits before the next try, in milliseconds. */
const AGAIN = [300, 700, 1500, 3000, 6000, 10_000] as const
/** Closed by the server: the session is no more. */
const REVOKED = 4001

export interface WireParts {
  changed(state: WireState): void
  /** The session is no more. */
  revoked(): void
}

function portOf(socket: WebSocket): Port {
  return {
    post(message) {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('The socket is closed.')
      socket.send(JSON.stringify(message))
    },
    listen(hear, gone) {
      socket.addEventListener('message', ({ data }) => hear(typeof data === 'string' ? JSON.parse(data) : undefined))
      socket.addEventListener('close', gone)
    },
    close: () => socket.close(),
  }
}

export class Wire {
  private readonly parts: WireParts
  private state: WireState = { is: 'off', lostAt: null, times: 0 }
  private socket: WebSocket | null = null
  private line: OnlineLine | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly waiting = new Set<(line: OnlineLine) => void>()
  private readonly joining = new Set<(line: OnlineLine) => void>()

  constructor(parts: WireParts) {
    this.parts = parts
    addEventListener('offline', () => this.drop())
    addEventListener('online', () => this.tryNow())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.tryNow()
    })
  }

  get now(): WireState {
    return this.state
  }

  private become(state: Partial<WireState>): void {
    this.state = { ...this.state, ...state }
    this.parts.changed(this.state)
  }

  open(): void {
    if (this.state.is === 'off') this.dial()
  }

  /** Nobody is signed in any more. */
  close(): void {
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = null
    this.line = null
    this.become({ is: 'off', lostAt: null })
    socket?.close()
  }

  /** Does not wait for the next try. */
  tryNow(): void {
    if (this.state.is !== 'lost') return
    clearTimeout(this.timer)
    this.dial()
  }

  /** The line is taken for dead before the browser notices. */
  drop(): void {
    const { socket } = this
    if (socket === null) return
    this.gone(socket)
    socket.close()
  }

  private dial(): void {
    const socket = new WebSocket(addressOf('ws').replace(/^http/, 'ws'))
    this.socket = socket
    if (this.state.is !== 'lost') this.become({ is: 'opening' })
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.tries = 0
      this.line = connect<OnlineCalls, OnlineFeeds>(portOf(socket), () => AbortSignal.timeout(ANSWER_TIMEOUT))
      this.become({ is: 'open', lostAt: null, times: this.state.times + 1 })
      const { line } = this
      for (const resume of [...this.waiting, ...this.joining]) resume(line)
    })
    socket.addEventListener('close', ({ code }) => {
      if (this.socket !== socket) return
      if (code === REVOKED) {
        this.close()
        this.parts.revoked()
      } else this.gone(socket)
    })
  }

  private gone(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.socket = null
    const { line } = this
    this.line = null
    this.become({ is: 'lost', lostAt: this.state.lostAt ?? Date.now() })
    line?.close()
    const wait = AGAIN[Math.min(this.tries++, AGAIN.length - 1)] ?? 0
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.dial(), wait * (0.75 + Math.random() / 2))
  }

  /** The open line, as soon as there is one; null after `timeout` milliseconds without. */
  private ready(timeout: number | null): Promise<OnlineLine | null> {
    if (this.line !== null) return Promise.resolve(this.line)
    return new Promise((resolve) => {
      const done = (line: OnlineLine | null): void => {
        clearTimeout(timer)
        this.waiting.delete(done)
        resolve(line)
      }
      const timer = timeout === null ? undefined : setTimeout(() => done(null), timeout)
      this.waiting.add(done)
    })
  }

  /** Waits a while for a line that is just being opened. */
  async call<K extends keyof OnlineCalls & string>(
    name: K,
    ...args: Parameters<OnlineCalls[K]>
  ): Promise<Outcome<ReturnType<OnlineCalls[K]>>> {
    const line = await this.ready(ANSWER_TIMEOUT)
    return line === null ? refused('away.server') : line.call(name, ...args)
  }

  /** One attempt over the open line; refused at once without one. */
  async attempt<K extends keyof OnlineCalls & string>(
    name: K,
    ...args: Parameters<OnlineCalls[K]>
  ): Promise<Outcome<ReturnType<OnlineCalls[K]>>> {
    return this.line === null ? refused('line.closed') : this.line.call(name, ...args)
  }

  /** Replaces a line that does not answer. Resolves once another one is open, however long that takes. */
  async reconnect(): Promise<void> {
    if (this.line !== null) this.drop()
    await this.ready(null)
  }

  /** Calls `join` with the line that is open and with every one that follows; until the returned function is called. */
  eachLine(join: (line: OnlineLine) => void): () => void {
    this.joining.add(join)
    if (this.line !== null) join(this.line)
    return () => this.joining.delete(join)
  }

  /** Follows on every line there is. `ended` when the server refuses. */
  follow<K extends keyof OnlineFeeds & string>(
    name: K,
    args: Parameters<OnlineFeeds[K]>,
    tell: (item: ReturnType<OnlineFeeds[K]>) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void {
    let open = true
    let leave = (): void => {}
    const stop = this.eachLine((line) => {
      leave = line.follow(name, args, tell, (refusal) => {
        if (open && refusal.code !== 'line') ended?.(refusal)
      })
    })
    return () => {
      open = false
      stop()
      leave()
    }
  }
}
