/** The log and the result of a table in sentences. */
import {
  clone,
  type Decision,
  type GameEvent,
  type GameModule,
  type Message,
  mayHear,
  type Result,
  type ScoreLine,
  type Seat,
  type State,
} from '@ludarium/kernel'
import { faint, inSeatColour, lit, strong, tableOf } from './paint.ts'
import { scoreName } from './report.ts'
import type { TerminalReader } from './words.ts'

/** One decision with its consequences. */
export interface DecisionText {
  readonly seat: Seat
  /** The move in words, from its seat's perspective. */
  readonly move: string
  readonly events: readonly GameEvent[]
}

/** Plays the decisions on the state (modifying it) and yields each in words. */
export function* decisionsInWords(
  module: GameModule,
  reader: TerminalReader,
  s: State,
  decisions: readonly Decision[],
): Generator<DecisionText> {
  for (const { seat, move } of decisions) {
    const words = moveWords(module, reader, s, seat, move)
    const events: GameEvent[] = []
    module.game.play(s, seat, move, (event) => events.push(clone(event)))
    yield { seat, move: words, events }
  }
}

export function moveWords(
  module: GameModule,
  reader: TerminalReader,
  s: State,
  seat: Seat,
  move: Decision['move'],
): string {
  return reader.say(module.speech.move(s, seat, move))
}

export function sentences(module: GameModule, reader: TerminalReader, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => module.speech.event(event))
    .filter((message): message is Message => message !== null)
    .map((message) => reader.say(message))
}

/** Events that the seat may see; null sees everything. */
export function visibleEvents(events: readonly GameEvent[], seat: Seat | null): readonly GameEvent[] {
  return seat === null ? events : events.filter((event) => mayHear(event, seat))
}

/** Current scores, one column per seat. */
export function scoreText(module: GameModule, reader: TerminalReader, s: State): string[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const lines = seats.map((seat) => module.game.score(s, seat))
  const others = module.game.others(s).map(({ key, lines: list }) => ({ name: reader.say(key), lines: list }))
  return scoreTable(reader, [...seatColumns(reader, lines), ...others])
}

/** A column of the score table. */
interface Column {
  readonly name: string
  readonly lines: readonly ScoreLine[]
}

function scoreTable(reader: TerminalReader, columns: readonly Column[]): string[] {
  const keys = [...new Set(columns.flatMap(({ lines }) => lines.map((line) => line.key)))]
  const points = ({ lines }: Column, key: string): number =>
    lines.filter((line) => line.key === key).reduce((sum, line) => sum + line.points, 0)
  const rows = [
    ['', ...columns.map(({ name }) => name)],
    ...keys.map((key) => [faint(scoreName(reader, key)), ...columns.map((column) => String(points(column, key)))]),
    [
      strong(reader.say('terminal.together')),
      ...columns.map((column) => strong(String(keys.reduce((sum, key) => sum + points(column, key), 0)))),
    ],
  ]
  return tableOf(
    rows,
    columns.map((_, at) => at + 1),
  )
}

function seatColumns(reader: TerminalReader, lines: Result['lines']): Column[] {
  return lines.map((list, seat) => ({ name: inSeatColour(seat, reader.seat(seat)), lines: list }))
}

/** The winner and all scores, including participants without a seat. */
export function resultText(reader: TerminalReader, result: Result): string[] {
  const takers = [
    ...result.ranks.map((rank, seat) => ({ name: reader.seat(seat), rank, total: result.totals[seat] ?? 0 })),
    ...result.others.map(({ key, rank, total }) => ({ name: reader.say(key), rank, total })),
  ]
  const winners = takers.filter(({ rank }) => rank === 1)
  const how = winners.length === 1 ? 'one' : winners.length === takers.length ? 'all' : 'some'
  const names = reader.list(winners.map(({ name }) => name))
  const places = [reader.say('terminal.place'), ...takers.map(({ rank }) => String(rank))].join('  ')
  const others = result.others.map(({ key, lines }) => ({ name: reader.say(key), lines }))
  return [
    lit(reader.say(`terminal.over.${how}`, { names, points: winners[0]?.total ?? 0 })),
    '',
    ...scoreTable(reader, [...seatColumns(reader, result.lines), ...others]),
    ...(takers.length > 2 ? [faint(places)] : []),
  ]
}
