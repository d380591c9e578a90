/** The reader's planning display: goods, power, buildings, tracks, tiles. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Buildings } from './Buildings.tsx'
import { Goods } from './Goods.tsx'
import { OwnTiles } from './OwnTiles.tsx'
import { OwnTracks } from './OwnTracks.tsx'
import { Power } from './Power.tsx'
import './own.css'

export function OwnDisplay(): ReactNode {
  const { words, me } = useTable()
  return (
    <section className="i-own" data-holdings aria-label={words.t('own.title')}>
      <Goods of={me} />
      <Power of={me} />
      <Buildings of={me} />
      <OwnTracks of={me} />
      <OwnTiles of={me} />
    </section>
  )
}

/** All that is known of a rival, in the place of the own display. */
export function RivalDisplay({ of, onClose }: { readonly of: number; onClose(): void }): ReactNode {
  const { words } = useTable()
  return (
    <section className="i-own" aria-label={words.t('own.rival')}>
      <Goods of={of} onClose={onClose} />
      <Power of={of} />
      <Buildings of={of} />
      <OwnTracks of={of} />
      <OwnTiles of={of} />
    </section>
  )
}
