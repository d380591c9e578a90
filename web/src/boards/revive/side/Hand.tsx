/** Cards to play, cards that rest, crates, and the secret artifact card with what it is worth now. */
import type { ReactNode } from 'react'
import { reachable } from '../../../parts/reachable.ts'
import { useLayout } from '../../../table/layout.ts'
import { Piece, Region } from '../../../table/pieces/Piece.tsx'
import { BigCard, CitizenCard, cardSaid } from '../cards/CitizenCard.tsx'
import { CrateTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { SaidCard } from '../own/Bay.tsx'
import { TRACK } from '../signs/icons.ts'
import { place } from '../targets.ts'
import { cardOf } from '../view.ts'
import { ArtifactCard } from './ArtifactCard.tsx'
import './side.css'

/** With more cards than this they are narrow, with more than these small, in two rows, and with more than these they scroll. */
const ROOMY = 4
const NARROW = 6
const FITTING = 10

/** How many signs the line of a half has room for: small cards share the hand of a wide table, but never get narrower. */
function roomOf(cards: number, layout: ReturnType<typeof useLayout>): number {
  const width = layout === 'wide' ? Math.max(LEAST, HAND / Math.ceil(cards / 2) - 4) : layout === 'tablet' ? 140 : 112
  return (width - 6) / SIGN
}

/** Widths of the hand, of the narrowest card in two rows and of a sign there. */
const HAND = 470
const LEAST = 80
const SIGN = 11.5

function lookOf(cards: number): 'narrow' | 'mini' | '' {
  return cards > NARROW ? 'mini' : cards > ROOMY ? 'narrow' : ''
}

export function Hand(): ReactNode {
  const { own, words, step } = useTable()
  const { t } = words
  const look = lookOf(own.active.length)
  const layout = useLayout()
  const room = look === 'mini' ? roomOf(own.active.length, layout) : undefined
  const playing = step?.step === 'slot' ? step.card : ''
  return (
    <Region label={t('hand.title')} className="rv-hand panel">
      <div className="rv-hand-cards" data-look={look}>
        <h3>
          {t('hand.title')} <small>{t('hand.cards', { n: own.active.length })}</small>
        </h3>
        <div
          className={`rv-cards ${look}`}
          data-many={own.active.length > FITTING || undefined}
          ref={reachable}
          style={look === 'mini' ? { ['--columns' as string]: Math.ceil(own.active.length / 2) } : undefined}
        >
          {own.active.map((card) => (
            <Piece
              key={card}
              name={place.card(card)}
              label={cardSaid(card, words)}
              peek={() => <BigCard card={card} words={words} />}
              on="own"
              className="rv-handcard"
              state={card === playing ? { selected: true } : undefined}
            >
              {() => <CitizenCard card={card} words={words} className={look} room={room} />}
            </Piece>
          ))}
        </div>
        <Resting />
        <Crates />
      </div>
      <ArtifactCard />
    </Region>
  )
}

function Resting(): ReactNode {
  const { own, words } = useTable()
  return (
    <div className="rv-row">
      <h3>{words.t('hand.resting')}</h3>
      <div>
        {own.resting.length === 0 && <span className="rv-none">{words.t('hand.none')}</span>}
        {own.resting.map((card) => (
          <Piece
            key={card}
            name={place.card(card)}
            label={words.t('hand.rests', { card: { key: `card.${card}` } })}
            peek={() => <BigCard card={card} words={words} />}
            on="own"
            className="rv-resting"
            style={{ borderLeftColor: TRACK[cardOf(card).color].fill }}
          >
            {() => <span data-flip={`card:${card}`}>{words.t(`card.${card}`)}</span>}
          </Piece>
        ))}
      </div>
    </div>
  )
}

function Crates(): ReactNode {
  const { own, words } = useTable()
  return (
    <div className="rv-row">
      <h3>{words.t('hand.crates')}</h3>
      <div>
        {own.crates.length + own.opened.length === 0 && <span className="rv-none">{words.t('hand.none')}</span>}
        {[...own.crates, ...own.opened].map((crate, n) => {
          const said = words.t(n < own.crates.length ? `crate.${crate}` : 'hand.opened', {
            crate: { key: `crate.${crate}` },
          })
          return (
            <Piece key={crate} name={place.crate(crate)} label={said} peek={() => <SaidCard text={said} />} on="own">
              {() => <CrateTile id={crate} opened={n >= own.crates.length} />}
            </Piece>
          )
        })}
      </div>
    </div>
  )
}
