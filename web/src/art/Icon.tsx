/** An icon by name, in the colour of the text around it. With a label it says what it means, else it is decoration. */
import { memo } from 'react'
import './icons/shell.ts'
import './strokes.ts'

export interface IconProps {
  readonly name: string
  readonly size?: number | string
  readonly label?: string
  readonly className?: string
}

/** Boards draw hundreds: one that stays the same is not drawn again. */
export const Icon = memo(function Icon({ name, size = 16, label, className }: IconProps) {
  const drawing = <use href={`#icon-${name}`} />
  if (label === undefined)
    return (
      <svg className={className} width={size} height={size} data-icon={name} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    )
  return (
    <svg
      className={className}
      width={size}
      height={size}
      data-icon={name}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <title>{label}</title>
      {drawing}
    </svg>
  )
})
