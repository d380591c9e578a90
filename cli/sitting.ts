/** A table at the terminal: who sits there, what each person has been told, and the file that keeps it. */
import { type GameModule, hash, historyOf, isSealed, next, type Seat, type State } from '@ludarium/kernel'
import { courseOf, logOf, Minds, memoryHost, type Pace, type Sitter, Table, type TableRecord } from '@ludarium/tables'
import { orStop } from './command.ts'
import { OUTSIDE, outsideBot } from './outside.ts'
import { strong } from './paint.ts'
import { writeRecord } from './records.ts'
import { roleName } from './report.ts'
import { note } from './screen.ts'
import { sentences } from './story.ts'
import { plain } from './table-text.ts'
import { threadBot } from './thread-bot.ts'
import type { Reader } from './words.ts'

export interface Sitting {
  readonly module: GameModule
  readonly table: Table
  readonly minds: Minds
  readonly reader: Reader
  /** By seat: up to which decision its person has read the story. */
  readonly told: number[]
}

export interface SittingWish {
  readonly module: GameModule
  readonly records: readonly TableRecord[]
  readonly reader: Reader
  /** Milliseconds that a bot may think about a decision. */
  readonly think: number
  /** The file that keeps the game; without one it is kept as long as the command runs. */
  readonly save: string | undefined
}

export function sittingOf({ module, records, reader, think, save }: SittingWish): Sitting {
  // The records in memory, and the game that they tell in the file.
  const host = memoryHost([...records], Date.now, (all) => {
    if (save !== undefined) writeRecord(save, orStop(courseOf(all)))
  })
  const table = orStop(Table.open('terminal', module.game, records, host))
  const told = table.sitters.map(() => Math.max(0, table.at - table.sitters.length * 2))
  if (save !== undefined) table.watch(() => noteEnding(table, save))
  const { setup } = table.match
  const about = { game: module.game.id, seats: setup.seats, reader, think }
  const minds = new Minds(table, () => paceOf(think), {
    thinker: (level, seat) => (level.startsWith(OUTSIDE) ? outsideBot(level, seat, about) : threadBot(level, about)),
    trouble: ({ seat, level, reason }) =>
      note(reader.say('terminal.substitute', { seat: reader.seat(seat), level, reason })),
  })
  return { module, table, minds, reader, told }
}

/** Once the game is over its ranks and scores belong to the record. */
function noteEnding(table: Table, save: string): void {
  if (table.over) writeRecord(save, historyOf(table.match))
}

/** As long as the bot may think; a move is shown at once. */
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

export function peopleAt({ table }: Sitting): Seat[] {
  return table.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
}

/** What happened since the person last read, in sentences. */
export function newsFor(sitting: Sitting, seat: Seat): string[] {
  // What was taken back has not been read yet when it is done again.
  const from = Math.min(sitting.told[seat] ?? 0, sitting.table.at)
  sitting.told[seat] = sitting.table.at
  return storyOf(sitting, from, seat)
}

/** The story from a decision on; null reads as a spectator, who learns only what is public. */
export function storyOf({ module, reader, table }: Sitting, from: number, seat: Seat | null): string[] {
  const events = logOf(table, seat, from).map(({ event }) => event)
  return sentences(module, reader, events)
}

/** A decision was taken back: nobody has read of what never happened. */
export function forget({ table, told }: Sitting): void {
  for (const [seat, read] of told.entries()) told[seat] = Math.min(read, table.at)
}

/** Whether people at the same screen see different things, so that it must be handed over. */
export function hidesBetween(sitting: Sitting): boolean {
  const { game, match } = sitting.table
  const people = peopleAt(sitting)
  if (people.length < 2) return false
  return new Set(people.map((seat) => hash(game.view(match.state, seat)))).size > 1
}

/** Of several who decide at the same time, a sealed answer of a bot comes first: it keeps a person's undo open. */
export function nextActor({ table }: Sitting): Seat | undefined {
  const { actors, sitters, match } = table
  const wanted: Sitter['kind'] = isSealed(next(match.state)) ? 'bot' : 'person'
  return actors.find((seat) => sitters[seat]?.kind === wanted) ?? actors[0]
}

/** Rows on who sits where: the player, the roles, and the points as far as the reader may know them. */
export function seatRows({ module, table, reader }: Sitting, view: State, seat: Seat | null): string[][] {
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
      plain(reader.nameOf(`role.${kind}`) ?? kind),
      ...roles.map((role) => roleName(reader, kind, role[kind] ?? '')),
    ]),
    [reader.say('terminal.points'), ...points.map((n) => strong(String(n)))],
  ]
}
