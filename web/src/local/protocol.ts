/** What page and worker say to each other. */
import type { Move, Seat } from '@ludarium/kernel'
import type { TableSource, Update } from '../table/source.ts'

/** The calls of a table source, as the worker answers them. */
export type Calls = {
  /** `play`: bots decide and decisions are kept; else the table is only looked at. */
  open: { args: [id: string, play: boolean]; value: { trimmed: boolean } }
  about: { args: []; value: Awaited<ReturnType<TableSource['about']>> }
  position: { args: [seat: Seat | null, at?: number]; value: Awaited<ReturnType<TableSource['position']>> }
  log: { args: [seat: Seat | null]; value: Awaited<ReturnType<TableSource['log']>> }
  scores: { args: [seat: Seat | null]; value: Awaited<ReturnType<TableSource['scores']>> }
  watch: { args: [watcher: number, seat: Seat | null, from: number]; value: null }
  unwatch: { args: [watcher: number]; value: null }
  submit: { args: [seat: Seat, move: Move, at: number]; value: Awaited<ReturnType<TableSource['submit']>> }
  undo: { args: [seat: Seat]; value: Awaited<ReturnType<TableSource['undo']>> }
  redo: { args: [seat: Seat]; value: Awaited<ReturnType<TableSource['redo']>> }
  hint: { args: [seat: Seat]; value: Awaited<ReturnType<TableSource['hint']>> }
  exported: { args: [short: boolean]; value: string }
  branch: { args: [at: number]; value: string }
  pause: { args: [milliseconds: number]; value: null }
  create: { args: [order: NewTable]; value: string }
  imported: { args: [text: string, name: string]; value: string }
}

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly level: string }[]
}

export interface Call<K extends keyof Calls = keyof Calls> {
  readonly id: number
  readonly call: K
  readonly args: Calls[K]['args']
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly watcher: number; readonly update: Update }
