/** Whose board is drawn: the own one can be pressed and shows what is coming, a rival's is only looked at. */
import type { Player } from '@ludarium/revive'
import { createContext, type ReactNode, useContext } from 'react'
import { useTable } from '../context.tsx'

const Shown = createContext<number | null>(null)

export function ShownBoard(props: { readonly of: number; readonly children: ReactNode }): ReactNode {
  return <Shown value={props.of}>{props.children}</Shown>
}

export interface Shown {
  readonly seat: number
  readonly mine: boolean
  readonly p: Player
  /** The same player after what is pointed at; the same where nothing is. */
  readonly soon: Player
  /** The name of a place, '' on a rival's board. */
  name(place: string): string
  /** Colour of the seat. */
  readonly fill: string
  readonly ink: string
}

export function useShown(): Shown {
  const { me, view, soon, colourOf } = useTable()
  const seat = useContext(Shown) ?? me
  const p = view.players[seat]
  if (p === undefined) throw new Error(`There is no seat ${seat}.`)
  const mine = seat === me
  const { fill, ink } = colourOf(seat)
  return { seat, mine, p, soon: soon?.players[seat] ?? p, name: (place) => (mine ? place : ''), fill, ink }
}
