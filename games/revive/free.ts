/** R17 Free actions: trades, machines and crates, offered with every question of the own turn where they can help. */
import { push, reveal, type Seat } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import { BASICS, type TechId } from './data/index.ts'
import { effectOf, machineEffect, modOf } from './effects.ts'
import type { ReviveLog } from './events.ts'
import { addResource } from './gains.ts'
import { boosted } from './help.ts'
import type { ReviveMove } from './moves.ts'
import { hasPower, player, room } from './pieces.ts'
import { canAfford, isPossible } from './possible.ts'
import { resolve } from './resolve.ts'
import type { Player, ReviveState } from './state.ts'

/** Adds the free actions to the answers of a question of the player whose turn it is (R4.4). */
export function withFree(s: ReviveState, step: ReviveStep, seat: Seat, moves: ReviveMove[]): ReviveMove[] {
  if (s.active !== seat) return moves
  const p = player(s, seat)
  if (p.resources.crystal > 0) {
    for (const resource of BASICS) if (room(s, seat, resource) > 0) moves.push({ do: 'trade', resource })
  }
  if (p.mods.length > 0) addDeals(s, p, seat, moves)
  if (hasPower(s, p)) {
    for (const { id, charged } of p.machines) {
      if (!charged && canUse(s, step, seat, machineEffect(id))) moves.push({ do: 'machine', machine: id })
    }
  }
  for (const crate of p.crates) if (canUse(s, step, seat, crate)) moves.push({ do: 'crate', crate })
  return moves
}

/** Whether there is any free action. */
export function hasFree(s: ReviveState, step: ReviveStep, seat: Seat): boolean {
  return withFree(s, step, seat, []).length > 0
}

/** R17.1 Trades that technologies add. */
function addDeals(s: ReviveState, p: Player, seat: Seat, moves: ReviveMove[]): void {
  for (const key of p.mods) {
    const { mod, get } = modOf(s, key)
    if (mod.mod !== 'trade' || !canAfford(p, mod.cost) || !isPossible(s, seat, get)) continue
    moves.push({ do: 'deal', tech: techOf(key) })
  }
}

/** The technology in a key such as 'formica.sun.t1'. */
function techOf(key: string): TechId {
  return (key.split('.')[2] ?? 't1') as TechId
}

/** R17.2 A machine or crate can be used when its moment is there and it can do something. */
function canUse(s: ReviveState, step: ReviveStep, seat: Seat, key: string): boolean {
  const { op, calm } = effectOf(s, key)
  switch (op.do) {
    // A second boost without limit adds nothing to the first.
    case 'boost':
      return step.step === 'pay' && op.kinds.includes(step.kind) && !(op.unlimited && step.unlimited)
    case 'flip':
      return step.step === 'slot' && !step.flipped
    default:
      return (s.paying !== seat || calm || op.do === 'tribe') && isPossible(s, seat, key)
  }
}

/**
 * Carries out a free action above the question it interrupts, which is asked again afterwards. False when the move
 * is none. `again` is the question, or what takes its place.
 */
export function freely(s: ReviveState, again: ReviveStep, seat: Seat, move: ReviveMove, log?: ReviveLog): boolean {
  switch (move.do) {
    case 'trade':
      push(s, again)
      player(s, seat).resources.crystal--
      log?.({ type: 'trade', seat, resource: move.resource })
      addResource(s, seat, move.resource, 1)
      return true
    case 'deal':
      push(s, again)
      deal(s, seat, move.tech, log)
      return true
    case 'machine':
      charge(s, seat, move.machine, log)
      used(s, again, seat, machineEffect(move.machine), log)
      return true
    case 'crate':
      open(s, seat, move.crate, log)
      used(s, again, seat, move.crate, log)
      return true
    default:
      return false
  }
}

/** R17.7 Boosts change the payment they are used in, `flip` the card play; everything else is resolved. */
function used(s: ReviveState, again: ReviveStep, seat: Seat, key: string, log?: ReviveLog): void {
  const { op, aid } = effectOf(s, key)
  if (op.do === 'boost' && again.step === 'pay') {
    push(s, aid === null ? again : boosted(again, aid))
  } else if (op.do === 'flip' && again.step === 'slot') {
    push(s, { ...again, flipped: true })
  } else {
    push(s, again)
    resolve(s, seat, key, '', log)
  }
}

function deal(s: ReviveState, seat: Seat, tech: TechId, log?: ReviveLog): void {
  const p = player(s, seat)
  const key = p.mods.find((one) => modOf(s, one).mod.mod === 'trade' && techOf(one) === tech) ?? ''
  const { mod, get } = modOf(s, key)
  if (mod.mod !== 'trade') return
  log?.({ type: 'deal', seat, tech, effect: key })
  p.resources.crystal -= mod.cost.crystal ?? 0
  const basics = mod.cost.basic ?? 0
  if (basics > 0) push(s, { step: 'price', seat, n: basics, effect: get })
  else resolve(s, seat, get, '', log)
}

/** R17.2 */
function charge(s: ReviveState, seat: Seat, id: string, log?: ReviveLog): void {
  const p = player(s, seat)
  const machine = p.machines.find((one) => one.id === id)
  if (machine === undefined) throw new Error(`No machine ${id}.`)
  machine.charged = true
  p.energy--
  s.uses++
  log?.({ type: 'machine', seat, machine: id })
}

/** R17.3 */
function open(s: ReviveState, seat: Seat, crate: string, log?: ReviveLog): void {
  const p = player(s, seat)
  p.crates.splice(p.crates.indexOf(crate), 1)
  p.opened.push(crate)
  reveal(s)
  log?.({ type: 'opened', seat, crate })
}

/** Whether the seat has machines or crates that could change the payment now, so that it is worth asking. */
export function hasPaymentHelp(s: ReviveState, step: ReviveStep, seat: Seat): boolean {
  if (s.active !== seat) return false
  const p = player(s, seat)
  if (p.crates.some((crate) => canUse(s, step, seat, crate))) return true
  if (!hasPower(s, p)) return false
  return p.machines.some(({ id, charged }) => !charged && canUse(s, step, seat, machineEffect(id)))
}
