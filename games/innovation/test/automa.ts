/** Positions with the Automa: a solo table on the small map with what a test puts there. */
import assert from 'node:assert/strict'
import type { KernelEvent } from '@ludarium/kernel'
import { automaSteps } from '../automa/turn.ts'
import { nameOfHex } from '../board.ts'
import { type AutomaFactionId, type Terrain, WHEEL } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import type { Automa, InnovationState } from '../state.ts'
import { bare, put } from './table.ts'

export type Solo = InnovationState & { automa: Automa }

export interface Stage {
  readonly faction?: AutomaFactionId
  readonly difficulty?: number
  readonly round?: number
  /** Her terrain, desert unless told otherwise. */
  readonly terrain?: Terrain
  /** Hexes with workshops of the human, who is native to the forest. */
  readonly human?: readonly string[]
  readonly marked?: readonly string[]
  readonly unmarked?: readonly string[]
}

/** Round 1 of a solo game: only these buildings stand, all levels are 0, she has 20 VP and acts next. */
export function stage({ human = ['I9'], marked = [], unmarked = [], ...told }: Stage = {}): Solo {
  const { faction = 'simpletons', difficulty = 2, round = 1, terrain = 'desert' } = told
  const s = bare([{ terrain: 'forest' }], { automaFaction: faction, difficulty, automaTerrain: 'random' })
  assert.ok(s.automa !== null)
  const { automa } = s
  s.round = round
  Object.assign(automa, { terrain: WHEEL.indexOf(terrain), vp: 20, levels: [0, 0, 0, 0], passed: false })
  Object.assign(automa, { scholars: 7, innovations: [], cubes: [], fallow: [], blighted: [], achievements: [] })
  for (const hex of human) put(s, 0, hex, 'workshop')
  for (const hex of [...marked, ...unmarked]) put(s, s.seats, hex, 'workshop')
  automa.marked = automa.hexes.slice(0, marked.length)
  return Object.assign(s, { automa })
}

/** Her turn with two cards, more cards being left than the pass icon minds. */
export function automaActs(s: Solo, support: string, card: string): (InnovationEvent | KernelEvent)[] {
  return automaTurn(s, support, ['R14', 'R12', card])
}

/** Her turn with this support card and this draw pile, its last card on top. */
export function automaTurn(s: Solo, support: string, draw: readonly string[]): (InnovationEvent | KernelEvent)[] {
  Object.assign(s.automa, { shown: support, draw: [...draw] })
  const events: (InnovationEvent | KernelEvent)[] = []
  automaSteps.automa.run(s, { step: 'automa' }, (event) => events.push(event))
  return events
}

/** She has no card left after the support card and passes. */
export function automaPasses(s: Solo, support: string): void {
  s.automa.passed = false
  automaTurn(s, support, [])
  assert.ok(s.automa.passed)
}

/** Her hexes in the order of building. */
export function hers(s: Solo): string[] {
  return s.automa.hexes.map((hex) => nameOfHex(s, hex))
}

/** Where she has built in this turn, '' for nowhere. */
export function builtBy(s: Solo, support: string, card = 'S4'): string {
  const before = s.automa.hexes.length
  automaActs(s, support, card)
  return hers(s)[before] ?? ''
}
