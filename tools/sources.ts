/** The repository's files for the checks. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { SourceFiles } from './layering.ts'

const IS_CODE = /(\.tsx?|\.mjs|\.css|package\.json)$/

/** Every file that git tracks or would track; only source files have their text. */
function listFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return listed.stdout.split('\n').filter((file) => file !== '' && existsSync(file))
}

/** All files; only code comes with its text. */
export function readSources(): SourceFiles {
  return new Map(listFiles().map((file) => [file, IS_CODE.test(file) ? readFileSync(file, 'utf8') : '']))
}

/** All Markdown files with their text. */
export function readDocuments(): SourceFiles {
  const documents = listFiles().filter((file) => file.endsWith('.md'))
  return new Map(documents.map((file) => [file, readFileSync(file, 'utf8')]))
}
