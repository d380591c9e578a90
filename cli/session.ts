/** A table in the terminal: its players, what each person has read, and its save file. */
import { type GameModule, hash, historyOf, isSealed, next, type Seat, type State } from '@ludarium/kernel'
import {
  BotRunner,
  courseOf,
  logOf,
  memoryHost,
  type Pace,
  type Sitter,
  Table,
  type TableRecord,
} from '@ludarium/tables'
import { orStop } from './command.ts'
import { EXTERNAL, externalBot } from './external-bot.ts'
import { sentences } from './log-text.ts'
import { strong } from './paint.ts'
import { writeRecord } from './records.ts'
import { roleName } from './report.ts'
import { note } from './screen.ts'
import { plainName } from './table-text.ts'
import { threadBot } from './thread-bot.ts'
import type { TerminalReader } from './words.ts'

export interface TerminalSession {
  readonly module: GameModule
  readonly table: Table
  readonly bots: BotRunner
  readonly reader: TerminalReader
  /** By seat: number of decisions its person has read about. */
  readonly read: number[]
}

export interface TerminalSessionOptions {
  readonly module: GameModule
  readonly records: readonly TableRecord[]
  readonly reader: TerminalReader
  /** Milliseconds a bot may think per decision. */
  readonly think: number
  /** The save file; without one the game is lost when the command ends. */
  readonly save: string | undefined
}

export function openSession({ module, records, reader, think, save }: TerminalSessionOptions): TerminalSession {
  // Records are in memory; the file holds the game that they amount to.
  const host = memoryHost([...records], Date.now, (all) => {
    if (save !== undefined) writeRecord(save, orStop(courseOf(all)))
  })
  const table = orStop(Table.open('terminal', module.game, records, host))
  const read = table.sitters.map(() => Math.max(0, table.at - table.sitters.length * 2))
  if (save !== undefined) table.watch(() => saveResult(table, save))
  const { setup } = table.match
  const about = { game: module.game.id, seats: setup.seats, reader, think }
  const bots = new BotRunner(table, () => paceOf(think), {
    hostOf: (level, seat) => (level.startsWith(EXTERNAL) ? externalBot(level, seat, about) : threadBot(level, about)),
    trouble: ({ seat, level, reason }) =>
      note(reader.say('terminal.substitute', { seat: reader.seat(seat), level, reason })),
  })
  return { module, table, bots, reader, read }
}

/** Adds the final result to the record. */
function saveResult(table: Table, save: string): void {
  if (table.over) writeRecord(save, historyOf(table.match))
}

/** Thinks for that long and shows the move at once. */
export function paceOf(milliseconds: number): Pace {
  const until = performance.now() + milliseconds
  return {
    async onward() {
      await new Promise((resume) => setImmediate(resume))
      return performance.now() < until
    },
    shown: async () => {},
  }
}

export function peopleAt({ table }: TerminalSession): Seat[] {
  return table.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
}

/** New events since the person last read, as sentences. */
export function newsFor(session: TerminalSession, seat: Seat): string[] {
  // After an undo, the redone decision is news again.
  const from = Math.min(session.read[seat] ?? 0, session.table.at)
  session.read[seat] = session.table.at
  return logLines(session, from, seat)
}

/** Log from a decision on; null reads as a spectator. */
export function logLines({ module, reader, table }: TerminalSession, from: number, seat: Seat | null): string[] {
  const events = logOf(table, seat, from).map(({ event }) => event)
  return sentences(module, reader, events)
}

/** After an undo, nobody has read beyond the current decision. */
export function clampRead({ table, read }: TerminalSession): void {
  for (const [seat, count] of read.entries()) read[seat] = Math.min(count, table.at)
}

/** Whether people at this screen have different information, so it must be handed over. */
export function hidesBetween(session: TerminalSession): boolean {
  const { game, match } = session.table
  const people = peopleAt(session)
  if (people.length < 2) return false
  return new Set(people.map((seat) => hash(game.view(match.state, seat)))).size > 1
}

/** If several seats decide at once, bots with sealed answers go first: it keeps a person's undo open. */
export function nextActor({ table }: TerminalSession): Seat | undefined {
  const { actors, sitters, match } = table
  const wanted: Sitter['kind'] = isSealed(next(match.state)) ? 'bot' : 'person'
  return actors.find((seat) => sitters[seat]?.kind === wanted) ?? actors[0]
}

/** Rows for the seat table: player, roles and the points the reader may know. */
export function seatRows({ module, table, reader }: TerminalSession, view: State, seat: Seat | null): string[][] {
  const { game } = module
  const { sitters } = table
  const roles = sitters.map((_, at) => game.roles(view, at))
  const kinds = [...new Set(roles.flatMap((role) => Object.keys(role)))]
  const points = sitters.map((_, at) => game.score(view, at).reduce((sum, line) => sum + line.points, 0))
  const player = (sitter: Sitter, at: Seat): string => {
    if (at === seat) return reader.say('terminal.you')
    return sitter.kind === 'bot' ? sitter.level : reader.say('terminal.person')
  }
  return [
    [reader.say('terminal.player'), ...sitters.map(player)],
    ...kinds.map((kind) => [
      plainName(reader.nameOf(`role.${kind}`) ?? kind),
      ...roles.map((role) => roleName(reader, kind, role[kind] ?? '')),
    ]),
    [reader.say('terminal.points'), ...points.map((n) => strong(String(n)))],
  ]
}
