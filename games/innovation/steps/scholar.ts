/** Scholars sent to a discipline or returned (A17). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { type Discipline, returnScholarSteps, scholarSpaces } from '../data/index.ts'
import { payScholar } from '../goods.ts'
import { type InnovationMove, type InnovationState, type InnovationStep, player } from '../state.ts'
import { advance, canStep, DISCIPLINES, DOOR, disciplineNamed, stepUp } from '../tracks.ts'
import { fire } from '../triggers.ts'

const MOST = Math.max(...scholarSpaces)
const LEAST = Math.min(...scholarSpaces)
const MOVES = DISCIPLINES.map((discipline) => ({
  most: { do: 'send', discipline, steps: MOST } satisfies InnovationMove,
  least: { do: 'send', discipline, steps: LEAST } satisfies InnovationMove,
  back: { do: 'return', discipline } satisfies InnovationMove,
}))

/** A17.1-A17.3 */
export function listScholars(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.scholars < 1) return
  for (let d = 0; d < MOVES.length; d++) {
    const moves = MOVES[d]
    if (moves === undefined || !canStep(s, p, d)) continue
    if (freeSpace(s, d, MOST) >= 0) out.push(moves.most)
    if (freeSpace(s, d, LEAST) >= 0) out.push(moves.least)
    out.push(moves.back)
  }
}

/** The first free space of a discipline with that many steps, -1 for none. */
function freeSpace(s: InnovationState, discipline: number, steps: number): number {
  const spaces = s.spaces[discipline] ?? []
  for (let n = 0; n < spaces.length; n++) if (spaces[n] === -1 && scholarSpaces[n] === steps) return n
  return -1
}

/** A17.1 The scholar stays for the rest of the game. */
export function playSend(s: InnovationState, seat: Seat, discipline: Discipline, steps: number, log?: Log): void {
  const d = disciplineNamed(discipline)
  const spaces = s.spaces[d]
  const space = freeSpace(s, d, steps)
  if (spaces !== undefined && space >= 0) spaces[space] = seat
  player(s, seat).scholars--
  log?.({ type: 'sent', seat, discipline, steps })
  study(s, seat, d, steps, log)
}

/** A17.2 */
export function playReturn(s: InnovationState, seat: Seat, discipline: Discipline, log?: Log): void {
  payScholar(player(s, seat))
  log?.({ type: 'returned', seat, discipline })
  study(s, seat, disciplineNamed(discipline), returnScholarSteps, log)
}

/** A17.4 Steps, then what rewards sending a scholar. Whoever picks a track at the door uses the key. */
function study(s: InnovationState, seat: Seat, d: number, steps: number, log?: Log): void {
  const later: InnovationStep[] = []
  if (player(s, seat).levels[d] === DOOR) stepUp(s, seat, d, steps, log)
  else advance(s, seat, d, steps, later, log)
  fire(s, seat, 'scholarSent', 1, -1, -1, later, log)
  push(s, ...later)
}
