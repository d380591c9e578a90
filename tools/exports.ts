/**
 * Every exported name has one meaning. Packages whose names can meet in one file must not export different things under
 * the same name: all framework packages, a game and its board, and whatever a board imports. A component may share the
 * name of the thing it draws.
 */
import type { SourceFiles } from './layering.ts'

const FRAMEWORK = ['kernel', 'words', 'bots', 'tables', 'server', 'cli', 'web', 'tools']

/** Packages that a board imports together with its game. */
const BOARD_IMPORTS = ['kernel', 'words', 'tables']

/** Every game and every board has a catalog called `words`, which means the same everywhere. */
const SHARED = new Set(['words'])

interface ExportedName {
  readonly owner: string
  readonly file: string
}

/** The package, game or board of a file; null for files that export nothing to others. */
function ownerOf(file: string): string | null {
  if (!/\.tsx?$/.test(file) || /(^|\/)(test|tools|skeleton|examples)\//.test(file.replace(/^tools\//, ''))) return null
  if (/\.(de|en)\.ts$/.test(file)) return null
  const own = /^(games\/[\w-]+|web\/src\/boards\/(?!generic)[\w-]+)\//.exec(file)?.[1]
  return own ?? FRAMEWORK.find((folder) => file.startsWith(`${folder}/`)) ?? null
}

/** Whether one file can import names of both. */
function canMeet(a: string, b: string): boolean {
  if (a === b) return false
  if (FRAMEWORK.includes(a) && FRAMEWORK.includes(b)) return true
  if (BOARD_IMPORTS.includes(a) || BOARD_IMPORTS.includes(b)) return true
  const [game, board] = a.startsWith('games/') ? [a, b] : [b, a]
  return board === game.replace('games/', 'web/src/boards/')
}

const DECLARED = /^export (?:async )?(?:abstract )?(const|function\*?|interface|type|class) (\w+)/gm

function namesIn(file: string, text: string): string[] {
  return [...text.matchAll(DECLARED)].flatMap(([, kind = '', name = '']) => {
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name) && /const|function/.test(kind)
    return isComponent || SHARED.has(name) ? [] : [name]
  })
}

/** Ambiguous names, with the files that export them. */
export function ambiguousNames(sources: SourceFiles): { readonly name: string; readonly files: readonly string[] }[] {
  const exported = new Map<string, ExportedName[]>()
  for (const [file, text] of sources) {
    const owner = ownerOf(file)
    if (owner === null) continue
    for (const name of namesIn(file, text)) exported.set(name, [...(exported.get(name) ?? []), { owner, file }])
  }
  return [...exported].flatMap(([name, all]) => {
    const files = all.filter(({ owner }) => all.some((other) => canMeet(owner, other.owner))).map(({ file }) => file)
    return files.length === 0 ? [] : [{ name, files }]
  })
}

export function ambiguitiesIn(sources: SourceFiles): string[] {
  return ambiguousNames(sources).map(({ name, files }) => `${name}: means different things in ${files.join(' and ')}.`)
}
