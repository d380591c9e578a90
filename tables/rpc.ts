/**
 * Calls over any port: a worker's messages, a WebSocket, a pair in memory. This is the calling end; rpc-server.ts answers.
 * Requests are numbered and answered in any order. A feed is a request that is answered again and again. Everything that
 * waits is refused when the port closes.
 */
import { granted, type Message, type Outcome, type Refusal, refused } from '@ludarium/kernel'
import type { Port } from './port.ts'

/** What can be called: functions from arguments to the value of a granted answer. */
export type Calls = { readonly [name: string]: (...args: never[]) => unknown }

/** What can be followed: functions from arguments to an item of the feed. */
export type Feeds = Calls

export interface RpcClient<C extends Calls, F extends Feeds> {
  /** Always resolves; refused when the port is closed or the answer takes too long. */
  call<K extends keyof C & string>(name: K, ...args: Parameters<C[K]>): Promise<Outcome<ReturnType<C[K]>>>
  /** `ended` is called at most once, when no more items will come. Returns a function that leaves the feed. */
  follow<K extends keyof F & string>(
    name: K,
    args: Parameters<F[K]>,
    tell: (item: ReturnType<F[K]>) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void
  close(): void
}

/** A signal that is aborted when an answer has taken too long. */
export type Timeout = () => AbortSignal

interface Waiting {
  receive(value: unknown): void
  refuse(refusal: Refusal): void
  /** A feed stays after an answer. */
  readonly isFeed: boolean
}

/** Without a timeout, calls wait as long as the port is open. */
export function connect<C extends Calls, F extends Feeds>(port: Port, timeout?: Timeout): RpcClient<C, F> {
  const waiting = new Map<number, Waiting>()
  let closed: Refusal | null = null
  let lastId = 0

  function end(refusal: Refusal): void {
    closed ??= refusal
    const left = [...waiting.values()]
    waiting.clear()
    for (const one of left) one.refuse(refusal)
  }

  function send(request: Fields, id: number, one: Waiting): void {
    if (closed !== null) {
      one.refuse(closed)
      return
    }
    waiting.set(id, one)
    try {
      port.post(request)
    } catch {
      waiting.delete(id)
      one.refuse(refused('line.closed'))
    }
  }

  function receive(message: unknown): void {
    if (!isFields(message) || typeof message.id !== 'number') return
    const one = waiting.get(message.id)
    if (one === undefined) return
    const refusal = readRefusal(message.refusal)
    if (refusal !== null || !one.isFeed) waiting.delete(message.id)
    if (refusal !== null) one.refuse(refusal)
    else one.receive(message.value)
  }

  port.listen(receive, () => end(refused('line.closed')))

  return {
    call(name, ...args) {
      const id = ++lastId
      return new Promise((resolve) => {
        const signal = timeout?.()
        const expire = (): void => {
          if (waiting.delete(id)) resolve(refused('line.late'))
        }
        const done = (outcome: Outcome<ReturnType<C[typeof name]>>): void => {
          signal?.removeEventListener('abort', expire)
          resolve(outcome)
        }
        signal?.addEventListener('abort', expire, { once: true })
        // Both ends share the types of the calls.
        const take = (value: unknown): void => done(granted(value as ReturnType<C[typeof name]>))
        send({ id, call: name, args }, id, {
          receive: take,
          refuse: ({ code, message }) => done({ ok: false, code, message }),
          isFeed: false,
        })
      })
    },
    follow(name, args, tell, ended) {
      const id = ++lastId
      const take = (value: unknown): void => tell(value as ReturnType<F[typeof name]>)
      send({ id, follow: name, args }, id, { receive: take, refuse: (refusal) => ended?.(refusal), isFeed: true })
      return () => {
        if (!waiting.delete(id)) return
        try {
          port.post({ id, leave: true })
        } catch {
          // The port is closed, and the feed with it.
        }
      }
    },
    close() {
      end(refused('line.closed'))
      port.close()
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readRefusal(value: unknown): Refusal | null {
  if (!isFields(value) || typeof value.code !== 'string' || !isFields(value.message)) return null
  return { code: value.code, message: value.message as unknown as Message }
}
