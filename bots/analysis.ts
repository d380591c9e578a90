/**
 * Analysis of a finished game: every seat's winning chance over time, and the turns where another line would have been
 * better, with that line and its value. Each turn is evaluated only by what its seat could know: lines are compared in
 * worlds imagined from its view.
 */
import type { Move, Seat } from '@ludarium/kernel'
import type { Explanation } from './explanation.ts'

/** A line of own moves that the seat could have played, and its outcome. */
export interface AnalysisOption {
  readonly moves: readonly Move[]
  readonly played: boolean
  /** Whether the search would have played it. */
  readonly leading: boolean
  /**
   * The seat's mean winning chance after it, over the imagined worlds. The 95 % interval compares lines world by world,
   * so variance common to all lines is excluded.
   */
  readonly chance: number
  readonly low: number
  readonly high: number
}

/** Verdict on a turn. `loss`: how much higher the winning chance of the best line is. */
export interface Verdict {
  /** 'strong': the best line found, and clearly better than all others. */
  readonly kind: 'fine' | 'slip' | 'mistake' | 'strong'
  /** With its 95 % interval over the worlds. Negative for a strong turn: what the next best line would have cost. */
  readonly loss: number
  readonly low: number
  readonly high: number
}

/** The start of a turn, or a choice that another seat had to make during it. */
export interface AnalysisPoint {
  /** Number of earlier decisions. */
  readonly at: number
  readonly turn: number
  readonly round: number
  /** The seat that decides. */
  readonly seat: Seat
  /** By seat, as the deciding seat sees it. */
  readonly chances: readonly number[]
  /** Best first; empty if there was no choice. */
  readonly options: readonly AnalysisOption[]
  readonly verdict: Verdict
  /**
   * Reasons for the better line, or for a strong turn over the next best; null if the difference is not significant.
   */
  readonly why: Explanation | null
}

/** A turn that changed the winning chances. */
export interface TurningPoint extends Omit<AnalysisPoint, 'chances' | 'options' | 'verdict'> {
  /** The line played, and the better (or next best) one, as far as they depend only on the seat. */
  readonly played: readonly Move[]
  readonly better: readonly Move[]
  readonly kind: Exclude<Verdict['kind'], 'fine'>
  readonly loss: number
  readonly low: number
  readonly high: number
}

/** How close a seat came to the best lines found. */
export interface Quality {
  readonly seat: Seat
  /** Turns and answers with a choice. */
  readonly turns: number
  /** Those not significantly worse than the best line. */
  readonly close: number
  /** Total winning chance lost by the others. */
  readonly given: number
}

export interface Analysis {
  readonly points: AnalysisPoint[]
  /** The final result: 1 for the winner, split between several; null if the game is not over. */
  readonly ending: readonly number[] | null
}

export interface AnalysisOptions {
  /** Positions to search for a better line. */
  readonly positions: number
  /** Imagined worlds for evaluating and comparing lines. */
  readonly worlds: number
  /** Seeds the imagined worlds. */
  readonly seed: string
}

export interface AnalysisRun {
  readonly analysis: Analysis
  /** Analysed decisions out of `all`. */
  readonly done: number
  readonly all: number
  /** Analyses one more turn; false at the end of the game. */
  step(): boolean
}

/** Turning points, most important first. */
export function turningPoints({ points }: Pick<Analysis, 'points'>): TurningPoint[] {
  return points
    .flatMap((point): TurningPoint[] => {
      const { at, turn, round, seat, options, verdict, why } = point
      const { kind, loss, low, high } = verdict
      const played = options.find((option) => option.played)?.moves
      const better = options.find((option) => (kind === 'strong' ? !option.played : option.leading))?.moves
      if (kind === 'fine' || played === undefined || better === undefined) return []
      return [{ at, turn, round, seat, played, better, kind, loss, low, high, why }]
    })
    .sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))
}

export function qualityOf({ points }: Pick<Analysis, 'points'>, seats: number): Quality[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = points.filter((point) => point.seat === seat && point.options.length > 1)
    const worse = own.filter(({ verdict }) => verdict.kind === 'slip' || verdict.kind === 'mistake')
    const given = worse.reduce((sum, { verdict }) => sum + verdict.loss, 0)
    return { seat, turns: own.length, close: own.length - worse.length, given }
  })
}
