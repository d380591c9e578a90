/** PostgreSQL: any number of processes on one database. */
import pg from 'pg'
import type { Append, Queries, Row, Snapshot, Sql, Value } from './sql.ts'

/** Counts and times come as numbers: none is above 2^53. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export interface PostgresTerms {
  readonly connections?: number
  /** Hears of connections that broke while nobody used them; the pool makes new ones by itself. */
  readonly trouble?: (error: Error) => void
}

export function openPostgres(url: string, { connections = 8, trouble = () => {} }: PostgresTerms = {}): Sql {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: 5000 })
  pool.on('error', trouble)

  function through(client: pg.Pool | pg.PoolClient): Queries {
    return {
      all: async (text, ...values) => (await client.query<Row>(text, [...values])).rows,
      run: async (text, ...values) => (await client.query(text, [...values])).rowCount ?? 0,
    }
  }

  async function transaction<T>(work: (queries: Queries) => Promise<T>, safe = true): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    const fail = (error: Error): void => {
      broken = error
    }
    client.on('error', fail)
    try {
      await client.query('BEGIN')
      if (!safe) await client.query('SET LOCAL synchronous_commit TO OFF')
      const done = await work(through(client))
      await client.query('COMMIT')
      return done
    } catch (error) {
      await client.query('ROLLBACK').catch(fail)
      throw error
    } finally {
      client.off('error', fail)
      client.release(broken)
    }
  }

  async function snapshot(): Promise<Snapshot> {
    const client = await pool.connect()
    let broken: Error | undefined
    const fail = (error: Error): void => {
      broken = error
    }
    const end = async (): Promise<void> => {
      await client.query('COMMIT').catch(fail)
      client.off('error', fail)
      client.release(broken)
    }
    client.on('error', fail)
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      return { all: through(client).all, end }
    } catch (error) {
      await end()
      throw error
    }
  }

  const insert = {
    name: 'append',
    text: `INSERT INTO records (table_id, number, record)
      SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING RETURNING table_id, number`,
  }

  async function append(batch: readonly Append[]): Promise<boolean[]> {
    const columns = [batch.map((one) => one.table), batch.map((one) => one.number), batch.map((one) => one.record)]
    const { rows } = await pool.query<Row>({ ...insert, values: columns })
    const kept = new Set(rows.map((row) => `${row.number} ${row.table_id}`))
    // Of two entries with the same number the first was kept.
    return batch.map((one) => kept.delete(`${one.number} ${one.table}`))
  }

  const plain = through(pool)
  return {
    kind: 'postgres',
    all: (text, ...values: Value[]) => plain.all(text, ...values),
    run: (text, ...values: Value[]) => plain.run(text, ...values),
    transaction,
    append,
    snapshot,
    backup: () => Promise.reject(new Error('PostgreSQL is backed up with its own pg_dump, see docs/hosting.md.')),
    close: () => pool.end(),
  }
}
