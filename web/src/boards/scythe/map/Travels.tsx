/** Units on their way: what has moved since the last drawing slides from where it stood, then is gone. */
import { idOf, type ScytheState } from '@ludarium/scythe'
import { RESOURCES, UNITS } from '@ludarium/scythe/data'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../../table/hex/tokens.tsx'
import { useTable } from '../context.tsx'
import { Token } from '../parts/Token.tsx'
import { GOODS_ON_MAP, iconOf } from '../signs.ts'
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

interface Risen {
  readonly key: string
  readonly place: number
  readonly resource: string
  readonly n: number
}

/** More at once are no harvest. */
const MOST_RISEN = 12

/** Goods that have come to a hex. */
function risenIn(before: ScytheState, now: ScytheState): readonly Risen[] {
  const found = now.resources.flatMap((n, i): Risen[] => {
    const more = n - (before.resources[i] ?? 0)
    const resource = RESOURCES[i % 4]
    if (more <= 0 || resource === undefined) return []
    return [{ key: `${now.turn} ${i} ${n}`, place: Math.floor(i / 4), resource, n: more }]
  })
  return found.length > MOST_RISEN ? [] : found
}

/** Produced goods rise from the workers, one after the other. */
export function Rising({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const { view } = useTable()
  const last = useRef(view)
  const [risen, setRisen] = useState<readonly Risen[]>([])
  useEffect(() => {
    const found = last.current === view ? [] : risenIn(last.current, view)
    last.current = view
    setRisen(found)
  }, [view])
  return risen.map(({ key, place, resource, n }, i) => {
    const { x, y } = geometry.at(spotOf(idOf(place)))
    return (
      <g key={key} transform={`translate(${x} ${y + 0.2 * geometry.half})`} color={GOODS_ON_MAP[resource]}>
        <g className="scythe-risen" style={{ animationDelay: `${60 * i}ms` }}>
          <rect x="-19" y="-10" width="38" height="20" rx="10" fill="#0b0e14e6" />
          <text x="-5" y="4" className="scythe-count">
            +{n}
          </text>
          <g transform="translate(9 0)">
            <Glyph icon={iconOf(resource)} letter="" size={13} />
          </g>
        </g>
      </g>
    )
  })
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
