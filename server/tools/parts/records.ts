/** Measures how many records per second PostgreSQL stores durably, in a plain and in a partitioned table. */
import { startPostgres } from '../../../tools/services.ts'
import { openStore } from '../../store/index.ts'
import { openPostgres } from '../../store/postgres.ts'
import type { Sql } from '../../store/sql.ts'

const GROUP = 100
const WRITERS = 6
const PARTITIONS = 16
/** As long as an average decision. */
const RECORD = JSON.stringify({
  type: 'decided',
  when: 1_700_000_000_000,
  ticket: 'x'.repeat(24),
  move: 'x'.repeat(150),
})

export interface RecordFigures {
  readonly plainPerSecond: number
  readonly partitionedPerSecond: number
}

async function databaseIn(url: string, name: string): Promise<string> {
  const sql = openPostgres(url, { connections: 1 })
  await sql.run(`CREATE DATABASE ${name}`)
  await sql.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  await (await openStore(own.href)).close()
  return own.href
}

async function partition(sql: Sql): Promise<void> {
  await sql.run('ALTER TABLE records RENAME TO whole')
  await sql.run('CREATE TABLE records (LIKE whole INCLUDING ALL) PARTITION BY HASH (table_id)')
  for (let at = 0; at < PARTITIONS; at++)
    await sql.run(
      `CREATE TABLE records_${at} PARTITION OF records FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${at})`,
    )
}

/** Appends until the time is over and returns rows per second. Each batch holds records of many tables, as in production. */
async function written(sql: Sql, round: number, seconds: number): Promise<number> {
  const began = performance.now()
  let rows = 0
  const write = async (_: unknown, writer: number): Promise<void> => {
    for (let number = 0; performance.now() - began < seconds * 1000; number++) {
      const batch = Array.from({ length: GROUP }, (__, at) => ({
        table: `table ${round} ${writer} ${at}`,
        number,
        record: RECORD,
      }))
      rows += (await sql.append(batch)).length
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return (rows / (performance.now() - began)) * 1000
}

const medianOf = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

export async function recordFigures(seconds: number): Promise<RecordFigures> {
  const service = await startPostgres(true)
  const [plain, partitioned] = [
    openPostgres(await databaseIn(service.url, 'plain')),
    openPostgres(await databaseIn(service.url, 'partitioned')),
  ]
  try {
    await partition(partitioned)
    const rates: [number[], number[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      rates[0].push(await written(plain, round, seconds))
      rates[1].push(await written(partitioned, round, seconds))
    }
    return { plainPerSecond: Math.round(medianOf(rates[0])), partitionedPerSecond: Math.round(medianOf(rates[1])) }
  } finally {
    await plain.close()
    await partitioned.close()
    await service.stop()
  }
}
