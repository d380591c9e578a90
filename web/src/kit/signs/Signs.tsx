/** Tokens as signs in HTML. Words are beside them, so all of it is decoration. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { keyed } from '../keyed.ts'
import type { Part, Token } from './language.ts'
import './signs.css'

export interface SignsProps<Own> {
  readonly tokens: readonly Token<Own>[]
  /** Draws what only this game has. */
  readonly draw: (own: Own) => ReactNode
  /** Side of an icon in pixels; relative to the text without it. */
  readonly size?: number
  /** Class of groups and operators. */
  readonly className?: string
}

export function Signs<Own>({ tokens, draw, size, className = '' }: SignsProps<Own>): ReactNode {
  const style = size === undefined ? undefined : { ['--sign' as string]: `${size / 16}rem` }
  return keyed(tokens, (token) => JSON.stringify(token)).map(({ key, one }) =>
    'op' in one ? (
      <span key={key} className={`sign-op ${className}`}>
        {one.op}
      </span>
    ) : (
      <span key={key} className={`sign-group ${className}`} style={style}>
        {keyed(one.parts, (part) => JSON.stringify(part)).map(({ key: inner, one: part }) => (
          <SignPart key={inner} part={part} draw={draw} />
        ))}
      </span>
    ),
  )
}

export function SignPart<Own>({ part, draw }: { readonly part: Part<Own>; draw(own: Own): ReactNode }): ReactNode {
  if ('own' in part) return draw(part.own)
  if ('text' in part) {
    if (part.quiet) return <em>{part.text}</em>
    return <span style={part.colour === undefined ? undefined : { color: part.colour }}>{part.text}</span>
  }
  return (
    <span
      className="sign-icon"
      data-struck={part.struck}
      style={{ ['--tone' as string]: part.colour, ['--k' as string]: part.scale ?? 1 }}
    >
      <Icon name={part.icon} size="100%" />
    </span>
  )
}
