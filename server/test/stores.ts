/** The stores that server tests run on: SQLite in a file, and PostgreSQL with a fresh database and Redis. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { type Service, startPostgres, startRedis } from '../../tools/services.ts'
import { redisAt } from '../bus/redis.ts'
import { openPostgres } from '../store/postgres.ts'

export interface Place {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Creates an empty database and returns its address. */
  fresh(): Promise<string>
  /** The URL of an empty Redis database; null for a single process. */
  redis(): Promise<string | null>
}

const started: Service[] = []
const folders: string[] = []

after(async () => {
  for (const service of started) await service.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function once(name: string, start: () => Promise<Service>): Promise<string> {
  const given = process.env[name]
  if (given !== undefined && given !== '') return given
  const service = await start()
  started.push(service)
  return service.url
}

let postgres: Promise<string> | null = null
let redis: Promise<string> | null = null

/** A new folder that is deleted after the tests of the file. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-test-'))
  folders.push(folder)
  return folder
}

export const places: readonly Place[] = [
  {
    name: 'SQLite',
    fresh: async () => join(temporary(), 'ludarium.db'),
    redis: async () => null,
  },
  {
    name: 'PostgreSQL',
    async fresh() {
      postgres ??= once('TEST_POSTGRES', () => startPostgres(false))
      const url = new URL(await postgres)
      const name = `t${randomBytes(8).toString('hex')}`
      const sql = openPostgres(url.href, { connections: 1 })
      await sql.run(`CREATE DATABASE ${name}`)
      await sql.close()
      url.pathname = `/${name}`
      return url.href
    },
    async redis() {
      redis ??= once('TEST_REDIS', startRedis)
      const url = new URL(await redis)
      const all = redisAt(url.href, (error) => assert.fail(error.message))
      url.pathname = `/${await all.incr('databases')}`
      all.disconnect()
      return url.href
    },
  },
]
