/** What tests watch: components, bounds, and what holds in every position. */
import { type Seat, seatsOf } from '@ludarium/kernel'
import { player } from './pieces.ts'
import type { InnovationState } from './state.ts'
import { DOOR, TOP } from './tracks.ts'

export const bounds = { branching: 300, decisions: 6000 }

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0)
}

/** What play can never change (A4): counted over hands, map, displays and what is gone. */
export function components(s: InnovationState): Record<string, number> {
  const { players, automa } = s
  const onMap = (participant: number): number =>
    s.owner.filter((owner, hex) => owner === participant && s.neutral[hex] === 0).length
  const scholarsOf = (participant: number): number =>
    sum(s.spaces.map((spaces) => spaces.filter((owner) => owner === participant).length))
  return {
    powerTokens: sum(players.map((p) => sum(p.bowls) + p.lost)),
    scholars: sum(players.map((p, seat) => p.scholars + p.pool + scholarsOf(seat))),
    buildings: sum(players.map((p, seat) => sum(p.supply) + onMap(seat))),
    bridges: s.bridges.length + sum(players.map((p) => p.bridges)),
    competencies: sum(s.copies) + sum(players.map((p) => p.competencies.length)),
    cityTiles: sum(s.cityTiles) + sum(players.map((p) => p.cities.length)),
    innovations:
      s.innovations.filter((id) => id !== '').length +
      sum(players.map((p) => p.innovations.length)) +
      (automa?.innovations.length ?? 0),
    palaces:
      s.palaces.length +
      s.draft.palaces.length +
      players.filter((p) => p.palace !== '').length +
      players.filter((p) => p.reserved !== '').length,
    points: sum(players.map((p) => p.vp - sum(p.points))),
    automaPieces: automa === null ? 0 : sum(automa.supply) + automa.hexes.length,
    automaScholars: automa === null ? 0 : automa.scholars + scholarsOf(s.seats),
    automaCards:
      automa === null
        ? 0
        : automa.draw.length + automa.discard.length + automa.reserve.length + (automa.shown === '' ? 0 : 1),
  }
}

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

/** Throws on a position that the rules cannot reach. */
export function invariants(s: InnovationState): void {
  for (const seat of seatsOf(s)) playerHolds(s, seat)
  mapHolds(s)
  for (const d of [0, 1, 2, 3]) {
    const levels = [...s.players.map((p) => p.levels[d]), s.automa?.levels[d], s.virtual?.levels[d]]
    holds(levels.filter((level) => level === TOP).length <= 1, `A25.6 Two stand on level 12 of discipline ${d}.`)
  }
  const tiles = [...s.bonuses, ...s.players.map((p) => p.bonus), s.automa?.bonus ?? ''].filter((id) => id !== '')
  holds(new Set(tiles).size === tiles.length, 'A33 A bonus is there twice.')
  holds(new Set(s.order).size === s.order.length, 'A9.2 Somebody has two turns in the order.')
  holds(s.order.every((who) => who <= s.seats) && s.active < s.order.length, 'A9.2 A stranger has a turn.')
  holds(new Set(s.passing).size === s.passing.length, 'A21 Somebody has passed twice.')
}

function playerHolds(s: InnovationState, seat: Seat): void {
  const p = player(s, seat)
  const counts = [p.coins, p.tools, p.scholars, p.pool, p.vp, p.bridges, p.annexes]
  for (const n of [...counts, ...p.books, ...p.bowls, ...p.supply]) holds(n >= 0, `A4 Seat ${seat} owes something.`)
  for (const level of p.levels) holds(level >= 0 && level <= TOP, `A25.1 Seat ${seat} stands beside a track.`)
  const doors = p.levels.filter((level) => level > DOOR).length
  holds(doors <= p.cities.length, `A25.4 Seat ${seat} went on without a key.`)
  holds(p.innovations.length <= 3, `A16.1 Seat ${seat} has too many innovations.`)
  holds(new Set(p.competencies).size === p.competencies.length, `A26.2 Seat ${seat} has a competency twice.`)
  holds(sum(p.points) === p.vp, `Seat ${seat} has points from nowhere.`)
  holds(p.palace === '' || p.reserved === '', `A8.9 Seat ${seat} has a palace and one to come.`)
  for (const hex of p.hexes) {
    holds(s.owner[hex] === seat, `Seat ${seat} counts a hex of somebody else.`)
    holds(s.terrain[hex] === p.terrain, `A12.6 Seat ${seat} has a building on foreign terrain.`)
  }
}

function mapHolds(s: InnovationState): void {
  const held = sum(s.players.map((p) => p.hexes.length)) + (s.automa?.hexes.length ?? 0)
  holds(s.owner.filter((owner) => owner >= 0).length === held, 'A hex is owned and counted by nobody.')
  for (const [hex, owner] of s.owner.entries()) {
    holds(owner >= 0 === (s.building[hex] ?? -1) >= 0, `Hex ${hex} has an owner or a building, not both.`)
    const bare = s.neutral[hex] === 0 && s.annex[hex] === 0 && s.city[hex] === 0
    holds(owner >= 0 || bare, `Something lies on the empty hex ${hex}.`)
    holds(owner < 0 || s.terrain[hex] !== -1, `A2 A building stands in the river on hex ${hex}.`)
  }
  const sites = new Set(s.bridges.map(({ from, to }) => `${from}-${to}`))
  holds(sites.size === s.bridges.length, 'A30.2 Two bridges stand on one site.')
  for (const { from, to, owner } of s.bridges) {
    holds(s.owner[from] === owner || s.owner[to] === owner, 'A30.1 A bridge stands at no building of its owner.')
  }
}
