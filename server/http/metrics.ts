/** What an operator sees of a process: counts and times, never names. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  request(): void
  message(): void
  decision(): void
  sockets(change: 1 | -1): void
  appended(seconds: number, batch: number): void
  trouble(): void
  text(): Promise<string>
}

export interface Levels {
  readonly tables: () => number
  readonly thoughts: () => number
}

export function metricsOf({ tables, thoughts }: Levels): Metrics {
  const registers = [new Registry()]
  const [registry] = registers
  if (registry === undefined) throw new Error('There is no registry.')
  collectDefaultMetrics({ register: registry, prefix: 'ludarium_' })
  const counter = (name: string, help: string): Counter => new Counter({ name: `ludarium_${name}`, help, registers })
  const requests = counter('requests_total', 'HTTP requests')
  const messages = counter('messages_total', 'Messages over sockets')
  const decisions = counter('decisions_total', 'Decisions kept by this process')
  const troubles = counter('troubles_total', 'Things that went wrong and were made up for')
  const sockets = new Gauge({ name: 'ludarium_sockets', help: 'Open sockets', registers })
  const level = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name: `ludarium_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  level('tables', 'Tables in memory', tables)
  level('thoughts', 'Questions that bots here are thinking about', thoughts)
  const seconds = new Histogram({
    name: 'ludarium_append_seconds',
    help: 'Time to bring a group of records to disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  })
  const batches = new Histogram({
    name: 'ludarium_append_records',
    help: 'Records in one group',
    buckets: [1, 2, 5, 10, 20, 50, 100, 500],
    registers,
  })
  return {
    request: () => requests.inc(),
    message: () => messages.inc(),
    decision: () => decisions.inc(),
    sockets: (change) => sockets.inc(change),
    appended(time, batch) {
      seconds.observe(time)
      batches.observe(batch)
    },
    trouble: () => troubles.inc(),
    text: () => registry.metrics(),
  }
}
