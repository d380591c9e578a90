/** What effects, cards, modules and machines usually bring, in points: how bots tell good ones from poor ones. */
import {
  CARD,
  COLORS,
  type Color,
  type Effect,
  type Gains,
  MACHINES,
  type Price,
  SLOT_MODULES,
  STANDARD_MACHINES,
  type Verb,
} from './data/index.ts'

const GAIN: Readonly<Required<Gains>> = {
  gear: 0.9,
  book: 0.9,
  food: 0.8,
  crystal: 1.3,
  basic: 1,
  points: 1.1,
  energy: 3,
  crate: 2,
  artifact: 8,
}

function gainWorth(gains: Gains | Price): number {
  let worth = 0
  for (const [what, n] of Object.entries(gains)) worth += (GAIN[what as keyof Gains] ?? 0) * Number(n)
  return worth
}

const sum = (effects: readonly Effect[]): number => effects.reduce((worth, effect) => worth + effectWorth(effect), 0)

export function effectWorth(effect: Effect): number {
  return isList(effect) ? sum(effect) : verbWorth(effect)
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect)
}

function verbWorth(verb: Verb): number {
  switch (verb.do) {
    case 'gain': {
      const { do: _, ...gains } = verb
      return gainWorth(gains)
    }
    case 'per':
      return 2.5 * gainWorth(verb.get)
    case 'pay':
      return 0.7 * Math.min(2, verb.times) * Math.max(0.3, effectWorth(verb.get) - gainWorth(verb.cost))
    case 'choose':
      return 0.2 + Math.max(...verb.of.map(effectWorth))
    case 'seq':
      return sum(verb.of)
    case 'trade':
      return 0.3 * verb.times
    case 'advance':
      return (verb.track === 'any' ? 1.8 : 1.5) * verb.n
    case 'energyBack':
      return 1.6 * verb.n
    case 'restPlayed':
    case 'wake':
      return 1.2 * verb.n
    case 'module':
      return 2.5 * verb.n
    case 'act':
      return 3 + (verb.discount ?? 0) + 0.4 * (verb.range ?? 0)
    case 'boost':
      return 0.8 * (verb.discount ?? 0) + 0.4 * (verb.range ?? 0) + (verb.unlimited === true ? 1.2 : 0)
    default:
      return OTHERS[verb.do] ?? 1
  }
}

const OTHERS: Partial<Record<Verb['do'], number>> = {
  tribe: 3,
  playCard: 2.5,
  recruit: 2,
  restActive: 1.6,
  reopenCrate: 1.6,
  ongoing: 1.5,
  allColors: 0.8,
  flip: 0.6,
  hibernate: -1,
}

/** A card is worth what its better half brings, and a little for the choice. */
export const CARD_WORTH: ReadonlyMap<string, { readonly color: number; readonly worth: number }> = new Map(
  [...CARD.values()].map(({ id, color, top, bottom }) => {
    const halves = [top, bottom].map(({ effect, slotSymbol }) => effectWorth(effect) + (slotSymbol ? 0.8 : 0))
    const worth = 0.7 * Math.max(...halves) + 0.3 * Math.min(...halves)
    return [id, { color: COLORS.indexOf(color), worth }]
  }),
)

export const MODULE_WORTH: ReadonlyMap<string, { readonly colors: readonly Color[]; readonly worth: number }> = new Map(
  SLOT_MODULES.map(({ id, colors, effect }) => [id, { colors, worth: effectWorth(effect) }]),
)

/** Machines of technologies are not listed: they bring as much as a good one. */
export const MACHINE_WORTH: ReadonlyMap<string, number> = new Map(
  [...STANDARD_MACHINES, ...MACHINES].map(({ id, effect }) => [id, effectWorth(effect)]),
)
