/** A planning display: goods, power, buildings, tracks, tiles. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Buildings } from './Buildings.tsx'
import { Goods } from './Goods.tsx'
import { OwnTiles } from './OwnTiles.tsx'
import { OwnTracks } from './OwnTracks.tsx'
import { Power } from './Power.tsx'

interface DisplayProps {
  readonly of: number
  /** For a rival's display in the place of the own one. */
  onClose?(): void
}

export function OwnDisplay(props: DisplayProps): ReactNode {
  const { words } = useTable()
  const isOwn = props.onClose === undefined
  return (
    <section
      className="innovation-own"
      data-holdings={isOwn || undefined}
      aria-label={words.t(isOwn ? 'own.title' : 'own.rival')}
    >
      <SeatParts {...props} />
    </section>
  )
}

/** One below the other: on a phone and in the panel of a seat. */
export function SeatPage({ of }: { readonly of: number }): ReactNode {
  return (
    <div className="innovation-page stack">
      <SeatParts of={of} />
    </div>
  )
}

function SeatParts({ of, onClose }: DisplayProps): ReactNode {
  return (
    <>
      <Goods of={of} onClose={onClose} />
      <Power of={of} />
      <Buildings of={of} />
      <OwnTracks of={of} />
      <OwnTiles of={of} />
    </>
  )
}
