/** What is sent to somebody, a way out for it, and how long anybody waits for an answer. */
import type { Preferences } from '../people/preferences.ts'

export interface Letter {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly preferences: Preferences
}

/**
 * What became of a letter, in words that programs read; the page says them as its reader speaks. 'none' (no address) stands
 * only in what older versions have written.
 */
export const ANSWERS = ['none', 'sent', 'status', 'inward', 'silent', 'unreachable', 'broken'] as const

/** Some have a figure: how many browsers it was sent to, the status that was answered. */
export type Answer = Exclude<(typeof ANSWERS)[number], 'none' | 'sent' | 'status'> | `${'sent' | 'status'}:${number}`

/** It was not taken, and why. */
export class Failure extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(answer)
    this.answer = answer
  }
}

/**
 * One way out. Resolves when it was taken, with null when there is no address to send it to; rejects when it should be
 * tried again. Gives up when `limit` is aborted.
 */
export type Way = (letter: Letter, limit: AbortSignal) => Promise<Answer | null>

/** How long one letter may take in all, in milliseconds. */
export const PATIENCE = 10_000

/** Nobody waits longer than the limit, whatever the work does then. */
export function within<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Failure('silent'))
    // A moment later: work that stops at the same limit may still say how far it came.
    limit.addEventListener('abort', () => setImmediate(late), { once: true })
    if (limit.aborted) setImmediate(late)
    work.then(resolve, reject)
  })
}
