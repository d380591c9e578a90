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
  /** Days of the week (UTC, Sunday is 0) on which no time passes; never all seven. */
  readonly rest?: readonly number[]
}

export interface Clock {
  readonly terms: ClockTerms
  /** By seat, milliseconds left at `since`. */
  readonly left: readonly number[]
  /** Seats whose time runs. */
  readonly running: readonly Seat[]
  readonly since: number
}

const DAY = 86_400_000
/** 1 January 1970 was a Thursday. */
const FIRST = 4

const dayOf = (when: number): number => Math.floor(when / DAY)

const rests = ({ rest = [] }: ClockTerms, day: number): boolean => rest.includes((((day + FIRST) % 7) + 7) % 7)

/** Milliseconds between two moments that count; without terms all of them do. */
export function passed(terms: ClockTerms | null, from: number, to: number): number {
  if (to <= from) return 0
  if (terms?.rest === undefined || terms.rest.length === 0) return to - from
  const days = dayOf(to) - dayOf(from)
  const free = Math.max(0, 7 - new Set(terms.rest).size)
  // Whole weeks count alike; the rest is counted day by day.
  const weeks = Math.floor(days / 7)
  let sum = weeks * free * DAY
  let at = from + weeks * 7 * DAY
  while (at < to) {
    const end = Math.min(to, (dayOf(at) + 1) * DAY)
    if (!rests(terms, dayOf(at))) sum += end - at
    at = end
  }
  return sum
}

/** The moment at which so many milliseconds that count have passed. */
function momentAfter(terms: ClockTerms, from: number, milliseconds: number): number {
  if (terms.rest === undefined || terms.rest.length === 0) return from + milliseconds
  const free = Math.max(1, 7 - new Set(terms.rest).size)
  const weeks = Math.floor(milliseconds / (free * DAY))
  let rest = milliseconds - weeks * free * DAY
  let at = from + weeks * 7 * DAY
  for (let days = 0; days <= 8; days++) {
    const end = (dayOf(at) + 1) * DAY
    if (!rests(terms, dayOf(at))) {
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

/** What the seat has left at that moment, 0 when its time is up. */
export function leftAt({ terms, left, running, since }: Clock, seat: Seat, when: number): number {
  const spent = running.includes(seat) ? passed(terms, since, when) : 0
  return Math.max(0, (left[seat] ?? 0) - spent)
}

/** When the seat's time is up; null when it does not run. */
export function flagOf({ terms, left, running, since }: Clock, seat: Seat): number | null {
  return running.includes(seat) ? momentAfter(terms, since, left[seat] ?? 0) : null
}

/** When the next running seat's time is up, and whose; null when nobody's runs. */
export function nextFlag(clock: Clock): { readonly seat: Seat; readonly when: number } | null {
  const due = clock.running.map((seat) => ({ seat, when: flagOf(clock, seat) ?? 0 }))
  return due.reduce<(typeof due)[number] | null>((first, one) => (first && first.when <= one.when ? first : one), null)
}

/** Milliseconds that a decision at that moment brings its seat. */
export function gainOf(clock: Clock, seat: Seat, when: number): number {
  const { bank, increment, fresh } = clock.terms
  return fresh ? bank - leftAt(clock, seat, when) : increment
}

/** The clock after something happened at `when` that gives its seat so much time, or takes it. */
export function ticked(clock: Clock, when: number, running: readonly Seat[], change: readonly [Seat, number]): Clock {
  const [changed, by] = change
  const left = clock.left.map((_, seat) => {
    const rest = leftAt(clock, seat, when)
    return seat === changed ? Math.max(0, rest + by) : rest
  })
  return { terms: clock.terms, left, running, since: Math.max(when, clock.since) }
}
