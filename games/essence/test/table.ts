/** A real game, set up by a seed, whose position the examples then write as they need it. */
import assert from 'node:assert/strict'
import { agendaOf, at, chanceOf, type KernelEvent, type Seat, seedOf } from '@ludarium/kernel'
import { positions } from '@ludarium/kernel/testkit'
import { type EssenceEvent, type EssenceState, type EssenceStep, game } from '../index.ts'
import { player } from '../pieces.ts'
import { setup } from '../setup.ts'
import { steps } from '../steps/index.ts'

export const TIK = 'three-islands-kingdom'
export const UNI = 'university-of-the-sun'
export const WIN = 'windward-league'
export const CHA = 'chain-throne'
export const CHO = 'choir-of-the-hanging-gardens'

const { tableOf, act, actAs, canAs } = positions(game)

export { actAs, canAs, tableOf }

/** A table with these factions; seat 0 is first player. The bids of round 1 are still to be made. */
export function opened(factions: readonly string[], edition = 'revised'): EssenceState {
  return tableOf({ seats: factions.length, options: { edition, factions, firstSeat: '0' } })
}

/** A table at the first turn of seat 0: everybody bids nothing. */
export function atTurn(factions: readonly string[], edition = 'revised'): EssenceState {
  const s = opened(factions, edition)
  bidNothing(s)
  return s
}

/** Everybody seals a zero. */
export function bidNothing(s: EssenceState): void {
  while (s.phase === 'advisors') act(s, {})
}

/** The table as setup leaves it, before the first Income. */
export function laidOut(seats: number): EssenceState {
  const base = { game: 'essence', version: 1, seats, round: 0, turn: 0, reveals: 0, agenda: [] }
  const options = { edition: 'revised', factionAssignment: 'random', factions: [], firstSeat: '0' }
  return setup({ ...base, options, chance: chanceOf(seedOf('worked examples')) })
}

/** Puts this step in the place of everything still to come and resolves what needs no decision. */
export function resolve(s: EssenceState, step: EssenceStep): (EssenceEvent | KernelEvent)[] {
  const events: (EssenceEvent | KernelEvent)[] = []
  s.agenda = [step]
  agendaOf(steps).settle(s, (event) => events.push(event))
  return events
}

/** Writes an island: the seat's Palace at (0, 0), then these cards. */
export function island(
  s: EssenceState,
  seat: Seat,
  ...cards: readonly (readonly [card: string, x: number, y: number])[]
): void {
  const p = player(s, seat)
  assert.ok(p.island.length > 0)
  const rest = cards.map(([card, x, y]) => ({ card, x, y, exhausted: false }))
  p.island = [{ ...at(p.island, 0), x: 0, y: 0 }, ...rest]
}
