/** What stands on one hex: the building with its annex, and the marks of the Automa. */
import type { InnovationState } from '@ludarium/innovation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { isStill, useMoved } from '../../../table/pieces/motion.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { BuildingPiece } from '../parts/Building.tsx'
import { buildingName } from '../view.ts'

const SIZES: Readonly<Record<string, number>> = {
  workshop: 40,
  guild: 41,
  school: 41,
  university: 42,
  palace: 43,
  tower: 39,
  monument: 41,
}

/** How long a piece falls, in milliseconds. */
const DROP = 240

interface StandingProps {
  readonly view: InnovationState
  readonly at: number
  readonly colour: SeatColour | null
  /** Has come since the last look: comes down from above when it is first seen. */
  readonly dropped: boolean
}

export function Standing({ view, at, colour, dropped }: StandingProps): ReactNode {
  const { automa } = view
  const kind = buildingName(view.building[at] ?? 0)
  const annex = view.annex[at] === 1
  const piece = useRef<SVGGElement>(null)
  const drop = (): void => {
    piece.current?.animate([{ opacity: 0, translate: '0 -26px' }, {}], { duration: DROP, easing: 'ease-in' })
  }
  useMoved(colour === null ? '' : `${colour.id} ${kind} ${annex}`, drop)
  const first = useRef(dropped ? drop : null)
  useEffect(() => {
    if (!isStill()) first.current?.()
    first.current = null
  }, [])
  return (
    <>
      {colour !== null && (
        <g ref={piece} transform={`translate(${annex ? -4 : 0} 4) scale(${(SIZES[kind] ?? 40) / 40})`}>
          <BuildingPiece kind={kind} colour={colour} neutral={view.neutral[at] === 1} annex={annex} />
        </g>
      )}
      {automa?.marked.includes(at) && <Mark icon="star" />}
      {automa?.cubes.includes(at) && <Mark icon="cubes" />}
      {automa?.blighted.includes(at) && <Mark icon="dead-wood" />}
      {automa?.fallow.includes(at) && !automa.blighted.includes(at) && <Mark icon="desert" />}
    </>
  )
}

function Mark({ icon }: { readonly icon: string }): ReactNode {
  return (
    <g transform="translate(15 -13)">
      <circle r="6.500" fill="#0b0e14" stroke="#f2efe7" />
      <g color="#f2efe7" transform="translate(-4.500 -4.500)">
        <Icon name={icon} size={9} />
      </g>
    </g>
  )
}
