/** What lit hexes carry: spades, the whole price, the arrow of an upgrade; and what the move in question would bring. */
import { boardOf, hexNamed, type InnovationState, offersFor, powerAround, powerValueAt } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Point } from '../../../table/hex/layout.ts'
import { type Table, useTable } from '../context.tsx'
import { BuildingPiece } from '../parts/Building.tsx'
import type { HexPlan } from '../plans.ts'
import { GOODS } from '../signs.ts'
import { between, hexAt, LAYOUT } from './geometry.ts'
import { ComingCity } from './Lines.tsx'

const TONES = { tool: '#d9cbb0', coin: '#f0be54', scholar: '#e3e8ef', power: '#e8a0b8' } as const
type Priced = keyof typeof TONES

/** Figures and signs in a row on a dark pill around its own middle. */
export function PricePill(props: {
  readonly parts: readonly (readonly [n: string, good: Priced])[]
  readonly edge?: string
}): ReactNode {
  let width = 0
  const items = props.parts.map(([n, good]) => {
    const at = width
    width += n.length * 7 + 13
    return { n, good, at }
  })
  return (
    <g transform={`translate(${-width / 2} 0)`} className="i-pill">
      <rect x="-4" y="-8" width={width + 8} height="16" rx="8" stroke={props.edge} />
      {items.map(({ n, good, at }) => (
        <g key={good} transform={`translate(${at} 0)`}>
          <text dy="0.36em">{n}</text>
          <g transform={`translate(${n.length * 7 + 0.5} -5.500)`} color={TONES[good]}>
            <Icon name={GOODS[good].icon} size={11} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** Of several ways to work on a hex the one that does most. */
export function bestPlan(plans: readonly HexPlan[] | undefined): HexPlan | undefined {
  return plans?.find(({ builds }) => builds) ?? plans?.[0]
}

export function Prices(): ReactNode {
  const table = useTable()
  const { view, choices, hexPlans, me, colour } = table
  return [...choices].map(([name, here]) => {
    const [choice] = here
    if (!name.startsWith('hex:') || choice === undefined) return null
    const at = hexNamed(view, name.slice(4))
    const { x, y } = LAYOUT.at(hexAt(view, at))
    const plan = bestPlan(hexPlans.get(name.slice(4)))
    const { do: verb } = choice.move
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        {plan !== undefined ? (
          <PlanMarks plan={plan} hovered={table.hovered === name} colour={colour(me)} />
        ) : verb === 'upgrade' || verb === 'freeUpgrade' ? (
          <UpDisc />
        ) : null}
      </g>
    )
  })
}

function PlanMarks(props: {
  readonly plan: HexPlan
  readonly hovered: boolean
  readonly colour: ReturnType<Table['colour']>
}): ReactNode {
  const { plan, hovered, colour } = props
  const ghost = hovered ? plan.builds : plan.needed === 0
  const parts: (readonly [string, Priced])[] = []
  if (plan.tools > 0) parts.push([String(plan.tools), 'tool'])
  if (plan.coins > 0) parts.push([String(plan.coins), 'coin'])
  if (plan.scholars > 0) parts.push([String(plan.scholars), 'scholar'])
  return (
    <>
      {ghost ? (
        <g transform={`translate(0 -1) scale(${hovered ? 0.7 : 0.6})`}>
          <BuildingPiece kind="workshop" colour={colour} ghost />
        </g>
      ) : (
        Array.from({ length: plan.needed }, (_, n) => (
          <g
            // A spade has no other name than its number.
            key={`spade ${String(n)}`}
            transform={`translate(${(n - (plan.needed - 1) / 2) * 12 - 6.75} -6.750)`}
            opacity={n < plan.spades ? 1 : 0.38}
          >
            <g color="#0b0e14" transform="translate(.8 .9)">
              <Icon name="spade" size={13.5} />
            </g>
            <g color="#fff">
              <Icon name="spade" size={13.5} />
            </g>
          </g>
        ))
      )}
      {parts.length > 0 && (
        <g transform="translate(0 17.500)">
          <PricePill parts={parts} />
        </g>
      )}
    </>
  )
}

function UpDisc(): ReactNode {
  return (
    <g transform="translate(-17.500 -14)">
      <circle r="8.200" fill="#ffd98a" stroke="#0b0e14" strokeWidth="1.6" />
      <g color="#1d1503" transform="translate(-5.500 -5.500)">
        <Icon name="innovation-step" size={11} />
      </g>
    </g>
  )
}

/** The hex that the move in question builds on; -1 for none. */
function buildsOn({ view, hover, asked }: Table): number {
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
  const [a, b, middle] = [between(from, to, 0.3), between(from, to, 0.72), between(from, to, 0.52)]
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <>
      <path d={d} className="i-power-under" />
      <path d={d} className="i-power-line" />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <PricePill parts={[[`+${n}`, 'power']]} edge="#e8a0b8" />
      </g>
    </>
  )
}

/** Hexes that would be a city after the move in question and are none now. */
function comingCity(table: Table): readonly number[] {
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
