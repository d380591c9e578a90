/** A hex in words and figures: what stands there, what working on it costs, and what a build would bring about. */
import {
  cityProgress,
  hexNamed,
  type InnovationState,
  nameOfHex,
  nextIncome,
  offersFor,
  powerValueAt,
} from '@ludarium/innovation'
import type { HexData } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import type { Table } from '../context.tsx'
import { Book, GoodSign } from '../parts/Signs.tsx'
import type { HexPlan } from '../plans.ts'
import type { InnovationChoice } from '../targets.ts'
import { buildingName, terrainName } from '../view.ts'
import { bestPlan } from './Prices.tsx'

interface Said {
  readonly words: unknown
  readonly looks: unknown
  readonly lines: Map<string, string>
}

const said = new WeakMap<InnovationState, Said>()

/** "D5 desert. A guild of Basalt. city." Found once for a position. */
export function hexSaid(table: Pick<Table, 'view' | 'words' | 'looks'>, hex: HexData): string {
  const { view, words, looks } = table
  let known = said.get(view)
  if (known === undefined || known.words !== words || known.looks !== looks) {
    known = { words, looks, lines: new Map() }
    said.set(view, known)
  }
  const text = known.lines.get(hex.id) ?? describe(table, hex)
  known.lines.set(hex.id, text)
  return text
}

function describe({ view, words, looks }: Pick<Table, 'view' | 'words' | 'looks'>, hex: HexData): string {
  const n = hexNamed(view, hex.id)
  const terrain = terrainName(view.terrain[n] ?? -1) ?? 'river'
  const owner = view.owner[n] ?? -1
  const lines = [words.t('sketch.hex', { hex: hex.id, terrain: { key: `terrain.${terrain}` } })]
  if (owner >= 0) {
    const building = { key: `building.${buildingName(view.building[n] ?? 0)}` }
    const key = view.neutral[n] === 1 ? 'hex.neutral' : 'hex.building'
    lines.push(
      words.t(key, { building, seat: looks[owner]?.name ?? words.t('sketch.automa'), power: powerValueAt(view, n) }),
    )
  }
  if (view.annex[n] === 1) lines.push(words.t('sketch.piece.annex'))
  if (view.city[n] === 1) lines.push(words.t('sketch.piece.city'))
  for (const { from, to } of view.bridges) {
    const other = from === n ? to : to === n ? from : -1
    if (other >= 0) lines.push(words.t('sketch.piece.bridge', { hex: nameOfHex(view, other) }))
  }
  const { automa } = view
  if (automa?.cubes.includes(n)) lines.push(words.t('sketch.piece.cube'))
  if (automa?.fallow.includes(n)) lines.push(words.t('sketch.piece.fallow'))
  if (automa?.blighted.includes(n)) lines.push(words.t('sketch.piece.blighted'))
  return lines.join('. ')
}

export function HexCard({ table, hex }: { readonly table: Table; readonly hex: HexData }): ReactNode {
  const { words, hexPlans, moves, view } = table
  const [title = '', ...lines] = hexSaid(table, hex).split('. ')
  const plan = bestPlan(hexPlans.get(hex.id))
  const upgrade = moves.find(({ move }) => move.do === 'upgrade' && move.hex === hex.id)
  const choice = plan?.choice ?? upgrade
  const native = terrainName(table.own.terrain)
  const terrain = terrainName(view.terrain[hexNamed(view, hex.id)] ?? -1)
  return (
    <div className="i-hexcard">
      <h4>
        {plan !== undefined && plan.needed > 0 && native !== undefined && terrain !== undefined
          ? words.t('hex.change', {
              hex: hex.id,
              from: { key: `terrain.${terrain}` },
              to: { key: `terrain.${native}` },
            })
          : title}
      </h4>
      <ul className="i-hexrows">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {plan !== undefined && <PlanRows table={table} plan={plan} />}
        {choice !== undefined && <BringsRows table={table} choice={choice} hex={hex.id} />}
      </ul>
    </div>
  )
}

export function Price(props: {
  readonly tools?: number
  readonly coins?: number
  readonly scholars?: number
}): ReactNode {
  const { tools = 0, coins = 0, scholars = 0 } = props
  return (
    <span>
      {tools > 0 && (
        <>
          {tools}
          <GoodSign of="tool" />
        </>
      )}
      {coins > 0 && (
        <>
          {coins}
          <GoodSign of="coin" />
        </>
      )}
      {scholars > 0 && (
        <>
          {scholars}
          <GoodSign of="scholar" />
        </>
      )}
    </span>
  )
}

/** Spades and workshop, each with its price. */
export function PlanRows({ table, plan }: { readonly table: Table; readonly plan: HexPlan }): ReactNode {
  const { words } = table
  const { spades, needed, builds, tools, digging, coins, scholars } = plan
  return (
    <>
      {needed > 0 && (
        <li>
          <span>{words.t('hex.spades', { n: spades, needed })}</span>
          <Price tools={digging} scholars={builds ? 0 : scholars} />
        </li>
      )}
      {builds && (
        <li>
          <span>{words.t('building.workshop')}</span>
          <Price tools={tools - digging} coins={coins} scholars={scholars} />
        </li>
      )}
    </>
  )
}

/** What of the next income a move changes. */
const INCOMES = ['coin', 'tool', 'scholar', 'power', 'book', 'vp'] as const

/** Points and income before and after, who may charge, what is joined or founded. */
export function BringsRows(props: {
  readonly table: Table
  readonly choice: InnovationChoice
  readonly hex: string
}): ReactNode {
  const { table, choice, hex } = props
  const { view, me, words, own, foresee } = table
  const after = foresee(choice.move, choice.rest)?.ways[0]
  const at = hexNamed(view, hex)
  if (after === undefined || after.building[at] === view.building[at]) return null
  const [old, now] = [nextIncome(view, me), nextIncome(after, me)]
  const vp = after.players[me]?.vp ?? own.vp
  return (
    <>
      {vp !== own.vp && (
        <li>
          <span>{words.t('hex.points')}</span>
          <span className="i-change">
            {own.vp} → {vp}
            <GoodSign of="vp" size={13} />
          </span>
        </li>
      )}
      {INCOMES.some((good) => now[good] !== old[good]) && (
        <li>
          <span>{words.t('hex.income')}</span>
          <span>
            {INCOMES.filter((good) => now[good] !== old[good]).map((good) => (
              <span key={good} className="i-change" title={words.t(`good.${good}`)}>
                {old[good]} → {now[good]}
                {good === 'book' ? <Book size={14} /> : <GoodSign of={good} size={13} />}
              </span>
            ))}
          </span>
        </li>
      )}
      <ChargeRow table={table} hex={hex} />
      <CityRow table={table} after={after} hex={hex} />
    </>
  )
}

/** Who would be offered power, how much and for what. */
function ChargeRow({ table, hex }: { readonly table: Table; readonly hex: string }): ReactNode {
  const { view, me, words, looks, colour } = table
  const offers = offersFor(view, me, hex)
  if (offers.length === 0)
    return (
      <li>
        <span>{words.t('hex.nobody')}</span>
      </li>
    )
  return (
    <li className="i-chargers">
      <span>{words.t('hex.charge')}</span>
      {offers.map(({ seat, power, vp }) => (
        <span key={seat}>
          <SeatShape colour={colour(seat)} size={12} /> {looks[seat]?.name} <b>{power}</b>
          <GoodSign of="power" size={13} /> {words.t('hex.price', { vp })}
        </span>
      ))}
    </li>
  )
}

/** The city that the build founds, or how far its group is; nothing for a city that stands already. */
function CityRow(props: { readonly table: Table; readonly after: InnovationState; readonly hex: string }): ReactNode {
  const { table, after, hex } = props
  const { view, me, words } = table
  const group = cityProgress(after, me).find(({ hexes }) => hexes.includes(hex))
  const before = cityProgress(view, me).filter(({ hexes }) => hexes.some((id) => group?.hexes.includes(id)))
  if (group === undefined || group.hexes.length < 2 || before.some(({ isCity }) => isCity)) return null
  const hexes = group.hexes.join(', ')
  const power = Math.max(0, ...before.map((one) => one.power))
  const { isCity, ...figures } = group
  const progress = { ...figures, hexes, before: power }
  if (!isCity) return <li className="quiet">{words.t('hex.joins', progress)}</li>
  return (
    <li className="i-founds">
      <b>
        <GoodSign of="key" size={15} /> {words.t('hex.founds')}
      </b>
      <span>{words.t('hex.founds.by', progress)}</span>
    </li>
  )
}
