/** What is only in the log: who took what from where, and what the tile of a round has brought. */
import type { InnovationState } from '@ludarium/innovation'
import type { LogEntry } from '../../table/source.ts'

export interface Taken {
  readonly id: string
  /** A seat, or their number for the Automa. */
  readonly who: number
}

/** The innovation that lay in the slot. Without a log it is known while there is only one. */
export function takenFrom(view: InnovationState, told: readonly LogEntry[], slot: number): Taken | null {
  const event = told.findLast(
    ({ event: { type, slot: from } }) => (type === 'invented' || type === 'automaInvented') && from === slot,
  )?.event
  if (typeof event?.innovation === 'string')
    return { id: event.innovation, who: typeof event.seat === 'number' ? event.seat : view.seats }
  const all = [...view.players.map(({ innovations }) => innovations), view.automa?.innovations ?? []]
  const taken = all.flatMap((ids, who) => ids.map((id): Taken => ({ id, who })))
  return taken.length === 1 ? (taken[0] ?? null) : null
}

export interface Brought {
  readonly vp: number
  /** How often its science bonus was given at its end. */
  readonly times: number
}

/** By seat what the tile of the round has brought so far. */
export function broughtBy(seats: number, told: readonly LogEntry[], of: number): readonly Brought[] {
  const all = Array.from({ length: seats }, () => ({ vp: 0, times: 0 }))
  for (const { event, round } of told) {
    const seat = typeof event.seat === 'number' ? all[event.seat] : undefined
    if (round !== of || seat === undefined) continue
    if (event.type === 'points' && event.source === 'rounds' && typeof event.vp === 'number') seat.vp += event.vp
    if (event.type === 'science' && typeof event.times === 'number') seat.times += event.times
  }
  return all
}
