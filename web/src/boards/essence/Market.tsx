/** Monuments and locations for sale. */
import { buildPrice } from '@ludarium/essence'
import { type SegmentCard, segmentById } from '@ludarium/essence/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { briefly } from '../../kit/pieces/context.tsx'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { SegmentCompact, SegmentFull, SegmentRow, segmentSaid } from './cards/segment.tsx'
import { useTable } from './context.tsx'
import { place } from './places.ts'
import { topStep } from './view.ts'

/** When everything is refused for the same reason it is said once, above. */
function useCommonReason(cards: readonly string[]): string {
  const { refusals } = useTable()
  const reasons = new Set(cards.map((card) => refusals.get(place.market(card))?.text ?? ''))
  const [only = ''] = reasons
  return reasons.size === 1 && cards.length > 1 ? only : ''
}

export function Heading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="essence-section-head">
      <h2>{title}</h2>
      <span>{children}</span>
    </div>
  )
}

export const Reason = ({ text }: { readonly text: string }) => (
  <span className="essence-common-reason inline gap-2">
    <Icon name="lock" size="0.8rem" /> {text}
  </span>
)

export function Market() {
  const { view, words, phone } = useTable()
  const cards = view.market.flatMap((id) => segmentById.get(id) ?? [])
  const monuments = cards.filter((card) => card.kind === 'monument')
  const locations = cards.filter((card) => card.kind === 'location')
  const common = useCommonReason(view.market)
  const Card = phone ? MarketRow : MarketCard
  return (
    <Region label={words.t('market.title')} className={phone ? 'essence-market essence-rows' : 'essence-market'}>
      {common !== '' && phone && <Reason text={common} />}
      {monuments.length > 0 && (
        <>
          <Heading title={words.t('market.monuments')}>{words.t('market.deck', { n: view.monuments.length })}</Heading>
          <div className="essence-market-monuments">
            {monuments.map((card) => (
              <Card key={card.id} card={card} common={common} />
            ))}
          </div>
        </>
      )}
      <Heading title={words.t('market.locations')}>
        {common !== '' && !phone ? <Reason text={common} /> : words.t('market.deck', { n: view.locations.length })}
      </Heading>
      <div className="essence-market-locations">
        {locations.map((card) => (
          <Card key={card.id} card={card} common={common} />
        ))}
        {locations.length === 0 && view.phase !== 'over' && (
          <p className="essence-empty dim type-3">{words.t('market.empty')}</p>
        )}
      </div>
    </Region>
  )
}

function MarketCard({ card, common }: { readonly card: SegmentCard; readonly common: string }) {
  return <MarketPiece card={card} common={common} row={false} />
}

function MarketRow({ card, common }: { readonly card: SegmentCard; readonly common: string }) {
  return <MarketPiece card={card} common={common} row />
}

function MarketPiece({
  card,
  common,
  row,
}: {
  readonly card: SegmentCard
  readonly common: string
  readonly row: boolean
}) {
  const { view, me, words, refusals } = useTable()
  const peek = useCallback(() => <SegmentFull card={card} words={words} />, [card, words])
  const price = buildPrice(view, me, card.id)
  const step = topStep(view)
  const chosen = step?.step === 'place' && step.card === card.id
  return (
    <Piece
      name={place.market(card.id)}
      label={segmentSaid(card, words)}
      className="essence-market-card"
      peek={peek}
      state={chosen ? { selected: true } : undefined}
    >
      {(state) => {
        const brief = common === '' ? briefly(refusals.get(place.market(card.id)), words) : ''
        const shown = state.refused === undefined || row ? state : { ...state, refused: brief }
        return row ? (
          <SegmentRow card={card} words={words} state={shown} price={price} />
        ) : (
          <SegmentCompact card={card} words={words} state={shown} price={price} />
        )
      }}
    </Piece>
  )
}
