/** Clocks: how much time each seat has left, told by the times of the records alone. Nothing here waits. */
import type { Seat } from '@ludarium/kernel'

export interface ClockTerms {
  /** Milliseconds that every seat begins with. */
  readonly bank: number
  /** Milliseconds that each of its own decisions adds. */
  readonly increment: number
  /** The bank is full again for every decision: so many days a decision. */
  readonly fresh: boolean
  /** What happens when a seat's time is up: a bot plays on for it, or the game ends. */
  readonly flag: 'bot' | 'ends'
}

export interface Clock {
  readonly terms: ClockTerms
  /** By seat, milliseconds left at `since`. */
  readonly left: readonly number[]
  /** Seats whose time runs. */
  readonly running: readonly Seat[]
  readonly since: number
}

export function clockOf(terms: ClockTerms, seats: number, running: readonly Seat[], when: number): Clock {
  return { terms, left: Array.from({ length: seats }, () => terms.bank), running, since: when }
}

/** What the seat has left at that moment, 0 when its time is up. */
export function leftAt({ left, running, since }: Clock, seat: Seat, when: number): number {
  const spent = running.includes(seat) ? Math.max(0, when - since) : 0
  return Math.max(0, (left[seat] ?? 0) - spent)
}

/** When the next running seat's time is up, and whose; null when nobody's runs. */
export function nextFlag({ left, running, since }: Clock): { readonly seat: Seat; readonly when: number } | null {
  const due = running.map((seat) => ({ seat, when: since + (left[seat] ?? 0) }))
  return due.reduce<(typeof due)[number] | null>((first, one) => (first && first.when <= one.when ? first : one), null)
}

/** The clock after something happened at `when`; who has just decided gets time back. */
export function ticked(clock: Clock, when: number, decided: Seat | null, running: readonly Seat[]): Clock {
  const { terms } = clock
  const left = clock.left.map((_, seat) => {
    const rest = leftAt(clock, seat, when)
    if (seat !== decided) return rest
    return terms.fresh ? terms.bank : rest + terms.increment
  })
  return { terms, left, running, since: Math.max(when, clock.since) }
}
