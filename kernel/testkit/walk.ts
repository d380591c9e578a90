/** Random walks through a game: the positions that properties are checked on. */
import {
  below,
  type Chance,
  chanceOf,
  type Decision,
  type Game,
  type GameModule,
  hash,
  type Log,
  type Move,
  type Options,
  pick,
  plainChance,
  readTable,
  type Seat,
  type Setup,
  type State,
  seedOf,
} from '../index.ts'

/** A kind of table that the game must support. */
export interface TableKind {
  readonly seats: number
  readonly options?: Options
}

/** A walk described by a few numbers, so that fast-check can generate and shrink it. */
export interface RandomWalk {
  readonly table: TableKind
  readonly seed: number
  /** Maximum number of decisions. */
  readonly stop: number
}

/** A position with a decision, and the move that the walk is about to make. */
export interface WalkPosition {
  readonly module: GameModule
  readonly game: Game
  /** The state before the decision. A property that plays on must clone it. */
  readonly s: State
  readonly seat: Seat
  readonly legal: readonly Move[]
  readonly move: Move
  /** Number of earlier decisions. */
  readonly at: number
  /** Component counts at the start of the walk. */
  readonly atStart: Readonly<Record<string, number>>
  /** For the property's own use; does not affect the walk. */
  readonly chance: Chance
}

export interface Walked {
  readonly setup: Setup
  readonly decisions: Decision[]
  readonly s: State
  readonly atStart: Readonly<Record<string, number>>
  readonly over: boolean
}

/** Callbacks along a walk. */
export interface Visitor {
  /** Checked at one position in this many; 1 for all. */
  readonly every: number
  at?(position: WalkPosition): void
  /** Called after the last decision of the walk. */
  end?(walked: Walked, module: GameModule): void
}

export function setupOf(game: Game, walk: RandomWalk): Setup {
  const table = readTable(game, {
    seats: walk.table.seats,
    options: walk.table.options ?? {},
    seed: `walk ${walk.seed}`,
  })
  if (!table.ok) throw new Error(`No such table: ${table.code}.`)
  return { game: game.id, version: game.version, ...table.value }
}

/**
 * Walks until the game is over or `stop` decisions are made. All players play randomly; invariants are checked at every
 * position.
 */
export function runWalk(module: GameModule, walk: RandomWalk, visitor: Visitor, log?: Log): Walked {
  const { game } = module
  const setup = setupOf(game, walk)
  const luck = chanceOf(seedOf(`luck ${walk.seed}`))
  const own = plainChance(`property ${walk.seed}`)
  const s = game.setup(setup)
  game.audit.invariants?.(s)
  const atStart = game.audit.components(s)
  const walked: Walked & { over: boolean } = { setup, decisions: [], s, atStart, over: false }
  let at = 0
  try {
    for (; at < walk.stop; at++) {
      const actors = game.actors(s)
      if (actors.length === 0) break
      const seat = pick(luck, actors)
      const legal = game.legal(s, seat)
      if (legal.length === 0) throw new Error(`Seat ${seat} must decide and has no legal move.`)
      const move = pick(luck, game.advice.quickMoves(s, seat, legal))
      const visit = visitor.at !== undefined && (visitor.every === 1 || below(own, visitor.every) === 0)
      if (visit) visitor.at?.({ module, game, s, seat, legal, move, at, atStart, chance: own })
      walked.decisions.push({ seat, move, hash: '' })
      game.play(s, seat, move, log)
      game.audit.invariants?.(s)
    }
    walked.over = game.actors(s).length === 0
    visitor.end?.(walked, module)
  } catch (error) {
    throw new WalkError(error, walked)
  }
  return walked
}

/** A failure with the walk that led to it. */
export class WalkError extends Error {
  readonly walked: Walked

  constructor(cause: unknown, walked: Walked) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.walked = walked
  }
}

/** The decisions with the hash of the state after each, as in a record. */
export function hashed(game: Game, walked: Walked): Decision[] {
  const s = game.setup(walked.setup)
  const decisions: Decision[] = []
  for (const { seat, move } of walked.decisions) {
    try {
      game.play(s, seat, move)
    } catch {
      decisions.push({ seat, move, hash: '0'.repeat(16) })
      break
    }
    decisions.push({ seat, move, hash: hash(s) })
  }
  return decisions
}
