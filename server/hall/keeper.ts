/**
 * Keeps what follows from the records where lists can find it: whose decision it is, until when, how the game stands.
 * Written a moment later and together; what a process that died did not write is found and made up for.
 */
import { nextFlag, type Sitter, summaryOf, type Table } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Remind } from '../remind/remind.ts'
import { number, type Queries, type Store, text } from '../store/index.ts'

export interface KeeperParts {
  readonly store: Store
  readonly bus: Bus
  readonly now: () => number
  readonly remind: Remind
  /** The game has ended. */
  readonly over: (table: Table) => Promise<void>
  readonly trouble: (error: unknown) => void
}

/** What has not happened by then is looked after again: a bot's answer, the end of a game. */
const OVERDUE = 15_000
const SOON = 150
/** What could not be written is tried again. */
const LATER = 2000

/** What the lists hold of a table. */
interface Line {
  readonly table: Table
  readonly number: number
  readonly summary: string
  readonly touched: number
  readonly flag: number | null
  readonly over: boolean
  readonly bot: boolean
  /** Who has to decide, and until when. */
  readonly waits: ReadonlyMap<string, number | null>
}

export class Keeper {
  private readonly parts: KeeperParts
  private readonly dirty = new Map<string, Table>()
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()
  private open = true

  constructor(parts: KeeperParts) {
    this.parts = parts
  }

  /** The table has changed; it is written soon. */
  note(table: Table): void {
    this.dirty.set(table.id, table)
    this.timer ??= setTimeout(() => void this.flush(), SOON)
  }

  /** Everything noted so far is written. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  /** The last time: what could not be written now is made up for by whoever comes next. */
  async close(): Promise<void> {
    this.open = false
    await this.flush()
  }

  private async write(): Promise<void> {
    const tables = [...this.dirty.values()]
    this.dirty.clear()
    const lines = tables.flatMap((table) => this.lineOf(table))
    if (lines.length === 0) return
    try {
      const turns = await this.parts.store.sql.transaction(async (work) => {
        const all: [string, Table][] = []
        for (const line of lines) for (const person of await this.writeLine(work, line)) all.push([person, line.table])
        return all
        // What is lost with the machine's power follows from the records and is made up for.
      }, false)
      for (const [person, table] of turns) await this.turn(person, table)
    } catch (error) {
      this.parts.trouble(error)
      for (const { table } of lines) this.later(table)
      return
    }
    for (const { table, over } of lines) if (over) await this.end(table)
  }

  /** What is written of the table; nothing when its game breaks over it, which is no reason not to write the others. */
  private lineOf(table: Table): Line[] {
    try {
      const { round, decisions, actors, totals, ranks } = summaryOf(table)
      const flag = table.clock === null || table.over ? null : nextFlag(peopleOnly(table))
      return [
        {
          table,
          number: table.number,
          summary: JSON.stringify({ round, decisions, actors, totals, ranks }),
          touched: table.now,
          flag: flag?.when ?? null,
          over: table.over,
          bot: actors.some((seat) => table.sitters[seat]?.kind === 'bot'),
          waits: waitingPeople(table),
        },
      ]
    } catch (error) {
      this.parts.trouble(error)
      return []
    }
  }

  /** It is the person's turn: the lists say so already, so that whoever cannot be told is not told again later. */
  private async turn(person: string, table: Table): Promise<void> {
    try {
      this.parts.bus.publish(`p/${person}`, { type: 'turn', table: table.id })
      await this.parts.remind(person, table)
    } catch (error) {
      this.parts.trouble(error)
    }
  }

  private async end(table: Table): Promise<void> {
    try {
      await this.parts.over(table)
      await this.parts.store.sql.run("DELETE FROM due WHERE table_id = $1 AND kind = 'over'", table.id)
    } catch (error) {
      this.parts.trouble(error)
      this.later(table)
    }
  }

  private later(table: Table): void {
    if (!this.open) return
    this.dirty.set(table.id, table)
    this.timer ??= setTimeout(() => void this.flush(), LATER)
  }

  /** Whose decision it has become. */
  private async writeLine(work: Queries, line: Line): Promise<readonly string[]> {
    const changed = await work.run(
      'UPDATE rooms SET number = $1, summary = $2, touched = $3 WHERE id = $4 AND number <= $1',
      line.number,
      line.summary,
      line.touched,
      line.table.id,
    )
    // Another process knows more.
    if (changed === 0) return []
    await this.writeDue(work, line)
    return this.writeWaits(work, line)
  }

  private async writeDue(work: Queries, { table, flag, over, bot }: Line): Promise<void> {
    const later = this.parts.now() + OVERDUE
    const wanted: readonly (readonly [string, number | null])[] = [
      ['flag', flag],
      // Until what the end brings is done: another process makes up for it if this one dies.
      ['over', over ? later : null],
      ['mind', bot ? later : null],
    ]
    await work.run('DELETE FROM due WHERE table_id = $1', table.id)
    for (const [kind, due] of wanted) {
      if (due === null) continue
      await work.run(
        `INSERT INTO due (table_id, kind, due) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due`,
        table.id,
        kind,
        due,
      )
    }
  }

  private async writeWaits(work: Queries, { table, waits }: Line): Promise<readonly string[]> {
    const rows = await work.all('SELECT person, waits, due FROM sitting WHERE table_id = $1', table.id)
    const turns: string[] = []
    for (const row of rows) {
      const person = text(row, 'person')
      const due = waits.get(person)
      const now = due === undefined ? 0 : 1
      if (now === number(row, 'waits') && (due ?? null) === (row.due ?? null)) continue
      if (now === 1 && number(row, 'waits') === 0) turns.push(person)
      await work.run(
        'UPDATE sitting SET waits = $1, due = $2, since = $3 WHERE table_id = $4 AND person = $5',
        now,
        due ?? null,
        this.parts.now(),
        table.id,
        person,
      )
    }
    return turns
  }
}

/** Only people's time runs out. */
export function peopleOnly({ clock, sitters }: Table): Parameters<typeof nextFlag>[0] {
  if (clock === null) throw new Error('The table has no clock.')
  return { ...clock, running: clock.running.filter((seat) => sitters[seat]?.kind === 'person') }
}

/** Everybody who has to decide, and until when. */
export function waitingPeople(table: Table): Map<string, number | null> {
  const waits = new Map<string, number | null>()
  const clock = table.clock === null ? null : peopleOnly(table)
  for (const seat of table.actors) {
    const sitter: Sitter | undefined = table.sitters[seat]
    if (sitter?.kind !== 'person' || sitter.id === undefined) continue
    const due = clock === null ? null : (nextFlag({ ...clock, running: [seat] })?.when ?? null)
    const known = waits.get(sitter.id)
    waits.set(sitter.id, known === undefined || known === null ? due : Math.min(known, due ?? known))
  }
  return waits
}

/** Tables whose records say more than the lists do. */
export async function behind(store: Store): Promise<string[]> {
  const rows = await store.sql.all(
    `SELECT r.id FROM rooms r WHERE r.phase = 'playing'
     AND r.number < (SELECT coalesce(max(number), -1) + 1 FROM records WHERE table_id = r.id) LIMIT 1000`,
  )
  return rows.map((row) => text(row, 'id'))
}
