/** Small helpers for lists and seats. */
import type { Seat, State } from './state.ts'

/** The element at that index; throws if there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`Index ${index} is out of range: the list has ${list.length} elements.`)
  return found
}

export function seatsOf(s: Pick<State, 'seats'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) seats.push(seat)
  return seats
}
