/** What the page and the thread that looks at a game again say to each other, and what is kept of it. */
import type { AnalysisOptions, AnalysisPoint } from '@ludarium/bots'
import type { Message, Refusal } from '@ludarium/kernel'

export interface StudyOrder {
  /** The whole game as text. */
  readonly text: string
  readonly wish: AnalysisOptions
}

/** A turn with the words of its lines, in the order of its options. */
export interface StudyPoint extends AnalysisPoint {
  readonly said: readonly (readonly Message[])[]
}

export type StudyNews =
  | { readonly kind: 'point'; readonly point: StudyPoint; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly ending: readonly number[] | null }
  | { readonly kind: 'failed'; readonly problem: Refusal }

/** Kept with the table. */
export interface KeptStudy {
  readonly format: 2
  /** Version of the game's rules, and how many decisions the game had. */
  readonly version: number
  readonly decisions: number
  readonly positions: number
  readonly worlds: number
  readonly seconds: number
  readonly points: readonly StudyPoint[]
  readonly ending: readonly number[] | null
}

export function isKeptStudy(value: unknown): value is KeptStudy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 2 &&
    'points' in value &&
    Array.isArray(value.points)
  )
}
