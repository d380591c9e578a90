/** S1.5, S4 Changing tracks, hands and tokens; every gain and loss of a player goes through here. */
import { at, below, draw, type Log, push, reveal, type Seat, shuffle } from '@ludarium/kernel'
import { idOf } from './board.ts'
import { MOST_POPULARITY, MOST_POWER, RESOURCES, UNITS } from './data/index.ts'
import type { ScytheEvent, Track } from './events.ts'
import { nextWorker, player } from './pieces.ts'
import type { Countable, Place, Player, ScytheState } from './state.ts'

/** S1.5 Gains beyond the end of a track are lost. */
export function gain(
  s: ScytheState,
  seat: Seat,
  what: Countable,
  amount: number,
  at: Place,
  log?: Log<ScytheEvent>,
): void {
  switch (what) {
    case 'coins':
    case 'power':
    case 'popularity':
      rise(player(s, seat), seat, what, amount, log)
      return
    case 'combatCards':
      drawCards(s, seat, amount, log)
      return
    case 'worker':
      for (let i = 0; i < amount; i++) newWorker(s, seat, at, log)
      return
    default:
      addTokens(s, at, RESOURCES.indexOf(what), amount)
      log?.({ type: 'tokens', seat, resource: what, amount, at: idOf(at) })
  }
}

/** S1.5 As far as each track goes. */
const MOST: Readonly<Record<Track, number>> = {
  coins: Number.POSITIVE_INFINITY,
  power: MOST_POWER,
  popularity: MOST_POPULARITY,
}

function rise(p: Player, seat: Seat, what: Track, amount: number, log?: Log<ScytheEvent>): void {
  const gained = Math.min(amount, MOST[what] - p[what])
  p[what] += gained
  log?.(gained > 0 ? { type: 'gain', seat, what, amount: gained } : { type: 'full', seat, what })
}

/**
 * S4.3 A gain of the player's own turn: the whole of it at once, or, for who prefers to be asked, as much as the
 * player says when the question's turn comes.
 */
export function offer(
  s: ScytheState,
  seat: Seat,
  what: Countable,
  amount: number,
  at: Place,
  log?: Log<ScytheEvent>,
): void {
  if (amount <= 0) return
  if (player(s, seat).asks) push(s, { step: 'amount', seat, what, most: amount, at })
  else gain(s, seat, what, amount, at, log)
}

/** S1.5 Losses stop at 0. */
export function lose(s: ScytheState, seat: Seat, what: Track, amount: number, log?: Log<ScytheEvent>): void {
  const p = player(s, seat)
  const lost = Math.min(p[what], amount)
  p[what] -= lost
  if (lost > 0) log?.({ type: 'lose', seat, what, amount: lost })
}

/** S4.1 A cost, which can always be paid in full. */
export function spend(s: ScytheState, seat: Seat, what: Track, amount: number, log?: Log<ScytheEvent>): void {
  if (amount === 0) return
  player(s, seat)[what] -= amount
  log?.({ type: 'spend', seat, what, amount })
}

/** S4.6 One card at a time; an empty deck is made anew from the discard pile. */
export function drawCards(s: ScytheState, seat: Seat, amount: number, log?: Log<ScytheEvent>): void {
  const { hand } = player(s, seat)
  const drawn: string[] = []
  for (let i = 0; i < amount; i++) {
    if (s.combatDeck.length === 0 && s.combatDiscard.length > 0) {
      s.combatDeck = shuffle(s.chance, s.combatDiscard)
      s.combatDiscard = []
      reveal(s)
    }
    const card = draw(s, s.combatDeck)
    if (card === undefined) break
    hand.push(card)
    drawn.push(card)
  }
  log?.({ type: 'draw', seat, amount: drawn.length })
  if (drawn.length > 0) log?.({ type: 'drawn', seat, cards: drawn, only: [seat] })
}

/** S4.5 Face up onto the discard pile. */
export function discardCard(s: ScytheState, seat: Seat, card: string, log?: Log<ScytheEvent>): void {
  const { hand } = player(s, seat)
  hand.splice(hand.indexOf(card), 1)
  s.combatDiscard.push(card)
  reveal(s)
  log?.({ type: 'discard', seat, card })
}

/** Discards cards that chance picks. */
export function discardRandom(s: ScytheState, seat: Seat, amount: number, log?: Log<ScytheEvent>): void {
  const { hand } = player(s, seat)
  for (let i = 0; i < amount && hand.length > 0; i++) discardCard(s, seat, at(hand, below(s.chance, hand.length)), log)
}

export function addTokens(s: ScytheState, place: Place, type: number, amount: number): void {
  s.resources[4 * place + type] = at(s.resources, 4 * place + type) + amount
}

/** S5.4.4 The leftmost worker of the track. */
export function newWorker(s: ScytheState, seat: Seat, place: Place, log?: Log<ScytheEvent>): void {
  const p = player(s, seat)
  const unit = nextWorker(p)
  if (unit < 0) return
  p.units[unit] = place
  log?.({ type: 'worker', seat, unit: at(UNITS, unit), at: idOf(place) })
}
