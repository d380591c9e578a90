/** The four treaties with their spaces, who has signed, and what the next space costs the reader. */
import { treatyPrice } from '@ludarium/essence'
import { type Treaty, treaties } from '@ludarium/essence/data'
import { useCallback } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import type { RefusedChoice, Teller } from '../../table/board.ts'
import { TreatyCompact, TreatyFull, treatySaid } from './cards/treaty.tsx'
import { useTable } from './context.tsx'
import { Heading, Reason } from './Market.tsx'
import { place } from './places.ts'

export function Treaties() {
  const { own, words, refusals } = useTable()
  const reasons = new Set(treaties.map((treaty) => refusals.get(place.treaty(treaty.id))?.text ?? ''))
  const [only = ''] = reasons
  const common = reasons.size === 1 ? only : ''
  return (
    <Region label={words.t('treaties.title')} className="essence-treaties">
      <Heading title={words.t('treaties.title')}>
        {common === '' ? words.t('treaties.tokens', { n: own.tokens, all: 7 }) : <Reason text={common} />}
      </Heading>
      <div className="essence-treaty-list">
        {treaties.map((treaty, i) => (
          <TreatyPiece key={treaty.id} treaty={treaty} index={i} common={common !== ''} />
        ))}
      </div>
    </Region>
  )
}

/** What a treaty needs stands on its next space. */
function brief(refused: RefusedChoice | undefined, words: Teller): string | undefined {
  const have = refused?.reason.params?.have
  return have === undefined ? refused?.text : words.t('reason.have', { have })
}

function TreatyPiece({
  treaty,
  index,
  common,
}: {
  readonly treaty: Treaty
  readonly index: number
  readonly common: boolean
}) {
  const { view, me, words, looks, refusals, phone } = useTable()
  const signed = (view.treaties[index] ?? []).flatMap((seat) => looks[seat] ?? [])
  const price = treatyPrice(view, me, treaty.id)
  const peek = useCallback(() => <TreatyFull treaty={treaty} words={words} />, [treaty, words])
  const label = [
    treatySaid(treaty, words),
    price === null ? words.t('treaties.full') : words.t('treaties.next', { n: price }),
    signed.length > 0 ? words.t('treaties.signed', { names: signed.map((look) => look.name).join(', ') }) : '',
  ]
  return (
    <Piece
      name={place.treaty(treaty.id)}
      label={label.filter((part) => part !== '').join(' ')}
      className="essence-treaty-piece"
      peek={peek}
    >
      {(state) => (
        <TreatyCompact
          treaty={treaty}
          words={words}
          signed={signed}
          spoken={phone}
          price={price ?? undefined}
          state={
            state.refused === undefined
              ? state
              : { ...state, refused: common ? '' : brief(refusals.get(place.treaty(treaty.id)), words) }
          }
          badge={
            view.trade === treaty.id && <Icon name="vertical-banner" size="1rem" label={words.t('treaties.trade')} />
          }
        />
      )}
    </Piece>
  )
}
