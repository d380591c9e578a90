/**
 * The calls of a table over any port: a worker's messages, a WebSocket, a pair in memory. Requests are numbered and
 * answered in any order; a feed is a request that is answered again and again. Nothing that comes in is trusted, and
 * nothing waits for ever: when the port is gone, everything that waits is refused.
 */
import { granted, type Message, type Outcome, type Refusal, refused } from '@ludarium/kernel'
import { refusalIn } from './refused.ts'

/** One end of a connection that carries plain JSON. */
export interface Port {
  /** May throw when the other end is gone. */
  post(message: unknown): void
  /** Called once: what to do with messages, and what when there will be no more. */
  listen(hear: (message: unknown) => void, gone: () => void): void
  close(): void
}

/** What can be called, as functions from arguments to the value of a granted answer. */
export type Calls = { readonly [name: string]: (...args: never[]) => unknown }

/** What can be followed, as functions from arguments to what is told again and again. */
export type Feeds = Calls

type Answer<T> = Outcome<T> | Promise<Outcome<T>>

/** The answering end: reads the arguments, which may be anything, and answers. */
export type Answers<C extends Calls> = {
  readonly [K in keyof C]: {
    read(args: readonly unknown[]): Outcome<Parameters<C[K]>>
    answer(...args: Parameters<C[K]>): Answer<ReturnType<C[K]>>
  }
}

/** Tells who follows one thing more, or that there is no more for them. */
export interface Tell<T> {
  (item: T): void
  end(refusal: Refusal): void
}

export type Sources<F extends Feeds> = {
  readonly [K in keyof F]: {
    read(args: readonly unknown[]): Outcome<Parameters<F[K]>>
    /** Calls `tell` from now on until the returned function is called, which it is also after `tell.end`. */
    follow(tell: Tell<ReturnType<F[K]>>, ...args: Parameters<F[K]>): Answer<() => void>
  }
}

/** The calling end. */
export interface Line<C extends Calls, F extends Feeds> {
  /** Always answered: with a refusal when the line is gone or the answer takes too long. */
  call<K extends keyof C & string>(name: K, ...args: Parameters<C[K]>): Promise<Outcome<ReturnType<C[K]>>>
  /** `ended` is called at most once, when nothing more will be told. */
  follow<K extends keyof F & string>(
    name: K,
    args: Parameters<F[K]>,
    tell: (item: ReturnType<F[K]>) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void
  close(): void
}

/** Aborted when an answer has taken too long; without it the line waits as long as it stands. */
export type Patience = () => AbortSignal

interface Waiting {
  heard(value: unknown): void
  refused(refusal: Refusal): void
  /** Stays after an answer. */
  readonly feed: boolean
}

export function connect<C extends Calls, F extends Feeds>(port: Port, patience?: Patience): Line<C, F> {
  const waiting = new Map<number, Waiting>()
  let gone: Refusal | null = null
  let last = 0

  function end(why: Refusal): void {
    gone ??= why
    const left = [...waiting.values()]
    waiting.clear()
    for (const one of left) one.refused(why)
  }

  function send(request: Fields, id: number, one: Waiting): void {
    if (gone !== null) {
      one.refused(gone)
      return
    }
    waiting.set(id, one)
    try {
      port.post(request)
    } catch {
      waiting.delete(id)
      one.refused(refused('line.closed'))
    }
  }

  function hear(message: unknown): void {
    if (!isFields(message) || typeof message.id !== 'number') return
    const one = waiting.get(message.id)
    if (one === undefined) return
    const refusal = readRefusal(message.refusal)
    if (refusal !== null || !one.feed) waiting.delete(message.id)
    if (refusal !== null) one.refused(refusal)
    else one.heard(message.value)
  }

  port.listen(hear, () => end(refused('line.closed')))

  return {
    call(name, ...args) {
      const id = ++last
      return new Promise((resolve) => {
        const signal = patience?.()
        const late = (): void => {
          if (waiting.delete(id)) resolve(refused('line.late'))
        }
        const done = (outcome: Outcome<ReturnType<C[typeof name]>>): void => {
          signal?.removeEventListener('abort', late)
          resolve(outcome)
        }
        signal?.addEventListener('abort', late, { once: true })
        // The other end is the one that was typed together with this one.
        const heard = (value: unknown): void => done(granted(value as ReturnType<C[typeof name]>))
        send({ id, call: name, args }, id, { heard, refused: (why) => done(refusal(why)), feed: false })
      })
    },
    follow(name, args, tell, ended) {
      const id = ++last
      const heard = (value: unknown): void => tell(value as ReturnType<F[typeof name]>)
      send({ id, follow: name, args }, id, { heard, refused: (why) => ended?.(why), feed: true })
      return () => {
        if (!waiting.delete(id)) return
        try {
          port.post({ id, leave: true })
        } catch {
          // Who is gone tells nothing more.
        }
      }
    },
    close() {
      end(refused('line.closed'))
      port.close()
    },
  }
}

/** What one line may follow at once. */
const MOST_FEEDS = 200

/**
 * Answers what comes in at the port until the returned function is called or the port is gone. `failed` hears of errors
 * that nobody expected: they may hold what the other end must not know, which is told only that something went wrong.
 */
export function serve<C extends Calls, F extends Feeds>(
  port: Port,
  answers: Answers<C>,
  feeds: Sources<F>,
  failed: (error: unknown) => void = () => {},
): () => void {
  const followed = new Map<number, () => void>()
  let open = true

  function close(): void {
    open = false
    for (const leave of followed.values()) leave()
    followed.clear()
  }

  function post(message: Fields): void {
    if (!open) return
    try {
      port.post(message)
    } catch {
      close()
    }
  }

  const refuse = (id: number | null, { code, message }: Refusal): void => post({ id, refusal: { code, message } })

  async function answer(id: number, name: string, args: readonly unknown[]): Promise<void> {
    try {
      const outcome = await answerTo(name, args)
      if (outcome.ok) post({ id, value: outcome.value })
      else refuse(id, outcome)
    } catch (error) {
      refuse(id, internal(error, failed))
    }
  }

  async function answerTo(name: string, args: readonly unknown[]): Promise<Outcome<unknown>> {
    const known = own(answers, name)
    if (known === undefined) return refused('request', { name: name.slice(0, 40) })
    const read = known.read(args)
    return read.ok ? known.answer(...read.value) : read
  }

  async function follow(id: number, name: string, args: readonly unknown[]): Promise<void> {
    if (followed.has(id) || followed.size >= MOST_FEEDS) {
      refuse(id, followed.has(id) ? refused('malformed.request') : refused('many.feeds'))
      return
    }
    // Who leaves before it has begun is not followed.
    let left = false
    followed.set(id, () => {
      left = true
    })
    const tell = (value: unknown): void => {
      if (!left) post({ id, value })
    }
    const end = (why: Refusal): void => {
      const leave = followed.get(id)
      if (left || leave === undefined) return
      left = true
      followed.delete(id)
      leave()
      refuse(id, why)
    }
    const told = Object.assign(tell, { end })
    const begun = await followedBy(told, name, args)
    if (left) {
      if (begun.ok) begun.value()
    } else if (begun.ok) {
      followed.set(id, begun.value)
    } else {
      followed.delete(id)
      refuse(id, begun)
    }
  }

  async function followedBy(tell: Tell<unknown>, name: string, args: readonly unknown[]): Promise<Outcome<() => void>> {
    try {
      const known = own(feeds, name)
      if (known === undefined) return refused('request', { name: name.slice(0, 40) })
      const read = known.read(args)
      return read.ok ? await known.follow(tell, ...read.value) : read
    } catch (error) {
      const { code, message } = internal(error, failed)
      return { ok: false, code, message }
    }
  }

  function take({ id, call, follow: name, args }: Request): void {
    if (call !== null) void answer(id, call, args)
    else if (name !== null) void follow(id, name, args)
    else {
      followed.get(id)?.()
      followed.delete(id)
    }
  }

  port.listen((message) => {
    const request = readRequest(message)
    if (request.ok) take(request.value)
    else refuse(idOf(message), request)
  }, close)
  return close
}

interface Request {
  readonly id: number
  readonly call: string | null
  readonly follow: string | null
  readonly args: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idOf(message: unknown): number | null {
  return isFields(message) && typeof message.id === 'number' && Number.isFinite(message.id) ? message.id : null
}

function readRequest(message: unknown): Outcome<Request> {
  const id = idOf(message)
  if (id === null || !isFields(message)) return refused('malformed.request')
  const { call = null, follow = null, leave = false, args = [] } = message
  const named = [call, follow].filter((name) => typeof name === 'string').length + (leave === true ? 1 : 0)
  if (named !== 1 || !Array.isArray(args)) return refused('malformed.request')
  return granted({
    id,
    call: typeof call === 'string' ? call : null,
    follow: typeof follow === 'string' ? follow : null,
    args,
  })
}

function readRefusal(value: unknown): Refusal | null {
  if (!isFields(value) || typeof value.code !== 'string' || !isFields(value.message)) return null
  return { code: value.code, message: value.message as unknown as Message }
}

function refusal({ code, message }: Refusal): Outcome<never> {
  return { ok: false, code, message }
}

function internal(error: unknown, failed: (error: unknown) => void): Refusal {
  return refusalIn(error, () => {
    failed(error)
    return refused('internal.line')
  })
}

/** A name that the record itself has, nothing inherited. */
function own<T extends object>(record: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(record, name) ? record[name as keyof T] : undefined
}

/** A worker, its own end of the line, or one end of a channel. */
export interface MessageTarget {
  postMessage(message: unknown): void
  addEventListener(type: string, listener: (event: object) => void): void
}

/** A port over messages; `close` ends the other side where that is possible. */
export function messagePort(target: MessageTarget, close: () => void): Port {
  return {
    post: (message) => target.postMessage(message),
    listen(hear, gone) {
      target.addEventListener('message', (event) => hear('data' in event ? event.data : undefined))
      target.addEventListener('messageerror', gone)
      target.addEventListener('error', gone)
    },
    close,
  }
}

/** Two ends in the same program. Messages are copied as a real port would; `cut` ends the connection for both. */
export function portPair(): { readonly ends: readonly [Port, Port]; cut(): void } {
  const ears: ((message: unknown) => void)[] = []
  const gones: (() => void)[] = []
  let open = true
  function cut(): void {
    if (!open) return
    open = false
    for (const gone of gones) gone()
  }
  const end = (n: 0 | 1): Port => ({
    post(message) {
      if (!open) throw new Error('The port is closed.')
      const copy: unknown = structuredClone(message)
      queueMicrotask(() => {
        if (open) ears[1 - n]?.(copy)
      })
    },
    listen(hear, gone) {
      ears[n] = hear
      gones.push(gone)
    },
    close: cut,
  })
  return { ends: [end(0), end(1)], cut }
}
