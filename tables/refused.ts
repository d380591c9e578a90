/** Refusals where there is no other way to say no than to throw. */
import type { Outcome, Refusal } from '@ludarium/kernel'

export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor({ code, message }: Refusal) {
    super(code)
    this.refusal = { code, message }
  }
}

/** The value, or the refusal as an error. */
export function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new RefusedError(outcome)
}

/** The refusal that was thrown, or what `otherwise` makes of any other error. */
export function refusalIn(error: unknown, otherwise: (reason: string) => Refusal): Refusal {
  if (error instanceof RefusedError) return error.refusal
  return otherwise(error instanceof Error ? error.message : String(error))
}
