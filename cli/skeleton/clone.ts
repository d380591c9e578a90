/** A copy of a state, field by field: bots spend much of their time here. The conformance tests compare it. */
import { clone } from '@ludarium/kernel'
import type { SkeletonState } from './state.ts'

export function cloneState(s: SkeletonState): SkeletonState {
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    options: clone(s.options),
    round: s.round,
    turn: s.turn,
    reveals: s.reveals,
    chance: clone(s.chance),
    agenda: clone(s.agenda),
    players: s.players.map(({ hand, row }) => ({ hand: hand.slice(), row: row.slice() })),
    deck: s.deck.slice(),
    market: s.market.slice(),
    discard: s.discard.slice(),
  }
}
