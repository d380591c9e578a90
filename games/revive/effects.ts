/**
 * The effect language (R2) made addressable: every effect of every component, and every effect inside it, has a
 * key, so that a pending step names what it resolves in a short string. 'CG11.top.1.get' is what the second part
 * of the top half of card CG11 gives for its price.
 */
import { at } from '@ludarium/kernel'
import {
  BASICS,
  CAMPAIGN_CARDS,
  CITIZENS,
  type CitizenCard,
  COLORS,
  COMMON_TECHS,
  CRATES,
  type Effect,
  type Gains,
  type Half,
  type Happening,
  HIBERNATION_REWARDS,
  type Kind,
  LARGE_LOCATIONS,
  MACHINES,
  type Modifier,
  POINT_BONUSES,
  PROGRESS_TRACK,
  REWARD_SPACES,
  type Resource,
  type RewardSpace,
  type Side,
  SLOT_MODULES,
  SPACES,
  STANDARD_MACHINES,
  STARTING_CITIZENS,
  SWITCH_SIDES,
  TECHS,
  type TechId,
  TILE,
  TRIBES,
  type Tribe,
  type Verb,
} from './data/index.ts'
import type { Played, Player, ReviveState } from './state.ts'

/** What an effect may contribute to a payment: resources it gives and boosts (R5.6). */
export interface Aid {
  readonly gear: number
  readonly book: number
  readonly food: number
  /** Crystals and basic resources of choice. */
  readonly wild: number
  /** The crystals among them. */
  readonly crystal: number
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
  /** The board actions that range and discount are good for. */
  readonly kinds: readonly Kind[]
}

/** Verbs that only the rules themselves use. */
type Inner =
  | { readonly do: 'all' }
  | { readonly do: 'reward'; readonly reward: RewardSpace }
  | { readonly do: 'water'; readonly space: number }

export interface EffectNode {
  readonly key: string
  readonly op: Verb | Inner
  /** Keys of the parts, options or, for one-part verbs, of what follows. */
  readonly parts: readonly string[]
  /** The same as effects. */
  readonly inside: readonly EffectNode[]
  /** Id of the component it belongs to. */
  readonly root: string
  /** Cannot be declined (R2.3). */
  readonly mandatory: boolean
  /** May be used inside a payment: starts no action, card play or placement. */
  readonly calm: boolean
  /** What it surely adds to a payment, null for nothing. */
  readonly aid: Aid | null
  /** Whether it might add something to a payment. */
  readonly helpful: boolean
  /** The ways in which it adds to a payment, null where that depends on the moment. */
  readonly aids: readonly Aid[] | null
  /** What `gain` and `per` give, in the order in which it is gained. */
  readonly gains: readonly Gain[]
  /** The price of `pay`. */
  readonly cost: Cost
}

/** A price with every resource named. */
export type Cost = Readonly<Record<Resource | 'basic', number>>

export interface Gain {
  readonly what: keyof Gains
  readonly n: number
}

/** A modifier, and what can be told of it without asking for its kind: most are looked at often and used seldom. */
export interface Mod {
  readonly mod: Modifier
  /** Key of what it gives, '' for nothing. */
  readonly get: string
  /** What it waits for (R2.7), '' for nothing. */
  readonly event: Happening | ''
  /** Whether it changes what board actions cost or reach. */
  readonly onBoard: boolean
}

const nodes = new Map<string, EffectNode>()

function nodeOf(key: string): EffectNode {
  const node = nodes.get(key)
  if (node === undefined) throw new Error(`There is no effect '${key}'.`)
  return node
}

/** The effect with that key. */
export function effectOf(_s: ReviveState, key: string): EffectNode {
  return nodeOf(key)
}

const CALM = new Set<string>([
  ...['gain', 'trade', 'pay', 'choose', 'seq', 'advance', 'module', 'energyBack', 'restPlayed', 'wake'],
  ...['recruit', 'boost', 'per', 'all'],
])

export const NO_AID: Aid = {
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

function aidOf(op: Verb | Inner, inside: readonly EffectNode[]): Aid | null {
  switch (op.do) {
    case 'gain': {
      const { gear = 0, book = 0, food = 0, basic = 0, crystal = 0 } = op
      const wild = basic + crystal
      return gear + book + food + wild === 0 ? null : { ...NO_AID, gear, book, food, wild, crystal }
    }
    case 'boost': {
      const { kinds, range = 0, discount = 0, unlimited = false } = op
      return { ...NO_AID, kinds, range, discount, unlimited }
    }
    case 'all':
    case 'seq': {
      const aids = inside.flatMap(({ aid }) => aid ?? [])
      return aids.length === 0 ? null : resourcesOf(aids)
    }
    default:
      return null
  }
}

/** The resources of all these together. */
function resourcesOf(aids: readonly Aid[]): Aid {
  const sum = (of: 'gear' | 'book' | 'food' | 'wild' | 'crystal'): number => aids.reduce((n, aid) => n + aid[of], 0)
  return {
    ...NO_AID,
    gear: sum('gear'),
    book: sum('book'),
    food: sum('food'),
    wild: sum('wild'),
    crystal: sum('crystal'),
  }
}

/** One aid that gives what all of these give; none of none. */
export function summed(aids: readonly Aid[]): readonly Aid[] {
  return aids.length <= 1 ? aids : [resourcesOf(aids)]
}

function aidsOf(op: Verb | Inner, inside: readonly EffectNode[], calm: boolean): readonly Aid[] | null {
  const isChanging = ({ op: { do: verb } }: EffectNode): boolean => verb === 'reopenCrate'
  if (op.do === 'tribe' || op.do === 'per' || inside.some((part) => part.aids === null || isChanging(part))) return null
  if (!calm) return NO_AIDS
  if (op.do === 'all' || op.do === 'seq') return summed(inside.flatMap(({ aids }) => aids ?? []))
  const aid = aidOf(op, inside)
  return aid === null ? NO_AIDS : [aid]
}

const NO_AIDS: readonly Aid[] = []

const NO_COST: Cost = { crystal: 0, gear: 0, book: 0, food: 0, basic: 0 }

const GAINS: readonly (keyof Gains)[] = [
  ...(['gear', 'book', 'food', 'crystal', 'basic', 'energy', 'crate', 'points', 'artifact'] as const),
]

function gainsOf(op: Verb | Inner): Gain[] {
  const gains: Gains = op.do === 'gain' ? op : op.do === 'per' ? op.get : {}
  return GAINS.map((what) => ({ what, n: gains[what] ?? 0 })).filter(({ n }) => n > 0)
}

/** R2.3 Hibernation and artifacts come in any case, and so does whatever holds one of them. */
function isMandatory(op: Verb | Inner, inside: readonly EffectNode[]): boolean {
  switch (op.do) {
    case 'hibernate':
    case 'removeArtifact':
      return true
    case 'gain':
      return op.artifact !== undefined
    case 'all':
    case 'seq':
      return inside.some((part) => part.mandatory)
    default:
      return false
  }
}

/** I5 Resources and boosts, a star, or a crate that is used again; nothing that starts an action, play or placement. */
function isHelpful(op: Verb | Inner, inside: readonly EffectNode[]): boolean {
  switch (op.do) {
    case 'tribe':
    case 'reopenCrate':
    case 'per':
      return true
    case 'pay':
      return inside.some((part) => part.op.do === 'reopenCrate')
    case 'all':
    case 'seq':
      return inside.some((part) => part.helpful)
    default:
      return aidOf(op, inside) !== null
  }
}

/** Registers an effect and everything inside it; gives its key. */
function register(key: string, effect: Effect): string {
  const op: Verb | Inner = 'do' in effect ? effect : { do: 'all' }
  const parts: string[] = []
  if (!('do' in effect)) for (const [i, part] of effect.entries()) parts.push(register(`${key}.${i}`, part))
  else if (effect.do === 'seq' || effect.do === 'choose')
    for (const [i, part] of effect.of.entries()) parts.push(register(`${key}.${i}`, part))
  else if (effect.do === 'pay') parts.push(register(`${key}.get`, effect.get))
  else if (effect.do === 'placeTribeTile' && effect.after !== undefined)
    parts.push(register(`${key}.after`, effect.after))
  else if (effect.do === 'machine') parts.push(register(`${key}.machine`, effect.effect))
  else if (effect.do === 'addMod' || effect.do === 'ongoing') registerMod(key, effect.mod)
  const inside = parts.map(nodeOf)
  const calm = CALM.has(op.do) && inside.every((part) => part.calm)
  nodes.set(key, {
    key,
    op,
    parts,
    inside,
    root: rootOf(key),
    mandatory: isMandatory(op, inside),
    calm,
    aid: aidOf(op, inside),
    helpful: isHelpful(op, inside),
    aids: aidsOf(op, inside, calm),
    gains: gainsOf(op),
    cost: op.do === 'pay' ? { ...NO_COST, ...op.cost } : NO_COST,
  })
  return key
}

/** The component's id: all of the key before the first dot, whose ids hold none. */
function rootOf(key: string): string {
  const dot = key.indexOf('.')
  return dot < 0 ? key : key.slice(0, dot)
}

const mods = new Map<string, Mod>()
const ON_BOARD = new Set<Modifier['mod']>([
  ...(['discount', 'range', 'freeTerrain', 'foodOff', 'noPopulateFee', 'origin', 'freeRangeTarget'] as const),
])

function registerMod(key: string, mod: Modifier): Mod {
  const made: Mod = {
    mod,
    get: mod.mod === 'when' || mod.mod === 'trade' ? register(`${key}.mod`, mod.get) : '',
    event: mod.mod === 'when' ? mod.event : '',
    onBoard: ON_BOARD.has(mod.mod),
  }
  mods.set(key, made)
  return made
}

/** The modifier that the effect with that key adds. */
export function modOf(_s: ReviveState, key: string): Mod {
  const mod = mods.get(key)
  if (mod === undefined) throw new Error(`The effect '${key}' adds no modifier.`)
  return mod
}

const halves = new Map<string, Readonly<Record<Half, string>>>()

/** Key of the effect of half a card. */
export function halfKey(card: string, half: Half): string {
  const both = halves.get(card)
  if (both === undefined) throw new Error(`There is no card '${card}'.`)
  return half === 'top' ? both.top : both.bottom
}

/** The few halves with modifiers that work while they show in a slot (R8.6). */
const lasting = new Map<string, Readonly<Record<Half, readonly Mod[]>>>()

/** The modifiers of a card in a slot. */
export function ongoingOf(_s: ReviveState, { card, half }: Played): readonly Mod[] {
  const both = lasting.get(card)
  return both === undefined ? NO_MODS : half === 'top' ? both.top : both.bottom
}

const NO_MODS: readonly Mod[] = []

/** A side of a tribe: the key of its ability (R18), its permanent rules, keys of its technologies, and their trades. */
interface TribeFace {
  readonly ability: string
  readonly always: readonly Mod[]
  readonly techs: readonly string[]
  readonly deals: readonly Deal[]
}

/** R17.1 A trade that a technology adds. */
export interface Deal {
  readonly tech: TechId
  /** Key of the technology's effect. */
  readonly key: string
  readonly cost: Cost
  /** Key of what it gives. */
  readonly get: string
  /** Whether it gives two of one resource for a crystal (R21.5). */
  readonly doubles: boolean
}

const tribes = new Map<string, Readonly<Record<Side, TribeFace>>>()

function sideOf(p: Player): TribeFace {
  const both = tribes.get(p.tribe)
  if (both === undefined || p.side === '') throw new Error('The tribe or its side is not chosen yet.')
  return p.side === 'sun' ? both.sun : both.moon
}

/** Key of the tribe ability. */
export function abilityKey(p: Player): string {
  return sideOf(p).ability
}

/** Permanent rules of the tribe's side. */
export function alwaysOf(_s: ReviveState, p: Player): readonly Mod[] {
  return sideOf(p).always
}

/** Trades that the tribe's technologies add once they are unlocked. */
export function dealsOf(_s: ReviveState, p: Player): readonly Deal[] {
  return sideOf(p).deals
}

/** Key of the effect of the technology with that number, 0 to 6. */
export function techKey(p: Player, tech: number): string {
  return sideOf(p).techs[tech] ?? ''
}

/** By space of the hibernation track: key of its reward. */
export const HIBERNATION_KEY: readonly string[] = ['', ...HIBERNATION_REWARDS].map((_, space) => `hibernation.${space}`)

const machineEffects = new Map<string, EffectNode>()

/** The effect of a machine on a player's board. */
export function machineEffect(_s: ReviveState, machine: string): EffectNode {
  const node = machineEffects.get(machine)
  if (node === undefined) throw new Error(`There is no machine '${machine}'.`)
  return node
}

function registerCard(card: CitizenCard): void {
  const top = register(`${card.id}.top`, card.top.effect)
  const bottom = register(`${card.id}.bottom`, card.bottom.effect)
  halves.set(card.id, { top, bottom })
  const modsIn = (key: string): Mod[] => [key, ...nodeOf(key).parts].flatMap((part) => mods.get(part) ?? [])
  const both = { top: modsIn(top), bottom: modsIn(bottom) }
  if (both.top.length + both.bottom.length > 0) lasting.set(card.id, both)
}

function givesTwo({ mod, get }: Mod): boolean {
  if (mod.mod !== 'trade' || mod.cost.crystal !== 1) return false
  const { inside } = nodeOf(get)
  const isTwo = ({ op }: EffectNode): boolean => op.do === 'gain' && BASICS.some((basic) => op[basic] === 2)
  return inside.length > 0 && inside.every(isTwo)
}

function dealOf(tech: TechId, key: string): Deal[] {
  const found = mods.get(key)
  return found?.mod.mod === 'trade'
    ? [{ tech, key, cost: { ...NO_COST, ...found.mod.cost }, get: found.get, doubles: givesTwo(found) }]
    : []
}

function registerTribe(tribe: Tribe): void {
  const face = (side: Side): TribeFace => {
    const { ability, always, techs } = tribe.sides[side]
    const key = register(`${tribe.id}.${side}`, ability)
    const permanent = always.map((mod, i) => registerMod(`${key}.always${i}`, mod))
    for (const [tech, { effect }] of Object.entries(techs)) {
      const own = register(`${key}.${tech}`, effect)
      if (nodeOf(own).op.do === 'machine') machineEffects.set(own, nodeOf(`${own}.machine`))
    }
    return {
      ability: key,
      always: permanent,
      techs: TECHS.map((tech) => (tech in techs ? `${key}.${tech}` : tech)),
      deals: TECHS.flatMap((tech) => dealOf(tech, `${key}.${tech}`)),
    }
  }
  tribes.set(tribe.id, { sun: face('sun'), moon: face('moon') })
}

for (const card of [...CITIZENS, ...STARTING_CITIZENS]) registerCard(card)
for (const tribe of TRIBES) registerTribe(tribe)
for (const module of SLOT_MODULES) register(module.id, module.effect)
for (const { id, effect } of [...MACHINES, ...STANDARD_MACHINES]) machineEffects.set(id, nodeOf(register(id, effect)))
for (const crate of CRATES) register(crate.id, crate.effect)
for (const [i, reward] of HIBERNATION_REWARDS.entries()) register(at(HIBERNATION_KEY, i + 1), reward)
for (const bonus of POINT_BONUSES) register(`points.${bonus.at}`, bonus.effect)
for (const [i, space] of PROGRESS_TRACK.entries()) if (space.bonus !== null) register(`progress.${i + 1}`, space.bonus)
for (const side of SWITCH_SIDES) register(side.id, side.effect)
for (const [tech, { effect }] of Object.entries(COMMON_TECHS)) register(tech, effect)
for (const tile of TILE.values()) {
  for (const [i, cell] of tile.front.entries())
    if (cell.reward !== null) register(`${tile.id}.${'abcd'[i]}`, cell.reward)
}
for (const location of LARGE_LOCATIONS) {
  for (const side of ['A', 'B'] as const) {
    const effect = location.sides[side].onPopulate
    if (effect !== null) register(`${location.id}.${side}`, effect)
  }
}
for (const card of CAMPAIGN_CARDS) {
  for (const [i, op] of card.ops.entries()) if (op.op === 'award') register(`${card.id}.${i}`, op.effect)
}
/** Single things that rules hand out: track steps, crystals next to a building, points, resources. */
for (const color of COLORS) register(`step.${color}`, { do: 'advance', track: color, n: 1 })
register('crystal', { do: 'gain', crystal: 1 })
register('vast', [
  { do: 'gain', crystal: 1 },
  { do: 'gain', points: 1 },
])
for (let n = 1; n <= 12; n++) register(`score.${n}`, { do: 'gain', points: n })

function registerInner(key: string, op: Inner): void {
  nodes.set(key, {
    key,
    op,
    parts: [],
    inside: [],
    root: rootOf(key),
    mandatory: op.do === 'reward',
    calm: false,
    aid: null,
    helpful: false,
    aids: NO_AIDS,
    gains: [],
    cost: NO_COST,
  })
}
for (const reward of REWARD_SPACES) registerInner(reward.id, { do: 'reward', reward })
for (const [space] of SPACES.entries()) registerInner(`water.${space}`, { do: 'water', space })

/** Every effect by its key, for words and previews. */
export function allEffects(): ReadonlyMap<string, EffectNode> {
  return nodes
}
