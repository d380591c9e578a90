/** A line of signs in HTML; the words of the effect are its name. */
import type { Effect as EffectData } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWords } from '../../../words/context.tsx'
import { keyed } from '../view.ts'
import { TRACK } from './icons.ts'
import { type Part, type Token, tokensOf } from './tokens.ts'
import './signs.css'

/** `size` of an icon in pixels of the design. */
export const Effect = memo(function Effect(props: {
  readonly of: EffectData
  readonly size?: number
  readonly className?: string
  /** Words for who points at it. */
  readonly title?: string
}): ReactNode {
  return <Line tokens={tokensOf(props.of)} size={props.size} className={props.className} title={props.title} />
})

interface LineProps {
  readonly tokens: readonly Token[]
  readonly size?: number
  readonly className?: string
  readonly title?: string
}

/** A table has hundreds of them, and most stay the same. */
export const Line = memo(function Line(props: LineProps): ReactNode {
  const { tokens, size = 15, className = '' } = props
  return (
    <span className={`rv-line ${className}`} style={{ ['--z' as string]: size }} title={props.title}>
      {keyed(tokens, (token) => JSON.stringify(token)).map(({ key, one }) =>
        'op' in one ? (
          <span key={key} className="rv-op">
            {one.op}
          </span>
        ) : (
          <span key={key} className="rv-fx">
            {keyed(one.parts, (part) => JSON.stringify(part)).map(({ key: inner, one: part }) => (
              <Signed key={inner} part={part} />
            ))}
          </span>
        ),
      )}
    </span>
  )
})

export function Signed({ part }: { readonly part: Part }): ReactNode {
  if ('text' in part) return <b style={part.colour === undefined ? undefined : { color: part.colour }}>{part.text}</b>
  if ('step' in part) return <Step track={part.step} />
  if ('nth' in part)
    return (
      <b>
        <Nth n={part.nth} />
      </b>
    )
  return (
    <span className="rv-icon" style={{ color: part.colour, ['--k' as string]: part.scale ?? 1 }}>
      <Icon name={part.icon} size="100%" />
    </span>
  )
}

export function Nth({ n }: { readonly n: number }): ReactNode {
  return useWords()('scores.rank', { rank: n })
}

const ANY = 'conic-gradient(from -60deg, #8d919d 0 33%, #2c8447 0 66%, #d8aa37 0)'

/** One step on a track: an arrow in a square of its colour. */
export function Step({ track }: { readonly track: 'gray' | 'green' | 'yellow' | 'any' }): ReactNode {
  const any = track === 'any'
  return (
    <span
      className="rv-step"
      style={{ background: any ? ANY : TRACK[track].fill, color: any ? '#fff' : TRACK[track].ink }}
    >
      <Icon name="r-step" size="74%" />
    </span>
  )
}

/** An icon of a resource with its number. */
export function Amount(props: { readonly n: ReactNode; readonly part: Part; readonly size?: number }): ReactNode {
  return (
    <span className="rv-fx" style={{ ['--z' as string]: props.size ?? 15 }}>
      <b>{props.n}</b>
      <Signed part={props.part} />
    </span>
  )
}
