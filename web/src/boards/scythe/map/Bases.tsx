/** Home bases; those of nobody at the table are dashed. */
import { BASES } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Glyph } from '../../../kit/hex/tokens.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import type { Geometry } from './geometry.ts'

export function Bases(props: {
  readonly geometry: Geometry
  /** By faction, the colour of its seat. */
  readonly colours: ReadonlyMap<string, SeatColour>
  /** Bases with units on them, which stand where the castle is. */
  readonly taken: ReadonlySet<string>
}): ReactNode {
  const { geometry, colours, taken } = props
  return BASES.map((base) => {
    const { x, y } = geometry.at(base)
    const colour = colours.get(base.faction)
    if (colour === undefined)
      return <ellipse key={base.id} cx={x} cy={y} rx="18" ry="16" className="scythe-base-idle" />
    return (
      <g key={base.id} data-part={`base:${base.id}`} transform={`translate(${x} ${y})`}>
        <ellipse cy="5" rx="21" ry="19" fill="var(--ink)" />
        <ellipse rx="21" ry="19" fill="var(--ink)" stroke={colour.fill} strokeWidth="3.2" />
        {colour.shape === 'star' && <ellipse rx="18.600" ry="16.600" fill="none" stroke={colour.outline} />}
        {!taken.has(base.id) && (
          <g transform="translate(0 -1)" color={colour.shape === 'star' ? colour.outline : colour.fill}>
            <Glyph icon="elven-castle" letter="" size={23} />
          </g>
        )}
      </g>
    )
  })
}
