/** A sign in the colour of what it stands for. Without a label the words are beside it, and it is decoration. */
import { memo, type ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import './signs.css'

interface SignProps {
  readonly icon: string
  /** The name of a colour token, e.g. 'wealth'. */
  readonly tone?: string
  readonly size?: number | string
  readonly label?: string
}

export const Sign = memo(function Sign({ icon, tone = 'neutral', size = '1.25em', label }: SignProps): ReactNode {
  return (
    <span className="sign" style={{ ['--tone' as string]: `var(--${tone})` }}>
      <Icon name={icon} size={size} label={label} />
    </span>
  )
})
