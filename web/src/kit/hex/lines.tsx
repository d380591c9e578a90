/** Lines on a map of hexes: rivers along edges, ways through the middles, and a thing that is not there yet. */
import type { HexCoordinate } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { HexLayout } from './layout.ts'

/** Rivers along the shared edges of hexes: above the grounds, below the pieces. */
export function Rivers(props: {
  readonly layout: HexLayout
  readonly banks: readonly { readonly hex: HexCoordinate; readonly side: number }[]
}): ReactNode {
  if (props.banks.length === 0) return null
  const d = props.banks
    .map(({ hex, side }) => {
      const [from, to] = props.layout.edge(hex, side)
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
    })
    .join('')
  return (
    <g className="hex-rivers">
      <path d={d} stroke="var(--river-bank)" strokeWidth="10" />
      <path d={d} stroke="var(--river)" strokeWidth="7" />
      <path d={d} stroke="var(--river-light)" strokeWidth="1.5" strokeDasharray="5 6" />
    </g>
  )
}

/** A way from hex to hex with an arrow at its end; `labels` stand on the steps: what each costs. */
export function Way(props: {
  readonly layout: HexLayout
  readonly hexes: readonly HexCoordinate[]
  readonly labels?: readonly ReactNode[]
  readonly colour?: string
}): ReactNode {
  const { layout, hexes, labels = [], colour = 'var(--cloth-text)' } = props
  const points = hexes.map(layout.at)
  const [last, before] = [points[points.length - 1], points[points.length - 2]]
  if (last === undefined || before === undefined) return null
  const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI
  const d = layout.way(hexes)
  return (
    <g className="hex-way">
      <path d={d} stroke="var(--ink)" strokeWidth="9" />
      <path d={d} stroke={colour} strokeWidth="5" />
      <path
        d="M11 0L-8-9L-3 0L-8 9Z"
        transform={`translate(${last.x} ${last.y}) rotate(${turn})`}
        fill={colour}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      {labels.map((label, n) => {
        const [from, to] = [points[n], points[n + 1]]
        if (from === undefined || to === undefined) return null
        return (
          <g
            // A step has no other name than its number.
            key={`step ${String(n)}`}
            transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}
          >
            {label}
          </g>
        )
      })}
    </g>
  )
}

/** What would stand there after the move: half seen, around the middle of its hex. */
export function Ghost(props: {
  readonly layout: HexLayout
  readonly hex: HexCoordinate
  readonly children: ReactNode
}): ReactNode {
  const { x, y } = props.layout.at(props.hex)
  return (
    <g className="hex-ghost" transform={`translate(${x} ${y})`}>
      {props.children}
    </g>
  )
}
