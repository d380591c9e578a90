/** What one press does: the token and a row together, several steps at once, cargo before a step, a whole sealed answer. */
import { type Compound, compoundList, type Message, type MoveMessage, next, type Seat } from '@ludarium/kernel'
import { evaluate } from './advice.ts'
import { placeOf } from './board.ts'
import { RESOURCES, type TopAction, type Unit } from './data/index.ts'
import { matOf } from './figures.ts'
import { game } from './game.ts'
import { topWorth } from './mat.ts'
import { combatUnitsAt } from './pieces.ts'
import { place, type TopOption, topOptionOf } from './places.ts'
import { reachable } from './preview.ts'
import type { ScytheMove, ScytheMoveOf, ScytheState } from './state.ts'
import { placeName } from './words/parts.ts'
import { speech } from './words/speech.ts'

const TOP_OF: Readonly<Record<TopOption, readonly [action: TopAction | 'factory', option: number]>> = {
  move: ['move', 0],
  coins: ['move', 1],
  power: ['bolster', 0],
  combatCards: ['bolster', 1],
  resources: ['trade', 0],
  popularity: ['trade', 1],
  produce: ['produce', 0],
  factory: ['factory', 0],
}

/** How much an option of a top row gives now. */
export function optionWorth(s: ScytheState, seat: Seat, option: TopOption): number {
  const p = s.players[seat]
  const [action, n] = TOP_OF[option]
  return p === undefined || action === 'factory' ? 0 : topWorth(s, p, action, n)
}

/** The section whose top row has the option. */
export function sectionWith(s: ScytheState, seat: Seat, option: TopOption): string {
  const p = s.players[seat]
  const [action] = TOP_OF[option]
  if (p === undefined || action === 'factory') return 'factory'
  return matOf(s, p).sections.find(({ top }) => top === action)?.bottom ?? ''
}

/** An option of a top row, in short. */
export function optionName(s: ScytheState, seat: Seat, option: TopOption): Message {
  return { key: `compound.${option}`, params: { n: optionWorth(s, seat, option) } }
}

/** S7.1 Whether the step leads into a combat. */
export function leadsToCombat(s: ScytheState, seat: Seat, unit: Unit, to: string): boolean {
  const there = placeOf(to)
  return !unit.startsWith('worker') && s.players.some((p, other) => other !== seat && combatUnitsAt(p, there) > 0)
}

/** S5 Options of a top row are ranked. */
export const isRanked = (_s: ScytheState, move: ScytheMove): boolean => topOptionOf(move) !== ''

/** Moves that can be made beside either row. */
const ASIDE: ReadonlySet<string> = new Set(['reveal', 'prefer', 'give', 'skip'])

export function wasteful({ legal }: { readonly legal: readonly ScytheMove[] }, move: ScytheMove): Message | null {
  return move.do === 'skip' && legal.some((one) => !ASIDE.has(one.do)) ? { key: 'wasteful.skip' } : null
}

/** Kinds of cargo that are taken along one by one. */
export const CARGO = [...RESOURCES, 'worker', 'moved'] as const
export type CargoKind = (typeof CARGO)[number]

/** S6.8 Loads (above 0) and drops (below 0) as they are wanted, as far as they are legal. */
export function cargoMoves(legal: readonly ScytheMove[], wanted: (what: CargoKind) => number): readonly ScytheMove[] {
  return CARGO.flatMap((what): ScytheMove[] => {
    const verb = wanted(what) > 0 ? 'load' : 'drop'
    const all = Math.max(0, ...legal.map((move) => (move.do === verb && move.what === what ? move.amount : 0)))
    const n = Math.min(Math.abs(wanted(what)), all)
    if (n === all && all > 0) return [{ do: verb, what, amount: all }]
    return Array.from({ length: n }, () => ({ do: verb, what, amount: 1 }))
  })
}

/** S7.3 What is left to answer in a combat: the dial unless it is set, cards, and no more. */
export function sealedAnswer(power: number | null, cards: readonly string[]): readonly ScytheMove[] {
  const dial: readonly ScytheMove[] = power === null ? [] : [{ do: 'dial', power }]
  return [...dial, ...cards.map((card): ScytheMove => ({ do: 'card', card })), { do: 'ready' }]
}

function said(s: ScytheState, seat: Seat, move: ScytheMove, { key, params = {} }: Message): MoveMessage {
  const { group, rule } = speech.move(s, seat, move)
  return { key, params, group, rule }
}

export const compounds = compoundList<ScytheState, ScytheMove>({
  /** S3.1 The token, and an option of the row above it. */
  section(move, { view, seat, ahead }): Compound<ScytheMove>[] {
    const after = ahead([move])
    if (after === null || next(after)?.step !== 'top') return []
    return game.legal(after, seat).flatMap((top) => {
      const option = topOptionOf(top)
      const end = option === '' ? null : ahead([move, top])
      if (option === '' || end === null) return []
      const message = said(after, seat, top, optionName(view, seat, option))
      return [{ message, parts: [move, top], place: place.option(option), rank: evaluate(end, seat) }]
    })
  },
  /** S6.2 On to territories that are more than one step away. */
  step(move, { view, seat, legal }): Compound<ScytheMove>[] {
    const step = next(view)
    if (step?.step !== 'journey') return []
    const near = new Set(legal.map((one) => (one.do === 'step' ? one.to : '')))
    return reachable(view, seat, move.unit, step.left).flatMap(({ to, path }) => {
      if (path[0] !== move.to || near.has(to)) return []
      const steps = path.map((hex): ScytheMoveOf<'step'> => ({ ...move, to: hex }))
      const key = leadsToCombat(view, seat, move.unit, to) ? 'compound.far.fight' : 'compound.far'
      const params = { to: placeName(to), via: path.slice(0, -1).map(placeName) }
      const message = said(view, seat, move, { key, params })
      return [{ message, parts: [move, ...steps.slice(1)], place: place.hex(to), rank: 0 }]
    })
  },
})
