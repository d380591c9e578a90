/** Effects as a line of signs: one small language for cards, modules, machines, crates, waters and technologies. */
import type { Color, Count, Effect, Kind, Modifier, Verb } from '@ludarium/revive/data'
import {
  group,
  op,
  own,
  type Part as SignPart,
  type Token as SignToken,
  sequence,
  icon as sign,
  written,
} from '../../kit/signs/language.ts'
import { KIND_ICON, signOf, TRACK, TRIBE_TILE_ICON } from './icons.ts'

/** What only Revive draws: a step on a track, and "5th" in the reader's language. */
export type Own =
  | { readonly step: Color | 'any' }
  /** "5th", in the reader's language. */
  | { readonly nth: number }
export type Part = SignPart<Own>
export type Token = SignToken<Own>

const PALE = 'var(--revive-slate-20)'
const WHITE = 'var(--cloth-text)'
const RANGE = 'var(--revive-blue-17)'

const icon = (name: string, colour = PALE, scale?: number): Part => sign(name, colour, scale)
const good = (what: string): Part => {
  const { icon: name, colour } = signOf(what)
  return icon(name, colour)
}

const COUNTS: Readonly<Record<Count, Part>> = {
  crates: good('crate'),
  energy: good('energy'),
  modules: icon('r-module', 'var(--cloth-faint)'),
  population: icon('meeple'),
  populationLarge: icon('stone-tower', 'var(--revive-violet-8)'),
  tribeMarkers: icon('star', WHITE),
  flasks: icon('round-bottom-flask', 'var(--revive-pink-2)'),
  flasksVisible: icon('round-bottom-flask', 'var(--revive-pink-2)'),
  cards: icon('r-card'),
  'cards:gray': icon('r-card', TRACK.gray.bright),
  'cards:green': icon('r-card', TRACK.green.bright),
  'cards:yellow': icon('r-card', TRACK.yellow.bright),
  'slotted:gray': icon('r-card', TRACK.gray.bright),
  'slotted:green': icon('r-card', TRACK.green.bright),
  'slotted:yellow': icon('r-card', TRACK.yellow.bright),
  water: icon('wave-crest', 'var(--revive-blue-14)'),
  crystals: good('crystal'),
  largeBuildings: icon('modern-city'),
  areaTiles: icon('snowflake-2', 'var(--revive-slate-19)'),
  forestChain: icon('r-fir', 'var(--cloth-good)'),
  pieces: icon('meeple'),
  artifacts: icon('ankh', WHITE),
  explored: icon('compass', WHITE),
}

export const countPart = (what: Count): Part => COUNTS[what]

function bag(all: object): Token[] {
  return Object.entries(all)
    .filter(([what]) => what !== 'do')
    .map(([what, n]) => group(written(Number(n)), good(what)))
}

const kinds = (list: readonly Kind[]): Part[] =>
  list.length === 3 ? [] : list.map((kind) => icon(KIND_ICON[kind], WHITE))

const colour = (track: Color | 'any' | 'terrain'): string =>
  track === 'any' || track === 'terrain' ? PALE : TRACK[track].bright

function boost(of: { readonly range?: number; readonly discount?: number; readonly unlimited?: boolean }): Token[] {
  return [
    ...(of.unlimited ? [group(written('∞'), icon('r-range', RANGE))] : []),
    ...(of.range === undefined || of.range === 0 ? [] : [group(written(`+${of.range}`), icon('r-range', RANGE))]),
    ...(of.discount === undefined || of.discount === 0 ? [] : [group(written(`−${of.discount}`))]),
  ]
}

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
      return [group(written(`${e.times}×`), icon('r-swap', WHITE))]
    case 'pay':
      return [...(e.times > 1 ? [group(written(`${e.times}×`))] : []), ...bag(e.cost), op('›'), ...tokensOf(e.get)]
    case 'choose':
      return sequence(e.of, '/', tokensOf)
    case 'seq':
      return sequence(e.of, '›', tokensOf)
    case 'advance':
      return [group(written(e.n), own({ step: e.track === 'terrain' ? 'any' : e.track }))]
    case 'module':
      return [group(written(e.n), icon('r-module'))]
    case 'tribe':
      return [group(icon('star', 'var(--cloth-text)', 1.1))]
    case 'energyBack':
      return [group(written(e.n), icon('r-back', 'var(--revive-lime-2)'))]
    case 'restPlayed':
      return [group(written(e.n), icon('r-rest'))]
    case 'wake':
      return [group(written(e.n), icon('r-wake'))]
    case 'restActive':
      return [group(icon('r-rest')), op('›'), group(icon('r-top'))]
    case 'playCard':
      return [group(icon('play', WHITE, 0.75), icon('r-card', colour(e.color)))]
    case 'recruit':
      return [group(written('+1'), icon('r-card', colour(e.color)))]
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
      return [group(icon('r-card'), written('='), good('basic'))]
    case 'reopenCrate':
      return [group(icon('r-turn', WHITE), good('crate'))]
    case 'per':
      return [...bag(e.get), op('/'), group(COUNTS[e.count])]
    case 'ongoing':
    case 'addMod':
      return modifier(e.mod)
    case 'hibernate':
      return [group(icon('snowflake-2', 'var(--revive-teal-3)'))]
    case 'unlockSlot':
      return [group(own({ nth: 5 }), icon('r-card'))]
    case 'machine':
      return [group(icon('gears')), ...tokensOf(e.effect)]
    case 'movePopulation':
      return [group(icon('meeple'), icon('r-swap', WHITE))]
    case 'score':
      return [group(written(e.points), good('points')), op(e.every > 1 ? `/ ${e.every}` : '/'), group(COUNTS[e.count])]
    case 'scoreTrack':
      return [group(good('points'), written('='), own({ step: e.track }))]
    case 'scoreSteps':
      return [group(good('points')), op('/'), group(COUNTS[e.count])]
    case 'placeTribeTile':
      return [
        group(written('+'), icon(TRIBE_TILE_ICON[e.tile] ?? 'r-module', WHITE)),
        ...(e.after === undefined ? [] : [op('›'), ...tokensOf(e.after)]),
      ]
    case 'claimWaterHere':
      return [group(icon('wave-crest', 'var(--revive-blue-14)'))]
    case 'moveFalcon':
      return [group(written(e.perMarker), icon('hawk-emblem', WHITE))]
    case 'gainMatching':
      return [group(written(e.n), icon('r-card'), written('='), good('basic'))]
    case 'switchUp':
      return [group(icon('r-turn', WHITE), icon('lever', WHITE))]
    case 'removeArtifact':
      return [group(written('−1'), good('artifact'))]
  }
}

const NEAR = icon('flying-flag', WHITE)

export function modifier(mod: Modifier): Token[] {
  switch (mod.mod) {
    case 'discount':
      return [group(...kinds(mod.kinds), written(`−${mod.n}`), ...(mod.where === undefined ? [] : [NEAR]))]
    case 'range':
      return [group(...kinds(mod.kinds), written(`+${mod.n}`), icon('r-range', RANGE))]
    case 'freeTerrain':
      return [
        group(
          icon('r-fir', 'var(--cloth-good)'),
          icon('wave-crest', 'var(--revive-blue-14)'),
          written('0', RANGE),
          icon('r-range', RANGE),
        ),
      ]
    case 'foodOff':
      return [group(...kinds(mod.kinds), written(`−${mod.n}`), good('food'))]
    case 'noPopulateFee':
      return [group(icon('meeple', WHITE), written('0'), good('book'))]
    case 'when':
      return [group(when(mod.event)), op(':'), ...tokensOf(mod.get)]
    case 'trade':
      return [...bag(mod.cost), op('›'), ...tokensOf(mod.get)]
    case 'origin':
      return [
        group(icon('r-range', RANGE), mod.from === 'falcon' ? icon('hawk-emblem', WHITE) : icon('greek-temple', WHITE)),
      ]
    case 'freeRangeTarget':
      return [group(icon('bullseye', WHITE), written('0', RANGE), icon('r-range', RANGE))]
    case 'targetTribute':
      return [group(icon('bullseye', WHITE)), op(':'), group(good('basic'))]
    case 'builderPoint':
      return [group(icon('hammer-nails', WHITE)), op(':'), group(written(mod.n), good('points'))]
    case 'switchCopy':
      return [group(icon('lever', WHITE), written('='), icon('r-bottom'))]
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
      return icon('wave-crest', 'var(--revive-blue-14)')
    case 'explore':
      return icon('compass', WHITE)
    default:
      return NEAR
  }
}
