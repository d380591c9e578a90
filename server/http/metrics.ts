/** Prometheus metrics of a process: counts and times, never names. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export interface Metrics {
  request(): void
  message(): void
  decisions(count: number): void
  sockets(change: 1 | -1): void
  trouble(): void
  /** Adds a gauge that is read whenever metrics are requested. */
  gauge(name: string, help: string, read: () => number): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers
  if (registry === undefined) throw new Error('There is no registry.')
  collectDefaultMetrics({ register: registry, prefix: 'ludarium_' })
  const counter = (name: string, help: string): Counter => new Counter({ name: `ludarium_${name}`, help, registers })
  const requests = counter('requests_total', 'HTTP requests')
  const messages = counter('messages_total', 'Messages over sockets')
  const decisions = counter('decisions_total', 'Decisions stored by this process')
  const troubles = counter('troubles_total', 'Errors that the process recovered from')
  const sockets = new Gauge({ name: 'ludarium_sockets', help: 'Open sockets', registers })
  return {
    request: () => requests.inc(),
    message: () => messages.inc(),
    decisions: (count) => decisions.inc(count),
    sockets: (change) => sockets.inc(change),
    trouble: () => troubles.inc(),
    gauge(name, help, read) {
      const collect = function (this: Gauge): void {
        this.set(read())
      }
      new Gauge({ name: `ludarium_${name}`, help, registers, collect })
    },
    text: () => registry.metrics(),
  }
}
