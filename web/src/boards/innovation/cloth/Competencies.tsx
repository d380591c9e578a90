/** Competencies by discipline: what they do, what their slot gives, who has them and how many are left. */
import { competencyById, competencySlots } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { Tile } from './Tile.tsx'

export function Competencies(): ReactNode {
  const { words } = useTable()
  return (
    <>
      <header className="i-display-head">
        <h4>{words.t('sketch.competencies')}</h4>
        <span>{words.t('displays.competencies')}</span>
      </header>
      <div className="i-competencies">
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
      className={`i-competency ${mine ? 'mine' : ''} ${left === 0 ? 'none' : ''}`}
      style={style}
      note={words.t('sketch.left', { n: left })}
    >
      <span className="i-competency-name">
        <b>{words.t(`competency.${id}`)}</b>
        <span>
          {owners.map((seat) => (
            <SeatShape key={seat} colour={colour(seat)} size={12} />
          ))}
        </span>
      </span>
      <span className="i-tile-line">
        {id === 'annexes' ? (
          <span className="i-frame" data-kind="action">
            2<GoodSign of="annex" />
          </span>
        ) : (
          <Frames of={tile} />
        )}
      </span>
      <span className="i-tile-line">
        <Gains gain={slot.gain} size={13} />
        <em>{mine ? words.t('displays.yours') : words.t('sketch.left', { n: left })}</em>
      </span>
    </Tile>
  )
}
