/** An expected failure: a code for programs, a message for people. Nothing has changed. */
import type { Message } from './message.ts'

export interface Refusal {
  readonly code: string
  readonly message: Message
}

/** A value or a refusal. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal)

export function granted<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

/** `refused('undo.nothing')` has the code 'undo' and the message 'refusal.undo.nothing'. */
export function refused(key: string, params: Message['params'] = {}): { readonly ok: false } & Refusal {
  const [code = key] = key.split('.', 1)
  return { ok: false, code, message: { key: `refusal.${key}`, params } }
}
