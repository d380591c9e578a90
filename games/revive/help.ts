/** R5.6, R17.7 What machines and crates can add to a payment. */
import { type Seat, since } from '@ludarium/kernel'
import { count } from './counts.ts'
import { KINDS, type Kind } from './data/index.ts'
import { type Aid, abilityKey, dealsOf, type EffectNode, effectOf, machineEffect, NO_AID, summed } from './effects.ts'
import { whenKeys } from './modifiers.ts'
import { player, powerOf } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** What is added to a payment besides resources. */
export interface Boost {
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
}

/** R17.7 The payment, or another boost, with this one in it. */
export function boosted<P extends Boost>(pay: P, { range, discount, unlimited }: Boost): P {
  return {
    ...pay,
    range: pay.range + range,
    discount: pay.discount + discount,
    unlimited: pay.unlimited || unlimited,
  }
}

/** What one way to use everything at hand adds together. */
export interface Help {
  /** Below 0 where a machine costs more gears than others give. */
  readonly gear: number
  readonly book: number
  readonly food: number
  /** Crystals and basic resources of choice. */
  readonly wild: number
  /** The crystals among them. */
  readonly crystal: number
  readonly boosts: Readonly<Record<Kind, Boost>>
  /** A trade gives two of one resource for a crystal (R21.5). */
  readonly doubles: boolean
}

const NO_BOOST: Boost = { range: 0, discount: 0, unlimited: false }
export const NO_BOOSTS: Help['boosts'] = { build: NO_BOOST, explore: NO_BOOST, populate: NO_BOOST }
const NOTHING: Help = { gear: 0, book: 0, food: 0, wild: 0, crystal: 0, boosts: NO_BOOSTS, doubles: false }
const DOUBLES: Help = { ...NOTHING, doubles: true }

function plus(help: Help, aid: Aid): Help {
  return {
    gear: help.gear + aid.gear,
    book: help.book + aid.book,
    food: help.food + aid.food,
    wild: help.wild + aid.wild,
    crystal: help.crystal + aid.crystal,
    boosts: aid.kinds.length === 0 ? help.boosts : boostsWith(help.boosts, aid),
    doubles: help.doubles,
  }
}

function boostsWith({ build, explore, populate }: Help['boosts'], aid: Aid): Help['boosts'] {
  const boostOf = (kind: Kind, boost: Boost): Boost => (aid.kinds.includes(kind) ? boosted(boost, aid) : boost)
  return {
    build: boostOf('build', build),
    explore: boostOf('explore', explore),
    populate: boostOf('populate', populate),
  }
}

/**
 * The ways to help a payment of the seat with what is at hand, each the best it can be and none better than another in
 * all; null for nothing. Closed crates, which only the seat knows, are left out of what is looked at `openly`.
 */
export function helpsAtHand(s: ReviveState, seat: Seat, openly = false): readonly (Help | null)[] {
  if (s.active !== seat) return NO_HELP
  const p = player(s, seat)
  if (!since(s, 2)) return [unlimitedHelp(s, p)]
  let help = hasDoubleTrade(s, p) ? DOUBLES : NOTHING
  if (!openly) for (const crate of p.crates) help = withCrate(s, seat, help, effectOf(s, crate))
  const power = powerOf(s, p)
  const machines = power === 0 ? NO_MACHINES : machineAids(s, seat, p)
  if (machines.length === 0) return help === NOTHING ? NO_HELP : [help]
  const helps: Help[] = []
  addChoices(help, machines, 0, power, helps)
  return foremost(helps)
}

const NO_HELP: readonly (Help | null)[] = [null]
const NO_MACHINES: readonly (readonly Aid[])[] = []

/** What a closed crate can add, in the first way it can. */
function withCrate(s: ReviveState, seat: Seat, help: Help, crate: EffectNode): Help {
  const aid = crate.helpful ? aidsOf(s, seat, crate)[0] : undefined
  return aid === undefined ? help : plus(help, aid)
}

/** What ready machines can add, each in one way or another. */
function machineAids(s: ReviveState, seat: Seat, p: Player): (readonly Aid[])[] {
  const lists: (readonly Aid[])[] = []
  for (const { id, charged } of p.machines) {
    if (charged) continue
    const node = machineEffect(s, id)
    if (!node.helpful) continue
    const aids = aidsOf(s, seat, node)
    if (aids.length > 0) lists.push(aids)
  }
  return lists
}

/** The first rules took every machine for usable at once, however little energy there was. */
function unlimitedHelp(s: ReviveState, p: Player): Help | null {
  let help = NOTHING
  const add = ({ aid, calm }: EffectNode): void => {
    if (calm && aid !== null) help = plus(help, aid)
  }
  for (const crate of p.crates) add(effectOf(s, crate))
  if (powerOf(s, p) > 0) for (const { id, charged } of p.machines) if (!charged) add(machineEffect(s, id))
  return help === NOTHING ? null : help
}

/** What an effect can add to a payment, in one way or another. */
function aidsOf(s: ReviveState, seat: Seat, node: EffectNode): readonly Aid[] {
  if (node.aids !== null) return node.aids
  const p = player(s, seat)
  if (node.op.do === 'tribe') return starAids(s, seat, p)
  if (node.inside.some(({ op }) => op.do === 'reopenCrate')) return reopenAids(s, seat, p)
  const aid = node.calm ? aidNow(s, seat, node) : null
  return aid === null ? [] : [aid]
}

/** I5 A star, where the ability is a plain gain. */
function starAids(s: ReviveState, seat: Seat, p: Player): readonly Aid[] {
  const ability = effectOf(s, abilityKey(p))
  if (!ability.calm) return []
  const nodes = [ability, ...whenKeys(s, p, 'tribeAbility').map((key) => effectOf(s, key))]
  return summed(nodes.flatMap((node) => aidNow(s, seat, node) ?? []))
}

/** R17.4 Any of the crates that can be used again, for a gear. */
function reopenAids(s: ReviveState, seat: Seat, p: Player): Aid[] {
  const crates = p.opened.filter((crate) => !p.reopened.includes(crate)).map((crate) => effectOf(s, crate))
  const aids = crates.flatMap((node) =>
    node.op.do === 'tribe' ? starAids(s, seat, p) : node.calm ? (aidNow(s, seat, node) ?? []) : [],
  )
  return aids.map((aid) => ({ ...aid, gear: aid.gear - 1 }))
}

/** What a plain gain, or several, would give now. */
function aidNow(s: ReviveState, seat: Seat, node: EffectNode): Aid | null {
  const { op } = node
  if (op.do === 'per') {
    const times = count(s, seat, op.count)
    const { gear = 0, book = 0, food = 0, basic = 0, crystal = 0 } = op.get
    const wild = basic + crystal
    if (times === 0 || gear + book + food + wild === 0) return null
    return {
      ...NO_AID,
      gear: times * gear,
      book: times * book,
      food: times * food,
      wild: times * wild,
      crystal: times * crystal,
    }
  }
  if (op.do !== 'all' && op.do !== 'seq') return node.aid
  return summed(node.inside.flatMap((part) => aidNow(s, seat, part) ?? []))[0] ?? null
}

/** Adds every way to use as many of the machines, from that one on, as there is power for. */
function addChoices(
  help: Help,
  machines: readonly (readonly Aid[])[],
  from: number,
  power: number,
  helps: Help[],
): void {
  const machine = machines[from]
  if (machine === undefined || power === 0) {
    helps.push(help)
    return
  }
  for (const aid of machine) addChoices(plus(help, aid), machines, from + 1, power - 1, helps)
  if (machines.length - from > power) addChoices(help, machines, from + 1, power, helps)
}

/** Those that no other one equals or betters in everything. */
function foremost(helps: readonly Help[]): readonly Help[] {
  if (helps.length === 1) return helps
  const kept: Help[] = []
  for (const help of helps) {
    if (kept.some((other) => isAsGood(other, help))) continue
    let left = 0
    for (const other of kept) if (!isAsGood(help, other)) kept[left++] = other
    while (kept.length > left) kept.pop()
    kept.push(help)
  }
  return kept
}

function isAsGood(a: Help, b: Help): boolean {
  if (a.gear < b.gear || a.book < b.book || a.food < b.food || a.wild < b.wild || a.crystal < b.crystal) return false
  if (b.boosts === NO_BOOSTS || a.boosts === b.boosts) return true
  return KINDS.every((kind) => {
    const [mine, other] = [a.boosts[kind], b.boosts[kind]]
    return mine.range >= other.range && mine.discount >= other.discount && (mine.unlimited || !other.unlimited)
  })
}

/** R21.5 Whether a trade gives two of one resource for a crystal. */
function hasDoubleTrade(s: ReviveState, p: Player): boolean {
  if (p.mods.length === 0) return false
  for (const { key, doubles } of dealsOf(s, p)) if (doubles && p.mods.includes(key)) return true
  return false
}

/**
 * Whether the player of the step holds no closed crate. Whoever does is asked as if it could be used, since others would
 * see from a question that is not asked what is in it (R29.1); the first rules did not think of that.
 */
export function isUnaided(s: ReviveState, { seat }: { readonly seat: Seat }): boolean {
  return !since(s, 2) || player(s, seat).crates.length === 0
}
