/** The reader's hand with its piles, and on a phone the line of own resources. */
import { type CharacterOption, characterById } from '@ludarium/essence/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Sign } from '../../kit/signs/Sign.tsx'
import {
  type CharacterCard,
  CharacterCompact,
  CharacterFull,
  characterName,
  characterSaid,
} from './cards/character.tsx'
import { sentence } from './cards/names.ts'
import { optionSaid } from './cards/sentence.ts'
import { BoardProvider, usePiece, useTable } from './context.tsx'
import './icons.ts'
import { keyed } from '../../kit/keyed.ts'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { PileList, pilesSaid } from './PileList.tsx'
import { type EssenceProps, place } from './places.ts'

export function Dock(props: EssenceProps) {
  return (
    <BoardProvider {...props}>
      <Hand />
    </BoardProvider>
  )
}

function Hand() {
  const { own, words, phone } = useTable()
  const cards = own.hand.flatMap((id) => characterById.get(id) ?? [])
  const hidden = own.hand.length - cards.length
  return (
    <Region
      label={words.t('hand.title')}
      className={phone ? 'essence-hand stack gap-2 essence-phone' : 'essence-hand stack gap-2'}
    >
      <div className="essence-hand-head dim type-3">
        <h2>{words.t('hand.title')}</h2>
        <span>{words.t('hand.cards', { n: own.hand.length })}</span>
        <Piles />
      </div>
      <div className="essence-hand-cards">
        {keyed(cards, (card) => card.id).map(({ key, one }) => (
          <HandCard key={key} card={one} />
        ))}
        {cards.length === 0 && (
          <p className="essence-empty dim type-3">
            {hidden > 0 ? words.t('hand.hidden', { n: hidden }) : words.t('hand.empty')}
          </p>
        )}
      </div>
    </Region>
  )
}

function Piles() {
  const { own, words } = useTable()
  const peek = useCallback(() => <PileList player={own} words={words} />, [own, words])
  return (
    <span className="essence-piles">
      <span>{words.t('hand.pile', { n: own.pile.length })}</span>
      <Piece name="pile:discard" className="essence-pile-piece" label={pilesSaid(own, words)} peek={peek}>
        {() => words.t('hand.discard', { n: own.discard.length })}
      </Piece>
    </span>
  )
}

function HandCard({ card }: { readonly card: CharacterCard }) {
  const { words, choices } = useTable()
  const peek = useCallback(() => <CharacterFull card={card} words={words} />, [card, words])
  const whole = choices.get(place.hand(card.id))?.[0]
  if (whole !== undefined)
    return (
      <Piece name={place.hand(card.id)} label={characterSaid(card, words)} className="essence-hand-card" peek={peek}>
        {(state) => <CharacterCompact card={card} words={words} state={state} />}
      </Piece>
    )
  return (
    <div className="essence-hand-card">
      <CharacterCompact
        card={card}
        words={words}
        option={(option, i, line) => <HandOption card={card} option={option} index={i} line={line} peek={peek} />}
      />
    </div>
  )
}

function HandOption(props: {
  readonly card: CharacterCard
  readonly option: CharacterOption
  readonly index: number
  readonly line: ReactNode
  readonly peek: () => ReactNode
}) {
  const { words } = useTable()
  const name = place.option(props.card.id, props.index)
  const { state } = usePiece(name)
  const label = `${characterName(props.card, words)}. ${sentence(words, optionSaid(props.option))}`
  return (
    <Piece name={name} label={label} className="essence-hand-option" on="own" peek={props.peek}>
      {() => (
        <>
          {props.line}
          {state.refused !== undefined && (
            <span className="essence-option-lock" title={state.refused}>
              <Icon name="lock" size="0.8rem" />
            </span>
          )}
        </>
      )}
    </Piece>
  )
}

export function Strip(props: EssenceProps) {
  const player = props.view.players[props.seat ?? props.actors[0] ?? 0]
  if (player === undefined) return null
  const all = player.foundations + player.spent
  const figures = [
    ['two-coins', 'wealth', player.wealth, ''],
    ['wax-seal', 'influence', player.influence, ''],
    ['crossed-swords', 'attack', player.attack, ''],
    ['checked-shield', 'defense', player.defense, ''],
    ['stone-block', 'foundation', player.foundations, `/${all}`],
  ] as const
  return (
    <ul className="essence-strip row gap-0 type-5">
      {figures.map(([icon, tone, n, unit]) => (
        <li key={tone}>
          <Sign icon={icon} tone={tone} />
          <span className="unseen">
            {props.words.t(`figure.name.${tone === 'foundation' ? 'foundations' : tone}`)}:{' '}
          </span>
          <b>
            {n}
            {unit !== '' && <small>{unit}</small>}
          </b>
        </li>
      ))}
    </ul>
  )
}
