/** Effects as a line of signs: one small language for cards, modules, machines, crates, waters and technologies. */
import type { Color, Count, Effect, Kind, Modifier, Verb } from '@ludarium/revive/data'
import { KIND_ICON, signOf, TRACK, TRIBE_TILE_ICON } from './icons.ts'

export type Part =
  | { readonly text: string; readonly colour?: string }
  | { readonly icon: string; readonly colour: string; readonly scale?: number }
  | { readonly step: Color | 'any' }
  /** "5th", in the reader's language. */
  | { readonly nth: number }

/** What stays together on a line, or a sign between two such things: "›" pay or then, "/" or. */
export type Token = { readonly parts: readonly Part[] } | { readonly op: string }

const PALE = '#d9dee6'
const WHITE = '#f2efe7'
const RANGE = '#8fc7ff'

const icon = (name: string, colour = PALE, scale?: number): Part => ({ icon: name, colour, scale })
const text = (said: string | number, colour?: string): Part => ({ text: String(said), colour })
const group = (...parts: readonly Part[]): Token => ({ parts })
const op = (said: string): Token => ({ op: said })
const good = (what: string): Part => {
  const { icon: name, colour } = signOf(what)
  return icon(name, colour)
}

const COUNTS: Readonly<Record<Count, Part>> = {
  crates: good('crate'),
  energy: good('energy'),
  modules: icon('r-module', '#b1b9c6'),
  population: icon('meeple'),
  populationLarge: icon('stone-tower', '#b79ad6'),
  tribeMarkers: icon('star', WHITE),
  flasks: icon('round-bottom-flask', '#e7b7e8'),
  flasksVisible: icon('round-bottom-flask', '#e7b7e8'),
  cards: icon('r-card'),
  'cards:gray': icon('r-card', TRACK.gray.bright),
  'cards:green': icon('r-card', TRACK.green.bright),
  'cards:yellow': icon('r-card', TRACK.yellow.bright),
  'slotted:gray': icon('r-card', TRACK.gray.bright),
  'slotted:green': icon('r-card', TRACK.green.bright),
  'slotted:yellow': icon('r-card', TRACK.yellow.bright),
  water: icon('wave-crest', '#6fb8ea'),
  crystals: good('crystal'),
  largeBuildings: icon('modern-city'),
  areaTiles: icon('snowflake-2', '#bfe3f4'),
  forestChain: icon('r-fir', '#7fd6a0'),
  pieces: icon('meeple'),
  artifacts: icon('ankh', WHITE),
  explored: icon('compass', WHITE),
}

export const countPart = (what: Count): Part => COUNTS[what]

function bag(all: object): Token[] {
  return Object.entries(all)
    .filter(([what]) => what !== 'do')
    .map(([what, n]) => group(text(Number(n)), good(what)))
}

const kinds = (list: readonly Kind[]): Part[] =>
  list.length === 3 ? [] : list.map((kind) => icon(KIND_ICON[kind], WHITE))

const colour = (track: Color | 'any' | 'terrain'): string =>
  track === 'any' || track === 'terrain' ? PALE : TRACK[track].bright

function boost(of: { readonly range?: number; readonly discount?: number; readonly unlimited?: boolean }): Token[] {
  return [
    ...(of.unlimited ? [group(text('∞'), icon('r-range', RANGE))] : []),
    ...(of.range === undefined || of.range === 0 ? [] : [group(text(`+${of.range}`), icon('r-range', RANGE))]),
    ...(of.discount === undefined || of.discount === 0 ? [] : [group(text(`−${of.discount}`))]),
  ]
}

const joined = (list: readonly Effect[], between: string): Token[] =>
  list.flatMap((effect, n) => (n === 0 ? tokensOf(effect) : [op(between), ...tokensOf(effect)]))

const known = new WeakMap<Effect, readonly Token[]>()

/** Found once for an effect: what is drawn of it stays the same. */
export function tokensOf(effect: Effect): readonly Token[] {
  const old = known.get(effect)
  if (old !== undefined) return old
  const made = 'do' in effect ? verb(effect) : effect.flatMap(tokensOf)
  known.set(effect, made)
  return made
}

function verb(e: Verb): Token[] {
  switch (e.do) {
    case 'gain':
      return bag(e)
    case 'trade':
      return [group(text(`${e.times}×`), icon('r-swap', WHITE))]
    case 'pay':
      return [...(e.times > 1 ? [group(text(`${e.times}×`))] : []), ...bag(e.cost), op('›'), ...tokensOf(e.get)]
    case 'choose':
      return joined(e.of, '/')
    case 'seq':
      return joined(e.of, '›')
    case 'advance':
      return [group(text(e.n), { step: e.track === 'terrain' ? 'any' : e.track })]
    case 'module':
      return [group(text(e.n), icon('r-module'))]
    case 'tribe':
      return [group(icon('star', '#fff6df', 1.1))]
    case 'energyBack':
      return [group(text(e.n), icon('r-back', '#cdeb5e'))]
    case 'restPlayed':
      return [group(text(e.n), icon('r-rest'))]
    case 'wake':
      return [group(text(e.n), icon('r-wake'))]
    case 'restActive':
      return [group(icon('r-rest')), op('›'), group(icon('r-top'))]
    case 'playCard':
      return [group(icon('play', WHITE, 0.75), icon('r-card', colour(e.color)))]
    case 'recruit':
      return [group(text('+1'), icon('r-card', colour(e.color)))]
    case 'act':
      return [
        group(...(e.kinds.length === 3 ? e.kinds.map((k) => icon(KIND_ICON[k], WHITE)) : kinds(e.kinds))),
        ...boost(e),
      ]
    case 'boost':
      return [...(e.kinds.length === 3 ? [] : [group(...kinds(e.kinds))]), ...boost(e)]
    case 'flip':
      return [group(icon('r-turn', WHITE), icon('r-card'))]
    case 'allColors':
      return [group(icon('r-card'), text('='), good('basic'))]
    case 'reopenCrate':
      return [group(icon('r-turn', WHITE), good('crate'))]
    case 'per':
      return [...bag(e.get), op('/'), group(COUNTS[e.count])]
    case 'ongoing':
    case 'addMod':
      return modifier(e.mod)
    case 'hibernate':
      return [group(icon('snowflake-2', '#8fe3f0'))]
    case 'unlockSlot':
      return [group({ nth: 5 }, icon('r-card'))]
    case 'machine':
      return [group(icon('gears')), ...tokensOf(e.effect)]
    case 'movePopulation':
      return [group(icon('meeple'), icon('r-swap', WHITE))]
    case 'score':
      return [group(text(e.points), good('points')), op(e.every > 1 ? `/ ${e.every}` : '/'), group(COUNTS[e.count])]
    case 'scoreTrack':
      return [group(good('points'), text('='), { step: e.track })]
    case 'scoreSteps':
      return [group(good('points')), op('/'), group(COUNTS[e.count])]
    case 'placeTribeTile':
      return [
        group(text('+'), icon(TRIBE_TILE_ICON[e.tile] ?? 'r-module', WHITE)),
        ...(e.after === undefined ? [] : [op('›'), ...tokensOf(e.after)]),
      ]
    case 'claimWaterHere':
      return [group(icon('wave-crest', '#6fb8ea'))]
    case 'moveFalcon':
      return [group(text(e.perMarker), icon('hawk-emblem', WHITE))]
    case 'gainMatching':
      return [group(text(e.n), icon('r-card'), text('='), good('basic'))]
    case 'switchUp':
      return [group(icon('r-turn', WHITE), icon('lever', WHITE))]
    case 'removeArtifact':
      return [group(text('−1'), good('artifact'))]
  }
}

const NEAR = icon('flying-flag', WHITE)

export function modifier(mod: Modifier): Token[] {
  switch (mod.mod) {
    case 'discount':
      return [group(...kinds(mod.kinds), text(`−${mod.n}`), ...(mod.where === undefined ? [] : [NEAR]))]
    case 'range':
      return [group(...kinds(mod.kinds), text(`+${mod.n}`), icon('r-range', RANGE))]
    case 'freeTerrain':
      return [group(icon('r-fir', '#7fd6a0'), icon('wave-crest', '#6fb8ea'), text('0', RANGE), icon('r-range', RANGE))]
    case 'foodOff':
      return [group(...kinds(mod.kinds), text(`−${mod.n}`), good('food'))]
    case 'noPopulateFee':
      return [group(icon('meeple', WHITE), text('0'), good('book'))]
    case 'when':
      return [group(when(mod.event)), op(':'), ...tokensOf(mod.get)]
    case 'trade':
      return [...bag(mod.cost), op('›'), ...tokensOf(mod.get)]
    case 'origin':
      return [
        group(icon('r-range', RANGE), mod.from === 'falcon' ? icon('hawk-emblem', WHITE) : icon('greek-temple', WHITE)),
      ]
    case 'freeRangeTarget':
      return [group(icon('bullseye', WHITE), text('0', RANGE), icon('r-range', RANGE))]
    case 'targetTribute':
      return [group(icon('bullseye', WHITE)), op(':'), group(good('basic'))]
    case 'builderPoint':
      return [group(icon('hammer-nails', WHITE)), op(':'), group(text(mod.n), good('points'))]
    case 'switchCopy':
      return [group(icon('lever', WHITE), text('='), icon('r-bottom'))]
  }
}

function when(event: string): Part {
  switch (event) {
    case 'tribeAbility':
      return icon('star', WHITE)
    case 'recruitFromDisplay':
      return icon('r-card')
    case 'gainCrate':
      return good('crate')
    case 'claimWater':
      return icon('wave-crest', '#6fb8ea')
    case 'explore':
      return icon('compass', WHITE)
    default:
      return NEAR
  }
}

/** Roughly how wide the line is, in icons: what is long gets smaller signs or two lines. */
export function lengthOf(tokens: readonly Token[]): number {
  let n = 0
  for (const token of tokens) n += 'op' in token ? 0.6 : token.parts.reduce((sum, part) => sum + widthOf(part), 0.25)
  return n
}

/** As much of the line as these lines of so many signs hold; "…" for the rest, which is whole on the large card. */
export function fitted(tokens: readonly Token[], room: number, lines: number): readonly Token[] {
  let line = 1
  let filled = 0
  for (const [n, token] of tokens.entries()) {
    const length = lengthOf([token])
    if (filled > 0 && line < lines && filled + length > room) {
      line++
      filled = 0
    }
    filled += length
    const more = n < tokens.length - 1 ? MORE : 0
    if (line === lines && filled + more > room) return [...tokens.slice(0, n), op('…')]
  }
  return tokens
}

/** How wide "…" is. */
const MORE = 1

function widthOf(part: Part): number {
  return 'text' in part ? 0.5 * part.text.length : 1
}
