/** How processes tell each other that something has changed. What is lost on the way is found in the store later. */

export type Hear = (message: unknown) => void

export interface Bus {
  publish(topic: string, message: unknown): void
  /** Calls `hear` for each message under that topic, this process's own included, until the returned function is called. */
  subscribe(topic: string, hear: Hear): () => void
  /** Called after a time in which messages may have been lost. */
  lapsed(hear: () => void): void
  /** Whether messages get through. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Listeners by topic. */
export class Listeners {
  private readonly topics = new Map<string, Set<Hear>>()

  /** Whether it is the first for the topic. */
  add(topic: string, hear: Hear): boolean {
    const list = this.topics.get(topic)
    if (list === undefined) this.topics.set(topic, new Set([hear]))
    else list.add(hear)
    return list === undefined
  }

  /** Whether it was the last for the topic. */
  remove(topic: string, hear: Hear): boolean {
    const list = this.topics.get(topic)
    if (list === undefined || !list.delete(hear) || list.size > 0) return false
    this.topics.delete(topic)
    return true
  }

  tell(topic: string, message: unknown): void {
    for (const hear of [...(this.topics.get(topic) ?? [])]) hear(message)
  }
}

/** Within one process. */
export function localBus(): Bus {
  const listeners = new Listeners()
  return {
    publish: (topic, message) => listeners.tell(topic, message),
    subscribe(topic, hear) {
      listeners.add(topic, hear)
      return () => listeners.remove(topic, hear)
    },
    lapsed: () => {},
    ready: async () => true,
    close: async () => {},
  }
}
