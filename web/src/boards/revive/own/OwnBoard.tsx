/** The player board: slots with their modules, tracks with their machines, tribe, progress, sleep and resources. */
import { SLOTS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Region } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Bay } from './Bay.tsx'
import { Hibernation, Meters, Progress } from './Foot.tsx'
import { useShown } from './shown.tsx'
import { Tracks } from './Tracks.tsx'
import { TribeBoard } from './TribeBoard.tsx'
import './own.css'
import './tracks.css'

export function OwnBoard(): ReactNode {
  const { words, looks } = useTable()
  const { seat, mine } = useShown()
  const label = mine ? words.t('own.title') : words.t('own.of', { seat: looks[seat]?.name ?? '' })
  return (
    <Region label={label} className={mine ? 'rv-board' : 'rv-board rival'}>
      <div className="rv-bays">
        {SLOTS.map((slot) => (
          <Bay key={slot.id} slot={slot} />
        ))}
      </div>
      <Tracks />
      <TribeBoard />
      <Progress />
      <Hibernation />
      <Meters />
    </Region>
  )
}
