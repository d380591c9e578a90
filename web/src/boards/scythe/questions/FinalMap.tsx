/** The map as it lies at the end: whose land is whose, with a piece for what stands there. */
import { holdingsOf } from '@ludarium/scythe'
import { HEXES } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Rivers } from '../../../kit/hex/lines.tsx'
import { useTable } from '../context.tsx'
import { Bases } from '../map/Bases.tsx'
import { Ground } from '../map/Ground.tsx'
import { BANKS, TILTED } from '../map/geometry.ts'
import { holdersOf } from '../map/reading.ts'
import { Sea } from '../map/Sea.tsx'
import { SCENERY } from '../map/scenes.tsx'
import { HexSign } from '../parts/Figure.tsx'
import { Token } from '../parts/Token.tsx'
import { armiesAt, builtAt } from '../view.ts'

const { frame } = TILTED
const NONE: ReadonlySet<string> = new Set()

export function FinalMap(): ReactNode {
  const { view, words, looks } = useTable()
  const holders = holdersOf(view)
  const colours = new Map(
    view.players.flatMap(({ faction }, seat) => {
      const look = looks[seat]
      return look === undefined ? [] : [[faction, look.colour] as const]
    }),
  )
  return (
    <section className="panel end-panel scythe-final-map" aria-label={words.t('map.title')}>
      {SCENERY}
      <svg viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`} aria-hidden="true">
        <Sea geometry={TILTED} />
        {HEXES.map((hex) => {
          const { x, y } = TILTED.at(hex)
          const holder = looks[holders.get(hex.id) ?? -1]
          return (
            <g key={hex.id} transform={`translate(${x} ${y})`}>
              <Ground
                id={hex.id}
                terrain={hex.terrain}
                geometry={TILTED}
                holder={holder?.colour ?? null}
                tinted
                busy={holder !== undefined}
                marked={false}
                bare={holder !== undefined}
              />
            </g>
          )
        })}
        <Rivers layout={TILTED.layout} banks={BANKS} />
        <Bases geometry={TILTED} colours={colours} taken={NONE} />
        {HEXES.map((hex) => {
          const { x, y } = TILTED.at(hex)
          const holder = looks[holders.get(hex.id) ?? -1]
          if (holder === undefined) return null
          return <Token key={hex.id} colour={holder.colour} kind={standsAt(view, hex.id)} size={30} x={x} y={y} />
        })}
      </svg>
      <p className="scythe-clothcard row type-2" title={words.t('score.territories')}>
        <HexSign size={14} colour="var(--scythe-territory)" />
        {looks.map((look, seat) => (
          <span key={look.name} className="row">
            <SeatShape colour={look.colour} size={14} label={look.name} /> {holdingsOf(view, seat).territories}
          </span>
        ))}
      </p>
    </section>
  )
}

/** The most telling piece of a hex: a structure, else the strongest unit. */
function standsAt(view: Parameters<typeof builtAt>[0], id: string): string {
  const built = builtAt(view, id)
  if (built !== null) return built.structure
  const kinds = armiesAt(view, id).flatMap(({ stacks }) => stacks.map(({ kind }) => kind))
  return (['character', 'mech', 'worker'] as const).find((kind) => kinds.includes(kind)) ?? 'trap'
}
