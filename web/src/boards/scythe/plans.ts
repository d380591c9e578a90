/**
 * What can be done with one click: the legal moves, and where one thing is meant by several decisions, these together.
 * An option of the mat puts the token and takes the row; a step loads first, and goes on to places farther away.
 */
import type { Seat } from '@ludarium/kernel'
import { game, matOf, reachable, type ScytheMove, type ScytheState, type ScytheStep, topWorth } from '@ludarium/scythe'
import { RESOURCES, SECTIONS, type TopAction, UNITS } from '@ludarium/scythe/data'
import type { Draft } from '../../table/board.ts'
import { hasEnemy } from './map/reading.ts'
import { type ScytheChoice, type ScytheProps, type TopOption, topOptionOf } from './targets.ts'
import { kindOf, stepOf } from './view.ts'

const known = new WeakMap<readonly ScytheChoice[], Map<Draft, readonly ScytheChoice[]>>()

/** Found once for a position and a draft. */
export function plansOf(props: ScytheProps): readonly ScytheChoice[] {
  const { legal, draft } = props
  const found = known.get(legal) ?? new Map<Draft, readonly ScytheChoice[]>()
  known.set(legal, found)
  const old = found.get(draft)
  if (old !== undefined) return old
  const made = planned(props)
  found.set(draft, made)
  return made
}

function planned(props: ScytheProps): readonly ScytheChoice[] {
  const { view, seat, legal, draft } = props
  const step = stepOf(view)
  if (seat === null || step === undefined || legal.length === 0) return legal
  switch (step.step) {
    case 'section':
      return sections(props, seat)
    case 'top':
      return ranked(
        props,
        seat,
        legal.map((choice) => named(props, seat, choice, choice.move)),
      )
    case 'journey':
      return journeys(props, seat, step)
    case 'harvest':
      return harvested(legal, draft)
    default:
      return picked(legal, draft)
  }
}

/** By territory, the most that can be harvested there. */
export function mostHarvest(moves: readonly ScytheMove[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const move of moves) if (move.do === 'harvest') most.set(move.at, Math.max(move.count, most.get(move.at) ?? 0))
  return most
}

/** How much of it the draft wants: everything, unless fewer are set. */
export function wantedHarvest(draft: Draft, at: string, most: number): number {
  const wanted = draft[`harvest.${at}`]
  return typeof wanted === 'number' ? Math.min(wanted, most) : most
}

/** One harvest for each territory; the largest first. */
function harvested(legal: readonly ScytheChoice[], draft: Draft): readonly ScytheChoice[] {
  const most = mostHarvest(legal.map(({ move }) => move))
  const wanted = ({ move }: ScytheChoice): boolean =>
    move.do !== 'harvest' || move.count === wantedHarvest(draft, move.at, most.get(move.at) ?? 0)
  const count = ({ move }: ScytheChoice): number => (move.do === 'harvest' ? move.count : 0)
  return legal.filter(wanted).sort((a, b) => count(b) - count(a))
}

/** Moves that the picked cube, mech, structure or resource leaves. */
function picked(legal: readonly ScytheChoice[], { pick }: Draft): readonly ScytheChoice[] {
  if (typeof pick !== 'string') return legal
  const left = legal.filter(({ move }) => pickOf(move) === pick || pickOf(move) === '')
  return left.length === 0 ? legal : left
}

/** What is picked up first to make the move, '' where nothing is. */
export function pickOf(move: Partial<ScytheMove>): string {
  switch (move.do) {
    case 'upgrade':
      return move.from ?? ''
    case 'deploy':
      return move.mech ?? ''
    case 'build':
      return move.structure ?? ''
    case 'place':
      return move.resource ?? ''
    default:
      return ''
  }
}

/** The moves of the top row that could be taken after the token is put there. */
export function topMovesOf(props: ScytheProps, seat: Seat, section: ScytheChoice): readonly ScytheMove[] {
  const after = props.foresee(section.move)?.ways[0]
  if (after === undefined || stepOf(after)?.step !== 'top') return []
  return game.legal(after, seat).filter((move) => topOptionOf(move) !== '')
}

function sections(props: ScytheProps, seat: Seat): readonly ScytheChoice[] {
  const options = props.legal.flatMap((choice) =>
    choice.move.do === 'section'
      ? topMovesOf(props, seat, choice).map((top) => named(props, seat, { ...choice, rest: [top] }, top))
      : [],
  )
  const rest = props.legal.map((choice) =>
    choice.move.do === 'section'
      ? { ...choice, group: 'group.token.only', text: props.words.t('offer.only', { section: choice.message }) }
      : choice,
  )
  return [...ranked(props, seat, options), ...rest]
}

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
export function worthOf(view: ScytheState, seat: Seat, option: TopOption): number {
  const player = view.players[seat]
  const [action, n] = TOP_OF[option]
  return player === undefined || action === 'factory' ? 0 : topWorth(view, player, action, n)
}

/** The section whose top row has the option. */
export function homeOf(view: ScytheState, seat: Seat, option: TopOption): string {
  const player = view.players[seat]
  const [action] = TOP_OF[option]
  if (player === undefined || action === 'factory') return 'factory'
  return matOf(view, player).sections.find(({ top }) => top === action)?.bottom ?? ''
}

function named(props: ScytheProps, seat: Seat, choice: ScytheChoice, top: ScytheMove): ScytheChoice {
  const option = topOptionOf(top)
  if (option === '') return choice
  const text = props.words.t(`offer.${option}`, { n: worthOf(props.view, seat, option) })
  return { ...choice, group: 'group.action', text }
}

/** What the rules' own advice thinks best comes first and is on Enter, as long as there are few. */
function ranked(props: ScytheProps, seat: Seat, choices: readonly ScytheChoice[]): readonly ScytheChoice[] {
  if (choices.length > 16) return choices
  const value = (choice: ScytheChoice): number => {
    const after = props.foresee(choice.move, choice.rest)?.ways[0]
    return after === undefined || topOptionOf(choice.rest?.[0] ?? choice.move) === ''
      ? Number.NEGATIVE_INFINITY
      : game.advice.evaluate(after, seat)
  }
  return choices
    .map((choice) => ({ choice, worth: value(choice) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice, worth }, n, all) => ({ ...choice, worth: n === 0 && worth > (all[1]?.worth ?? worth) ? 1 : 0 }))
}

type Journey = Extract<ScytheStep, { step: 'journey' }>

/** Kinds of cargo in the order of the picker. */
export const CARGO = [...RESOURCES, 'worker', 'moved'] as const
export type CargoKind = (typeof CARGO)[number]

/** The loads and drops that bring what is aboard to what the draft wants. */
export function cargoMoves(legal: readonly ScytheChoice[], draft: Draft): readonly ScytheMove[] {
  return CARGO.flatMap((what): ScytheMove[] => {
    const wanted = draft[`cargo.${what}`]
    if (typeof wanted !== 'number' || wanted === 0) return []
    const verb = wanted > 0 ? 'load' : 'drop'
    const all = Math.max(0, ...legal.map(({ move }) => (move.do === verb && move.what === what ? move.amount : 0)))
    const n = Math.min(Math.abs(wanted), all)
    if (n === all && all > 0) return [{ do: verb, what, amount: all }]
    return Array.from({ length: n }, () => ({ do: verb, what, amount: 1 }))
  })
}

function journeys(props: ScytheProps, seat: Seat, step: Journey): readonly ScytheChoice[] {
  const { view, legal, draft, words } = props
  const unit = UNITS[step.unit]
  if (unit === undefined) return legal
  const cargo = cargoMoves(legal, draft)
  const near = legal.filter(({ move }) => move.do === 'step')
  const loaded = (path: readonly ScytheMove[], choice: ScytheChoice): ScytheChoice => {
    const [first, ...rest] = [...cargo, ...path]
    return first === undefined ? choice : { ...choice, move: first, rest }
  }
  const fights = (to: string): '' | '.fight' => (kindOf(unit) !== 'worker' && hasEnemy(view, seat, to) ? '.fight' : '')
  const steps = near.map((choice) => {
    const to = choice.move.do === 'step' ? choice.move.to : ''
    return loaded([choice.move], {
      ...choice,
      text: words.t(`offer.near${fights(to)}`, { to: { key: `place.${to}` } }),
    })
  })
  const far = reachable(view, seat, unit, step.left).flatMap(({ to, path, steps: n }): ScytheChoice[] => {
    const first = near.find(({ move }) => move.do === 'step' && move.to === path[0])
    if (n < 2 || first === undefined || near.some(({ move }) => move.do === 'step' && move.to === to)) return []
    const moves = path.map((hex): ScytheMove => ({ do: 'step', unit, to: hex }))
    const via = path.slice(0, -1).map((hex) => ({ key: `place.${hex}` }))
    const text = words.t(`offer.far${fights(to)}`, { to: { key: `place.${to}` }, via })
    return [loaded(moves, { ...first, text })]
  })
  const rest = legal.filter(({ move }) => move.do !== 'step')
  return [...steps, ...far, ...rest]
}

/** Sections in the order of the mat, the Factory card last. */
export function isSection(id: string): id is (typeof SECTIONS)[number] {
  return SECTIONS.some((one) => one === id)
}
