/** A row of games on the page, from a report or played here. */
import type { Ended } from '@ludarium/bots'
import type { Choices } from './reports.ts'

export interface Shown {
  readonly choices: Choices
  readonly ended: readonly Ended[]
  readonly seed: string
  readonly command: string
  readonly version: number
  readonly cpuMsPerTurn: number | null
}
