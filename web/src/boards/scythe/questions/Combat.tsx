/** A combat: both dials, own cards, what the other side can reach, and what is at stake. Sealed with one press. */
import type { GameModule, Seat } from '@ludarium/kernel'
import { cardsAllowed, cardValue, combatStrength, idOf, module, type StepOf, sealedAnswer } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { type ScytheTable, useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { iconOf } from '../signs.ts'
import { Dial } from './Dial.tsx'
import { MapStrip } from './MapStrip.tsx'
import { abilitiesUsed, stacksOf } from './outcome.ts'
import { CardFace, Side } from './Side.tsx'
import { Range, Stakes } from './Stakes.tsx'

const { speech }: GameModule = module

/** What the reader commits: sealed already, and drafted. */
interface Commitment {
  readonly dial: number | null
  /** Whether the dial is sealed: cards can still be added. */
  readonly sealed: boolean
  readonly committed: readonly string[]
  readonly chosen: readonly string[]
  readonly values: readonly number[]
  readonly total: number
}

function commitmentOf({ view, me, draft }: ScytheTable, step: StepOf<'battle'>): Commitment {
  const given = step.given[me] ?? []
  const [first] = given
  const sealed = first?.do === 'dial'
  const dial = sealed ? first.power : typeof draft.dial === 'number' ? draft.dial : null
  const committed = given.flatMap((move) => (move.do === 'card' ? [move.card] : []))
  const chosen = Array.isArray(draft.cards) ? draft.cards : []
  const values = [...committed, ...chosen].map((card) => cardValue(view, card))
  return { dial, sealed, committed, chosen, values, total: values.reduce((sum, n) => sum + n, dial ?? 0) }
}

export function CombatSheet({ step }: { readonly step: StepOf<'battle'> }): ReactNode {
  const table = useTable()
  const { view, me, words, submit, legal } = table
  const at = idOf(step.at)
  const rival = step.attacker === me ? step.defender : step.attacker
  const theirs = combatStrength(view, rival, at)
  const own = commitmentOf(table, step)
  const { dial, sealed, chosen, total } = own
  const open = legal.length > 0
  const seal = (): void => {
    const [first, ...then] = sealedAnswer(sealed ? null : (dial ?? 0), chosen)
    if (first !== undefined) submit(first, then)
  }
  return (
    <Sheet
      veil
      className="scythe-combat"
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
      note={dial !== null && open && <Costs own={own} />}
      foot={open && <Seal own={own} onSeal={seal} />}
      onEnter={open && dial !== null ? seal : undefined}
    >
      <div className="question-sides">
        <OwnSide step={step} own={own} />
        <RivalSide step={step} seat={rival} />
      </div>
      <Range
        rival={rival}
        most={theirs.total ?? theirs.dial + 5 * theirs.cards}
        mine={dial === null ? null : total}
        attacks={step.attacker === me}
      />
      <Stakes at={at} rival={rival} />
    </Sheet>
  )
}

function Seal({ own, onSeal }: { readonly own: Commitment; onSeal(): void }): ReactNode {
  const { words } = useTable()
  const { dial, values, total } = own
  const sum = values.length === 0 ? String(total) : `${[dial, ...values].join(' + ')} = ${total}`
  return (
    <button
      type="button"
      className={`button tall scythe-seal ${dial === null ? '' : 'primary'}`}
      disabled={dial === null}
      onClick={onSeal}
    >
      <Icon name="lock" size={14} />
      {words.t(dial === null ? 'combat.seal.first' : 'combat.seal', { sum })}
      {dial !== null && (
        <span className="key" aria-hidden="true">
          ↵
        </span>
      )}
    </button>
  )
}

interface SideOf {
  readonly step: StepOf<'battle'>
}

function OwnSide({ step, own }: SideOf & { readonly own: Commitment }): ReactNode {
  const { view, me, words, draft, setDraft, legal } = useTable()
  const at = idOf(step.at)
  const { dial, sealed, committed, chosen } = own
  const most = combatStrength(view, me, at).dial
  const open = legal.length > 0
  return (
    <Fighter step={step} seat={me}>
      <Dial
        value={step.done[me] ? (dial ?? 0) : dial}
        most={most}
        onSet={open && !sealed ? (n) => setDraft({ ...draft, dial: n, cards: chosen }) : undefined}
      >
        <small>{words.t('combat.dial.set')}</small>
      </Dial>
      <OwnCards
        most={cardsAllowed(view, me, at) - committed.length}
        chosen={chosen}
        committed={committed}
        open={open}
        onChoose={(cards) => setDraft({ ...draft, ...(dial === null ? {} : { dial }), cards })}
      />
      <small>{words.t('combat.dial.most', { n: most, power: view.players[me]?.power ?? 0 })}</small>
    </Fighter>
  )
}

function RivalSide({ step, seat }: SideOf & { readonly seat: Seat }): ReactNode {
  const { view, words } = useTable()
  const { dial, cards } = combatStrength(view, seat, idOf(step.at))
  const hand = view.players[seat]?.hand.length ?? 0
  return (
    <Fighter step={step} seat={seat}>
      <Dial value={null} most={dial}>
        <Icon name="lock" size={26} />
        <small>{words.t(step.done[seat] === true ? 'combat.sealed' : 'combat.thinks')}</small>
      </Dial>
      <div className="scythe-cards cluster grow">
        <p className="dim type-3">{words.t('combat.cards.theirs', { n: hand, most: cards })}</p>
        {[0, 1, 2, 3].slice(0, hand).map((n) => (
          <i key={n} className="scythe-combat-card" data-back data-out={n >= cards || undefined}>
            <Icon name="crossed-swords" size={18} />
          </i>
        ))}
      </div>
      <small>{words.t('combat.dial.most', { n: dial, power: view.players[seat]?.power ?? 0 })}</small>
    </Fighter>
  )
}

/** Who fights there, in which role, whether it has sealed and what it has used. */
function Fighter({ step, seat, children }: SideOf & { readonly seat: Seat; readonly children: ReactNode }): ReactNode {
  const { view, words } = useTable()
  const at = idOf(step.at)
  return (
    <Side
      seat={seat}
      stacks={stacksOf(view, seat, at)}
      role={
        <>
          <span className="dim">{words.t(step.attacker === seat ? 'combat.attacks' : 'combat.defends')}</span>
          {step.done[seat] === true && (
            <span className="chip" data-good>
              <Icon name="check" size={11} /> {words.t('combat.ready')}
            </span>
          )}
        </>
      }
      used={<Used seat={seat} at={at} />}
    >
      {children}
    </Side>
  )
}

/** What sealing spends. */
function Costs({ own }: { readonly own: Commitment }): ReactNode {
  const { words, view, me } = useTable()
  const power = view.players[me]?.power ?? 0
  const cards = [...own.committed, ...own.chosen].map((card) => ({ key: `card.${card}` }))
  return (
    <>
      {words.t('combat.costs')} <Sign of="power" size={18} />
      <b>
        {power} → {power - (own.sealed ? 0 : (own.dial ?? 0))}
      </b>
      {cards.length > 0 && words.t('combat.costs.cards', { cards })}
    </>
  )
}

/** Abilities that the side has used in this combat, and what each did. */
function Used({ seat, at }: { readonly seat: Seat; readonly at: string }): ReactNode {
  const { log, words } = useTable()
  const used = abilitiesUsed(log, at).filter(([first]) => first?.seat === seat)
  return used.map(([first, ...events], n) => {
    const ability = typeof first?.ability === 'string' ? first.ability : ''
    const lines = events.flatMap((event) => speech.event(event) ?? [])
    return (
      // The same ability is used once in a combat.
      <p key={`${ability} ${String(n)}`} className="scythe-used row dim type-3">
        <Icon name={iconOf(ability)} size={15} />
        <span>
          <b>{words.t('combat.used', { ability: { key: `ability.${ability}` } })}</b>{' '}
          {lines.map((line) => words.t(line)).join(' ')}
        </span>
      </p>
    )
  })
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
  /** Of equal cards the first ones are those that are in. */
  const isIn = (key: string): boolean => {
    const [card = '', nth = '0'] = key.split('.')
    return chosen.filter((one) => one === card).length > Number(nth)
  }
  const without = (card: string): readonly string[] => chosen.toSpliced(chosen.indexOf(card), 1)
  return (
    <div className="scythe-cards cluster grow">
      <p className="dim type-3">
        {words.t('combat.cards', { n: chosen.length + committed.length, most: Math.max(0, most + committed.length) })}
      </p>
      {keyed(hand, String).map(({ key, one }) => {
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
            onClick={() => props.onChoose(on ? without(one) : [...chosen, one])}
          >
            <CardFace value={cardValue(view, one)} />
          </button>
        )
      })}
      {hand.length === 0 && <small>{words.t('combat.cards.none')}</small>}
    </div>
  )
}
