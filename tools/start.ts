/** `npm start`: builds the page if it is missing or outdated, starts the server and prints its address. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from './workspaces.ts'

const BUILT = join('web', 'dist', 'index.html')
/** The lab reports are part of the page. */
const REPORTS = join('docs', 'lab')
const PACKAGES = workspaces().filter((folder) => folder !== 'cli' && folder !== 'server')
const SOURCES = [...PACKAGES, REPORTS, 'package-lock.json']

function newest(path: string): number {
  const about = statSync(path)
  if (!about.isDirectory()) return about.mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'test' && name !== 'node_modules')
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}

if (!existsSync(BUILT) || statSync(BUILT).mtimeMs < Math.max(...SOURCES.map(newest))) {
  console.log('Building the page ...')
  const build = spawnSync('vite', ['build', 'web', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
await import('../server/main.ts')
