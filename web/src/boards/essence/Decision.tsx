/** What the decision bar borrows from the board: "after" box, cost line, and what stands on its buttons. */
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
import type { ReactNode } from 'react'
import type { ChoiceProps } from '../../table/board.ts'
import { Sign } from '../../table/pieces/Sign.tsx'
import { characterName } from './cards/character.tsx'
import { AbilityChip, Costs, Effects, OptionLine } from './cards/chips.tsx'
import { nameOf } from './cards/names.ts'
import { Modifiers } from './cards/parts.tsx'
import { FIGURES, type FigureName, figuresOf, foresee } from './foresight.ts'
import './icons.ts'
import './decision.css'
import { signed } from './Island.tsx'
import type { EssenceProps } from './targets.ts'
import { cardInHand, topStep } from './view.ts'

type Props = ChoiceProps<EssenceState, EssenceMove>

const SIGNS: Readonly<Record<FigureName, readonly [icon: string, tone: string]>> = {
  essence: ['drop', 'essence'],
  shards: ['floating-crystal', 'shard'],
  wealth: ['two-coins', 'wealth'],
  influence: ['wax-seal', 'influence'],
  attack: ['crossed-swords', 'attack'],
  defense: ['checked-shield', 'defense'],
  foundations: ['stone-block', 'foundation'],
  hand: ['card-pickup', 'neutral'],
}

/** "After B4: 14 → 22, 1st" */
export function After({ choice, view, seat, words }: Props) {
  const player = seat === null ? undefined : view.players[seat]
  if (player === undefined || seat === null) return null
  const before = figuresOf(player)
  const after = foresee(view, seat, choice.move)
  const changed = FIGURES.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return null
  const { move } = choice
  const where = move.do === 'place' ? cellName(gridOf(player.island, 1), move) : ''
  return (
    <div className="essence-after">
      <span className="dim">{where === '' ? words.t('after.this') : words.t('after.cell', { cell: where })}</span>
      {changed.map((name) => (
        <span key={name} className="change">
          <Sign icon={SIGNS[name][0]} tone={SIGNS[name][1]} />
          <span className="unseen">{words.t(`figure.name.${name}`)} </span>
          <b>
            {before[name]} → {Math.max(0, after[name])}
          </b>
          {name === 'essence' && (
            <Rank
              rank={1 + view.players.filter((other, i) => i !== seat && other.essence > after.essence).length}
              words={words}
            />
          )}
        </span>
      ))}
    </div>
  )
}

function Rank({ rank, words }: { readonly rank: number; readonly words: EssenceProps['words'] }) {
  return (
    <span className="rank" data-first={rank === 1 || undefined}>
      {words.t('after.rank', { rank })}
    </span>
  )
}

/** The line below the prompt: what the card in question brings. */
export function Note({ view, words, seat }: EssenceProps) {
  const step = topStep(view)
  const player = seat === null ? undefined : view.players[seat]
  const card = segmentById.get(cardInHand(view))
  if (card !== undefined && player !== undefined)
    return (
      <span className="essence-note">
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
    <span className="essence-note">
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
          {signed(essence)}
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
    <span className="essence-label" aria-hidden="true">
      {name !== '' && <span>{name}</span>}
      <b>{children}</b>
    </span>
  )
}
