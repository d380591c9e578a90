/** Positions for tests: a table opened by seed, and moves named by as many of their fields as tell them apart. */
import assert from 'node:assert/strict'
import {
  type Game,
  type GameEvent,
  type KernelEvent,
  type Move,
  readTable,
  type Seat,
  type State,
  type TableRequest,
} from '../index.ts'

/** Some fields of a move. */
export type Wanted<M extends Move> = M extends Move ? Partial<M> : never

export interface Positions<S extends State, M extends Move, E extends GameEvent> {
  /** A table as it is set up; by default with the fewest seats, the default options and always the same seed. */
  tableOf(request?: TableRequest): S
  /** The seat's legal moves with these fields. */
  offered(s: S, seat: Seat, wanted: Wanted<M>): M[]
  /** Whether somebody who has to decide now has a legal move with these fields. */
  can(s: S, wanted: Wanted<M>): boolean
  canAs(s: S, seat: Seat, wanted: Wanted<M>): boolean
  /** Plays moves one after the other, each the first legal one with these fields of whoever has to decide. */
  act(s: S, ...wanted: readonly Wanted<M>[]): (E | KernelEvent)[]
  /** The same for one seat. */
  actAs(s: S, seat: Seat, ...wanted: readonly Wanted<M>[]): (E | KernelEvent)[]
}

export function positions<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
): Positions<S, M, E> {
  function fits(move: M, wanted: Wanted<M>): boolean {
    const fields = new Map<string, unknown>(Object.entries(move))
    return Object.entries(wanted).every(([key, value]) => fields.get(key) === value)
  }

  function offered(s: S, seat: Seat, wanted: Wanted<M>): M[] {
    return game.legal(s, seat).filter((move) => fits(move, wanted))
  }

  function find(s: S, seats: readonly Seat[], wanted: Wanted<M>): { seat: Seat; move: M } | undefined {
    for (const seat of seats) {
      const [move] = offered(s, seat, wanted)
      if (move !== undefined) return { seat, move }
    }
    return undefined
  }

  function played(s: S, whose: () => readonly Seat[], list: readonly Wanted<M>[]): (E | KernelEvent)[] {
    const events: (E | KernelEvent)[] = []
    for (const wanted of list) {
      const seats = whose()
      const found = find(s, seats, wanted)
      if (found === undefined) {
        const legal = seats.map((seat) => `seat ${seat}: ${JSON.stringify(game.legal(s, seat))}`)
        assert.fail(`${JSON.stringify(wanted)} is not legal; ${legal.join('; ')}`)
      }
      game.play(s, found.seat, found.move, (event) => events.push(event))
    }
    return events
  }

  return {
    tableOf(request = {}) {
      const table = readTable(game, { seed: 'worked examples', ...request })
      assert.ok(table.ok, table.ok ? '' : JSON.stringify(table.message))
      return game.setup(table.value)
    },
    offered,
    can: (s, wanted) => find(s, game.actors(s), wanted) !== undefined,
    canAs: (s, seat, wanted) => find(s, [seat], wanted) !== undefined,
    act: (s, ...wanted) => played(s, () => game.actors(s), wanted),
    actAs: (s, seat, ...wanted) => played(s, () => [seat], wanted),
  }
}
