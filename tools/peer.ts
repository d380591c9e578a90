/** boardgame.io, the peer of the benchmarks. It has 150 packages, so it is installed only on demand. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'peer')

/** Requires modules of the peer and its dependencies. */
export function peerRequire(): NodeJS.Require {
  if (!existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) install()
  return createRequire(join(FOLDER, 'package.json'))
}

function install(): void {
  console.error('Installing boardgame.io to compare with ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('boardgame.io could not be installed; see the npm output above.')
}
