/** R17 Free actions: trades, machines and crates, offered beside the questions of the own turn where they can help. */
import { type FreeMoves, push, reveal, type Seat, since } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import { isPayable } from './costs.ts'
import { type Basic, CAPS, type TechId } from './data/index.ts'
import { dealsOf, type EffectNode, effectOf, machineEffect } from './effects.ts'
import type { ReviveEvent, ReviveLog } from './events.ts'
import { addResource } from './gains.ts'
import type { ReviveMove } from './moves.ts'
import { hasPower, player } from './pieces.ts'
import { canAfford, isPossible } from './possible.ts'
import { resolve } from './resolve.ts'
import type { Player, ReviveState } from './state.ts'

/** Questions in the middle of something, which no free action interrupts. */
const CLOSED: ReadonlySet<ReviveStep['step']> = new Set([
  ...(['tribe', 'side', 'lever', 'accept', 'basic', 'overflow', 'price', 'track', 'unlock', 'special'] as const),
  ...(['artifact', 'remove', 'place', 'wild', 'size', 'tech', 'save', 'recruitAny', 'orient', 'figureTo'] as const),
  ...(['clear', 'branch'] as const),
])

const TRADE_GEAR: ReviveMove = { do: 'trade', resource: 'gear' }
const TRADE_BOOK: ReviveMove = { do: 'trade', resource: 'book' }
const TRADE_FOOD: ReviveMove = { do: 'trade', resource: 'food' }

/** R4.4 What the player whose turn it is can do beside the question. */
export function addFreeMoves(s: ReviveState, step: ReviveStep, seat: Seat, moves: ReviveMove[]): void {
  if (s.active !== seat || CLOSED.has(step.step)) return
  const p = player(s, seat)
  const before = moves.length
  addTrades(s, p, seat, moves)
  const trades = moves.length
  if (hasPower(s, p)) {
    for (const { id, charged } of p.machines) {
      if (!charged && canUse(s, step, seat, machineEffect(s, id))) moves.push({ do: 'machine', machine: id })
    }
  }
  for (const crate of p.crates) if (canUse(s, step, seat, effectOf(s, crate))) moves.push({ do: 'crate', crate })
  // Trades alone do not hold up a payment that can be completed.
  if (step.step === 'pay' && trades > before && moves.length === trades && isPayable(s, step)) moves.length = before
}

export function hasFreeMove(s: ReviveState, step: ReviveStep, seat: Seat): boolean {
  const moves: ReviveMove[] = []
  addFreeMoves(s, step, seat, moves)
  return moves.length > 0
}

/** R17.1 A crystal for a basic resource, and the trades that technologies add. */
function addTrades(s: ReviveState, p: Player, seat: Seat, moves: ReviveMove[]): void {
  const { crystal, gear, book, food } = p.resources
  const above = s.paying === seat
  if (crystal > 0) {
    if (above || gear < CAPS.gear) moves.push(TRADE_GEAR)
    if (above || book < CAPS.book) moves.push(TRADE_BOOK)
    if (above || food < CAPS.food) moves.push(TRADE_FOOD)
  }
  if (p.mods.length === 0) return
  for (const { tech, key, cost, get } of dealsOf(s, p)) {
    if (p.mods.includes(key) && canAfford(p, cost) && isPossible(s, seat, effectOf(s, get)))
      moves.push({ do: 'deal', tech })
  }
}

/** R17.2 A machine or crate can be used when its moment is there and it can do something. */
function canUse(s: ReviveState, step: ReviveStep, seat: Seat, effect: EffectNode): boolean {
  const { op, calm } = effect
  switch (op.do) {
    // A second boost without limit adds nothing to the first.
    case 'boost':
      return step.step === 'pay' && op.kinds.includes(step.kind) && !(op.unlimited && step.unlimited)
    case 'flip':
      return step.step === 'slot' && !step.flipped
    default:
      return (s.paying !== seat || calm || op.do === 'tribe' || reopens(s, effect)) && isPossible(s, seat, effect)
  }
}

/** R17.4 A machine that uses a crate again helps inside a payment as far as that crate does. */
function reopens(s: ReviveState, { inside }: EffectNode): boolean {
  return since(s, 2) && inside.some(({ op }) => op.do === 'reopenCrate')
}

/** R17.1 A crystal becomes a basic resource. */
export function trade(s: ReviveState, seat: Seat, resource: Basic, log?: ReviveLog): void {
  player(s, seat).resources.crystal--
  log?.({ type: 'trade', seat, resource })
  addResource(s, seat, resource, 1)
}

export function deal(s: ReviveState, seat: Seat, tech: TechId, log?: ReviveLog): void {
  const p = player(s, seat)
  const found = dealsOf(s, p).find((one) => one.tech === tech)
  if (found === undefined) throw new Error(`No trade of ${tech}.`)
  log?.({ type: 'deal', seat, tech, effect: found.key })
  const { crystal, basic } = found.cost
  p.resources.crystal -= crystal
  if (basic > 0) push(s, { step: 'price', seat, n: basic, effect: found.get })
  else resolve(s, seat, found.get, '', log)
}

/** R17.2 Puts energy on a machine; gives the key of its effect. */
export function charge(s: ReviveState, seat: Seat, id: string, log?: ReviveLog): string {
  const p = player(s, seat)
  const machine = p.machines.find((one) => one.id === id)
  if (machine === undefined) throw new Error(`No machine ${id}.`)
  machine.charged = true
  p.energy--
  s.uses++
  log?.({ type: 'machine', seat, machine: id })
  return machineEffect(s, id).key
}

/** R17.3 Opens a crate; gives the key of its effect. */
export function open(s: ReviveState, seat: Seat, crate: string, log?: ReviveLog): string {
  const p = player(s, seat)
  p.crates.splice(p.crates.indexOf(crate), 1)
  p.opened.push(crate)
  reveal(s)
  log?.({ type: 'opened', seat, crate })
  return crate
}

/**
 * The question waits until what the free action sets off is resolved. Three questions have a rule of their own for it:
 * the turn, which may be over then, a payment that is boosted, and a card that is flipped.
 */
export const freeMoves: FreeMoves<ReviveState, ReviveMove, ReviveStep, ReviveEvent> = {
  add: addFreeMoves,
  on: {
    trade: (s, _step, seat, move, log) => trade(s, seat, move.resource, log),
    deal: (s, _step, seat, move, log) => deal(s, seat, move.tech, log),
    machine: (s, _step, seat, move, log) => resolve(s, seat, charge(s, seat, move.machine, log), '', log),
    crate: (s, _step, seat, move, log) => resolve(s, seat, open(s, seat, move.crate, log), '', log),
  },
}
