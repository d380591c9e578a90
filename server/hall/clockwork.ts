/** What is due: fallen flags, bots that did not answer, tables that were left in the middle. One process takes each. */
import { nextFlag, type Table } from '@ludarium/tables'
import { askBot, type Minds } from '../minds/minds.ts'
import { Rounds } from '../rounds.ts'
import { type Store, text } from '../store/index.ts'
import type { Hall } from './hall.ts'
import { behind, type Keeper, peopleOnly } from './keeper.ts'

export interface ClockworkParts {
  readonly store: Store
  readonly hall: Hall
  readonly keeper: Keeper
  readonly minds: Minds
  /** The room's seats follow the records, where they do not yet. */
  readonly mend: (table: Table) => Promise<void>
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

/** Who takes something has so long to do it before another process may. */
const LEASE = 20_000

export class Clockwork extends Rounds {
  private readonly parts: ClockworkParts
  private ticks = 0

  constructor(parts: ClockworkParts) {
    super(parts.trouble)
    this.parts = parts
  }

  protected override async work(): Promise<void> {
    // Seldom: what a process left behind that died before it wrote its lists.
    if (this.ticks++ % 40 === 0) for (const id of await behind(this.parts.store)) await this.see(id, 'mind')
    for (const { id, kind } of await this.take()) await this.see(id, kind)
  }

  /** A table over which something breaks keeps no other from being seen to. */
  private async see(id: string, kind: string): Promise<void> {
    try {
      if (kind === 'flag') await this.flag(id)
      else await this.look(id)
    } catch (error) {
      this.parts.trouble(error)
    }
  }

  private async take(): Promise<{ id: string; kind: string }[]> {
    const { sql } = this.parts.store
    const skip = sql.kind === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
    const now = this.parts.now()
    const rows = await sql.all(
      `UPDATE due SET due = $1 WHERE (table_id, kind) IN
       (SELECT table_id, kind FROM due WHERE due <= $2 ORDER BY due LIMIT 100 ${skip}) RETURNING table_id, kind`,
      now + LEASE,
      now,
    )
    return rows.map((row) => ({ id: text(row, 'table_id'), kind: text(row, 'kind') }))
  }

  /** The table as the records have it; its lists are written only after its seats, since it is they that tell of it. */
  private async opened(id: string): Promise<Table | null> {
    const table = await this.parts.hall.open(id)
    if (!table.ok) return null
    await table.value.sync()
    await this.parts.mend(table.value)
    return table.value
  }

  /** The table is opened, its lists are written, its bots are asked. */
  private async look(id: string): Promise<void> {
    const table = await this.opened(id)
    if (table === null) return
    this.parts.keeper.note(table)
    askBot(this.parts.minds, table)
  }

  private async flag(id: string): Promise<void> {
    const table = await this.opened(id)
    if (table === null) return
    const due = table.clock === null || table.over ? null : nextFlag(peopleOnly(table))
    if (due !== null && due.when <= this.parts.now()) {
      await table.submit({ do: 'flag', seat: due.seat, ticket: `flag ${table.number}` })
    }
    this.parts.keeper.note(table)
  }
}
