/** Where each move is made: on the map, on the tracks, at a tile or a card. */
import { movePlaces, next, placeBy, placeNames, placeReader } from '@ludarium/kernel'
import { nameOfHex } from './board.ts'
import type { InnovationMove } from './moves.ts'
import type { InnovationState } from './state.ts'

const KINDS = {
  hex: ['text'],
  bridge: ['text', 'text'],
  /** A scholar space by its discipline and steps, the field for returned ones, the column of a track. */
  scholar: ['text', 'number'],
  return: ['text'],
  column: ['text'],
  /** Somebody's markers on the tracks; no move is made there. */
  marker: ['number'],
  /** The door before level 8. */
  key: [],
  /** Power and book actions; special actions of the own tiles. */
  action: ['text'],
  special: ['text'],
  track: ['text'],
  tile: ['text'],
  book: ['text'],
  /** A conversion of power; the others are one place. */
  convert: ['text'],
  /** Sheets of the setup and the order of effects; the offer of power. */
  sheet: ['text'],
  display: ['text', 'text'],
  offer: [],
  pass: [],
  /** Where a refusal is shown that names no hex or discipline: the map, a kind of building, the scholars. */
  map: [],
  supply: ['text'],
  scholars: [],
} as const

export const place = placeNames(KINDS)
export const readPlace = placeReader(KINDS)

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

const hex = ({ hex: id }: { readonly hex?: string }): string => (id === undefined ? place.map : place.hex(id))
const book = placeBy(place.book, 'discipline')
const sheet = placeBy(place.sheet, 'terrain')

export const places = movePlaces<InnovationState, InnovationMove>(readPlace, {
  set: sheet,
  draft: placeBy(place.sheet, 'item'),
  display: ({ terrain = '', faction = '' }) => place.display(terrain, faction),
  rival: sheet,
  settle: hex,
  first: placeBy(place.sheet, 'item'),
  terraform: hex,
  build: hex,
  upgrade: ({ hex: id, to = '' }) => (id === undefined ? place.supply(to) : place.hex(id)),
  sailing: place.track('sailing'),
  terraforming: place.track('terraforming'),
  innovation: placeBy(place.tile, 'innovation'),
  send: ({ discipline, steps = 2 }) => (discipline === undefined ? place.scholars : place.scholar(discipline, steps)),
  return: placeBy(place.return, 'discipline'),
  power: placeBy(place.action, 'action'),
  bookAction: placeBy(place.action, 'action'),
  special: placeBy(place.special, 'special'),
  annex: hex,
  molesBridge: place.special('moles-bridge'),
  pass: place.pass,
  convert: ({ conversion = '' }) => place.convert(POWER_CONVERSIONS.has(conversion) ? conversion : 'more'),
  end: null,
  accept: place.offer,
  decline: (_, s) => (next(s)?.step === 'offer' ? place.offer : null),
  target: hex,
  dig(_, s) {
    const step = next(s)
    return step?.step === 'dig' ? place.hex(nameOfHex(s, step.hex)) : null
  },
  add: placeBy(sourceOf, 'source'),
  spade: hex,
  enough: null,
  raise: hex,
  place: hex,
  freeUpgrade: hex,
  replace: hex,
  bridge: ({ from = '', to = '' }) => place.bridge(from, to),
  palace: placeBy(place.tile, 'palace'),
  competency: placeBy(place.tile, 'competency'),
  city: placeBy(place.tile, 'tile'),
  found: hex,
  bonus: placeBy(place.tile, 'bonus'),
  step: placeBy(place.column, 'discipline'),
  key: place.key,
  keep: place.key,
  book,
  pay: book,
})
