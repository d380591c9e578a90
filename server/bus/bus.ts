/** Messages between processes: something has changed. A lost message is no loss of data: the store has it all. */

export type Listener = (message: unknown) => void

export interface Bus {
  publish(topic: string, message: unknown): void
  /** Includes this process's own messages. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: Listener): () => void
  /** Called when messages may have been lost. */
  onLapse(listener: () => void): void
  /** Whether messages reach other processes. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Listeners by topic. */
export class Listeners {
  private readonly topics = new Map<string, Set<Listener>>()

  /** Returns true for the first listener of the topic. */
  add(topic: string, listener: Listener): boolean {
    const list = this.topics.get(topic)
    if (list === undefined) this.topics.set(topic, new Set([listener]))
    else list.add(listener)
    return list === undefined
  }

  /** Returns true for the last listener of the topic. */
  remove(topic: string, listener: Listener): boolean {
    const list = this.topics.get(topic)
    if (list === undefined || !list.delete(listener) || list.size > 0) return false
    this.topics.delete(topic)
    return true
  }

  notify(topic: string, message: unknown): void {
    for (const listener of [...(this.topics.get(topic) ?? [])]) listener(message)
  }
}

/** For a single process. */
export function localBus(): Bus {
  const listeners = new Listeners()
  return {
    publish: (topic, message) => listeners.notify(topic, message),
    subscribe(topic, listener) {
      listeners.add(topic, listener)
      return () => listeners.remove(topic, listener)
    },
    onLapse: () => {},
    ready: async () => true,
    close: async () => {},
  }
}
