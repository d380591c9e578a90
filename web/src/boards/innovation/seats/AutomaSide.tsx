/** The Automa beside the log: the cards of her last turn, what she did in sentences, her deck and her faction. */
import { automaFactionOf, cardOf, difficultyOf, module } from '@ludarium/innovation'
import type { AutomaAction, AutomaCard } from '@ludarium/innovation/data'
import type { GameModule } from '@ludarium/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { isStill } from '../../../kit/pieces/motion.ts'
import type { LogEntry } from '../../../table/source.ts'
import { BoardProvider, useTable } from '../context.tsx'
import { Amount } from '../parts/Signs.tsx'
import { boardPlaces, type InnovationProps } from '../places.ts'

const { speech }: GameModule = module

export function AutomaPage(props: InnovationProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <AutomaSide />
    </BoardProvider>
  )
}

const HERS = /^(automa|blighted|cube$|achievement)/

/** Her last turn in the log: from its cards on. */
function lastTurn(told: readonly LogEntry[]): { readonly turn: readonly LogEntry[]; readonly from: number } {
  const from = told.findLastIndex(({ event }) => event.type === 'automaTurn')
  if (from < 0) return { turn: [], from }
  const rest = told.slice(from)
  const end = rest.findIndex(({ event }, n) => n > 0 && !HERS.test(event.type))
  return { turn: end < 0 ? rest : rest.slice(0, end), from }
}

export function AutomaSide(): ReactNode {
  const { view, words, log } = useTable()
  const { automa } = view
  if (automa === null) return null
  const { turn, from } = lastTurn(log)
  const event = turn[0]?.event
  return (
    <div className="innovation-automa-side stack type-3">
      <h3 className="row between type-5 strong">{words.t('automa.last')}</h3>
      {event === undefined && <p>{words.t('automa.notYet')}</p>}
      <div className="innovation-cards gap-4">
        <CardFace id={event?.support} as="support" />
        <CardFace id={event?.card} as="action" />
      </div>
      <Sentences key={from} turn={turn.slice(1)} />
      <Earlier told={log.slice(0, Math.max(0, from))} />
      <h3 className="row between type-5 strong">
        {words.t('automa.deck')} <span className="dim type-2">{words.t('automa.down', { n: automa.draw.length })}</span>
      </h3>
      <div className="innovation-deck cluster type-2">
        {keyed(automa.draw, () => 'back').map(({ key }) => (
          <i key={key} aria-hidden="true">
            ?
          </i>
        ))}
        {automa.shown !== '' && (
          <>
            <b>{automa.shown}</b>
            <small className="dim">{words.t('automa.open')}</small>
          </>
        )}
      </div>
      {automa.discard.length > 0 && (
        <div className="innovation-deck cluster type-2">
          {automa.discard.map((id) => (
            <span key={id}>{id}</span>
          ))}
          <small className="dim">{words.t('automa.played')}</small>
        </div>
      )}
      <h3 className="row between type-5 strong">{words.t(`automaFaction.${automa.faction}`)}</h3>
      <ActionLines actions={automaFactionOf(view).factionAction} />
      <RoundLine />
    </div>
  )
}

/** A sentence comes after so many milliseconds. */
const PACE = 500

/** What she did, line by line, one after the other; a press shows all. A line under the pointer lights its hexes. */
function Sentences({ turn }: { readonly turn: readonly LogEntry[] }): ReactNode {
  const [shown, setShown] = useState(() => (isStill() ? Number.POSITIVE_INFINITY : 1))
  useEffect(() => {
    if (shown >= turn.length) return
    const timer = setTimeout(() => setShown(shown + 1), PACE)
    return () => clearTimeout(timer)
  }, [shown, turn.length])
  return (
    // The words are all in the log; a press only hurries them.
    <ol className="innovation-sentences stack gap-3" onPointerDown={() => setShown(Number.POSITIVE_INFINITY)}>
      {keyed(turn.slice(0, shown), ({ event }) => event.type).map(({ key, one }) => (
        <Sentence key={key} of={one} />
      ))}
    </ol>
  )
}

function Sentence({ of, sign }: { readonly of: LogEntry; readonly sign?: ReactNode }): ReactNode {
  const { view, words, point, me } = useTable()
  const said = speech.event(of.event)
  return said === null ? null : (
    <li
      className={sign === undefined ? 'innovation-sentence' : 'innovation-cardline row gap-3'}
      onPointerEnter={() => point([...(boardPlaces.spoken?.(of.event, view, me) ?? [])])}
      onPointerLeave={() => point([])}
    >
      {sign}
      <span>{words.t(said)}</span>
    </li>
  )
}

/** What else a glance back is for: builds, cities and tiles of this round, the newest first. */
const WORTH_TELLING: ReadonlySet<string> = new Set([
  'automaBuilt',
  'automaUpgraded',
  'automaBlocked',
  'automaSent',
  'automaInvented',
  'built',
  'upgraded',
  'placed',
  'founded',
  'invented',
  'competency',
  'palaceTile',
])
const MOST_EARLIER = 4

function Earlier({ told }: { readonly told: readonly LogEntry[] }): ReactNode {
  const { view, words, colour } = useTable()
  const lines = told
    .filter(({ event, round }) => round === view.round && WORTH_TELLING.has(event.type))
    .slice(-MOST_EARLIER)
    .reverse()
  if (lines.length === 0) return null
  return (
    <>
      <p className="innovation-earlier row dim type-2">{words.t('automa.earlier')}</p>
      <ul className="stack gap-2">
        {keyed(lines, ({ event }) => event.type).map(({ key, one }) => {
          const who = typeof one.event.seat === 'number' ? one.event.seat : view.seats
          return <Sentence key={key} of={one} sign={<SeatShape colour={colour(who)} size={13} />} />
        })}
      </ul>
    </>
  )
}

/** Difficulty by round: points a card, and how far she reaches. */
function RoundLine(): ReactNode {
  const { view } = useTable()
  const { vpByRound, sailingByRound } = difficultyOf(view)
  return (
    <ol className="innovation-difficulty gap-2">
      {vpByRound.map((vp, n) => (
        <li
          key={`round ${String(n + 1)}`}
          className="stack gap-1"
          aria-current={view.round === n + 1 ? 'step' : undefined}
        >
          <small className="dim">{n + 1}</small>
          <Amount n={vp} of="vp" size={12} />
          <Amount n={sailingByRound[n]} of="sail" size={12} />
        </li>
      ))}
    </ol>
  )
}

function CardFace({ id, as }: { readonly id: unknown; readonly as: 'support' | 'action' }): ReactNode {
  const { view, words } = useTable()
  const card = typeof id === 'string' ? cardOf(view, id) : undefined
  if (card === undefined) return null
  return (
    <article className="innovation-automacard type-2" data-role={as}>
      <header className="row between type-5 strong">
        <b>{card.id}</b>
        <span className="dim type-2">{words.t(`automa.role.${as}`)}</span>
      </header>
      {as === 'support' ? <SupportLines of={card.support} /> : <ActionLines actions={card.actions} />}
    </article>
  )
}

const ACTION_ICONS: Readonly<Record<AutomaAction['do'], string>> = {
  upgrade: 'innovation-step',
  'block-actions': 'close',
  'send-scholar': 'graduate-cap',
  'faction-action': 'star',
  'gain-vp': 'trophy',
  'transform-and-build': 'spade',
  'take-innovation': 'light-bulb',
  'advance-discipline': 'innovation-step',
  'place-cube': 'cubes',
  'flip-fallow-to-blighted': 'dead-wood',
}

function Line({ icon, children }: { readonly icon: string; readonly children: ReactNode }): ReactNode {
  return (
    <li className="innovation-cardline row gap-3">
      <Icon name={icon} size={13} />
      <span>{children}</span>
    </li>
  )
}

function SupportLines({ of }: { readonly of: AutomaCard['support'] }): ReactNode {
  const { words } = useTable()
  return (
    <ul className="stack gap-1">
      <Line icon="star">{words.t(`automa.group.${of.group}`)}</Line>
      <Line icon="spade">{words.t('automa.list', { list: of.terrainPriority })}</Line>
      <Line icon={of.direction === 'left-up' ? 'chevron-left' : 'chevron-right'}>
        {words.t(`automa.direction.${of.direction}`, { n: of.count })}
      </Line>
      <Line icon="graduate-cap">{words.t(`automa.discipline.${of.discipline}`)}</Line>
    </ul>
  )
}

/** Figures of an action that its sentence names. */
function paramsOf(action: AutomaAction): Readonly<Record<string, number | string>> {
  switch (action.do) {
    case 'gain-vp':
      return { amount: action.amount, add: action.add ?? 0 }
    case 'advance-discipline':
      return { levels: action.levels }
    case 'take-innovation':
      return { round: action.fromRound }
    case 'flip-fallow-to-blighted':
      return { count: action.count }
    default:
      return {}
  }
}

function ActionLines({ actions }: { readonly actions: readonly AutomaAction[] }): ReactNode {
  const { words } = useTable()
  return (
    <ul className="stack gap-1">
      {keyed(actions, ({ do: verb }) => verb).map(({ key, one }) => (
        <Line key={key} icon={ACTION_ICONS[one.do]}>
          {words.t(
            one.do === 'gain-vp' && one.amount === 'difficulty' ? 'automa.do.gain-difficulty' : `automa.do.${one.do}`,
            paramsOf(one),
          )}
        </Line>
      ))}
    </ul>
  )
}
