/** Walks through a recorded game and analyses every turn. Works in slices, so it can run in a worker and be stopped. */
import { type Decision, type Game, type History, type Move, type Seat, type State, sameMove } from '@ludarium/kernel'
import type { AnalysisOptions, AnalysisPoint, AnalysisRun } from './analysis.ts'
import { chancesOf } from './chances.ts'
import type { PositionReader } from './explanation.ts'
import { TurnAnalyser } from './turn-analyser.ts'

/** Without a reader, no explanations are given. */
export function analyseGame(
  game: Game,
  { setup, decisions }: History,
  options: AnalysisOptions,
  reading: PositionReader | null = null,
): AnalysisRun {
  const s = game.setup(setup)
  const analyser = new TurnAnalyser(game, options, reading)
  const points: AnalysisPoint[] = []
  let at = 0
  let ending: readonly number[] | null = null

  function addPoint(seat: Seat): void {
    points.push(analyser.analyse(s, at, seat, ownMoves(game, s, decisions, at)))
  }

  return {
    get analysis() {
      return { points, ending }
    },
    get done() {
      return at
    },
    all: decisions.length,
    step() {
      const decision = decisions[at]
      if (decision === undefined) {
        const result = game.result(s)
        ending = result === null ? null : chancesOf(game, s)
        return false
      }
      const { turn } = s
      addPoint(decision.seat)
      let before = decision.seat
      for (let next: Decision | undefined = decision; next !== undefined && s.turn === turn; next = decisions[at]) {
        const isOtherChoice = next.seat !== before && next.seat !== decision.seat
        if (isOtherChoice && game.legal(s, next.seat).length > 1) addPoint(next.seat)
        before = next.seat
        game.play(s, next.seat, next.move)
        at++
        if (game.actors(s).length === 0) break
      }
      return true
    },
  }
}

/** The seat's moves from here to the end of the turn, the first reveal or another seat's decision. */
function ownMoves(game: Game, from: State, decisions: readonly Decision[], at: number): Move[] {
  const s = game.clone(from)
  const seat = decisions[at]?.seat
  const moves: Move[] = []
  for (let n = at; decisions[n]?.seat === seat; n++) {
    const recorded = decisions[n]?.move
    if (recorded === undefined || seat === undefined) break
    // The rules' own object: recorded moves can have a different field order.
    const move = game.legal(s, seat).find((one) => sameMove(one, recorded)) ?? recorded
    moves.push(move)
    game.play(s, seat, move)
    if (s.turn !== from.turn || s.reveals !== from.reveals) break
  }
  return moves
}
