/** A42: with rulesVariant 'manual' free spades of several sources may join in one terraforming. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { type Effect, powerActionById } from '../data/index.ts'
import { fire } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { actionOf } from '../figures.ts'
import { booksOf, spendPower } from '../goods.ts'
import type { InnovationMove, InnovationMoveOf } from '../moves.ts'
import { isManual } from '../options.ts'
import { player } from '../pieces.ts'
import type { InnovationState, StepOf } from '../state.ts'
import { bookCost, effectsOf, isPowerAction, powerCost, specialsOf } from './actions.ts'
import { payBooks } from './books.ts'
import { spadesNeeded } from './spades.ts'

function spadesOf(effects: readonly Effect[]): number {
  for (const effect of effects) {
    if ('gain' in effect && effect.gain.spades?.build === 'pay') return effect.gain.spades.count
  }
  return 0
}

/** Free spades that an action or special action with this name gives. */
function spadesFrom(s: InnovationState, source: string): number {
  return spadesOf(effectsOf(s, source))
}

/** Sources that are still unused and payable, while the target needs more than the free spades there are. */
export function listSources(s: InnovationState, step: StepOf<'dig'>, out: InnovationMove[]): void {
  if (!isManual(s) || step.build !== 'pay') return
  const p = player(s, step.seat)
  if (spadesNeeded(s, p, step.hex) <= step.free) return
  for (const id of powerActionById.keys()) {
    if (!s.usedActions.includes(id) && p.bowls[2] >= powerCost(s, p, id)) add(id)
  }
  for (const id of s.bookActions) if (!s.usedActions.includes(id) && booksOf(p) >= bookCost(s, id)) add(id)
  for (const id of specialsOf(s, p)) if (!p.used.includes(id)) add(id)

  function add(source: string): void {
    if (spadesFrom(s, source) > 0) out.push({ do: 'add', source })
  }
}

/** Pays for one more source; its spades join those of the target. */
export function addSource(
  s: InnovationState,
  step: StepOf<'dig'>,
  seat: Seat,
  { source }: InnovationMoveOf<'add'>,
  log?: Log<InnovationEvent>,
): void {
  const p = player(s, seat)
  log?.({ type: 'sourceAdded', seat, source })
  if (isPowerAction(source)) {
    spendPower(p, powerCost(s, p, source))
    s.usedActions.push(source)
    fire(s, seat, { on: 'powerActionTaken', count: 1 }, log)
  } else if (actionOf(s, source) !== undefined) {
    s.usedActions.push(source)
    payBooks(s, seat, bookCost(s, source))
  } else p.used.push(source)
  push(s, { ...step, free: step.free + spadesFrom(s, source) })
}
