/** Citizens: taking cards from the display or the deck (R2.4 `recruit`, R11.4, R11.6). */
import { draw, type Log, type Seat } from '@ludarium/kernel'
import { cardOf, player, whenKeys } from '../players.ts'
import { runAll } from '../resolve.ts'
import type { ReviveMove, ReviveState } from '../state.ts'
import { freely, withFree } from './free.ts'
import { type Ask, DECLINE } from './table.ts'

/** A face-up card comes into the active area and the display is refilled. */
export function takeFromDisplay(s: ReviveState, seat: Seat, card: string, log?: Log): void {
  const p = player(s, seat)
  s.display.splice(s.display.indexOf(card), 1)
  p.active.push(card)
  log?.({ type: 'recruit', seat, card })
  const next = draw(s, s.deck)
  if (next !== undefined) s.display.push(next)
  const keys = whenKeys(p, 'recruitFromDisplay')
  if (keys.length > 0) runAll(s, seat, keys, cardOf(card).color, log)
}

/** The top card of the deck; no card of the display was taken. */
export function drawCitizen(s: ReviveState, seat: Seat, log?: Log): void {
  const card = draw(s, s.deck)
  if (card === undefined) return
  player(s, seat).active.push(card)
  log?.({ type: 'drawn', seat, card })
}

export const recruit: Ask<'recruit'> = {
  skip: (s, step) => !s.display.some((card) => step.color === 'any' || cardOf(card).color === step.color),
  legal(s, step, seat) {
    const moves: ReviveMove[] = []
    for (const card of s.display) {
      if (step.color === 'any' || cardOf(card).color === step.color) moves.push({ do: 'recruit', card })
    }
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'recruit') takeFromDisplay(s, seat, move.card, log)
  },
}
