/** The second face of the cloth: innovations and competencies by discipline, palaces, city tiles, bonuses. */
import { placesOf } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Competencies } from './Competencies.tsx'
import { Innovations } from './Innovations.tsx'
import { Bonuses, Cities, Palaces } from './Stock.tsx'

/** `beside` the map, which then has city tiles, bonuses and the last line below it. */
export function Displays({ beside = false }: { readonly beside?: boolean }): ReactNode {
  const { words } = useTable()
  return (
    <Region label={words.t('face.displays')} className="innovation-displays on-dark">
      <div className="stack gap-0">
        <Innovations />
        <Competencies />
      </div>
      <div className="stack gap-0">
        <Palaces />
        {!beside && (
          <>
            <Cities />
            <Bonuses />
            <EndLine />
          </>
        )}
      </div>
    </Region>
  )
}

/** Below a map that has room there. */
export function Stock(): ReactNode {
  const { words } = useTable()
  return (
    <Region label={words.t('sketch.cityTiles')} className="innovation-displays on-dark innovation-below">
      <div>
        <Cities>
          <EndLine />
        </Cities>
      </div>
      <div>
        <Bonuses />
      </div>
    </Region>
  )
}

/** What the end gives for places. */
function EndLine(): ReactNode {
  const { words, view } = useTable()
  const { area, discipline } = placesOf(view)
  return (
    <p className="innovation-end-line row gap-0 between nowrap dim type-1">
      <b>{words.t('displays.end')}</b>
      <span>
        <Icon name="innovation-area" size={13} /> {words.t('displays.area')} <b>{area.join('·')}</b>
      </span>
      <span>
        {words.t('displays.tracks')} <b>{discipline.join('·')}</b>
      </span>
    </p>
  )
}
