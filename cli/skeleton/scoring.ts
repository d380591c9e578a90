/** G4.2, G4.3 Points and places. Words for the lines stand in words/en.ts under `score.KEY`. */
import { rankBy, type ScoreLine, type Seat, seatsOf } from '@ludarium/kernel'
import { COLOURS } from './data/index.ts'
import { cardOf, player } from './pieces.ts'
import type { SkeletonState } from './state.ts'

const ALL_COLOURS = 5

/** What the seat would score if the game ended now. */
export function score(s: SkeletonState, seat: Seat): ScoreLine[] {
  const row = player(s, seat).row.map((card) => cardOf(s, card))
  const every = COLOURS.every((colour) => row.some((card) => card.colour === colour))
  return [
    { key: 'row', points: row.reduce((sum, card) => sum + card.value, 0) },
    { key: 'colours', points: every ? ALL_COLOURS : 0 },
  ]
}

export function points(s: SkeletonState, seat: Seat): number {
  return score(s, seat).reduce((sum, line) => sum + line.points, 0)
}

/** 1 for the best; the second figure breaks ties, and who is equal in both shares the place. */
export function ranks(s: SkeletonState): number[] {
  return rankBy(seatsOf(s).map((seat) => [points(s, seat), -player(s, seat).row.length]))
}
