/** What the move in question would bring: who is offered power, and the city that comes. */
import { boardOf, hexNamed, type InnovationState, offersFor, powerAround, powerValueAt } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import type { Point } from '../../../kit/hex/layout.ts'
import { type InnovationTable, useTable } from '../context.tsx'
import { between, hexAt, LAYOUT } from './geometry.ts'
import { ComingCity } from './Lines.tsx'
import { PricePill } from './Prices.tsx'

/** The hex that the move in question builds on; -1 for none. */
function buildsOn({ view, hover, asked }: InnovationTable): number {
  if (asked !== '') return hexNamed(view, asked)
  const move = hover?.move
  if (move === undefined || !('hex' in move)) return -1
  const last = hover?.rest?.[hover.rest.length - 1]?.do ?? move.do
  const builds: readonly string[] = ['build', 'raise', 'upgrade', 'place', 'freeUpgrade', 'replace']
  return builds.includes(last) ? hexNamed(view, move.hex) : -1
}

/** Who would be offered power by a build there, and the city that it would found. */
export function Consequences(): ReactNode {
  const table = useTable()
  const { view, me, colour, step, legal } = table
  if (step?.step === 'offer' && legal.length > 0)
    return givers(view, step.seat, step.hex, step.from).map(({ n, hex }) => (
      <PowerLine key={hex} from={LAYOUT.at(hexAt(view, step.hex))} to={LAYOUT.at(hexAt(view, hex))} n={n} />
    ))
  const at = buildsOn(table)
  if (at < 0) return null
  const { ids } = boardOf(view)
  const from = LAYOUT.at(hexAt(view, at))
  const city = comingCity(table)
  return (
    <>
      {city.length > 0 && <ComingCity view={view} hexes={city} fill={colour(me).fill} />}
      {offersFor(view, me, ids[at] ?? '').flatMap(({ seat }) =>
        givers(view, seat, at, me).map(({ n, hex }) => (
          <PowerLine key={hex} from={from} to={LAYOUT.at(hexAt(view, hex))} n={n} />
        )),
      )}
    </>
  )
}

/** The neighbours' buildings that would charge, each with its power. */
export function givers(
  view: InnovationState,
  seat: number,
  at: number,
  builder: number,
): readonly { readonly hex: number; readonly n: number }[] {
  const all = powerAround(view, seat, at, builder)
  const { landAround } = boardOf(view)
  const hexes = (landAround[at] ?? []).filter((hex) => view.owner[hex] === seat)
  const near = hexes.map((hex) => ({ hex, n: powerValueAt(view, hex) }))
  const over = all - near.reduce((sum, { n }) => sum + n, 0)
  const bridged = view.bridges.flatMap(({ from, to }) => (from === at ? [to] : to === at ? [from] : []))
  const far = bridged.find((hex) => view.owner[hex] === seat && !hexes.includes(hex))
  return over > 0 && far !== undefined ? [...near, { hex: far, n: over }] : near
}

function PowerLine({ from, to, n }: { readonly from: Point; readonly to: Point; readonly n: number }): ReactNode {
  // Below the hex in question is its price.
  const middle = between(from, to, to.y > from.y + 1 ? 0.68 : 0.52)
  const [a, b] = [between(from, to, 0.3), between(from, to, 0.72)]
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d={d} stroke="var(--ink)" strokeWidth="6" />
        <path d={d} stroke="var(--innovation-pink-5)" strokeDasharray="1 5" strokeWidth="2.6" />
      </g>
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <PricePill parts={[[`+${n}`, 'power']]} edge="var(--innovation-pink-5)" />
      </g>
    </>
  )
}

/** Hexes that would be a city after the move in question and are none now. */
function comingCity(table: InnovationTable): readonly number[] {
  const { view, hover, me, foresee } = table
  if (hover === null) return []
  const after = foresee(hover.move, hover.rest)?.ways[0]
  if (after === undefined || after.players[me] === undefined) return []
  const founded = after.city.flatMap((is, n) => (is === 1 && view.city[n] !== 1 && after.owner[n] === me ? [n] : []))
  const joins = founded.some((n) => view.owner[n] === me)
  return joins && after.city.filter((is) => is === 1).length > view.city.filter((is) => is === 1).length + 1
    ? founded
    : []
}
