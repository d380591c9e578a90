/** What is at stake in a combat: what the other side can reach, and what each outcome changes. */
import type { Seat } from '@ludarium/kernel'
import { combatStakes, starsPlaced } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { useTable } from '../context.tsx'
import { HexSign, Sign } from '../parts/Figure.tsx'
import { Boxed, Token } from '../parts/Token.tsx'
import { goodsAt } from '../view.ts'
import { stacksOf } from './outcome.ts'

export type StakeLine = readonly [sign: ReactNode, text: string]

/** Lines of one side or one outcome, each behind its sign. */
export function StakeList({
  title,
  lines,
}: {
  readonly title: string
  readonly lines: readonly StakeLine[]
}): ReactNode {
  return (
    <section className="scythe-stakes question-part">
      <h3>{title}</h3>
      <ul className="type-3">
        {keyed(lines, ([, text]) => text).map(({ key, one: [sign, text] }) => (
          <li key={key} className="row">
            {sign} <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the other side can reach, and where the own total stands. */
export function Range(props: {
  readonly rival: Seat
  readonly most: number
  readonly mine: number | null
  readonly attacks: boolean
}): ReactNode {
  const { looks, words } = useTable()
  const { most, mine, attacks } = props
  const seat = looks[props.rival]?.name ?? ''
  const last = Math.max(most, mine ?? 0) + 2
  const need = attacks ? most : most + 1
  const safe = mine !== null && mine >= need
  const key = `combat.${safe ? 'safe' : 'risk'}.${attacks ? 'attack' : 'defend'}`
  return (
    <div className="scythe-range">
      <p className="row between type-3">
        <b>{words.t('combat.reach', { seat, most })}</b>
        {mine !== null && <b>{words.t('combat.you', { n: mine })}</b>}
      </p>
      <ol className="row gap-1" aria-hidden="true">
        {[...Array(last + 1).keys()].map((n) => (
          <li
            key={n}
            className="grow dim type-2"
            data-reach={n <= most || undefined}
            data-mine={n === mine || undefined}
          >
            <i />
            {n}
          </li>
        ))}
      </ol>
      {mine !== null && (
        <p className="scythe-verdict row" data-safe={safe || undefined}>
          <Icon name={safe ? 'check' : 'hint'} size={15} />
          {words.t(key, safe ? { n: mine, seat, most } : { n: mine, seat, need })}
        </p>
      )}
    </div>
  )
}

export function Stakes({ at, rival }: { readonly at: string; readonly rival: Seat }): ReactNode {
  const { view, me, own, words, looks } = useTable()
  const win = combatStakes(view, me, rival, at)
  const stacks = stacksOf(view, me, at)
  const lying = goodsAt(view, at)
  const goods = lying.map(({ resource, n }) => ({ key: `amount.${resource}`, params: { amount: n } }))
  const units = stacks.map(({ kind, count }) => ({ key: `stack.${kind}`, params: { n: count } }))
  const popularity = { n: win.workers, from: own.popularity, to: own.popularity - win.popularity }
  const [first] = stacks
  const colour = looks[me]?.colour
  const unit = colour !== undefined && first !== undefined && (
    <Boxed width={16} height={17}>
      <Token colour={colour} kind={first.kind} size={14} />
    </Boxed>
  )
  const wins: StakeLine[] = [
    [
      <HexSign key="hex" size={14} colour="var(--scythe-territory)" />,
      words.t(goods.length > 0 ? 'combat.win.goods' : 'combat.win.hex', { at: { key: `place.${at}` }, goods }),
    ],
  ]
  if (win.star)
    wins.unshift([<Icon key="star" name="star" size={14} />, words.t('combat.win.star', { n: starsPlaced(own) + 1 })])
  if (win.workers > 0)
    wins.push([
      <Sign key="popularity" of="popularity" size={14} />,
      words.t(win.popularity > 0 ? 'combat.win.workers' : 'combat.win.spared', popularity),
    ])
  const loses: StakeLine[] = [[unit, words.t('combat.lose.units', { units })]]
  if (goods.length > 0)
    loses.push([
      <Sign key="goods" of={lying[0]?.resource ?? 'metal'} size={15} />,
      words.t('combat.lose.goods', { goods, seat: looks[rival]?.name ?? '' }),
    ])
  loses.push([<Sign key="card" of="combatCards" size={14} />, words.t('combat.lose.card')])
  return (
    <div className="question-sides">
      <StakeList title={words.t('combat.win')} lines={wins} />
      <StakeList title={words.t('combat.lose')} lines={loses} />
    </div>
  )
}
