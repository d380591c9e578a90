/** R12 Populate and technologies. */
import { at, push, type Seat } from '@ludarium/kernel'
import { FIRST_LARGE, SPACE_ID } from '../board.ts'
import { payable, payment } from '../costs.ts'
import { TECHS } from '../data/index.ts'
import { techKey } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { isUnaided } from '../help.ts'
import { locationOf } from '../lookups.ts'
import { openTechs, player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { trigger } from '../story.ts'
import { beginPayment } from '../targets.ts'
import { returnTargets } from './build.ts'
import type { Steps } from './shape.ts'

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
  log?.({ type: 'populate', seat, space: SPACE_ID[space] ?? '', tech: at(TECHS, unlocked) })
  returnTargets(s, seat, space, 'book', books, log)
  const effects = [techKey(p, unlocked)]
  const large = space < FIRST_LARGE ? undefined : s.large[space - FIRST_LARGE]
  if (large !== undefined && locationOf(s, large).onPopulate !== null) effects.push(`${large.tile}.${large.side}`)
  push(s, { step: 'effects', seat, effects, about: '' })
  if (large !== undefined) trigger(s, 'firstLargeLocation', seat)
}

export const populateSteps = {
  /** R12.2 Which figure leaves the tribe board. */
  tech: {
    forced: isUnaided,
    legal(s, { target, by }, seat) {
      const pay = payment(s, seat, 'populate', by, target)
      const payments = openTechs(player(s, seat)).map((tech) => ({ ...pay, tech }))
      return payable(s, payments).map(({ tech }) => ({ do: 'tech', tech: at(TECHS, tech) }))
    },
    on: {
      tech: (s, { target, by }, seat, { tech }) =>
        beginPayment(s, { ...payment(s, seat, 'populate', by, target), tech: TECHS.indexOf(tech) }),
    },
  },
} satisfies Partial<Steps>
