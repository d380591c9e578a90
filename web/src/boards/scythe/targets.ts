/** Where on the board a move is made: every thing has a name, every move the name of the thing to click. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { idOf, type ScytheMove, type ScytheState } from '@ludarium/scythe'
import { HEXES, UNITS } from '@ludarium/scythe/data'
import type { BoardProps, Choice } from '../../table/board.ts'
import type { Places } from '../../table/pieces/context.tsx'

export type ScytheProps = BoardProps<ScytheState, ScytheMove>
export type ScytheChoice = Choice<ScytheMove>

/** Options of the top rows. Each stands on one section of a mat only. */
export type TopOption = 'move' | 'coins' | 'power' | 'combatCards' | 'resources' | 'popularity' | 'produce' | 'factory'

export const place = {
  hex: (id: string) => `hex:${id}`,
  section: (section: string) => `section:${section}`,
  option: (option: TopOption) => `option:${option}`,
  bottom: (section: string) => `bottom:${section}`,
  slot: (section: string) => `slot:${section}`,
  recruit: (section: string) => `recruit:${section}`,
  card: (card: string) => `card:${card}`,
  objective: (objective: string) => `objective:${objective}`,
  factoryCard: (card: string) => `factory:${card}`,
  goal: (goal: string) => `goal:${goal}`,
  seat: (seat: Seat) => `seat:${seat}`,
  encounter: (option: string) => `encounter:${option}`,
  /** Panels over the map: amounts, cargo, the sides of a card, who goes along. */
  amount: 'amount',
  cargo: 'cargo',
  combat: 'combat',
  /** The gear on the mat's head. */
  preferences: 'preferences',
  /** "Skip it", "End the turn" and their like: in the bar only. */
  goOn: 'goOn',
} as const

/** The option of a top row that the move takes, '' for any other move. */
export function topOptionOf(move: Partial<ScytheMove>): TopOption | '' {
  switch (move.do) {
    case 'move':
    case 'coins':
    case 'produce':
    case 'factory':
      return move.do
    case 'bolster':
      return move.take ?? 'power'
    case 'trade':
      return move.take ?? 'resources'
    default:
      return ''
  }
}

/** The thing on the board to click for the move. Every move has one. */
export function placeOfMove(move: Partial<ScytheMove>, view: ScytheState, me: Seat): string {
  const option = topOptionOf(move)
  if (option !== '') return place.option(option)
  switch (move.do) {
    case 'section':
      return place.section(move.section ?? '')
    case 'bottom':
      return place.bottom(move.action ?? '')
    case 'prefer':
      return place.preferences
    case 'reveal':
      return place.objective(move.objective ?? '')
    case 'pay':
    case 'place':
    case 'settle':
    case 'harvest':
    case 'deploy':
    case 'build':
    case 'fight':
    case 'flag':
    case 'trap':
    case 'rearm':
      return place.hex(move.at ?? '')
    case 'unit':
      return place.hex(move.at ?? whereIs(move.unit, view, me))
    case 'bring':
      return place.hex(whereIs(move.unit, view, me))
    case 'step':
    case 'retreat':
    case 'relocate':
      return place.hex(move.to ?? '')
    case 'coerce':
    case 'discard':
      return place.card(move.card ?? '')
    case 'upgrade':
      return place.slot(move.to ?? '')
    case 'enlist':
      return place.recruit(move.section ?? '')
    case 'star':
      return place.goal(move.goal ?? '')
    case 'takeCard':
      return place.factoryCard(move.card ?? '')
    case 'option':
      return place.encounter(move.option ?? '')
    case 'give':
      return place.seat(move.to ?? me)
    case 'look':
      return place.seat(move.at ?? me)
    case 'take':
    case 'choose':
      return place.amount
    case 'load':
    case 'drop':
      return place.cargo
    case 'ability':
    case 'dial':
    case 'card':
    case 'ready':
      return place.combat
    case 'skip':
    case 'end':
    case 'enough':
    case 'endMove':
    case 'stop':
      return place.goOn
    default:
      return ''
  }
}

function whereIs(unit: string | undefined, view: ScytheState, me: Seat): string {
  const at = view.players[me]?.units[UNITS.map(String).indexOf(unit ?? '')] ?? -1
  return at < 0 ? '' : idOf(at)
}

/** On which phone tab a move waits. */
export function tabOf({ move, rest }: ScytheChoice, view: ScytheState, seat: Seat): string {
  const [kind] = placeOfMove(rest?.[rest.length - 1] ?? move, view, seat).split(':')
  switch (kind) {
    case 'section':
    case 'option':
    case 'bottom':
    case 'slot':
    case 'recruit':
    case 'preferences':
      return 'mat'
    case 'card':
    case 'objective':
      return 'faction'
    case 'goal':
      return 'tracks'
    case 'seat':
      return 'rivals'
    case 'amount':
    case 'goOn':
      return ''
    default:
      return 'board'
  }
}

const PLACE_FIELDS = ['at', 'to', 'from'] as const

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const places = new Set<string>()
  for (const field of PLACE_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') places.add(place.hex(id))
  }
  const { goal, section, seat } = event
  if (typeof goal === 'string') places.add(place.goal(goal))
  if (typeof section === 'string' && seat !== undefined) places.add(place.section(section))
  return places
}

/** What has come or changed on the map since the last look. */
function fresh(before: ScytheState, now: ScytheState, me: Seat): ReadonlySet<string> {
  const places = new Set<string>()
  for (const [n, hex] of HEXES.entries()) {
    const goods = [0, 1, 2, 3].some((i) => before.resources[4 * n + i] !== now.resources[4 * n + i])
    if (goods || signOf(before, n, me) !== signOf(now, n, me)) places.add(place.hex(hex.id))
  }
  return places
}

/** Rivals' pieces on a hex, as text to compare. */
function signOf(view: ScytheState, hex: number, me: Seat): string {
  return view.players
    .map((player, seat) =>
      seat === me ? '' : `${player.units.filter((at) => at === hex).length}${player.structures.includes(hex)}`,
    )
    .join()
}

export const places: Places<ScytheState, ScytheMove> = { of: placeOfMove, spoken, fresh }
