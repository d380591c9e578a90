/** The hex in question and its neighbours, cut out of the map, for the head of a dialog. */
import { placeOf, type ScytheState } from '@ludarium/scythe'
import { HEXES } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Ground } from '../map/Ground.tsx'
import { hexagon, TILTED } from '../map/geometry.ts'
import { NearPieces } from '../map/pieces.tsx'
import { holdersOf } from '../map/reading.ts'
import { armiesAt, builtAt, goodsAt, isContested, markAt, spotOf } from '../view.ts'

const NEAR = 2.6

export function MapStrip(props: {
  readonly at: string
  /** Without it the present one. */
  readonly view?: ScytheState
}): ReactNode {
  const { at } = props
  const { view: now, looks } = useTable()
  const view = props.view ?? now
  const middle = TILTED.at(spotOf(at))
  const holders = holdersOf(view)
  const near = HEXES.filter((hex) => {
    const { x, y } = TILTED.at(hex)
    return Math.abs(x - middle.x) < NEAR * 80 && Math.abs(y - middle.y) < 90
  })
  const colourOf = (seat: number) => {
    const look = looks[seat]
    if (look === undefined) throw new Error(`There is no seat ${seat}.`)
    return look.colour
  }
  return (
    <svg viewBox="-190 -48 400 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={`translate(${-middle.x} ${-middle.y})`}>
        {near.map((hex) => {
          const { x, y } = TILTED.at(hex)
          const holder = holders.get(hex.id)
          const armies = armiesAt(view, hex.id)
          const goods = goodsAt(view, hex.id)
          return (
            <g key={hex.id} transform={`translate(${x} ${y})`}>
              <Ground
                id={hex.id}
                terrain={hex.terrain}
                geometry={TILTED}
                holder={holder === undefined ? null : colourOf(holder)}
                busy={armies.length > 0 || goods.length > 0}
                marked={false}
                bare={false}
              />
              <NearPieces
                geometry={TILTED}
                pieces={{
                  armies,
                  goods,
                  coming: {},
                  born: 0,
                  built: builtAt(view, hex.id),
                  tunnel: hex.tunnel,
                  encounter: view.encounters[placeOf(hex.id)] === true,
                  mark: markAt(view, hex.id),
                  contested: isContested(view, hex.id),
                  moved: [],
                  movedSeat: -1,
                  colourOf,
                  markColour: null,
                }}
              />
            </g>
          )
        })}
        <polygon
          points={hexagon(TILTED, 0.92)}
          transform={`translate(${middle.x} ${middle.y})`}
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
        />
      </g>
    </svg>
  )
}
