/**
 * `npm run check`: types, lint and format, layering, import cycles, the shape of games, the page's classes. Says what is
 * wrong and exits with 1, or says that all is well. Names of checks as arguments run only those: `node tools/check.ts layering imports`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cyclesIn } from './cycles.ts'
import { type Sources, violationsIn } from './layering.ts'
import { misshapen } from './shape.ts'
import { collisionsIn } from './styles.ts'

function passes(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

function clean(wrong: readonly string[]): boolean {
  for (const sentence of wrong) console.error(sentence)
  return wrong.length === 0
}

/** What git knows or would take in, so that neither builds nor packages are looked at; the text of code only. */
function sources(): Sources {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const files = listed.stdout.split('\n').filter((file) => file !== '' && existsSync(file))
  return new Map(
    files.map((file) => [file, /(\.tsx?|\.css|package\.json)$/.test(file) ? readFileSync(file, 'utf8') : '']),
  )
}

const CHECKS: Readonly<Record<string, () => boolean>> = {
  types: () => passes('tsc', ['-p', '.']),
  'types of the page': () => passes('tsc', ['-p', 'web']),
  'lint and format': () => passes('biome', ['ci', '--error-on-warnings']),
  layering: () => clean(violationsIn(sources())),
  imports: () => clean(cyclesIn(sources())),
  shape: () => clean(misshapen(sources())),
  styles: () => clean(collisionsIn(sources())),
}

const wanted = process.argv.slice(2)
const names = Object.keys(CHECKS)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no check '${unknown[0]}'. There are: ${names.join(', ')}.`)
  process.exit(2)
}
const failed = (wanted.length > 0 ? wanted : names).filter((name) => CHECKS[name]?.() !== true)
for (const name of failed) console.error(`Not clean: ${name}.`)
if (failed.length > 0) process.exit(1)
console.log(`Clean: ${(wanted.length > 0 ? wanted : names).join(', ')}.`)
