/** A client that reconnects to the next server and repeats requests that were not answered. */
import { WebSocket } from 'ws'

interface Value {
  readonly id?: string
  readonly number?: number
  readonly legal?: readonly unknown[]
}

interface Position {
  readonly id?: string
  readonly number: number
  readonly legal: readonly unknown[]
}

const rest = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** Short: servers are killed all the time. */
const TIMEOUT = 5000

export class Persistent {
  private readonly addresses: readonly string[]
  private readonly cookie: string
  private at: number
  private socket: WebSocket | null = null
  private last = 0
  private readonly waiting = new Map<number, (answer: { value?: Value; refusal?: { code: string } } | null) => void>()

  private constructor(addresses: readonly string[], cookie: string, at: number) {
    this.addresses = addresses
    this.cookie = cookie
    this.at = at
  }

  static async enter(addresses: readonly string[], name: string, at: number): Promise<Persistent> {
    for (let tries = at; ; tries++) {
      const address = addresses[tries % addresses.length] ?? ''
      const headers = { origin: address, 'content-type': 'application/json' }
      const body = JSON.stringify({ name })
      const made = await fetch(`${address}/api/guest`, { method: 'POST', headers, body }).catch(() => null)
      const cookie = made?.headers.get('set-cookie')?.split(';', 1)[0]
      if (made?.status === 200 && cookie !== undefined) return new Persistent(addresses, cookie, tries)
      await rest(50)
    }
  }

  private async connected(): Promise<WebSocket> {
    while (this.socket?.readyState !== WebSocket.OPEN) {
      const address = this.addresses[this.at++ % this.addresses.length] ?? ''
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
        headers: { origin: address, cookie: this.cookie },
        handshakeTimeout: TIMEOUT,
      })
      socket.on('message', (data) => {
        const answer = JSON.parse(data.toString()) as { id: number; value?: Value; refusal?: { code: string } }
        this.waiting.get(answer.id)?.(answer)
        this.waiting.delete(answer.id)
      })
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true))
        socket.once('error', () => resolve(false))
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        for (const answer of this.waiting.values()) answer(null)
        this.waiting.clear()
      })
      if (opened) this.socket = socket
      else await rest(50)
    }
    return this.socket
  }

  private async once(
    name: string,
    args: readonly unknown[],
  ): Promise<{ value?: Value; refusal?: { code: string } } | null> {
    const socket = await this.connected()
    const id = ++this.last
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.waiting.delete(id)
        resolve(null)
      }, TIMEOUT)
      this.waiting.set(id, (answer) => {
        clearTimeout(late)
        resolve(answer)
      })
      socket.send(JSON.stringify({ id, call: name, args }))
    })
  }

  /** Returns null if the request is refused. Repeats it if there is no answer or the store fails. */
  async call(name: string, ...args: readonly unknown[]): Promise<Position | null> {
    for (;;) {
      const answer = await this.once(name, args)
      if (answer === null || answer.refusal?.code === 'store' || answer.refusal?.code === 'internal') {
        await rest(50)
        continue
      }
      return answer.refusal === undefined ? ((answer.value ?? null) as Position | null) : null
    }
  }
}
