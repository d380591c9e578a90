/** A sign in the colour of what it stands for; words are beside it, so it is decoration. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import './pieces.css'

/** `tone`: the name of a colour token, e.g. 'wealth'. */
export function Sign({ icon, tone = 'neutral' }: { readonly icon: string; readonly tone?: string }): ReactNode {
  return (
    <span className="sign" style={{ ['--tone' as string]: `var(--${tone})` }}>
      <Icon name={icon} size="1.25em" />
    </span>
  )
}
