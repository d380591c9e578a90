/** A table over a line: what a reader may call and follow, checked at the host's end, as a table source at the other. */
import { granted, type Move, type Outcome, type Refusal, refused, type Seat } from '@ludarium/kernel'
import type { Answers, Line, Sources } from './line.ts'
import { aboutOf, exportedOf, feed, logOf, mayLook, positionOf, scoresOf } from './project.ts'
import { orThrow } from './refused.ts'
import type { Hint, Position, Receipt, ScorePoint, TableAbout, TableSource, Told, Update } from './source.ts'
import type { Order, Table } from './table.ts'

export type TableCalls = {
  readonly about: () => TableAbout
  readonly position: (seat: Seat | null, at?: number) => Position
  readonly log: (seat: Seat | null) => readonly Told[]
  readonly scores: (seat: Seat | null) => readonly ScorePoint[]
  readonly submit: (seat: Seat, move: Move, seen: number, ticket: string) => Receipt
  readonly undo: (seat: Seat, ticket: string) => Receipt
  readonly redo: (seat: Seat, ticket: string) => Receipt
  readonly hint: (seat: Seat) => Hint | null
  /** The whole game as text, once it is over. */
  readonly exported: () => string
}

export type TableFeeds = {
  readonly watch: (seat: Seat | null, from: number) => Update
}

/** What the host knows of a reader: from the session, never from a message. */
export interface Reader {
  /** Seats that the reader may play. */
  own(): readonly Seat[]
  hint(seat: Seat): Promise<Hint | null>
}

/** The host's end for one reader. Who may neither play nor look through a seat is refused. */
export function answersOf(open: () => Outcome<Table>, reader: Reader): Answers<TableCalls> {
  /** With a table that is open, for a seat whose eyes the reader may use. */
  async function looking<T>(seat: Seat | null, work: (table: Table) => Outcome<T>): Promise<Outcome<T>> {
    const table = open()
    if (!table.ok) return table
    const no = mayLook(table.value, reader.own(), seat)
    return no === null ? work(table.value) : refusal(no)
  }

  async function ordered(order: Order & { seat: Seat }): Promise<Outcome<Receipt>> {
    const table = open()
    if (!table.ok) return table
    return reader.own().includes(order.seat) ? table.value.submit(order) : refused('seat.other')
  }

  return {
    about: {
      read: () => granted([]),
      answer: () => looking(null, (table) => granted(aboutOf(table, reader.own()))),
    },
    position: {
      read: ([seat, at]) =>
        isReader(seat) && (at === undefined || at === null || isCount(at))
          ? granted(at === undefined || at === null ? [seat] : [seat, at])
          : malformed,
      answer: (seat, at) =>
        looking(seat, (table) => {
          if (at !== undefined && at > table.at) return refused('at')
          return granted(positionOf(table, seat, at))
        }),
    },
    log: { read: readReader, answer: (seat) => looking(seat, (table) => granted(logOf(table, seat))) },
    scores: { read: readReader, answer: (seat) => looking(seat, (table) => granted(scoresOf(table, seat))) },
    submit: {
      read: ([seat, move, seen, ticket]) =>
        isCount(seat) && isCount(seen) && typeof ticket === 'string'
          ? granted([seat, move as Move, seen, ticket])
          : malformed,
      answer: (seat, move, seen, ticket) => ordered({ do: 'decide', seat, move, seen, ticket }),
    },
    undo: { read: readTicket, answer: (seat, ticket) => ordered({ do: 'undo', seat, ticket }) },
    redo: { read: readTicket, answer: (seat, ticket) => ordered({ do: 'redo', seat, ticket }) },
    hint: {
      read: ([seat]) => (isCount(seat) ? granted([seat]) : malformed),
      async answer(seat) {
        return reader.own().includes(seat) ? granted(await reader.hint(seat)) : refused('seat.other')
      },
    },
    exported: { read: () => granted([]), answer: () => looking(null, exportedOf) },
  }
}

export function feedsOf(open: () => Outcome<Table>, reader: Reader): Sources<TableFeeds> {
  return {
    watch: {
      read: ([seat, from]) => (isReader(seat) && isCount(from) ? granted([seat, from]) : malformed),
      follow(tell, seat, from) {
        const table = open()
        if (!table.ok) return table
        const no = mayLook(table.value, reader.own(), seat)
        return no === null ? granted(feed(table.value, seat, from, tell)) : refusal(no)
      },
    },
  }
}

const malformed = refused('malformed.request')

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isReader = (value: unknown): value is Seat | null => value === null || isCount(value)

function readReader([seat]: readonly unknown[]): Outcome<[Seat | null]> {
  return isReader(seat) ? granted([seat]) : malformed
}

function readTicket([seat, ticket]: readonly unknown[]): Outcome<[Seat, string]> {
  return isCount(seat) && typeof ticket === 'string' ? granted([seat, ticket]) : malformed
}

function refusal({ code, message }: Refusal): Outcome<never> {
  return { ok: false, code, message }
}

/** The reader's end. */
export function sourceOver(line: Line<TableCalls, TableFeeds>): TableSource {
  return {
    about: async () => orThrow(await line.call('about')),
    position: async (seat, at) => orThrow(await line.call('position', seat, at)),
    log: async (seat) => orThrow(await line.call('log', seat)),
    scores: async (seat) => orThrow(await line.call('scores', seat)),
    subscribe: (seat, from, listen, ended) => line.follow('watch', [seat, from], listen, ended),
    submit: (seat, move, seen, ticket) => line.call('submit', seat, move, seen, ticket),
    undo: (seat, ticket) => line.call('undo', seat, ticket),
    redo: (seat, ticket) => line.call('redo', seat, ticket),
    hint: async (seat) => orThrow(await line.call('hint', seat)),
    exported: async () => orThrow(await line.call('exported')),
    close: () => line.close(),
  }
}
