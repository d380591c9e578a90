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
import type { InnovationTable } from '../context.tsx'
import { Card, Row, Rows } from '../parts/Card.tsx'
import { Named } from '../parts/Named.tsx'
import { Amount, GoodSign } from '../parts/Signs.tsx'
import type { InnovationChoice } from '../places.ts'
import type { HexPlan } from '../plans.ts'
import { buildingName, terrainName } from '../view.ts'
import { bestPlan } from './Prices.tsx'

interface Said {
  readonly words: unknown
  readonly looks: unknown
  readonly lines: Map<string, string>
}

const said = new WeakMap<InnovationState, Said>()

/** "D5 desert. A guild of Basalt. city." Found once for a position. */
export function hexSaid(table: Pick<InnovationTable, 'view' | 'words' | 'looks'>, hex: HexData): string {
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

function describe({ view, words, looks }: Pick<InnovationTable, 'view' | 'words' | 'looks'>, hex: HexData): string {
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

export function HexCard({ table, hex }: { readonly table: InnovationTable; readonly hex: HexData }): ReactNode {
  const { words, hexPlans, moves, view } = table
  const [title = '', ...lines] = hexSaid(table, hex).split('. ')
  const plan = bestPlan(hexPlans.get(hex.id))
  const upgrade = moves.find(({ move }) => move.do === 'upgrade' && move.hex === hex.id)
  const choice = plan?.choice ?? upgrade
  const native = terrainName(table.own.terrain)
  const terrain = terrainName(view.terrain[hexNamed(view, hex.id)] ?? -1)
  const change =
    plan !== undefined && plan.needed > 0 && native !== undefined && terrain !== undefined
      ? words.t('hex.change', { hex: hex.id, from: { key: `terrain.${terrain}` }, to: { key: `terrain.${native}` } })
      : title
  return (
    <Card title={change}>
      <Rows>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {plan !== undefined && <PlanRows table={table} plan={plan} />}
        {choice !== undefined && <BringsRows table={table} choice={choice} hex={hex.id} />}
      </Rows>
    </Card>
  )
}

type Price = Partial<Record<'tool' | 'coin' | 'scholar', number>>

/** What something costs; nothing where it is free. */
export function PriceRow({ name, ...price }: Price & { readonly name: string }): ReactNode {
  return (
    <Row name={name}>
      {PRICED.map((good) => {
        const n = price[good] ?? 0
        return n > 0 && <Amount key={good} n={n} of={good} size={14} />
      })}
    </Row>
  )
}

const PRICED = ['tool', 'coin', 'scholar'] as const

/** Spades and workshop, each with its price. */
export function PlanRows({ table, plan }: { readonly table: InnovationTable; readonly plan: HexPlan }): ReactNode {
  const { words } = table
  const { spades, needed, builds, tools, digging, coins, scholars } = plan
  return (
    <>
      {needed > 0 && (
        <PriceRow name={words.t('hex.spades', { n: spades, needed })} tool={digging} scholar={builds ? 0 : scholars} />
      )}
      {builds && (
        <PriceRow name={words.t('building.workshop')} tool={tools - digging} coin={coins} scholar={scholars} />
      )}
    </>
  )
}

/** What of the next income a move changes. */
const INCOMES = ['coin', 'tool', 'scholar', 'power', 'book', 'vp'] as const

/** Points and income before and after, who may charge, what is joined or founded. */
export function BringsRows(props: {
  readonly table: InnovationTable
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
        <Row name={words.t('hex.points')}>
          <Amount n={`${own.vp} → ${vp}`} of="vp" />
        </Row>
      )}
      {INCOMES.some((good) => now[good] !== old[good]) && (
        <Row name={words.t('hex.income')}>
          <span className="innovation-changes cluster">
            {INCOMES.filter((good) => now[good] !== old[good]).map((good) => (
              <span key={good} title={words.t(`good.${good}`)}>
                <Amount n={`${old[good]} → ${now[good]}`} of={good} />
              </span>
            ))}
          </span>
        </Row>
      )}
      <ChargeRow table={table} hex={hex} />
      <CityRow table={table} after={after} hex={hex} />
    </>
  )
}

/** Who would be offered power, how much and for what. */
function ChargeRow({ table, hex }: { readonly table: InnovationTable; readonly hex: string }): ReactNode {
  const { view, me, words } = table
  const offers = offersFor(view, me, hex)
  if (offers.length === 0) return <li>{words.t('hex.nobody')}</li>
  return (
    <li className="cluster">
      <span>{words.t('hex.charge')}</span>
      {offers.map(({ seat, power, vp }) => (
        <span key={seat} className="nowrap">
          <Named who={seat} /> <Amount n={power} of="power" /> {words.t('hex.price', { vp })}
        </span>
      ))}
    </li>
  )
}

/** The city that the build founds, or how far its group is; nothing for a city that stands already. */
function CityRow(props: {
  readonly table: InnovationTable
  readonly after: InnovationState
  readonly hex: string
}): ReactNode {
  const { table, after, hex } = props
  const { view, me, words } = table
  const group = cityProgress(after, me).find(({ hexes }) => hexes.includes(hex))
  const before = cityProgress(view, me).filter(({ hexes }) => hexes.some((id) => group?.hexes.includes(id)))
  if (group === undefined || group.hexes.length < 2 || before.some(({ isCity }) => isCity)) return null
  const hexes = group.hexes.join(', ')
  const power = Math.max(0, ...before.map((one) => one.power))
  const { isCity, ...figures } = group
  const progress = { ...figures, hexes, before: power }
  if (!isCity) return <li className="dim">{words.t('hex.joins', progress)}</li>
  return (
    <li className="innovation-founds stack gap-1">
      <b className="row gap-3 type-5">
        <GoodSign of="key" size={15} /> {words.t('hex.founds')}
      </b>
      <span className="dim">{words.t('hex.founds.by', progress)}</span>
    </li>
  )
}
