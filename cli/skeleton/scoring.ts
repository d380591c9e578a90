/** G4.2, G4.3 Points and ranks. The words for the lines are in words/en.ts under `score.KEY`. */
import { rankBy, type ScoreLine, type Seat, seatsOf } from '@ludarium/kernel'
import { COLOURS } from './data/index.ts'
import { cardOf, player } from './pieces.ts'
import type { SkeletonState } from './state.ts'

const ALL_COLOURS = 5

/** The seat's score if the game ended now. */
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

/** 1 is best; the second number breaks ties, and full ties share the rank. */
export function ranks(s: SkeletonState): number[] {
  return rankBy(seatsOf(s).map((seat) => [points(s, seat), -player(s, seat).row.length]))
}
