/** The position with the simplest means: the map with its pieces, and what lies beside it. */
import type { Message, Seat, Sketch, SketchHex, SketchPiece } from '@ludarium/kernel'
import { CELLS, CHASM, FIRST_LARGE, POSITION_AT, WATER, waterEffect } from './board.ts'
import {
  BACKS,
  BASICS,
  CRYSTALS,
  type Crystal,
  GROUNDS,
  LARGE_CELLS,
  SPACES,
  type TribeId,
  type TribeTile,
  VAST_CRYSTALS,
} from './data/index.ts'
import { place } from './places.ts'
import { seatPanels } from './sketch-seats.ts'
import { tablePanels } from './sketch-table.ts'
import type { Player, ReviveState } from './state.ts'

const named = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })

function piece(picture: string, name: Message, seat: Seat | null = null, count = 1): SketchPiece {
  return { name, seat, count, picture }
}

const things = (
  seat: Seat,
  picture: string,
  name: Message,
  spaces: readonly number[],
  space: number,
): SketchPiece[] => {
  const count = spaces.filter((one) => one === space).length
  return count === 0 ? [] : [piece(picture, name, seat, count)]
}

/** The tile that each tribe places, if it has any. */
const TRIBE_TILES: Readonly<Record<TribeId, TribeTile>> = {
  nadair: 'forest',
  hofstadterians: 'temple',
  '0x49': 'target',
  kuniban: 'sand',
  formica: 'workshop',
  vukuntur: 'target',
}

function piecesOfSeat(p: Player, seat: Seat, space: number): SketchPiece[] {
  return [
    ...things(seat, 'figure', { key: 'sketch.figure' }, p.figures, space),
    ...things(seat, 'large', { key: 'sketch.large' }, p.large, space),
    ...things(seat, 'small', { key: 'sketch.small' }, p.small, space),
    ...things(seat, 'tribeTile', named('tribeTile', p.tribe === '' ? 'forest' : TRIBE_TILES[p.tribe]), p.tiles, space),
    ...(p.falcon === space ? [piece('falcon', { key: 'sketch.falcon' }, seat)] : []),
  ]
}

/** What exploring a face-down tile costs and brings lies on its two middle hexes. */
function backAt(s: ReviveState, space: number): SketchPiece[] {
  const position = POSITION_AT[space] ?? -1
  const back = BACKS[s.backs[position] ?? -1]
  const cell = CELLS[position]?.indexOf(space)
  if (back === undefined) return []
  if (cell === 2) return [piece('points', { key: 'sketch.back.points' }, null, back.points)]
  if (cell !== 1) return []
  return BASICS.flatMap((basic) => {
    const count = back.cost[basic]
    return count > 0
      ? [piece(basic, { key: 'sketch.back.cost', params: { resource: named('resource', basic) } }, null, count)]
      : []
  })
}

function rewardAt(s: ReviveState, space: number): SketchPiece[] {
  if (s.ground[space] === WATER) {
    return [piece('reward', { key: 'sketch.water', params: { effect: named('effect', waterEffect(s, space)) } })]
  }
  const large = s.large[space - FIRST_LARGE]
  if (space < FIRST_LARGE || large === undefined) return []
  return [piece('reward', { key: 'sketch.score', params: { score: named('location', `${large.tile}.${large.side}`) } })]
}

function piecesAt(s: ReviveState, space: number): SketchPiece[] {
  if (space !== CHASM && s.ground[space] === 0) return backAt(s, space)
  return [...s.players.flatMap((p, seat) => piecesOfSeat(p, seat, space)), ...rewardAt(s, space)]
}

/** The four hexes of a face-down tile have one name: they are one place. */
function nameOf(space: number, ground: string): Message {
  const id = SPACES[space]?.id ?? ''
  if (ground === 'facedown') {
    return { key: 'sketch.facedown', params: { tile: named('position', SPACES[space]?.position ?? '') } }
  }
  if (ground === 'largeLocation') return named('space', id)
  return { key: 'sketch.space', params: { space: named('space', id), ground: named('sketch.ground', ground) } }
}

function hexAt(id: string): { q: number; r: number } {
  const [q = 0, r = 0] = id.split(',').map(Number)
  return { q, r }
}

/** A space as it is drawn: large locations cover four hexes, the first of which is the space itself. */
function hexesOf(s: ReviveState, space: number): SketchHex[] {
  const { id = '', q = 0, r = 0 } = SPACES[space] ?? {}
  const ground = GROUNDS[s.ground[space] ?? 0] ?? 'facedown'
  const name = nameOf(space, ground)
  const pieces = piecesAt(s, space)
  if (space < FIRST_LARGE) return [{ id: place.space(id), q, r, name, ground, pieces, rivers: [] }]
  const cells = LARGE_CELLS[id] ?? []
  return cells.map((cell, n) => ({
    id: place.space(n === 0 ? id : `${id} ${cell}`),
    ...hexAt(cell),
    name,
    ground,
    pieces: n === 0 ? pieces : [],
    rivers: [],
  }))
}

function crystalHex({ id, at }: Crystal): SketchHex {
  const name: Message = { key: 'sketch.crystal' }
  return {
    id: place.space(id),
    ...hexAt(at),
    name,
    ground: 'crystal',
    pieces: [piece('crystal', named('resource', 'crystal'))],
    rivers: [],
  }
}

export function sketch(s: ReviveState): Sketch {
  const crystals = s.vastCrystals ? [...CRYSTALS, ...VAST_CRYSTALS] : CRYSTALS
  return {
    map: [...SPACES.flatMap((_, space) => hexesOf(s, space)), ...crystals.map(crystalHex)],
    table: tablePanels(s),
    seats: s.players.map((_, seat) => seatPanels(s, seat)),
  }
}
