/** Positions for tests: a table opened from a seed, and moves identified by some of their fields. */
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
export type MovePattern<M extends Move> = M extends Move ? Partial<M> : never

export interface Positions<S extends State, M extends Move, E extends GameEvent> {
  /** A new table; default: fewest seats, default options and a fixed seed. */
  tableOf(request?: TableRequest): S
  /** The seat's legal moves with these fields. */
  offered(s: S, seat: Seat, wanted: MovePattern<M>): M[]
  /** Whether an actor has a legal move with these fields. */
  can(s: S, wanted: MovePattern<M>): boolean
  canAs(s: S, seat: Seat, wanted: MovePattern<M>): boolean
  /** Plays moves in order, each the first legal match of any actor. */
  act(s: S, ...wanted: readonly MovePattern<M>[]): (E | KernelEvent)[]
  /** Like `act`, for one seat. */
  actAs(s: S, seat: Seat, ...wanted: readonly MovePattern<M>[]): (E | KernelEvent)[]
}

export function positions<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
): Positions<S, M, E> {
  function fits(move: M, wanted: MovePattern<M>): boolean {
    const fields = new Map<string, unknown>(Object.entries(move))
    return Object.entries(wanted).every(([key, value]) => fields.get(key) === value)
  }

  function offered(s: S, seat: Seat, wanted: MovePattern<M>): M[] {
    return game.legal(s, seat).filter((move) => fits(move, wanted))
  }

  function find(s: S, seats: readonly Seat[], wanted: MovePattern<M>): { seat: Seat; move: M } | undefined {
    for (const seat of seats) {
      const [move] = offered(s, seat, wanted)
      if (move !== undefined) return { seat, move }
    }
    return undefined
  }

  function played(s: S, whose: () => readonly Seat[], list: readonly MovePattern<M>[]): (E | KernelEvent)[] {
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
