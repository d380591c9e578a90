/** The virtual player of a game of two: levels on the tracks, and a face-down size of its area. */
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { DISCIPLINE } from '../signs.ts'

export function VirtualPanel(): ReactNode {
  const { view, words, colour } = useTable()
  if (view.virtual === null) return null
  return (
    <article
      className="panel i-rival i-virtual"
      style={{ ['--seat' as string]: colour(view.seats).fill }}
      aria-label={words.t('sketch.virtual.title')}
    >
      <div className="i-rival-name">
        <span>
          <SeatShape colour={colour(view.seats)} size={17} />
          <b>{words.t('sketch.virtual.title')}</b>
        </span>
        <small>{words.t('virtual.about')}</small>
      </div>
      <div className="i-rival-facts">
        <div>
          {disciplines.map(({ id }, d) => (
            <span key={id} className="i-figure" title={words.t(`title.${id}`)}>
              <Icon name={DISCIPLINE[id].icon} size={14} />
              <b>{view.virtual?.levels[d] ?? 0}</b>
              <span className="unseen"> {words.t(`title.${id}`)}</span>
            </span>
          ))}
        </div>
      </div>
    </article>
  )
}
