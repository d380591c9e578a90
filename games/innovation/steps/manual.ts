/** A42: with rulesVariant 'manual' free spades of several sources may join in one terraforming. */
import { type Log, push } from '@ludarium/kernel'
import { bookActionById, type Effect, powerActionById, tileById } from '../data/index.ts'
import { booksOf, spendPower } from '../goods.ts'
import { type InnovationMove, type InnovationState, isManual, player, type StepOf } from '../state.ts'
import { markSpecial, powerCost, powerTaken, specialsOf } from './actions.ts'
import { payBooks } from './books.ts'
import { spadesNeeded } from './terraform.ts'

function spadesOf(effects: readonly Effect[] | undefined): number {
  for (const effect of effects ?? []) {
    if ('gain' in effect && effect.gain.spades?.build === 'pay') return effect.gain.spades.count
  }
  return 0
}

/** Free spades that an action or special action with this name gives. */
function spadesFrom(source: string): number {
  const action = powerActionById.get(source) ?? bookActionById.get(source)
  if (action !== undefined) return spadesOf(action.effects)
  for (const tile of tileById.values()) if (tile.special?.id === source) return spadesOf(tile.special.effects)
  return 0
}

/** Sources that are still unused and payable, while the target needs more than the free spades there are. */
export function listSources(s: InnovationState, step: StepOf<'dig'>, out: InnovationMove[]): void {
  if (!isManual(s) || step.build !== 'pay') return
  const p = player(s, step.seat)
  if (spadesNeeded(s, p, step.hex) <= step.free) return
  for (const [id] of powerActionById) {
    if (spadesFrom(id) > 0 && !s.usedActions.includes(id) && p.bowls[2] >= powerCost(p, id)) add(id)
  }
  for (const id of s.bookActions) {
    const cost = bookActionById.get(id)?.cost.book ?? 0
    if (spadesFrom(id) > 0 && !s.usedActions.includes(id) && booksOf(p) >= cost) add(id)
  }
  for (const id of specialsOf(p)) if (spadesFrom(id) > 0 && !p.used.includes(id)) add(id)

  function add(source: string): void {
    out.push({ do: 'add', source })
  }
}

/** Pays for one more source; its spades join those of the target. */
export function addSource(s: InnovationState, step: StepOf<'dig'>, source: string, log?: Log): void {
  const p = player(s, step.seat)
  push(s, { ...step, free: step.free + spadesFrom(source) })
  log?.({ type: 'sourceAdded', seat: step.seat, source })
  if (powerActionById.has(source)) {
    spendPower(p, powerCost(p, source))
    s.usedActions.push(source)
    powerTaken(s, step.seat, log)
  } else if (bookActionById.has(source)) {
    s.usedActions.push(source)
    payBooks(s, step.seat, bookActionById.get(source)?.cost.book ?? 0)
  } else markSpecial(s, step.seat, source)
}
