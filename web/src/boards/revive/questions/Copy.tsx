/** Cards of others that the switch may copy. */
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { useTable } from '../context.tsx'
import { BigCard, CitizenCard, cardSaid } from '../parts/CitizenCard.tsx'
import { place } from '../places.ts'
import { cardsOf } from '../view.ts'

export function CopySheet(): ReactNode {
  const { words, view, me, looks, choices } = useTable()
  return (
    <Sheet size="whole" title={words.t('copy.title')} aside={words.t('copy.about')}>
      {view.players.map((player, seat) => {
        const look = looks[seat]
        return look === undefined || seat === me ? null : (
          <Pick
            key={look.name}
            cards
            width="7.25rem"
            className="revive-copies"
            title={
              <>
                <SeatShape colour={look.colour} size={15} /> {look.name}
              </>
            }
            options={cardsOf(player)
              .filter((card) => choices.has(place.card(card)))
              .map((card) => ({
                place: place.card(card),
                label: cardSaid(card, words),
                peek: () => <BigCard card={card} words={words} />,
                face: <CitizenCard card={card} words={words} use="bottom" />,
              }))}
          />
        )
      })}
    </Sheet>
  )
}
