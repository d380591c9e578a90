/** Cards to play, cards that rest, crates, and the secret artifact card with what it is worth now. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { focusableScroll } from '../../../kit/surface/focusable-scroll.ts'
import { useLayout } from '../../../table/layout.ts'
import { useTable } from '../context.tsx'
import { TRACK } from '../icons.ts'
import { SaidCard } from '../own/Bay.tsx'
import { place } from '../places.ts'
import { shownCard } from '../view.ts'
import { ArtifactCard } from './ArtifactCard.tsx'
import { BigCard, CitizenCard, cardSaid } from './CitizenCard.tsx'
import { CrateTile } from './Tiles.tsx'

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

function lookOf(cards: number): 'revive-narrow' | 'revive-mini' | '' {
  return cards > NARROW ? 'revive-mini' : cards > ROOMY ? 'revive-narrow' : ''
}

export function Hand(): ReactNode {
  const { own, words, step } = useTable()
  const { t } = words
  const look = lookOf(own.active.length)
  const layout = useLayout()
  const room = look === 'revive-mini' ? roomOf(own.active.length, layout) : undefined
  const playing = step?.step === 'slot' ? step.card : ''
  return (
    <Region label={t('hand.title')} className="revive-hand panel">
      <div className="revive-hand-cards stack gap-3">
        <h3>
          {t('hand.title')} <small>{t('hand.cards', { n: own.active.length })}</small>
        </h3>
        <div
          className={`revive-cards ${look}`}
          data-many={own.active.length > FITTING || undefined}
          ref={focusableScroll}
          style={look === 'revive-mini' ? { ['--columns' as string]: Math.ceil(own.active.length / 2) } : undefined}
        >
          {own.active.map((card) => (
            <Piece
              key={card}
              name={place.card(card)}
              label={cardSaid(card, words)}
              peek={() => <BigCard card={card} words={words} />}
              on="own"
              className="revive-handcard"
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

/** Things in one line that scrolls; how many lie beyond its end is said there. */
function Row({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const line = useRef<HTMLDivElement>(null)
  const [beyond, setBeyond] = useState(0)
  useEffect(() => {
    const element = line.current
    if (element === null) return
    const look = (): void => setBeyond(hiddenIn(element))
    const sizes = new ResizeObserver(look)
    const parts = new MutationObserver(look)
    sizes.observe(element)
    parts.observe(element, { childList: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div className="revive-row row gap-5">
      <h3>{title}</h3>
      <div ref={line} className="row">
        {children}
      </div>
      {beyond > 0 && (
        <small className="revive-more dim strong rigid" aria-hidden="true">
          +{beyond}
        </small>
      )}
    </div>
  )
}

/** How many of them end beyond what is seen. */
function hiddenIn(line: HTMLElement): number {
  const end = line.getBoundingClientRect().right
  return [...line.children].filter((child) => child.getBoundingClientRect().right > end + 1).length
}

function Resting(): ReactNode {
  const { own, words } = useTable()
  return (
    <Row title={words.t('hand.resting')}>
      {own.resting.length === 0 && <span className="dim type-2">{words.t('hand.none')}</span>}
      {own.resting.map((card) => (
        <Piece
          key={card}
          name={place.card(card)}
          label={words.t('hand.rests', { card: { key: `card.${card}` } })}
          peek={() => <BigCard card={card} words={words} />}
          on="own"
          className="revive-resting nowrap dim type-2 strong"
          style={{ borderLeftColor: TRACK[shownCard(card).color].fill }}
        >
          {() => <span data-flip={`card:${card}`}>{words.t(`card.${card}`)}</span>}
        </Piece>
      ))}
    </Row>
  )
}

function Crates(): ReactNode {
  const { own, words } = useTable()
  return (
    <Row title={words.t('hand.crates')}>
      {own.crates.length + own.opened.length === 0 && <span className="dim type-2">{words.t('hand.none')}</span>}
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
    </Row>
  )
}
