/** The land below the pieces: table edge, crystals, terrain, large locations and the ice that still lies on it. */
import { POSITION_ID, type ReviveState } from '@ludarium/revive'
import { POSITIONS, SPACES } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import type { Point } from '../../../kit/hex/layout.ts'
import { groundAt, isFaceDown, isLarge } from '../view.ts'
import { crystalAt, crystalsOf, hexagon, LAND, LARGE, pointAt, TILES } from './geometry.ts'
import { HexGround, iceMarks } from './scenery.tsx'

/** How high the ice lies above the land. */
export const LIFT = 4

export const Edge = memo(function Edge({ vast }: { readonly vast: boolean }): ReactNode {
  return (
    <>
      <path d={LAND} transform="translate(0 9)" fill="var(--ink)" opacity="0.55" />
      <path
        d={LAND}
        transform="translate(0 5)"
        fill="var(--revive-slate-14)"
        stroke="var(--revive-slate-14)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d={LAND} fill="var(--revive-slate-8)" stroke="var(--rim)" strokeWidth="4.4" strokeLinejoin="round" />
      {crystalsOf(vast).map((crystal) => {
        const { x, y } = crystalAt(crystal)
        const k = crystal.id.startsWith('V') ? 1.25 : 1
        return <use key={crystal.id} href="#rv-crystal" transform={`translate(${x} ${y}) scale(${k})`} />
      })}
    </>
  )
})

/** Spaces of hexes by the position they lie on; '' for those of none. */
const BY_TILE = [
  ...Map.groupBy(
    SPACES.flatMap((_, space) => (isLarge(space) ? [] : [space])),
    (space) => SPACES[space]?.position ?? '',
  ),
]

/** Whether what lies there is in the part of the map that is shown; `wide`: so many hexes across. */
type IsSeen = (place: Point, wide: number) => boolean

const TILE = 3

const always: IsSeen = () => true
const middleOfTile = (id: string): Point => TILES.get(id)?.middle ?? { x: 0, y: 0 }

const RIM = <polygon points={hexagon()} fill="none" stroke="var(--ink)" strokeOpacity="0.38" />

/** The hexes of tiles that are turned up. */
export function Grounds(props: {
  readonly view: ReviveState
  isBusy(space: number): boolean
  readonly isSeen?: IsSeen
}): ReactNode {
  const { view, isSeen = always } = props
  return (
    <>
      {BY_TILE.map(([position, spaces]) => (
        <g key={position} className="revive-turnable" data-flip={`tile:${position}`}>
          {spaces.map((space) => {
            const terrain = groundAt(view, space)
            if (terrain === 'facedown' || !isSeen(pointAt(space), 1)) return null
            const { x, y } = pointAt(space)
            return (
              <g key={space} transform={`translate(${x} ${y})`}>
                <HexGround terrain={terrain} seed={space} busy={props.isBusy(space)} />
                {RIM}
              </g>
            )
          })}
        </g>
      ))}
      {POSITIONS.map(({ id }) =>
        isFaceDown(view, id) || !isSeen(middleOfTile(id), TILE) ? null : (
          <path
            key={id}
            d={TILES.get(id)?.outline}
            fill="none"
            stroke="var(--ink)"
            strokeOpacity="0.78"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        ),
      )}
      {LARGE.map(({ id, outline, inner, middle }) => (
        <g key={id}>
          <path d={outline} fill="url(#rv-large)" stroke="var(--revive-moss-2)" strokeWidth="2" />
          <path d={inner} fill="none" stroke="var(--revive-violet-7)" strokeOpacity="0.55" strokeWidth="1.2" />
          <use href="#rv-tower" transform={`translate(${middle.x} ${middle.y - 4}) scale(0.86)`} />
        </g>
      ))}
    </>
  )
}

/** The slabs of ice on tiles that nobody has explored. */
export function Ice({ view, isSeen = always }: { readonly view: ReviveState; readonly isSeen?: IsSeen }): ReactNode {
  return POSITION_ID.map((id, n) =>
    isFaceDown(view, id) && isSeen(middleOfTile(id), TILE) ? <Slab key={id} id={id} seed={n + 1} /> : null,
  )
}

const Slab = memo(function Slab({ id, seed }: { readonly id: string; readonly seed: number }): ReactNode {
  const tile = TILES.get(id)
  if (tile === undefined) return null
  const { cracks, glints } = iceMarks(seed, tile.middle.x, tile.middle.y)
  return (
    <>
      <path d={tile.outline} transform="translate(0 1.5)" fill="var(--revive-blue-7)" />
      <path d={tile.outline} fill="var(--revive-blue-13)" stroke="var(--revive-blue-10)" />
      <g transform={`translate(0 ${-LIFT})`}>
        <clipPath id={`rv-ice-${id}`}>
          <path d={tile.outline} />
        </clipPath>
        <path
          d={tile.outline}
          fill="url(#rv-ice)"
          stroke="var(--revive-grey-3)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <g clipPath={`url(#rv-ice-${id})`}>
          <path d={cracks} fill="none" stroke="var(--revive-blue-16)" strokeWidth="1.2" strokeLinecap="round" />
          <path d={glints} fill="white" opacity="0.5" />
        </g>
      </g>
    </>
  )
})
