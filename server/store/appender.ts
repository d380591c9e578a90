/** Group commit: appends that come while others are being written share the next transaction. */
import type { Append, Sql } from './sql.ts'

interface Waiting extends Append {
  resolve(answer: 'kept' | 'stale'): void
  reject(error: unknown): void
}

/** So many appends in one transaction at the most. */
const LARGEST = 500

export class Appender {
  private readonly sql: Pick<Sql, 'append'>
  private waiting: Waiting[] = []
  private writing: Promise<void> | null = null

  constructor(sql: Pick<Sql, 'append'>) {
    this.sql = sql
  }

  /** Resolves when it is on disk, or when another record has that number. */
  append(table: string, number: number, record: string): Promise<'kept' | 'stale'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, number, record, resolve, reject })
      this.writing ??= this.write()
    })
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing
  }

  private async write(): Promise<void> {
    // What arrives in the same turn of the event loop goes along.
    await new Promise((resume) => setImmediate(resume))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, LARGEST)
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
