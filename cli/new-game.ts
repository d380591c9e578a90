/** Files of a new game: the skeleton folder with another name, formatted. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Stop } from './command.ts'
import { note } from './screen.ts'

/** File contents by path, with slashes. */
export type GameFiles = ReadonlyMap<string, string>

const SKELETON = join(import.meta.dirname, 'skeleton')
const GOLDEN = /^test\/golden\//

export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Golden games of the skeleton. They are recorded anew, because a state contains the game's id. */
export function goldenFiles(): string[] {
  return filesUnder(SKELETON).filter((file) => GOLDEN.test(file))
}

/** All files except the golden games. */
export function freshGame(root: string, name: string, title: string): GameFiles {
  const word = name.charAt(0).toUpperCase() + name.slice(1)
  const files = filesUnder(SKELETON).filter((file) => !GOLDEN.test(file))
  const renamed = files.map((file): [string, string] => [
    file,
    readFileSync(join(SKELETON, file), 'utf8')
      .replaceAll(/\bSkeleton(?=State|Move|Event|Step)/g, word)
      .replaceAll('Skeleton', title)
      .replaceAll('skeleton', name),
  ])
  return formatted(root, new Map(renamed))
}

/** A different name changes import order and line breaks. */
function formatted(root: string, files: GameFiles): GameFiles {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-new-'))
  try {
    writeAll(folder, files)
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const args = [biome, 'check', '--write', `--config-path=${root}`, '--vcs-enabled=false', folder]
    const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    if (run.status !== 0) {
      note(run.stdout + run.stderr)
      throw new Stop('format', 'The new game cannot be formatted; see the output above.')
    }
    return new Map([...files.keys()].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function writeAll(folder: string, files: GameFiles): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
