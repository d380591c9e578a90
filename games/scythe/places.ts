/** Where each move is made: on the map, on the mat, at a card. */
import { movePlaces, placeBy, placeNames, placeReader, type Seat } from '@ludarium/kernel'
import { idOf } from './board.ts'
import { UNITS, type Unit } from './data/index.ts'
import type { ScytheMove, ScytheState } from './state.ts'

const KINDS = {
  hex: ['text'],
  /** A section of the mat, an option of its top row, its bottom row, a place for a cube and one for a recruit. */
  section: ['text'],
  option: ['text'],
  bottom: ['text'],
  slot: ['text'],
  recruit: ['text'],
  card: ['text'],
  objective: ['text'],
  factory: ['text'],
  goal: ['text'],
  encounter: ['text'],
  seat: ['number'],
  /** Panels over the map: amounts, cargo, combat. */
  amount: [],
  cargo: [],
  combat: [],
  /** The gear on the mat's head. */
  preferences: [],
} as const

export const place = placeNames(KINDS)
export const readPlace = placeReader(KINDS)

/** Options of the top rows. Each stands on one section of a mat only. */
export type TopOption = 'move' | 'coins' | 'power' | 'combatCards' | 'resources' | 'popularity' | 'produce' | 'factory'

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

const option = (move: Partial<ScytheMove>): string => place.option(topOptionOf(move))

function unitAt(unit: Unit | undefined, s: ScytheState, seat: Seat): string | null {
  const at = unit === undefined ? -1 : (s.players[seat]?.units[UNITS.indexOf(unit)] ?? -1)
  return at < 0 ? null : place.hex(idOf(at))
}

const at = placeBy(place.hex, 'at')
const to = placeBy(place.hex, 'to')
const card = placeBy(place.card, 'card')

export const places = movePlaces<ScytheState, ScytheMove>(readPlace, {
  section: placeBy(place.section, 'section'),
  prefer: place.preferences,
  reveal: placeBy(place.objective, 'objective'),
  skip: null,
  end: null,
  move: option,
  coins: option,
  bolster: option,
  trade: option,
  produce: option,
  factory: option,
  harvest: at,
  choose: place.amount,
  bottom: placeBy(place.bottom, 'action'),
  pay: at,
  coerce: card,
  discard: card,
  upgrade: placeBy(place.slot, 'to'),
  deploy: at,
  build: at,
  enlist: placeBy(place.recruit, 'section'),
  place: at,
  settle: at,
  take: place.amount,
  enough: null,
  unit: (move, s, seat) => at(move) ?? unitAt(move.unit, s, seat),
  endMove: null,
  load: place.cargo,
  drop: place.cargo,
  step: to,
  stop: null,
  fight: at,
  ability: place.combat,
  dial: place.combat,
  card: place.combat,
  ready: place.combat,
  retreat: to,
  option: placeBy(place.encounter, 'option'),
  look: placeBy(place.seat, 'at'),
  relocate: to,
  bring: ({ unit }, s, seat) => unitAt(unit, s, seat),
  takeCard: placeBy(place.factory, 'card'),
  flag: at,
  trap: at,
  rearm: at,
  star: placeBy(place.goal, 'goal'),
  give: placeBy(place.seat, 'to'),
})
