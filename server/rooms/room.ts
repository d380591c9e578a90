/** A room: everything about a table except its records. */
import type { Options, Seat } from '@ludarium/kernel'
import type { ClockTerms, RoomForm, RoomPhase } from '@ludarium/tables'

export type SeatDoc =
  | { readonly kind: 'free' }
  /** Reserved for `person`, who has not sat down yet. */
  | { readonly kind: 'kept'; readonly person: string }
  | {
      readonly kind: 'person'
      readonly person: string
      readonly ready: boolean
      /** `person` is an outside bot: a program with a token. */
      readonly outside: boolean
      /** The person's favourite before the game starts, the seat's actual sign afterwards. */
      readonly sign?: string
    }
  | {
      readonly kind: 'bot'
      readonly level: string
      readonly name: string
      /** The owner of the seat if the bot only stands in; null for a bot of the table. */
      readonly person: string | null
      readonly sign?: string
    }

/** A request that needs everybody's consent. */
export interface ConsentRequest {
  readonly id: string
  readonly kind: 'rewind' | 'end' | 'hand' | 'lend'
  readonly by: string
  /** Number of decisions for 'rewind', the seat for 'hand' and 'lend', else 0. */
  readonly at: number
  /** The person who would get the seat ('hand'). */
  readonly to: string | null
  /** Everybody who has to answer, by id; null until they do. */
  readonly answers: Readonly<Record<string, boolean | null>>
  readonly until: number
}

/** The part of a room that is stored as JSON. */
export interface RoomDoc {
  readonly options: Options
  readonly seats: readonly SeatDoc[]
  readonly watch: RoomForm['watch']
  readonly clock: ClockTerms | null
  readonly rated: boolean
  readonly invited: readonly string[]
  readonly asks: readonly ConsentRequest[]
  readonly rematch: string | null
  /** The table that this one is the rematch of. */
  readonly after?: string
  readonly resigned: readonly { readonly seat: Seat; readonly person: string }[]
}

export interface RoomRow {
  readonly id: string
  /** Grows by one with every change. */
  readonly version: number
  readonly phase: RoomPhase
  readonly game: string
  readonly host: string
  readonly access: RoomForm['access']
  readonly link: string
  readonly seed: string
  readonly opened: number
  readonly touched: number
  readonly summary: RoomSummary | null
  readonly doc: RoomDoc
}

/** What lists show of a running game. Derived from the records. */
export interface RoomSummary {
  readonly round: number
  readonly decisions: number
  readonly actors: readonly Seat[]
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/** Requests that are neither expired nor settled by the end of the game. */
export function openRequests({ phase, doc }: Pick<RoomRow, 'phase' | 'doc'>, now: number): readonly ConsentRequest[] {
  return phase === 'playing' ? doc.asks.filter((ask) => ask.until > now) : []
}

/** Whether an open request waits for that person. */
export function isAsked(room: Pick<RoomRow, 'phase' | 'doc'>, person: string, now: number): boolean {
  return openRequests(room, now).some(({ answers }) => Object.hasOwn(answers, person))
}

type Role = 'seat' | 'host' | 'invited'

/** The role of everybody who has one, by person. A seat outranks the host, the host outranks an invitation. */
export function rolesIn({ host, doc }: Pick<RoomRow, 'host' | 'doc'>): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const person of doc.invited) roles.set(person, 'invited')
  for (const seat of doc.seats) if (seat.kind === 'kept') roles.set(seat.person, 'invited')
  roles.set(host, 'host')
  for (const seat of doc.seats) {
    if ((seat.kind === 'person' || seat.kind === 'bot') && seat.person !== null) roles.set(seat.person, 'seat')
  }
  return roles
}
