/**
 * Quick choices: how a seat would probably answer. Used for the other seats and for later turns during search. All
 * states here are imagined from a view.
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

/** Counts positions played and evaluated. Budgets are in positions, so searches are reproducible. */
export interface Meter {
  spent: number
}

/** The fixed parts of one search. */
export interface SearchContext {
  readonly game: Game
  readonly judge: Judge
  readonly meter: Meter
}

/** Evaluation of a state for a seat. */
export type Judge = (s: State, seat: Seat) => number

/** The evaluation for searching bots. */
export function judgeOf(game: Game, weights: Weights = {}): Judge {
  const { judge, evaluate } = game.advice
  if (judge === undefined) return evaluate
  const used = { ...game.advice.weights, ...weights }
  return (s, seat) => judge(s, seat, used)
}

/** The move with the best evaluation for the seat, ties at random. */
export function bestReply({ game, judge, meter }: SearchContext, s: State, seat: Seat, chance: Chance): Move {
  const moves = game.advice.quickMoves(s, seat, game.legal(s, seat))
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

/** Sealed answers to try per seat, and how many answers of the others to try each against. */
const ANSWERS = 6
const AGAINST = 2

/**
 * Makes every seat except `seat` give a sensible sealed answer: the best of a few random ones against random answers of
 * the others. Replaces answers that were invented for hidden ones.
 */
export function answerSealed(context: SearchContext, s: State, seat: Seat | null, chance: Chance): void {
  const { game } = context
  const step = next(s)
  if (!isSealed(step)) return
  const others = step.among.filter((other) => other !== seat && step.given[other] !== undefined)
  const answers = others.map((other) => sensibleAnswer(context, withoutAnswers(game, s, others), other, chance))
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

/** The best of a few random answers against random answers of the others, as a list of moves. */
function sensibleAnswer(context: SearchContext, s: State, seat: Seat, chance: Chance): readonly Move[] {
  const { game, judge, meter } = context
  let best: readonly Move[] = []
  let top = Number.NEGATIVE_INFINITY
  for (let n = 0; n < ANSWERS; n++) {
    const moves: Move[] = []
    let sum = 0
    for (let against = 0; against < AGAINST; against++) {
      const world = game.clone(s)
      if (against === 0) moves.push(...randomAnswer(game, world, seat, chance))
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
function randomAnswer(game: Game, s: State, seat: Seat, chance: Chance): Move[] {
  const step = next(s) as SealedStep
  const moves: Move[] = []
  while (next(s) === step && game.actors(s).includes(seat)) {
    const move = pick(chance, game.legal(s, seat))
    moves.push(move)
    game.play(s, seat, move)
  }
  return moves
}

/** Completes all open answers at random. */
function finishSealed(game: Game, s: State, chance: Chance): void {
  const step = next(s)
  if (!isSealed(step)) return
  while (next(s) === step) {
    const seat = game.actors(s)[0]
    if (seat === undefined) return
    game.play(s, seat, pick(chance, game.legal(s, seat)))
  }
}
