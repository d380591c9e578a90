/** Cities: the check, founding, the tile (A24, A27.8, A27.14). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex } from '../board.ts'
import { cityTiles } from '../data/index.ts'
import { receive } from '../effects.ts'
import { score } from '../goods.ts'
import { foundsCity, type Group, groupAt, groupsOf, riverCities } from '../groups.ts'
import {
  type Hex,
  type InnovationMove,
  type InnovationState,
  type InnovationStep,
  player,
  type StepOf,
} from '../state.ts'
import { fire } from '../triggers.ts'

const TILES = cityTiles.map(({ id }) => ({ do: 'city', tile: id }) satisfies InnovationMove)

function hasTiles(s: InnovationState): boolean {
  return s.cityTiles.some((left) => left > 0)
}

/** A24.1, A24.4 The group of a changed hex joins the city it touches, or founds one. */
export const city = {
  run(s: InnovationState, step: StepOf<'city'>, log?: Log): void {
    const { seat, hex } = step
    const group = groupAt(s, seat, hex)
    if (group.inCity) join(s, group)
    else if (!foundsCity(player(s, seat), group)) push(s, { step: 'river', seat, hex })
    else if (hasTiles(s)) found(s, seat, group, log)
  },
}

function join(s: InnovationState, group: Group): void {
  for (const hex of group.hexes) s.city[hex] = 1
}

/** A24.2, A24.3 */
function found(s: InnovationState, seat: Seat, group: Group, log?: Log): void {
  join(s, group)
  log?.({ type: 'founded', seat, hex: nameOfHex(s, group.hexes[0] ?? 0), buildings: group.hexes.length })
  push(s, { step: 'cityTile', seat })
}

/** A27.8 Groups that are enough now, one after the other; the owner says which is next. */
export const foundAll = {
  forced: true,
  skip: (s: InnovationState, step: StepOf<'foundAll'>): boolean => !hasTiles(s) || ripe(s, step.seat).length === 0,
  legal: (s: InnovationState, step: StepOf<'foundAll'>): InnovationMove[] =>
    ripe(s, step.seat).map((hex) => ({ do: 'found', hex: nameOfHex(s, hex) })),
  play(s: InnovationState, step: StepOf<'foundAll'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'found') return
    push(s, step)
    found(s, seat, groupAt(s, seat, hexNamed(s, move.hex)), log)
  },
}

/** The first hex of every group that could be a city. */
function ripe(s: InnovationState, seat: Seat): Hex[] {
  const p = player(s, seat)
  return groupsOf(s, seat)
    .filter((group) => foundsCity(p, group))
    .map((group) => Math.min(...group.hexes))
}

/** A27.14 Founding across one river hex, if the owner wants to. */
export const river = {
  skip: (s: InnovationState, step: StepOf<'river'>): boolean =>
    player(s, step.seat).palace !== 'palace-14' || !hasTiles(s) || riverCities(s, step.seat, step.hex).length === 0,
  legal(s: InnovationState, step: StepOf<'river'>): InnovationMove[] {
    const rivers = riverCities(s, step.seat, step.hex)
    return [...rivers.map((hex): InnovationMove => ({ do: 'found', hex: nameOfHex(s, hex) })), { do: 'decline' }]
  },
  play(s: InnovationState, step: StepOf<'river'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'found') return
    const hex = hexNamed(s, move.hex)
    const start = (boardOf(s).landAround[hex] ?? []).find((land) => s.owner[land] === seat)
    if (start === undefined) return
    const group = groupAt(s, seat, start, hex)
    player(s, seat).rivers.push(hex)
    if (step.hex < 0) push(s, step)
    found(s, seat, group, log)
  },
}

/** A24.3, A24.7 VP and goods of the tile, then what it triggers. */
export const cityTile = {
  forced: true,
  skip: (s: InnovationState): boolean => !hasTiles(s),
  legal: (s: InnovationState): InnovationMove[] => TILES.filter((_, at) => (s.cityTiles[at] ?? 0) > 0),
  play(s: InnovationState, _step: StepOf<'cityTile'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'city') return
    const at = cityTiles.findIndex((tile) => tile.id === move.tile)
    const tile = cityTiles[at]
    if (tile === undefined) return
    s.cityTiles[at] = (s.cityTiles[at] ?? 0) - 1
    player(s, seat).cities.push(tile.id)
    log?.({ type: 'cityTile', seat, tile: tile.id })
    score(s, seat, tile.vp, 'cities', log)
    const later: InnovationStep[] = []
    receive(s, seat, tile.gain, 1, 'cities', later, log)
    fire(s, seat, 'cityTileGained', 1, -1, -1, later, log)
    push(s, ...later)
  },
}
