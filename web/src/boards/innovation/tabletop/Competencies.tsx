/** Competencies by discipline: what they do, what their slot gives, who has them and how many are left. */
import { competencyById, competencySlots } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Frame, Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { DisplayHead, Tile } from './Tile.tsx'

export function Competencies(): ReactNode {
  const { words } = useTable()
  return (
    <>
      <DisplayHead title={words.t('sketch.competencies')} note={words.t('displays.competencies')} />
      <div className="innovation-slots-grid">
        {competencySlots.map((slot, n) => (
          <Competency key={slot.id} n={n} />
        ))}
      </div>
    </>
  )
}

function Competency({ n }: { readonly n: number }): ReactNode {
  const { view, words, me, colour } = useTable()
  const slot = competencySlots[n]
  const id = view.competencies[n] ?? ''
  const tile = competencyById.get(id)
  if (slot === undefined || tile === undefined) return null
  const owners = view.players.flatMap(({ competencies }, seat) => (competencies.includes(id) ? [seat] : []))
  const left = view.copies[n] ?? 0
  const mine = owners.includes(me)
  const column = ['banking', 'law', 'engineering', 'medicine'].indexOf(slot.discipline) + 1
  const style = {
    '--disc': DISCIPLINE[slot.discipline].fill,
    '--column': column,
    '--row': slot.row,
  } as React.CSSProperties
  return (
    <Tile
      id={id}
      kind="competency"
      className={mine ? 'innovation-mine' : ''}
      none={left === 0}
      style={style}
      note={words.t('sketch.left', { n: left })}
    >
      <span className="innovation-competency-name row gap-0 between" data-many={owners.length > 2 || undefined}>
        <b className="innovation-tile-title ellipsis type-2 strong">{words.t(`competency.${id}`)}</b>
        <span className="row gap-1 rigid">
          {owners.map((seat) => (
            <SeatShape key={seat} colour={colour(seat)} size={12} />
          ))}
        </span>
      </span>
      <span className="innovation-tile-line row gap-2">
        {id === 'annexes' ? (
          <Frame kind="action">
            2<GoodSign of="annex" />
          </Frame>
        ) : (
          <Frames of={tile} />
        )}
      </span>
      <span className="innovation-tile-line row gap-2">
        <Gains gain={slot.gain} size={13} />
        <span className={`innovation-tile-note nowrap type-1 ${mine ? 'strong' : 'dim'}`}>
          {mine ? words.t('displays.yours') : words.t('sketch.left', { n: left })}
        </span>
      </span>
    </Tile>
  )
}
