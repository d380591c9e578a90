/** The Factory cards on the board; who visits takes one. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { FactoryCard } from '../parts/FactoryCard.tsx'
import { place } from '../targets.ts'
import { Dialog } from './Dialog.tsx'

export function FactoryDialog(): ReactNode {
  const { view, words } = useTable()
  return (
    <Dialog
      className="factory"
      title={
        <>
          <Icon name="factory" size={22} /> {words.t('factory.take')}
        </>
      }
      aside={words.t('factory.take.about')}
    >
      <div className="scythe-factory-row">
        {view.factory.map((card) => (
          <Piece
            key={card}
            name={place.factoryCard(card)}
            label={words.t(`factory.${card}`)}
            on="own"
            className="scythe-factory-choice"
          >
            {() => (
              <>
                <b>{words.t(`factory.${card}`)}</b>
                <FactoryCard card={card} />
                <small>{words.t('factory.move.about')}</small>
              </>
            )}
          </Piece>
        ))}
      </div>
    </Dialog>
  )
}
