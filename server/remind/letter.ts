/** What is sent to somebody, a way out for it, and how long anybody waits for an answer. */
import type { Preferences } from '../people/preferences.ts'

export interface Letter {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly preferences: Preferences
}

/**
 * One way out. Resolves with what the other side answered; rejects when it should be tried again. It gives up when
 * `limit` is aborted.
 */
export type Way = (letter: Letter, limit: AbortSignal) => Promise<string>

/** How long one letter may take in all, in milliseconds. */
export const PATIENCE = 10_000

/** Nobody waits longer than the limit, whatever the work does then. */
export function within<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('no answer'))
    // A moment later: work that stops at the same limit may still say how far it came.
    limit.addEventListener('abort', () => setImmediate(late), { once: true })
    if (limit.aborted) setImmediate(late)
    work.then(resolve, reject)
  })
}
