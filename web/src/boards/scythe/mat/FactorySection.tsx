/** The fifth section: the Factory card, or the place where it will lie. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { FactoryCard } from '../parts/FactoryCard.tsx'
import { Boxed, Pawn } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { sectionOf } from '../view.ts'

export function FactorySection({ colour }: { readonly colour: SeatColour }): ReactNode {
  const { own, view, words, step, me } = useTable()
  if (own.factoryCard === '')
    return (
      <section className="scythe-section stack gap-0 scythe-factory" data-empty>
        <Icon name="factory" size={26} />
        <h4>{words.t('factory.title')}</h4>
        <p>{words.t('factory.none', { n: view.factory.length })}</p>
      </section>
    )
  const here = sectionOf(own) === 'factory'
  const active = here && step?.step !== 'section' && view.active === me
  const off = !active && step?.step !== 'section' && view.active === me
  return (
    <section
      className="scythe-section stack gap-0 scythe-factory"
      data-section="factory"
      data-active={active || undefined}
      data-off={off || undefined}
      aria-label={words.t('factory.title')}
    >
      <Piece name={place.section('factory')} label={words.t('factory.title')} on="own" className="scythe-head-name">
        {() => (
          <>
            <Icon name="factory" size={15} />
            <h4>{words.t('factory.short')}</h4>
            {here && (
              <Boxed width={18} height={20}>
                <g transform="scale(0.58)">
                  <Pawn colour={colour} />
                </g>
              </Boxed>
            )}
          </>
        )}
      </Piece>
      <Piece
        name={place.option('factory')}
        label={words.t('compound.factory')}
        on="own"
        className="scythe-option scythe-factory-top"
      >
        {() => <FactoryCard card={own.factoryCard} />}
      </Piece>
      <Piece
        name={place.bottom('factory')}
        label={words.t('factory.move')}
        on="own"
        className="scythe-option scythe-factory-bottom"
      >
        {() => (
          <>
            <b>
              1<Icon name="walk" size={15} /> 2<Icon name="arrow-right" size={13} />
            </b>
            <small>{words.t('factory.move')}</small>
          </>
        )}
      </Piece>
    </section>
  )
}
