/** Calls about the game at a table. */
import type { Outcome, Seat } from '@ludarium/kernel'
import {
  type CallHandlers,
  type OnlineTableCalls,
  type Order,
  type Receipt,
  type TableCalls,
  tableHandlers,
} from '@ludarium/tables'
import { hintFor, limitHints } from './hints.ts'
import type { ClientContext } from './session-deps.ts'
import { openSeatFor, openTableFor, seatsAt } from './table-access.ts'

export function tableCalls(session: ClientContext): CallHandlers<OnlineTableCalls> {
  /** Runs one of the handlers that every host of a table shares. */
  async function at<T>(
    id: string,
    work: (handlers: CallHandlers<TableCalls>) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const table = await openTableFor(session, id)
    if (!table.ok) return table
    const reader = {
      own: () => seatsAt(session, table.value),
      hint: (seat: Seat) => hintFor(session, table.value, seat),
    }
    return work(tableHandlers(() => table, reader))
  }

  async function order(id: string, one: Order & { seat: Seat }): Promise<Outcome<Receipt>> {
    const table = await openSeatFor(session, id, one.seat)
    return table.ok ? table.value.submit(one) : table
  }

  return {
    about: (id) => at(id, (table) => table.about()),
    position: (id, seat, then) => at(id, (table) => table.position(seat, then)),
    log: (id, seat) => at(id, (table) => table.log(seat)),
    scores: (id, seat) => at(id, (table) => table.scores(seat)),
    exported: (id) => at(id, (table) => table.exported()),
    hint: (id, seat) => limitHints(session, id, () => at(id, (table) => table.hint(seat))),
    submit: (id, seat, moves, seen, ticket) => order(id, { do: 'decide', seat, moves, seen, ticket }),
    undo: (id, seat, ticket) => order(id, { do: 'undo', seat, ticket }),
    redo: (id, seat, ticket) => order(id, { do: 'redo', seat, ticket }),
  }
}
