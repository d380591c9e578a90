/**
 * Classes are known to the whole page, and the sheet of a board stays once it was loaded: a rule that names no class
 * of its own board changes every board that comes after it. So each rule of a board names one that is its own, and no
 * two owners found the same class. The shell is one owner, each board another.
 */
import { basename } from 'node:path'
import type { Sources } from './layering.ts'

interface Rule {
  readonly file: string
  readonly owner: string
  readonly selector: string
  readonly classes: readonly string[]
  /** Names of `data-` attributes: what only one board sets is its own as well. */
  readonly marks: readonly string[]
}

type Owners = ReadonlyMap<string, ReadonlySet<string>>

/** The folder that a class is at home in: a board's, a page's, or a part of the shell. */
function ownerOf(file: string): string {
  return /^web\/src\/((?:boards|pages)\/[^/.]+|[^/.]+)/.exec(file)?.[1] ?? ''
}

function isBoard(owner: string): boolean {
  return owner.startsWith('boards/')
}

/** What is wrong with the page's classes, as sentences. */
export function collisionsIn(sources: Sources): string[] {
  const sheets = [...sources].filter(([file]) => /^web\/src\/.*\.css$/.test(file))
  const rules = sheets.flatMap(([file, text]) => rulesIn(file, text))
  const marks = ownersOf(rules.flatMap(({ owner, marks }) => marks.map((mark) => [mark, owner] as const)))
  const bare = rules.filter((rule) => !isScoped(rule, marks))
  const founders = ownersOf(
    bare.flatMap(({ owner, classes: [only, ...more] }) =>
      only === undefined || more.length > 0 ? [] : [[only, owner] as const],
    ),
  )
  const moves = ownersOf(sheets.flatMap(([file, text]) => motionsIn(text).map((name) => [name, file] as const)))
  const found = [
    ...twice(founders).map(([name, places]) => `.${name}: has rules for itself alone in ${places}.`),
    ...twice(moves).map(([name, places]) => `@keyframes ${name}: stands in ${places}.`),
    ...leaks(bare, founders),
    ...borrowed(sources, founders),
  ]
  return [...new Set(found)]
}

function ownersOf(pairs: readonly (readonly [name: string, owner: string])[]): Owners {
  const owners = new Map<string, Set<string>>()
  for (const [name, owner] of pairs) owners.set(name, (owners.get(name) ?? new Set()).add(owner))
  return owners
}

/** Rules that hold for one game's table only, or for what one board alone marks; and a board's own figures. */
function isScoped({ owner, selector, marks: own }: Rule, marks: Owners): boolean {
  if (!isBoard(owner)) return false
  if (selector.includes(`[data-game="${basename(owner)}"]`) || /^:root(\[[^\]]*\])?$/.test(selector)) return true
  return own.some((mark) => marks.get(mark)?.size === 1)
}

/** Which of two holds would depend on which sheet came last. */
function twice(owners: Owners): [name: string, places: string][] {
  return [...owners].flatMap(([name, places]) => (places.size > 1 ? [[name, [...places].join(' and ')]] : []))
}

/** Rules of a board in which every class is also somebody else's. */
function leaks(rules: readonly Rule[], founders: Owners): string[] {
  return rules.flatMap(({ file, owner, selector, classes }) => {
    const isOwn = (name: string): boolean => [...(founders.get(name) ?? [])].every((other) => other === owner)
    return !isBoard(owner) || classes.some(isOwn) ? [] : [`${file}: '${selector}' names no class of its own board.`]
  })
}

/** Classes that parts of the page carry and that only some other board has founded. */
function borrowed(sources: Sources, founders: Owners): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/^web\/src\/.*\.tsx$/.test(file)) return []
    return carriedIn(text).flatMap((name) => {
      const found = [...(founders.get(name) ?? [])]
      if (found.length === 0 || !found.every((other) => isBoard(other) && other !== ownerOf(file))) return []
      return [`${file}: carries '${name}', which is a class of ${found.join(' and ')}.`]
    })
  })
}

/** Classes in the strings of `className`; what is worked out is not known here. */
export function carriedIn(text: string): string[] {
  const values = [...text.matchAll(/className=(?:"([^"]*)"|\{([^\n]*))/g)]
  return values.flatMap(([, plain, computed = '']) => {
    const said = plain ?? [...computed.matchAll(/'[^']*'|(?<=`)[^`]*/g)].join(' ').replace(/\$\{[^}]*\}/g, ' ')
    return said.match(/(?<![\w-])[a-z][\w-]*(?![\w-])/g) ?? []
  })
}

/** Rules of a sheet, one for each selector; those inside `@media` and its like too, steps of `@keyframes` not. */
function rulesIn(file: string, text: string): Rule[] {
  const plain = bareOf(text).replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
  const heads = [...plain.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads
    .filter((head) => !head.startsWith('@'))
    .flatMap(selectorsIn)
    .map((selector) => ({ file, owner: ownerOf(file), selector, ...namesIn(selector) }))
}

function motionsIn(text: string): string[] {
  return [...bareOf(text).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name)
}

function bareOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '')
}

/** A list of selectors apart, at the commas that stand in no brackets. */
function selectorsIn(head: string): string[] {
  return (head.match(/(?:\((?:[^()]|\([^)]*\))*\)|[^,(])+/g) ?? []).map((part) => part.trim().replace(/\s+/g, ' '))
}

/** What an element must be or stand in; what it must not be is no scope. */
function namesIn(selector: string): Pick<Rule, 'classes' | 'marks'> {
  const positive = selector.replace(/:not\((?:[^()]|\([^)]*\))*\)/g, '')
  return { classes: named(positive, /\.([a-z][\w-]*)/gi), marks: named(positive, /\[(data-[\w-]+)/g) }
}

function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}
