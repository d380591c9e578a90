/** Orders to a table, and the records that they become. */
import { type Move, type Refusal, refused, type Seat } from '@ludarium/kernel'
import type { Clock } from './clock.ts'
import type { TableRecord } from './records.ts'
import { type RecordDraft, receiptKey } from './reducer.ts'
import type { Sitter } from './source.ts'

/**
 * The sender makes up the ticket, of at most 200 characters. A retry with the same ticket gets the same answer and is not
 * carried out twice. '' means no ticket.
 */
export type Order =
  | {
      readonly do: 'decide'
      readonly seat: Seat
      /** One press, see `Decided`. All moves are played in order, or none if one is refused. */
      readonly moves: readonly Move[]
      readonly ticket: string
      /** Number of the position that the press was made on. Refused as stale if the seat has a newer one. */
      readonly seen?: number
    }
  | { readonly do: 'undo' | 'redo'; readonly seat: Seat; readonly ticket: string }
  | { readonly do: 'sit' | 'hand'; readonly seat: Seat; readonly sitter: Sitter; readonly ticket: string }
  | { readonly do: 'flag'; readonly seat: Seat; readonly ticket: string }
  | { readonly do: 'end'; readonly seat: Seat | null; readonly reason: string; readonly ticket: string }
  | { readonly do: 'rewind'; readonly seat: null; readonly at: number; readonly ticket: string }

const LONGEST_TICKET = 200
/** Maximum number of decisions per press. */
export const LONGEST_PRESS = 60

/** Why the order is malformed, or null. */
export function malformedOrder(order: Order): Refusal | null {
  if (order.ticket.length > LONGEST_TICKET) return refused('ticket')
  if (order.do !== 'decide') return null
  const { length } = order.moves
  return length >= 1 && length <= LONGEST_PRESS ? null : refused('malformed.press', { most: LONGEST_PRESS })
}

const TYPES: Readonly<Record<Order['do'], TableRecord['type']>> = {
  decide: 'decided',
  undo: 'undone',
  redo: 'redone',
  sit: 'sat',
  hand: 'handed',
  flag: 'flagged',
  end: 'ended',
  rewind: 'rewound',
}

/** The key of the order's receipt. */
export function orderKey({ do: what, seat, ticket }: Order): string {
  return receiptKey({ type: TYPES[what], seat, ticket })
}

/** What a draft depends on. */
interface DraftContext {
  readonly now: number
  readonly clock: Clock | null
  readonly sitters: readonly Sitter[]
}

export function draftOf(order: Order, { now: when, clock, sitters }: DraftContext): RecordDraft {
  const { ticket } = order
  switch (order.do) {
    case 'decide':
      return { type: 'decided', when, ticket, seat: order.seat, moves: order.moves }
    case 'undo':
      return { type: 'undone', when, ticket, seat: order.seat }
    case 'redo':
      return { type: 'redone', when, ticket, seat: order.seat }
    case 'sit':
      return { type: 'sat', when, ticket, seat: order.seat, sitter: order.sitter }
    case 'hand':
      return { type: 'handed', when, ticket, seat: order.seat, sitter: order.sitter }
    case 'flag': {
      const { name = '', id } = sitters[order.seat] ?? {}
      // With the id, so that the person can take the seat back.
      const bot: Sitter = { name, kind: 'bot', level: '', ...(id === undefined ? {} : { id }) }
      const sitter = clock?.terms.flag === 'bot' ? bot : null
      return { type: 'flagged', when, ticket, seat: order.seat, sitter }
    }
    case 'end':
      return { type: 'ended', when, ticket, seat: order.seat, reason: order.reason }
    case 'rewind':
      return { type: 'rewound', when, ticket, seat: null, at: order.at }
  }
}
