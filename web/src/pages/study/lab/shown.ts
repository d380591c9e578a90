/** A row of games on the page, from a report or played here. */
import type { Ended } from '@ludarium/bots'
import type { Choices } from './reports.ts'

export interface Shown {
  readonly choices: Choices
  readonly ended: readonly Ended[]
  /** Who sat on the seats, by the name that a command takes. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly command: string
  readonly version: number
  readonly cpuMsPerTurn: number | null
}
