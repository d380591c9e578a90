/** Where each move is made: on the map, on the own board, at a card of the display. */
import { movePlaces, placeBy, placeNames, placeReader } from '@ludarium/kernel'
import { CARD, MODULE, SPACES, TECHS } from './data/index.ts'
import type { ReviveMove } from './moves.ts'
import type { ReviveState } from './state.ts'

const KINDS = {
  space: ['text'],
  tile: ['text'],
  card: ['text'],
  slot: ['text', 'text'],
  module: ['text'],
  /** A place for a module beside a slot. */
  well: ['text'],
  machine: ['text'],
  reward: ['text'],
  track: ['text'],
  tech: ['text'],
  crate: ['text'],
  resource: ['text'],
  artifact: ['text'],
  hibernation: ['number'],
  orient: ['number'],
  tribe: ['text'],
  side: ['text'],
  keep: ['text'],
  branch: ['number'],
  deck: [],
  lever: [],
  sleep: [],
  /** Answers that stand in the line at the foot of the map: pay, give up, yes, no, sizes, parts, options. */
  ask: [],
} as const

export const place = placeNames(KINDS)
export const readPlace = placeReader(KINDS)

/** A component of the display. */
function cleared(component: string): string {
  if (CARD.has(component)) return place.card(component)
  return MODULE.has(component) ? place.module(component) : place.machine(component)
}

const card = placeBy(place.card, 'card')
const machine = placeBy(place.machine, 'machine')
const space = placeBy(place.space, 'space')
const tech = placeBy(place.tech, 'tech')
const crate = placeBy(place.crate, 'crate')
const resource = placeBy(place.resource, 'resource')
const { ask, lever } = place

export const places = movePlaces<ReviveState, ReviveMove>(readPlace, {
  tribe: placeBy(place.tribe, 'tribe'),
  side: placeBy(place.side, 'side'),
  keep: placeBy(place.keep, 'card'),
  play: card,
  switch: lever,
  explore: placeBy(place.tile, 'tile'),
  populate: space,
  build: space,
  hibernate: place.sleep,
  end: ask,
  trade: place.resource('crystal'),
  deal: tech,
  machine,
  crate,
  lever,
  slot: ({ slot = '', half = '' }) => place.slot(slot, half),
  size: ask,
  tech,
  confirm: ask,
  withdraw: ask,
  save: resource,
  recruit: card,
  draw: place.deck,
  orient: placeBy(place.orient, 'orientation'),
  part: ask,
  accept: ask,
  decline: ask,
  take: resource,
  swap: ask,
  pay: resource,
  choose: ask,
  track: placeBy(place.track, 'track'),
  unlock: placeBy(place.reward, 'reward'),
  special: machine,
  artifact: placeBy(place.artifact, 'artifact'),
  module: placeBy(place.module, 'module'),
  place: placeBy(place.well, 'place'),
  recover: machine,
  rest: card,
  wake: card,
  wild: card,
  reopen: crate,
  copy: card,
  tile: space,
  falcon: space,
  figure({ tech: id }, s, seat) {
    const at = id === undefined ? -1 : (s.players[seat]?.figures[TECHS.indexOf(id)] ?? -1)
    return at < 0 ? null : place.space(SPACES[at]?.id ?? '')
  },
  figureTo: space,
  reward: placeBy(place.hibernation, 'space'),
  clear: placeBy(cleared, 'component'),
  branch: placeBy(place.branch, 'option'),
})
