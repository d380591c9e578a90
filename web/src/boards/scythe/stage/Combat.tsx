/** A combat: both dials, own cards, what the other side can reach, and what is at stake. Sealed with one press. */

import type { GameModule, Seat } from '@ludarium/kernel'
import {
  cardsAllowed,
  cardValue,
  combatStakes,
  combatStrength,
  idOf,
  module,
  type ScytheMove,
  type StepOf,
  starsPlaced,
} from '@ludarium/scythe'
import { type ReactNode, useMemo, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useKeys } from '../../../table/keys.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { HexSign, Sign } from '../parts/Figure.tsx'
import { Boxed, Count, Token } from '../parts/Token.tsx'
import { iconOf } from '../signs.ts'
import { armiesAt, goodsAt, keyed, type Stack } from '../view.ts'
import { Dial } from './Dial.tsx'
import { Dialog } from './Dialog.tsx'
import { MapStrip } from './MapStrip.tsx'
import { abilitiesUsed } from './outcome.ts'

const { speech }: GameModule = module

export function CombatDialog({ step }: { readonly step: StepOf<'battle'> }): ReactNode {
  const table = useTable()
  const { view, me, words, draft, setDraft, submit, legal } = table
  const at = idOf(step.at)
  const rival = step.attacker === me ? step.defender : step.attacker
  const given = step.given[me] ?? []
  const done = step.done[me] === true
  const mine = combatStrength(view, me, at)
  const theirs = combatStrength(view, rival, at)
  const sealed = dialOf(given)
  const dial = sealed ?? (typeof draft.dial === 'number' ? draft.dial : null)
  const before = given.flatMap((move) => (move.do === 'card' ? [move.card] : []))
  const chosen = Array.isArray(draft.cards) ? draft.cards : []
  const cards = [...before, ...chosen]
  const total = (dial ?? 0) + cards.reduce((sum, card) => sum + cardValue(view, card), 0)
  const seal = (): void => {
    const added = chosen.map((card): ScytheMove => ({ do: 'card', card }))
    const set: readonly ScytheMove[] = sealed === null ? [{ do: 'dial', power: dial ?? 0 }] : []
    const [first, ...then] = [...set, ...added, { do: 'ready' } as const]
    if (first !== undefined) submit(first, then)
  }
  const open = legal.length > 0
  const enter = useRef<(event: KeyboardEvent) => void>(() => {})
  enter.current = (event) => {
    const { target } = event
    if (!open || dial === null || !(target instanceof Element) || target.closest('.scythe-dialog') === null) return
    // On any other button the key presses that button.
    if (target.matches('button:not(.scythe-knob[data-on])')) return
    event.preventDefault()
    seal()
  }
  useKeys(useMemo(() => ({ Enter: (event) => enter.current(event) }), []))
  return (
    <Dialog
      className="combat"
      title={
        <>
          <Icon name="crossed-swords" size={22} /> {words.t('combat.title', { at: { key: `place.${at}` } })}
        </>
      }
      aside={
        <>
          <Icon name="lock" size={13} /> {words.t('combat.hidden')}
        </>
      }
      picture={<MapStrip at={at} />}
      note={
        dial !== null &&
        open && (
          <>
            {words.t('combat.costs')} <Sign of="power" size={18} />
            <b>
              {view.players[me]?.power ?? 0} → {(view.players[me]?.power ?? 0) - (sealed === null ? dial : 0)}
            </b>
            {cards.length > 0 &&
              words.t('combat.costs.cards', { cards: cards.map((card) => ({ key: `card.${card}` })) })}
          </>
        )
      }
      foot={
        open && (
          <button
            type="button"
            className={`button tall scythe-seal ${dial === null ? '' : 'primary'}`}
            disabled={dial === null}
            onClick={seal}
          >
            <Icon name="lock" size={14} />
            {dial === null
              ? words.t('combat.seal.first')
              : words.t('combat.seal', {
                  sum: sumOf(
                    dial,
                    cards.map((card) => cardValue(view, card)),
                    total,
                  ),
                })}
            {dial !== null && (
              <span className="key" aria-hidden="true">
                ↵
              </span>
            )}
          </button>
        )
      }
    >
      <div className="scythe-sides">
        <Side seat={me} at={at} attacks={step.attacker === me} done={done}>
          <Dial
            value={done ? (dial ?? 0) : dial}
            most={mine.dial}
            onSet={open && sealed === null ? (n) => setDraft({ ...draft, dial: n, cards: chosen }) : undefined}
          >
            <small>{words.t('combat.dial.set')}</small>
          </Dial>
          <OwnCards
            most={cardsAllowed(view, me, at) - before.length}
            chosen={chosen}
            committed={before}
            open={open}
            onChoose={(next) => setDraft({ ...draft, ...(dial === null ? {} : { dial }), cards: next })}
          />
          <p className="scythe-side-note">
            {words.t('combat.dial.most', { n: mine.dial, power: view.players[me]?.power ?? 0 })}
          </p>
        </Side>
        <Side seat={rival} at={at} attacks={step.attacker === rival} done={step.done[rival] === true}>
          <Dial value={null} most={theirs.dial}>
            <Icon name="lock" size={26} />
            <small>{words.t(step.done[rival] === true ? 'combat.sealed' : 'combat.thinks')}</small>
          </Dial>
          <div className="scythe-cards">
            <p>{words.t('combat.cards.theirs', { n: view.players[rival]?.hand.length ?? 0, most: theirs.cards })}</p>
            <span>
              {[0, 1, 2, 3].slice(0, view.players[rival]?.hand.length ?? 0).map((n) => (
                <i key={n} className="scythe-cardback" data-out={n >= theirs.cards || undefined}>
                  <Icon name="crossed-swords" size={18} />
                </i>
              ))}
            </span>
          </div>
          <p className="scythe-side-note">
            {words.t('combat.dial.most', { n: theirs.dial, power: view.players[rival]?.power ?? 0 })}
          </p>
        </Side>
      </div>
      <Range
        rival={rival}
        most={theirs.total ?? theirs.dial + 5 * theirs.cards}
        mine={dial === null ? null : total}
        attacks={step.attacker === me}
      />
      <Stakes at={at} rival={rival} />
    </Dialog>
  )
}

function dialOf(given: readonly ScytheMove[]): number | null {
  const [first] = given
  return first?.do === 'dial' ? first.power : null
}

function sumOf(dial: number, cards: readonly number[], total: number): string {
  return cards.length === 0 ? String(total) : `${[dial, ...cards].join(' + ')} = ${total}`
}

export function Side(props: {
  readonly seat: Seat
  readonly at: string
  readonly attacks: boolean
  readonly done: boolean
  readonly children: ReactNode
}): ReactNode {
  const { view, looks, words } = useTable()
  const look = looks[props.seat]
  if (look === undefined) return null
  const stacks = armiesAt(view, props.at).find(({ seat }) => seat === props.seat)?.stacks ?? []
  return (
    <section className="scythe-side" style={{ borderTopColor: look.colour.fill }} aria-label={look.name}>
      <header>
        <SeatShape colour={look.colour} size={20} />
        <b>{look.name}</b>
        <span className="scythe-side-role">{words.t(props.attacks ? 'combat.attacks' : 'combat.defends')}</span>
        {props.done && (
          <span className="chip scythe-ready">
            <Icon name="check" size={11} /> {words.t('combat.ready')}
          </span>
        )}
        <span className="scythe-gap" />
        <Units stacks={stacks} colour={look.colour} />
      </header>
      <div className="scythe-side-body">{props.children}</div>
      <Used seat={props.seat} at={props.at} />
    </section>
  )
}

/** What the side's mechs bring into this combat: what was used, and the second card that is not there. */
function Used({ seat, at }: { readonly seat: Seat; readonly at: string }): ReactNode {
  const { told, words } = useTable()
  const used = abilitiesUsed(told, at).filter(([first]) => first?.seat === seat)
  return used.map((events, n) => {
    const [first] = events
    const ability = typeof first?.ability === 'string' ? first.ability : ''
    const lines = events.slice(1).flatMap((event) => speech.event(event) ?? [])
    return (
      // The same ability is used once in a combat.
      <p key={`${ability} ${String(n)}`} className="scythe-used">
        <Icon name={iconOf(ability)} size={15} />
        <span>
          <b>{words.t('combat.used', { ability: { key: `ability.${ability}` } })}</b>{' '}
          {lines.map((line) => words.t(line)).join(' ')}
        </span>
      </p>
    )
  })
}

/** Who fights there. */
export function Units(props: { readonly stacks: readonly Stack[]; readonly colour: SeatColour }): ReactNode {
  return props.stacks.map(({ kind, count }) => (
    <Boxed key={kind} width={28} height={28}>
      <Token colour={props.colour} kind={kind} size={kind === 'worker' ? 18 : 23} />
      {count > 1 && <Count n={count} x={11} y={7} r={7} />}
    </Boxed>
  ))
}

/** Own cards to add; a press puts one in or takes it back. */
function OwnCards(props: {
  readonly most: number
  readonly chosen: readonly string[]
  readonly committed: readonly string[]
  readonly open: boolean
  onChoose(cards: readonly string[]): void
}): ReactNode {
  const { view, own, words } = useTable()
  const { most, chosen, committed, open } = props
  const hand = [...own.hand].sort()
  for (const card of committed) hand.splice(hand.indexOf(card), 1)
  const inHand = keyed(hand, String)
  /** Of equal cards the first ones are those that are in. */
  const isIn = (key: string): boolean => {
    const [card = '', nth = '0'] = key.split('.')
    return chosen.filter((one) => one === card).length > Number(nth)
  }
  return (
    <div className="scythe-cards">
      <p>
        {words.t('combat.cards', { n: chosen.length + committed.length, most: Math.max(0, most + committed.length) })}
      </p>
      <span>
        {inHand.map(({ key, one }) => {
          const on = isIn(key)
          const lit = open && (on || chosen.length < most)
          return (
            <button
              key={key}
              type="button"
              className="scythe-combat-card"
              data-lit={lit || undefined}
              aria-pressed={on}
              disabled={!lit}
              aria-label={words.t(`card.${one}`)}
              onClick={() => {
                if (!on) return props.onChoose([...chosen, one])
                const left = [...chosen]
                left.splice(left.indexOf(one), 1)
                props.onChoose(left)
              }}
            >
              <b>{cardValue(view, one)}</b>
              <Icon name={iconOf('combatCards')} size={15} />
            </button>
          )
        })}
        {inHand.length === 0 && <small>{words.t('combat.cards.none')}</small>}
      </span>
    </div>
  )
}

/** What the other side can reach, and where the own total stands. */
function Range(props: {
  readonly rival: Seat
  readonly most: number
  readonly mine: number | null
  readonly attacks: boolean
}): ReactNode {
  const { looks, words } = useTable()
  const { most, mine, attacks } = props
  const seat = looks[props.rival]?.name ?? ''
  const last = Math.max(most, mine ?? 0) + 2
  const safe = mine !== null && (attacks ? mine >= most : mine > most)
  return (
    <div className="scythe-range">
      <p>
        <b>{words.t('combat.reach', { seat, most })}</b>
        {mine !== null && <b className="scythe-range-you">{words.t('combat.you', { n: mine })}</b>}
      </p>
      <ol aria-hidden="true">
        {[...Array(last + 1).keys()].map((n) => (
          <li key={n} data-reach={n <= most || undefined} data-mine={n === mine || undefined}>
            <i />
            {n}
          </li>
        ))}
      </ol>
      {mine !== null && (
        <p className="scythe-verdict" data-safe={safe || undefined}>
          <Icon name={safe ? 'check' : 'hint'} size={15} />
          {safe
            ? words.t(attacks ? 'combat.safe.attack' : 'combat.safe.defend', { n: mine, seat, most })
            : words.t(attacks ? 'combat.risk.attack' : 'combat.risk.defend', {
                n: mine,
                seat,
                need: attacks ? most : most + 1,
              })}
        </p>
      )}
    </div>
  )
}

function Stakes({ at, rival }: { readonly at: string; readonly rival: Seat }): ReactNode {
  const { view, me, own, words, looks } = useTable()
  const win = combatStakes(view, me, rival, at)
  const stacks = armiesAt(view, at).find(({ seat }) => seat === me)?.stacks ?? []
  const lying = goodsAt(view, at)
  const goods = lying.map(({ resource, n }) => ({ key: `amount.${resource}`, params: { amount: n } }))
  const stars = starsPlaced(own)
  const colour = looks[me]?.colour
  const [first] = stacks
  return (
    <div className="scythe-stakes">
      <section>
        <h3>{words.t('combat.win')}</h3>
        <ul>
          {win.star && (
            <li>
              <Icon name="star" size={14} /> {words.t('combat.win.star', { n: stars + 1 })}
            </li>
          )}
          <li>
            <HexSign size={14} colour="var(--scythe-territory)" />
            {words.t(goods.length > 0 ? 'combat.win.goods' : 'combat.win.hex', { at: { key: `place.${at}` }, goods })}
          </li>
          {win.workers > 0 && (
            <li>
              <Sign of="popularity" size={14} />
              {win.popularity > 0
                ? words.t('combat.win.workers', {
                    n: win.workers,
                    from: own.popularity,
                    to: own.popularity - win.popularity,
                  })
                : words.t('combat.win.spared', { n: win.workers })}
            </li>
          )}
        </ul>
      </section>
      <section>
        <h3>{words.t('combat.lose')}</h3>
        <ul>
          <li>
            {colour !== undefined && first !== undefined && (
              <Boxed width={16} height={17}>
                <Token colour={colour} kind={first.kind} size={14} />
              </Boxed>
            )}
            {words.t('combat.lose.units', {
              units: stacks.map(({ kind, count }) => ({ key: `stack.${kind}`, params: { n: count } })),
            })}
          </li>
          {goods.length > 0 && (
            <li>
              <Sign of={lying[0]?.resource ?? 'metal'} size={15} />
              {words.t('combat.lose.goods', { goods, seat: looks[rival]?.name ?? '' })}
            </li>
          )}
          <li>
            <Sign of="combatCards" size={14} /> {words.t('combat.lose.card')}
          </li>
        </ul>
      </section>
    </div>
  )
}
