/** Group commit: appends that arrive during a write share the next transaction. */
import type { Append, Sql } from './sql.ts'

interface Waiting extends Append {
  resolve(answer: 'kept' | 'stale'): void
  reject(error: unknown): void
}

/** Maximum number of appends per transaction. */
const LARGEST_BATCH = 500

export class GroupCommit {
  private readonly sql: Pick<Sql, 'append'>
  private waiting: Waiting[] = []
  private writing: Promise<void> | null = null

  constructor(sql: Pick<Sql, 'append'>) {
    this.sql = sql
  }

  /** Resolves once the record is on disk ('kept'), or if another record has that number ('stale'). */
  append(table: string, number: number, record: string): Promise<'kept' | 'stale'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, number, record, resolve, reject })
      this.writing ??= this.write()
    })
  }

  /** Resolves once nothing is waiting. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing
  }

  private async write(): Promise<void> {
    // Collects everything that arrives in the same turn of the event loop.
    await new Promise((resume) => setImmediate(resume))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, LARGEST_BATCH)
      try {
        const kept = await this.sql.append(batch)
        for (const [at, one] of batch.entries()) one.resolve(kept[at] === true ? 'kept' : 'stale')
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    this.writing = null
  }
}
