/**
 * `npm test`: the checks, the tests of every folder, the server on its services, the page in a real browser. Installs the
 * browser and the services if it may.
 */
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { ensureServices, startPostgres, startRedis } from './services.ts'
import { workspaces } from './workspaces.ts'

interface Stage {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** The page and the server have stages of their own. */
const FOLDERS = ['tools', ...workspaces().filter((folder) => folder !== 'web' && folder !== 'server')]

const STAGES: readonly Stage[] = [
  { name: 'Checks', command: 'node', args: ['tools/check.ts'] },
  { name: 'Rules, bots and terminal', command: 'node', args: ['--test', `{${FOLDERS.join(',')}}/**/*.test.ts`] },
  {
    name: 'Server',
    command: 'node',
    args: ['--test', '--test-concurrency=2', '--test-timeout=180000', 'server/test/**/*.test.ts'],
  },
  { name: 'Build of the page', command: 'vite', args: ['build', 'web', '--logLevel', 'warn'] },
  { name: 'Sizes of the page', command: 'node', args: ['web/tools/sizes.ts'] },
  { name: 'The page in a browser', command: 'node', args: ['--test', '--test-concurrency=1', 'web/test/**/*.test.ts'] },
]

for (const problem of [ensureChromium(), ensureServices()]) {
  if (problem === null) continue
  console.error(problem)
  process.exit(1)
}
// The tests of the server share one PostgreSQL and one Redis, each with a database of its own; they end with this program.
const env = { ...process.env, TEST_POSTGRES: (await startPostgres(false)).url, TEST_REDIS: (await startRedis()).url }
for (const { name, command, args } of STAGES) {
  const began = Date.now()
  console.log(`\n== ${name}`)
  const run = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env })
  if (run.status !== 0) {
    console.error(`${name}: failed.`)
    process.exit(run.status ?? 1)
  }
  console.log(`${name}: passed in ${Math.round((Date.now() - began) / 1000)} s.`)
}
process.exit(0)
