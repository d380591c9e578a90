/** The position in panels: the terminal prints it, and the page draws it while the game has no board. */
import { isHidden, type Seat, type Sketch, type SketchCard, type SketchPanel, seatsOf } from '@ludarium/kernel'
import { player, rowEnd } from './pieces.ts'
import { place } from './places.ts'
import type { SkeletonState } from './state.ts'
import { cardName } from './words/names.ts'

/** A card with the id of its place; a hidden one has none. */
function card(id: string): SketchCard {
  return isHidden(id) ? cardName(id) : { ...cardName(id), id: place.card(id) }
}

function market(s: SkeletonState): SketchPanel {
  return {
    title: { key: 'sketch.market' },
    lines: [
      { label: { key: 'sketch.deck' }, value: s.deck.length },
      { label: { key: 'sketch.discard' }, value: s.discard.length },
    ],
    cards: s.market.map(card),
  }
}

/** The first panel of a seat holds its figures. */
function boxesOf(s: SkeletonState, seat: Seat): SketchPanel[] {
  const { hand, row } = player(s, seat)
  return [
    {
      title: { key: 'sketch.row' },
      lines: [
        { label: { key: 'sketch.held' }, value: hand.length },
        { label: { key: 'sketch.end' }, value: rowEnd(s, seat) },
      ],
      cards: row.map(card),
    },
    { title: { key: 'sketch.hand' }, lines: [], cards: hand.map(card) },
  ]
}

/** `s` is a view: other seats' cards are backs. */
export function sketch(s: SkeletonState): Sketch {
  return { map: [], table: [market(s)], seats: seatsOf(s).map((seat) => boxesOf(s, seat)) }
}
