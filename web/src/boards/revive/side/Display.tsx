/** What can be taken: citizens, slot modules, special machines; the deck and how much is left of it. */
import { COLORS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Overlays } from '../../../table/pieces/Overlays.tsx'
import { Piece, Region } from '../../../table/pieces/Piece.tsx'
import { BigCard, CitizenCard, cardSaid } from '../cards/CitizenCard.tsx'
import { MachineTile, ModuleTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { SaidCard } from '../own/Bay.tsx'
import { place } from '../targets.ts'
import './side.css'

export function Display(): ReactNode {
  const { view, words } = useTable()
  const { t } = words
  const machines = COLORS.flatMap((color) => view.machineDisplay[color])
  return (
    <Region label={t('display.title')} className="rv-display panel">
      <h3>
        {t('display.citizens')} <small>{t('display.deck', { n: view.deck.length })}</small>
      </h3>
      <div className="rv-citizens">
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
        <Piece name={place.deck} label={t('display.draw', { n: view.deck.length })} on="own" className="rv-deck">
          {() => (
            <span>
              <Icon name="r-card" size={18} />
              {view.deck.length}
            </span>
          )}
        </Piece>
      </div>
      <div className="rv-small">
        <div>
          <h3>
            {t('display.modules')} <small>{t('display.more', { n: view.modulePile.length })}</small>
          </h3>
          <div className="rv-tiles">
            {view.moduleDisplay.map((module) => (
              <Piece
                key={module}
                name={place.module(module)}
                label={t(`module.${module}`)}
                peek={() => <SaidCard text={t(`module.${module}`)} />}
                on="own"
                className="rv-modplace"
              >
                {() => <ModuleTile id={module} />}
              </Piece>
            ))}
          </div>
        </div>
        <div>
          <h3>
            {t('display.machines')} <small>{t('display.each')}</small>
          </h3>
          <div className="rv-tiles">
            {machines.map((machine) => (
              <Piece
                key={machine}
                name={place.machine(machine)}
                label={t(`machine.${machine}`)}
                peek={() => <SaidCard text={t(`machine.${machine}`)} />}
                on="own"
                className="rv-machineplace"
              >
                {() => <MachineTile id={machine} />}
              </Piece>
            ))}
          </div>
        </div>
      </div>
    </Region>
  )
}
