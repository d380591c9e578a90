/** Locations, monuments and palaces in three sizes, and as a row with words for the phone. */
import type { Ability, Effect, SegmentCard } from '@ludarium/essence/data'
import { useEffect } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { essencePlaces } from '../../../art/icons/names.ts'
import { IDLE, marks, type PieceState } from '../../../kit/pieces/state.ts'
import type { Teller } from '../../../table/board.ts'
import { AbilityChip, TypeToken } from './chips.tsx'
import { nameOf, sentence } from './names.ts'
import { Coin, Drop, Modifiers, OnTop } from './parts.tsx'
import { TYPE_ICON } from './portraits.ts'
import { abilityDoes, abilityKind, abilitySaid, costSaid, typeName } from './sentence.ts'

interface SegmentProps {
  readonly card: SegmentCard
  readonly words: Teller
  readonly state?: PieceState
}

export const kindSaid = (card: SegmentCard, words: Teller): string => words.t(`kind.${card.kind}`, { type: card.type })

/** Everything the card says, in words. */
export function segmentSaid(card: SegmentCard, words: Teller): string {
  const n = card.kind === 'monument' ? 2 : 1
  const facts = [
    card.cost === null ? '' : words.t('card.cost', { n: card.cost }),
    card.kind === 'palace' ? '' : words.t('card.essence', { n: card.essence }),
    card.plus.length > 0 ? words.t('card.plus.of', { n, types: card.plus.map(typeName) }) : '',
    card.minus.length > 0 ? words.t('card.minus.of', { types: card.minus.map(typeName) }) : '',
  ].filter((fact) => fact !== '')
  return words.t('card.said', {
    name: nameOf(words, card),
    kind: kindSaid(card, words),
    facts: facts.length > 0 ? `${facts.join(', ')}.` : '',
    abilities: card.abilities.map((ability) => sentence(words, abilitySaid(ability))).join(' '),
  })
}

/** How many signs the abilities take: many are drawn closer together. */
function signs(abilities: readonly Ability[]): number {
  return abilities.reduce((sum, ability) => {
    if (ability.kind === 'passive') return sum + 2
    const cost = ability.kind === 'action' ? 1 + ability.cost.length : 0
    return sum + cost + ability.do.reduce((n, effect) => n + width(effect), 0)
  }, 0)
}

const width = (effect: Effect): number =>
  WIDE.has(effect.op) || ('n' in effect && typeof effect.n !== 'number') ? 3 : 1

const WIDE: ReadonlySet<string> = new Set([
  'take',
  'opponentChooses',
  'tradeAgreement',
  'embassy',
  'exchangeAttackDefense',
  'spy',
])

/** How narrow a name is set, by its longest word and its length; each size of card has room for so many letters. */
function nameClass(name: string, [long, longer, all]: readonly [long: number, longer: number, all: number]): string {
  const word = Math.max(...name.split(' ').map((part) => part.length))
  if (word >= longer) return 'essence-card-name essence-long essence-longer'
  return word >= long || name.length > all ? 'essence-card-name essence-long' : 'essence-card-name'
}

const ROOM = { compact: [10, 13, 11], priced: [8, 11, 9], dense: [9, 11, 15] } as const

/** 108 by 75: on islands and in the market. `price` is what it costs now; null hides the coin. */
export function SegmentCompact({ card, words, state = IDLE, price }: SegmentProps & { price: number | null }) {
  const name = nameOf(words, card)
  const many = signs(card.abilities)
  return (
    <article
      className="card essence-card essence-segment essence-compact"
      data-type={card.type}
      data-kind={card.kind}
      {...marks(state)}
    >
      <header>
        <Icon
          className="essence-type-icon"
          name={card.kind === 'palace' ? 'elven-castle' : TYPE_ICON[card.type]}
          size="var(--type-size)"
        />
        <span className={nameClass(name, price === null ? ROOM.compact : ROOM.priced)}>{name}</span>
      </header>
      <div
        className="essence-abilities"
        data-tight={many > 4 ? 'very' : many > 2 || undefined}
        data-many={many > (card.kind === 'monument' ? 1 : 2) || undefined}
      >
        {card.abilities.map((ability) => (
          <AbilityChip key={JSON.stringify(ability)} ability={ability} />
        ))}
      </div>
      <footer>
        {card.kind === 'palace' ? (
          <i className="essence-palace-word">{words.t('card.palace')}</i>
        ) : (
          <>
            <Drop n={card.essence} />
            <Modifiers card={card} />
          </>
        )}
      </footer>
      {price !== null && <Coin n={price} />}
      <OnTop state={state} words={words} />
    </article>
  )
}

/** 220 by 308: tooltip, gallery, rules. */
export function SegmentFull({ card, words, state = IDLE }: SegmentProps) {
  useEffect(() => {
    // Without a line the card is shown without its picture.
    import('../../../art/icons/essence-places.ts').catch(() => {})
  }, [])
  const n = card.kind === 'monument' ? 2 : 1
  return (
    <article
      className="card essence-card essence-segment essence-full"
      data-type={card.type}
      data-kind={card.kind}
      {...marks(state)}
    >
      <header>
        <Icon className="essence-type-icon" name={TYPE_ICON[card.type]} size="1.25rem" />
        <h3>{nameOf(words, card)}</h3>
      </header>
      <div className="essence-picture" data-type={card.type}>
        <Icon name={essencePlaces[card.id] ?? TYPE_ICON[card.type]} size="4.25rem" />
        <span>{kindSaid(card, words)}</span>
      </div>
      <div className="essence-says">
        {card.abilities.map((ability) => (
          <div key={JSON.stringify(ability)}>
            <p>
              <b>{words.t(abilityKind(ability))}</b>
              {ability.kind === 'action' && ability.cost.length > 0 && (
                <span className="essence-pay">{words.t('ability.pay', { cost: costSaid(ability.cost) })}</span>
              )}
            </p>
            <p className="essence-words">{sentence(words, abilityDoes(ability))}</p>
            <AbilityChip ability={ability} />
          </div>
        ))}
      </div>
      {card.kind !== 'palace' && (
        <footer>
          <Drop n={card.essence} />
          <ul>
            {card.plus.map((type) => (
              <li key={type}>
                {words.t('card.plus', { n })} <TypeToken type={type} />
              </li>
            ))}
            {card.minus.map((type) => (
              <li key={type}>
                {words.t('card.minus')} <TypeToken type={type} />
              </li>
            ))}
          </ul>
        </footer>
      )}
      {card.cost !== null && <Coin n={card.cost} />}
      <OnTop state={state} words={words} />
    </article>
  )
}

/** A square of 17 to 28 on small islands. */
export function SegmentToken({ card, state = IDLE, label }: { card: SegmentCard; state?: PieceState; label?: string }) {
  return (
    <span className="essence-segment-token" data-type={card.type} data-kind={card.kind} {...marks(state)}>
      <Icon name={card.kind === 'palace' ? 'elven-castle' : TYPE_ICON[card.type]} size="74%" label={label} />
    </span>
  )
}

/** A line of 58 with words, in the phone's market. */
export function SegmentRow({ card, words, state = IDLE, price }: SegmentProps & { price: number | null }) {
  return (
    <article
      className="card essence-card essence-segment essence-listed"
      data-type={card.type}
      data-kind={card.kind}
      {...marks(state)}
    >
      <span className="essence-row-icon">
        <Icon name={TYPE_ICON[card.type]} size="1.625rem" />
      </span>
      <div className="essence-segment-words">
        <h3>{nameOf(words, card)}</h3>
        <p>
          {state.refused ? (
            <>
              <Icon name="lock" size="0.85rem" /> {state.refused}
            </>
          ) : (
            card.abilities.map((ability) => sentence(words, abilitySaid(ability))).join(' ')
          )}
        </p>
      </div>
      <div className="essence-row-worth">
        <Drop n={card.essence} />
        <Modifiers card={card} />
      </div>
      {price !== null && <Coin n={price} />}
      {state.fresh && <span className="flag-new">{words.t('state.new')}</span>}
    </article>
  )
}

/** 72 by 62: on a phone, and on islands too large for compact cards. */
export function SegmentDense({ card, words, state = IDLE }: SegmentProps & { price?: number | null }) {
  const name = nameOf(words, card)
  const [ability] = card.abilities
  const many = ability === undefined ? 0 : signs([ability])
  return (
    <article
      className="card essence-card essence-segment essence-dense"
      data-type={card.type}
      data-kind={card.kind}
      {...marks(state)}
    >
      <header>
        <Icon
          className="essence-type-icon"
          name={card.kind === 'palace' ? 'elven-castle' : TYPE_ICON[card.type]}
          size="var(--type-size)"
        />
        <span className={nameClass(name, ROOM.dense)}>{name}</span>
      </header>
      <footer data-many={many > 2 ? 'very' : many > 1 || undefined}>
        {card.kind !== 'palace' && <Drop n={card.essence} />}
        {ability !== undefined && <AbilityChip ability={ability} />}
      </footer>
      <OnTop state={state} words={words} />
    </article>
  )
}
