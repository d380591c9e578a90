/** The map in small: whose buildings stand where, the largest network of each in its colour, the rest dimmed. */
import { areas } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { frameOf, hexPath, LAYOUT, R } from '../map/geometry.ts'
import { hexesOf } from '../view.ts'

const HEX = hexPath(R - 1.5)

export function Network(): ReactNode {
  const { view, colour } = useTable()
  const hexes = hexesOf(view)
  const joined = new Set(areas(view).flat())
  const { left, top, width, height } = frameOf(hexes)
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className="innovation-network">
      {hexes.map((hex, n) => {
        const { x, y } = LAYOUT.at(hex)
        const owner = view.owner[n] ?? -1
        return (
          <path
            key={hex.id}
            d={HEX}
            transform={`translate(${x} ${y})`}
            fill={
              owner >= 0
                ? colour(owner).fill
                : hex.terrain === 'river'
                  ? 'var(--innovation-blue-2)'
                  : 'var(--innovation-slate-2)'
            }
            fillOpacity={owner < 0 || joined.has(n) ? undefined : 0.35}
            stroke={joined.has(n) ? 'white' : 'none'}
            strokeWidth="3"
          />
        )
      })}
    </svg>
  )
}
