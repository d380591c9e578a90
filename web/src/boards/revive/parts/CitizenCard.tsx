/** A citizen: head in its colour, the two halves with their signs. The half that counts in a slot stands out. */
import type { CardHalf, Half } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { clipped, lengthOf } from '../../../kit/signs/language.ts'
import type { Teller } from '../../../table/board.ts'
import { TRACK } from '../icons.ts'
import { tokensOf } from '../signs.ts'
import { isRecruited, shownCard } from '../view.ts'
import { Line } from './Effect.tsx'

export interface CardLook {
  readonly card: string
  readonly words: Teller
  /** The half that counts where it lies; without it both are alike. */
  readonly use?: Half
  readonly className?: string
  /** Of the smallest cards: how many signs the line of a half has room for. */
  readonly room?: number
}

export const CitizenCard = memo(function CitizenCard(props: CardLook): ReactNode {
  const { card, words, use, className = '', room } = props
  const { color, top, bottom } = shownCard(card)
  const hue = TRACK[color]
  const name = words.t(`card.${card}`)
  return (
    <span
      className={`revive-card stack gap-0 card ${className}`}
      style={{ ['--tc' as string]: hue.fill, ['--ti' as string]: hue.ink }}
      data-flip={`card:${card}`}
    >
      <span
        className="revive-card-head row gap-2 nowrap type-2 rigid"
        data-long={name.length > (className === 'revive-narrow' ? 10 : 11) || undefined}
      >
        <Icon name={hue.icon} size={14} />
        <span className="grow">{name}</span>
        {isRecruited(card) && <Icon name="meeple" size={11} className="revive-recruit" />}
      </span>
      <CardHalfLine half={top} which="top" use={use} room={room} />
      <CardHalfLine half={bottom} which="bottom" use={use} room={room} />
    </span>
  )
})

/** Lines longer than so many signs are drawn smaller, on two lines. */
const LONG = 5.4
/** Signs of the smallest cards, and how many of them a flask or the sign of a slot takes up. */
const MINI = 10
const MARK = 1.1

function CardHalfLine(props: {
  readonly half: CardHalf
  readonly which: Half
  readonly use?: Half
  readonly room?: number
}): ReactNode {
  const { half, which, use, room } = props
  const tokens = tokensOf(half.effect)
  const long = lengthOf(tokens) + (half.flasks > 0 || half.slotSymbol ? 1.2 : 0) > LONG
  const role = use === undefined ? undefined : use === which ? 'use' : 'idle'
  return (
    <span className="revive-half row gap-2 grow" data-half={which} data-role={role}>
      <i className="revive-tri type-1">{which === 'top' ? '▲' : '▼'}</i>
      {room === undefined ? (
        <Line tokens={tokens} size={long ? 12 : 15} className={long ? 'revive-wrap' : ''} />
      ) : (
        <Line tokens={clipped(tokens, room - MARK * marksOf(half), 1)} size={MINI} className="revive-tight" />
      )}
      <Marks half={half} />
    </span>
  )
}

function marksOf({ flasks, slotSymbol }: CardHalf): number {
  return Number(flasks > 0) + Number(slotSymbol)
}

/** Flasks and the sign that further cards may be played on this one. */
function Marks({ half }: { readonly half: CardHalf }): ReactNode {
  if (half.flasks === 0 && !half.slotSymbol) return null
  return (
    <span className="revive-marks row gap-1 rigid">
      {half.flasks > 0 && (
        <span className="revive-flask inline gap-0 type-1 bold">
          {half.flasks > 1 && half.flasks}
          <Icon name="round-bottom-flask" size={13} />
        </span>
      )}
      {half.slotSymbol && <Icon name="r-stack" size={14} className="revive-stacks" />}
    </span>
  )
}

/** What a card says, for who listens. */
export function cardSaid(card: string, words: Teller): string {
  return `${words.t(`card.${card}`)}, ${words.t(`cardText.${card}`)}`
}

/** The same card large, with its words. */
export const BigCard = memo(function BigCard(props: Omit<CardLook, 'className' | 'room'>): ReactNode {
  const { card, words, use } = props
  const { color, top, bottom } = shownCard(card)
  const hue = TRACK[color]
  return (
    <div className="revive-bigcard shelf-large" style={{ ['--tc' as string]: hue.fill, ['--ti' as string]: hue.ink }}>
      <h3 className="row type-6">
        <Icon name={hue.icon} size={20} />
        <span className="grow">{words.t(`card.${card}`)}</span>
        {isRecruited(card) && <Icon name="meeple" size={15} className="revive-recruit" />}
      </h3>
      <BigHalf half={top} which="top" card={card} words={words} use={use} />
      <BigHalf half={bottom} which="bottom" card={card} words={words} use={use} />
    </div>
  )
})

function BigHalf(props: {
  readonly half: CardHalf
  readonly which: Half
  readonly card: string
  readonly words: Teller
  readonly use?: Half
}): ReactNode {
  const { half, which, card, words, use } = props
  return (
    <div
      className="revive-bighalf stack gap-3"
      data-half={which}
      data-role={use === undefined ? undefined : use === which ? 'use' : 'idle'}
    >
      <small className="revive-faded">
        {which === 'top' ? '▲' : '▼'} {words.t(`half.${which}`)}
      </small>
      <span className="row gap-4">
        <Line tokens={tokensOf(half.effect)} size={20} className="revive-wrap" />
        <Marks half={half} />
      </span>
      <p className="revive-faded type-2">
        {words.t('card.half.text', { effect: { key: `effect.${card}.${which}` } })}
        {half.flasks > 0 && ` ${words.t('card.flasks', { n: half.flasks })}`}
        {half.slotSymbol && ` ${words.t('card.stacks')}`}
      </p>
    </div>
  )
}
