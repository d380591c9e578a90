/** Pieces that several kinds of cards share: drop, coin, neighbours' modifiers, exhaustion token, flag. */
import type { SegmentCard, SegmentType } from '@ludarium/essence/data'
import { Icon } from '../../../art/Icon.tsx'
import { Overlays } from '../../../kit/pieces/Overlays.tsx'
import type { PieceState } from '../../../kit/pieces/state.ts'
import type { Teller } from '../../../table/board.ts'
import { TypeToken } from './chips.tsx'

/** The Essence drop with a figure inside. */
export function Drop({ n }: { n: number | string }) {
  return (
    <span className="essence-drop">
      <svg viewBox="0 0 24 30" aria-hidden="true" focusable="false">
        <path d="M12 1c4.500 7 9.500 11.500 9.500 18a9.500 9.500 0 0 1-19 0C2.500 12.500 7.500 8 12 1Z" />
      </svg>
      <b>{n}</b>
    </span>
  )
}

/** The coin with a price inside. */
export function Coin({ n }: { n: number }) {
  return (
    <span className="essence-coin">
      <b>{n}</b>
    </span>
  )
}

const Types = ({ types, monument }: { types: readonly SegmentType[]; monument?: boolean }) =>
  types.map((type) => <TypeToken key={type} type={type} monument={monument} />)

/** What neighbours bring: `+` types, `−` types. */
export function Modifiers({ card }: { card: SegmentCard }) {
  return (
    <span className="essence-modifiers">
      {card.plus.length > 0 && (
        <>
          <b>{card.kind === 'monument' ? '+2' : '+'}</b>
          <Types types={card.plus} />
        </>
      )}
      {card.minus.length > 0 && (
        <>
          <b>−</b>
          <Types types={card.minus} />
        </>
      )}
    </span>
  )
}

/** Token, flag and reason that lie on top of a card. */
export function OnTop({ state, words }: { state: PieceState; words: Teller }) {
  return (
    <>
      <Overlays state={state} words={words} />
      {state.exhausted && (
        <span className="essence-token-exhausted">
          <Icon name="hourglass" size="62%" label={words.t('state.exhausted')} />
        </span>
      )}
    </>
  )
}
