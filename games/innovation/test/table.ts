/** Positions for tests: a real game by seed, brought to Phase II of round 1, then written to. */
import assert from 'node:assert/strict'
import type { Options, Seat } from '@ludarium/kernel'
import { positions } from '@ludarium/kernel/testkit'
import { boardOf, hexNamed } from '../board.ts'
import { type Building, type FactionId, type Terrain, WHEEL } from '../data/index.ts'
import { game } from '../index.ts'
import { BUILDINGS, buildingNamed, player, putPiece, SUPPLY } from '../pieces.ts'
import { type InnovationState, type Player, SOURCES } from '../state.ts'

export const { tableOf, canAs, act, actAs, offered } = positions(game)

export function open(seats: number, options: Options = {}, seed = 'example'): InnovationState {
  return tableOf({ seats, options, seed })
}

/** Plays the first legal move until the condition holds. */
export function playUntil(s: InnovationState, done: (s: InnovationState) => boolean): void {
  for (let n = 0; !done(s); n++) {
    assert.ok(n < 5000, 'the condition never holds')
    act(s, {})
  }
}

export interface Role {
  readonly terrain: Terrain
  readonly faction?: FactionId
}

const tables = new Map<string, InnovationState>()

/** A table at its first turn, played there once and copied for every test that asks for the like. */
function started(seats: number, options: Options): InnovationState {
  const key = JSON.stringify([seats, options])
  const known = tables.get(key)
  if (known !== undefined) return known
  const s = open(seats, options)
  playUntil(s, (now) => now.phase === 'actions')
  tables.set(key, s)
  return s
}

/**
 * Phase II of round 1 with an empty map: the seats have the given terrains and factions, no goods, no tiles, levels 0,
 * bonus coin-purse (which does nothing but income). Seat 0 is to act.
 */
export function bare(roles: readonly Role[], options: Options = {}): InnovationState {
  const s = game.clone(started(roles.length, options))
  const board = boardOf(s)
  s.terrain = [...board.terrain]
  s.owner.fill(-1)
  s.building.fill(-1)
  s.neutral.fill(0)
  s.annex.fill(0)
  s.city.fill(0)
  s.bridges = []
  s.offers = []
  s.rounds = ['school-banking', 'grand-medicine', 'guild-law', 'workshop-law', 'innovation-law', 'grand-banking']
  s.final = 'final-school'
  s.usedActions = []
  s.spaces = s.spaces.map(() => [-1, -1, -1, -1])
  s.order = s.order.map((_, n) => n)
  if (s.automa !== null) Object.assign(s.automa, { hexes: [], marked: [], supply: [...SUPPLY] })
  for (const [seat, role] of roles.entries()) Object.assign(player(s, seat), blank(role))
  turn(s, 0)
  return s
}

function blank(role: Role): Partial<Player> {
  const points = SOURCES.map(() => 0)
  points[0] = 20
  return {
    terrain: WHEEL.indexOf(role.terrain),
    faction: role.faction ?? 'blessed',
    bonus: 'coin-purse',
    palace: '',
    reserved: '',
    coins: 0,
    tools: 0,
    scholars: 0,
    pool: 7,
    books: [0, 0, 0, 0],
    bowls: [12, 0, 0],
    lost: 0,
    points,
    vp: 20,
    sailing: role.terrain === 'lake' ? 1 : 0,
    terraforming: 1,
    levels: [0, 0, 0, 0],
    supply: [...SUPPLY],
    bridges: 3,
    annexes: 0,
    hexes: [],
    rivers: [],
    competencies: [],
    innovations: [],
    cities: [],
    used: [],
    passed: false,
  }
}

/** A fresh turn of the seat. */
export function turn(s: InnovationState, seat: Seat): void {
  s.phase = 'actions'
  s.active = s.order.indexOf(seat)
  s.agenda = [{ step: 'next' }, { step: 'offers' }, { step: 'after', seat }, { step: 'action', seat }]
}

/** Puts an own building on a hex that becomes native. */
export function put(s: InnovationState, seat: Seat, hex: string, building: Building, neutral = false): void {
  const at = hexNamed(s, hex)
  const native = seat < s.seats ? player(s, seat).terrain : (s.automa?.terrain ?? 0)
  s.terrain[at] = native
  putPiece(s, seat, at, buildingNamed(building), neutral)
}

/** Takes the seat's building off a hex again: a free hex of its terrain is left. */
export function clear(s: InnovationState, hex: string): void {
  const at = hexNamed(s, hex)
  const p = player(s, s.owner[at] ?? -1)
  const building = s.building[at] ?? 0
  p.hexes = p.hexes.filter((one) => one !== at)
  p.supply[building] = (p.supply[building] ?? 0) + 1
  s.owner[at] = -1
  s.building[at] = -1
}

export function terrainAt(s: InnovationState, hex: string): Terrain | undefined {
  return WHEEL[s.terrain[hexNamed(s, hex)] ?? -1]
}

export function buildingAt(s: InnovationState, hex: string): Building | undefined {
  return BUILDINGS[s.building[hexNamed(s, hex)] ?? -1]
}
