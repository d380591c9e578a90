/**
 * What the rules ask of each component, worked out once from the data: numbers instead of names, sums instead of lists.
 * Every look-up asks the state, so that a later version of the rules can change a figure behind `since`.
 */
import { at, type State } from '@ludarium/kernel'
import {
  boardFigures,
  type CharacterOption,
  type Cost,
  characterById,
  type EditionFlags,
  type Effect,
  editionOf,
  type Filter,
  type FragmentCard,
  fragments,
  type Modifier,
  type Requirement,
  type SegmentCard,
  type Star,
  segments,
  type Treaty,
  type Trigger,
  treaties,
  types,
} from './data/index.ts'
import { addressOf } from './script.ts'

export const TYPES: readonly string[] = types.map((type) => type.id)

/** Golden figures of a card (E7). */
export interface Golden {
  attack: number
  defense: number
  foundation: number
  wealth: number
  influence: number
  essence: number
  ignoreAttack: number
  draw: number
}

export interface Passive {
  readonly script: string
  readonly filter: Filter
}

export interface Modification {
  readonly modify: Modifier
  readonly n: number
  readonly filter: Filter
}

export interface BuiltStar {
  readonly star: Star
  readonly cost: readonly Cost[]
  readonly script: string
  /** The action itself copies; it cannot be copied (R16). */
  readonly spies: boolean
}

/** A segment as the rules see it. */
export interface Built {
  readonly card: SegmentCard
  readonly cost: number
  /** Index of the type, and bit masks of plus and minus types. */
  readonly type: number
  readonly plus: number
  readonly minus: number
  /** Essence for each neighbour of a plus type (E10.3). */
  readonly bonus: number
  readonly star: BuiltStar | null
  /** Grey and golden lists, in the order of the card. */
  readonly onBuild: readonly string[]
  readonly golden: Golden
  readonly passives: Readonly<Partial<Record<Trigger, Passive>>>
  readonly modifications: readonly Modification[]
}

const NO_FILTER: Filter = {}
/** Nothing golden at all. */
export const NO_GOLD: Readonly<Golden> = {
  attack: 0,
  defense: 0,
  foundation: 0,
  wealth: 0,
  influence: 0,
  essence: 0,
  ignoreAttack: 0,
  draw: 0,
}
const maskOf = (list: readonly string[]): number => list.reduce((mask, type) => mask | (1 << TYPES.indexOf(type)), 0)

function isGolden(effect: Effect): effect is Effect & { readonly op: keyof Golden; readonly n: number } {
  return effect.op in NO_GOLD && 'n' in effect && typeof effect.n === 'number'
}

function goldenOf(card: SegmentCard): Golden {
  const sum: Golden = { ...NO_GOLD }
  for (const ability of card.abilities) {
    if (ability.kind !== 'income') continue
    for (const effect of ability.do) {
      if (!isGolden(effect)) throw new Error(`'${card.id}' has an income that is no plain gain.`)
      sum[effect.op] += effect.n
    }
  }
  return sum
}

function builtStar(card: SegmentCard): BuiltStar | null {
  for (const [i, ability] of card.abilities.entries()) {
    if (ability.kind !== 'action') continue
    const { star, cost } = ability
    return { star, cost, script: addressOf(card.id, i), spies: ability.do.some(({ op }) => op === 'spy') }
  }
  return null
}

function builtOf(card: SegmentCard): Built {
  const onBuild: string[] = []
  const passives: Partial<Record<Trigger, Passive>> = {}
  const modifications: Modification[] = []
  for (const [i, ability] of card.abilities.entries()) {
    const script = addressOf(card.id, i)
    if (ability.kind === 'oneTime' || ability.kind === 'income') onBuild.push(script)
    if (ability.kind !== 'passive') continue
    const filter = ability.filter ?? NO_FILTER
    if ('on' in ability) passives[ability.on] = { script, filter }
    else modifications.push({ modify: ability.modify, n: ability.n, filter })
  }
  return {
    card,
    cost: card.cost ?? 0,
    type: TYPES.indexOf(card.type),
    plus: maskOf(card.plus),
    minus: maskOf(card.minus),
    bonus: card.kind === 'monument' ? 2 : 1,
    star: builtStar(card),
    onBuild,
    golden: goldenOf(card),
    passives,
    modifications,
  }
}

const built = new Map(segments.map((card) => [card.id, builtOf(card)]))

export type Board = typeof boardFigures

/** The figures printed on the board and in the rules. */
export function boardOf(_s: State): Board {
  return boardFigures
}

/** E2.2 What the table's edition does its own way. */
export function flagsOf(s: State): EditionFlags {
  return editionOf(s.options.edition)
}

/** E12.1 The treaties, in the order of `EssenceState.treaties`. */
export function treatiesOf(_s: State): readonly Treaty[] {
  return treaties
}

export function builtCard(_s: State, card: string): Built {
  const found = built.get(card)
  if (found === undefined) throw new Error(`No segment '${card}'.`)
  return found
}

/** The star of a segment that bears one. */
export function starOf(s: State, card: string): BuiltStar {
  const { star } = builtCard(s, card)
  if (star === null) throw new Error(`'${card}' bears no star.`)
  return star
}

export function optionsOf(_s: State, card: string): readonly CharacterOption[] {
  const found = characterById.get(card)
  if (found === undefined) throw new Error(`No character '${card}'.`)
  return found.options
}

/** Spy, Priest, Engineer, Mayor: what the Slaver may use (E20.3). */
export function isCore(_s: State, card: string): boolean {
  const found = characterById.get(card)
  return found !== undefined && 'core' in found && found.core
}

/** A cell of a pattern, from its first letter, and the index of the type that must lie there. */
export interface PatternCell {
  readonly x: number
  readonly y: number
  readonly type: number
}

/** A fragment as the rules see it: its one requirement, and its pattern in every different rotation. */
export interface Prophecy {
  readonly card: FragmentCard
  readonly requirement: Requirement
  readonly turns: readonly (readonly PatternCell[])[]
  /** Segments of each type that the pattern needs. */
  readonly needs: readonly number[]
}

const LETTER_ORDER = types.map((type) => type.letter).join('')

function patternCells(rows: readonly string[]): PatternCell[] {
  const cells: PatternCell[] = []
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter !== '.') cells.push({ x, y, type: LETTER_ORDER.indexOf(letter) })
    }
  }
  return cells
}

/** Sorted, and shifted so that the first cell is the origin. */
function anchored(cells: readonly PatternCell[]): PatternCell[] {
  const sorted = [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
  const first = at(sorted, 0)
  return sorted.map(({ x, y, type }) => ({ x: x - first.x, y: y - first.y, type }))
}

/** E13.5 The pattern turned by 0, 90, 180 and 270 degrees; turns that look the same are kept once. */
export function turnsOf(rows: readonly string[]): PatternCell[][] {
  const turns: PatternCell[][] = []
  const seen = new Set<string>()
  let cells = patternCells(rows)
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = anchored(cells)
    const key = JSON.stringify(turn)
    if (!seen.has(key)) turns.push(turn)
    seen.add(key)
    cells = cells.map(({ x, y, type }) => ({ x: -y || 0, y: x, type }))
  }
  return turns
}

function prophecyOf(card: FragmentCard): Prophecy {
  const requirement = card.requires[0]
  if (requirement === undefined || card.requires.length > 1) throw new Error(`'${card.id}' needs one requirement.`)
  const turns = requirement.req === 'pattern' ? turnsOf(requirement.rows) : []
  const needs = TYPES.map((_, type) => (turns[0] ?? []).filter((cell) => cell.type === type).length)
  return { card, requirement, turns, needs }
}

const prophecies = new Map(fragments.map((card) => [card.id, prophecyOf(card)]))

export function prophecyCard(_s: State, card: string): Prophecy {
  const found = prophecies.get(card)
  if (found === undefined) throw new Error(`No fragment '${card}'.`)
  return found
}

/** E4.3 The backs show the value: I, II or III. */
export const BACKS: readonly string[] = ['', '?i', '?ii', '?iii']

/** The value of a fragment, also of one that shows only its back. */
export function fragmentValue(s: State, card: string): number {
  const back = BACKS.indexOf(card)
  return back > 0 ? back : prophecyCard(s, card).card.value
}
