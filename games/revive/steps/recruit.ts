/** Citizens: taking cards from the display (R2.4 `recruit`, R11.4, R11.6). */
import type { Seat } from '@ludarium/kernel'
import { takeFrom } from '../displays.ts'
import type { ReviveLog } from '../events.ts'
import { cardOf } from '../lookups.ts'
import { whenKeys } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { runAll } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

/** A face-up card comes into the active area and the display is refilled. */
export function takeFromDisplay(s: ReviveState, seat: Seat, card: string, log?: ReviveLog): void {
  const p = player(s, seat)
  takeFrom(s, s.display, s.deck, card)
  p.active.push(card)
  log?.({ type: 'recruit', seat, card })
  runAll(s, seat, whenKeys(s, p, 'recruitFromDisplay'), cardOf(s, card).color, log)
}

export const recruitSteps = {
  recruit: {
    skip: (s, { color }) => !s.display.some((card) => color === 'any' || cardOf(s, card).color === color),
    legal(s, { color }) {
      const moves: ReviveMove[] = []
      for (const card of s.display) {
        if (color === 'any' || cardOf(s, card).color === color) moves.push({ do: 'recruit', card })
      }
      moves.push(DECLINE)
      return moves
    },
    on: {
      recruit: (s, _step, seat, { card }, log) => takeFromDisplay(s, seat, card, log),
      decline,
    },
  },
} satisfies Partial<Steps>
