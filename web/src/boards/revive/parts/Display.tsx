/** What can be taken: citizens, slot modules, special machines; the deck and how much is left of it. */
import { COLORS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Overlays } from '../../../kit/pieces/Overlays.tsx'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { SaidCard } from '../own/Bay.tsx'
import { place } from '../places.ts'
import { BigCard, CitizenCard, cardSaid } from './CitizenCard.tsx'
import { MachineTile, ModuleTile } from './Tiles.tsx'

export function Display(): ReactNode {
  const { view, words } = useTable()
  const { t } = words
  const machines = COLORS.flatMap((color) => view.machineDisplay[color])
  return (
    <Region label={t('display.title')} className="revive-display panel">
      <h3>
        {t('display.citizens')} <small>{t('display.deck', { n: view.deck.length })}</small>
      </h3>
      <div className="revive-citizens">
        {view.display.map((card) => (
          <Piece
            key={card}
            name={place.card(card)}
            label={cardSaid(card, words)}
            peek={() => <BigCard card={card} words={words} />}
            on="own"
          >
            {(state) => (
              <>
                <CitizenCard card={card} words={words} />
                <Overlays state={{ fresh: state.fresh }} words={words} />
              </>
            )}
          </Piece>
        ))}
        <Piece name={place.deck} label={t('display.draw', { n: view.deck.length })} on="own" className="revive-deck">
          {() => (
            <span className="stack gap-2 dim type-2 strong">
              <Icon name="r-card" size={18} />
              {view.deck.length}
            </span>
          )}
        </Piece>
      </div>
      <div className="revive-small row">
        <Tiles kind="module" ids={view.moduleDisplay} about={t('display.more', { n: view.modulePile.length })} />
        <Tiles kind="machine" ids={machines} about={t('display.each')} />
      </div>
    </Region>
  )
}

function Tiles(props: {
  readonly kind: 'module' | 'machine'
  readonly ids: readonly string[]
  readonly about: string
}): ReactNode {
  const { kind, ids, about } = props
  const { t } = useTable().words
  const Tile = kind === 'module' ? ModuleTile : MachineTile
  return (
    <div>
      <h3>
        {t(`display.${kind}s`)} <small>{about}</small>
      </h3>
      <div className="revive-tiles row gap-2">
        {ids.map((id) => {
          const said = t(`${kind}.${id}`)
          return (
            <Piece
              key={id}
              name={place[kind](id)}
              label={said}
              peek={() => <SaidCard text={said} />}
              on="own"
              className={kind === 'module' ? 'revive-moduleplace' : 'revive-machineplace'}
            >
              {() => <Tile id={id} />}
            </Piece>
          )
        })}
      </div>
    </div>
  )
}
