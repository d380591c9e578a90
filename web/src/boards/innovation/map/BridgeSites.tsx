/** Where a bridge may be built: dashed spans of lantern. */
import { hexNamed } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Spot } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'
import { between, hexAt, LAYOUT } from './geometry.ts'

export function BridgeSites(): ReactNode {
  const { view, legal, words } = useTable()
  return legal.map(({ move }) => {
    if (move.do !== 'bridge') return null
    const [from, to] = [move.from, move.to].map((id) => LAYOUT.at(hexAt(view, hexNamed(view, id))))
    if (from === undefined || to === undefined) return null
    const [a, b] = [between(from, to, 0.25), between(from, to, 0.75)]
    const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
    const name = place.bridge(move.from, move.to)
    return (
      <Spot
        key={name}
        name={name}
        label={words.t('bridge.site', { from: move.from, to: move.to })}
        told
        className="innovation-site"
      >
        {() => (
          <>
            <path d={d} stroke="var(--ink)" strokeWidth="16" />
            <path d={d} className="innovation-site-span" />
          </>
        )}
      </Spot>
    )
  })
}
