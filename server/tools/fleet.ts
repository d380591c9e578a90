/** Several servers and a worker on one PostgreSQL and one Redis. Each of them can be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Service, startPostgres, startRedis } from '../../tools/services.ts'

export interface Fleet {
  readonly addresses: readonly string[]
  readonly postgres: Service
  readonly redis: Service
  /** Kills the process, which is then started again. Returns false if it is not running. */
  kill(at: number): boolean
  stop(): Promise<void>
}

const many = '1000000'
/** Limits for clients that are faster than people. */
export const UNLIMITED = { RATE: many, RATE_ENTRY: many, SOCKET_RATE: many, SOCKET_BURST: many } as const

const here = import.meta.dirname

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}

export async function startFleet(servers: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
  const [postgres, redis] = [await startPostgres(true), await startRedis()]
  const ports = await Promise.all(Array.from({ length: servers }, freePort))
  const shared = { ...process.env, ...env, DATABASE_URL: postgres.url, REDIS_URL: redis.url, PAGE: '', THINK_HERE: '0' }
  const children: { child: ChildProcess; up: boolean }[] = []
  let open = true

  function begin(at: number): Promise<void> {
    const args = at < servers ? [join(here, '..', 'main.ts')] : [join(here, 'worker.ts')]
    const settings = { ...shared, PORT: String(ports[at] ?? 0) }
    const child = spawn(process.execPath, args, { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
    const entry = { child, up: false }
    children[at] = entry
    child.on('exit', () => {
      entry.up = false
      if (open) void begin(at)
    })
    return new Promise((resolve) => {
      child.stdout.on('data', () => {
        entry.up = true
        resolve()
      })
    })
  }

  // The first server migrates the database.
  await begin(0)
  await Promise.all(Array.from({ length: servers }, (_, at) => begin(at + 1)))
  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    postgres,
    redis,
    kill(at) {
      const entry = children[at]
      if (entry?.up !== true) return false
      entry.up = false
      entry.child.kill('SIGKILL')
      return true
    },
    async stop() {
      open = false
      const left = children.map(
        ({ child }) =>
          new Promise<void>((resolve) => {
            if (child.exitCode !== null || child.signalCode !== null) resolve()
            else {
              child.once('exit', () => resolve())
              child.kill('SIGKILL')
            }
          }),
      )
      await Promise.all(left)
      await redis.stop()
      await postgres.stop()
    },
  }
}
