/** Measures latency and load with many people who decide at human speed, four per table. */
import { ours } from '../clients.ts'
import { startFleet, UNLIMITED } from '../fleet.ts'

/** Milliseconds between two decisions at a table: four people decide twice per minute each. */
const PACE = 7500

export interface PeopleFigures {
  readonly people: number
  readonly tables: number
  readonly decisionsPerSecond: number
  readonly p99Milliseconds: number
  readonly processes: number
  /** Cores used by all server processes together. */
  readonly coreShare: number
  /** Memory of all server processes together. */
  readonly megabytes: number
}

const many = '1000000'

/** Sum of a metric over all processes. */
async function metric(addresses: readonly string[], name: string): Promise<number> {
  const all = addresses.map(async (address) => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(new RegExp(`^ludarium_${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  })
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0)
}

/** With several processes, the people at a table use different ones. */
export async function peopleAtOnce(
  people: number,
  games: readonly string[],
  seconds: number,
  processes: number,
): Promise<PeopleFigures> {
  const tables = Math.ceil(people / 4)
  const fleet = await startFleet(processes, {
    LUDARIUM_SHELF: new URL('../endless.ts', import.meta.url).href,
    ...UNLIMITED,
    TABLES: many,
    LOG_LEVEL: 'fatal',
  })
  try {
    const { addresses } = fleet
    const crowd = await ours(addresses, { games, tables, seats: 4, watchers: 0, pace: PACE })
    // Warm-up: spreads the decisions over time.
    await crowd.play(PACE)
    const began = await metric(addresses, 'process_cpu_seconds_total')
    const { moves, latencies, seconds: took } = await crowd.play(seconds * 1000)
    const used = (await metric(addresses, 'process_cpu_seconds_total')) - began
    const bytes = await metric(addresses, 'process_resident_memory_bytes')
    crowd.close()
    const sorted = latencies.toSorted((a, b) => a - b)
    return {
      people: 4 * tables,
      tables,
      processes,
      decisionsPerSecond: Math.round(moves / took),
      p99Milliseconds: Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10,
      coreShare: Math.round((used / took) * 100) / 100,
      megabytes: Math.round(bytes / 1e6),
    }
  } finally {
    await fleet.stop()
  }
}
