/** The table below the land: sea, shallows and the plinth that the land stands on. */
import { HEXES } from '@ludarium/scythe/data'
import { memo, type ReactNode } from 'react'
import { type Geometry, hexagon } from './geometry.ts'

export const Sea = memo(function Sea({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const land = geometry.layout.outline(HEXES)
  return (
    <>
      <defs>
        <clipPath id="scythe-hex">
          <polygon points={hexagon(geometry)} />
        </clipPath>
      </defs>
      <rect x="-1200" y="-900" width="3000" height="2200" fill="url(#scythe-sea)" />
      <g fill="none" strokeLinejoin="round">
        <path d={land} stroke="var(--scythe-blue-4)" strokeOpacity="0.2" strokeWidth="44" />
        <path d={land} stroke="var(--scythe-blue-5)" strokeOpacity="0.2" strokeWidth="26" />
      </g>
      <g strokeLinejoin="round">
        <path d={land} transform="translate(0 9)" fill="var(--scythe-stone-2)" stroke="var(--ink)" strokeWidth="9" />
        <path
          d={land}
          transform="translate(0 5.600)"
          fill="var(--scythe-gold-1)"
          stroke="var(--scythe-gold-1)"
          strokeWidth="6"
        />
      </g>
    </>
  )
})
