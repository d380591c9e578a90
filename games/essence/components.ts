/** E3 Components that play can never change. */
import { builtCard } from './card.ts'
import type { SegmentKind } from './data/index.ts'
import type { EssenceState } from './state.ts'

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

/** Segments of a kind that lie face up: on islands and in the market. */
function faceUp(s: EssenceState, kind: SegmentKind): number {
  const cards = [...s.market, ...s.players.flatMap((p) => p.island.map((segment) => segment.card))]
  return cards.filter((card) => builtCard(card).card.kind === kind).length
}

/** Followers are dealt once everybody has a faction; until then all of them count as waiting. */
function followers(s: EssenceState): number {
  if (s.phase === 'setup') return 8 * s.seats
  return sum(s.players.map((p) => p.hand.length + p.pile.length + p.discard.length - p.advisors.length))
}

export function components(s: EssenceState): Record<string, number> {
  const row = s.row.filter((card) => card !== '')
  const claimed = sum(s.players.map((p) => p.fragments.length))
  return {
    followers: followers(s),
    advisors: sum(s.advisors.map((pile) => pile.left)) + sum(s.players.map((p) => p.advisors.length)),
    locations: s.locations.length + s.locationDiscard.length + faceUp(s, 'location'),
    monuments: s.monuments.length + s.monumentDiscard.length + faceUp(s, 'monument'),
    fragments: s.prophecies.length + s.prophecyDiscard.length + s.removed.length + row.length + claimed,
    factionTokens: sum(s.players.map((p) => p.tokens)) + sum(s.treaties.map((tokens) => tokens.length)),
  }
}
