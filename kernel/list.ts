/** Small things that every game needs of lists and seats. */
import type { Seat, State } from './state.ts'

/** The element, which must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no element ${index} in a list of ${list.length}.`)
  return found
}

/** Every seat of the table, ascending. */
export function seatsOf(s: Pick<State, 'seats'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) seats.push(seat)
  return seats
}
