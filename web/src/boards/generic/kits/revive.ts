import '../../../art/icons/revive.ts'
import type { State } from '@ludarium/kernel'
import { GROUNDS, POSITIONS, SPACES } from '@ludarium/revive/data'
import { type Figure, field, type Kit, list, type MapHex, num, type Piece, type SeatRecord } from './kit.ts'

const FILL: Readonly<Record<string, string>> = {
  facedown: 'var(--revive-frozen)',
  sand: 'var(--revive-sand)',
  location: 'var(--revive-location)',
  water: 'var(--revive-water)',
  mountain: 'var(--revive-mountain)',
  forest: 'var(--revive-forest)',
  field: 'var(--revive-field)',
  chasm: '#23262e',
  largeLocation: 'var(--revive-large)',
}
const DARK = new Set(['forest', 'water', 'largeLocation', 'chasm'])
/** The large locations lie in the corners, outside the hexes. */
const CORNERS: Readonly<Record<string, readonly [number, number]>> = {
  'L:NW': [-3, -4],
  'L:NE': [8, -5],
  'L:SE': [3, 5],
  'L:SW': [-8, 5],
}

function piecesAt(players: readonly SeatRecord[], space: number): Piece[] {
  return players.flatMap((player, seat) => {
    const count = (name: string): number => list(player[name]).filter((at) => at === space).length
    return [
      { seat, icon: 'meeple', name: 'citizen', count: count('figures') },
      { seat, icon: 'gears', name: 'small', count: count('small') },
      { seat, icon: 'cog', name: 'large', count: count('large') },
      { seat, icon: 'ankh', name: 'tile', count: count('tiles') },
    ].filter((piece) => piece.count > 0)
  })
}

function hexes(view: State): MapHex[] {
  const fields = view as unknown as SeatRecord
  const players = list(fields.players) as readonly SeatRecord[]
  return SPACES.map((space, n) => {
    const terrain = GROUNDS[num(list(fields.ground)[n])] ?? 'facedown'
    const [q, r] = CORNERS[space.id] ?? [space.q, space.r]
    const pieces = piecesAt(players, n)
    const fill = FILL[terrain] ?? 'var(--revive-frozen)'
    return { id: space.id, q, r, terrain, fill, dark: DARK.has(terrain), pieces, goods: [] }
  })
}

const cells = new Map(POSITIONS.map((position) => [position.id, position.cells]))

function resource(name: string, icon: string, tone: string): Figure {
  return { field: name, icon, tone, value: (record) => num((record.resources as SeatRecord | undefined)?.[name]) }
}

export const kit: Kit = {
  hexes,
  cellsOf: (place) => cells.get(place) ?? [place],
  figures: [
    resource('gear', 'cog', 'neutral'),
    resource('book', 'white-book', 'good'),
    resource('food', 'wheat', 'wealth'),
    resource('crystal', 'crystal-cluster', 'essence'),
    field('energy', 'electric', 'wealth'),
    { field: 'crates', icon: 'wooden-crate', tone: 'foundation', value: (record) => list(record.crates).length },
    { field: 'artifacts', icon: 'ankh', tone: 'gold', value: (record) => list(record.artifacts).length },
    { field: 'machines', icon: 'gears', tone: 'neutral', value: (record) => list(record.machines).length },
  ],
  sections: ['active', 'resting', 'artifacts', 'opened'],
  dock: ['draft', 'active', 'resting', 'crates', 'artifactCard', 'tracks'],
  gallery: [
    ['card', 'meeple'],
    ['tribe', 'snowflake-2'],
    ['machine', 'cog'],
    ['module', 'gears'],
    ['crate', 'wooden-crate'],
    ['artifact', 'ankh'],
    ['artifactCard', 'ankh'],
  ],
  wasteful: (move, view, others) =>
    move.do === 'end' && others.length > 0 && num(Reflect.get(view, 'actions')) < 2 ? 'generic.wasteful.end' : null,
  shared: ['display', 'moduleDisplay', 'machineDisplay', 'crater', 'deck'],
}
