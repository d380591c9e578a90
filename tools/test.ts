/**
 * `npm test`: the checks, the tests of every folder, the server on its services, the page in a real browser. Installs the
 * browser and the services if it may.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { ensureChromium } from './chromium.ts'
import { ensureServices, startPostgres, startRedis } from './services.ts'
import { refuse, wishes } from './wishes.ts'
import { workspaces } from './workspaces.ts'

const HELP = `npm test -- [--page] [--times N]

Runs every check and test, and stops at the first stage that fails.

  --page     only the tests of the page in a browser
  --times N  the tests of the page N times (1), whatever fails; at the end, how often each file has failed`

/** How many files are tested at the same time, on however many cores: tests must stand company. */
const BESIDE = 2
/** How long one test may take on the busiest machine, in milliseconds. */
const PATIENCE = 600_000
/** How many files are named as the slowest of a stage. */
const SLOWEST = 10

/** How the tests of some files went. */
interface Went {
  readonly passed: boolean
  /** Files with a test that failed, or that could not be run at all. */
  readonly failed: ReadonlySet<string>
}

interface Stage {
  readonly name: string
  run(): boolean | Promise<boolean>
}

/** The page and the server have stages of their own. */
const FOLDERS = ['tools', ...workspaces().filter((folder) => folder !== 'web' && folder !== 'server')]

/** What takes longest comes first, so that nobody waits for it in the end. */
const LONGEST = ['/conformance.test.ts', '/new.test.ts', '/online.test.ts', '-play.test.ts', '/manners.test.ts']

const isLong = (file: string): boolean => LONGEST.some((end) => file.endsWith(end))

const longestFirst = (a: string, b: string): number => Number(isLong(b)) - Number(isLong(a)) || (a < b ? -1 : 1)

function command(name: string, ...args: readonly string[]): boolean {
  return spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** Runs the tests of the files and prints how each goes, and which files take longest. */
async function filesOf(pattern: string): Promise<Went> {
  let passed = false
  const failed = new Set<string>()
  const seconds = new Map<string, number>()
  const tests = run({ files: globSync(pattern).sort(longestFirst), concurrency: BESIDE, timeout: PATIENCE })
  tests.on('test:fail', ({ file = '' }) => failed.add(relative('.', file)))
  tests.on('test:summary', ({ file, success, duration_ms }) => {
    // The last one is about all files.
    if (file === undefined) passed = success && seconds.size > 0
    else seconds.set(relative('.', file), duration_ms / 1000)
  })
  for await (const text of tests.compose(spec)) process.stdout.write(String(text))
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
  console.log(`Slowest: ${slowest.map(([file, n]) => `${file} ${n.toFixed(0)} s`).join(', ')}.`)
  return { passed, failed }
}

const tested = async (pattern: string): Promise<boolean> => (await filesOf(pattern)).passed

const BUILD: readonly Stage[] = [
  { name: 'Build of the page', run: () => command('vite', 'build', 'web', '--logLevel', 'warn') },
  { name: 'Sizes of the page', run: () => command('node', 'web/tools/sizes.ts') },
]
const PAGE = 'web/test/**/*.test.ts'
const STAGES: readonly Stage[] = [
  { name: 'Checks', run: () => command('node', 'tools/check.ts') },
  { name: 'Rules, bots and terminal', run: () => tested(`{${FOLDERS.join(',')}}/**/*.test.ts`) },
  { name: 'Server', run: () => tested('server/test/**/*.test.ts') },
  ...BUILD,
  { name: 'The page in a browser', run: () => tested(PAGE) },
]

/** Runs one stage after the other and ends the program at the first that fails. */
async function pass(stages: readonly Stage[]): Promise<void> {
  for (const { name, run } of stages) {
    const began = Date.now()
    console.log(`\n== ${name}`)
    if (!(await run())) {
      console.error(`${name}: failed.`)
      process.exit(1)
    }
    console.log(`${name}: passed in ${Math.round((Date.now() - began) / 1000)} s.`)
  }
}

/** The page's tests again and again; says how often each file has failed. */
async function again(times: number): Promise<boolean> {
  const failed = new Map<string, number>()
  let whole = 0
  for (let n = 1; n <= times; n++) {
    const began = Date.now()
    console.log(`\n== The page in a browser, ${n} of ${times}`)
    const went = await filesOf(PAGE)
    if (went.passed) whole++
    for (const file of went.failed) failed.set(file, (failed.get(file) ?? 0) + 1)
    const said = went.passed ? 'passed' : `failed: ${[...went.failed].join(', ')}`
    console.log(`${n} of ${times}: ${said}, in ${Math.round((Date.now() - began) / 1000)} s.`)
  }
  for (const [file, count] of failed) console.log(`${file} failed ${count} of ${times} times.`)
  console.log(`${whole} of ${times} runs passed whole.`)
  return whole === times
}

const { page, times } = wishes(HELP, { page: false, times: 1 })
if (times < 1) refuse('--times wants a whole number from 1 on.')
// Every file is tested by a process of its own: what one has compiled the others need not compile again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled')
for (const problem of [ensureChromium(), ensureServices()]) {
  if (problem === null) continue
  console.error(problem)
  process.exit(1)
}
// The tests of the server share one PostgreSQL and one Redis, each with a database of its own; they end with this program.
process.env.TEST_POSTGRES = (await startPostgres(false)).url
process.env.TEST_REDIS = (await startRedis()).url
if (page || times > 1) {
  await pass(BUILD)
  process.exit((await again(times)) ? 0 : 1)
}
await pass(STAGES)
process.exit(0)
