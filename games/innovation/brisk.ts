/**
 * What aimless players choose from: they would spend all their goods on conversions and pass at the first turn.
 * They convert only now and then, and pass only when little else is left.
 */
import type { Seat } from '@ludarium/kernel'
import { type InnovationMove, type InnovationState, player } from './state.ts'

export function brisk(s: InnovationState, seat: Seat, moves: readonly InnovationMove[]): readonly InnovationMove[] {
  const top = s.agenda[s.agenda.length - 1]?.step
  if (top !== 'action' && top !== 'after' && top !== 'offer') return moves
  const p = player(s, seat)
  const converts = (p.coins + 3 * p.tools + 5 * p.bowls[2] + s.turn) % 8 === 0
  if (converts) return moves
  const others = moves.filter((move) => move.do !== 'convert' && move.do !== 'pass')
  if (top === 'action' && others.length === 0) return moves.filter((move) => move.do === 'pass')
  return others
}
