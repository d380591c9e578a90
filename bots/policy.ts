/**
 * How somebody would probably answer: the quick choices that stand for the other seats, and for the own future, when a
 * bot looks ahead. Everything is played on states that were imagined from a view.
 */
import {
  type Chance,
  type Game,
  isSealed,
  type Move,
  next,
  pick,
  type SealedStep,
  type Seat,
  type State,
  type Weights,
} from '@ludarium/kernel'

/** Counts the positions that were played and judged; budgets are given in them, so that searches can be repeated. */
export interface Meter {
  spent: number
}

/** How good a state looks for a seat. */
export type Judge = (s: State, seat: Seat) => number

/** What a game's searching bots judge by. */
export function judgeOf(game: Game, weights: Weights = {}): Judge {
  const { judge, evaluate } = game.advice
  if (judge === undefined) return evaluate
  const used = { ...game.advice.weights, ...weights }
  return (s, seat) => judge(s, seat, used)
}

/** The move after which the seat's own heuristic is highest, among equals any. */
export function bestReply(game: Game, judge: Judge, s: State, seat: Seat, chance: Chance, meter: Meter): Move {
  const moves = game.advice.brisk(s, seat, game.legal(s, seat))
  if (moves.length === 1) return moves[0] as Move
  const prior = game.advice.prior?.(s, seat, moves)
  let best: Move[] = []
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move
    const after = game.clone(s)
    game.play(after, seat, move)
    meter.spent++
    const value = judge(after, seat) + (prior?.[i] ?? 0)
    if (value > top) {
      top = value
      best = [move]
    } else if (value === top) best.push(move)
  }
  return pick(chance, best)
}

/** Whole sealed answers that are tried for one seat, and against how many answers of the others each. */
const ANSWERS = 6
const AGAINST = 2

/**
 * Lets every seat but `seat` answer the sealed question sensibly: of a few answers drawn at random the one that does
 * best against what the others might give. What was made up for hidden answers is thrown away first.
 */
export function answerSealed(
  game: Game,
  judge: Judge,
  s: State,
  seat: Seat | null,
  chance: Chance,
  meter: Meter,
): void {
  const step = next(s)
  if (!isSealed(step)) return
  const others = step.among.filter((other) => other !== seat && step.given[other] !== undefined)
  const answers = others.map((other) => sensible(game, judge, withoutAnswers(game, s, others), other, chance, meter))
  for (const other of others) {
    step.given[other] = []
    step.done[other] = false
  }
  for (const [at, other] of others.entries()) {
    for (const move of answers[at] ?? []) {
      if (!game.actors(s).includes(other)) break
      game.play(s, other, move)
    }
  }
}

function withoutAnswers(game: Game, s: State, seats: readonly Seat[]): State {
  const copy = game.clone(s)
  const step = next(copy)
  if (isSealed(step)) {
    for (const seat of seats) {
      step.given[seat] = []
      step.done[seat] = false
    }
  }
  return copy
}

/** An answer of the seat as a list of moves, the best of a few against a few. */
function sensible(game: Game, judge: Judge, s: State, seat: Seat, chance: Chance, meter: Meter): readonly Move[] {
  let best: readonly Move[] = []
  let top = Number.NEGATIVE_INFINITY
  for (let n = 0; n < ANSWERS; n++) {
    const moves: Move[] = []
    let sum = 0
    for (let against = 0; against < AGAINST; against++) {
      const world = game.clone(s)
      if (against === 0) moves.push(...drawn(game, world, seat, chance))
      else for (const move of moves) game.play(world, seat, move)
      finishSealed(game, world, chance)
      meter.spent++
      sum += judge(world, seat)
    }
    if (sum > top) {
      top = sum
      best = moves
    }
  }
  return best
}

/** Plays random moves of the seat until its answer is complete. */
function drawn(game: Game, s: State, seat: Seat, chance: Chance): Move[] {
  const step = next(s) as SealedStep
  const moves: Move[] = []
  while (next(s) === step && game.actors(s).includes(seat)) {
    const move = pick(chance, game.legal(s, seat))
    moves.push(move)
    game.play(s, seat, move)
  }
  return moves
}

/** Answers at random for everybody who has not answered yet. */
function finishSealed(game: Game, s: State, chance: Chance): void {
  const step = next(s)
  if (!isSealed(step)) return
  while (next(s) === step) {
    const seat = game.actors(s)[0]
    if (seat === undefined) return
    game.play(s, seat, pick(chance, game.legal(s, seat)))
  }
}
