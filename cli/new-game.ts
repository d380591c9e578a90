/** A new game as texts: the skeleton beside this file under another name, formatted as the house formats. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Stop } from './command.ts'
import { note } from './screen.ts'

/** Texts by path; paths have slashes. */
export type Files = ReadonlyMap<string, string>

const SKELETON = join(import.meta.dirname, 'skeleton')
const GOLDEN = /^test\/golden\//

/** Every file under the folder, sorted. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** The golden games that come with it: they are played, not copied, since a state knows its game. */
export function goldenFiles(): string[] {
  return filesUnder(SKELETON).filter((file) => GOLDEN.test(file))
}

/** All files of the new game but the golden ones. */
export function freshGame(root: string, name: string, title: string): Files {
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

/** Another name changes the order of imports and where lines break. */
function formatted(root: string, files: Files): Files {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-new-'))
  try {
    writeAll(folder, files)
    const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const args = [biome, 'check', '--write', `--config-path=${root}`, '--vcs-enabled=false', folder]
    const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    if (run.status !== 0) {
      note(run.stdout + run.stderr)
      throw new Stop('format', 'The new game cannot be formatted; what stands above says why.')
    }
    return new Map([...files.keys()].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function writeAll(folder: string, files: Files): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
