/** Units on their way: what has moved since the last drawing slides from where it stood, then is gone. */
import { idOf, type ScytheState } from '@ludarium/scythe'
import { UNITS } from '@ludarium/scythe/data'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTable } from '../context.tsx'
import { Token } from '../parts/Token.tsx'
import { kindOf, spotOf } from '../view.ts'
import type { Geometry } from './geometry.ts'

interface Travel {
  readonly key: string
  readonly seat: number
  readonly kind: string
  readonly from: number
  readonly to: number
}

/** More at once are no journeys: another position is shown. */
const MOST = 9

function travelsOf(before: ScytheState, now: ScytheState): readonly Travel[] {
  const found = now.players.flatMap((player, seat) =>
    player.units.flatMap((to, n): Travel[] => {
      const from = before.players[seat]?.units[n] ?? -1
      const unit = UNITS[n]
      if (unit === undefined || from < 0 || to < 0 || from === to) return []
      return [{ key: `${seat} ${unit} ${from} ${to}`, seat, kind: kindOf(unit), from, to }]
    }),
  )
  return found.length > MOST ? [] : found
}

export function Travels({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const { view, looks } = useTable()
  const last = useRef(view)
  const [travels, setTravels] = useState<readonly Travel[]>([])
  useEffect(() => {
    const found = last.current === view ? [] : travelsOf(last.current, view)
    last.current = view
    setTravels(found)
  }, [view])
  return travels.map(({ key, seat, kind, from, to }) => {
    const colour = looks[seat]?.colour
    if (colour === undefined) return null
    const [a, b] = [geometry.at(spotOf(idOf(from))), geometry.at(spotOf(idOf(to)))]
    const way = { ['--dx' as string]: `${a.x - b.x}px`, ['--dy' as string]: `${a.y - b.y}px` }
    return (
      <g key={key} transform={`translate(${b.x} ${b.y})`}>
        <g className="scythe-travel" style={way}>
          <Token colour={colour} kind={kind} size={kind === 'worker' ? 22 : 30} />
        </g>
      </g>
    )
  })
}
