/** What the game says, as messages; the sentences stand in en.ts. */
import { next, type Speech, sayEvent, sayMove, seatName } from '@ludarium/kernel'
import type { SkeletonEvent } from '../events.ts'
import type { SkeletonMove } from '../moves.ts'
import { placeOfMove, sketch } from '../sketch.ts'
import type { SkeletonState } from '../state.ts'
import { cardName } from './names.ts'

/** By verb: the heading of its buttons, and the rule to open the drawer at. */
const ABOUT = {
  lay: { group: 'group.lay', rule: 'G3.1' },
  drop: { group: 'group.drop', rule: 'G3.2' },
  take: { group: 'group.take', rule: 'G3.3' },
  draw: { group: 'group.take', rule: 'G3.3' },
} as const

/** Moves are said under `move.VERB`, events under `event.TYPE`; here is how their fields are named. */
const NAMES = { card: cardName }

export const speech: Speech<SkeletonState, SkeletonMove, SkeletonEvent> = {
  prompt: (s, seat) => ({ key: `prompt.${next(s)?.step}`, params: { seat: seatName(seat) } }),
  move: (_s, _seat, move) => sayMove(move, ABOUT[move.do], NAMES),
  event: (event) => sayEvent(event, NAMES),
  rule: (s) => (next(s)?.step === 'take' ? 'G3.3' : 'G3.1'),
  sketch,
  place: placeOfMove,
}
