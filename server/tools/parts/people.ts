/** So many people at once, four at a table, who decide as fast as people do: what they wait, and what it takes. */
import { ours } from '../clients.ts'
import { startFleet } from '../fleet.ts'

/** Of four people at a table each decides twice a minute. */
const PACE = 7500

export interface PeopleFigures {
  readonly people: number
  readonly tables: number
  readonly decisionsPerSecond: number
  readonly p99Milliseconds: number
  /** Of one core, of the one server process. */
  readonly coreShare: number
  readonly megabytes: number
}

const many = '1000000'

async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^ludarium_${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
}

export async function peopleAtOnce(people: number, games: readonly string[], seconds: number): Promise<PeopleFigures> {
  const tables = Math.ceil(people / 4)
  const fleet = await startFleet(1, {
    LUDARIUM_SHELF: new URL('../endless.ts', import.meta.url).href,
    RATE: many,
    RATE_ENTRY: many,
    SOCKET_RATE: many,
    SOCKET_BURST: many,
    TABLES: many,
    LOG_LEVEL: 'fatal',
  })
  try {
    const [address] = fleet.addresses as [string]
    const crowd = await ours(fleet.addresses, { games, tables, seats: 4, watchers: 0, pace: PACE })
    // Everybody is in the middle of something.
    await crowd.play(PACE)
    const began = await metric(address, 'process_cpu_seconds_total')
    const { moves, latencies, seconds: took } = await crowd.play(seconds * 1000)
    const used = (await metric(address, 'process_cpu_seconds_total')) - began
    const bytes = await metric(address, 'process_resident_memory_bytes')
    crowd.close()
    const sorted = latencies.toSorted((a, b) => a - b)
    return {
      people: 4 * tables,
      tables,
      decisionsPerSecond: Math.round(moves / took),
      p99Milliseconds: Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10,
      coreShare: Math.round((used / took) * 100) / 100,
      megabytes: Math.round(bytes / 1e6),
    }
  } finally {
    await fleet.stop()
  }
}
