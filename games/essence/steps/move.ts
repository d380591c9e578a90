/** E11 Moving and swapping. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { builtCard, flagsOf } from '../card.ts'
import { canLift, modifiers, openCells, segmentOf } from '../island.ts'
import { addEssence, player } from '../pieces.ts'
import type { EssenceState, Segment } from '../state.ts'
import type { Steps } from './table.ts'

/** E11.4 What a segment yields on its new cell: its modifiers; in the draft its printed Essence too. */
export function moveEssence(s: EssenceState, seat: Seat, card: string, x: number, y: number): number {
  const built = builtCard(s, card)
  const printed = flagsOf(s).moveScoring === 'full' ? built.card.essence : 0
  return printed + modifiers(s, player(s, seat).island, built, x, y)
}

function segment(s: EssenceState, seat: Seat, card: string): Segment {
  const found = segmentOf(player(s, seat).island, card)
  if (found === undefined) throw new Error(`'${card}' is not on the island of seat ${seat}.`)
  return found
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
  const { x, y } = segment(s, seat, card)
  return moveEssence(s, seat, card, x, y)
}

function scoreSwap(s: EssenceState, seat: Seat, card: string, log?: Log): void {
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
    play(s, _step, seat, move) {
      if (move.do === 'lift') push(s, { step: 'put', seat, card: move.card })
    },
  },

  put: {
    legal: (s, step, seat) =>
      openCells(s, player(s, seat).island, step.card).map(({ x, y }) => ({ do: 'place', x, y })),
    play(s, { card }, seat, move, log) {
      if (move.do !== 'place') return
      const moved = segment(s, seat, card)
      moved.x = move.x
      moved.y = move.y
      const essence = moveEssence(s, seat, card, move.x, move.y)
      addEssence(player(s, seat), essence)
      log?.({ type: 'moved', seat, card, x: move.x, y: move.y, essence })
    },
  },

  /** E11.3 */
  swap: {
    skip: (s, step) => player(s, step.seat).island.length < 2,
    legal: (s, _step, seat) => [...cards(s, seat).map((card) => ({ do: 'swap' as const, card })), { do: 'decline' }],
    play(s, _step, seat, move) {
      if (move.do === 'swap') push(s, { step: 'swapWith', seat, card: move.card })
    },
  },

  swapWith: {
    forced: true,
    legal: (s, step, seat) =>
      cards(s, seat)
        .filter((card) => card !== step.card)
        .map((card) => ({ do: 'swapWith', card })),
    play(s, { card }, seat, move, log) {
      if (move.do !== 'swapWith') return
      exchangeCells(segment(s, seat, card), segment(s, seat, move.card))
      log?.({ type: 'swapped', seat, card, other: move.card })
      if (swapEssence(s, seat, card) === swapEssence(s, seat, move.card)) scoreSwap(s, seat, card, log)
      else push(s, { step: 'swapScore', seat, card, other: move.card })
    },
  },

  /** E11.4, R9 One of the two, chosen by the player, is scored. Asked only when they differ. */
  swapScore: {
    legal: (_s, step) => [
      { do: 'score', card: step.card },
      { do: 'score', card: step.other },
    ],
    play(s, _step, seat, move, log) {
      if (move.do === 'score') scoreSwap(s, seat, move.card, log)
    },
  },
} satisfies Steps
