/** An island at one look: its white modifiers, and how many segments of each type it has. */
import { builtCard, type Modification } from './card.ts'
import type { Modifier } from './data/index.ts'
import type { EssenceState, Player } from './state.ts'

export interface Survey {
  /** E19.5 In the order in which their segments joined. */
  readonly modifiers: readonly Modification[]
  /** Segments by type. */
  readonly types: readonly number[]
}

const NONE: readonly Modification[] = []

export function surveyOf(s: EssenceState, { island }: Player): Survey {
  const types = [0, 0, 0, 0, 0]
  let modifiers = NONE
  for (const { card } of island) {
    const built = builtCard(s, card)
    types[built.type] = (types[built.type] ?? 0) + 1
    if (built.modifications.length > 0) modifiers = [...modifiers, ...built.modifications]
  }
  return { modifiers, types }
}

/** E19.5 What the modifiers of this kind come to; those of costs are negative. */
export function modified({ modifiers }: Survey, modify: Modifier): number {
  let sum = 0
  for (const one of modifiers) if (one.modify === modify) sum += one.n
  return sum
}
