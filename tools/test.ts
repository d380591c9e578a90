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
import { exitWith, flags } from './flags.ts'
import { ensureServices, startPostgres, startRedis } from './services.ts'
import { workspaces } from './workspaces.ts'

const HELP = `npm test -- [--quick] [--page] [--times N]

Runs every check and test, and stops at the first stage that fails.

  --quick    the inner loop, in under three minutes on two cores: checks, rules with few random games, the server on
             SQLite, and the parts of the kit in a browser
  --page     only the tests of the page in a browser
  --times N  the tests of the page N times (1), whatever fails; at the end, how often each file has failed`

/** Test files that run in parallel, regardless of cores: tests must tolerate running in parallel. */
const CONCURRENCY = 2
/** Milliseconds per test, even on a busy machine. */
const TEST_TIMEOUT = 600_000
/** Number of slowest files to print per stage. */
const SLOWEST = 10

/** The result of some test files. */
interface StageResult {
  readonly passed: boolean
  /** Files with a failed test, or that could not run. */
  readonly failed: ReadonlySet<string>
}

/** Exclusions of a stage. */
interface LeaveOut {
  readonly files?: RegExp
  /** By test name. */
  readonly tests?: RegExp
}

interface Stage {
  readonly name: string
  run(): boolean | Promise<boolean>
}

/** The page and the server have their own stages. */
const FOLDERS = ['tools', ...workspaces().filter((folder) => folder !== 'web' && folder !== 'server')]

/** Slow files start first, so they do not delay the end. */
const LONGEST = ['/conformance.test.ts', '/new.test.ts', '/online.test.ts', '-play.test.ts', '/manners.test.ts']

const isLong = (file: string): boolean => LONGEST.some((end) => file.endsWith(end))

const longestFirst = (a: string, b: string): number => Number(isLong(b)) - Number(isLong(a)) || (a < b ? -1 : 1)

function command(name: string, ...args: readonly string[]): boolean {
  return spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** Runs the test files and prints results and the slowest files. */
async function filesOf(pattern: string, leaveOut: LeaveOut = {}): Promise<StageResult> {
  let passed = false
  const failed = new Set<string>()
  const seconds = new Map<string, number>()
  const files = globSync(pattern).filter((file) => leaveOut.files?.test(file.replaceAll('\\', '/')) !== true)
  const tests = run({
    files: files.sort(longestFirst),
    concurrency: CONCURRENCY,
    timeout: TEST_TIMEOUT,
    ...(leaveOut.tests === undefined ? {} : { testSkipPatterns: leaveOut.tests }),
  })
  tests.on('test:fail', ({ file = '' }) => failed.add(relative('.', file)))
  tests.on('test:summary', ({ file, success, duration_ms }) => {
    // The last event covers all files.
    if (file === undefined) passed = success && seconds.size > 0
    else seconds.set(relative('.', file), duration_ms / 1000)
  })
  for await (const text of tests.compose(spec)) process.stdout.write(String(text))
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
  console.log(`Slowest: ${slowest.map(([file, n]) => `${file} ${n.toFixed(0)} s`).join(', ')}.`)
  return { passed, failed }
}

const tested = async (pattern: string, leaveOut?: LeaveOut): Promise<boolean> =>
  (await filesOf(pattern, leaveOut)).passed

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

/** Random games per property of a game in a quick run. */
const QUICK_WALKS = '3'
/** Whole games by strong bots, and servers that share PostgreSQL or Redis. */
const SLOW = /bots\/test\/(levels|analysis|bots)|server\/test\/(fleet|bot-queue|archive|steady)/
const QUICK: readonly Stage[] = [
  { name: 'Checks', run: () => command('node', 'tools/check.ts') },
  {
    name: 'Rules and tables, few random games',
    run: () => tested('{tools,kernel,games,words,tables,bots}/**/test/*.test.ts', { files: SLOW }),
  },
  {
    name: 'Server on SQLite',
    run: () => tested('server/test/**/*.test.ts', { files: SLOW, tests: /PostgreSQL|Redis/ }),
  },
  { name: 'Parts of the kit in a browser', run: () => tested('web/test/{gallery,parts}.test.ts') },
]

/** Runs the stages in order and exits at the first failure. */
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

/** Repeats the page's tests and reports how often each file failed. */
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

/** Ends the program if something is missing that cannot be installed here. */
function need(problem: string | null): void {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}

const { page, times, quick } = flags(HELP, { page: false, times: 1, quick: false })
if (times < 1) exitWith('--times takes a whole number from 1 on.')
if (quick && page) exitWith('--quick and --page are different runs.')
console.log(
  `Needs: the npm packages, Chromium${quick ? '' : ', PostgreSQL, Redis'}. Missing ones are installed if possible.`,
)
// Every test file has its own process; the compile cache is shared.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled')
need(ensureChromium())
if (quick) {
  process.env.TEST_WALKS ??= QUICK_WALKS
  const began = Date.now()
  await pass(QUICK)
  console.log(`\nQuick run: passed in ${Math.round((Date.now() - began) / 1000)} s.`)
  process.exit(0)
}
need(ensureServices())
// The server tests share one PostgreSQL and one Redis, each with its own database. Both end with this program.
process.env.TEST_POSTGRES = (await startPostgres(false)).url
process.env.TEST_REDIS = (await startRedis()).url
if (page || times > 1) {
  await pass(BUILD)
  process.exit((await again(times)) ? 0 : 1)
}
await pass(STAGES)
process.exit(0)
