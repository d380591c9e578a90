/** Clocks: the time that each seat has left. Computed from the times of the records, without timers. */
import type { Seat } from '@ludarium/kernel'

export interface ClockTerms {
  /** Milliseconds at the start, per seat. */
  readonly bank: number
  /** Milliseconds that a decision adds to its seat. */
  readonly increment: number
  /** Every decision starts with a full bank: a correspondence game with so much time per decision. */
  readonly fresh: boolean
  /** When a seat runs out of time, a bot takes over or the game ends. */
  readonly flag: 'bot' | 'ends'
  /** Days of the week (UTC, Sunday is 0) on which no time passes; never all seven. */
  readonly rest?: readonly number[]
}

export interface Clock {
  readonly terms: ClockTerms
  /** By seat, milliseconds left at `since`. */
  readonly left: readonly number[]
  /** Seats whose clock runs. */
  readonly running: readonly Seat[]
  readonly since: number
}

const DAY = 86_400_000
/** Day of the week of 1 January 1970, a Thursday. */
const FIRST_DAY = 4

const dayOf = (when: number): number => Math.floor(when / DAY)

const isRestDay = ({ rest = [] }: ClockTerms, day: number): boolean => rest.includes((((day + FIRST_DAY) % 7) + 7) % 7)

/** Milliseconds between two moments, without rest days. */
export function passed(terms: ClockTerms | null, from: number, to: number): number {
  if (to <= from) return 0
  if (terms?.rest === undefined || terms.rest.length === 0) return to - from
  const days = dayOf(to) - dayOf(from)
  const free = Math.max(0, 7 - new Set(terms.rest).size)
  // Whole weeks at once, the remaining days one by one.
  const weeks = Math.floor(days / 7)
  let sum = weeks * free * DAY
  let at = from + weeks * 7 * DAY
  while (at < to) {
    const end = Math.min(to, (dayOf(at) + 1) * DAY)
    if (!isRestDay(terms, dayOf(at))) sum += end - at
    at = end
  }
  return sum
}

/** The moment after so many milliseconds, rest days not counted. */
function momentAfter(terms: ClockTerms, from: number, milliseconds: number): number {
  if (terms.rest === undefined || terms.rest.length === 0) return from + milliseconds
  const free = Math.max(1, 7 - new Set(terms.rest).size)
  const weeks = Math.floor(milliseconds / (free * DAY))
  let rest = milliseconds - weeks * free * DAY
  let at = from + weeks * 7 * DAY
  for (let days = 0; days <= 8; days++) {
    const end = (dayOf(at) + 1) * DAY
    if (!isRestDay(terms, dayOf(at))) {
      if (at + rest <= end) return at + rest
      rest -= end - at
    }
    at = end
  }
  return at
}

export function clockOf(terms: ClockTerms, seats: number, running: readonly Seat[], when: number): Clock {
  return { terms, left: Array.from({ length: seats }, () => terms.bank), running, since: when }
}

/** Milliseconds left at that moment; 0 if the time is up. */
export function leftAt({ terms, left, running, since }: Clock, seat: Seat, when: number): number {
  const spent = running.includes(seat) ? passed(terms, since, when) : 0
  return Math.max(0, (left[seat] ?? 0) - spent)
}

/** When the seat's time is up; null if its clock does not run. */
export function flagOf({ terms, left, running, since }: Clock, seat: Seat): number | null {
  return running.includes(seat) ? momentAfter(terms, since, left[seat] ?? 0) : null
}

/** The next seat whose time is up; null if no clock runs. */
export function nextFlag(clock: Clock): { readonly seat: Seat; readonly when: number } | null {
  const due = clock.running.map((seat) => ({ seat, when: flagOf(clock, seat) ?? 0 }))
  return due.reduce<(typeof due)[number] | null>((first, one) => (first && first.when <= one.when ? first : one), null)
}

/** Milliseconds that a decision at that moment adds to its seat. */
export function timeGained(clock: Clock, seat: Seat, when: number): number {
  const { bank, increment, fresh } = clock.terms
  return fresh ? bank - leftAt(clock, seat, when) : increment
}

/** The clock after a record at `when` that adds time to a seat or takes it away. */
export function ticked(clock: Clock, when: number, running: readonly Seat[], change: readonly [Seat, number]): Clock {
  const [changed, by] = change
  const left = clock.left.map((_, seat) => {
    const rest = leftAt(clock, seat, when)
    return seat === changed ? Math.max(0, rest + by) : rest
  })
  return { terms: clock.terms, left, running, since: Math.max(when, clock.since) }
}
