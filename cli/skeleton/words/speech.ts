/** What the game says, as messages; the sentences stand in en.ts. */
import { type Message, type MoveMessage, next, type Speech, seatName } from '@ludarium/kernel'
import type { SkeletonEvent } from '../events.ts'
import type { SkeletonMove } from '../moves.ts'
import { placeOf, sketch } from '../sketch.ts'
import type { SkeletonState } from '../state.ts'
import { cardName } from './names.ts'

/** By verb: the heading of its buttons, and the rule to open the drawer at. */
const ABOUT = {
  lay: { group: 'group.lay', rule: 'G3.1' },
  drop: { group: 'group.drop', rule: 'G3.2' },
  take: { group: 'group.take', rule: 'G3.3' },
  draw: { group: 'group.take', rule: 'G3.3' },
} as const

export const speech: Speech<SkeletonState, SkeletonMove, SkeletonEvent> = {
  prompt: (s, seat) => ({ key: `prompt.${next(s)?.step}`, params: { seat: seatName(seat) } }),

  move(_s, _seat, move): MoveMessage {
    const about = { key: `move.${move.do}`, ...ABOUT[move.do] }
    return move.do === 'draw' ? about : { ...about, params: { card: cardName(move.card) } }
  },

  event(event): Message | null {
    switch (event.type) {
      case 'sealed':
        return null
      case 'market':
        return { key: 'event.market', params: { card: cardName(event.card) } }
      case 'drew':
        return { key: 'event.drew', params: { seat: seatName(event.seat) } }
      default:
        return { key: `event.${event.type}`, params: { seat: seatName(event.seat), card: cardName(event.card) } }
    }
  },

  rule: (s) => (next(s)?.step === 'take' ? 'G3.3' : 'G3.1'),
  sketch,
  place: placeOf,
}
