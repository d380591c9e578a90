/** A hex in words and figures: what stands there, what working on it costs, and what a build would bring about. */
import { cityProgress, hexNamed, nameOfHex, nextIncome, offersFor, powerValueAt } from '@ludarium/innovation'
import type { HexData } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import type { Table } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import type { HexPlan } from '../plans.ts'
import type { InnovationChoice } from '../targets.ts'
import { buildingName, terrainName } from '../view.ts'
import { bestPlan } from './Lights.tsx'

/** "D5 desert. A guild of Basalt. city." */
export function hexSaid({ view, words, looks }: Table, hex: HexData): string {
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

/** Who may charge, what is uncovered, what is joined or founded. */
export function BringsRows(props: {
  readonly table: Table
  readonly choice: InnovationChoice
  readonly hex: string
}): ReactNode {
  const { table, choice, hex } = props
  const { view, me, words, looks, foresee } = table
  const after = foresee(choice.move, choice.rest)?.ways[0]
  const offers = offersFor(view, me, hex)
  const builds = after !== undefined && after.building[hexNamed(view, hex)] !== view.building[hexNamed(view, hex)]
  if (!builds) return null
  const [old, now] = [nextIncome(view, me), nextIncome(after, me)]
  const gained = (['coin', 'tool', 'scholar', 'power', 'book', 'vp'] as const).filter((good) => now[good] !== old[good])
  const founds = after.city.some((is, n) => is === 1 && view.city[n] !== 1)
  const group = cityProgress(after, me).find(({ hexes }) => hexes.includes(hex))
  return (
    <>
      {gained.length > 0 && (
        <li>
          <span>{words.t('hex.income')}</span>
          <span>
            {gained.map((good) => (
              <span key={good}>
                {`${old[good]} → ${now[good]} `}
                {words.t(`good.${good}`)}
              </span>
            ))}
          </span>
        </li>
      )}
      <li>
        <span>
          {offers.length === 0
            ? words.t('hex.nobody')
            : words.t('hex.charge', {
                who: offers.map(({ seat, power, vp }) => ({
                  key: 'hex.charge.one',
                  params: { seat: looks[seat]?.name ?? '', power, vp },
                })),
              })}
        </span>
      </li>
      {group !== undefined && group.hexes.length > 1 && (
        <li className={founds ? 'good' : 'quiet'}>
          {words.t(founds ? 'hex.founds' : 'hex.joins', {
            hexes: group.hexes.filter((id) => id !== hex).join(', '),
            power: group.power,
            powerNeeded: group.powerNeeded,
            buildings: group.buildings,
            buildingsNeeded: group.buildingsNeeded,
          })}
        </li>
      )}
    </>
  )
}
