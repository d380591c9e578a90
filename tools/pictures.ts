/** The pictures of the documents: every file in docs/images is shown somewhere, exists, is a WebP and is small. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'

/** The largest picture, in bytes. */
export const LARGEST = 120_000

export interface Pictures {
  /** Size in bytes by path, such as 'docs/images/scythe.webp'. */
  readonly sizes: ReadonlyMap<string, number>
  /** Text of every document by path. */
  readonly documents: ReadonlyMap<string, string>
}

/** Pictures and documents of the repository that the program runs in. */
export function readPictures(): Pictures {
  const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'])
  return {
    sizes: new Map(globSync('docs/images/*').map((file) => [file.replaceAll('\\', '/'), statSync(file).size])),
    documents: new Map(documents.map((file) => [file, readFileSync(file, 'utf8')])),
  }
}

/** Names of the pictures that a text shows: the target of a link or the source of an image. */
export function shownIn(text: string): string[] {
  return [...text.matchAll(/images\/([\w.-]+\.\w+)/g)].map(([, name = '']) => name)
}

/** What is wrong with the pictures, as sentences. */
export function pictureProblems({ sizes, documents }: Pictures): string[] {
  const shown = new Set([...documents.values()].flatMap(shownIn))
  const names = new Set([...sizes.keys()].map((file) => basename(file)))
  const missing = [...documents].flatMap(([file, text]) =>
    shownIn(text).flatMap((name) => (names.has(name) ? [] : [`${file}: shows images/${name}, which does not exist.`])),
  )
  const wrong = [...sizes].flatMap(([file, bytes]) => [
    ...(shown.has(basename(file)) ? [] : [`${file}: no document shows it. Delete it or link it.`]),
    ...(file.endsWith('.webp') ? [] : [`${file}: is not a WebP. Make it with npm run pictures.`]),
    ...(bytes <= LARGEST ? [] : [`${file}: has ${bytes} bytes; the limit is ${LARGEST}.`]),
  ])
  return [...missing, ...wrong]
}
