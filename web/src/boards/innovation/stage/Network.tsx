/** The map in small: whose buildings stand where. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { frameOf, hexPath, LAYOUT, R } from '../map/geometry.ts'
import { hexesOf } from '../view.ts'

const HEX = hexPath(R - 1.5)

export function Network(): ReactNode {
  const { view, colour } = useTable()
  const hexes = hexesOf(view)
  const { left, top, width, height } = frameOf(hexes)
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className="i-network">
      {hexes.map((hex, n) => {
        const { x, y } = LAYOUT.at(hex)
        const owner = view.owner[n] ?? -1
        return (
          <path
            key={hex.id}
            d={HEX}
            transform={`translate(${x} ${y})`}
            fill={owner >= 0 ? colour(owner).fill : hex.terrain === 'river' ? '#23597f' : '#3a4558'}
            stroke={owner >= 0 ? '#fff' : 'none'}
            strokeWidth="3"
          />
        )
      })}
    </svg>
  )
}
