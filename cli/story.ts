/** Tells in sentences what happened at a table, and how it ended. */
import {
  clone,
  type Decision,
  type GameEvent,
  type GameModule,
  type Message,
  type Result,
  type Seat,
  type State,
} from '@ludarium/kernel'
import { faint, inSeatColour, lit, strong, tableOf } from './paint.ts'
import { scoreName } from './report.ts'
import type { Reader } from './words.ts'

/** One decision as it went: what was decided, and what followed. */
export interface Chapter {
  readonly seat: Seat
  /** The move in words, as its seat saw it. */
  readonly move: string
  readonly events: readonly GameEvent[]
}

/** Plays the decisions from a state on and tells each; the state is changed. */
export function* chapters(
  module: GameModule,
  reader: Reader,
  s: State,
  decisions: readonly Decision[],
): Generator<Chapter> {
  for (const { seat, move } of decisions) {
    const words = moveWords(module, reader, s, seat, move)
    const events: GameEvent[] = []
    module.game.play(s, seat, move, (event) => events.push(clone(event)))
    yield { seat, move: words, events }
  }
}

export function moveWords(module: GameModule, reader: Reader, s: State, seat: Seat, move: Decision['move']): string {
  return reader.say(module.speech.move(s, seat, move))
}

/** The events as sentences, those left out that the seat may not learn of; null may read everything. */
export function sentences(
  module: GameModule,
  reader: Reader,
  events: readonly GameEvent[],
  seat: Seat | null,
): string[] {
  return events
    .filter((event) => seat === null || event.only === undefined || event.only.includes(seat))
    .map((event) => module.speech.event(event))
    .filter((message): message is Message => message !== null)
    .map((message) => reader.say(message))
}

/** Scores now, one column a seat, one row a line. */
export function scoreText(module: GameModule, reader: Reader, s: State): string[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const lines = seats.map((seat) => module.game.score(s, seat))
  return scoreTable(reader, lines)
}

function scoreTable(reader: Reader, lines: Result['lines']): string[] {
  const keys = [...new Set(lines.flatMap((list) => list.map((line) => line.key)))]
  const points = (seat: Seat, key: string): number =>
    (lines[seat] ?? []).filter((line) => line.key === key).reduce((sum, line) => sum + line.points, 0)
  const rows = [
    ['', ...lines.map((_, seat) => inSeatColour(seat, reader.seat(seat)))],
    ...keys.map((key) => [faint(scoreName(reader, key)), ...lines.map((_, seat) => String(points(seat, key)))]),
    [
      strong('together'),
      ...lines.map((_, seat) => strong(String(keys.reduce((sum, key) => sum + points(seat, key), 0)))),
    ],
  ]
  return tableOf(
    rows,
    lines.map((_, seat) => seat + 1),
  )
}

/** Who has won, and every score. */
export function resultText(reader: Reader, result: Result): string[] {
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const names = new Intl.ListFormat('en').format(winners.map((seat) => reader.seat(seat)))
  const points = result.totals[winners[0] ?? 0] ?? 0
  const verb = winners.length === 1 ? 'wins' : winners.length === result.ranks.length ? 'tie' : 'share the victory'
  const places = ['place', ...result.ranks.map(String)].join('  ')
  return [
    lit(`The game is over. ${names} ${verb} with ${points} ${points === 1 ? 'point' : 'points'}.`),
    '',
    ...scoreTable(reader, result.lines),
    ...(result.ranks.length > 2 ? [faint(places)] : []),
  ]
}
