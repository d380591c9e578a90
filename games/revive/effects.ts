/**
 * The effect language (R2) made addressable: every effect of every component, and every effect inside it, has a
 * key, so that a pending step names what it resolves in a short string. 'CG11.top.1.get' is what the second part
 * of the top half of card CG11 gives for its price.
 */
import {
  CAMPAIGN_CARDS,
  CITIZENS,
  COLORS,
  COMMON_TECHS,
  CRATES,
  type Effect,
  HIBERNATION_REWARDS,
  type Kind,
  LARGE_LOCATIONS,
  MACHINES,
  type Modifier,
  POINT_BONUSES,
  PROGRESS_TRACK,
  REWARD_SPACES,
  type RewardSpace,
  SLOT_MODULES,
  SPACES,
  STANDARD_MACHINES,
  STARTING_CITIZENS,
  SWITCH_SIDES,
  TILE,
  TRIBES,
  type Verb,
} from './data/index.ts'

/** What an effect may contribute to a payment: resources it gives and boosts (R5.6). */
export interface Help {
  gear: number
  book: number
  food: number
  /** Crystals and basic resources of choice. */
  wild: number
  range: number
  discount: number
  unlimited: boolean
  /** The board actions that range and discount are good for. */
  kinds: readonly Kind[]
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
  /** Id of the component it belongs to. */
  readonly root: string
  /** Cannot be declined (R2.3). */
  readonly mandatory: boolean
  /** May be used inside a payment: starts no action, card play or placement. */
  readonly calm: boolean
  readonly help: Help
}

/** A modifier and the key of what it gives. */
export interface Mod {
  readonly mod: Modifier
  readonly get: string
}

const nodes = new Map<string, EffectNode>()

/** The effect with that key. */
export function effectOf(key: string): EffectNode {
  const node = nodes.get(key)
  if (node === undefined) throw new Error(`There is no effect '${key}'.`)
  return node
}

const NO_KINDS: readonly Kind[] = []
const CALM = new Set<string>([
  ...['gain', 'trade', 'pay', 'choose', 'seq', 'advance', 'module', 'energyBack', 'restPlayed', 'wake'],
  ...['recruit', 'boost', 'per', 'all'],
])

function helpOf(op: Verb | Inner, parts: readonly EffectNode[]): Help {
  const help: Help = {
    gear: 0,
    book: 0,
    food: 0,
    wild: 0,
    range: 0,
    discount: 0,
    unlimited: false,
    kinds: NO_KINDS,
  }
  if (op.do === 'gain') {
    help.gear = op.gear ?? 0
    help.book = op.book ?? 0
    help.food = op.food ?? 0
    help.wild = (op.basic ?? 0) + (op.crystal ?? 0)
  } else if (op.do === 'boost') {
    help.range = op.range ?? 0
    help.discount = op.discount ?? 0
    help.unlimited = op.unlimited ?? false
    help.kinds = op.kinds
  } else if (op.do === 'all' || op.do === 'seq') {
    for (const part of parts) {
      help.gear += part.help.gear
      help.book += part.help.book
      help.food += part.help.food
      help.wild += part.help.wild
    }
  }
  return help
}

/** Registers an effect and everything inside it; gives its key. */
function register(key: string, effect: Effect): string {
  const many = Array.isArray(effect) as boolean
  const op = (many ? { do: 'all' } : effect) as Verb | Inner
  const inside: string[] = []
  if (many) (effect as readonly Effect[]).forEach((part, i) => void inside.push(register(`${key}.${i}`, part)))
  else if (op.do === 'seq' || op.do === 'choose')
    op.of.forEach((part, i) => void inside.push(register(`${key}.${i}`, part)))
  else if (op.do === 'pay') inside.push(register(`${key}.get`, op.get))
  else if (op.do === 'placeTribeTile' && op.after !== undefined) inside.push(register(`${key}.after`, op.after))
  else if (op.do === 'machine') inside.push(register(`${key}.machine`, op.effect))
  else if (op.do === 'addMod' || op.do === 'ongoing') registerMod(key, op.mod)
  const parts = inside.map(effectOf)
  nodes.set(key, {
    key,
    op,
    parts: inside,
    root: rootOf(key),
    mandatory: op.do === 'hibernate' || (op.do === 'gain' && op.artifact !== undefined) || op.do === 'removeArtifact',
    calm: CALM.has(op.do) && parts.every((part) => part.calm),
    help: helpOf(op, parts),
  })
  return key
}

/** The component's id: all of the key before the first dot, whose ids hold none. */
function rootOf(key: string): string {
  const dot = key.indexOf('.')
  return dot < 0 ? key : key.slice(0, dot)
}

const mods = new Map<string, Mod>()

function registerMod(key: string, mod: Modifier): void {
  const get = mod.mod === 'when' || mod.mod === 'trade' ? register(`${key}.mod`, mod.get) : ''
  mods.set(key, { mod, get })
}

/** The modifier that the effect with that key adds. */
export function modOf(key: string): Mod {
  const mod = mods.get(key)
  if (mod === undefined) throw new Error(`The effect '${key}' adds no modifier.`)
  return mod
}

const NO_MODS: readonly Mod[] = []
const ongoing = new Map<string, readonly Mod[]>()

/** Modifiers that work while this half of the card shows in a slot (R8.6). */
export function ongoingOf(card: string, half: string): readonly Mod[] {
  return ongoing.get(`${card}.${half}`) ?? NO_MODS
}

const always = new Map<string, readonly Mod[]>()

/** Permanent rules of a tribe's side. */
export function alwaysOf(tribe: string, side: string): readonly Mod[] {
  return always.get(`${tribe}.${side}`) ?? NO_MODS
}

/** The effect of a machine on a player's board. */
export function machineEffect(machine: string): string {
  return machineEffects.get(machine) ?? machine
}

const machineEffects = new Map<string, string>()

for (const card of [...CITIZENS, ...STARTING_CITIZENS]) {
  for (const half of ['top', 'bottom'] as const) {
    const key = register(`${card.id}.${half}`, card[half].effect)
    const found = [key, ...effectOf(key).parts].filter((part) => effectOf(part).op.do === 'ongoing').map(modOf)
    if (found.length > 0) ongoing.set(key, found)
  }
}
for (const module of SLOT_MODULES) register(module.id, module.effect)
for (const machine of [...MACHINES, ...STANDARD_MACHINES]) register(machine.id, machine.effect)
for (const crate of CRATES) register(crate.id, crate.effect)
for (const [i, reward] of HIBERNATION_REWARDS.entries()) register(`hibernation.${i + 1}`, reward)
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
for (const tribe of TRIBES) {
  for (const side of ['sun', 'moon'] as const) {
    const { ability, always: permanent, techs } = tribe.sides[side]
    const key = register(`${tribe.id}.${side}`, ability)
    permanent.forEach((mod, i) => void registerMod(`${key}.always${i}`, mod))
    always.set(
      key,
      permanent.map((_, i) => modOf(`${key}.always${i}`)),
    )
    for (const [tech, { effect }] of Object.entries(techs)) {
      const own = register(`${key}.${tech}`, effect)
      if (effectOf(own).op.do === 'machine') machineEffects.set(own, `${own}.machine`)
    }
  }
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
    root: rootOf(key),
    mandatory: op.do === 'reward',
    calm: false,
    help: helpOf(op, []),
  })
}
for (const reward of REWARD_SPACES) registerInner(reward.id, { do: 'reward', reward })
for (const [space] of SPACES.entries()) registerInner(`water.${space}`, { do: 'water', space })

/** Every effect by its key, for words and previews. */
export function allEffects(): ReadonlyMap<string, EffectNode> {
  return nodes
}
