/** Citizens: taking cards from the display or the deck (R2.4 `recruit`, R11.4, R11.6). */
import type { Seat } from '@ludarium/kernel'
import { takeFrom } from '../displays.ts'
import type { ReviveLog } from '../events.ts'
import { freely, withFree } from '../free.ts'
import { cardOf } from '../lookups.ts'
import { whenKeys } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { runAll } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { type Ask, DECLINE } from './shape.ts'

/** A face-up card comes into the active area and the display is refilled. */
export function takeFromDisplay(s: ReviveState, seat: Seat, card: string, log?: ReviveLog): void {
  const p = player(s, seat)
  takeFrom(s, s.display, s.deck, card)
  p.active.push(card)
  log?.({ type: 'recruit', seat, card })
  const keys = whenKeys(s, p, 'recruitFromDisplay')
  if (keys.length > 0) runAll(s, seat, keys, cardOf(s, card).color, log)
}

export const recruit: Ask<'recruit'> = {
  skip: (s, step) => !s.display.some((card) => step.color === 'any' || cardOf(s, card).color === step.color),
  legal(s, step, seat) {
    const moves: ReviveMove[] = []
    for (const card of s.display) {
      if (step.color === 'any' || cardOf(s, card).color === step.color) moves.push({ do: 'recruit', card })
    }
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'recruit') takeFromDisplay(s, seat, move.card, log)
  },
}
