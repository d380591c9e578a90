/** Where each move is made: on an island, in the market, at a card. */
import { movePlaces, placeBy, placeNames, placeReader, type Seat } from '@ludarium/kernel'
import type { EssenceMove } from './moves.ts'
import type { EssenceState } from './state.ts'

const KINDS = {
  cell: ['number', 'number'],
  segment: ['number', 'text'],
  market: ['text'],
  treaty: ['text'],
  /** A slot of the prophecy. */
  slot: ['number'],
  hand: ['text'],
  /** An option of a card in hand. */
  option: ['text', 'number'],
  seat: ['number'],
  advisor: ['text'],
  faction: ['text'],
  threat: [],
} as const

export const place = placeNames(KINDS)
export const readPlace = placeReader(KINDS)

interface SegmentNamed {
  readonly seat?: Seat
  readonly card?: string
}

const segment = ({ seat, card }: SegmentNamed): string | null =>
  seat === undefined || card === undefined ? null : place.segment(seat, card)
const own = ({ card }: SegmentNamed, _: EssenceState, seat: Seat): string | null =>
  segment(card === undefined ? {} : { seat, card })
const slot = placeBy(place.slot, 'slot')
const seat = placeBy(place.seat, 'seat')
const treaty = placeBy(place.treaty, 'treaty')

export const places = movePlaces<EssenceState, EssenceMove>(readPlace, {
  faction: placeBy(place.faction, 'faction'),
  bidWealth: null,
  bidInfluence: null,
  rank: seat,
  advisor: placeBy(place.advisor, 'advisor'),
  build: placeBy(place.market, 'card'),
  place: ({ x, y }) => (x === undefined || y === undefined ? null : place.cell(x, y)),
  sign: treaty,
  pay: null,
  play: ({ card, option }) => (card === undefined || option === undefined ? null : place.option(card, option)),
  use: own,
  read: slot,
  pass: null,
  discard: placeBy(place.hand, 'card'),
  keep: null,
  end: null,
  exhaustOwn: own,
  attack: seat,
  attackThreat: place.threat,
  attackMonster: slot,
  loot: null,
  exhaust: segment,
  enslave: null,
  choose: null,
  judge: seat,
  take: seat,
  give: null,
  lift: own,
  swap: own,
  swapWith: own,
  score: own,
  copy: segment,
  trade: treaty,
  embassy: seat,
  decline: null,
  reserve: slot,
  reshuffle: null,
  leave: null,
  lose: null,
})
