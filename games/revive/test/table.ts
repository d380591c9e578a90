/** Positions for tests: a real game by seed, its map laid as the worked examples say, and then fields written. */
import { next, type OptionValue, type Seat } from '@ludarium/kernel'
import { positions } from '@ludarium/kernel/testkit'
import { layTile, positionOf, spaceOf } from '../board.ts'
import {
  AREA_TILES,
  BACK_OF,
  type Half,
  POSITIONS,
  type Resource,
  type SlotId,
  SPACES,
  STARTING_TILES,
  TECHS,
  type TechId,
} from '../data/index.ts'
import { effectOf, techKey } from '../effects.ts'
import { game } from '../game.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'

export const { tableOf, offered, canAs, actAs } = positions(game)

export interface Example {
  readonly seats?: number
  readonly tribes?: readonly string[]
  readonly options?: Readonly<Record<string, OptionValue>>
}

/** Seat A is 0 and begins; nobody has any resource; the map is M1. */
export function table({ seats = 2, tribes, options = {} }: Example = {}): ReviveState {
  const s = tableOf({ seats, options: tribes === undefined ? options : { ...options, tribes: fill(tribes, seats) } })
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
  s.ground = s.ground.map((ground, space) => (SPACES[space]?.position === '' ? ground : 0))
  for (const [position, orientation] of s.turned.entries()) if (orientation >= 0) layTile(s, position)
}

/** Turns tiles up: `{ P01: 1 }` lays the tile on P01 in orientation 1. */
export function turnUp(s: ReviveState, tiles: Readonly<Record<string, number>>): ReviveState {
  for (const [id, orientation] of Object.entries(tiles)) {
    const position = positionOf(id)
    s.turned[position] = orientation
    layTile(s, position)
  }
  return s
}

export const M2 = { P01: 1, P03: 0, P15: 0 }
export const M3 = { P04: 0, P16: 1 }

export function give(s: ReviveState, seat: Seat, resources: Partial<Record<Resource, number>>): void {
  Object.assign(player(s, seat).resources, resources)
}

export function resources(s: ReviveState, seat: Seat): Record<Resource, number> {
  return { ...player(s, seat).resources }
}

/** Figures of technologies on spaces, their modifiers working. */
export function settle(s: ReviveState, seat: Seat, figures: Partial<Record<TechId, string>>): void {
  const p = player(s, seat)
  for (const [tech, id] of TECHS.entries()) {
    const space = figures[id]
    if (space === undefined) continue
    p.figures[tech] = spaceOf(space)
    unlock(s, seat, techKey(p, tech))
  }
}

/** Modifiers and machines of a technology, without its one-off gains. */
function unlock(s: ReviveState, seat: Seat, key: string): void {
  const p = player(s, seat)
  const { op, parts } = effectOf(s, key)
  if (op.do === 'addMod') p.mods.push(key)
  else if (op.do === 'machine') p.machines.push({ id: key, charged: false })
  else for (const part of parts) unlock(s, seat, part)
}

export function slotIn(s: ReviveState, seat: Seat, slot: SlotId, card: string, half: Half): void {
  player(s, seat).slots[slot].push({ card, half })
}

/** The step that is asked now. */
export function asked(s: ReviveState): string {
  return next(s)?.step ?? 'over'
}

/** Machines of seat 0 and the energy for them. */
export function machines(s: ReviveState, energy: number, ...ids: readonly string[]): void {
  const p = player(s, 0)
  p.energy = energy
  p.machines = ids.map((id) => ({ id, charged: false }))
}

/** Puts a crate into the hands of seat 0 and opens it. */
export function open(s: ReviveState, crate: string): void {
  player(s, 0).crates = [crate]
  actAs(s, 0, { do: 'crate', crate })
}

/** That field of every move. */
export const fields = (moves: readonly ReviveMove[], field: string): unknown[] =>
  moves.map((move) => Object.entries(move).find(([name]) => name === field)?.[1])
