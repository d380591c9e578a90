/** R12 Populate and technologies. */
import { push, type Seat } from '@ludarium/kernel'
import { FIRST_LARGE, SPACE_ID } from '../board.ts'
import { canPay, payment } from '../costs.ts'
import { TECHS, type TechId } from '../data/index.ts'
import { techKey } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { helpAtHand } from '../help.ts'
import { locationOf } from '../lookups.ts'
import type { ReviveMove } from '../moves.ts'
import { openTechs, player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { trigger } from '../story.ts'
import { beginPayment } from '../targets.ts'
import { standing } from '../ways.ts'
import { returnTargets } from './build.ts'
import type { Ask } from './shape.ts'

/** R12.2 Which figure leaves the tribe board. */
export const tech: Ask<'tech'> = {
  forced: true,
  legal(s, step, seat) {
    const st = standing(s, seat, helpAtHand(s, seat))
    const pay = payment(s, seat, 'populate', step.by)
    const moves: ReviveMove[] = []
    for (const tech of openTechs(st.p)) {
      if (canPay(s, st, { ...pay, target: step.target, tech })) moves.push({ do: 'tech', tech: TECHS[tech] as TechId })
    }
    return moves
  },
  play(s, step, seat, move) {
    if (move.do !== 'tech') return
    const pay = payment(s, seat, 'populate', step.by)
    beginPayment(s, { ...pay, target: step.target, tech: TECHS.indexOf(move.tech) })
  },
}

/** R12.6 The figure is placed, its technology unlocked and resolved, then the large location's own effect. */
export function finishPopulate(
  s: ReviveState,
  seat: Seat,
  space: number,
  unlocked: number,
  books: number,
  log?: ReviveLog,
): void {
  const p = player(s, seat)
  p.figures[unlocked] = space
  log?.({ type: 'populate', seat, space: SPACE_ID[space] ?? '', tech: TECHS[unlocked] as TechId })
  const keys = [techKey(p, unlocked)]
  if (space >= FIRST_LARGE) {
    trigger(s, 'firstLargeLocation', seat)
    const large = s.large[space - FIRST_LARGE]
    if (large !== undefined && locationOf(s, large).onPopulate !== null) {
      keys.push(`${large.tile}.${large.side}`)
    }
  }
  push(s, { step: 'effects', seat, effects: keys, about: '' })
  returnTargets(s, seat, space, 'book', books, log)
}
