/** R5.6, R17.7 What machines and crates can add to a payment. */
import { type Seat, since } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { count } from './counts.ts'
import { KINDS, type Kind } from './data/index.ts'
import { type Aid, abilityKey, dealsOf, type EffectNode, effectOf, machineEffect } from './effects.ts'
import { whenKeys } from './modifiers.ts'
import { player, powerOf } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** What is added to a payment besides resources. */
export interface Boost {
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
}

/** R17.7 The payment with the boost in it. */
export function boosted<P extends Payment>(pay: P, { range, discount, unlimited }: Boost): P {
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
  gear: number
  book: number
  food: number
  /** Crystals and basic resources of choice. */
  wild: number
  /** The crystals among them. */
  crystal: number
  readonly boosts: Readonly<Record<Kind, { range: number; discount: number; unlimited: boolean }>>
  /** A trade gives two of one resource for a crystal (R21.5). */
  readonly doubles: boolean
}

function helpOf(aids: readonly Aid[], doubles: boolean): Help | null {
  if (aids.length === 0 && !doubles) return null
  const help: Help = {
    gear: 0,
    book: 0,
    food: 0,
    wild: 0,
    crystal: 0,
    boosts: {
      build: { range: 0, discount: 0, unlimited: false },
      explore: { range: 0, discount: 0, unlimited: false },
      populate: { range: 0, discount: 0, unlimited: false },
    },
    doubles,
  }
  for (const aid of aids) addTo(help, aid)
  return help
}

function addTo(help: Help, aid: Aid): void {
  help.gear += aid.gear
  help.book += aid.book
  help.food += aid.food
  help.wild += aid.wild
  help.crystal += aid.crystal
  for (const kind of aid.kinds) {
    const boost = help.boosts[kind]
    boost.range += aid.range
    boost.discount += aid.discount
    boost.unlimited ||= aid.unlimited
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
  const crates = openly ? [] : crateAids(s, seat, p)
  const machines = machineAids(s, seat, p)
  const doubles = hasDoubleTrade(s, p)
  if (machines.length > 0) {
    return foremost(choices(machines, powerOf(s, p)).map((aids) => helpOf([...crates, ...aids], doubles)))
  }
  return crates.length === 0 && !doubles ? NO_HELP : [helpOf(crates, doubles)]
}

const NO_HELP: readonly (Help | null)[] = [null]

/** What closed crates can add, each in the first way it can. */
function crateAids(s: ReviveState, seat: Seat, p: Player): Aid[] {
  const aids: Aid[] = []
  for (const crate of p.crates) {
    const node = effectOf(s, crate)
    if (node.helpful) aids.push(...aidsOf(s, seat, node).slice(0, 1))
  }
  return aids
}

/** What ready machines can add, each in one way or another. */
function machineAids(s: ReviveState, seat: Seat, p: Player): (readonly Aid[])[] {
  const lists: (readonly Aid[])[] = []
  if (powerOf(s, p) === 0) return lists
  for (const { id, charged } of p.machines) {
    if (charged) continue
    const node = machineEffect(s, id)
    const aids = node.helpful ? aidsOf(s, seat, node) : []
    if (aids.length > 0) lists.push(aids)
  }
  return lists
}

/** The first rules took every machine for usable at once, however little energy there was. */
function unlimitedHelp(s: ReviveState, p: Player): Help | null {
  const aids: Aid[] = []
  const add = ({ aid, calm }: EffectNode): void => {
    if (calm && aid !== null) aids.push(aid)
  }
  for (const crate of p.crates) add(effectOf(s, crate))
  if (powerOf(s, p) > 0) for (const { id, charged } of p.machines) if (!charged) add(machineEffect(s, id))
  return helpOf(aids, false)
}

/** What an effect can add to a payment, in one way or another. */
function aidsOf(s: ReviveState, seat: Seat, node: EffectNode): Aid[] {
  const p = player(s, seat)
  if (node.op.do === 'tribe') return starAids(s, seat, p)
  if (node.inside.some(({ op }) => op.do === 'reopenCrate')) return reopenAids(s, seat, p)
  const aid = node.calm ? aidNow(s, seat, node) : null
  return aid === null ? [] : [aid]
}

/** I5 A star, where the ability is a plain gain. */
function starAids(s: ReviveState, seat: Seat, p: Player): Aid[] {
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
      ...PLAIN,
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

const PLAIN: Aid = {
  gear: 0,
  book: 0,
  food: 0,
  wild: 0,
  crystal: 0,
  range: 0,
  discount: 0,
  unlimited: false,
  kinds: [],
}

/** One aid that gives what all of these give; none of none. */
function summed(aids: readonly Aid[]): Aid[] {
  if (aids.length <= 1) return [...aids]
  const sum = (of: 'gear' | 'book' | 'food' | 'wild' | 'crystal'): number => aids.reduce((n, aid) => n + aid[of], 0)
  return [
    { ...PLAIN, gear: sum('gear'), book: sum('book'), food: sum('food'), wild: sum('wild'), crystal: sum('crystal') },
  ]
}

/** Every way to use as many machines as there is power for. */
function choices(machines: readonly (readonly Aid[])[], power: number): Aid[][] {
  if (machines.length <= power && machines.every((aids) => aids.length === 1)) return [machines.flat()]
  const [first, ...rest] = machines
  if (first === undefined || power === 0) return [[]]
  const used = choices(rest, power - 1).flatMap((others) => first.map((aid) => [aid, ...others]))
  return rest.length < power ? used : [...used, ...choices(rest, power)]
}

/** Those that no other one equals or betters in everything. */
function foremost(helps: readonly (Help | null)[]): readonly (Help | null)[] {
  if (helps.length === 1) return helps
  const kept: (Help | null)[] = []
  for (const help of helps) {
    if (kept.some((other) => isAsGood(other, help))) continue
    const left = kept.filter((other) => !isAsGood(help, other))
    kept.length = 0
    kept.push(...left, help)
  }
  return kept
}

function isAsGood(a: Help | null, b: Help | null): boolean {
  if (b === null) return true
  if (a === null) return false
  if (a.gear < b.gear || a.book < b.book || a.food < b.food || a.wild < b.wild || a.crystal < b.crystal) return false
  return KINDS.every((kind) => {
    const [mine, other] = [a.boosts[kind], b.boosts[kind]]
    return mine.range >= other.range && mine.discount >= other.discount && (mine.unlimited || !other.unlimited)
  })
}

/** R21.5 Whether a trade gives two of one resource for a crystal. */
function hasDoubleTrade(s: ReviveState, p: Player): boolean {
  if (p.mods.length === 0) return false
  return dealsOf(s, p).some(({ key, doubles }) => doubles && p.mods.includes(key))
}

/**
 * Whether the player of the step holds no closed crate. Whoever does is asked as if it could be used, since others would
 * see from a question that is not asked what is in it (R29.1); the first rules did not think of that.
 */
export function isUnaided(s: ReviveState, { seat }: { readonly seat: Seat }): boolean {
  return !since(s, 2) || player(s, seat).crates.length === 0
}
