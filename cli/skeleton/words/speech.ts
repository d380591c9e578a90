/** The game's messages; the sentences are in en.ts. */
import { next, type Speech, sayEvent, sayMove, seatName } from '@ludarium/kernel'
import type { SkeletonEvent } from '../events.ts'
import type { SkeletonMove } from '../moves.ts'
import { sketch } from '../sketch.ts'
import type { SkeletonState } from '../state.ts'
import { cardName } from './names.ts'

/** By verb: the button group, and the rule for the rules drawer. */
const ABOUT = {
  lay: { group: 'group.lay', rule: 'G3.1' },
  drop: { group: 'group.drop', rule: 'G3.2' },
  take: { group: 'group.take', rule: 'G3.3' },
  draw: { group: 'group.take', rule: 'G3.3' },
} as const

/** Moves use the key `move.VERB`, events `event.TYPE`; this names their fields. */
const NAMES = { card: cardName }

export const speech: Speech<SkeletonState, SkeletonMove, SkeletonEvent> = {
  prompt: (s, seat) => ({ key: `prompt.${next(s)?.step}`, params: { seat: seatName(seat) } }),
  move: (_s, _seat, move) => sayMove(move, ABOUT[move.do], NAMES),
  event: (event) => sayEvent(event, NAMES),
  rule: (s) => (next(s)?.step === 'take' ? 'G3.3' : 'G3.1'),
  sketch,
}
