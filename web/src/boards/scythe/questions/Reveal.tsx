/** Both lids open: what each side committed, who wins by how much, and what follows. Stays until it is put away. */
import type { GameModule, Seat } from '@ludarium/kernel'
import { cardValue, module, type ScytheState } from '@ludarium/scythe'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { useCount } from '../../../kit/pieces/motion.ts'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { type ScytheTable, useTable } from '../context.tsx'
import { HexSign, Sign } from '../parts/Figure.tsx'
import { Dial } from './Dial.tsx'
import { MapStrip } from './MapStrip.tsx'
import { type CombatOutcome, type CommittedSide, type Effect, effectsOf, lastCombat, stacksOf } from './outcome.ts'
import { CardFace, Side } from './Side.tsx'
import { type StakeLine, StakeList } from './Stakes.tsx'

const { speech }: GameModule = module

/** The position in which the sides last thought about their dials: what a reveal compares with. */
function useBefore(): ScytheState | null {
  const { view, step } = useTable()
  const last = useRef<ScytheState | null>(null)
  if (step?.step === 'battle') last.current = view
  return last.current
}

export function Reveal(): ReactNode {
  const { log, me, seat } = useTable()
  const before = useBefore()
  const [since, setSince] = useState(() => log[log.length - 1]?.at ?? 0)
  const outcome = useMemo(() => (seat === null ? null : lastCombat(log, me, since)), [log, me, since, seat])
  if (outcome === null) return null
  return <Open key={outcome.at} outcome={outcome} before={before} onGo={() => setSince(outcome.at)} />
}

function Open(props: {
  readonly outcome: CombatOutcome
  readonly before: ScytheState | null
  onGo(): void
}): ReactNode {
  const { outcome, before, onGo } = props
  const { words, looks, view, seat, legal } = useTable()
  const by = Math.abs(outcome.attack - outcome.defence)
  const next = seat === null || legal.length === 0 ? null : speech.prompt(view, seat)
  const effects = (from: ScytheState, side: CommittedSide): readonly StakeLine[] =>
    effectsOf(outcome, side, from, (one) => looks[one]?.name ?? '').map(({ sign, values, text }) => [
      <EffectSign key={sign} sign={sign} />,
      `${values.join(' → ')} ${words.t(text)}`,
    ])
  const [won, lost] = outcome.sides.map((side, n) => (
    <RevealedSide key={side.seat} side={side} won={n === 0} hex={outcome.hex} before={before} />
  ))
  return (
    <Sheet
      veil
      className="scythe-reveal"
      title={
        <>
          <Icon name="crossed-swords" size={22} />{' '}
          {words.t('reveal.title', { seat: looks[outcome.winner]?.name ?? '', at: { key: `place.${outcome.hex}` } })}
        </>
      }
      aside={words.t('reveal.totals', { attack: outcome.attack, defence: outcome.defence })}
      picture={<MapStrip at={outcome.hex} view={before ?? view} />}
      note={next !== null && words.t('reveal.next', { prompt: words.t(next) })}
      foot={
        <button type="button" className="button tall primary" onClick={onGo}>
          {words.t('reveal.go')}
          <span className="key" aria-hidden="true">
            ↵
          </span>
        </button>
      }
      onEnter={onGo}
    >
      <div className="question-sides">
        {won}
        <p className="question-middle dim">
          {words.t(by === 0 ? 'reveal.tie' : 'reveal.by')}
          {by > 0 && <b>{by}</b>}
        </p>
        {lost}
      </div>
      <div className="question-sides">
        {outcome.sides.map((side) => (
          <StakeList
            key={side.seat}
            title={looks[side.seat]?.name ?? ''}
            lines={before === null ? told(words, outcome, side.seat) : effects(before, side)}
          />
        ))}
      </div>
    </Sheet>
  )
}

function RevealedSide(props: {
  readonly side: CommittedSide
  readonly won: boolean
  readonly hex: string
  readonly before: ScytheState | null
}): ReactNode {
  const { side, won, before } = props
  const { words, view } = useTable()
  return (
    <Side
      seat={side.seat}
      stacks={before === null ? [] : stacksOf(before, side.seat, props.hex)}
      won={won}
      role={
        <span className="chip" data-good={won || undefined}>
          {won && <Icon name="trophy" size={11} />}
          {words.t(won ? 'reveal.wins' : 'reveal.loses')}
        </span>
      }
    >
      <Dial value={side.dial} most={7} />
      {keyed(side.cards, String).map(({ key, one }) => (
        <span key={key} className="row dim type-7">
          +
          <i className="scythe-combat-card">
            <CardFace value={cardValue(view, one)} />
          </i>
        </span>
      ))}
      <Total n={side.total} />
    </Side>
  )
}

/** Counts up from nothing while the lids open. */
function Total({ n }: { readonly n: number }): ReactNode {
  const [to, setTo] = useState(0)
  useEffect(() => setTo(n), [n])
  return <strong>{useCount(to)}</strong>
}

function EffectSign({ sign }: Pick<Effect, 'sign'>): ReactNode {
  if (sign === 'hex') return <HexSign size={14} colour="var(--scythe-territory)" />
  if (sign === 'stars') return <Icon name="star" size={14} />
  return <Sign of={sign} size={15} />
}

/** What is not worth a line: it is shown already, or the table goes on. */
const LEFT_OUT: ReadonlySet<string> = new Set(['committed', 'battle', 'turn', 'section', 'fight', 'contest', 'step'])

/** For players who opened the table after the lids: what the log says, without how it was before. */
function told({ t }: ScytheTable['words'], outcome: CombatOutcome, of: Seat): readonly StakeLine[] {
  return outcome.after.flatMap((event): StakeLine[] => {
    const message = event.seat !== of || LEFT_OUT.has(event.type) ? null : speech.event(event)
    return message === null ? [] : [[null, t(message)]]
  })
}
