/** The science display: four tracks with their markers, scholar spaces, and the actions of the table below. */
import { scienceLevel } from '@ludarium/innovation'
import { disciplines, roundTileById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Gains } from '../parts/Gains.tsx'
import { StepChip } from '../parts/Signs.tsx'
import { Actions } from './Actions.tsx'
import { Scholars } from './Scholars.tsx'
import { Tracks } from './Tracks.tsx'

export function Science(): ReactNode {
  const { words } = useTable()
  return (
    <Region label={words.t('science.title')} className="innovation-science panel stack gap-0">
      <header className="row between rigid">
        <h3 className="type-5 strong">{words.t('science.title')}</h3>
        <ScienceBonus />
      </header>
      <Tracks />
      <Scholars />
      <Actions />
    </Region>
  )
}

/** What the round's tile brings at its end, and how often to the reader. */
function ScienceBonus(): ReactNode {
  const { view, words, own } = useTable()
  const bonus = roundTileById.get(view.rounds[view.round - 1] ?? '')?.scienceBonus
  if (bonus === undefined || view.phase === 'over' || view.round === 6) return null
  const d = disciplines.findIndex(({ id }) => id === bonus.discipline)
  const times = Math.floor(scienceLevel(view, own, d) / bonus.perLevels)
  return (
    <p className="row gap-2 nowrap dim type-2">
      {words.t('science.bonus', { n: bonus.perLevels })} <StepChip of={bonus.discipline} size={16} /> →{' '}
      <Gains gain={bonus.gain} size={13} /> · {words.t('science.yours', { n: times })}
    </p>
  )
}
