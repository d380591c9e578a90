/** How bots play Revive: what they judge by, and how far they look. */
import type { Advice, NoviceSettings, SearchSettings, Seat } from '@ludarium/kernel'
import { judge, weights } from './foresight.ts'
import { GREEDY, judge as plain } from './judge.ts'
import type { ReviveMove } from './moves.ts'
import type { ReviveState } from './state.ts'

const evaluate = (s: ReviveState, seat: Seat): number => plain(s, seat, GREEDY)

/** Turns are long chains of small decisions: bots look at this many positions for one of them. */
const horizon = 900

/** Moves that lead nowhere by themselves; aimless players take them only when there is nothing else. */
function isIdle({ do: verb }: ReviveMove): boolean {
  return verb === 'decline' || verb === 'withdraw' || verb === 'trade'
}

/** Idle moves mostly come last: what stands before the first of them is taken over without another look. */
function quickMoves(_s: ReviveState, _seat: Seat, moves: readonly ReviveMove[]): readonly ReviveMove[] {
  const first = moves.findIndex(isIdle)
  if (first < 0) return moves
  const busy = moves.slice(0, first)
  for (let i = first + 1; i < moves.length; i++) {
    const move = moves[i] as ReviveMove
    if (!isIdle(move)) busy.push(move)
  }
  return busy.length > 0 ? busy : moves
}

/**
 * Found by matches, see docs/lab: what a turn is worth shows in the own next one, if that is searched well too; luck in
 * what is explored is evened out, or the tile that happens to be best in one world would always be turned up.
 */
const search: Partial<SearchSettings> = {
  positionsPerMs: 70,
  width: 24,
  evening: 4,
  finding: 0.45,
  candidates: 12,
  ahead: 1,
  glance: 250,
  glanceWidth: 6,
  trust: 1,
  victory: 10,
}

/** A beginner of the usual kind lost one game in seven to bots that play anything. */
const novice: Partial<NoviceSettings> = { width: 4, missPercent: 15, maxMoves: 20 }

/** Learned from 60 games of greedy and tried on 60 others (docs/lab/calibration/revive). */
const confidence = { turns: 85, scale: [0.0448, 0.0563, 0.0582, 0.0766, 0.0743] }

export const advice: Advice<ReviveState, ReviveMove> = {
  evaluate,
  judge,
  weights,
  horizon,
  quickMoves,
  confidence,
  search,
  novice,
}
