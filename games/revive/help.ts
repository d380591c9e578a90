/** R5.6, R17.7 What machines and crates can add to a payment. */
import type { Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import type { Kind } from './data/index.ts'
import { effectOf, machineEffect } from './effects.ts'
import { hasPower, player } from './pieces.ts'
import type { ReviveState } from './state.ts'

/** What is added to a payment besides resources. */
export interface Boost {
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
}

/** R17.7 The payment with the boost in it. */
export function boosted<P extends Payment>(pay: P, { range, discount, unlimited }: Boost): P {
  return {
    ...pay,
    range: pay.range + range,
    discount: pay.discount + discount,
    unlimited: pay.unlimited || unlimited,
  }
}

/** What everything at hand could add together, each taken at its best. */
export interface Help {
  gear: number
  book: number
  food: number
  /** Crystals and basic resources of choice. */
  wild: number
  readonly boosts: Readonly<Record<Kind, { range: number; discount: number; unlimited: boolean }>>
}

function noHelp(): Help {
  return {
    gear: 0,
    book: 0,
    food: 0,
    wild: 0,
    boosts: {
      build: { range: 0, discount: 0, unlimited: false },
      explore: { range: 0, discount: 0, unlimited: false },
      populate: { range: 0, discount: 0, unlimited: false },
    },
  }
}

/** Adds what the effect gives, if it may be used inside a payment. */
function withEffect(s: ReviveState, help: Help | null, effect: string): Help | null {
  const { aid, calm } = effectOf(s, effect)
  if (!calm || aid === null) return help
  const sum = help ?? noHelp()
  sum.gear += aid.gear
  sum.book += aid.book
  sum.food += aid.food
  sum.wild += aid.wild
  for (const kind of aid.kinds) {
    const boost = sum.boosts[kind]
    boost.range += aid.range
    boost.discount += aid.discount
    boost.unlimited ||= aid.unlimited
  }
  return sum
}

/** What closed crates and ready machines could add to a payment of the seat; null for nothing. */
export function helpAtHand(s: ReviveState, seat: Seat): Help | null {
  if (s.active !== seat) return null
  const p = player(s, seat)
  let help: Help | null = null
  for (const crate of p.crates) help = withEffect(s, help, crate)
  if (hasPower(s, p)) {
    for (const { id, charged } of p.machines) if (!charged) help = withEffect(s, help, machineEffect(id))
  }
  return help
}
