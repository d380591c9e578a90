/** PostgreSQL: any number of processes share one database. */
import pg from 'pg'
import type { Append, Queries, Row, Snapshot, Sql, Value } from './sql.ts'

/** Counts and times are read as numbers: none is above 2^53. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export interface PostgresTerms {
  readonly connections?: number
  /** Called for idle connections that broke. The pool replaces them. */
  readonly trouble?: (error: Error) => void
}

function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  return {
    all: async (text, ...values) => (await client.query<Row>(text, [...values])).rows,
    run: async (text, ...values) => (await client.query(text, [...values])).rowCount ?? 0,
  }
}

/** A connection of its own. One that broke is closed on release instead of going back to the pool. */
interface OwnConnection {
  readonly client: pg.PoolClient
  fail(error: Error): void
  release(): void
}

async function connectionFrom(pool: pg.Pool): Promise<OwnConnection> {
  const client = await pool.connect()
  let broken: Error | undefined
  const fail = (error: Error): void => {
    broken = error
  }
  client.on('error', fail)
  return {
    client,
    fail,
    release() {
      client.off('error', fail)
      client.release(broken)
    },
  }
}

async function transact<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>, durable: boolean): Promise<T> {
  const { client, fail, release } = await connectionFrom(pool)
  try {
    await client.query('BEGIN')
    if (!durable) await client.query('SET LOCAL synchronous_commit TO OFF')
    const done = await work(queriesOn(client))
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK').catch(fail)
    throw error
  } finally {
    release()
  }
}

async function snapshotOf(pool: pg.Pool): Promise<Snapshot> {
  const { client, fail, release } = await connectionFrom(pool)
  const end = async (): Promise<void> => {
    await client.query('COMMIT').catch(fail)
    release()
  }
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return { all: queriesOn(client).all, end }
  } catch (error) {
    await end()
    throw error
  }
}

const APPEND = {
  name: 'append',
  text: `INSERT INTO records (table_id, number, record)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING RETURNING table_id, number`,
}

async function append(pool: pg.Pool, batch: readonly Append[]): Promise<boolean[]> {
  const columns = [batch.map((one) => one.table), batch.map((one) => one.number), batch.map((one) => one.record)]
  const { rows } = await pool.query<Row>({ ...APPEND, values: columns })
  const kept = new Set(rows.map((row) => `${row.number} ${row.table_id}`))
  // Of two entries with the same number, the first was kept.
  return batch.map((one) => kept.delete(`${one.number} ${one.table}`))
}

export function openPostgres(url: string, { connections = 8, trouble = () => {} }: PostgresTerms = {}): Sql {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: 5000 })
  pool.on('error', trouble)
  const plain = queriesOn(pool)
  return {
    kind: 'postgres',
    all: (text, ...values: Value[]) => plain.all(text, ...values),
    run: (text, ...values: Value[]) => plain.run(text, ...values),
    transaction: (work, durable = true) => transact(pool, work, durable),
    append: (batch) => append(pool, batch),
    snapshot: () => snapshotOf(pool),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up with its own pg_dump, see docs/hosting.md.')),
    close: () => pool.end(),
  }
}
