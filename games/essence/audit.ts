/** What tests hold every position against: components that never change, bounds, and what must always be true. */
import type { Seat } from '@ludarium/kernel'
import { boardOf, builtCard, flagsOf, fragmentValue, treatiesOf } from './card.ts'
import { advisors, type SegmentKind } from './data/index.ts'
import { hangsTogether } from './island.ts'
import { factionOf, player } from './pieces.ts'
import type { EssenceState, Player } from './state.ts'

export const bounds = { branching: 120, decisions: 2000 }

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

/** Segments of a kind that lie face up: on islands and in the market. */
function faceUp(s: EssenceState, kind: SegmentKind): number {
  const cards = [...s.market, ...s.players.flatMap((p) => p.island.map((segment) => segment.card))]
  return cards.filter((card) => builtCard(s, card).card.kind === kind).length
}

/** Followers are dealt once everybody has a faction; until then all of them count as waiting. */
function followers(s: EssenceState): number {
  if (s.phase === 'setup') return 8 * s.seats
  return sum(s.players.map((p) => p.hand.length + p.pile.length + p.discard.length - p.advisors.length))
}

/** E3 Components that play can never change. */
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

/** Says what is wrong with the position unless it is as it must be. */
function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`The Essence: ${otherwise}.`)
}

const isWithin = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to
const areDifferent = (cards: readonly (string | number)[]): boolean => new Set(cards).size === cards.length
const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join()

/** No figure of a game comes near it. */
const HUGE = 1000

/** E3, E7.3, E15 Figures, tracks and tokens of a seat. */
function checkFigures(s: EssenceState, seat: Seat, p: Player): void {
  const { tracks, foundations, factionTokens, prophecyRow } = boardOf(s)
  const plain = [p.wealth, p.influence, p.essence, p.shards, p.revenge, p.ignores, p.raid, p.idle]
  const counts = [p.attacksWon, p.treatiesSigned, p.buildDiscount, p.treatyDiscount, p.prophecyDiscount]
  for (const n of [...plain, ...counts]) demand(isWithin(n, 0, HUGE), `seat ${seat} has a figure below 0`)
  const { min, max } = tracks.attack
  demand(isWithin(p.attack, min, max) && isWithin(p.defense, min, max), `seat ${seat} has left a track`)
  const readied = isWithin(p.foundations, 0, HUGE) && isWithin(p.spent, 0, HUGE)
  demand(readied && p.foundations + p.spent <= foundations.maxPerPlayer, `seat ${seat} has too many Foundations`)
  const signed = sum(s.treaties.map((tokens) => tokens.filter((owner) => owner === seat).length))
  demand(
    p.tokens + signed === factionTokens.freeForTreatiesAndReservations,
    `seat ${seat} has lost or found faction tokens`,
  )
  demand(isWithin(p.pass, 0, s.seats), `seat ${seat} has no such Pass token`)
  const locked = prophecyRow.lockedSlots.length
  demand(p.reserved === 0 || isWithin(p.reserved, locked + 1, prophecyRow.slots), `seat ${seat} reserves a locked slot`)
}

/** E8.6, R5 Followers and advisors stay with their seat, in hand, draw pile or discard pile. */
function checkCharacters(s: EssenceState, seat: Seat, p: Player): void {
  const owned = [...factionOf(s, seat).followers, ...p.advisors]
  demand(areSame([...p.hand, ...p.pile, ...p.discard], owned), `seat ${seat} has lost or found a character`)
}

/** E10.1, E11.2 The Palace is first, every segment has its own cell, and the island hangs together. */
function checkIsland(s: EssenceState, seat: Seat, { island }: Player): void {
  demand(island[0]?.card === factionOf(s, seat).palace, `the Palace of seat ${seat} is not first`)
  demand(areDifferent(island.map(({ x, y }) => `${x},${y}`)), `two segments of seat ${seat} share a cell`)
  demand(hangsTogether(s, island), `the island of seat ${seat} has come apart`)
}

function checkPlayer(s: EssenceState, seat: Seat): void {
  const p = player(s, seat)
  checkFigures(s, seat, p)
  if (s.phase === 'setup') return
  checkCharacters(s, seat, p)
  checkIsland(s, seat, p)
}

/** E8 Each advisor is on its pile or with a seat; Wealth lies on face-up cards only. */
function checkAdvisors(s: EssenceState): void {
  for (const [i, { advisor, left, shown, wealth }] of s.advisors.entries()) {
    const taken = sum(s.players.map((p) => p.advisors.filter((card) => card === advisor).length))
    demand(left + taken === advisors[i]?.copies && advisor === advisors[i]?.id, `the pile of the ${advisor}`)
    demand(shown ? left > 0 : wealth === 0, `Wealth or a face-up card where no ${advisor} lies`)
    demand(isWithin(wealth, 0, HUGE), `Wealth on the ${advisor} is below 0`)
  }
}

/** E5.3, E13 Each fragment is in one place; the pile has value I above II above III. */
function checkFragments(s: EssenceState): void {
  const row = s.row.filter((card) => card !== '')
  const claimed = s.players.flatMap((p) => p.fragments)
  demand(s.row.length === boardOf(s).prophecyRow.slots, 'the prophecy row has changed its length')
  demand(
    areDifferent([...row, ...s.prophecies, ...s.prophecyDiscard, ...s.removed, ...claimed]),
    'a fragment is in two places',
  )
  const values = s.prophecies.map((card) => fragmentValue(s, card))
  demand(
    values.every((value, i) => i === 0 || value <= (values[i - 1] ?? 0)),
    'the prophecy pile is out of order',
  )
}

function checkSegments(s: EssenceState): void {
  const islands = s.players.flatMap((p) => p.island.map((segment) => segment.card))
  const decks = [...s.locations, ...s.monuments, ...s.locationDiscard, ...s.monumentDiscard]
  demand(areDifferent([...s.market, ...decks, ...islands]), 'a segment is in two places')
}

/** E6.2, E9.1, E14.9, E20 The order track, the threat, treaties and their tokens. */
function checkTable(s: EssenceState): void {
  demand(areDifferent(s.order) && s.order.every((seat) => isWithin(seat, 0, s.seats - 1)), 'the order track')
  demand(s.order.length === s.seats && isWithin(s.at, -1, s.seats - 1), 'whose turn it is')
  const passes = s.players.map((p) => p.pass).filter((pass) => pass > 0)
  demand(areDifferent(passes), 'two seats have the same Pass token')
  demand(isWithin(s.threat, 0, flagsOf(s).threatMax ?? HUGE), 'the external threat')
  const treaties = treatiesOf(s)
  for (const [i, { id, spaces }] of treaties.entries()) {
    demand((s.treaties[i]?.length ?? 0) <= spaces.length, `too many signed the treaty '${id}'`)
  }
  demand(s.trade === '' || treaties.some(({ id }) => id === s.trade), 'the Trade agreement lies nowhere')
  demand(isWithin(s.embassy, -1, s.seats - 1), 'the Embassy lies nowhere')
  demand((s.phase === 'over') === (s.agenda.length === 0), 'the end of the game')
}

/** Throws on a position that the rules cannot reach. */
export function invariants(s: EssenceState): void {
  for (let seat = 0; seat < s.seats; seat++) checkPlayer(s, seat)
  checkAdvisors(s)
  checkFragments(s)
  checkSegments(s)
  checkTable(s)
}
