/** The answering end of calls over a port. Nothing that comes in is trusted: arguments are checked before anything else. */
import { granted, type Outcome, type Refusal, refused } from '@ludarium/kernel'
import type { Port } from './port.ts'
import { refusalIn } from './refused.ts'
import type { Calls, Feeds } from './rpc.ts'
import type { Schema } from './schema.ts'

/** By call or feed, its arguments. */
export type Schemas<C extends Calls> = { readonly [K in keyof C]: Schema<Parameters<C[K]>> }

type Answer<T> = Outcome<T> | Promise<Outcome<T>>

export type CallHandlers<C extends Calls> = {
  readonly [K in keyof C]: (...args: Parameters<C[K]>) => Answer<ReturnType<C[K]>>
}

/** Sends an item to one follower, or ends the feed for them. */
export interface FeedSender<T> {
  (item: T): void
  end(refusal: Refusal): void
}

/** A handler calls `tell` until the function that it returns is called, which also happens after `tell.end`. */
export type FeedHandlers<F extends Feeds> = {
  readonly [K in keyof F]: (tell: FeedSender<ReturnType<F[K]>>, ...args: Parameters<F[K]>) => Answer<() => void>
}

export interface RpcService<C extends Calls, F extends Feeds> {
  readonly schemas: { readonly calls: Schemas<C>; readonly feeds: Schemas<F> }
  readonly calls: CallHandlers<C>
  readonly feeds: FeedHandlers<F>
  /** Receives unexpected errors. The other end learns only that something failed: an error may hold secrets. */
  readonly failed?: (error: unknown) => void
}

/** Maximum number of feeds per port. */
const MOST_FEEDS = 200

/** Answers until the returned function is called or the port closes. */
export function serve<C extends Calls, F extends Feeds>(port: Port, service: RpcService<C, F>): () => void {
  const { schemas, calls, feeds, failed = () => {} } = service
  const replies = replier(port, () => followers.close())
  const followers = followerSet()

  async function answer(id: number, name: string, args: readonly unknown[]): Promise<void> {
    const outcome = await guarded(failed, async () => {
      const known = checked(schemas.calls, calls, name, args)
      return known.ok ? known.value.handle(...known.value.args) : known
    })
    if (outcome.ok) replies.send(id, outcome.value)
    else replies.refuse(id, outcome)
  }

  async function follow(id: number, name: string, args: readonly unknown[]): Promise<void> {
    const follower = followers.add(id)
    if (!follower.ok) return replies.refuse(id, follower)
    const tell = (value: unknown): void => {
      if (follower.value.isOpen()) replies.send(id, value)
    }
    const end = (refusal: Refusal): void => {
      if (follower.value.leave()) replies.refuse(id, refusal)
    }
    const begun = await guarded(failed, async () => {
      const known = checked(schemas.feeds, feeds, name, args)
      return known.ok ? known.value.handle(Object.assign(tell, { end }), ...known.value.args) : known
    })
    if (begun.ok) follower.value.onLeave(begun.value)
    else end(begun)
  }

  port.listen((message) => {
    const request = readRequest(message)
    if (!request.ok) return replies.refuse(idOf(message), request)
    const { id, call, follow: feed, args } = request.value
    if (call !== null) void answer(id, call, args)
    else if (feed !== null) void follow(id, feed, args)
    else followers.leave(id)
  }, replies.close)
  return replies.close
}

interface Replier {
  send(id: number, value: unknown): void
  refuse(id: number | null, refusal: Refusal): void
  close(): void
}

/** A port that fails counts as closed. */
function replier(port: Port, closed: () => void): Replier {
  let open = true
  function close(): void {
    open = false
    closed()
  }
  function post(message: Fields): void {
    if (!open) return
    try {
      port.post(message)
    } catch {
      close()
    }
  }
  return {
    send: (id, value) => post({ id, value }),
    refuse: (id, { code, message }) => post({ id, refusal: { code, message } }),
    close,
  }
}

/** One feed that the other end follows. */
interface Follower {
  isOpen(): boolean
  /** Returns false if it has left already. */
  leave(): boolean
  /** Called at once if it has left while the feed was starting. */
  onLeave(stop: () => void): void
}

interface FollowerSet {
  add(id: number): Outcome<Follower>
  leave(id: number): void
  close(): void
}

function followerSet(): FollowerSet {
  const all = new Map<number, Follower>()
  return {
    add(id) {
      if (all.has(id)) return refused('malformed.request')
      if (all.size >= MOST_FEEDS) return refused('many.feeds')
      let stop: (() => void) | null = null
      const follower: Follower = {
        isOpen: () => all.get(id) === follower,
        leave() {
          if (!follower.isOpen()) return false
          all.delete(id)
          stop?.()
          return true
        },
        onLeave(work) {
          stop = work
          if (!follower.isOpen()) work()
        },
      }
      all.set(id, follower)
      return granted(follower)
    },
    leave: (id) => void all.get(id)?.leave(),
    close() {
      for (const follower of [...all.values()]) follower.leave()
    },
  }
}

type AnyHandler = (...args: unknown[]) => Answer<never>

/** The handler and its arguments, or why the request is refused. */
function checked(
  schemas: Readonly<Record<string, Schema<unknown[]>>>,
  handlers: object,
  name: string,
  args: readonly unknown[],
): Outcome<{ handle: AnyHandler; args: unknown[] }> {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  const handle = ownFunction(handlers, name)
  if (schema === undefined || handle === null) return refused('request', { name: name.slice(0, 40) })
  return schema.fits(args) ? granted({ handle, args }) : refused('malformed.request')
}

function ownFunction(handlers: object, name: string): AnyHandler | null {
  const handler: unknown = Object.hasOwn(handlers, name) ? handlers[name as keyof typeof handlers] : undefined
  return typeof handler === 'function' ? (handler as AnyHandler) : null
}

async function guarded<T>(failed: (error: unknown) => void, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalIn(error, () => {
      failed(error)
      return refused('internal.line')
    })
    return { ok: false, code: refusal.code, message: refusal.message }
  }
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
