// Runs before `npm start` and `npm test`, on any Node from 20 on: installs packages if they are missing or the lock
// file has changed, then continues with the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.ludarium-lock')
const [command, ...args] = process.argv.slice(2)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Ludarium needs Node 20 or newer to begin with; this is ${process.version}.`)
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : ''
if (installed !== lock) {
  console.log('Installing packages ...')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail('The packages could not be installed; see the npm output above.')
  writeFileSync(stamp, `${lock}\n`)
}

const bin = join(modules, '.bin')
const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
if (!existsSync(node)) fail('The Node that comes with the project is missing: delete node_modules and try again.')
const run = spawn(node, [join(root, 'tools', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
})
// Forwards signals to the child process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
// npm runs this in a shell, and not every shell forwards signals. Then this process is orphaned and must notice it.
const { ppid, env } = process
if (env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid === ppid || run.kill('SIGTERM'), 500).unref()
run.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
run.on('error', (error) => fail(error.message))
