/** What a player brings to board actions at this moment: footing, means, and what helps (R2.5, R5, R7). */
import type { Seat } from '@ludarium/kernel'
import { type Footing, footingOf, type Terms } from './footing.ts'
import { type Boost, type Help, helpsAtHand, NO_BOOSTS } from './help.ts'
import { player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** What can go into a payment; `wild` is good for anything. */
export interface Means {
  readonly gear: number
  readonly book: number
  readonly food: number
  readonly wild: number
  /** How much of `wild` are crystals that are good for two of one resource each (R21.5). */
  readonly doubled: number
}

export interface Standing {
  readonly seat: Seat
  readonly p: Player
  readonly footing: Footing
  readonly means: Means
  /** Those of the footing, and boosts. */
  readonly terms: Footing['terms']
}

function meansOf({ resources }: Player, help: Help | null): Means {
  const { gear, book, food, crystal } = resources
  if (help === null) return { gear, book, food, wild: crystal, doubled: 0 }
  // A gear that a machine costs may be paid by a crystal.
  const gears = gear + help.gear
  return {
    gear: Math.max(0, gears),
    book: book + help.book,
    food: food + help.food,
    wild: crystal + help.wild + Math.min(0, gears),
    doubled: help.doubles ? crystal + help.crystal : 0,
  }
}

function boostedBy(terms: Footing['terms'], { boosts }: Help): Footing['terms'] {
  if (boosts === NO_BOOSTS) return terms
  return {
    build: boostedTerms(terms.build, boosts.build),
    explore: boostedTerms(terms.explore, boosts.explore),
    populate: boostedTerms(terms.populate, boosts.populate),
  }
}

function boostedTerms(terms: Terms, { range, discount, unlimited }: Boost): Terms {
  return { ...terms, range: terms.range + range, discount: terms.discount + discount, unlimited }
}

export function standing(s: ReviveState, seat: Seat): Standing {
  const p = player(s, seat)
  const footing = footingOf(s, seat)
  return { seat, p, footing, means: meansOf(p, null), terms: footing.terms }
}

/** R5.7 The standings that the help at hand makes possible, one for each way to use it; all have the same footing. */
export function standings(s: ReviveState, seat: Seat, openly = false): Standing[] {
  const p = player(s, seat)
  const footing = footingOf(s, seat)
  return helpsAtHand(s, seat, openly).map((help): Standing => {
    const terms = help === null ? footing.terms : boostedBy(footing.terms, help)
    return { seat, p, footing, means: meansOf(p, help), terms }
  })
}
