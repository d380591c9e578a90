/**
 * `npm run parts`: what each part of a large site carries, as far as one machine can show: people who play at the speed
 * of people, Redis between processes, who is where, PostgreSQL's records, the bots' queue. docs/scale.md builds on it.
 */
import { games } from '@ludarium/games'
import { wishes } from '../../tools/wishes.ts'
import { busFigures } from './parts/bus.ts'
import { peopleAtOnce } from './parts/people.ts'
import { presenceFigures } from './parts/presence.ts'
import { queueFigures } from './parts/queue.ts'
import { recordFigures } from './parts/records.ts'

const help = `npm run parts [-- --people 10000 --seconds 20 --json]

What each part of a large site carries: people, Redis between processes, presence, records, the bots' queue.

  --people N     people at once, four at a table, who decide twice a minute each (10000)
  --seconds N    how long they are measured (20)
  --json         one line of JSON`

const values = wishes(help, { people: 10_000, seconds: 20, json: false })

const all = games.map(({ id }) => id)

async function told<T extends object>(name: string, measuring: () => Promise<T>): Promise<T> {
  const figures = await measuring()
  console.error(
    `${name}: ${Object.entries(figures)
      .map(([what, value]) => `${what} ${Number(value).toLocaleString('en')}`)
      .join(', ')}`,
  )
  return figures
}

const report = {
  bus: await told('Messages between processes', () => busFigures(10_000, 4)),
  presence: await told('Who is where', () => presenceFigures(100_000)),
  records: await told('Records on disk', () => recordFigures(4)),
  queue: await told('Questions to bots', () => queueFigures(10_000)),
  together: await told('People at one process', () => peopleAtOnce(values.people, all, values.seconds, 1)),
  apart: await told('People at three processes', () => peopleAtOnce(values.people, all, values.seconds, 3)),
}
if (values.json) console.log(JSON.stringify(report))
process.exit(0)
