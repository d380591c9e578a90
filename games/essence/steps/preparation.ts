/** E6 Preparation phase. */
import { draw, push, shuffle } from '@ludarium/kernel'
import { boardOf } from '../card.ts'
import { player } from '../pieces.ts'
import type { EssenceState } from '../state.ts'
import type { Steps } from './table.ts'

/** E6.3, R33 The top card of a segment deck; an empty deck is rebuilt from its discards. */
function drawSegment(s: EssenceState, deck: string[], discard: string[]): string | undefined {
  if (deck.length === 0) deck.push(...shuffle(s.chance, discard.splice(0)))
  return draw(s, deck)
}

/** Reveals Locations into the market. Returns those that came. */
export function addLocations(s: EssenceState, n: number): string[] {
  const come: string[] = []
  for (let i = 0; i < n; i++) {
    const card = drawSegment(s, s.locations, s.locationDiscard)
    if (card !== undefined) come.push(card)
  }
  s.market.push(...come)
  return come
}

function addMonuments(s: EssenceState, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = drawSegment(s, s.monuments, s.monumentDiscard)
    if (card !== undefined) s.market.push(card)
  }
}

/** E6.2 step 2: the Pass tokens of the last round are the new order. */
function rebuildOrder(s: EssenceState): void {
  s.order.sort((a, b) => player(s, a).pass - player(s, b).pass)
  for (const p of s.players) {
    p.pass = 0
    p.idle = 0
  }
}

export const preparationSteps = {
  /** E6.2 */
  preparation: {
    run(s, _step, log) {
      s.phase = 'preparation'
      s.round++
      log?.({ type: 'round', round: s.round })
      for (const p of s.players) p.essence = 0
      rebuildOrder(s)
      const { monumentsPerRound, locationsPerPlayer } = boardOf(s).market
      addMonuments(s, monumentsPerRound)
      addLocations(s, locationsPerPlayer * s.seats)
      log?.({ type: 'market', cards: [...s.market] })
      push(s, { step: 'income' })
    },
  },
} satisfies Steps
