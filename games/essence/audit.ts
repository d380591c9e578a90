/** What tests hold every position against: components that never change, bounds, and what must always be true. */
import type { Seat } from '@ludarium/kernel'
import { boardOf, builtCard, flagsOf, fragmentValue, treatiesOf } from './card.ts'
import { advisors, type SegmentKind } from './data/index.ts'
import { hangsTogether } from './island.ts'
import { factionOf, player } from './pieces.ts'
import type { EssenceState, Player } from './state.ts'

const bounds = { branching: 120, decisions: 2000 }

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
function components(s: EssenceState): Record<string, number> {
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

/** A position that the rules cannot reach. */
function broken(what: string): never {
  throw new Error(`The Essence: ${what}.`)
}

const isWithin = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to

/** Whether no card lies in two of the lists, or twice in one. */
function areDifferent(...lists: readonly (readonly (string | number)[])[]): boolean {
  const seen = new Set<string | number>()
  let count = 0
  for (const list of lists) {
    count += list.length
    for (const card of list) seen.add(card)
  }
  return seen.size === count
}

/** Whether the piles hold exactly these cards together, each as often. */
function areSame(owned: readonly string[], ...piles: readonly (readonly string[])[]): boolean {
  const left = new Map<string, number>()
  for (const card of owned) left.set(card, (left.get(card) ?? 0) + 1)
  let count = owned.length
  for (const pile of piles) {
    count -= pile.length
    for (const card of pile) left.set(card, (left.get(card) ?? 0) - 1)
  }
  for (const n of left.values()) if (n !== 0) return false
  return count === 0
}

/** No figure of a game comes near it. */
const HUGE = 1000

/** What a seat can own none of, but never less. */
const FIGURES = [
  'wealth',
  'influence',
  'essence',
  'shards',
  'revenge',
  'ignores',
  'raid',
  'idle',
  'foundations',
  'spent',
  'attacksWon',
  'treatiesSigned',
  'buildDiscount',
  'treatyDiscount',
  'prophecyDiscount',
] as const

/** E3, E7.3, E15 Figures, tracks and tokens of a seat. */
function checkFigures(s: EssenceState, seat: Seat, p: Player): void {
  const { tracks, foundations, factionTokens, prophecyRow } = boardOf(s)
  for (const figure of FIGURES) if (!isWithin(p[figure], 0, HUGE)) broken(`${figure} of seat ${seat} is ${p[figure]}`)
  const { min, max } = tracks.attack
  if (!isWithin(p.attack, min, max) || !isWithin(p.defense, min, max)) broken(`seat ${seat} has left a track`)
  if (p.foundations + p.spent > foundations.maxPerPlayer) broken(`seat ${seat} has too many Foundations`)
  let tokens = p.tokens
  for (const signers of s.treaties) for (const signer of signers) if (signer === seat) tokens++
  if (tokens !== factionTokens.freeForTreatiesAndReservations) broken(`seat ${seat} has ${tokens} faction tokens`)
  if (!isWithin(p.pass, 0, s.seats)) broken(`seat ${seat} has a Pass token ${p.pass}`)
  const open = prophecyRow.lockedSlots.length + 1
  if (p.reserved !== 0 && !isWithin(p.reserved, open, prophecyRow.slots)) broken(`seat ${seat} reserves a locked slot`)
}

/** E8.6, R5 Followers and advisors stay with their seat, in hand, draw pile or discard pile. */
function checkCharacters(s: EssenceState, seat: Seat, p: Player): void {
  const owned = [...factionOf(s, seat).followers, ...p.advisors]
  if (!areSame(owned, p.hand, p.pile, p.discard)) broken(`seat ${seat} has lost or found a character`)
}

/** E10.1, E11.2 The Palace is first, every segment has its own cell, and the island hangs together. */
function checkIsland(s: EssenceState, seat: Seat, { island }: Player): void {
  if (island[0]?.card !== factionOf(s, seat).palace) broken(`the Palace of seat ${seat} is not first`)
  if (!areDifferent(island.map(({ x, y }) => x * HUGE + y))) broken(`two segments of seat ${seat} share a cell`)
  if (!hangsTogether(s, island)) broken(`the island of seat ${seat} has come apart`)
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
    let copies = left
    for (const p of s.players) for (const card of p.advisors) if (card === advisor) copies++
    if (left < 0 || copies !== advisors[i]?.copies) broken(`there are ${copies} of the ${advisor}`)
    if (shown ? left === 0 : wealth !== 0) broken(`something lies where no ${advisor} is face up`)
    if (!isWithin(wealth, 0, HUGE)) broken(`${wealth} Wealth lies on the ${advisor}`)
  }
}

/** E5.3, E13 Each fragment is in one place; the pile has value I above II above III. */
function checkFragments(s: EssenceState): void {
  const row = s.row.filter((card) => card !== '')
  const claimed = s.players.map((p) => p.fragments)
  if (s.row.length !== boardOf(s).prophecyRow.slots) broken('the prophecy row has changed its length')
  if (!areDifferent(row, s.prophecies, s.prophecyDiscard, s.removed, ...claimed)) broken('a fragment is in two places')
  let above = Number.POSITIVE_INFINITY
  for (const card of s.prophecies) {
    const value = fragmentValue(s, card)
    if (value > above) broken('the prophecy pile is out of order')
    above = value
  }
}

function checkSegments(s: EssenceState): void {
  const islands = s.players.map((p) => p.island.map((segment) => segment.card))
  const { market, locations, monuments, locationDiscard, monumentDiscard } = s
  if (!areDifferent(market, locations, monuments, locationDiscard, monumentDiscard, ...islands)) {
    broken('a segment is in two places')
  }
}

/** E6.2, E9.1, E14.9, E20 The order track, the threat, treaties and their tokens. */
function checkTable(s: EssenceState): void {
  const seats = s.order.filter((seat) => isWithin(seat, 0, s.seats - 1))
  if (seats.length !== s.seats || s.order.length !== s.seats || !areDifferent(seats)) broken('the order track is wrong')
  if (!isWithin(s.at, -1, s.seats - 1)) broken('it is the turn of nobody')
  if (!areDifferent(s.players.map((p) => p.pass).filter((pass) => pass > 0))) broken('two have the same Pass token')
  if (!isWithin(s.threat, 0, flagsOf(s).threatMax ?? HUGE)) broken(`the external threat is ${s.threat}`)
  const treaties = treatiesOf(s)
  for (const [i, { id, spaces }] of treaties.entries()) {
    if ((s.treaties[i]?.length ?? 0) > spaces.length) broken(`too many signed the treaty '${id}'`)
  }
  if (s.trade !== '' && !treaties.some(({ id }) => id === s.trade)) broken('the Trade agreement lies on no treaty')
  if (!isWithin(s.embassy, -1, s.seats - 1)) broken('the Embassy lies before nobody')
  if ((s.phase === 'over') !== (s.agenda.length === 0)) broken('the game is over and goes on')
}

/** Throws on a position that the rules cannot reach. Tests ask after every decision. */
function invariants(s: EssenceState): void {
  for (let seat = 0; seat < s.seats; seat++) checkPlayer(s, seat)
  checkAdvisors(s)
  checkFragments(s)
  checkSegments(s)
  checkTable(s)
}

export const audit = { components, bounds, invariants }
