/** The position with the simplest means: the map with its pieces, and what lies beside it. */
import { at, HEX_SIDES, type Message, type Seat, type Sketch, type SketchHex, type SketchPiece } from '@ludarium/kernel'
import { TERRITORIES } from './board.ts'
import { BASES, HEXES, RESOURCES, RIVERS, STRUCTURES, UNITS } from './data/index.ts'
import { FIRST_WORKER, isMech, player, seatOf, workersAt } from './pieces.ts'
import { place } from './places.ts'
import { seatPanels } from './sketch-seats.ts'
import { tablePanels } from './sketch-table.ts'
import type { Place, Player, ScytheState } from './state.ts'
import { named, placeName, unitName } from './words/parts.ts'

function piece(picture: string, name: Message, seat: Seat | null = null, count = 1): SketchPiece {
  return { name, seat, count, picture }
}

/** Units one by one, as moves name them; workers are all alike. */
function unitsAt(s: ScytheState, seat: Seat, here: Place): SketchPiece[] {
  const p = player(s, seat)
  const found: SketchPiece[] = []
  for (let unit = 0; unit < FIRST_WORKER; unit++) {
    if (p.units[unit] !== here) continue
    found.push(piece(isMech(unit) ? 'mech' : 'character', unitName(s, seat, at(UNITS, unit)), seat))
  }
  const workers = workersAt(p, here)
  if (workers > 0) found.push(piece('worker', named('unit', 'worker'), seat, workers))
  return found
}

function structuresAt(p: Player, seat: Seat, here: Place): SketchPiece[] {
  return STRUCTURES.filter((_, n) => p.structures[n] === here).map((id) => piece(id, named('structure', id), seat))
}

/** S19.2 A flag or a trap, named as far as the reader knows it. */
function tokenAt(s: ScytheState, here: Place): SketchPiece[] {
  const token = s.tokens[here] ?? ''
  if (token === '') return []
  if (token === 'flag') return [piece('flag', named('token', 'flag'), seatOf(s, 'albion'))]
  const trap = token.startsWith('?') ? named('token', 'trap') : named('trap', token)
  const state = s.traps[here] === 2 ? 'sketch.trap.disarmed' : 'sketch.trap.armed'
  return [piece('trap', { key: state, params: { trap } }, seatOf(s, 'togawa'))]
}

function piecesAt(s: ScytheState, here: Place): SketchPiece[] {
  return [
    ...s.players.flatMap((_, seat) => unitsAt(s, seat, here)),
    ...s.players.flatMap((p, seat) => structuresAt(p, seat, here)),
    ...tokenAt(s, here),
    ...RESOURCES.flatMap((resource, n) => {
      const count = at(s.resources, 4 * here + n)
      return count > 0 ? [piece(resource, named('resource', resource), null, count)] : []
    }),
    ...(s.encounters[here] === true ? [piece('encounter', { key: 'sketch.encounterToken' })] : []),
    ...(HEXES[here]?.tunnel === true ? [piece('tunnel', { key: 'sketch.tunnel' })] : []),
  ]
}

/** By hex, the sides along which a river runs. */
const RIVER_SIDES: readonly (readonly number[])[] = HEXES.map((hex) => {
  const across = RIVERS.flatMap(([a, b]) => (a === hex.id ? [b] : b === hex.id ? [a] : []))
  return HEX_SIDES.flatMap(({ q, r }, side) => {
    const other = HEXES.find((one) => one.q === hex.q + q && one.r === hex.r + r)
    return other !== undefined && across.includes(other.id) ? [side] : []
  })
})

/** Territories, then all home bases beside them: Wayfare leads to those of absent factions too. */
function mapOf(s: ScytheState): SketchHex[] {
  const territories = HEXES.map(({ id, q, r, terrain }, here) => ({
    id: place.hex(id),
    q,
    r,
    name: placeName(id),
    ground: terrain,
    pieces: piecesAt(s, here),
    rivers: at(RIVER_SIDES, here),
  }))
  const bases = BASES.map(({ id, q, r, faction }, n) => {
    const seat = seatOf(s, faction)
    const owner = seat < 0 ? [] : [piece('base', named('faction', faction), seat)]
    return {
      id: place.hex(id),
      q,
      r,
      name: placeName(id),
      ground: 'base',
      pieces: [...owner, ...piecesAt(s, TERRITORIES + n)],
      rivers: [],
    }
  })
  return [...territories, ...bases]
}

export function sketch(s: ScytheState, reader: Seat | null): Sketch {
  return {
    map: mapOf(s),
    table: tablePanels(s),
    seats: s.players.map((_, seat) => seatPanels(s, seat, reader)),
  }
}
