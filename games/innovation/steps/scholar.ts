/** Scholars sent to a discipline or returned (A17). */
import { at, type Log, type Seat } from '@ludarium/kernel'
import { returnScholarSteps, scholarSpaces } from '../data/index.ts'
import { fire } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { scholarSpacesOf } from '../figures.ts'
import { payScholar } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { type InnovationState, NOBODY } from '../state.ts'
import { canStep, DISCIPLINES, disciplineNamed } from '../tracks.ts'
import { study } from './disciplines.ts'
import type { ActionsOf } from './table.ts'

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
    if (!canStep(s, p, d)) continue
    const moves = at(MOVES, d)
    if (freeSpace(s, d, MOST) >= 0) out.push(moves.most)
    if (freeSpace(s, d, LEAST) >= 0) out.push(moves.least)
    out.push(moves.back)
  }
}

/** The first free space of a discipline with that many steps, -1 for none. */
function freeSpace(s: InnovationState, discipline: number, steps: number): number {
  const spaces = at(s.spaces, discipline)
  const worths = scholarSpacesOf(s)
  for (let n = 0; n < worths.length; n++) if (worths[n] === steps && spaces[n] === NOBODY) return n
  return -1
}

export const scholarActions = {
  /** A17.1 The scholar stays for the rest of the game. */
  send(s, _step, seat, { discipline, steps }, log) {
    const d = disciplineNamed(discipline)
    at(s.spaces, d)[freeSpace(s, d, steps)] = seat
    player(s, seat).scholars--
    log?.({ type: 'sent', seat, discipline, steps })
    rewardScholar(s, seat, d, steps, log)
  },

  /** A17.2 */
  return(s, _step, seat, { discipline }, log) {
    payScholar(player(s, seat))
    log?.({ type: 'returned', seat, discipline })
    rewardScholar(s, seat, disciplineNamed(discipline), returnScholarSteps, log)
  },
} satisfies ActionsOf<'send' | 'return'>

/** A17.4 Steps, then what rewards sending a scholar. */
function rewardScholar(s: InnovationState, seat: Seat, d: number, steps: number, log?: Log<InnovationEvent>): void {
  study(s, seat, d, steps, log)
  fire(s, seat, { on: 'scholarSent', count: 1 }, log)
}
