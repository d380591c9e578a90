/** What is lit: the game's compounds and the legal moves, as far as what is picked on this screen leaves them. */
import {
  type CargoKind,
  cargoMoves,
  leadsToCombat,
  module,
  optionName,
  type ScytheMove,
  topOptionOf,
} from '@ludarium/scythe'
import type { BoardDraft } from '../../table/board.ts'
import { compoundChoices, perDraft, perPosition } from '../../table/compound.ts'
import type { ScytheChoice, ScytheProps } from './places.ts'
import { stepOf } from './view.ts'

export const plansOf = perDraft((props: ScytheProps): readonly ScytheChoice[] => {
  const { view, legal, draft } = props
  switch (stepOf(view)?.step) {
    case 'section':
      return sections(props)
    case 'top':
      return topRow(props)
    case 'journey':
      return journeys(props)
    case 'harvest':
      return harvested(legal, draft)
    default:
      return picked(legal, draft)
  }
})

const compoundsOf = perPosition((props: ScytheProps) => compoundChoices(module, props))

function sections(props: ScytheProps): readonly ScytheChoice[] {
  const only = (choice: ScytheChoice): ScytheChoice =>
    choice.move.do === 'section'
      ? { ...choice, group: 'group.token.only', text: props.words.t('offer.only', { section: choice.message }) }
      : choice
  return [...compoundsOf(props), ...props.legal.map(only)]
}

/** Options in short, as the sections name them; the best first. */
function topRow({ view, seat, legal, words }: ScytheProps): readonly ScytheChoice[] {
  const named = legal.map((choice) => {
    const option = topOptionOf(choice.move)
    if (option === '' || seat === null) return choice
    return { ...choice, group: 'group.action', text: words.t(optionName(view, seat, option)) }
  })
  return named.sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0))
}

/** What is loaded and left behind goes with the press on a territory. */
function journeys(props: ScytheProps): readonly ScytheChoice[] {
  const { view, seat, legal, draft, words } = props
  const cargo = cargoMoves(
    legal.map(({ move }) => move),
    (what) => draftedCargo(draft, what),
  )
  const loaded = (choice: ScytheChoice): ScytheChoice => {
    const [move = choice.move, ...steps] = [...cargo, choice.move]
    return { ...choice, move, rest: [...steps, ...(choice.rest ?? [])] }
  }
  const near = legal.flatMap((choice): ScytheChoice[] => {
    const { move } = choice
    if (move.do !== 'step' || seat === null) return []
    const key = leadsToCombat(view, seat, move.unit, move.to) ? 'offer.near.fight' : 'offer.near'
    return [loaded({ ...choice, text: words.t(key, { to: { key: `place.${move.to}` } }) })]
  })
  return [...near, ...compoundsOf(props).map(loaded), ...legal.filter(({ move }) => move.do !== 'step')]
}

/** How much more or less of it is wanted aboard. */
export function draftedCargo(draft: BoardDraft, what: CargoKind): number {
  const wanted = draft[`cargo.${what}`]
  return typeof wanted === 'number' ? wanted : 0
}

/** By territory, the most that can be harvested there. */
export function mostHarvest(moves: readonly ScytheMove[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const move of moves) if (move.do === 'harvest') most.set(move.at, Math.max(move.count, most.get(move.at) ?? 0))
  return most
}

/** How much of it the draft wants: everything, unless fewer are set. */
export function wantedHarvest(draft: BoardDraft, at: string, most: number): number {
  const wanted = draft[`harvest.${at}`]
  return typeof wanted === 'number' ? Math.min(wanted, most) : most
}

/** One harvest for each territory; the largest first. */
function harvested(legal: readonly ScytheChoice[], draft: BoardDraft): readonly ScytheChoice[] {
  const most = mostHarvest(legal.map(({ move }) => move))
  const wanted = ({ move }: ScytheChoice): boolean =>
    move.do !== 'harvest' || move.count === wantedHarvest(draft, move.at, most.get(move.at) ?? 0)
  const count = ({ move }: ScytheChoice): number => (move.do === 'harvest' ? move.count : 0)
  return legal.filter(wanted).sort((a, b) => count(b) - count(a))
}

/** Moves that the picked cube, mech, structure or resource leaves. */
function picked(legal: readonly ScytheChoice[], { pick }: BoardDraft): readonly ScytheChoice[] {
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
