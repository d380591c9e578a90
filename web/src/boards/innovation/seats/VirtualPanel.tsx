/** The virtual player of a game of two: levels on the tracks, and a face-down size of its area. */
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Figures } from '../../../kit/seats/Figures.tsx'
import { SeatPanel } from '../../../kit/seats/SeatPanel.tsx'
import { useTable } from '../context.tsx'
import { DISCIPLINE } from '../signs.ts'

export function VirtualPanel(): ReactNode {
  const { view, words, colour } = useTable()
  const { virtual } = view
  if (virtual === null) return null
  const levels = disciplines.map(({ id }, d) => ({
    id,
    value: virtual.levels[d] ?? 0,
    label: words.t(`title.${id}`),
    icon: DISCIPLINE[id].icon,
  }))
  return (
    <SeatPanel
      look={{ name: words.t('sketch.virtual.title'), colour: colour(view.seats) }}
      form="block"
      className="innovation-rival innovation-virtual"
      role={words.t('virtual.about')}
    >
      <Figures of={levels} />
    </SeatPanel>
  )
}
