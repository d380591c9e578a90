/** A seat's own board: finding it, gaining and losing. All changes of tokens, tracks and hands go through here. */
import { at, draw, type Log, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, flagsOf, fragmentValue } from './card.ts'
import { type Faction, type Figure, factionById, type Gain } from './data/index.ts'
import type { EssenceEvent } from './events.ts'
import { neighbours, segmentOn } from './island.ts'
import type { EssenceState, Player, Segment, Source } from './state.ts'

export function player(s: EssenceState, seat: Seat): Player {
  return at(s.players, seat)
}

export function factionOf(s: EssenceState, seat: Seat): Faction {
  const found = factionById.get(player(s, seat).faction)
  if (found === undefined) throw new Error(`Seat ${seat} has no faction.`)
  return found
}

/** The other seats, clockwise from this one (E1.7). */
export function opponents(s: EssenceState, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let step = 1; step < s.seats; step++) others.push((seat + step) % s.seats)
  return others
}

/** E3.2, R31 Attack and Defense stay on their tracks. */
export function onTrack(s: EssenceState, value: number): number {
  const { min, max } = boardOf(s).tracks.attack
  return Math.max(min, Math.min(max, value))
}

/** Essence never falls below 0 (R12). */
export function addEssence(p: Player, n: number): void {
  p.essence = Math.max(0, p.essence + n)
}

/** E7.3, R36 At most five Foundations on the board, readied and exhausted together. Returns how many came. */
export function addFoundations(s: EssenceState, p: Player, n: number): number {
  const come = Math.min(n, boardOf(s).foundations.maxPerPlayer - p.foundations - p.spent)
  p.foundations += come
  return come
}

/** E18.3 Draws from the pile, without reshuffling. Returns how many cards came. */
export function drawCards(s: EssenceState, seat: Seat, n: number, log?: Log<EssenceEvent>): number {
  const p = player(s, seat)
  const before = p.hand.length
  for (let i = 0; i < n; i++) {
    const card = draw(s, p.pile)
    if (card === undefined) break
    p.hand.push(card)
  }
  const come = p.hand.length - before
  if (come > 0) log?.({ type: 'drew', seat, only: [seat], cards: p.hand.slice(before) })
  return come
}

/** E19.3 */
export function amountOf(s: EssenceState, seat: Seat, n: Figure, source: Source): number {
  if (typeof n === 'number') return n
  const counted = countOf(s, seat, n.count, source) * n.times
  return Math.min(n.max ?? counted, Math.max(n.min ?? counted, counted))
}

function countOf(s: EssenceState, seat: Seat, counter: string, source: Source): number {
  if (counter === 'fragments') return player(s, seat).fragments.length
  const colon = counter.indexOf(':')
  const type = counter.slice(colon + 1)
  const isOfType = (segment: Segment): boolean => builtCard(s, segment.card).card.type === type
  if (counter.startsWith('segments')) return player(s, seat).island.filter(isOfType).length
  const { island } = player(s, source.island)
  const { x, y } = segmentOn(island, source.bearer)
  return neighbours(island, x, y).filter(isOfType).length
}

/** E19.2 A plain gain. */
export function gain(s: EssenceState, seat: Seat, what: Gain, n: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  let come = n
  switch (what) {
    case 'essence':
      addEssence(p, n)
      break
    case 'shards':
      p.shards += n
      break
    case 'influence':
      p.influence += n
      break
    case 'wealth':
      p.wealth += n
      break
    case 'attack':
      p.attack = onTrack(s, p.attack + n)
      break
    case 'defense':
      p.defense = onTrack(s, p.defense + n)
      break
    case 'draw':
      come = drawCards(s, seat, n, log)
      break
    case 'foundation':
      come = addFoundations(s, p, n)
      break
    case 'ignoreAttack':
      p.ignores += n
      break
  }
  log?.({ type: 'gain', seat, what, n: come })
}

/** E17.2 Sum of the values of the claimed fragments. */
export function fragmentSum(s: EssenceState, p: Player): number {
  let sum = 0
  for (const card of p.fragments) sum += fragmentValue(s, card)
  return sum
}

/** E17.1 */
export function endShards(s: EssenceState): number {
  const shards = flagsOf(s).endShards[s.seats]
  if (shards === undefined) throw new Error(`No game ends with ${s.seats} seats.`)
  return shards
}

/** E1.5 An Exhaustion token is put on a segment. */
export function exhaust(s: EssenceState, seat: Seat, card: string): void {
  for (const segment of player(s, seat).island) if (segment.card === card) segment.exhausted = true
}

/** Takes one card out of a list. */
export function removeCard(cards: string[], card: string): void {
  const i = cards.indexOf(card)
  if (i < 0) throw new Error(`'${card}' is not there.`)
  cards.splice(i, 1)
}
