/** What an ability of a faction opens on the map: found by the rules, from a place near its home. */
import type { HexCoordinate } from '@ludarium/kernel'
import { placeOf, reachable, type ScytheState } from '@ludarium/scythe'
import { BASES, type FactionData, HEXES } from '@ludarium/scythe/data'
import { isHex, SPOTS, spotOf } from '../view.ts'

export interface OpenedWay {
  /** The same table with a character there, and the mech of the ability beside it. */
  readonly view: ScytheState
  readonly from: string
  /** Places that could not be reached without the ability. */
  readonly to: readonly string[]
}

/** The character's unit, and the first of the workers. */
const CHARACTER = 0
const WORKER = 5

function withUnits(view: ScytheState, units: Readonly<Record<number, number>>): ScytheState {
  const own = view.players[0]
  if (own === undefined) return view
  const placed = own.units.map((at, n) => units[n] ?? at)
  return { ...view, players: [{ ...own, units: placed }, ...view.players.slice(1)] }
}

const away = (a: HexCoordinate, b: HexCoordinate): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))

const placesOf = (view: ScytheState, unit: 'character' | 'worker1'): readonly string[] =>
  reachable(view, 0, unit).map(({ to }) => to)

/** Null for an ability that opens no way by itself. The first seat plays the faction, and has no mech yet. */
export function openedBy(view: ScytheState, faction: FactionData, ability: string): OpenedWay | null {
  const base = BASES.find(({ id }) => id === faction.homeBase)
  if (base === undefined) return null
  const starts = [...HEXES].sort((a, b) => away(a, base) - away(b, base))
  const mech = faction.mechs.findIndex(({ id }) => id === ability)
  for (const { id } of starts) {
    const at = placeOf(id)
    const bare = withUnits(view, { [CHARACTER]: at })
    const known = new Set([id, ...placesOf(bare, 'character')])
    // Swimming is what workers do; the character beside them does not.
    const after =
      mech >= 0 ? withUnits(bare, { [1 + mech]: at }) : ability === 'swim' ? withUnits(bare, { [WORKER]: at }) : bare
    const to = placesOf(after, mech >= 0 ? 'character' : 'worker1').filter((one) => !known.has(one))
    if ((mech >= 0 || ability === 'swim') && to.length > 0) return { view: after, from: id, to: onMap(to) }
  }
  return null
}

/** Hexes before home bases, the nearest first. */
function onMap(ids: readonly string[]): readonly string[] {
  const order = new Map(SPOTS.map(({ id }, n) => [id, n]))
  return [...ids].sort(
    (a, b) => Number(isHex(spotOf(b))) - Number(isHex(spotOf(a))) || (order.get(a) ?? 0) - (order.get(b) ?? 0),
  )
}
