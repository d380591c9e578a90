/** A hex without its pieces: the land, what stands on it, and the edge of who holds it. */
import type { Terrain } from '@ludarium/scythe/data'
import { memo, type ReactNode } from 'react'
import type { SeatColour } from '../../../table/seats.ts'
import { type Geometry, hexagon } from './geometry.ts'
import { groundId, lightOf, sceneId, sortOf } from './scenes.tsx'

export interface GroundProps {
  readonly id: string
  readonly terrain: Terrain
  readonly geometry: Geometry
  readonly holder: SeatColour | null
  /** Tints the whole hex in the holder's colour, for small maps. */
  readonly tinted?: boolean
  /** Pieces stand there: the scene makes room; with many goods there is none. */
  readonly busy: boolean
  readonly marked: boolean
  readonly bare: boolean
}

/** Drawn again only when something about it changes: most moves touch few hexes. */
export const Ground = memo(function Ground(props: GroundProps): ReactNode {
  const { id, terrain, geometry, holder, busy, marked } = props
  const { sort, way } = sortOf(id)
  const { half } = geometry
  const edge = hexagon(geometry, 0.93)
  const [y, k] = busy ? [-half * 0.5, 0.7] : marked ? [half * 0.3, 0.98] : [half * 0.1, 1.16]
  return (
    <>
      <polygon points={hexagon(geometry)} fill={lightOf(terrain)} />
      <use href={`#${groundId(terrain, sort)}`} clipPath="url(#scythe-hex)" />
      <polygon points={hexagon(geometry)} className="scythe-hex-line" />
      {!props.bare && (
        <use
          href={`#${sceneId(terrain, way)}`}
          transform={`translate(0 ${y}) scale(${k})`}
          opacity={busy ? 0.85 : undefined}
        />
      )}
      {holder !== null && (
        <>
          {props.tinted && <polygon points={edge} fill={holder.fill} fillOpacity="0.34" />}
          <polygon points={edge} className="scythe-holder-under" />
          <polygon points={edge} className="scythe-holder" stroke={holder.fill} />
          {holder.shape === 'star' && <polygon points={hexagon(geometry, 0.885)} className="scythe-holder-light" />}
        </>
      )}
    </>
  )
})
