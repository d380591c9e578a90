/** The player board: slots with their modules, tracks with their machines, tribe, progress, sleep and resources. */
import { SLOTS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Bay } from './Bay.tsx'
import { Hibernation, Meters, Progress } from './Foot.tsx'
import { useShown } from './shown.tsx'
import { Tracks } from './Tracks.tsx'
import { TribeBoard } from './TribeBoard.tsx'

/** A phone has a page for the tribe, and its tracks in a few bars beside the slots. */
export function OwnBoard({ summary }: { readonly summary?: ReactNode }): ReactNode {
  const { words, looks } = useTable()
  const { seat, mine } = useShown()
  const label = mine ? words.t('own.title') : words.t('own.of', { seat: looks[seat]?.name ?? '' })
  return (
    <Region label={label} className={mine ? 'revive-tribe-board' : 'revive-tribe-board revive-of-rival'}>
      <div className="revive-bays">
        {SLOTS.map((slot) => (
          <Bay key={slot.id} slot={slot} />
        ))}
        {summary}
      </div>
      <Tracks />
      {summary === undefined && <TribeBoard />}
      <Progress />
      <Hibernation />
      <Meters />
    </Region>
  )
}
