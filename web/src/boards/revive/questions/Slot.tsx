/** A card is being played: every slot it can go to, with before and after, and what it sets off there. */
import type { ReviveMove } from '@ludarium/revive'
import { SLOTS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Changes } from '../../../kit/questions/Changes.tsx'
import { Choice } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import type { FigureChange } from '../../../table/foresight.ts'
import { useTable } from '../context.tsx'
import { BigCard } from '../parts/CitizenCard.tsx'
import { Effect } from '../parts/Effect.tsx'
import { ModuleTile } from '../parts/Tiles.tsx'
import type { ReviveChoice } from '../places.ts'
import { shownCard } from '../view.ts'
import { changesFor, lostAtCaps, setOffBy } from './gains.ts'

/** A module in a line of signs. */
const MODULE_SIZE = { width: '2.3125rem', height: '1.875rem' }

const HALF_ICON = { top: 'r-top', bottom: 'r-bottom' } as const

/** That the card leaves the hand goes without saying. */
const isNews = ({ figure }: FigureChange): boolean => figure.id !== 'hand'

type SlotMove = Extract<ReviveMove, { readonly do: 'slot' }>

interface Way {
  readonly choice: ReviveChoice
  readonly move: SlotMove
}

export function SlotSheet(): ReactNode {
  const { words, step, moves, hover } = useTable()
  if (step?.step !== 'slot') return null
  const ways = moves.flatMap((choice): Way[] => (choice.move.do === 'slot' ? [{ choice, move: choice.move }] : []))
  const slots = new Set(ways.map(({ move }) => move.slot))
  const closed = SLOTS.filter(({ id }) => !slots.has(id)).map(({ id }) => ({ key: `slotName.${id}` }))
  const aimed = ways.find(({ choice }) => choice.index === hover?.index) ?? ways[0]
  return (
    <Sheet
      size="low"
      title={words.t('slot.title', { card: { key: `card.${step.card}` } })}
      aside={closed.length === 0 ? undefined : words.t('slot.closed', { slots: closed })}
      className="revive-slot"
    >
      <BigCard card={step.card} words={words} use={aimed?.move.half} />
      <ul className="revive-ways stack gap-2">
        {ways.map((way) => (
          <li key={way.choice.index}>
            <WayLine card={step.card} way={way} aimed={way === aimed} />
          </li>
        ))}
      </ul>
      {aimed !== undefined && <Chain card={step.card} way={aimed} />}
    </Sheet>
  )
}

function WayLine(props: { readonly card: string; readonly way: Way; readonly aimed: boolean }): ReactNode {
  const { card, way } = props
  const { words, view, me, foresee } = useTable()
  const { choice, move } = way
  const prospect = foresee(choice.move)
  const all = setOffBy(view, me, card, move)
  const lost = lostAtCaps(
    view,
    prospect?.ways[0],
    me,
    all.map(({ effect }) => effect),
  )
  const stays = shownCard(card)[move.half].slotSymbol
  return (
    <Choice choice={choice}>
      <span className="revive-way-line row" data-aimed={props.aimed || undefined}>
        <Icon name={HALF_ICON[move.half]} size={15} />
        <b>{words.t(`slotName.${move.slot}`)}</b>
        <span className="revive-plate cluster">
          <Effect of={shownCard(card)[move.half].effect} size={14} />
          {all.map(({ kind, id, effect }) =>
            kind === 'module' ? (
              <span key={id} style={MODULE_SIZE}>
                <ModuleTile id={id} />
              </span>
            ) : kind === 'again' ? (
              <span key={id} className="revive-again inline">
                <Icon name="r-turn" size={13} />
                <Effect of={effect} size={13} />
              </span>
            ) : null,
          )}
        </span>
        <span className="revive-way-after stack gap-0 grow type-3">
          <Changes of={changesFor(view, prospect, me).filter(isNews)} most={4} />
          <small data-warn={lost.length > 0 || undefined}>
            {lost.length > 0 ? (
              <>
                <Icon name="r-warn" size={12} />
                {words.t('slot.lost', {
                  what: lost.map(({ what, n }) => ({
                    key: 'map.amount',
                    params: { n, what: { key: `resource.${what}` } },
                  })),
                })}
              </>
            ) : (
              words.t(stays ? 'slot.stays' : 'slot.fills')
            )}
          </small>
        </span>
      </span>
    </Choice>
  )
}

/** What happens one after the other. */
function Chain({ card, way }: { readonly card: string; readonly way: Way }): ReactNode {
  const { words, view, me, foresee } = useTable()
  const { choice, move } = way
  const prospect = foresee(choice.move)
  const after = prospect?.ways[0].players[me]
  const now = view.players[me]
  const opened = after === undefined || now === undefined ? [] : after.rewards.filter((id) => !now.rewards.includes(id))
  const all = setOffBy(view, me, card, move)
  const news = changesFor(view, prospect, me).filter(isNews)
  return (
    <section className="revive-chain">
      <h3 className="row">
        {words.t('slot.order', { slot: { key: `slotName.${move.slot}` } })}
        <small>{words.t('slot.order.about')}</small>
      </h3>
      <ol className="row gap-6">
        {all.map(({ kind, id, effect }) => (
          <li key={`${kind} ${id}`} className="question-part stack gap-2 type-3">
            <small>
              {kind === 'half'
                ? words.t(`half.${move.half}`)
                : kind === 'again'
                  ? words.t('slot.again', { card: { key: `card.${id}` } })
                  : words.t('slot.module')}
            </small>
            <span className="revive-plate cluster">
              <Effect of={effect} size={14} />
            </span>
          </li>
        ))}
        {opened.map((id) => (
          <li key={id} className="question-part stack gap-2 type-3" data-opens>
            <small>{words.t('slot.opens')}</small>
            <span>{words.t(`effect.${id}`)}</span>
          </li>
        ))}
        <li className="question-part stack gap-2 grow type-3">
          <small>{words.t('slot.all')}</small>
          {news.length > 0 ? <Changes of={news} /> : words.t('slot.later')}
        </li>
      </ol>
    </section>
  )
}
