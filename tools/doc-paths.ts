/** Every path and heading that a document names exists: a file that moves takes the sentences about it along. */
import { dirname, join, normalize } from 'node:path'
import type { SourceFiles } from './layering.ts'

/** The changelog tells what was; its paths may be gone. */
const HISTORY = /^CHANGELOG\.md$/

/** Paths that only a build or a reader of the document makes. */
const MADE = /^(web\/dist|games\/lapidary)(\/|$)/

const PATH =
  /(?<![\w/.@$-])(?:kernel|games|words|bots|tables|server|cli|web|tools|docs|\.github|\.ci)\/[\w@.*{},\-/]*[\w*}/]/g

const LINK = /\]\(([^)\s]+)\)/g

/** Stands for any game, board or file in a document. */
const PLACEHOLDER = /\b(?:ID|GAME|NAME)\b/g

/** 'a/{b,c}' as 'a/b' and 'a/c'. */
function expanded(path: string): string[] {
  const braces = /^(.*)\{([^{}]*)\}(.*)$/.exec(path)
  if (braces === null) return [path]
  const [, before = '', inside = '', after = ''] = braces
  return inside.split(',').flatMap((one) => expanded(before + one + after))
}

/** Files and folders as one text, a line each, so that one pattern finds any of them. */
function listOf(files: Iterable<string>): string {
  const all = new Set<string>()
  for (const file of files) {
    for (let path = file; path !== '.' && !all.has(path); path = dirname(path)) all.add(path)
  }
  return `${[...all].join('\n')}\n`
}

const escaped = (text: string): string => text.replaceAll(/[.+?^$()[\]\\|]/g, '\\$&')

/** A document about games may name a path as seen from a game's folder. */
function exists(list: string, path: string): boolean {
  const pattern = escaped(path.replace(/\/$/, '')).replaceAll(PLACEHOLDER, '*').replaceAll('*', '[^/\\n]+')
  return new RegExp(`^(?:games/[^/\\n]+/)?${pattern}$`, 'm').test(list)
}

/** Paths from the root that the document names, in prose or as links. */
function pathsIn(document: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    const file = target.replace(/#.*$/, '')
    return file === '' || /^[a-z]+:/.test(file) ? [] : [normalize(join(dirname(document), file))]
  })
  const prose = [...text.replaceAll(LINK, ']').matchAll(PATH)].flatMap(([path]) => expanded(path))
  return [...new Set([...links, ...prose])].filter((path) => !MADE.test(path))
}

/** The anchors of a document's headings, as forges make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** Links to headings of Markdown files that have no such heading. */
function missingHeadings(documents: SourceFiles, document: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    const [file = '', anchor = ''] = target.split('#')
    const path = file === '' ? document : normalize(join(dirname(document), file))
    const linked = documents.get(path)
    return anchor === '' || linked === undefined || anchorsOf(linked).includes(anchor) ? [] : [target]
  })
}

/** What documents name and does not exist, as sentences. `documents` holds the text of every Markdown file. */
export function missingPaths(documents: SourceFiles, files: Iterable<string>): string[] {
  const list = listOf(files)
  return [...documents].flatMap(([document, text]) => {
    if (HISTORY.test(document)) return []
    const missing = pathsIn(document, text).filter((path) => !exists(list, path))
    return [...missing, ...missingHeadings(documents, document, text)].map(
      (path) => `${document}: names '${path}', which does not exist.`,
    )
  })
}
