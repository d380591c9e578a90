/**
 * Class names cannot collide. Every class has one owner, and a sheet stays on the page once it was loaded:
 *
 * - A board's classes begin with its id: `.essence-market`. No other sheet has classes that do.
 * - Every selector of a board's sheet has such a class, the board's `[data-game]` or a `data-` attribute that no other
 *   folder styles. Beside that it may name classes of the kit, and those of the table around the board.
 * - A board's markup carries its own classes, the kit's, and the few in `LENT`.
 * - Every other class has rules for itself alone in one folder only.
 */
import { basename } from 'node:path'
import type { SourceFiles } from './layering.ts'

/** Classes of the shell that a board's own markup may carry. */
const LENT: ReadonlySet<string> = new Set(['page-title'])

/** Folders whose classes others carry. */
const KIT: ReadonlySet<string> = new Set(['kit', 'theme'])

const COLOURS = /^(:root(\[[^\]]*\])?|\.on-dark)$/

type Owners = ReadonlyMap<string, ReadonlySet<string>>

interface Sheet {
  readonly file: string
  readonly owner: string
  readonly selectors: readonly string[]
}

/** A board's folder, a page's, or a part of the shell. */
function ownerOf(file: string): string {
  return /^web\/src\/((?:boards|pages)\/[^/.]+|[^/.]+)/.exec(file)?.[1] ?? ''
}

const isBoard = (owner: string): boolean => owner.startsWith('boards/')

/** Whether the class begins with the board's id. */
const isOwn = (name: string, board: string): boolean => `${name}-`.startsWith(`${basename(board)}-`)

/** What is wrong with the page's classes, as sentences. */
export function collisionsIn(sources: SourceFiles): string[] {
  const sheets = [...sources]
    .filter(([file]) => /^web\/src\/.*\.css$/.test(file))
    .map(([file, text]): Sheet => ({ file, owner: ownerOf(file), selectors: selectorsIn(text) }))
  const boards = [...new Set([...sources.keys()].map(ownerOf).filter(isBoard))]
  const founders = foundersIn(sheets)
  const marks = ownersOf(pairsOf(sheets, marksIn))
  const kit = new Set(
    sheets.filter(({ owner }) => KIT.has(owner)).flatMap(({ selectors }) => selectors.flatMap(classesIn)),
  )
  const found = [
    ...sheets.flatMap((sheet) => (isBoard(sheet.owner) ? wrongInBoard(sheet, marks) : wrongInShell(sheet, boards))),
    ...[...founders].flatMap(([name, owners]) => foundTwice(`.${name}`, owners)),
    ...[...motionsIn(sources)].flatMap(([name, files]) => foundTwice(`@keyframes ${name}`, files)),
    ...[...sources].flatMap(([file, text]) => strangersIn(file, text, kit)),
  ]
  return [...new Set(found)]
}

/** Selectors of a board that reach beyond it. `:root` and `.on-dark` hold its colours. */
function wrongInBoard({ file, owner, selectors }: Sheet, marks: Owners): string[] {
  const isScoped = (one: string): boolean =>
    one.includes(`[data-game="${basename(owner)}"]`) ||
    COLOURS.test(one) ||
    classesIn(one).some((name) => isOwn(name, owner)) ||
    marksIn(one).some((name) => marks.get(name)?.size === 1)
  return selectors
    .filter((one) => !isScoped(one))
    .map((one) => `${file}: '${one}' has no class that begins with '${basename(owner)}-'.`)
}

function wrongInShell({ file, selectors }: Sheet, boards: readonly string[]): string[] {
  return selectors.flatMap(classesIn).flatMap((name) => {
    const board = boards.find((one) => isOwn(name, one))
    return board === undefined ? [] : [`${file}: '.${name}' is a class of ${board}.`]
  })
}

/** The folders that have rules for a class alone. */
function foundersIn(sheets: readonly Sheet[]): Owners {
  return ownersOf(
    pairsOf(sheets, (selector) => {
      const names = classesIn(selector)
      return names.length > 1 || selector.includes('[data-game=') || COLOURS.test(selector) ? [] : names
    }),
  )
}

function pairsOf(sheets: readonly Sheet[], named: (selector: string) => readonly string[]): [string, string][] {
  return sheets.flatMap(({ owner, selectors }) =>
    selectors.flatMap(named).map((name): [string, string] => [name, owner]),
  )
}

function motionsIn(sources: SourceFiles): Owners {
  const sheets = [...sources].filter(([file]) => /^web\/src\/.*\.css$/.test(file))
  return ownersOf(
    sheets.flatMap(([file, text]) =>
      [...text.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

function ownersOf(pairs: readonly (readonly [name: string, owner: string])[]): Owners {
  const owners = new Map<string, Set<string>>()
  for (const [name, owner] of pairs) owners.set(name, (owners.get(name) ?? new Set()).add(owner))
  return owners
}

/** Which of two holds would depend on which sheet came last. */
function foundTwice(name: string, owners: ReadonlySet<string>): string[] {
  return owners.size > 1 ? [`${name}: has rules for itself alone in ${[...owners].join(' and ')}.`] : []
}

/** Classes in a board's markup that are neither its own nor the kit's. */
function strangersIn(file: string, text: string, kit: ReadonlySet<string>): string[] {
  const owner = ownerOf(file)
  if (!isBoard(owner) || !file.endsWith('.tsx')) return []
  return carriedIn(text)
    .filter((name) => !isOwn(name, owner) && !kit.has(name) && !LENT.has(name))
    .map((name) => `${file}: carries '${name}', which is no class of this board or the kit.`)
}

/** Classes in the strings of `className`; what is worked out is not known here. */
export function carriedIn(text: string): string[] {
  const values = [...text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
  return values.flatMap(([, plain, computed = '']) => {
    const strings = computed.replace(/[=!]== '[^']*'/g, '').match(/'[^']*'|`[^`]*`/g) ?? []
    const said = plain ?? strings.join(' ').replace(/[\w-]*\$\{((?:[^{}'`]|'[^']*')*)\}/g, stringsIn)
    return said.match(/(?<![\w-])[a-z][\w-]*(?![\w-])/g) ?? []
  })
}

/** In a template: the strings of what is inserted, without the rest. */
function stringsIn(_: string, inserted: string): string {
  return (inserted.replace(/[=!]== '[^']*'/g, '').match(/'[^']*'/g) ?? []).join(' ')
}

/** Selectors of a sheet, also inside `@media`; steps of `@keyframes` are none. */
function selectorsIn(text: string): string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
  const heads = [...plain.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.match(/(?:\((?:[^()]|\([^)]*\))*\)|[^,(])+/g) ?? [])
    .map((one) => one.trim().replace(/\s+/g, ' '))
}

const classesIn = (selector: string): string[] => namesIn(selector, /\.([a-z][\w-]*)/gi)

const marksIn = (selector: string): string[] => namesIn(selector, /\[(data-[\w-]+)/g)

/** What an element must be or stand in; what it must not be is no scope. */
function namesIn(selector: string, pattern: RegExp): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^)]*\))*\)/g, '')
  return [...new Set([...positive.matchAll(pattern)].map(([, name = '']) => name))]
}
