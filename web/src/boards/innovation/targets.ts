/** Where on the board a move is made: every thing has a name, every move the name of the thing to click. */
import { type InnovationMove, type InnovationState, nameOfHex } from '@ludarium/innovation'
import { mapById } from '@ludarium/innovation/data'
import type { GameEvent, Seat } from '@ludarium/kernel'
import { next } from '@ludarium/kernel'
import type { BoardProps, Choice } from '../../table/board.ts'
import type { Places } from '../../table/pieces/context.tsx'

export type InnovationProps = BoardProps<InnovationState, InnovationMove>
export type InnovationChoice = Choice<InnovationMove>

export const place = {
  hex: (id: string) => `hex:${id}`,
  bridge: (from: string, to: string) => `bridge:${from}-${to}`,
  /** A scholar space by its steps, the field for returned ones, and the column of a track. */
  scholar: (discipline: string, steps: number) => `scholar:${discipline}.${steps}`,
  back: (discipline: string) => `return:${discipline}`,
  column: (discipline: string) => `column:${discipline}`,
  /** Somebody's markers on the tracks; no move is made there. */
  marker: (who: number) => `marker:${who}`,
  /** The door before level 8. */
  key: 'key',
  /** Power and book actions; special actions of the own tiles. */
  action: (id: string) => `action:${id}`,
  special: (id: string) => `special:${id}`,
  track: (track: 'sailing' | 'terraforming') => `track:${track}`,
  tile: (id: string) => `tile:${id}`,
  book: (discipline: string) => `book:${discipline}`,
  /** A conversion of power; the others are one place. */
  convert: (id: string) => `convert:${id}`,
  /** Sheets of the setup, the order of effects, the offer of power. */
  sheet: (id: string) => `sheet:${id}`,
  offer: 'offer',
  /** "Build nothing", "End the turn" and their like: in the bar only. */
  goOn: 'goOn',
  pass: 'pass',
} as const

const POWER_CONVERSIONS: ReadonlySet<string> = new Set([
  'power-scholar',
  'power-book',
  'power-tool',
  'power-coin',
  'sacrifice-power',
])

/** Special actions are sources of spades as well; everything else is an action of the table. */
function sourceOf(source: string): string {
  return /^(power|book)-/.test(source) ? place.action(source) : place.special(source)
}

/** The thing on the board to click for the move. Every move has one. */
export function placeOfMove(move: Partial<InnovationMove>, view: InnovationState, _me: Seat): string {
  switch (move.do) {
    case 'terraform':
    case 'build':
    case 'target':
    case 'settle':
    case 'spade':
    case 'raise':
    case 'place':
    case 'freeUpgrade':
    case 'replace':
    case 'found':
    case 'annex':
      return move.hex === undefined ? 'refused:map' : place.hex(move.hex)
    case 'upgrade':
      return move.hex === undefined ? `slot:${move.to ?? ''}` : place.hex(move.hex)
    case 'dig': {
      const step = next(view)
      return step?.step === 'dig' ? place.hex(nameOfHex(view, step.hex)) : place.goOn
    }
    case 'bridge':
      return place.bridge(move.from ?? '', move.to ?? '')
    case 'sailing':
    case 'terraforming':
      return place.track(move.do)
    case 'innovation':
      return place.tile(move.innovation ?? '')
    case 'competency':
      return place.tile(move.competency ?? '')
    case 'palace':
      return place.tile(move.palace ?? '')
    case 'city':
      return place.tile(move.tile ?? '')
    case 'bonus':
      return place.tile(move.bonus ?? '')
    case 'send':
      return move.discipline === undefined ? 'refused:scholars' : place.scholar(move.discipline, move.steps ?? 2)
    case 'return':
      return place.back(move.discipline ?? '')
    case 'step':
      return place.column(move.discipline ?? '')
    case 'key':
    case 'keep':
      return place.key
    case 'power':
    case 'bookAction':
      return place.action(move.action ?? '')
    case 'special':
      return place.special(move.special ?? '')
    case 'molesBridge':
      return place.special('moles-bridge')
    case 'add':
      return sourceOf(move.source ?? '')
    case 'book':
    case 'pay':
      return place.book(move.discipline ?? '')
    case 'convert':
      return place.convert(POWER_CONVERSIONS.has(move.conversion ?? '') ? (move.conversion ?? '') : 'more')
    case 'set':
    case 'rival':
      return place.sheet(move.terrain ?? '')
    case 'display':
      return place.sheet(`${move.terrain ?? ''}.${move.faction ?? ''}`)
    case 'draft':
      return place.sheet(move.item ?? '')
    case 'first':
      return place.sheet(move.item ?? '')
    case 'accept':
      return place.offer
    case 'decline':
      return next(view)?.step === 'offer' ? place.offer : place.goOn
    case 'end':
    case 'enough':
      return place.goOn
    case 'pass':
      return place.pass
    default:
      return ''
  }
}

/** The face of the cloth, or the phone's tab, where a place is. */
export function tabOfPlace(name: string): 'map' | 'own' | 'science' | 'displays' {
  const [kind] = name.split(':')
  switch (kind) {
    case 'scholar':
    case 'return':
    case 'column':
    case 'key':
    case 'action':
      return 'science'
    case 'special':
    case 'track':
    case 'book':
    case 'convert':
      return 'own'
    case 'tile':
      return 'displays'
    default:
      return 'map'
  }
}

/** On which phone tab a move waits. */
export function tabOf(choice: InnovationChoice, view: InnovationState, seat: Seat): string {
  const name = placeOfMove(choice.move, view, seat)
  return name === place.pass || name === place.goOn ? '' : tabOfPlace(name)
}

/** The phone's tab where a question is answered, '' where there are several; goods can be converted beside any. */
export function turn(choices: readonly InnovationChoice[], view: InnovationState, seat: Seat): string {
  const beside = ({ move }: InnovationChoice): boolean =>
    move.do === 'convert' || placeOfMove(move, view, seat) === place.goOn
  const tabs = new Set(choices.filter((choice) => !beside(choice)).map((choice) => tabOf(choice, view, seat)))
  const [only = ''] = tabs
  return tabs.size === 1 ? only : ''
}

const HEX_FIELDS = ['hex', 'from', 'to'] as const
const TILE_FIELDS = ['innovation', 'competency', 'palace', 'tile', 'bonus'] as const

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const places = new Set<string>()
  for (const field of HEX_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') places.add(place.hex(id))
  }
  for (const field of TILE_FIELDS) {
    const id = event[field]
    if (typeof id === 'string') places.add(place.tile(id))
  }
  const { discipline, action, special } = event
  if (typeof discipline === 'string') places.add(place.column(discipline))
  if (typeof action === 'string') places.add(place.action(action))
  if (typeof special === 'string') places.add(place.special(special))
  return places
}

/** What others have built or changed since the last look. */
function fresh(before: InnovationState, now: InnovationState, me: Seat): ReadonlySet<string> {
  const places = new Set<string>()
  const hexes = mapById.get(now.map)?.hexes ?? []
  for (const [n, hex] of hexes.entries()) {
    const other = now.owner[n] !== me
    const built = before.building[n] !== now.building[n] || before.annex[n] !== now.annex[n]
    if (other && (built || before.terrain[n] !== now.terrain[n])) places.add(place.hex(hex.id))
  }
  for (const action of now.usedActions) if (!before.usedActions.includes(action)) places.add(place.action(action))
  return places
}

export const places: Places<InnovationState, InnovationMove> = { of: placeOfMove, spoken, fresh }
