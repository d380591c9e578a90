/** Result of `ludarium bench`. */

export interface BenchGame {
  readonly id: string
  readonly seats: number
  readonly decisionsPerSecond: number
  /** Decisions per second divided by the peer's moves per second. */
  readonly ratio: number
  readonly gamesPerSecond: number
  readonly legalP99Microseconds: number
  readonly maxLegal: number
  readonly clonesPerSecond: number
  readonly replayMilliseconds: number
  readonly stateBytes: number
  /** Lowest and highest ratio over the rounds. */
  readonly spread: readonly [number, number]
}

export interface BenchReport {
  readonly peer: { readonly name: string; readonly movesPerSecond: number; readonly spread: readonly [number, number] }
  readonly games: readonly BenchGame[]
}
