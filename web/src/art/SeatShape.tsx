/** A seat's sign: its own shape in its own colour, with a figure on it if wanted. */
import { memo } from 'react'
import type { SeatColour, SeatShapeName } from '../table/seats.ts'
import { legible } from './legible.ts'

/** In a box of 24. */
export const SEAT_SHAPES: Readonly<Record<SeatShapeName, string>> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z',
  square:
    'M4.200 2.600h15.600a1.600 1.600 0 0 1 1.600 1.600v15.600a1.600 1.600 0 0 1-1.600 1.600H4.200a1.600 1.600 0 0 1-1.600-1.600V4.200a1.600 1.600 0 0 1 1.600-1.600Z',
  triangle: 'M12 1.800 23 21.600H1Z',
  diamond: 'M12 .8 23.200 12 12 23.200 .8 12Z',
  hexagon: 'M12 1l9.600 5.500v11L12 23l-9.600-5.500v-11Z',
  cross: 'M8 1.800h8V8h6.200v8H16v6.200H8V16H1.800V8H8Z',
  star: 'M12 .8l3.400 7.400 8 .9-6 5.500 1.700 8L12 18.500l-7.100 4.100 1.700-8-6-5.500 8-.9Z',
}

/** Where a figure sits best: a triangle's middle is low. */
const MIDDLE: Partial<Record<SeatShapeName, number>> = { triangle: 15.2, star: 13.4 }

export interface SeatShapeProps {
  readonly colour: SeatColour
  readonly size?: number
  readonly label?: string
  readonly text?: string
  readonly className?: string
}

export const SeatShape = memo(function SeatShape({ colour, size = 16, label, text, className }: SeatShapeProps) {
  const inside = (
    <>
      <path
        d={SEAT_SHAPES[colour.shape]}
        fill={colour.fill}
        stroke={colour.outline}
        strokeWidth={(1.6 * 24) / size}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {text !== undefined && (
        <text
          x="12"
          y={MIDDLE[colour.shape] ?? 12}
          dy="0.36em"
          textAnchor="middle"
          fill={colour.ink}
          fontFamily="var(--sans)"
          fontWeight={700}
          fontSize={Math.max(text.length > 1 ? 11 : 13, legible(27, size))}
          style={{ fontStretch: '86%' }}
        >
          {text}
        </text>
      )}
    </>
  )
  const box = { className, width: size, height: size, viewBox: '-1.500 -1.500 27 27', overflow: 'visible' }
  if (label === undefined)
    return (
      <svg {...box} aria-hidden="true" focusable="false">
        {inside}
      </svg>
    )
  return (
    <svg {...box} role="img" aria-label={label} focusable="false">
      <title>{label}</title>
      {inside}
    </svg>
  )
})
