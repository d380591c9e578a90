#!/usr/bin/env node
// The `ludarium` command: runs the terminal program with the project's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
if (!existsSync(node)) {
  console.error('The packages are not installed yet: run npm start or npm ci first.')
  process.exit(1)
}
// The program handles Ctrl-C; this wrapper only waits for it.
process.on('SIGINT', () => {})
const run = spawnSync(node, [join(root, 'cli', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(run.status ?? (run.signal === 'SIGINT' ? 130 : 1))
