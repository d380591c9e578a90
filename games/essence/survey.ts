/** An island at one look: its white modifiers, and how many segments of each type it has. */
import { at } from '@ludarium/kernel'
import { type Built, builtCard, type Modification } from './card.ts'
import type { Modifier } from './data/index.ts'
import type { EssenceState, Player } from './state.ts'

export interface Survey {
  /** The segments as the rules see them, in the order in which they joined. */
  readonly built: readonly Built[]
  /** E19.5 In the order in which their segments joined. */
  readonly modifiers: readonly Modification[]
  /** Segments by type. */
  readonly types: readonly number[]
}

const NONE: readonly Modification[] = []

export function surveyOf(s: EssenceState, { island }: Player): Survey {
  const built: Built[] = []
  const types = [0, 0, 0, 0, 0]
  let modifiers = NONE
  for (const { card } of island) {
    const one = builtCard(s, card)
    built.push(one)
    types[one.type] = at(types, one.type) + 1
    if (one.modifications.length > 0) modifiers = [...modifiers, ...one.modifications]
  }
  return { built, modifiers, types }
}

/** E19.5 What the modifiers of this kind come to; those of costs are negative. */
export function modified({ modifiers }: Survey, modify: Modifier): number {
  let sum = 0
  for (const one of modifiers) if (one.modify === modify) sum += one.n
  return sum
}
