/** Asks a table for positions one after the other, in whatever order the answers come: of several wishes only the last counts. */
import type { Seat } from '@ludarium/kernel'
import { useCallback, useRef } from 'react'
import type { Position, TableSource } from './source.ts'

export interface Looking {
  /** Asks for a position and shows it, unless something else was wished for meanwhile; only then a failure is told. */
  look(seat: Seat | null, at: number): Promise<void>
  /** What is still on its way is shown no more. */
  cancel(): void
}

/** `show` keeps its identity. */
export function useLooking(source: TableSource, show: (position: Position) => void): Looking {
  const wishes = useRef(0)
  const look = useCallback(
    async (seat: Seat | null, at: number): Promise<void> => {
      const wish = ++wishes.current
      try {
        const found = await source.position(seat, at)
        if (wish === wishes.current) show(found)
      } catch (error) {
        if (wish === wishes.current) throw error
      }
    },
    [source, show],
  )
  const cancel = useCallback((): void => {
    wishes.current++
  }, [])
  return { look, cancel }
}
