/** Jobs that are due: clocks that have run out, bots that did not answer, tables that a dead process left behind. */
import { nextFlag, type Table } from '@ludarium/tables'
import { askBot, type BotQueue } from '../bots/bot-queue.ts'
import { type PeriodicJob, periodicJob } from '../periodic-job.ts'
import { type Store, text } from '../store/index.ts'
import { type IndexWriter, outdatedTables, peopleOnly } from './index-writer.ts'
import type { LiveTables } from './live-tables.ts'

export interface DueJobsDeps {
  readonly store: Store
  readonly liveTables: LiveTables
  readonly indexWriter: IndexWriter
  readonly botQueue: BotQueue
  /** Brings the room's seats in line with the records. */
  readonly repairSeats: (table: Table) => Promise<void>
  readonly now: () => number
  readonly trouble: (error: unknown) => void
}

/** Milliseconds that a process has for a job before another one may take it. */
const LEASE = 20_000
/** Every so many runs the process looks for tables with an outdated index. */
const INDEX_CHECK = 40

export function dueJobs(deps: DueJobsDeps): PeriodicJob {
  let runs = 0
  return periodicJob({
    trouble: deps.trouble,
    async run() {
      // A process may have died before it wrote the index.
      if (runs++ % INDEX_CHECK === 0) {
        for (const id of await outdatedTables(deps.store)) await handle(deps, { id, kind: 'mind' })
      }
      for (const job of await takeDue(deps)) await handle(deps, job)
    },
  })
}

interface DueJob {
  readonly id: string
  /** 'flag' for a clock that has run out; any other kind wakes the table. */
  readonly kind: string
}

/** Each job goes to one process. */
async function takeDue({ store, now }: DueJobsDeps): Promise<DueJob[]> {
  const skip = store.sql.kind === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
  const when = now()
  const rows = await store.sql.all(
    `UPDATE due SET due = $1 WHERE (table_id, kind) IN
     (SELECT table_id, kind FROM due WHERE due <= $2 ORDER BY due LIMIT 100 ${skip}) RETURNING table_id, kind`,
    when + LEASE,
    when,
  )
  return rows.map((row) => ({ id: text(row, 'table_id'), kind: text(row, 'kind') }))
}

/** One table that fails does not affect the others. */
async function handle(deps: DueJobsDeps, { id, kind }: DueJob): Promise<void> {
  try {
    const table = await openRepaired(deps, id)
    if (table === null) return
    if (kind === 'flag') await flagIfDue(deps, table)
    deps.indexWriter.note(table)
    if (kind !== 'flag') askBot(deps.botQueue, table)
  } catch (error) {
    deps.trouble(error)
  }
}

/** The current table, with the room's seats repaired first: the index is written from them. */
async function openRepaired({ liveTables, repairSeats }: DueJobsDeps, id: string): Promise<Table | null> {
  const table = await liveTables.open(id)
  if (!table.ok) return null
  await table.value.sync()
  await repairSeats(table.value)
  return table.value
}

async function flagIfDue({ now }: DueJobsDeps, table: Table): Promise<void> {
  const due = table.clock === null || table.over ? null : nextFlag(peopleOnly(table))
  if (due !== null && due.when <= now()) {
    await table.submit({ do: 'flag', seat: due.seat, ticket: `flag ${table.number}` })
  }
}
