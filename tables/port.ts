/** One end of a connection that carries plain JSON. */
export interface Port {
  /** May throw when the other end is gone. */
  post(message: unknown): void
  /** Called once: what to do with messages, and what to do when the connection has closed. */
  listen(receive: (message: unknown) => void, closed: () => void): void
  close(): void
}

/** A worker, a worker's own global scope, or one end of a channel. */
export interface MessageTarget {
  postMessage(message: unknown): void
  addEventListener(type: string, listener: (event: object) => void): void
}

/** A port over `postMessage`. `close` ends the other side where that is possible. */
export function messagePort(target: MessageTarget, close: () => void): Port {
  return {
    post: (message) => target.postMessage(message),
    listen(receive, closed) {
      target.addEventListener('message', (event) => receive('data' in event ? event.data : undefined))
      target.addEventListener('messageerror', closed)
      target.addEventListener('error', closed)
    },
    close,
  }
}

/** Two connected ports in the same program. Messages are copied, as over a real port. `cut` closes both. */
export function portPair(): { readonly ends: readonly [Port, Port]; cut(): void } {
  const receivers: ((message: unknown) => void)[] = []
  const closers: (() => void)[] = []
  let open = true
  function cut(): void {
    if (!open) return
    open = false
    for (const closed of closers) closed()
  }
  const end = (n: 0 | 1): Port => ({
    post(message) {
      if (!open) throw new Error('The port is closed.')
      const copy: unknown = structuredClone(message)
      queueMicrotask(() => {
        if (open) receivers[1 - n]?.(copy)
      })
    },
    listen(receive, closed) {
      receivers[n] = receive
      closers.push(closed)
    },
    close: cut,
  })
  return { ends: [end(0), end(1)], cut }
}
