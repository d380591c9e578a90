/** When something of the log was decided. */
import type { Told } from './source.ts'

export type Time = Pick<Told, 'round' | 'turn'>

/**
 * The round and turn in which each was decided. What is told carries those after its decision, which are those before
 * the next: so a decision that ends a turn still belongs to it.
 */
export function timesOf(told: readonly Told[]): readonly Time[] {
  const after = new Map(told.map(({ at, round, turn }) => [at, { round, turn }]))
  return told.map((one) => after.get(one.at - 1) ?? one)
}
