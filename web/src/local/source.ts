/** Local tables for the page: a table source whose other end is a worker. */
import type { Move, Seat } from '@ludarium/kernel'
import { botPause } from '../settings.ts'
import type { TableSource, Update } from '../table/source.ts'
import type { Calls, NewTable, Reply } from './protocol.ts'

class WorkerLine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  private readonly waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>()
  private readonly listeners = new Map<number, (update: Update) => void>()
  private last = 0

  constructor() {
    this.worker.addEventListener('message', (event: MessageEvent<Reply>) => this.hear(event.data))
    this.worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The table stopped.')))
  }

  call<K extends keyof Calls>(name: K, ...args: Calls[K]['args']): Promise<Calls[K]['value']> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { done: (value) => resolve(value as Calls[K]['value']), failed: reject })
      this.worker.postMessage({ id, call: name, args })
    })
  }

  watch(seat: Seat | null, from: number, listen: (update: Update) => void): () => void {
    const id = ++this.last
    this.listeners.set(id, listen)
    void this.call('watch', id, seat, from).catch(() => {})
    return () => {
      this.listeners.delete(id)
      void this.call('unwatch', id).catch(() => {})
    }
  }

  close(): void {
    this.worker.terminate()
  }

  private hear(reply: Reply): void {
    if ('watcher' in reply) {
      this.listeners.get(reply.watcher)?.(reply.update)
      return
    }
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if ('error' in reply) waiting?.failed(new Error(reply.error))
    else waiting?.done(reply.value)
  }

  private fail(error: Error): void {
    for (const waiting of this.waiting.values()) waiting.failed(error)
    this.waiting.clear()
  }
}

/** A table source with what only a local table offers. */
export interface LocalSource extends TableSource {
  /** The game in one short line. */
  exportedShort(): Promise<string>
  readonly trimmed: boolean
  /** Takes over the bots' speed from the settings. */
  hurry(): void
}

/** Opens a table kept in this browser. Rejects with 'missing' when there is none, 'elsewhere' when it is being played. */
export async function openLocal(id: string, play: boolean): Promise<LocalSource> {
  const line = new WorkerLine()
  try {
    await line.call('pause', botPause())
    const { trimmed } = await line.call('open', id, play)
    return {
      trimmed,
      hurry: () => void line.call('pause', botPause()),
      about: () => line.call('about'),
      position: (seat, at) => line.call('position', seat, at),
      log: (seat) => line.call('log', seat),
      scores: (seat) => line.call('scores', seat),
      subscribe: (seat, from, listen) => line.watch(seat, from, listen),
      submit: (seat: Seat, move: Move, at: number) => line.call('submit', seat, move, at),
      undo: (seat) => line.call('undo', seat),
      redo: (seat) => line.call('redo', seat),
      hint: (seat) => line.call('hint', seat),
      exported: () => line.call('exported', false),
      exportedShort: () => line.call('exported', true),
      branch: (at) => line.call('branch', at),
      close: () => line.close(),
    }
  } catch (error) {
    line.close()
    throw error
  }
}

async function once<K extends keyof Calls>(name: K, ...args: Calls[K]['args']): Promise<Calls[K]['value']> {
  const line = new WorkerLine()
  try {
    return await line.call(name, ...args)
  } finally {
    line.close()
  }
}

/** A new table in this browser; its id. Rejects with a sentence when the rules do not allow it. */
export const createLocal = (order: NewTable): Promise<string> => once('create', order)

/** A table out of a pasted game; its id. */
export const importLocal = (text: string, name: string): Promise<string> => once('imported', text, name)
