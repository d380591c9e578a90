/** Units on their way with what they carry, and goods that have come; then they are gone. */
import { idOf, type ScytheState } from '@ludarium/scythe'
import { RESOURCES } from '@ludarium/scythe/data'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../../kit/hex/tokens.tsx'
import { isStill } from '../../../kit/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { Token } from '../parts/Token.tsx'
import { GOODS_ON_MAP, iconOf } from '../signs.ts'
import { spotOf } from '../view.ts'
import type { Geometry } from './geometry.ts'
import { durationOf, type Travel, travelsOf } from './travels.ts'

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
          <rect x="-19" y="-10" width="38" height="20" rx="10" fill="color-mix(in srgb, var(--ink) 90%, transparent)" />
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
  const { view, log } = useTable()
  const last = useRef({ view, told: log })
  const [travels, setTravels] = useState<readonly Travel[]>([])
  useEffect(() => {
    const before = last.current
    if (before.view === view) return
    last.current = { view, told: log }
    const events = log.slice(before.told.length).map(({ event }) => event)
    setTravels(travelsOf(before.view, view, events))
  }, [view, log])
  return travels.map((travel) => <Traveller key={travel.key} travel={travel} geometry={geometry} />)
}

/** A piece on its way, step by step, then gone; for who wants no motion it fades where it stood. */
function Traveller({ travel, geometry }: { readonly travel: Travel; readonly geometry: Geometry }): ReactNode {
  const { looks } = useTable()
  const { seat, kind, way, goods, rides } = travel
  const piece = useRef<SVGGElement>(null)
  useEffect(() => {
    const steps = way.map((id) => geometry.at(spotOf(id))).map(({ x, y }) => `translate(${x}px, ${y}px)`)
    const still = isStill()
    const frames = still
      ? [0.9, 0].map((opacity) => ({ opacity, transform: steps[0] ?? 'none' }))
      : steps.map((transform) => ({ opacity: 1, transform }))
    const moving = piece.current?.animate(frames, { duration: still ? 120 : durationOf(way), easing: 'ease-in-out' })
    return () => moving?.cancel()
  }, [way, geometry])
  const colour = looks[seat]?.colour
  if (colour === undefined) return null
  return (
    <g ref={piece} className="scythe-travel">
      <g transform={rides ? 'translate(20 8)' : undefined}>
        <Token colour={colour} kind={kind} size={kind === 'worker' ? 22 : 30} />
      </g>
      {goods.map((resource, n) => (
        <g
          key={resource}
          transform={`translate(${18 * (n - (goods.length - 1) / 2)} 22)`}
          color={GOODS_ON_MAP[resource]}
        >
          <circle r="8.5" fill="color-mix(in srgb, var(--ink) 90%, transparent)" />
          <Glyph icon={iconOf(resource)} letter="" size={12} />
        </g>
      ))}
    </g>
  )
}
