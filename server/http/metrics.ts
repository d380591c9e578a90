/** What an operator sees of a process: counts and times, never names. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface Metrics {
  request(): void
  message(): void
  decision(): void
  sockets(change: 1 | -1): void
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
  return {
    request: () => requests.inc(),
    message: () => messages.inc(),
    decision: () => decisions.inc(),
    sockets: (change) => sockets.inc(change),
    trouble: () => troubles.inc(),
    text: () => registry.metrics(),
  }
}
