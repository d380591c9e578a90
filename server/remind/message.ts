/** A reminder, the channels that send it, and what became of it. */
import type { Preferences } from '../people/preferences.ts'

export interface ReminderMessage {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly preferences: Preferences
}

/** Outcomes of a delivery, as codes that the page translates. Only older versions have stored 'none' (no address). */
export const DELIVERY_STATUSES = ['none', 'sent', 'status', 'inward', 'silent', 'unreachable', 'broken'] as const

/** 'sent' carries the number of browsers, 'status' the status code of the answer. */
export type DeliveryStatus =
  | Exclude<(typeof DELIVERY_STATUSES)[number], 'none' | 'sent' | 'status'>
  | `${'sent' | 'status'}:${number}`

/** The reminder was not delivered. */
export class DeliveryError extends Error {
  readonly status: DeliveryStatus

  constructor(status: DeliveryStatus) {
    super(status)
    this.status = status
  }
}

/**
 * Sends a reminder. Resolves once it is accepted, with null if the person has no address; rejects if it should be retried.
 * Stops when `limit` is aborted.
 */
export type Channel = (reminder: ReminderMessage, limit: AbortSignal) => Promise<DeliveryStatus | null>

/** Rejects when the limit is aborted, even if the work goes on. */
export function withTimeout<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new DeliveryError('silent'))
    // Deferred, so that work which stops at the same limit can report a more precise status.
    limit.addEventListener('abort', () => setImmediate(late), { once: true })
    if (limit.aborted) setImmediate(late)
    work.then(resolve, reject)
  })
}
