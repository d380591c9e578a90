/** A row of games on the page, from a report or played here. */
import type { MatchResult } from '@ludarium/bots'
import type { ReportChoice } from './reports.ts'

export interface Shown {
  readonly choices: ReportChoice
  readonly ended: readonly MatchResult[]
  /** Who sat on the seats, by the name that a command takes. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly command: string
  readonly version: number
  readonly cpuMsPerTurn: number | null
}
