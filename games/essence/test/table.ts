/** A real game, set up by a seed, whose position the examples then write as they need it. */
import assert from 'node:assert/strict'
import { agendaOf, begin, chanceOf, type Seat, sameMove, seedOf } from '@ludarium/kernel'
import { type EssenceMove, type EssenceState, game, type Player } from '../index.ts'
import { setup } from '../setup.ts'
import { steps } from '../steps/index.ts'

export const TIK = 'three-islands-kingdom'
export const UNI = 'university-of-the-sun'
export const WIN = 'windward-league'
export const CHA = 'chain-throne'
export const CHO = 'choir-of-the-hanging-gardens'

export interface Example {
  readonly s: EssenceState
  /** The board of a seat. */
  p(seat: Seat): Player
  /** Whether the move is listed for the seat. */
  can(seat: Seat, move: EssenceMove): boolean
  /** Plays a listed move. */
  play(seat: Seat, ...moves: EssenceMove[]): void
  /** Replaces everything still to come by these steps and resolves what needs no decision. */
  resolve(...agenda: EssenceState['agenda']): void
  /** Writes an island: the seat's Palace at (0, 0), then these cards. */
  island(seat: Seat, ...cards: readonly (readonly [card: string, x: number, y: number])[]): void
}

/** Opens a table with these factions; seat 0 is first player. The bids of round 1 are still to be made. */
export function opened(factions: readonly string[], edition = 'revised'): Example {
  const match = begin(game, {
    seats: factions.length,
    options: { edition, factions, firstSeat: '0' },
    seed: 'worked example',
  })
  assert.ok(match.ok)
  return exampleOf(match.value.state)
}

/** A table at the first turn of seat 0: everybody bids nothing. */
export function atTurn(factions: readonly string[], edition = 'revised'): Example {
  const example = opened(factions, edition)
  bidNothing(example)
  return example
}

/** Everybody seals a zero. */
export function bidNothing(example: Example): void {
  while (example.s.phase === 'advisors') {
    const seat = game.actors(example.s)[0] ?? 0
    const move = game.legal(example.s, seat)[0]
    assert.ok(move !== undefined)
    example.play(seat, move)
  }
}

/** The table as setup leaves it, before the first Income. */
export function laidOut(seats: number): EssenceState {
  const base = { game: 'essence', version: 1, seats, round: 0, turn: 0, reveals: 0, agenda: [] }
  const options = { edition: 'revised', factionAssignment: 'random', factions: [], firstSeat: '0' }
  return setup({ ...base, options, chance: chanceOf(seedOf('worked example')) })
}

function exampleOf(s: EssenceState): Example {
  const listed = (seat: Seat, move: EssenceMove) => game.legal(s, seat).find((one) => sameMove(one, move))
  const p = (seat: Seat): Player => {
    const found = s.players[seat]
    assert.ok(found !== undefined)
    return found
  }
  return {
    s,
    p,
    can: (seat, move) => listed(seat, move) !== undefined,
    play(seat, ...moves) {
      for (const move of moves) {
        const found = listed(seat, move)
        assert.ok(found !== undefined, `${JSON.stringify(move)} is not among ${JSON.stringify(game.legal(s, seat))}`)
        game.play(s, seat, found)
      }
    },
    resolve(...agenda) {
      s.agenda = agenda
      agendaOf(steps).settle(s)
    },
    island(seat, ...cards) {
      const palace = p(seat).island[0]
      assert.ok(palace !== undefined)
      const rest = cards.map(([card, x, y]) => ({ card, x, y, exhausted: false }))
      p(seat).island = [{ ...palace, x: 0, y: 0 }, ...rest]
    },
  }
}
