/** Positions of a table that are looked at one after the other, in whatever order the answers come. */
import type { Seat } from '@ludarium/kernel'
import { useCallback, useRef, useState } from 'react'
import type { Position, TableSource } from './source.ts'

export interface Looking<P extends Position | null> {
  readonly position: Position | P
  /** Asks for a position and shows it, unless something else was wished for meanwhile; only then a failure is told. */
  look(seat: Seat | null, at: number): Promise<void>
  /** Shows at once; what is still on its way is shown no more. */
  show(position: P): void
}

/** Of several wishes only the last is shown. `P` is null where there may be nothing to look at. */
export function usePosition<P extends Position | null>(source: TableSource, first: P): Looking<P> {
  const [position, setPosition] = useState<Position | P>(first)
  const wishes = useRef(0)
  const look = useCallback(
    async (seat: Seat | null, at: number): Promise<void> => {
      const wish = ++wishes.current
      try {
        const found = await source.position(seat, at)
        if (wish === wishes.current) setPosition(found)
      } catch (error) {
        if (wish === wishes.current) throw error
      }
    },
    [source],
  )
  const show = useCallback((next: P): void => {
    wishes.current++
    setPosition(next)
  }, [])
  return { position, look, show }
}
