/**
 * Writes the index of running games: whose turn it is, until when, and the current score. The index follows from the
 * records. It is written in batches shortly after them; due jobs repair what a dead process did not write.
 */
import { nextFlag, type Sitter, summaryOf, type Table } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Remind } from '../remind/reminders.ts'
import { number, type Queries, type Store, text } from '../store/index.ts'

export interface IndexWriterDeps {
  readonly store: Store
  readonly bus: Bus
  readonly now: () => number
  readonly remind: Remind
  /** Called when a game has ended. */
  readonly over: (table: Table) => Promise<void>
  readonly trouble: (error: unknown) => void
}

/** Milliseconds after which another process makes up for a missing bot's answer or end of a game. */
const OVERDUE = 15_000
/** Milliseconds in which changes are collected for one transaction. */
const BATCH_DELAY = 150
const RETRY_DELAY = 2000

/** What the index holds about a table. */
interface IndexEntry {
  readonly table: Table
  readonly number: number
  readonly summary: string
  readonly touched: number
  readonly flag: number | null
  readonly over: boolean
  readonly bot: boolean
  /** People who must decide, and until when. */
  readonly waits: ReadonlyMap<string, number | null>
}

export class IndexWriter {
  private readonly deps: IndexWriterDeps
  private readonly dirty = new Map<string, Table>()
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()
  private open = true

  constructor(deps: IndexWriterDeps) {
    this.deps = deps
  }

  /** The table has changed. */
  note(table: Table): void {
    this.dirty.set(table.id, table)
    this.timer ??= setTimeout(() => void this.flush(), BATCH_DELAY)
  }

  /** Resolves once everything noted so far is written. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  /** Writes one last time. If that fails, another process repairs the index. */
  async close(): Promise<void> {
    this.open = false
    await this.flush()
  }

  private async write(): Promise<void> {
    const tables = [...this.dirty.values()]
    this.dirty.clear()
    const entries = tables.flatMap((table) => this.entryOf(table))
    if (entries.length === 0) return
    try {
      const turns = await this.deps.store.sql.transaction(async (work) => {
        const all: [string, Table][] = []
        for (const entry of entries) {
          for (const person of await this.writeEntry(work, entry)) all.push([person, entry.table])
        }
        return all
        // Not durable: due jobs repair an index that is lost in a power failure.
      }, false)
      for (const [person, table] of turns) await this.announceTurn(person, table)
    } catch (error) {
      this.deps.trouble(error)
      for (const { table } of entries) this.retry(table)
      return
    }
    for (const { table, over } of entries) if (over) await this.endGame(table)
  }

  /** Empty if the game throws: the other tables are written all the same. */
  private entryOf(table: Table): IndexEntry[] {
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
      this.deps.trouble(error)
      return []
    }
  }

  /** The index says already that it is the person's turn, so a failure here is not repeated. */
  private async announceTurn(person: string, table: Table): Promise<void> {
    try {
      this.deps.bus.publish(`p/${person}`, { type: 'turn', table: table.id })
      await this.deps.remind(person, table)
    } catch (error) {
      this.deps.trouble(error)
    }
  }

  private async endGame(table: Table): Promise<void> {
    try {
      await this.deps.over(table)
      await this.deps.store.sql.run("DELETE FROM due WHERE table_id = $1 AND kind = 'over'", table.id)
    } catch (error) {
      this.deps.trouble(error)
      this.retry(table)
    }
  }

  private retry(table: Table): void {
    if (!this.open) return
    this.dirty.set(table.id, table)
    this.timer ??= setTimeout(() => void this.flush(), RETRY_DELAY)
  }

  /** Returns the people whose turn it has become. */
  private async writeEntry(work: Queries, entry: IndexEntry): Promise<readonly string[]> {
    const changed = await work.run(
      'UPDATE rooms SET number = $1, summary = $2, touched = $3 WHERE id = $4 AND number <= $1',
      entry.number,
      entry.summary,
      entry.touched,
      entry.table.id,
    )
    // Another process has written a later state.
    if (changed === 0) return []
    await this.writeDue(work, entry)
    return this.writeWaits(work, entry)
  }

  private async writeDue(work: Queries, { table, flag, over, bot }: IndexEntry): Promise<void> {
    const later = this.deps.now() + OVERDUE
    const wanted: readonly (readonly [string, number | null])[] = [
      ['flag', flag],
      // Removed once the result is stored; another process does it if this one dies.
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

  private async writeWaits(work: Queries, { table, waits }: IndexEntry): Promise<readonly string[]> {
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
        this.deps.now(),
        table.id,
        person,
      )
    }
    return turns
  }
}

/** The clock without the bots: only people's time runs out. */
export function peopleOnly({ clock, sitters }: Table): Parameters<typeof nextFlag>[0] {
  if (clock === null) throw new Error('The table has no clock.')
  return { ...clock, running: clock.running.filter((seat) => sitters[seat]?.kind === 'person') }
}

/** Everybody who must decide, and until when. */
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

/** Running tables with more records than the index says. */
export async function outdatedTables(store: Store): Promise<string[]> {
  const rows = await store.sql.all(
    `SELECT r.id FROM rooms r WHERE r.phase = 'playing'
     AND r.number < (SELECT coalesce(max(number), -1) + 1 FROM records WHERE table_id = r.id) LIMIT 1000`,
  )
  return rows.map((row) => text(row, 'id'))
}
