/** E11 Moving and swapping. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { builtCard, flagsOf } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import { canLift, modifiers, openCells, segmentOn } from '../island.ts'
import { addEssence, player } from '../pieces.ts'
import type { EssenceState, Segment } from '../state.ts'
import type { Steps } from './table.ts'

/** E11.4 What a segment yields on its new cell: its modifiers; in the draft its printed Essence too. */
export function moveEssence(s: EssenceState, seat: Seat, card: string, x: number, y: number): number {
  const built = builtCard(s, card)
  const printed = flagsOf(s).moveScoring === 'full' ? built.card.essence : 0
  return printed + modifiers(s, player(s, seat).island, built, x, y)
}

function exchangeCells(a: Segment, b: Segment): void {
  const { x, y } = a
  a.x = b.x
  a.y = b.y
  b.x = x
  b.y = y
}

/** What a segment yields on the cell where the swap has put it. */
function swapEssence(s: EssenceState, seat: Seat, card: string): number {
  const { x, y } = segmentOn(player(s, seat).island, card)
  return moveEssence(s, seat, card, x, y)
}

function scoreSwap(s: EssenceState, seat: Seat, card: string, log?: Log<EssenceEvent>): void {
  const essence = swapEssence(s, seat, card)
  addEssence(player(s, seat), essence)
  log?.({ type: 'swapScored', seat, card, essence })
}

const cards = (s: EssenceState, seat: Seat): string[] => player(s, seat).island.map((one) => one.card)

export const moveSteps = {
  /** E11.2 Only a segment without which the others still hang together (R8). */
  lift: {
    skip: (s, step) => player(s, step.seat).island.length < 2,
    legal(s, _step, seat) {
      const { island } = player(s, seat)
      const movable = cards(s, seat).filter((card) => canLift(s, island, card))
      return [...movable.map((card) => ({ do: 'lift' as const, card })), { do: 'decline' }]
    },
    on: {
      lift: (s, _step, seat, { card }) => push(s, { step: 'put', seat, card }),
      decline() {},
    },
  },

  put: {
    legal: (s, step, seat) =>
      openCells(s, player(s, seat).island, step.card).map(({ x, y }) => ({ do: 'place', x, y })),
    on: {
      place(s, { card }, seat, { x, y }, log) {
        const moved = segmentOn(player(s, seat).island, card)
        moved.x = x
        moved.y = y
        const essence = moveEssence(s, seat, card, x, y)
        addEssence(player(s, seat), essence)
        log?.({ type: 'moved', seat, card, x, y, essence })
      },
    },
  },

  /** E11.3 */
  swap: {
    skip: (s, step) => player(s, step.seat).island.length < 2,
    legal: (s, _step, seat) => [...cards(s, seat).map((card) => ({ do: 'swap' as const, card })), { do: 'decline' }],
    on: {
      swap: (s, _step, seat, { card }) => push(s, { step: 'swapWith', seat, card }),
      decline() {},
    },
  },

  swapWith: {
    forced: true,
    legal: (s, step, seat) =>
      cards(s, seat)
        .filter((card) => card !== step.card)
        .map((card) => ({ do: 'swapWith', card })),
    on: {
      swapWith(s, { card }, seat, { card: other }, log) {
        const { island } = player(s, seat)
        exchangeCells(segmentOn(island, card), segmentOn(island, other))
        log?.({ type: 'swapped', seat, card, other })
        if (swapEssence(s, seat, card) === swapEssence(s, seat, other)) scoreSwap(s, seat, card, log)
        else push(s, { step: 'swapScore', seat, card, other })
      },
    },
  },

  /** E11.4, R9 One of the two, chosen by the player, is scored. Asked only when they differ. */
  swapScore: {
    legal: (_s, step) => [
      { do: 'score', card: step.card },
      { do: 'score', card: step.other },
    ],
    on: {
      score: (s, _step, seat, { card }, log) => scoreSwap(s, seat, card, log),
    },
  },
} satisfies Steps
