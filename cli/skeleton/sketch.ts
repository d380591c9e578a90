/** The position in boxes: the terminal prints it, the page draws it as long as the game has no board of its own. */
import { isHidden, type Seat, type Sketch, type SketchCard, type SketchPanel, seatsOf } from '@ludarium/kernel'
import type { SkeletonMove } from './moves.ts'
import { player, rowEnd } from './pieces.ts'
import type { SkeletonState } from './state.ts'
import { cardName } from './words/names.ts'

/** A card with a name that moves can point to; a hidden one has none. */
function card(id: string): SketchCard {
  return isHidden(id) ? cardName(id) : { ...cardName(id), id }
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

/** The first box of a seat holds its figures. */
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

/** `s` is a view: the cards of others are backs. */
export function sketch(s: SkeletonState): Sketch {
  return { map: [], table: [market(s)], seats: seatsOf(s).map((seat) => boxesOf(s, seat)) }
}

/** The card that a move is about, so that it can be clicked. */
export function placeOfMove(_s: SkeletonState, move: SkeletonMove): string | null {
  return 'card' in move ? move.card : null
}
