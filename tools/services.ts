/**
 * PostgreSQL and Redis for tests: Debian's packages, installed if allowed, run as private instances on free loopback
 * ports in a temporary folder. They end with the program at the latest.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Service {
  readonly url: string
  /** Kills it, like a power failure, and starts it again with the data it had stored. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const POSTGRES = '/usr/lib/postgresql'

function found(name: string): string | null {
  const places = (process.env.PATH ?? '').split(':').concat('/usr/bin', '/usr/local/bin')
  const path = places.map((place) => join(place, name)).find((one) => existsSync(one))
  return path ?? null
}

/** The folder with initdb and postgres, newest version first; null if there is none. */
function postgresFolder(): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(POSTGRES, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

function install(packages: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages} ...`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packages], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Null if both can be started; otherwise a sentence that says what to install. */
export function ensureServices(): string | null {
  if (postgresFolder() === null) install('postgresql')
  if (found('redis-server') === null) install('redis-server')
  const missing = [
    ...(postgresFolder() === null ? ['postgresql'] : []),
    ...(found('redis-server') === null ? ['redis-server'] : []),
  ]
  if (missing.length === 0) return null
  return `The tests of the server need PostgreSQL and Redis: install the Debian packages ${missing.join(' and ')}.`
}

/** PostgreSQL refuses to run as root: use its package's user, or nobody. */
function lesserUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => users.find((one) => one.startsWith(`${name}:`))).find(Boolean)
  const [, , uid = '65534', gid = '65534'] = (line ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}

const running = new Map<ChildProcess, string>()

process.once('exit', () => {
  for (const [child, folder] of running) {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

const rest = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

interface Plan {
  readonly name: string
  readonly folder: string
  readonly url: string
  begin(): ChildProcess
  ready(): boolean
}

async function began({ name, folder, begin, ready }: Plan): Promise<ChildProcess> {
  const child = begin()
  running.set(child, folder)
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended at once with ${child.exitCode}.`)
    if (ready()) return child
    await rest(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${name} does not answer.`)
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

async function serviceOf(plan: Plan): Promise<Service> {
  let child = await began(plan)
  return {
    url: plan.url,
    async restart() {
      await ended(child, plan.name === 'PostgreSQL' ? 'SIGQUIT' : 'SIGKILL')
      child = await began(plan)
    },
    async stop() {
      await ended(child, plan.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
      rmSync(plan.folder, { recursive: true, force: true })
    },
  }
}

/** `durable`: every commit reaches the disk, as in production; otherwise as fast as possible. */
export async function startPostgres(durable: boolean): Promise<Service> {
  const bin = postgresFolder()
  if (bin === null) throw new Error(ensureServices() ?? 'PostgreSQL is missing.')
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-postgres-'))
  const user = lesserUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const as = { ...(user ?? {}), cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } }
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'ludarium', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
  const settings = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200']
  return serviceOf({
    name: 'PostgreSQL',
    folder,
    url: `postgres://ludarium@127.0.0.1:${port}/postgres`,
    begin: () => spawn(join(bin, 'postgres'), [...args, ...settings], { ...as, stdio: 'ignore' }),
    ready: () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0,
  })
}

export async function startRedis(): Promise<Service> {
  const program = found('redis-server')
  if (program === null) throw new Error(ensureServices() ?? 'Redis is missing.')
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-redis-'))
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'yes',
    '--databases',
    '4096',
  ]
  return serviceOf({
    name: 'Redis',
    folder,
    url: `redis://127.0.0.1:${port}`,
    begin: () => spawn(program, args, { cwd: folder, stdio: 'ignore' }),
    ready: () => spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' }).stdout?.trim() === 'PONG',
  })
}
