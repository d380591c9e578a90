/**
 * `npm run parts`: measures each part of a large installation on one machine: people who play at human speed, messages
 * between processes, presence, records in PostgreSQL, and the bots' queue. docs/scale.md uses the results.
 */
import { games } from '@ludarium/games'
import { flags } from '../../tools/flags.ts'
import { busFigures } from './parts/bus.ts'
import { peopleAtOnce } from './parts/people.ts'
import { presenceFigures } from './parts/presence.ts'
import { queueFigures } from './parts/queue.ts'
import { recordFigures } from './parts/records.ts'

const help = `npm run parts [-- --people 10000 --seconds 20 --json]

Measures each part of a large installation: people, messages between processes, presence, records, the bots' queue.

  --people N     people at the same time, four per table, two decisions per minute each (10000)
  --seconds N    seconds per measurement of people (20)
  --json         one line of JSON`

const values = flags(help, { people: 10_000, seconds: 20, json: false })

const all = games.map(({ id }) => id)

async function measured<T extends object>(name: string, work: () => Promise<T>): Promise<T> {
  const figures = await work()
  console.error(
    `${name}: ${Object.entries(figures)
      .map(([what, value]) => `${what} ${Number(value).toLocaleString('en')}`)
      .join(', ')}`,
  )
  return figures
}

const report = {
  bus: await measured('Messages between processes', () => busFigures(10_000, 4)),
  presence: await measured('Presence', () => presenceFigures(100_000)),
  records: await measured('Records on disk', () => recordFigures(4)),
  queue: await measured('Questions to bots', () => queueFigures(10_000)),
  together: await measured('People at one process', () => peopleAtOnce(values.people, all, values.seconds, 1)),
  apart: await measured('People at three processes', () => peopleAtOnce(values.people, all, values.seconds, 3)),
}
if (values.json) console.log(JSON.stringify(report))
process.exit(0)
