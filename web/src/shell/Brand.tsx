/** The mark: a hexagon of light with a player piece on it. */
import type { ReactNode } from 'react'

export function BrandMark(props: { size?: number }): ReactNode {
  const size = `${(props.size ?? 32) / 16}rem`
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M16 1.500 28.700 8.800v14.400L16 30.500 3.300 23.200V8.800z" fill="var(--primary)" />
      <path
        fill="var(--on-primary)"
        d="M16 7.500c-2 0-3.300 1.500-3.300 3.100 0 .5.100 1 .3 1.400-2.600.9-5.300 2.100-5.300 3.600 0 1.600 2.100 1.400 3.900 1.400-.3 1.900-2.500 4.100-2.500 5.600 0 .8.400 1.200 1.400 1.200h3.200c.6 0 .8-.4 1.100-.9l1.200-2.600 1.200 2.600c.2.500.5.900 1.100.900h3.200c1 0 1.400-.4 1.400-1.200 0-1.500-2.200-3.700-2.500-5.600 1.800 0 3.900.2 3.900-1.400 0-1.500-2.700-2.700-5.300-3.600.2-.4.300-.9.300-1.400 0-1.600-1.300-3.100-3.300-3.100z"
      />
    </svg>
  )
}
