/** Whether an effect can be carried out now (R17.2, R18.2). */
import { type Seat, since } from '@ludarium/kernel'
import type { StepOf } from './agenda.ts'
import { count } from './counts.ts'
import type { Gains } from './data/index.ts'
import { abilityKey, type Cost, type EffectNode, effectOf, type Gain } from './effects.ts'
import { hasColor, hasOpenSlot, hasRoom, hasSlotted, player, room, slotted } from './pieces.ts'
import type { Played, Player, ReviveState } from './state.ts'
import { hasTarget } from './targets.ts'
import { tileSpaces } from './tiles.ts'

/** Whether the price can be paid; a basic resource of choice is never paid by crystals in a trade for crystals. */
export function canAfford({ resources }: Player, cost: Cost): boolean {
  const { crystal, gear, book, food } = resources
  const short = Math.max(0, cost.gear - gear) + Math.max(0, cost.book - book) + Math.max(0, cost.food - food)
  return cost.crystal + short <= crystal && cost.basic <= gear + book + food
}

/** Whether the effect can be carried out at least in part. */
export function isPossible(s: ReviveState, seat: Seat, node: EffectNode): boolean {
  const { op, inside } = node
  const p = player(s, seat)
  switch (op.do) {
    case 'all':
    case 'seq':
    case 'choose':
      for (const part of inside) if (isPossible(s, seat, part)) return true
      return false
    case 'trade':
      return p.resources.gear + p.resources.book + p.resources.food > 0
    case 'pay':
      return canAfford(p, node.cost) && inside.every((get) => isPossible(s, seat, get))
    case 'gain':
      return gainsSomething(s, seat, node.gains)
    case 'per':
      return count(s, seat, op.count) > 0 && gainsSomething(s, seat, node.gains)
    case 'module':
      return s.moduleDisplay.length > 0
    case 'tribe':
      return (s.paying !== seat || effectOf(s, abilityKey(p)).calm) && canUseAbility(s, seat)
    case 'energyBack':
      return p.machines.some((machine) => machine.charged)
    case 'restPlayed':
      return canRest(s, p, node.root)
    case 'wake':
      return p.resting.length > 0
    case 'restActive':
      return p.active.length > 0
    case 'playCard':
      return hasOpenSlot(s, p) && p.active.some((card) => hasColor(s, card, op.color))
    case 'recruit':
      return s.display.length > 0
    case 'act':
      return hasTarget(s, seat, node.key)
    case 'allColors':
      return s.wild === '' && (p.active.length > 0 || hasSlotted(p))
    case 'reopenCrate':
      return p.opened.some((crate) => canReopen(s, p, seat, crate))
    default:
      return true
  }
}

function gainsSomething(s: ReviveState, seat: Seat, gains: readonly Gain[]): boolean {
  for (const { what } of gains) if (isGained(s, seat, what)) return true
  return false
}

/** Whether anything would come of it now. */
function isGained(s: ReviveState, seat: Seat, what: keyof Gains): boolean {
  switch (what) {
    case 'points':
    case 'artifact':
      return true
    case 'crystal':
      return room(s, seat, 'crystal') > 0 || hasRoom(s, seat)
    case 'basic':
      return hasRoom(s, seat)
    case 'energy':
      return s.energy > 0
    case 'crate':
      return s.cratePile.length > 0
    default:
      return room(s, seat, what) > 0
  }
}

/** R18.2 Whether the tribe ability can be carried out, as far as everybody can see it (I20). */
export function canUseAbility(s: ReviveState, seat: Seat): boolean {
  const p = player(s, seat)
  const { op, key, cost, inside } = effectOf(s, abilityKey(p))
  if (op.do === 'act') return hasTarget(s, seat, key, since(s, 2))
  if (op.do === 'placeTribeTile') return tileSpaces(s, seat, op, 0, true).length > 0
  if (op.do !== 'pay') return true
  if (!canAfford(p, cost)) return false
  return inside.every((get) => {
    if (get.op.do === 'recruit') return s.display.length > 0
    return get.op.do === 'placeTribeTile' && tileSpaces(s, seat, get.op, cost.crystal, true).length > 0
  })
}

/** R17.4 Each crate at most once; a boost only while its action is paid for, and there nothing that starts another. */
export function canReopen(s: ReviveState, p: Player, seat: Seat, crate: string): boolean {
  if (p.reopened.includes(crate)) return false
  const node = effectOf(s, crate)
  const paid = s.paying === seat && since(s, 2) ? paymentUnderWay(s) : undefined
  if (node.op.do === 'boost') return paid !== undefined && node.op.kinds.includes(paid.kind)
  return (paid === undefined || node.calm || node.op.do === 'tribe') && isPossible(s, seat, node)
}

/** R5.6 The payment that everything else interrupts now. */
export function paymentUnderWay(s: ReviveState): StepOf<'pay'> | undefined {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = s.agenda[i]
    if (step?.step === 'pay') return step
  }
  return undefined
}

/** R8.9 Cards in slots that an effect of that component may move; never one whose own effects are still pending. */
export function restable(s: ReviveState, p: Player, cause: string): string[] {
  return slotted(p).filter((card) => card !== cause && !isPending(s, card))
}

/** Whether there is any of them. */
export function canRest(s: ReviveState, p: Player, cause: string): boolean {
  const { T1, T2, B1, B2, R } = p.slots
  return (
    hasRestable(s, T1, cause) ||
    hasRestable(s, T2, cause) ||
    hasRestable(s, B1, cause) ||
    hasRestable(s, B2, cause) ||
    hasRestable(s, R, cause)
  )
}

function hasRestable(s: ReviveState, slot: readonly Played[], cause: string): boolean {
  for (const { card } of slot) if (card !== cause && !isPending(s, card)) return true
  return false
}

function isPending(s: ReviveState, card: string): boolean {
  for (const step of s.agenda) {
    switch (step.step) {
      case 'resolved':
      case 'parts':
      case 'remaining':
        if (step.card === card) return true
        break
      case 'effects':
        if (step.effects.some((key) => key.startsWith(card))) return true
    }
  }
  return false
}
