/**
 * `npm run scale`: measures moves per second, the 99th percentile of a move and the memory of the processes with growing
 * numbers of tables and processes, on PostgreSQL and Redis with every move on disk. Two clients play 50 tables each over one
 * socket, as fast as they are answered.
 */
import { writeFileSync } from 'node:fs'
import { exitWith, flags } from '../../tools/flags.ts'
import { ours } from './clients.ts'
import { startFleet, UNLIMITED } from './fleet.ts'
import { type Point, scalePlot } from './scale-plot.ts'

const help = `npm run scale [-- --tables 10,100,1000,5000 --processes 1,2,3 --seconds 5 --json]

Measures moves per second, the 99th percentile of a move and the memory of the processes.

  --tables LIST       numbers of tables (10,100,1000,5000)
  --processes LIST    numbers of processes (1,2,3)
  --seconds N         seconds per measurement (5)
  --svg FILE          draws the result
  --json              one line of JSON`

const values = flags(help, {
  tables: '10,100,1000,5000',
  processes: '1,2,3',
  seconds: 5,
  json: false,
  svg: '',
})

/** Tables per client. */
const EACH = 50
const many = '1000000'
const numbersIn = (list: string): number[] =>
  list
    .split(',')
    .map((text) =>
      /^[1-9]\d{0,5}$/.test(text) ? Number(text) : exitWith(`'${text}' is not a number from 1 to 999999.`),
    )

/** Memory of all processes, from their metrics. */
async function megabytes(addresses: readonly string[]): Promise<number> {
  const all = addresses.map(async (address) => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(/^ludarium_process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0)
  })
  return Math.round((await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0) / 1e6)
}

async function measure(processes: number, tables: number): Promise<Point> {
  const fleet = await startFleet(processes, {
    LUDARIUM_SHELF: new URL('./endless.ts', import.meta.url).href,
    ...UNLIMITED,
    TABLES: many,
    TABLES_OF_ONE: many,
    LOG_LEVEL: 'fatal',
  })
  try {
    const crowd = await ours(fleet.addresses, { games: ['endless'], tables, seats: 2, watchers: 0, each: EACH })
    await crowd.play(1000)
    const { moves, latencies, seconds } = await crowd.play(values.seconds * 1000)
    const memory = await megabytes(fleet.addresses)
    crowd.close()
    const sorted = latencies.toSorted((a, b) => a - b)
    return {
      processes,
      tables,
      movesPerSecond: Math.round(moves / seconds),
      p99Milliseconds: Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10,
      megabytes: memory,
    }
  } finally {
    await fleet.stop()
  }
}

const points: Point[] = []
for (const processes of numbersIn(values.processes)) {
  for (const tables of numbersIn(values.tables)) {
    const point = await measure(processes, tables)
    points.push(point)
    const { movesPerSecond, p99Milliseconds, megabytes: memory } = point
    console.error(
      `${processes} processes, ${tables} tables: ${movesPerSecond} moves/s, p99 ${p99Milliseconds} ms, ${memory} MB`,
    )
  }
}
if (values.json) console.log(JSON.stringify(points))
if (values.svg !== '') writeFileSync(values.svg, scalePlot(points))
process.exit(0)
