/** At the end of a game: the scoring instead of the board, and behind it the board to look at. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { reachable } from '../parts/reachable.ts'

interface AtEndProps {
  readonly over: boolean
  /** What leads back to the scoring says, and the class that places it on the board. */
  readonly back: string
  readonly place: string
  readonly children: ReactNode
  final(onLook: () => void): ReactNode
}

export function AtEnd({ over, back, place, children, final }: AtEndProps): ReactNode {
  const [looking, setLooking] = useState(false)
  if (!over) return children
  if (!looking) return final(() => setLooking(true))
  return (
    <>
      {children}
      <button type="button" className={`button primary ${place}`} onClick={() => setLooking(false)}>
        <Icon name="chevron-up" size={15} />
        {back}
      </button>
    </>
  )
}

/** For the scoring: tells the table around it by that mark that it stands instead of the board. */
export function insteadOfBoard(mark: string): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    const table = element?.closest('.table, .phone')
    table?.setAttribute(mark, '')
    const leave = reachable(element)
    return () => {
      leave?.()
      table?.removeAttribute(mark)
    }
  }
}

/** How far ahead the first is, as a message: by points, by what breaks ties, or not at all. */
export function aheadOf(
  [first, second]: readonly { readonly seat: number; readonly rank: number; readonly total: number }[],
  looks: readonly { readonly name: string }[],
): readonly [key: string, figures: { readonly n: number; readonly seat: string }] | null {
  if (first === undefined || second === undefined) return null
  const n = first.total - second.total
  const key = first.rank === second.rank ? 'end.tied' : n === 0 ? 'end.narrow' : 'end.ahead'
  return [key, { n, seat: looks[second.seat]?.name ?? '' }]
}
