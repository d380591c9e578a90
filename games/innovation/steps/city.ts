/** Cities: the check, founding, the tile (A24, A27.8, A27.14). */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex } from '../board.ts'
import { cityTiles } from '../data/index.ts'
import { fire, receive } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { cityTileOf } from '../figures.ts'
import { scorePoints } from '../goods.ts'
import { foundsCity, type Group, groupAt, groupsOf, riverCities } from '../groups.ts'
import { DECLINE, type InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { Hex, InnovationState } from '../state.ts'
import type { PartOf } from './table.ts'

const TILES = cityTiles.map(({ id }) => ({ do: 'city', tile: id }) satisfies InnovationMove)

function hasTiles(s: InnovationState): boolean {
  return s.cityTiles.some((left) => left > 0)
}

function join(s: InnovationState, group: Group): void {
  for (const hex of group.hexes) s.city[hex] = 1
}

/** A24.2, A24.3 */
function found(s: InnovationState, seat: Seat, group: Group, log?: Log<InnovationEvent>): void {
  join(s, group)
  log?.({ type: 'founded', seat, hex: nameOfHex(s, at(group.hexes, 0)), buildings: group.hexes.length })
  push(s, { step: 'cityTile', seat })
}

/** The first hex of every group that could be a city. */
function ripe(s: InnovationState, seat: Seat): Hex[] {
  const p = player(s, seat)
  return groupsOf(s, seat)
    .filter((group) => foundsCity(s, p, group))
    .map((group) => Math.min(...group.hexes))
}

export const citySteps = {
  /** A24.1, A24.4 The group of a changed hex joins the city it touches, or founds one. */
  city: {
    run(s, { seat, hex }, log) {
      const group = groupAt(s, seat, hex)
      if (group.inCity) join(s, group)
      else if (!foundsCity(s, player(s, seat), group)) push(s, { step: 'river', seat, hex })
      else if (hasTiles(s)) found(s, seat, group, log)
    },
  },

  /** A27.8 Groups that are enough now, one after the other; the owner says which is next. */
  foundAll: {
    forced: true,
    skip: (s, step) => !hasTiles(s) || ripe(s, step.seat).length === 0,
    legal: (s, step) => ripe(s, step.seat).map((hex) => ({ do: 'found', hex: nameOfHex(s, hex) })),
    on: {
      found(s, step, seat, move, log) {
        found(s, seat, groupAt(s, seat, hexNamed(s, move.hex)), log)
        push(s, step)
      },
    },
  },

  /** A27.14 Founding across one river hex, if the owner wants to. */
  river: {
    skip: (s, step) =>
      player(s, step.seat).palace !== 'palace-14' || !hasTiles(s) || riverCities(s, step.seat, step.hex).length === 0,
    legal(s, step) {
      const rivers = riverCities(s, step.seat, step.hex)
      return [...rivers.map((hex): InnovationMove => ({ do: 'found', hex: nameOfHex(s, hex) })), DECLINE]
    },
    on: {
      found(s, step, seat, move, log) {
        const hex = hexNamed(s, move.hex)
        const start = at(boardOf(s).landAround, hex).find((land) => s.owner[land] === seat)
        if (start === undefined) throw new Error(`Nobody lives beside ${move.hex}.`)
        const group = groupAt(s, seat, start, hex)
        player(s, seat).rivers.push(hex)
        found(s, seat, group, log)
        if (step.hex < 0) push(s, step)
      },
      decline() {},
    },
  },

  /** A24.3, A24.7 VP and goods of the tile, then what it triggers. */
  cityTile: {
    forced: true,
    skip: (s) => !hasTiles(s),
    legal: (s) => TILES.filter((_, place) => at(s.cityTiles, place) > 0),
    on: {
      city(s, _step, seat, move, log) {
        const place = TILES.findIndex(({ tile }) => tile === move.tile)
        const tile = cityTileOf(s, place)
        s.cityTiles[place] = at(s.cityTiles, place) - 1
        player(s, seat).cities.push(tile.id)
        log?.({ type: 'cityTile', seat, tile: tile.id })
        scorePoints(s, seat, tile.vp, 'cities', log)
        receive(s, seat, tile.gain, { source: 'cities' }, log)
        fire(s, seat, { on: 'cityTileGained', count: 1 }, log)
      },
    },
  },
} satisfies PartOf<'city' | 'foundAll' | 'river' | 'cityTile'>
