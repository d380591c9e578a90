/** Positions for tests: a real game by seed, its map laid as the worked examples say, and then fields written. */
import assert from 'node:assert/strict'
import { type OptionValue, readTable, type Seat, sameMove } from '@ludarium/kernel'
import { layTile, spaceOf } from '../board.ts'
import {
  AREA_TILES,
  BACK_OF,
  type Half,
  POSITION_NUMBER,
  POSITIONS,
  type Resource,
  type SlotId,
  SPACES,
  STARTING_TILES,
  TECHS,
  type TechId,
} from '../data/index.ts'
import { effectOf } from '../effects.ts'
import { game } from '../index.ts'
import type { ReviveMove } from '../moves.ts'
import type { Player, ReviveState } from '../state.ts'

export interface Wanted {
  readonly seats?: number
  readonly tribes?: readonly string[]
  readonly options?: Readonly<Record<string, OptionValue>>
}

/** Seat A is 0 and begins; nobody has any resource; the map is M1. */
export function table({ seats = 2, tribes, options = {} }: Wanted = {}): ReviveState {
  const wanted = tribes === undefined ? options : { ...options, tribes: fill(tribes, seats) }
  const read = readTable(game as never, { seats, options: wanted, seed: 'worked examples' })
  assert.ok(read.ok, 'the table cannot be opened')
  const s = game.setup(read.value)
  s.first = 0
  s.active = 0
  s.agenda = [{ step: 'turn', seat: 0 }]
  for (const p of s.players) p.resources = { crystal: 0, gear: 0, book: 0, food: 0 }
  layM1(s)
  return s
}

function fill(tribes: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => tribes[seat] ?? 'random')
}

function layM1(s: ReviveState): void {
  s.tiles = [...STARTING_TILES, ...AREA_TILES].map((tile) => tile.id)
  s.backs = s.tiles.map((tile) => BACK_OF.get(tile) ?? -1)
  s.turned = POSITIONS.map(({ kind }) => (kind === 'start' ? 0 : -1))
  for (const [space, { position }] of SPACES.entries()) if (position !== '') s.ground[space] = 0
  for (const [position, orientation] of s.turned.entries()) if (orientation >= 0) layTile(s, position)
}

/** Turns tiles up: `{ P01: 1 }` lays the tile on P01 in orientation 1. */
export function turnUp(s: ReviveState, tiles: Readonly<Record<string, number>>): ReviveState {
  for (const [id, orientation] of Object.entries(tiles)) {
    const position = POSITION_NUMBER.get(id) ?? -1
    s.turned[position] = orientation
    layTile(s, position)
  }
  return s
}

export const M2 = { P01: 1, P03: 0, P15: 0 }
export const M3 = { P04: 0, P16: 1 }

export function at(s: ReviveState, seat: Seat): Player {
  const p = s.players[seat]
  assert.ok(p !== undefined)
  return p
}

export function give(s: ReviveState, seat: Seat, resources: Partial<Record<Resource, number>>): void {
  Object.assign(at(s, seat).resources, resources)
}

export function resources(s: ReviveState, seat: Seat): Record<Resource, number> {
  return { ...at(s, seat).resources }
}

/** Figures of technologies on spaces, their modifiers working. */
export function settle(s: ReviveState, seat: Seat, figures: Partial<Record<TechId, string>>): void {
  const p = at(s, seat)
  for (const [tech, space] of Object.entries(figures)) {
    p.figures[TECHS.indexOf(tech as TechId)] = spaceOf(space)
    unlock(s, p, `${p.tribe}.${p.side}.${tech}`)
  }
}

/** Modifiers and machines of a technology, without its one-off gains. */
function unlock(s: ReviveState, p: Player, key: string): void {
  if (!/\.t[124]/.test(key)) return
  const node = effectOf(s, key)
  if (node.op.do === 'addMod') p.mods.push(key)
  else if (node.op.do === 'machine') p.machines.push({ id: key, charged: false })
  else for (const part of node.parts) unlock(s, p, part)
}

export function slotIn(s: ReviveState, seat: Seat, slot: SlotId, card: string, half: Half): void {
  at(s, seat).slots[slot].push({ card, half })
}

/** The moves as a set of short texts, for comparing. */
export function offers(s: ReviveState, seat: Seat, kind: string): ReviveMove[] {
  return game.legal(s, seat).filter((move) => move.do === kind)
}

export function can(s: ReviveState, seat: Seat, move: ReviveMove): boolean {
  return game.legal(s, seat).some((listed) => sameMove(listed, move))
}

/** Plays legal moves one after the other. */
export function act(s: ReviveState, seat: Seat, ...moves: ReviveMove[]): void {
  for (const move of moves) {
    const listed = game.legal(s, seat)
    const found = listed.find((one) => sameMove(one, move))
    assert.ok(found !== undefined, `${JSON.stringify(move)} is not among ${JSON.stringify(listed)}`)
    game.play(s, seat, found)
  }
}

/** The step that is asked now. */
export function asked(s: ReviveState): string {
  return s.agenda[s.agenda.length - 1]?.step ?? 'over'
}
