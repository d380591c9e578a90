/**
 * What a table shows beside the game when other people are there: clocks, lines, talk. A table of this browser has no
 * company, and then none of it is drawn.
 */
import type { Seat } from '@ludarium/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { Scene } from './scene.ts'

export interface TableChrome {
  /** Under the name in a seat's panel. */
  seatLine(seat: Seat): ReactNode
  /** What the seat has left, at the end of the decision; null without a clock. */
  clock(seat: Seat): ReactNode
  /** In its chip on narrow windows, in the place of the figures. */
  seatChip(seat: Seat): ReactNode
  /** Under the top bar: the line is lost, the clock is low. */
  readonly strip: ReactNode
  /** In the top bar, before the turn order and after the tools. */
  readonly watchers: ReactNode
  readonly menu: ReactNode
  /** What needs an answer: beside the board, on a phone in the sheet. */
  readonly request: ReactNode
  readonly chat: { readonly unread: number; readonly panel: ReactNode }
  /** In the place of the decision, or null when the reader decides. */
  bar(scene: Scene, sheet: boolean): ReactNode
  /** Nothing on this screen is the reader's own. */
  readonly watching: boolean
  /** In the place of undo once that has ended; null where nobody can be asked. */
  readonly rewind: (() => void) | null
}

const Context = createContext<TableChrome | null>(null)

export const ChromeProvider = Context.Provider

/** Null at a table of this browser. */
export const useChrome = (): TableChrome | null => useContext(Context)

/** Who is at the seat and how much time is left there, for boards that draw seats themselves. */
export function SeatLine(props: { readonly of: Seat }): ReactNode {
  return useChrome()?.seatLine(props.of)
}
