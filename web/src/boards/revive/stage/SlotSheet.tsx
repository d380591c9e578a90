/** A card is being played: every slot it can go to, with before and after, and what it sets off there. */
import type { ReviveMove } from '@ludarium/revive'
import { SLOTS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Change } from '../../../table/foresight.ts'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { BigCard } from '../cards/CitizenCard.tsx'
import { ModuleTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { Effect } from '../signs/Effect.tsx'
import type { ReviveChoice } from '../targets.ts'
import { cardOf } from '../view.ts'
import { Changes } from './Changes.tsx'
import { changesFor, lostAtCaps, setOffBy } from './gains.ts'
import { Sheet } from './Sheet.tsx'

const HALF_ICON = { top: 'r-top', bottom: 'r-bottom' } as const

/** That the card leaves the hand goes without saying. */
const isNews = ({ figure }: Change): boolean => figure.id !== 'hand'

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
      height="low"
      title={words.t('slot.title', { card: { key: `card.${step.card}` } })}
      aside={closed.length === 0 ? undefined : words.t('slot.closed', { slots: closed })}
      className="rv-slotsheet"
    >
      <BigCard card={step.card} words={words} use={aimed?.move.half} />
      <ul className="rv-ways">
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
  const stays = cardOf(card)[move.half].slotSymbol
  return (
    <ChoiceButton choice={choice}>
      <span className="rv-way-line" data-aimed={props.aimed || undefined}>
        <Icon name={HALF_ICON[move.half]} size={15} />
        <b>{words.t(`slotName.${move.slot}`)}</b>
        <span className="rv-plate">
          <Effect of={cardOf(card)[move.half].effect} size={14} />
          {all.map(({ kind, id, effect }) =>
            kind === 'module' ? (
              <span key={id} className="rv-tinymodule">
                <ModuleTile id={id} />
              </span>
            ) : kind === 'again' ? (
              <span key={id} className="rv-again">
                <Icon name="r-turn" size={13} />
                <Effect of={effect} size={13} />
              </span>
            ) : null,
          )}
        </span>
        <span className="rv-way-after">
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
    </ChoiceButton>
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
    <section className="rv-chain">
      <h3>
        {words.t('slot.order', { slot: { key: `slotName.${move.slot}` } })}
        <small>{words.t('slot.order.about')}</small>
      </h3>
      <ol>
        {all.map(({ kind, id, effect }) => (
          <li key={`${kind} ${id}`}>
            <small>
              {kind === 'half'
                ? words.t(`half.${move.half}`)
                : kind === 'again'
                  ? words.t('slot.again', { card: { key: `card.${id}` } })
                  : words.t('slot.module')}
            </small>
            <span className="rv-plate">
              <Effect of={effect} size={14} />
            </span>
          </li>
        ))}
        {opened.map((id) => (
          <li key={id} data-opens>
            <small>{words.t('slot.opens')}</small>
            <span>{words.t(`effect.${id}`)}</span>
          </li>
        ))}
        <li data-sum>
          <small>{words.t('slot.all')}</small>
          {news.length > 0 ? <Changes of={news} /> : words.t('slot.later')}
        </li>
      </ol>
    </section>
  )
}
