/** `npm test`: the checks, the tests of every folder, the page in a real browser. Installs the browser if it may. */
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { workspaces } from './workspaces.ts'

interface Stage {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** The page has stages of its own. */
const FOLDERS = ['tools', ...workspaces().filter((folder) => folder !== 'web')]

const STAGES: readonly Stage[] = [
  { name: 'Checks', command: 'node', args: ['tools/check.ts'] },
  { name: 'Rules, bots and terminal', command: 'node', args: ['--test', `{${FOLDERS.join(',')}}/**/*.test.ts`] },
  { name: 'Build of the page', command: 'vite', args: ['build', 'web', '--logLevel', 'warn'] },
  { name: 'Sizes of the page', command: 'node', args: ['web/tools/sizes.ts'] },
  { name: 'The page in a browser', command: 'node', args: ['--test', '--test-concurrency=1', 'web/test/**/*.test.ts'] },
]

const problem = ensureChromium()
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
for (const { name, command, args } of STAGES) {
  const began = Date.now()
  console.log(`\n== ${name}`)
  const run = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (run.status !== 0) {
    console.error(`${name}: failed.`)
    process.exit(run.status ?? 1)
  }
  console.log(`${name}: passed in ${Math.round((Date.now() - began) / 1000)} s.`)
}
