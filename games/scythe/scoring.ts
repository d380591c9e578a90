/** S16 Scoring and ties. */
import { at, rankBy, type ScoreLine, type Seat } from '@ludarium/kernel'
import { FACTORY, HAS_ENCOUNTER, IS_TUNNEL, NEIGHBOURS, NEXT_TO_HOME, TERRAIN, TERRITORIES } from './board.ts'
import { BONUS_TILES, type BonusTile, FACTORY_WORTH, HEXES } from './data/index.ts'
import { bonusTileOf, tierOf } from './figures.ts'
import { mechsOut, owners, player, seatOf, starsPlaced, structuresOut, tokensAt, workersOut } from './pieces.ts'
import type { Place, Player, ScytheState } from './state.ts'

/** Seats from which on the changes of S19.1 apply. */
const MANY_SEATS = 6
const COINS_PER_ENCOUNTER = 3

/** What a seat holds on the map, counted in one go. */
export interface Holdings {
  /** Territories, the Factory as one. */
  territories: number
  /** Territories as scored: the Factory thrice. */
  worth: number
  tokens: number
  /** S19.3 Flags that count. */
  flags: number
  /** S19.1 Controlled hexes with a printed encounter. */
  encounters: number
}

/** S1.3, S19.5 By territory, who scores it: an armed trap holds what nobody else does. */
export function scoringOwners(s: ScytheState): Int8Array {
  const owner = owners(s)
  const togawa = seatOf(s, 'togawa')
  if (togawa < 0) return owner
  for (let place = 0; place < TERRITORIES; place++) {
    if ((s.traps[place] === 1 || s.traps[place] === 3) && owner[place] === -1) owner[place] = togawa
  }
  return owner
}

export function holdingsOf(s: ScytheState, seat: Seat): Holdings {
  const owner = scoringOwners(s)
  const home = NEXT_TO_HOME[player(s, seat).faction]
  const held: Holdings = { territories: 0, worth: 0, tokens: 0, flags: 0, encounters: 0 }
  for (let place = 0; place < TERRITORIES; place++) {
    if (owner[place] !== seat) continue
    held.territories++
    held.worth += place === FACTORY ? FACTORY_WORTH : 1
    held.tokens += tokensAt(s, place)
    if (s.tokens[place] === 'flag' && !home.includes(place)) held.flags++
    if (at(HAS_ENCOUNTER, place)) held.encounters++
  }
  // Only Albion's own flags count for Albion.
  if (player(s, seat).faction !== 'albion') held.flags = 0
  return held
}

function counts(tile: BonusTile, place: Place): boolean {
  for (const what of tile.counts) {
    if (
      what === 'tunnel'
        ? at(IS_TUNNEL, place)
        : what === 'encounter'
          ? at(HAS_ENCOUNTER, place)
          : TERRAIN[place] === what
    )
      return true
  }
  return false
}

/** By tile and territory, a bit for each hex next to it that the tile counts. */
const NEXT_TO: ReadonlyMap<string, readonly number[]> = new Map(
  BONUS_TILES.map((tile) => {
    const counted = HEXES.map((_, place) => place).filter((place) => counts(tile, place))
    const bit = (place: Place): number => (counts(tile, place) ? 1 << counted.indexOf(place) : 0)
    return [tile.id, NEIGHBOURS.map((near) => near.reduce((mask, place) => mask | bit(place), 0))]
  }),
)

/** S16.5 What the tile measures for a player. */
export function measure(tile: BonusTile, structures: readonly Place[]): number {
  if (tile.measure === 'row') return longestRow(structures.filter((place) => place >= 0))
  const near = NEXT_TO.get(tile.id) ?? []
  let n = 0
  let mask = 0
  for (const place of structures) {
    if (place < 0) continue
    if (tile.measure === 'adjacent') mask |= at(near, place)
    else if (counts(tile, place)) n++
  }
  for (; mask !== 0; mask &= mask - 1) n++
  return n
}

/** Steps along the three axes, as changes of axial coordinates. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, -1],
] as const

function longestRow(built: readonly Place[]): number {
  const there = new Set(built.map((place) => `${at(HEXES, place).q},${at(HEXES, place).r}`))
  let longest = 0
  for (const place of built) {
    for (const [dq, dr] of AXES) {
      let { q, r } = at(HEXES, place)
      let length = 0
      for (; there.has(`${q},${r}`); q += dq, r += dr) length++
      longest = Math.max(longest, length)
    }
  }
  return longest
}

export function structureBonus(s: ScytheState, p: Player): number {
  const tile = bonusTileOf(s, s.bonusTile)
  const count = measure(tile, p.structures)
  let coins = 0
  for (const tier of tile.tiers) if (count >= tier.min) coins = tier.coins
  return coins
}

/** S16.1 The lines that add up to a seat's coins. */
export function score(s: ScytheState, seat: Seat): ScoreLine[] {
  const p = player(s, seat)
  const tier = tierOf(s, p.popularity)
  const held = holdingsOf(s, seat)
  const lines = [
    { key: 'coins', points: p.coins },
    { key: 'stars', points: starsPlaced(p) * tier.star },
    { key: 'territories', points: held.worth * tier.territory },
    { key: 'resources', points: Math.floor(held.tokens / 2) * tier.pair },
    { key: 'structures', points: structureBonus(s, p) },
  ]
  if (p.faction === 'albion') lines.push({ key: 'flags', points: held.flags * tier.territory })
  if (p.faction === 'polania' && s.seats >= MANY_SEATS) {
    lines.push({ key: 'meander', points: held.encounters * COINS_PER_ENCOUNTER })
  }
  return lines
}

/** S16.6 Coins, then the tie-breakers in order. */
export function ranks(s: ScytheState): number[] {
  return rankBy(
    s.players.map((p, seat) => {
      const held = holdingsOf(s, seat)
      return [
        score(s, seat).reduce((sum, line) => sum + line.points, 0),
        workersOut(p) + mechsOut(p) + structuresOut(p),
        p.power,
        p.popularity,
        held.tokens,
        held.territories,
        starsPlaced(p),
      ]
    }),
  )
}
