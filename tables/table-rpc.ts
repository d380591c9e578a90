/** A table over a port: handlers at the host's end, a table source at the reader's end. */
import { granted, type Outcome, type Refusal, refused, type Seat } from '@ludarium/kernel'
import type { Order } from './orders.ts'
import { orThrow } from './refused.ts'
import type { RpcClient } from './rpc.ts'
import type { CallHandlers, FeedHandlers } from './rpc-server.ts'
import type { Hint, Receipt, TableSource } from './source.ts'
import type { Table } from './table.ts'
import type { TableCalls, TableFeeds } from './table-calls.ts'
import { aboutOf, exportedOf, feed, logOf, mayLook, scoresOf, seatPosition } from './views.ts'

/** What the host knows about a reader: from the session, never from a message. */
export interface TableReader {
  /** Seats that the reader may play. */
  own(): readonly Seat[]
  hint(seat: Seat): Promise<Hint | null>
}

/** Refuses seats that the reader may neither play nor look through. */
export function tableHandlers(open: () => Outcome<Table>, reader: TableReader): CallHandlers<TableCalls> {
  async function look<T>(seat: Seat | null, work: (table: Table) => Outcome<T>): Promise<Outcome<T>> {
    const table = open()
    if (!table.ok) return table
    const refusal = mayLook(table.value, reader.own(), seat)
    return refusal === null ? work(table.value) : asOutcome(refusal)
  }

  async function order(one: Order & { seat: Seat }): Promise<Outcome<Receipt>> {
    const table = open()
    if (!table.ok) return table
    return reader.own().includes(one.seat) ? table.value.submit(one) : refused('seat.other')
  }

  return {
    about: () => look(null, (table) => granted(aboutOf(table, reader.own()))),
    position: (seat, at) =>
      look(seat, (table) => {
        const then = at ?? table.at
        return then > table.at ? refused('at') : granted(seatPosition(table, seat, then))
      }),
    log: (seat) => look(seat, (table) => granted(logOf(table, seat))),
    scores: (seat) => look(seat, (table) => granted(scoresOf(table, seat))),
    submit: (seat, moves, seen, ticket) => order({ do: 'decide', seat, moves, seen, ticket }),
    undo: (seat, ticket) => order({ do: 'undo', seat, ticket }),
    redo: (seat, ticket) => order({ do: 'redo', seat, ticket }),
    async hint(seat) {
      return reader.own().includes(seat) ? granted(await reader.hint(seat)) : refused('seat.other')
    },
    exported: () => look(null, exportedOf),
  }
}

export function tableFeeds(open: () => Outcome<Table>, reader: TableReader): FeedHandlers<TableFeeds> {
  return {
    watch(tell, seat, from) {
      const table = open()
      if (!table.ok) return table
      const refusal = mayLook(table.value, reader.own(), seat)
      return refusal === null ? granted(feed(table.value, seat, from, tell)) : asOutcome(refusal)
    },
  }
}

function asOutcome({ code, message }: Refusal): Outcome<never> {
  return { ok: false, code, message }
}

/** The reader's end. */
export function remoteSource(client: RpcClient<TableCalls, TableFeeds>): TableSource {
  return {
    about: async () => orThrow(await client.call('about')),
    position: async (seat, at) => orThrow(await client.call('position', seat, at)),
    log: async (seat) => orThrow(await client.call('log', seat)),
    scores: async (seat) => orThrow(await client.call('scores', seat)),
    subscribe: (seat, from, listen, ended) => client.follow('watch', [seat, from], listen, ended),
    submit: (seat, moves, seen, ticket) => client.call('submit', seat, moves, seen, ticket),
    undo: (seat, ticket) => client.call('undo', seat, ticket),
    redo: (seat, ticket) => client.call('redo', seat, ticket),
    hint: async (seat) => orThrow(await client.call('hint', seat)),
    exported: async () => orThrow(await client.call('exported')),
    close: () => client.close(),
  }
}
