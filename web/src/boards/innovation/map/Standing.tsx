/** What stands on one hex: the building with its annex, and the marks of the Automa. */
import type { InnovationState } from '@ludarium/innovation'
import type { Building } from '@ludarium/innovation/data'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { isStill, useMoved } from '../../../kit/pieces/motion.ts'
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
  readonly kind: Building
  readonly neutral: boolean
  readonly annex: boolean
  /** Signs of the Automa's marks, one after the other. */
  readonly marks: string
  readonly colour: SeatColour | null
  /** Has come since the last look: comes down from above when it is first seen. */
  readonly dropped: boolean
}

/** What stands there, in figures and words only: a hex on which nothing changes is not drawn again. */
export function standingAt(view: InnovationState, at: number): Omit<StandingProps, 'colour' | 'dropped'> {
  const { automa } = view
  const marks = [
    automa?.marked.includes(at) && 'star',
    automa?.cubes.includes(at) && 'cubes',
    automa?.blighted.includes(at) && 'dead-wood',
    automa?.fallow.includes(at) && !automa.blighted.includes(at) && 'desert',
  ]
  return {
    kind: buildingName(view.building[at] ?? 0),
    neutral: view.neutral[at] === 1,
    annex: view.annex[at] === 1,
    marks: marks.filter(Boolean).join(' '),
  }
}

export const Standing = memo(function Standing(props: StandingProps): ReactNode {
  const { kind, neutral, annex, marks, colour, dropped } = props
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
          <BuildingPiece kind={kind} colour={colour} neutral={neutral} annex={annex} />
        </g>
      )}
      {marks !== '' && marks.split(' ').map((icon) => <Mark key={icon} icon={icon} />)}
    </>
  )
})

function Mark({ icon }: { readonly icon: string }): ReactNode {
  return (
    <g transform="translate(15 -13)">
      <circle r="6.500" fill="var(--ink)" stroke="var(--cloth-text)" />
      <g color="var(--cloth-text)" transform="translate(-4.500 -4.500)">
        <Icon name={icon} size={9} />
      </g>
    </g>
  )
}
