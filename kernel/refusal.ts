/** A no at the border: a code for programs, a sentence for people. Nothing has changed when one is given. */
export interface Refusal {
  readonly code: string
  readonly sentence: string
}

/** The answer of every checked door: a value or a refusal. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal)

export function granted<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refused(code: string, sentence: string): { readonly ok: false } & Refusal {
  return { ok: false, code, sentence }
}
