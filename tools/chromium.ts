/** Finds a Chromium for the page's tests, or installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The browser's path, or null when there is none. CHROMIUM names another one. */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path)) ?? null
}

/** Null when there is a browser; else a sentence that says what to do. */
export function ensureChromium(): string | null {
  if (chromiumPath() !== null) return null
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium ...')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (chromiumPath() !== null) return null
  }
  return 'The tests of the page need Chromium: install the package "chromium", or name a browser in CHROMIUM.'
}
