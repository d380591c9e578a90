/** Followers and advisors in three sizes. */
import type { AdvisorCard, CharacterOption, FollowerCard } from '@ludarium/essence/data'
import { factionById } from '@ludarium/essence/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { IDLE, marks, type PieceState } from '../../../kit/pieces/state.ts'
import type { Teller } from '../../../table/board.ts'
import { Costs, Effects, OptionLine, Star } from './chips.tsx'
import { nameOf, sentence } from './names.ts'
import { OnTop } from './parts.tsx'
import { portraitOf } from './portraits.ts'
import { costSaid, effectsSaid, optionSaid } from './sentence.ts'

export type CharacterCard = FollowerCard | AdvisorCard

interface CharacterProps {
  readonly card: CharacterCard
  readonly words: Teller
  readonly state?: PieceState
}

const isFollower = (card: CharacterCard): card is FollowerCard => 'character' in card
const portrait = (card: CharacterCard): string => portraitOf(isFollower(card) ? card.character : card.id)

export const characterName = (card: CharacterCard, words: Teller): string => nameOf(words, card)

function kindOf(card: CharacterCard, words: Teller, long: boolean): string {
  if (!isFollower(card)) return words.t(long ? 'kind.advisor.long' : 'kind.advisor')
  if (card.core) return words.t(long ? 'kind.core' : 'kind.follower')
  const faction = factionById.get(card.faction)
  return faction === undefined ? words.t('kind.follower') : nameOf(words, faction, 'faction')
}

export function characterSaid(card: CharacterCard, words: Teller): string {
  return words.t('card.said', {
    name: characterName(card, words),
    kind: kindOf(card, words, true),
    facts: '',
    abilities: card.options.map((option) => sentence(words, optionSaid(option))).join(' '),
  })
}

const lengthOf = (name: string) => (name.length > 15 ? 'very' : name.length > 11 ? 'yes' : undefined)

/** 172 by 122: in the hand. `option` wraps each option's line, to make it a button. */
export function CharacterCompact(
  props: CharacterProps & {
    readonly option?: (option: CharacterOption, i: number, line: ReactNode) => ReactNode
    readonly note?: string
  },
) {
  const { card, words, state = IDLE, option = (_option, _i, line) => line, note } = props
  return (
    <article
      className="card essence-card essence-character essence-compact"
      data-advisor={!isFollower(card) || undefined}
      {...marks(state)}
    >
      <header>
        <span className="essence-portrait">
          <Icon name={portrait(card)} size="68%" />
        </span>
        <span className="essence-who">
          <b data-long={lengthOf(characterName(card, words))}>{characterName(card, words)}</b>
          <small>{note ?? kindOf(card, words, false)}</small>
        </span>
      </header>
      <div className="essence-options">
        {card.options.map((one, i) => (
          <div key={JSON.stringify(one)} className="essence-option" data-star={one.star}>
            {option(one, i, <OptionLine option={one} />)}
          </div>
        ))}
      </div>
      <OnTop state={state} words={words} />
    </article>
  )
}

/** 220 by 308. */
export function CharacterFull({ card, words, state = IDLE }: CharacterProps) {
  return (
    <article
      className="card essence-card essence-character essence-full"
      data-advisor={!isFollower(card) || undefined}
      {...marks(state)}
    >
      <header>
        <span className="essence-portrait">
          <Icon name={portrait(card)} size="70%" />
        </span>
        <span className="essence-who">
          <h3 data-long={lengthOf(characterName(card, words))}>{characterName(card, words)}</h3>
          <small>{kindOf(card, words, true)}</small>
        </span>
      </header>
      {card.options.map((option) => (
        <section key={JSON.stringify(option)} data-star={option.star}>
          <p className="essence-head">
            <Star star={option.star} />
            <b>{words.t(`ability.${option.star}`)}</b>
            {option.cost.length > 0 && (
              <span className="essence-pay" title={words.t('ability.pay', { cost: costSaid(option.cost) })}>
                <Costs cost={option.cost} />
              </span>
            )}
          </p>
          <p className="essence-words">{sentence(words, effectsSaid(option.do))}</p>
          <p className="essence-signs" aria-hidden="true">
            <Effects list={option.do} />
          </p>
        </section>
      ))}
      <OnTop state={state} words={words} />
    </article>
  )
}

/** Portrait of 17 to 28, in lines and piles. */
export function CharacterToken({ card, label }: { card: CharacterCard; label?: string }) {
  return (
    <span className="essence-character-token" data-advisor={!isFollower(card) || undefined}>
      <Icon name={portrait(card)} size="76%" label={label} />
    </span>
  )
}
