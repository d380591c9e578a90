/** Where the game's places are on this board: their tabs, and those that log lines and changes are about. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { place, places, readPlace, type ScytheMove, type ScytheState } from '@ludarium/scythe'
import { HEXES } from '@ludarium/scythe/data'
import type { Places } from '../../kit/pieces/context.tsx'
import type { BoardChoice, BoardProps } from '../../table/board.ts'
import { choicePlace } from '../../table/compound.ts'

export { place, readPlace }

export type ScytheProps = BoardProps<ScytheState, ScytheMove>
export type ScytheChoice = BoardChoice<ScytheMove>

type PlaceKind = NonNullable<ReturnType<typeof readPlace>>['kind']

/** Phone tabs of what does not lie on the map; a sheet asks for amounts. */
const TAB_OF: { readonly [K in PlaceKind]?: string } = {
  section: 'mat',
  option: 'mat',
  bottom: 'mat',
  slot: 'mat',
  recruit: 'mat',
  preferences: 'mat',
  card: 'faction',
  objective: 'faction',
  goal: 'tracks',
  seat: 'rivals',
  amount: '',
}

/** On which phone tab a move waits. */
export function tabOf(choice: ScytheChoice, view: ScytheState, seat: Seat): string {
  const found = readPlace(choicePlace(places, choice, view, seat))
  return found === null ? '' : (TAB_OF[found.kind] ?? 'board')
}

/** The hex that a place is on the map, '' for any other place. */
export function hexOf(id: string): string {
  const found = readPlace(id)
  return found?.kind === 'hex' ? found.parts[0] : ''
}

const PLACE_FIELDS = ['at', 'to', 'from'] as const

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const found = new Set<string>()
  for (const field of PLACE_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') found.add(place.hex(id))
  }
  const { goal, section, seat } = event
  if (typeof goal === 'string') found.add(place.goal(goal))
  if (typeof section === 'string' && seat !== undefined) found.add(place.section(section))
  return found
}

/** What has come or changed on the map since the last look. */
function fresh(before: ScytheState, now: ScytheState, me: Seat): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [n, hex] of HEXES.entries()) {
    const goods = [0, 1, 2, 3].some((i) => before.resources[4 * n + i] !== now.resources[4 * n + i])
    if (goods || signOf(before, n, me) !== signOf(now, n, me)) found.add(place.hex(hex.id))
  }
  return found
}

/** Rivals' pieces on a hex, as text to compare. */
function signOf(view: ScytheState, hex: number, me: Seat): string {
  return view.players
    .map((player, seat) =>
      seat === me ? '' : `${player.units.filter((at) => at === hex).length}${player.structures.includes(hex)}`,
    )
    .join()
}

export const boardPlaces: Places<ScytheState, ScytheMove> = { of: places.of, spoken, fresh }
