/** What the decision bar borrows from the board: the cost line, and what stands on its buttons. */
import {
  attackPreview,
  buildPrice,
  cellName,
  type EssenceMove,
  type EssenceState,
  gridOf,
  placement,
  treatyPrice,
} from '@ludarium/essence'
import { characterById, fragmentById, segmentById, treatyById } from '@ludarium/essence/data'
import type { Message, Seat } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Sign } from '../../kit/signs/Sign.tsx'
import type { BoardChoice, ChoiceProps } from '../../table/board.ts'
import { characterName } from './cards/character.tsx'
import { AbilityChip, Costs, Effects, OptionLine } from './cards/chips.tsx'
import { nameOf } from './cards/names.ts'
import { Modifiers } from './cards/parts.tsx'
import './icons.ts'
import { withSign } from './Island.tsx'
import type { EssenceProps } from './places.ts'
import { cardInHand, topStep } from './view.ts'

type Props = ChoiceProps<EssenceState, EssenceMove>

/** "After B4" */
export function aim({ move }: BoardChoice<EssenceMove>, view: EssenceState, seat: Seat): Message | null {
  if (move.do !== 'place') return null
  return { key: 'after.cell', params: { cell: cellName(gridOf(view.players[seat]?.island ?? [], 1), move) } }
}

/** The line below the prompt: what the card in question brings. */
export function Note({ view, words, seat }: EssenceProps) {
  const step = topStep(view)
  const player = seat === null ? undefined : view.players[seat]
  const card = segmentById.get(cardInHand(view))
  if (card !== undefined && player !== undefined)
    return (
      <span className="essence-note inline gap-4">
        {step?.step === 'place' && (
          <span>
            {card.essence}
            <Sign icon="drop" tone="essence" />
          </span>
        )}
        <Modifiers card={card} />
        {step?.step === 'place' &&
          card.abilities.map((ability) => <AbilityChip key={JSON.stringify(ability)} ability={ability} />)}
      </span>
    )
  if (step?.step !== 'turn' || player === undefined) return null
  const discounts = [
    ['build', 'hammer-nails', player.buildDiscount],
    ['treaty', 'scroll-quill', player.treatyDiscount],
    ['prophecy', 'scroll-unfurled', player.prophecyDiscount],
  ] as const
  const given = discounts.filter(([, , n]) => n > 0)
  return (
    <span className="essence-note inline gap-4">
      {given.map(([what, icon, n]) => (
        <span key={what}>
          {words.t(`note.discount.${what}`, { n })} −{n}
          <Sign icon={icon} />
        </span>
      ))}
      {given.length === 0 && words.t(view.mainDone ? 'note.done' : 'note.turn', { n: player.foundations })}
    </span>
  )
}

/** What stands on a button: the name, and the figures that matter. */
export function Label({ choice, view, seat, words, looks }: Props): ReactNode {
  const { move } = choice
  const me = seat ?? 0
  switch (move.do) {
    case 'place': {
      const { essence } = placement(view, me, cardInHand(view), move.x, move.y)
      return (
        <Named name={cellName(gridOf(view.players[me]?.island ?? [], 1), move)}>
          {withSign(essence)}
          <Sign icon="drop" tone="essence" />
        </Named>
      )
    }
    case 'build': {
      const card = segmentById.get(move.card)
      return (
        <Named name={card === undefined ? '' : nameOf(words, card)}>
          {buildPrice(view, me, move.card)}
          <Sign icon="two-coins" tone="wealth" />
        </Named>
      )
    }
    case 'sign': {
      const treaty = treatyById.get(move.treaty)
      return (
        treaty !== undefined && (
          <Named name={nameOf(words, treaty, 'treaty')}>
            <Effects list={treaty.do} /> · {treatyPrice(view, me, move.treaty)}
          </Named>
        )
      )
    }
    case 'play': {
      const card = characterById.get(move.card)
      const option = card?.options[move.option]
      return (
        card !== undefined &&
        option !== undefined && (
          <Named name={characterName(card, words)}>
            <OptionLine option={option} />
          </Named>
        )
      )
    }
    case 'use': {
      const card = segmentById.get(move.card)
      const ability = card?.abilities.find((one) => one.kind === 'action')
      return (
        card !== undefined && (
          <Named name={nameOf(words, card)}>
            {ability?.kind === 'action' && (
              <>
                {ability.cost.length > 0 && (
                  <>
                    <Costs cost={ability.cost} />:
                  </>
                )}
                <Effects list={ability.do} />
              </>
            )}
          </Named>
        )
      )
    }
    case 'read': {
      const card = fragmentById.get(view.row[move.slot - 1] ?? '')
      return (
        card !== undefined && (
          <Named name={nameOf(words, card)}>
            <Effects list={card.bonus} then="" />
          </Named>
        )
      )
    }
    case 'attack':
    case 'attackThreat':
    case 'attackMonster': {
      const preview = attackPreview(view, me, move)
      const monster = move.do === 'attackMonster' ? fragmentById.get(view.row[move.slot - 1] ?? '') : undefined
      const name =
        move.do === 'attack'
          ? (looks[move.seat]?.name ?? '')
          : monster === undefined
            ? words.t('threat.title')
            : nameOf(words, monster)
      return (
        <Named name={name}>
          {preview?.outcome === 'success' ? (
            <>
              +{preview.essence}
              <Sign icon="drop" tone="essence" />
            </>
          ) : (
            words.t(`attack.short.${preview?.outcome ?? 'failure'}`)
          )}
        </Named>
      )
    }
    case 'pay':
    case 'give':
    case 'lose':
      return (
        <Named name="">
          {move.wealth}
          <Sign icon="two-coins" tone="wealth" /> {move.influence}
          <Sign icon="wax-seal" tone="influence" />
        </Named>
      )
    default:
      return choice.text
  }
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className="essence-label inline gap-4 nowrap" aria-hidden="true">
      {name !== '' && <span>{name}</span>}
      <b>{children}</b>
    </span>
  )
}
