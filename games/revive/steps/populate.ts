/** R12 Populate and technologies. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { FIRST_LARGE, SPACE_ID } from '../board.ts'
import { openTechs, standing, techKey, withHelp } from '../costs.ts'
import { LARGE_LOCATION, TECHS, type TechId } from '../data/index.ts'
import { player } from '../players.ts'
import type { ReviveMove, ReviveState } from '../state.ts'
import { canPopulate } from './actions.ts'
import { returnTargets } from './build.ts'
import { beginPayment } from './payment.ts'
import { trigger } from './story.ts'
import type { Ask } from './table.ts'

/** R12.2 Which figure leaves the tribe board. */
export const tech: Ask<'tech'> = {
  forced: true,
  legal(s, step, seat) {
    const st = withHelp(s, standing(s, seat))
    const moves: ReviveMove[] = []
    for (const open of openTechs(st.p)) {
      if (canPopulate(s, st, step.target, open, step.by)) moves.push({ do: 'tech', tech: TECHS[open] as TechId })
    }
    return moves
  },
  play(s, step, seat, move) {
    if (move.do === 'tech') beginPayment(s, seat, 'populate', step.target, '', TECHS.indexOf(move.tech), step.by)
  },
}

/** R12.6 The figure is placed, its technology unlocked and resolved, then the large location's own effect. */
export function finishPopulate(
  s: ReviveState,
  seat: Seat,
  space: number,
  unlocked: number,
  books: number,
  log?: Log,
): void {
  const p = player(s, seat)
  p.figures[unlocked] = space
  log?.({ type: 'populate', seat, space: SPACE_ID[space] ?? '', tech: TECHS[unlocked] ?? '' })
  const keys = [techKey(p, unlocked)]
  if (space >= FIRST_LARGE) {
    trigger(s, 'firstLargeLocation', seat)
    const large = s.large[space - FIRST_LARGE]
    if (large !== undefined && LARGE_LOCATION.get(large.tile)?.sides[large.side].onPopulate) {
      keys.push(`${large.tile}.${large.side}`)
    }
  }
  push(s, { step: 'effects', seat, effects: keys, about: '' })
  returnTargets(s, seat, space, 'book', books, log)
}
