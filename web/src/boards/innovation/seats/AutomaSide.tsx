/** The Automa beside the log: the cards of her last turn, what she did in sentences, her deck and her faction. */
import { automaFactionOf, cardOf, difficultyOf, module } from '@ludarium/innovation'
import type { AutomaAction, AutomaCard } from '@ludarium/innovation/data'
import type { GameModule } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { Told } from '../../../table/source.ts'
import { BoardProvider, useTable } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { GoodSign } from '../parts/Signs.tsx'
import { type InnovationProps, places } from '../targets.ts'
import './automa.css'

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
function lastTurn(told: readonly Told[]): readonly Told[] {
  const from = told.findLastIndex(({ event }) => event.type === 'automaTurn')
  if (from < 0) return []
  const rest = told.slice(from)
  const end = rest.findIndex(({ event }, n) => n > 0 && !HERS.test(event.type))
  return end < 0 ? rest : rest.slice(0, end)
}

export function AutomaSide(): ReactNode {
  const { view, words, told } = useTable()
  const { automa } = view
  if (automa === null) return null
  const turn = lastTurn(told)
  const event = turn[0]?.event
  return (
    <div className="i-automa-side">
      <h3>{words.t('automa.last')}</h3>
      {event === undefined && <p>{words.t('automa.notYet')}</p>}
      <div className="i-cards">
        <CardFace id={event?.support} as="support" />
        <CardFace id={event?.card} as="action" />
      </div>
      <Sentences turn={turn} />
      <h3>
        {words.t('automa.deck')} <span>{words.t('automa.down', { n: automa.draw.length })}</span>
      </h3>
      <div className="i-deck">
        {keyed(automa.draw, () => 'back').map(({ key }) => (
          <i key={key} aria-hidden="true">
            ?
          </i>
        ))}
        {automa.shown !== '' && <b>{automa.shown}</b>}
        {automa.discard.map((id) => (
          <span key={id}>{id}</span>
        ))}
      </div>
      <h3>{words.t(`automaFaction.${automa.faction}`)}</h3>
      <ActionLines actions={automaFactionOf(view).factionAction} />
      <RoundLine />
    </div>
  )
}

/** What she did, line by line; a line under the pointer lights its hexes. */
function Sentences({ turn }: { readonly turn: readonly Told[] }): ReactNode {
  const { view, words, point, me } = useTable()
  return (
    <ol className="i-sentences">
      {keyed(turn, ({ event }) => event.type).map(({ key, one }) => {
        const said = speech.event(one.event)
        return said === null ? null : (
          <li
            key={key}
            onPointerEnter={() => point([...(places.spoken?.(one.event, view, me) ?? [])])}
            onPointerLeave={() => point([])}
          >
            {words.t(said)}
          </li>
        )
      })}
    </ol>
  )
}

/** Difficulty by round: points a card, and how far she reaches. */
function RoundLine(): ReactNode {
  const { view } = useTable()
  const { vpByRound, sailingByRound } = difficultyOf(view)
  return (
    <ol className="i-difficulty">
      {vpByRound.map((vp, n) => (
        <li key={`round ${String(n + 1)}`} aria-current={view.round === n + 1 ? 'step' : undefined}>
          <small>{n + 1}</small>
          <span>
            {vp}
            <GoodSign of="vp" size={12} />
          </span>
          <span>
            {sailingByRound[n]}
            <GoodSign of="sail" size={12} />
          </span>
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
    <article className="i-automacard" data-role={as}>
      <header>
        <b>{card.id}</b>
        <span>{words.t(`automa.role.${as}`)}</span>
      </header>
      {as === 'support' ? <SupportLines of={card.support} /> : <ActionLines actions={card.actions} />}
    </article>
  )
}

function SupportLines({ of }: { readonly of: AutomaCard['support'] }): ReactNode {
  const { words } = useTable()
  return (
    <ul>
      <li>{words.t(`automa.group.${of.group}`)}</li>
      <li>{words.t('automa.list', { list: of.terrainPriority })}</li>
      <li>{words.t(`automa.direction.${of.direction}`, { n: of.count })}</li>
      <li>{words.t(`automa.discipline.${of.discipline}`)}</li>
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
    <ul>
      {keyed(actions, ({ do: verb }) => verb).map(({ key, one }) => (
        <li key={key}>
          {words.t(
            one.do === 'gain-vp' && one.amount === 'difficulty' ? 'automa.do.gain-difficulty' : `automa.do.${one.do}`,
            paramsOf(one),
          )}
        </li>
      ))}
    </ul>
  )
}
