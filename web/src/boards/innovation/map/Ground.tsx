/** A hex without its pieces: land with its drawing, or the river that flows on into its neighbours. */
import type { Terrain } from '@ludarium/innovation/data'
import { memo, type ReactNode, useRef } from 'react'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { TerrainDrawing } from '../parts/Terrain.tsx'
import { DARK_TERRAINS } from '../signs.ts'
import { alongWheel } from '../view.ts'
import { hexPath, R } from './geometry.ts'

const LAND = hexPath(R - 0.45)
const RIM = hexPath(R - 1.6)
const WATER = hexPath(R + 0.6)
const COUNTED = hexPath(R)

export const River = memo(function River({ n }: { readonly n: number }): ReactNode {
  const [x, y] = [((n * 37) % 5) - 2, ((n * 23) % 7) - 3]
  return (
    <>
      <path d={WATER} fill="var(--innovation-blue-5)" />
      <path
        d="M-15-6q4-4 8 0t8 0 8 0M-9 6q4-4 8 0t8 0 8 0"
        fill="none"
        stroke="var(--innovation-grey-2)"
        strokeLinecap="round"
        strokeWidth="1.7"
        opacity="0.62"
        transform={`translate(${x} ${y})`}
      />
      <path d={COUNTED} fill="none" stroke="var(--innovation-blue-2)" strokeOpacity="0.28" />
    </>
  )
})

/** A step along the wheel, in milliseconds. */
const STEP = 120

/** `crowded`: a piece or a price stands there, and the drawing makes room. */
export const Land = memo(function Land({
  terrain,
  crowded,
}: {
  readonly terrain: Terrain
  readonly crowded: boolean
}): ReactNode {
  const land = useRef<SVGPathElement>(null)
  const drawing = useRef<SVGGElement>(null)
  useMoved(terrain, (before) => {
    const way = alongWheel(before, terrain)
    const duration = STEP * (way.length - 1)
    land.current?.animate(
      way.map((one) => ({ fill: `var(--innovation-${one})` })),
      { duration },
    )
    drawing.current?.animate({ opacity: [0, 0, 1] }, { duration })
  })
  return (
    <>
      <path ref={land} d={LAND} fill={`var(--innovation-${terrain})`} className="innovation-land" />
      <path
        d={RIM}
        fill="none"
        stroke="white"
        strokeOpacity={DARK_TERRAINS.has(terrain) ? 0.1 : 0.28}
        strokeWidth="1.3"
      />
      <g
        ref={drawing}
        transform={crowded ? 'translate(0 -17.500) scale(.5)' : 'scale(.92)'}
        opacity={crowded ? 0.8 : undefined}
      >
        <TerrainDrawing of={terrain} />
      </g>
    </>
  )
})
