/**
 * The shape of a game's folder: the same files with the same names in every game, so that who knows one game finds
 * their way in all. More files and folders of a game's own are welcome.
 */
import { basename } from 'node:path'
import type { SourceFiles } from './layering.ts'

/** Files that every game has, with the names that are found in each of them. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'package.json': [],
  'rules.md': [],
  'index.ts': ['module'],
  'game.ts': ['game'],
  'state.ts': [],
  'moves.ts': [],
  'events.ts': [],
  'options.ts': ['options'],
  'secrets.ts': ['secrets'],
  'setup.ts': ['setup'],
  'scoring.ts': ['score', 'ranks'],
  'pieces.ts': ['player'],
  'clone.ts': ['cloneState'],
  'steps/index.ts': ['steps'],
  'advice.ts': ['evaluate'],
  'audit.ts': ['components', 'bounds'],
  'why.ts': ['why'],
  'sketch.ts': ['sketch'],
  'places.ts': ['place', 'readPlace', 'places'],
  'compound.ts': ['compounds'],
  'words/index.ts': ['speech', 'words'],
  'words/speech.ts': ['speech'],
  'words/en.ts': ['words'],
  'data/index.ts': [],
  'test/tables.ts': [],
  'test/conformance.test.ts': [],
}

/** Files of which there is at least one. */
const SOME: Readonly<Record<string, RegExp>> = {
  'test/golden/v1/*.txt': /^test\/golden\/v1\/.+\.txt$/,
  'test/examples*.test.ts': /^test\/examples[\w-]*\.test\.ts$/,
  'test/data*.test.ts': /^test\/data[\w-]*\.test\.ts$/,
}

/** Types called after the game, and where each may stand. */
const TYPES: readonly (readonly [suffix: string, files: readonly string[]])[] = [
  ['State', ['state.ts']],
  ['Move', ['moves.ts']],
  ['Event', ['events.ts']],
  ['Step', ['agenda.ts', 'state.ts']],
]

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/

/** Names at the top of a source: declared there, or passed on by name. */
export function namesIn(text: string): string[] {
  const declared = [...text.matchAll(/^(?:export )?(?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm)]
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  const listed = lists.flatMap(([, names = '']) => names.split(',').map((name) => /(\w+)\s*$/.exec(name)))
  return [...declared, ...listed].flatMap((match) => match?.[1] ?? [])
}

/**
 * Files and folders (with a slash) that every board has. To come once all boards have them: 'signs.ts', 'parts/',
 * 'phone/', 'map/'.
 */
export const BOARD_SHAPE: readonly string[] = [
  'index.ts',
  'places.ts',
  'figures.ts',
  'tokens.css',
  'words.ts',
  'words.de.ts',
  'questions/',
]

/** What is missing in the folders of boards, as sentences. A folder with an `index.ts` is a board. */
export function misshapenBoards(sources: SourceFiles, shape: readonly string[] = BOARD_SHAPE): string[] {
  const files = [...sources.keys()]
  const boards = files.flatMap((file) => /^(web\/src\/boards\/[^/]+\/)index\.ts$/.exec(file)?.[1] ?? [])
  const has = (path: string): boolean =>
    files.some((file) => file === path || (path.endsWith('/') && file.startsWith(path)))
  return boards.flatMap((board) =>
    shape.filter((part) => !has(board + part)).map((part) => `${board}${part}: is missing in this board.`),
  )
}

/** What is wrong with the shape of the games, as sentences. `sources` holds every file of the repository. */
export function misshapen(sources: SourceFiles): string[] {
  const folders = new Set([...sources.keys()].flatMap((file) => /^games\/[^/]+\//.exec(file)?.[0] ?? []))
  return [...folders].sort().flatMap((folder) => misshapenFolder(sources, folder))
}

/** The same of one folder; its path ends with a slash. */
export function misshapenFolder(sources: SourceFiles, folder: string): string[] {
  const files = [...sources.keys()].flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []))
  const text = (file: string): string => sources.get(folder + file) ?? ''
  const missing = Object.keys(FILES).filter((file) => !files.includes(file))
  const none = Object.entries(SOME).filter(([, pattern]) => !files.some((file) => pattern.test(file)))
  return [
    ...[...missing, ...none.map(([name]) => name)].map((file) => `${folder}${file}: is missing in this game.`),
    ...unnamed(folder, files, text),
    ...untyped(folder, files, text),
    ...misnamed(folder, files),
    ...mispackaged(folder, files, text),
  ]
}

type Text = (file: string) => string

function unnamed(folder: string, files: readonly string[], text: Text): string[] {
  return Object.entries(FILES).flatMap(([file, names]) => {
    if (!files.includes(file)) return []
    const found = namesIn(text(file))
    return names
      .filter((name) => !found.includes(name))
      .map((name) => `${folder}${file}: has no '${name}', as every game has.`)
  })
}

/** 'ScytheState' in state.ts gives the game its word; the other types begin with the same. */
function untyped(folder: string, files: readonly string[], text: Text): string[] {
  const word = namesIn(text('state.ts'))
    .find((name) => /^[A-Z]\w*State$/.test(name))
    ?.replace(/State$/, '')
  if (word === undefined) return [`${folder}state.ts: has no type called after the game, such as 'ScytheState'.`]
  return TYPES.flatMap(([suffix, places]) => {
    const found = places
      .filter((file) => files.includes(file))
      .some((file) => namesIn(text(file)).includes(word + suffix))
    return found ? [] : [`${folder}${places[0]}: has no type '${word}${suffix}'.`]
  })
}

const REPORTS: readonly string[] = ['BALANCE.md', 'test/MUTATIONS.md']

/** rules.md and the reports have their names everywhere; golden games are called after their tables. */
function misnamed(folder: string, files: readonly string[]): string[] {
  return files
    .filter((file) => !file.includes('golden/') && !REPORTS.includes(file) && !KEBAB.test(basename(file)))
    .map((file) => `${folder}${file}: file names are in kebab-case.`)
}

function mispackaged(folder: string, files: readonly string[], text: Text): string[] {
  if (!files.includes('package.json')) return []
  const { name } = JSON.parse(text('package.json')) as { readonly name?: string }
  const wanted = `@ludarium/${basename(folder)}`
  return name === wanted ? [] : [`${folder}package.json: is called '${name}', not '${wanted}'.`]
}
