/** Finds a Chromium for the browser tests, or installs Debian's if allowed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The browser's path, or null if there is none. CHROMIUM overrides it. */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path)) ?? null
}

/** Null if there is a browser; otherwise a sentence that says what to do. */
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
