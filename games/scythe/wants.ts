/** What a seat would gain by its next bottom actions and workers: what its tokens are wanted for. */
import { at } from '@ludarium/kernel'
import { remaining } from './advice.ts'
import { matOf } from './figures.ts'
import { has, workersOut } from './pieces.ts'
import type { Player, ScytheState } from './state.ts'
import type { Figures } from './weights.ts'

/** What is wanted next, in coins. */
export interface Wants {
  /** By section, what its bottom action brings the next time and the time after that. */
  readonly next: readonly number[]
  readonly later: readonly number[]
  /** What one more worker is worth. */
  readonly worker: number
}

/** What each bottom action brings the next time and the time after that, and what one more worker is worth. */
export function wantsOf(s: ScytheState, p: Player, left: number, star: number, w: Figures): Wants {
  const late = w.bend + w.late * (1 - left)
  const { sections } = matOf(s, p)
  const next: number[] = []
  const later: number[] = []
  for (let index = 0; index < sections.length; index++) {
    const { coins } = at(sections, index)
    const all = at(PIECES_OF, index)
    const done = all - remaining(p, index)
    const step = (n: number): number => ((n + 1) / all) ** late - (n / all) ** late
    next.push(coins + (done < all ? piece(p, index, left, w) + step(done) * star : 0))
    later.push(coins + (done + 1 < all ? pieceLater(index, left, w) + step(done + 1) * star : 0))
  }
  const workers = workersOut(p) - 2
  const step = workers < 6 ? ((workers + 1) / 6) ** late - (workers / 6) ** late : 0
  return { next, later, worker: ((workers < 5 ? w.worker * left : 0) + 0.3 + step * star) * w.newcomer }
}

const PIECES_OF = [6, 4, 4, 4] as const

function pieceLater(index: number, left: number, w: Figures): number {
  switch (index) {
    case 0:
      return w.upgrade * left
    case 1:
      return w.mech * left + w.mechKept
    case 2:
      return w.structure * left + w.structureKept
    default:
      return w.recruit * left + 1
  }
}

function piece(p: Player, index: number, left: number, w: Figures): number {
  if (index !== 1) return pieceLater(index, left, w)
  const crosses = has(p, 'riverwalk') || has(p, 'burrow') || has(p, 'toka')
  return pieceLater(index, left, w) + (crosses ? (has(p, 'speed') ? 0 : 0.6) : 1) * w.mobility * left
}
