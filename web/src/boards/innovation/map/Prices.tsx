/** What lit hexes carry: spades, the whole price, what is placed, the arrow of an upgrade. */
import { hexNamed } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { type InnovationTable, useTable } from '../context.tsx'
import { BuildingPiece } from '../parts/Building.tsx'
import { hexOf, type InnovationChoice } from '../places.ts'
import type { HexPlan } from '../plans.ts'
import { GOODS } from '../signs.ts'
import { alongWheel, terrainName } from '../view.ts'
import { hexAt, LAYOUT } from './geometry.ts'

const TONES = {
  tool: 'var(--innovation-stone-3)',
  coin: 'var(--cloth-gold)',
  scholar: 'var(--innovation-grey-2)',
  power: 'var(--innovation-pink-5)',
} as const
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
    <g transform={`translate(${-width / 2} 0)`} className="innovation-pill">
      <rect
        x="-4"
        y="-8"
        width={width + 8}
        height="16"
        rx="8"
        fill="var(--ink)"
        fillOpacity="0.9"
        stroke={props.edge}
      />
      {items.map(({ n, good, at }) => (
        <g key={good} transform={`translate(${at} 0)`}>
          <text dy="0.36em" className="innovation-price" fill="white">
            {n}
          </text>
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
    const hex = hexOf(name)
    if (hex === '' || choice === undefined) return null
    const at = hexNamed(view, hex)
    const { x, y } = LAYOUT.at(hexAt(view, at))
    const plan = bestPlan(hexPlans.get(hex))
    const { do: verb } = choice.move
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        {plan !== undefined ? (
          <PlanMarks plan={plan} hovered={table.hovered === name} colour={colour(me)} />
        ) : verb === 'upgrade' || verb === 'freeUpgrade' ? (
          <UpDisc />
        ) : (
          <StepMarks table={table} choice={choice} at={at} />
        )}
      </g>
    )
  })
}

function PlanMarks(props: {
  readonly plan: HexPlan
  readonly hovered: boolean
  readonly colour: ReturnType<InnovationTable['colour']>
}): ReactNode {
  const { plan, hovered, colour } = props
  const ghost = hovered ? plan.builds : plan.needed === 0
  return (
    <>
      {ghost ? (
        <Ghost kind="workshop" colour={colour} size={hovered ? 0.7 : 0.6} />
      ) : (
        <Spades needed={plan.needed} paid={plan.spades} />
      )}
      <Cost {...plan} />
    </>
  )
}

/** A question about hexes: how far free spades reach, what is placed and what it costs. */
function StepMarks(props: {
  readonly table: InnovationTable
  readonly choice: InnovationChoice
  readonly at: number
}): ReactNode {
  const { table, choice, at } = props
  const { view, me, own, step, colour, foresee } = table
  if (step?.step === 'spades' || step?.step === 'target') {
    const [from, to] = [terrainName(view.terrain[at] ?? -1), terrainName(own.terrain)]
    const needed = from === undefined || to === undefined ? 0 : alongWheel(from, to).length - 1
    return <Spades needed={needed} paid={step.step === 'spades' ? step.count : step.free} />
  }
  if (step?.step === 'settle' || step?.step === 'place')
    return <Ghost kind={step.building} colour={colour(me)} size={0.6} />
  if (step?.step !== 'raise') return null
  const after = foresee(choice.move)?.ways[0]?.players[me]
  return (
    <>
      <Ghost kind="workshop" colour={colour(me)} size={0.6} />
      {after !== undefined && <Cost tools={own.tools - after.tools} coins={own.coins - after.coins} scholars={0} />}
    </>
  )
}

function Ghost(props: {
  readonly kind: Parameters<typeof BuildingPiece>[0]['kind']
  readonly colour: ReturnType<InnovationTable['colour']>
  readonly size: number
}): ReactNode {
  return (
    <g transform={`translate(0 -1) scale(${props.size})`}>
      <BuildingPiece kind={props.kind} colour={props.colour} ghost />
    </g>
  )
}

/** Those that are not paid for are faint. */
function Spades({ needed, paid }: { readonly needed: number; readonly paid: number }): ReactNode {
  return Array.from({ length: needed }, (_, n) => (
    <g
      // A spade has no other name than its number.
      key={`spade ${String(n)}`}
      transform={`translate(${(n - (needed - 1) / 2) * 12 - 6.75} -6.750)`}
      opacity={n < paid ? 1 : 0.38}
    >
      <g color="var(--ink)" transform="translate(.8 .9)">
        <Icon name="spade" size={13.5} />
      </g>
      <g color="white">
        <Icon name="spade" size={13.5} />
      </g>
    </g>
  ))
}

function Cost(props: { readonly tools: number; readonly coins: number; readonly scholars: number }): ReactNode {
  const parts: (readonly [string, Priced])[] = []
  if (props.tools > 0) parts.push([String(props.tools), 'tool'])
  if (props.coins > 0) parts.push([String(props.coins), 'coin'])
  if (props.scholars > 0) parts.push([String(props.scholars), 'scholar'])
  return parts.length === 0 ? null : (
    <g transform="translate(0 17.500)">
      <PricePill parts={parts} />
    </g>
  )
}

function UpDisc(): ReactNode {
  return (
    <g transform="translate(-17.500 -14)">
      <circle r="8.200" fill="var(--lantern-cloth)" stroke="var(--ink)" strokeWidth="1.6" />
      <g color="var(--on-lantern)" transform="translate(-5.500 -5.500)">
        <Icon name="innovation-step" size={11} />
      </g>
    </g>
  )
}
