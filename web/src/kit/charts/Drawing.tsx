/** The box of a chart: it measures its room and draws in pixels, so that text keeps its size. */
import type { PointerEventHandler, ReactNode } from 'react'
import { SEAT_SHAPES } from '../../art/SeatShape.tsx'
import type { SeatColour } from '../../table/seats.ts'
import { useSize } from '../pieces/motion.ts'
import './charts.css'

export interface ChartRoom {
  readonly width: number
  readonly height: number
}

interface DrawingProps {
  /** Pixels; without it the chart fills what its box has. */
  readonly height?: number | undefined
  /** What it shows, in words; without it the figures stand in a table beside it. */
  readonly label?: string | undefined
  readonly pointer?: Partial<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', PointerEventHandler>>
  children(room: ChartRoom): ReactNode
}

export function Drawing({ height: wanted, label, pointer, children }: DrawingProps): ReactNode {
  const [box, size] = useSize()
  const { width } = size
  const height = wanted ?? size.height
  return (
    <div className="chart-box" ref={box} style={wanted === undefined ? undefined : { flex: 'none', height: wanted }}>
      {width > 0 && height > 0 && (
        <svg
          className="chart"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          data-pointed={pointer !== undefined || undefined}
          role="img"
          aria-label={label}
          aria-hidden={label === undefined || undefined}
          {...pointer}
        >
          {children({ width, height })}
        </svg>
      )}
    </div>
  )
}

/** A seat's sign, centred on a point. */
export function ChartSign({ of, x, y, size = 14 }: { of: SeatColour; x: number; y: number; size?: number }): ReactNode {
  return (
    <path
      d={SEAT_SHAPES[of.shape]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill={of.fill}
      stroke={of.outline}
      strokeWidth={40 / size}
      paintOrder="stroke"
    />
  )
}
