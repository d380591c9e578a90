/** Refusals as errors, for interfaces that can only throw. */
import type { Outcome, Refusal } from '@ludarium/kernel'

export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor({ code, message }: Refusal) {
    super(code)
    this.refusal = { code, message }
  }
}

/** Returns the value or throws the refusal. */
export function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new RefusedError(outcome)
}

/** The refusal inside the error; for any other error the result of `otherwise`. */
export function refusalIn(error: unknown, otherwise: (reason: string) => Refusal): Refusal {
  if (error instanceof RefusedError) return error.refusal
  return otherwise(error instanceof Error ? error.message : String(error))
}
