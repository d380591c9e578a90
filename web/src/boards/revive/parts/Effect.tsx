/** A line of signs in HTML; the words of the effect are its name. */
import type { Effect as EffectData } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SignPart, Signs } from '../../../kit/signs/Signs.tsx'
import { useWords } from '../../../words/context.tsx'
import { TRACK } from '../icons.ts'
import { type Own, type Part, type Token, tokensOf } from '../signs.ts'

interface LineProps {
  readonly tokens: readonly Token[]
  /** Side of an icon in pixels of the design. */
  readonly size?: number
  readonly className?: string
  readonly title?: string
}

export const Effect = memo(function Effect({
  of,
  ...line
}: Omit<LineProps, 'tokens'> & { readonly of: EffectData }): ReactNode {
  return <Line tokens={tokensOf(of)} {...line} />
})

/** The step of the type scale that goes with icons of a size. */
function textStep(size: number): number {
  const tall = size * 0.93
  return [11.5, 12.5, 13.5, 14.5, 16].filter((limit) => tall >= limit).length + 1
}

/** A table has hundreds of them, and most stay the same. */
export const Line = memo(function Line({ tokens, size = 15, className = '', title }: LineProps): ReactNode {
  const style = { ['--sign' as string]: `${size / 16}rem`, fontSize: `var(--type-${textStep(size)})` }
  return (
    <span className={`revive-line ${className}`} style={style} title={title}>
      <Signs tokens={tokens} draw={draw} />
    </span>
  )
})

export function Signed({ part }: { readonly part: Part }): ReactNode {
  return <SignPart part={part} draw={draw} />
}

function draw(own: Own): ReactNode {
  return 'step' in own ? (
    <Step track={own.step} />
  ) : (
    <b>
      <Nth n={own.nth} />
    </b>
  )
}

export function Nth({ n }: { readonly n: number }): ReactNode {
  return useWords()('scores.rank', { rank: n })
}

const ANY = 'conic-gradient(from -60deg, var(--revive-gray) 0 33%, var(--revive-green-7) 0 66%, var(--revive-gold-5) 0)'

/** One step on a track: an arrow in a square of its colour. */
function Step({ track }: { readonly track: 'gray' | 'green' | 'yellow' | 'any' }): ReactNode {
  const any = track === 'any'
  const style = { background: any ? ANY : TRACK[track].fill, color: any ? 'white' : TRACK[track].ink }
  return (
    <span className="revive-step" style={style}>
      <Icon name="r-step" size="74%" />
    </span>
  )
}
