/** Starts and stops a process: a server for people, or a worker that only thinks for bots. */
import { takeBotTurn } from './bots/bot-queue.ts'
import { startBotWorker } from './bots/redis-queue.ts'
import { appOf } from './http/app.ts'
import { Gate } from './http/gate.ts'
import { markServed, readFiles } from './http/static.ts'
import { listen } from './listen.ts'
import { createServices, type Services, type TestSeams } from './services.ts'
import type { ServerSettings } from './settings.ts'
import { Sockets } from './wire/sockets.ts'

export type { TestSeams } from './services.ts'

export interface RunningServer {
  readonly address: string
  readonly services: Services
  stop(): Promise<void>
}

/** Resolves once the server listens. Rejects with a sentence for the operator. */
export async function startServer(settings: ServerSettings, seams: TestSeams = {}): Promise<RunningServer> {
  const services = await createServices(settings, seams, 'server')
  let stopping = false
  let sockets: Sockets | null = null
  try {
    const gate = new Gate(services.people, { origins: settings.origins, trustProxy: settings.trustProxy > 0 })
    const opened = createSockets(services, gate)
    sockets = opened
    const app = await createApp(services, gate, () => stopping)
    opened.attach(app.server)
    const address = await listen(app, settings)
    await services.dueJobs.tick()
    return {
      address,
      services,
      async stop() {
        if (stopping) return
        stopping = true
        await opened.close()
        await app.close()
        await services.close()
      },
    }
  } catch (error) {
    await sockets?.close()
    await services.close()
    throw error
  }
}

function createSockets(services: Services, gate: Gate): Sockets {
  const { settings, people, metrics } = services
  return new Sockets({
    ...services,
    limits: settings.sockets,
    hintMilliseconds: settings.thinkMilliseconds,
    hinted: new Set(),
    caller: (request) => gate.caller(request),
    person: (id) => people.person(id),
    sameOrigin: (request) => gate.sameOrigin(request),
    count: (change) => metrics.sockets(change),
    received: () => metrics.message(),
  })
}

function createApp(services: Services, gate: Gate, stopping: () => boolean): ReturnType<typeof appOf> {
  const { settings, keys } = services
  return appOf({
    ...services,
    gate,
    files: settings.page === '' ? new Map() : markServed(readFiles(settings.page)),
    trustProxy: settings.trustProxy,
    pushKey: settings.pushSubject === '' ? '' : keys.push.publicKey,
    webhookKey: keys.webhook,
    rate: settings.rate,
    metricsToken: settings.metricsToken,
    stopping,
  })
}

/** Takes bots' turns from the queue in Redis. */
export async function startWorker(settings: ServerSettings, seams: TestSeams = {}): Promise<{ stop(): Promise<void> }> {
  if (settings.redis === '') throw new Error('A worker needs REDIS_URL: it takes questions from the queue there.')
  const services = await createServices({ ...settings, thinkHere: false }, seams, 'worker')
  const { liveTables, thinkPool, log, trouble } = services
  const deps = { liveTables, thinkPool, milliseconds: settings.thinkMilliseconds, trouble }
  const worker = startBotWorker(settings.redis, {
    concurrency: settings.threads,
    trouble: (error) => log.warn({ problem: error.message }),
    async answer(turn) {
      const outcome = await takeBotTurn(deps, turn)
      if (!outcome.ok && outcome.code === 'store') throw new Error('The decision could not be stored.')
    },
  })
  let stopping = false
  return {
    async stop() {
      if (stopping) return
      stopping = true
      await worker.close()
      await services.close()
    },
  }
}
