/** What the map shows beyond the position: what would come, how many steps away a place is, where a fight waits. */
import type { Seat } from '@ludarium/kernel'
import {
  controlledHexes,
  game,
  idOf,
  placeOf,
  productOf,
  type ScytheMove,
  type ScytheState,
  TERRITORIES,
} from '@ludarium/scythe'
import { RESOURCES, type Resource, UNITS } from '@ludarium/scythe/data'
import type { ScytheChoice, ScytheProps } from '../places.ts'
import { stepOf } from '../view.ts'

export interface Coming {
  readonly goods: Partial<Record<Resource, number>>
  readonly workers: number
}

const isResource = (what: string): what is Resource => RESOURCES.some((one) => one === what)

/** By hex, the most that can be harvested there. */
function harvests(view: ScytheState, moves: readonly ScytheMove[]): Map<string, Coming> {
  const found = new Map<string, Coming>()
  for (const move of moves) {
    if (move.do !== 'harvest') continue
    const product = productOf(view, placeOf(move.at))
    const old = found.get(move.at)
    const n = Math.max(move.count, old?.workers ?? 0, ...Object.values(old?.goods ?? {}))
    found.set(move.at, isResource(product) ? { goods: { [product]: n }, workers: 0 } : { goods: {}, workers: n })
  }
  return found
}

/** By hex, what the choice under the pointer (or the question itself) would bring there. */
export function comingOf(
  props: Pick<ScytheProps, 'view' | 'seat' | 'hover' | 'legal' | 'foresee'>,
): ReadonlyMap<string, Coming> {
  const found = findComing(props)
  return found.size === 0 ? NOTHING : found
}

/** Always the same, so that nothing is drawn again for it. */
const NOTHING: ReadonlyMap<string, Coming> = new Map()

function findComing(
  props: Pick<ScytheProps, 'view' | 'seat' | 'hover' | 'legal' | 'foresee'>,
): ReadonlyMap<string, Coming> {
  const { view, seat, hover, legal } = props
  if (seat === null) return new Map()
  const last = hover === null ? undefined : (hover.rest?.[hover.rest.length - 1] ?? hover.move)
  if (hover !== null && last?.do !== 'harvest') {
    const after = props.foresee(hover.move, hover.rest)?.ways[0]
    if (after === undefined) return new Map()
    if (last?.do === 'produce') {
      return stepOf(after)?.step === 'harvest' ? harvests(after, game.legal(after, seat)) : new Map()
    }
    return last?.do === 'place' || last?.do === 'settle' ? gained(view, after, seat) : new Map()
  }
  return harvests(
    view,
    legal.map(({ move }) => move),
  )
}

/** Goods and workers that lie on a hex afterwards and not before. */
function gained(before: ScytheState, after: ScytheState, seat: Seat): Map<string, Coming> {
  const found = new Map<string, Coming>()
  const workersAt = (view: ScytheState, place: number): number =>
    view.players[seat]?.units.slice(5).filter((at) => at === place).length ?? 0
  for (let place = 0; place < TERRITORIES; place++) {
    const goods: Partial<Record<Resource, number>> = {}
    RESOURCES.forEach((resource, n) => {
      const more = (after.resources[4 * place + n] ?? 0) - (before.resources[4 * place + n] ?? 0)
      if (more > 0) goods[resource] = more
    })
    const workers = workersAt(after, place) - workersAt(before, place)
    if (workers > 0 || Object.keys(goods).length > 0) found.set(idOf(place), { goods, workers: Math.max(0, workers) })
  }
  return found
}

/** The places a choice leads a unit through, from where it stands. */
export function pathOf(view: ScytheState, seat: Seat, choice: ScytheChoice | null): readonly string[] {
  if (choice === null) return []
  const moves = [choice.move, ...(choice.rest ?? [])]
  const steps = moves.flatMap((move) => (move.do === 'step' && move.to !== undefined ? [move.to] : []))
  const unit = moves.find((move) => move.do === 'step')
  if (unit?.do !== 'step' || unit.unit === undefined) return []
  const from = view.players[seat]?.units[UNITS.indexOf(unit.unit)] ?? -1
  return from < 0 ? [] : [idOf(from), ...steps]
}

/** How many steps the choice takes, 0 for any other move. */
export function stepCount({ move, rest = [] }: ScytheChoice): number {
  return [move, ...rest].filter((one) => one.do === 'step').length
}

/** By hex, who holds it. */
export function holdersOf(view: ScytheState): ReadonlyMap<string, Seat> {
  const known = holders.get(view)
  if (known !== undefined) return known
  const found = new Map(controlledHexes(view).map(({ at, seat }) => [at, seat]))
  holders.set(view, found)
  return found
}

/** Found once for a view. */
const holders = new WeakMap<ScytheState, ReadonlyMap<string, Seat>>()

/** Whether a fighting unit of somebody else stands there. */
export function hasEnemy(view: ScytheState, seat: Seat, id: string): boolean {
  const place = placeOf(id)
  return view.players.some((player, other) => other !== seat && player.units.slice(0, 5).includes(place))
}
