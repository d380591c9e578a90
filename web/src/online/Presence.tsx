/** Whether somebody is here: a dot, and words beside it or as its label. */
import type { ReactNode } from 'react'
import { useWords } from '../words/context.tsx'
import './people.css'

/** 'away': with a page that is out of sight; 'lost': until a moment ago; 'gone': not here. */
export type Here = 'here' | 'away' | 'lost' | 'gone'

/** Somebody at a seat, as the server tells it. */
export const hereOf = (seat: { readonly here: boolean; readonly away: boolean }): Here =>
  !seat.here ? 'gone' : seat.away ? 'away' : 'here'

export function PresenceDot(props: { is: Here; label?: boolean }): ReactNode {
  const t = useWords()
  const label = t(`here.${props.is}`)
  return props.label === false ? (
    <span className={`presence ${props.is}`} aria-hidden="true" />
  ) : (
    <span className={`presence ${props.is}`} role="img" aria-label={label} title={label} />
  )
}

/** A person away from a table: the first letter on a rounded square. */
export function PersonTile(props: { name: string; is?: Here }): ReactNode {
  return (
    <span className="person-tile" aria-hidden="true">
      {[...props.name][0]?.toUpperCase() ?? '?'}
      {props.is !== undefined && <PresenceDot is={props.is} label={false} />}
    </span>
  )
}
