/** Presses of any game, found by playing ahead. For tests. */
import assert from 'node:assert/strict'
import { games } from '@ludarium/games'
import {
  type Chance,
  type Game,
  type Match,
  type Move,
  type Proposal,
  pick,
  propose,
  proposeNext,
  readTable,
  type Seat,
} from '@ludarium/kernel'
import { recordsOf, type Sitter, Table, type TableRecord } from '../index.ts'
import { must, type Store, storeOf } from './stores.ts'

export async function gameOf(id: string): Promise<Game> {
  const found = games.find((game) => game.id === id)
  assert.ok(found)
  return (await found.load()).game
}

/** The records of a new table of that game. */
export function newRecords(game: Game, seed: string, sitters: readonly Sitter[]): TableRecord[] {
  const table = must(readTable(game, { seats: sitters.length, seed }))
  const setup = { game: game.id, version: game.version, ...table }
  return recordsOf({ setup, decisions: [] }, { sitters, when: 1_000_000 })
}

export function openAt(game: Game, store: Store): Table {
  return must(Table.open('table', game, store.records, store))
}

/** Any decisions of the seat, up to `most`, as far as one press can make them. */
export function ahead(match: Match, seat: Seat, most: number, luck: Chance): Proposal[] {
  const { game } = match
  const made = [must(propose(match, seat, pick(luck, game.legal(match.state, seat))))]
  for (let last = made[0]; last !== undefined && made.length < most && goesOn(match, last); last = made.at(-1)) {
    made.push(must(proposeNext(match, last, pick(luck, game.legal(last.state, seat)))))
  }
  return made
}

/** Whether the seat is asked again and nothing has come to light. */
export function goesOn({ game, state }: Match, { state: after, decision }: Proposal): boolean {
  return after.reveals === state.reveals && game.actors(after).includes(decision.seat)
}

export const movesOf = (made: readonly Proposal[]): Move[] => made.map(({ decision }) => decision.move)

/** Plays on by any presses until somebody can make a press of exactly so many decisions that can be taken back. */
export async function untilPress(
  table: Table,
  size: number,
  luck: Chance,
): Promise<{ readonly seat: Seat; readonly made: readonly Proposal[] }> {
  for (let n = 0; n < 500; n++) {
    const [seat] = table.actors
    assert.ok(seat !== undefined, 'the game is over')
    const made = ahead(table.match, seat, size, luck)
    const last = made.at(-1)
    if (made.length === size && last !== undefined && goesOn(table.match, last)) return { seat, made }
    must(await table.submit({ do: 'decide', seat, moves: movesOf(made), ticket: `on ${table.number}` }))
  }
  assert.fail('no such press')
}

export const storeFor = (game: Game, seed: string, sitters: readonly Sitter[]): Store =>
  storeOf(newRecords(game, seed, sitters))
