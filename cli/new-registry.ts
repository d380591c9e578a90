/** Everything outside a game's folder: the registry entry, the lock file and the package link. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function folderOf(root: string, name: string): string {
  return join(root, 'games', name)
}

const registryOf = (root: string): string => join(root, 'games', 'index.ts')
const lockOf = (root: string): string => join(root, 'package-lock.json')

/** Whether this is a repository checkout. */
export function isRepository(root: string): boolean {
  return existsSync(registryOf(root)) && existsSync(lockOf(root))
}

/** Names of games and packages are taken. */
export function isTaken(root: string, name: string): boolean {
  return `node_modules/@ludarium/${name}` in readLock(root).packages || existsSync(folderOf(root, name))
}

function entryText(name: string, title: string): string {
  return `
  {
    id: '${name}',
    name: '${title}',
    seats: { min: 2, max: 4 },
    minutes: [10, 15],
    weight: 1.2,
    lead: { en: 'Lay rising rows of cards out of a hand that nobody else sees.' },
    load: async () => (await import('./${name}/index.ts')).module,
  },`
}

/** The current registry entry, with its title. */
export function registryEntry(root: string, name: string): { readonly text: string; readonly title: string } | null {
  const text = readFileSync(registryOf(root), 'utf8')
  const [found] = new RegExp(`\\n  \\{\\n    id: '${name}',\\n[^]*?\\n  \\},`).exec(text) ?? []
  return found === undefined ? null : { text: found, title: /\n {4}name: '(.*)',/.exec(found)?.[1] ?? name }
}

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>
}

function readLock(root: string): Lock {
  return JSON.parse(readFileSync(lockOf(root), 'utf8')) as Lock
}

/** In npm's format. */
function lockText(lock: Lock, packages: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`
}

/** Adds the game to registry, lock file and packages. Its folder exists already. */
export function register(root: string, name: string, title: string): void {
  const registry = readFileSync(registryOf(root), 'utf8')
  const end = registry.lastIndexOf('\n]')
  if (end < 0) throw new Error('games/index.ts has no list of games.')
  writeFileSync(registryOf(root), registry.slice(0, end) + entryText(name, title) + registry.slice(end))
  const lock = readLock(root)
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(folderOf(root, name), 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>
  writeLock(root, lock, {
    ...lock.packages,
    [`games/${name}`]: { name: `@ludarium/${name}`, version, license, dependencies },
    [`node_modules/@ludarium/${name}`]: { resolved: `games/${name}`, link: true },
  })
  link(root, name)
}

/** Removes it from all three, leaving no difference. */
export function unregister(root: string, name: string): void {
  const entry = registryEntry(root, name)
  if (entry !== null) {
    writeFileSync(registryOf(root), readFileSync(registryOf(root), 'utf8').replace(entry.text, ''))
  }
  const lock = readLock(root)
  const gone = [`games/${name}`, `node_modules/@ludarium/${name}`]
  writeLock(root, lock, Object.fromEntries(Object.entries(lock.packages).filter(([key]) => !gone.includes(key))))
  rmSync(linkOf(root, name), { force: true })
}

const linkOf = (root: string, name: string): string => join(root, 'node_modules', '@ludarium', name)

/** Boards import a game by its package name. */
function link(root: string, name: string): void {
  if (!existsSync(join(root, 'node_modules', '@ludarium'))) return
  const target = process.platform === 'win32' ? folderOf(root, name) : join('..', '..', 'games', name)
  symlinkSync(target, linkOf(root, name), 'junction')
}

/** Keeps up-to-date packages marked as such, so tools/bootstrap.mjs does not install again. */
function writeLock(root: string, lock: Lock, packages: Readonly<Record<string, unknown>>): void {
  const stamp = join(root, 'node_modules', '.ludarium-lock')
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === digest(readFileSync(lockOf(root)))
  const text = lockText(lock, packages)
  writeFileSync(lockOf(root), text)
  if (current) writeFileSync(stamp, `${digest(text)}\n`)
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
