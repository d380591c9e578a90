/**
 * `npm run check`: types, lint and format, layering, import cycles, the shape of games and boards, the page's classes, the pictures
 * and paths of the documents. Prints one line per check as it finishes, with its time, and exits with 1 if one fails.
 * Names of checks as arguments run only those: `node tools/check.ts layering imports`.
 */
import { spawn } from 'node:child_process'
import { cyclesIn } from './cycles.ts'
import { missingPaths } from './doc-paths.ts'
import { ambiguitiesIn } from './exports.ts'
import { violationsIn } from './layering.ts'
import { pictureProblems, readPictures } from './pictures.ts'
import { offScaleIn } from './scales.ts'
import { misshapen, misshapenBoards } from './shape.ts'
import { readDocuments, readSources } from './sources.ts'
import { collisionsIn } from './styles.ts'

/** The command's output if it fails, else ''. */
function command(name: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(name, args, { shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('error', failed)
    child.on('close', (code) => done(code === 0 ? '' : output.trim() || `${name} ended with ${code}.`))
  })
}

/** Checks by another program, which run side by side. */
const COMMANDS: Readonly<Record<string, () => Promise<string>>> = {
  types: () => command('tsc', '-p', '.'),
  'types of the page': () => command('tsc', '-p', 'web'),
  'lint and format': () => command('biome', 'ci', '--error-on-warnings', '--colors=off'),
}

const sources = readSources()
/** Checks in this program, one after the other meanwhile: what each finds wrong, as sentences. */
const OWN: Readonly<Record<string, () => readonly string[]>> = {
  layering: () => violationsIn(sources),
  imports: () => cyclesIn(sources),
  shape: () => [...misshapen(sources), ...misshapenBoards(sources)],
  styles: () => [...collisionsIn(sources), ...offScaleIn(sources)],
  names: () => ambiguitiesIn(sources),
  pictures: () => pictureProblems(readPictures()),
  documents: () => missingPaths(readDocuments(), sources.keys()),
}

const failed: string[] = []

/** Prints how a check went, and what it found wrong. */
function report(name: string, began: number, wrong: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  console.log(`${wrong === '' ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`)
  if (wrong === '') return
  failed.push(name)
  console.error(wrong)
}

const names = process.argv.slice(2)
const all = [...Object.keys(COMMANDS), ...Object.keys(OWN)]
const unknown = names.find((name) => !all.includes(name))
if (unknown !== undefined) {
  console.error(`There is no check '${unknown}'. There are: ${all.join(', ')}.`)
  process.exit(2)
}
const isWanted = ([name]: readonly [string, unknown]): boolean => names.length === 0 || names.includes(name)
const start = performance.now()
const running = Object.entries(COMMANDS)
  .filter(isWanted)
  .map(async ([name, run]) => report(name, start, await run()))
for (const [name, find] of Object.entries(OWN).filter(isWanted)) {
  const began = performance.now()
  report(name, began, find().join('\n'))
}
await Promise.all(running)
if (failed.length > 0) {
  console.error(`Not clean: ${failed.join(', ')}.`)
  process.exit(1)
}
console.log(`Clean: ${(names.length > 0 ? names : all).join(', ')}.`)
