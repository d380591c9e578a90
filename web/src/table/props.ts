/** What the parts of the table on screen share: the scene, what can be done with it, and what the window shows of it. */
import type { GameEvent } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { LoadedGame } from '../games.ts'
import type { GuideNow } from '../guide/guide.ts'
import type { LocalSource } from '../local/source.ts'
import type { Layout } from './layout.ts'
import type { MissedTurns } from './missed-turns.ts'
import type { Hands, Scene } from './scene.ts'
import type { LogEntry, ScorePoint, TableAbout } from './source.ts'

/** A local table with its game, opened. */
export interface OpenTable {
  readonly source: LocalSource
  readonly about: TableAbout
  readonly game: LoadedGame
}

/** What the top bar offers; null where it is not possible now. */
export interface Tools {
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly hint: (() => void) | null
  rules(): void
}

export interface Slider {
  readonly at: number
  readonly last: number
  onChange(at: number): void
  onOpen(): void
}

export interface TableViewProps {
  readonly scene: Scene
  readonly hands: Hands
  readonly layout: Layout
  readonly told: readonly LogEntry[]
  /** Log lines after this decision are new to the reader. */
  readonly newFrom: number
  setSpoken(event: GameEvent | null): void
  readonly rule: string | null
  setRule(rule: string | null): void
  scores(): Promise<readonly ScorePoint[]>
  readonly tools: Tools | null
  menu(close: () => void): ReactNode
  readonly slider: Slider | null
  /** Turns missed since the reader's last decision, null where there are none. */
  readonly waited?: MissedTurns | null
  /** At the table of a first game. */
  readonly guide?: GuideNow | null
  /** The bar above the board; on a phone the sheet below it. */
  bar(sheet: boolean): ReactNode
}
