/** Where the game's places are on this board: their tabs, and those that log lines and changes are about. */
import { type InnovationMove, type InnovationState, place, places, readPlace } from '@ludarium/innovation'
import { mapById } from '@ludarium/innovation/data'
import type { GameEvent, Seat } from '@ludarium/kernel'
import type { Places } from '../../kit/pieces/context.tsx'
import type { BoardChoice, BoardProps } from '../../table/board.ts'

export { place, readPlace }

export type InnovationProps = BoardProps<InnovationState, InnovationMove>
export type InnovationChoice = BoardChoice<InnovationMove>

type PlaceKind = NonNullable<ReturnType<typeof readPlace>>['kind']
type Tab = 'map' | 'own' | 'science' | 'displays'

const TAB_OF: { readonly [K in PlaceKind]?: Tab } = {
  scholar: 'science',
  return: 'science',
  column: 'science',
  key: 'science',
  action: 'science',
  special: 'own',
  track: 'own',
  book: 'own',
  convert: 'own',
  tile: 'displays',
}

/** The face of the tabletop, or the phone's tab, where a place is. */
export function tabOfPlace(id: string): Tab {
  const found = readPlace(id)
  return (found === null ? undefined : TAB_OF[found.kind]) ?? 'map'
}

/** The hex that a place is on the map, '' for any other place. */
export function hexOf(id: string): string {
  const found = readPlace(id)
  return found?.kind === 'hex' ? found.parts[0] : ''
}

/** On which phone tab a move waits. */
export function tabOf({ move }: InnovationChoice, view: InnovationState, seat: Seat): string {
  const id = places.of(view, seat, move)
  return id === null || id === place.pass ? '' : tabOfPlace(id)
}

/** The phone's tab where a question is answered, '' where there are several; goods can be converted beside any. */
export function turn(choices: readonly InnovationChoice[], view: InnovationState, seat: Seat): string {
  const asked = choices.filter(({ move }) => move.do !== 'convert' && places.of(view, seat, move) !== null)
  const tabs = new Set(asked.map((choice) => tabOf(choice, view, seat)))
  const [only = ''] = tabs
  return tabs.size === 1 ? only : ''
}

const HEX_FIELDS = ['hex', 'from', 'to'] as const
const TILE_FIELDS = ['innovation', 'competency', 'palace', 'tile', 'bonus'] as const

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const found = new Set<string>()
  for (const field of HEX_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') found.add(place.hex(id))
  }
  for (const field of TILE_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') found.add(place.tile(id))
  }
  const { discipline, action, special } = event
  if (typeof discipline === 'string') found.add(place.column(discipline))
  if (typeof action === 'string') found.add(place.action(action))
  if (typeof special === 'string') found.add(place.special(special))
  return found
}

/** What others have built or changed since the last look. */
function fresh(before: InnovationState, now: InnovationState, me: Seat): ReadonlySet<string> {
  const found = new Set<string>()
  const hexes = mapById.get(now.map)?.hexes ?? []
  for (const [n, hex] of hexes.entries()) {
    const other = now.owner[n] !== me
    const built = before.building[n] !== now.building[n] || before.annex[n] !== now.annex[n]
    if (other && (built || before.terrain[n] !== now.terrain[n])) found.add(place.hex(hex.id))
  }
  for (const action of now.usedActions) if (!before.usedActions.includes(action)) found.add(place.action(action))
  return found
}

export const boardPlaces: Places<InnovationState, InnovationMove> = { of: places.of, spoken, fresh }
