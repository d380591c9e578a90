/** The position with the simplest means: the map with its pieces, and what lies beside it. */
import type { Message, Seat, Sketch, SketchHex, SketchPiece } from '@ludarium/kernel'
import { nameOfHex } from './board.ts'
import { mapById, WHEEL } from './data/index.ts'
import { BUILDINGS } from './pieces.ts'
import { place } from './places.ts'
import { seatPanels } from './sketch-seats.ts'
import { tablePanels } from './sketch-table.ts'
import type { Hex, InnovationState, Participant } from './state.ts'

const token = (picture: string, params: Message['params'] = {}, seat: Seat | null = null): SketchPiece => ({
  name: { key: `sketch.piece.${picture}`, params },
  seat,
  count: 1,
  picture,
})

/** Pieces of the Automa belong to no seat. */
const seatOf = (s: InnovationState, who: Participant): Seat | null => (who >= 0 && who < s.seats ? who : null)

function buildingAt(s: InnovationState, hex: Hex): SketchPiece[] {
  const id = BUILDINGS[s.building[hex] ?? -1]
  if (id === undefined) return []
  const owner = s.owner[hex] ?? -1
  const building: Message = { key: `building.${id}` }
  const kind = owner === s.seats ? 'automa' : s.neutral[hex] === 1 ? 'neutral' : 'own'
  const name: Message = kind === 'own' ? building : { key: `sketch.building.${kind}`, params: { building } }
  return [{ name, seat: seatOf(s, owner), count: 1, picture: id }]
}

function bridgesAt(s: InnovationState, hex: Hex): SketchPiece[] {
  return s.bridges
    .filter(({ from, to }) => from === hex || to === hex)
    .map(({ from, to, owner }) => token('bridge', { hex: nameOfHex(s, from === hex ? to : from) }, owner))
}

/** Marks of city tiles across a river, and what the Automa's factions lay on the map. */
function marksAt(s: InnovationState, hex: Hex): SketchPiece[] {
  const { automa } = s
  return [
    ...s.players.flatMap((p, seat) => (p.rivers.includes(hex) ? [token('city', {}, seat)] : [])),
    ...(automa?.cubes.includes(hex) === true ? [token('cube')] : []),
    ...(automa?.fallow.includes(hex) === true ? [token('fallow')] : []),
    ...(automa?.blighted.includes(hex) === true ? [token('blighted')] : []),
  ]
}

function piecesAt(s: InnovationState, hex: Hex): SketchPiece[] {
  const owner = seatOf(s, s.owner[hex] ?? -1)
  return [
    ...buildingAt(s, hex),
    ...(s.annex[hex] === 1 ? [token('annex', {}, owner)] : []),
    ...(s.city[hex] === 1 ? [token('city', {}, owner)] : []),
    ...bridgesAt(s, hex),
    ...marksAt(s, hex),
  ]
}

function mapOf(s: InnovationState): SketchHex[] {
  const hexes = mapById.get(s.map)?.hexes ?? []
  return hexes.map(({ id, q, r }, hex) => {
    const ground = WHEEL[s.terrain[hex] ?? -1] ?? 'river'
    const name: Message = { key: 'sketch.hex', params: { hex: id, terrain: { key: `terrain.${ground}` } } }
    return { id: place.hex(id), q, r, name, ground, pieces: piecesAt(s, hex), rivers: [] }
  })
}

export function sketch(s: InnovationState, reader: Seat | null): Sketch {
  return {
    map: mapOf(s),
    table: tablePanels(s),
    seats: s.players.map((_, seat) => seatPanels(s, seat, reader)),
  }
}
