/** Both lids open: what each side committed, who wins by how much, and what follows. Stays until it is put away. */
import type { GameModule, Seat } from '@ludarium/kernel'
import { cardValue, module, type ScytheState } from '@ludarium/scythe'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useKeys } from '../../../table/keys.ts'
import { useCount } from '../../../table/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { HexSign, Sign } from '../parts/Figure.tsx'
import { iconOf } from '../signs.ts'
import { keyed } from '../view.ts'
import { Units } from './Combat.tsx'
import { Dial } from './Dial.tsx'
import { Dialog } from './Dialog.tsx'
import { MapStrip } from './MapStrip.tsx'
import { type Effect, effectsOf, lastCombat, type Outcome, type Side, stacksOf } from './outcome.ts'

const { speech }: GameModule = module

/** The position in which the sides last thought about their dials: what a reveal compares with. */
function useBefore(): ScytheState | null {
  const { view, step } = useTable()
  const last = useRef<ScytheState | null>(null)
  if (step?.step === 'battle') last.current = view
  return last.current
}

export function Reveal(): ReactNode {
  const { told, me, seat } = useTable()
  const before = useBefore()
  const [since, setSince] = useState(() => told[told.length - 1]?.at ?? 0)
  const outcome = useMemo(() => (seat === null ? null : lastCombat(told, me, since)), [told, me, since, seat])
  if (outcome === null) return null
  return <Open key={outcome.at} outcome={outcome} before={before} onGo={() => setSince(outcome.at)} />
}

function Open(props: { readonly outcome: Outcome; readonly before: ScytheState | null; onGo(): void }): ReactNode {
  const { outcome, before, onGo } = props
  const { words, looks, view, seat, legal } = useTable()
  const { sides } = outcome
  const go = useRef(onGo)
  go.current = onGo
  useKeys(useMemo(() => ({ Enter: () => go.current() }), []))
  const by = Math.abs(outcome.attack - outcome.defence)
  const next = seat === null || legal.length === 0 ? null : speech.prompt(view, seat)
  return (
    <Dialog
      className="reveal"
      title={
        <>
          <Icon name="crossed-swords" size={22} />{' '}
          {words.t('reveal.title', { seat: looks[outcome.winner]?.name ?? '', at: { key: `place.${outcome.hex}` } })}
        </>
      }
      aside={words.t('reveal.totals', { attack: outcome.attack, defence: outcome.defence })}
      picture={<MapStrip at={outcome.hex} view={before ?? view} />}
      note={next !== null && <span>{words.t('reveal.next', { prompt: words.t(next) })}</span>}
      foot={
        <button type="button" className="button tall primary" onClick={onGo}>
          {words.t('reveal.go')}
          <span className="key" aria-hidden="true">
            ↵
          </span>
        </button>
      }
    >
      <div className="scythe-sides">
        {sides.map((side, n) => (
          <RevealedSide key={side.seat} side={side} won={n === 0} hex={outcome.hex} before={before} />
        ))}
        <p className="scythe-by">
          {by === 0 ? (
            words.t('reveal.tie')
          ) : (
            <>
              {words.t('reveal.by')}
              <b>{by}</b>
            </>
          )}
        </p>
      </div>
      <div className="scythe-stakes">
        {sides.map((side) => (
          <section key={side.seat}>
            <h3>{looks[side.seat]?.name}</h3>
            <ul>{before === null ? <Told outcome={outcome} of={side.seat} /> : <Effects {...props} side={side} />}</ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function RevealedSide(props: {
  readonly side: Side
  readonly won: boolean
  readonly hex: string
  readonly before: ScytheState | null
}): ReactNode {
  const { side, won, before } = props
  const { looks, words, view } = useTable()
  const look = looks[side.seat]
  if (look === undefined) return null
  return (
    <section className="scythe-side" data-won={won || undefined} style={{ ['--seat' as string]: look.colour.fill }}>
      <header>
        <SeatShape colour={look.colour} size={20} />
        <b>{look.name}</b>
        <span className="chip" data-good={won || undefined}>
          {won && <Icon name="trophy" size={11} />}
          {words.t(won ? 'reveal.wins' : 'reveal.loses')}
        </span>
        <span className="scythe-gap" />
        {before !== null && <Units stacks={stacksOf(before, side.seat, props.hex)} colour={look.colour} />}
      </header>
      <div className="scythe-side-body">
        <Dial value={side.dial} most={7} />
        <span className="scythe-revealed">
          {keyed(side.cards, String).map(({ key, one }) => (
            <span key={key}>
              +{' '}
              <i className="scythe-combat-card">
                {cardValue(view, one)}
                <Icon name={iconOf('combatCards')} size={15} />
              </i>
            </span>
          ))}
        </span>
        <Total n={side.total} />
      </div>
    </section>
  )
}

/** Counts up from nothing while the lids open. */
function Total({ n }: { readonly n: number }): ReactNode {
  const [to, setTo] = useState(0)
  useEffect(() => setTo(n), [n])
  return <strong>{useCount(to)}</strong>
}

function Effects(props: {
  readonly outcome: Outcome
  readonly before: ScytheState | null
  readonly side: Side
}): ReactNode {
  const { words, looks } = useTable()
  const { outcome, before, side } = props
  if (before === null) return null
  const list = effectsOf(outcome, side, before, (seat) => looks[seat]?.name ?? '')
  return list.map((effect) => (
    <li key={effect.sign}>
      <EffectSign sign={effect.sign} />
      {effect.values.length > 0 && <b>{effect.values.join(' → ')}</b>}
      <span>{words.t(effect.text)}</span>
    </li>
  ))
}

function EffectSign({ sign }: Pick<Effect, 'sign'>): ReactNode {
  if (sign === 'hex') return <HexSign size={14} colour="var(--scythe-territory)" />
  if (sign === 'stars') return <Icon name="star" size={14} />
  return <Sign of={sign} size={15} />
}

/** What is not worth a line: it is shown already, or the table goes on. */
const LEFT_OUT: ReadonlySet<string> = new Set(['committed', 'battle', 'turn', 'section', 'fight', 'contest', 'step'])

/** For who opened the table after the lids: what the log says, without how it was before. */
function Told({ outcome, of }: { readonly outcome: Outcome; readonly of: Seat }): ReactNode {
  const { words } = useTable()
  const lines = outcome.after.flatMap((event) => {
    const message = event.seat !== of || LEFT_OUT.has(event.type) ? null : speech.event(event)
    return message === null ? [] : [words.t(message)]
  })
  return keyed(lines, String).map(({ key, one }) => <li key={key}>{one}</li>)
}
