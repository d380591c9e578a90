/** `npm run check`: types, lint and format, layering. Says what is wrong and exits with 1, or says that all is well. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { violationsIn } from './layering.ts'

function passes(name: string, command: string, args: readonly string[]): boolean {
  const run = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (run.status !== 0) console.error(`${name}: not clean.`)
  return run.status === 0
}

function layered(): boolean {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const wrong = violationsIn(listed.stdout.split('\n').filter((file) => file !== '' && existsSync(file)))
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) console.error('Layering: not clean.')
  return wrong.length === 0
}

const results = [
  passes('Types', 'tsc', ['-p', '.']),
  passes('Types of the page', 'tsc', ['-p', 'web']),
  passes('Lint and format', 'biome', ['ci', '--error-on-warnings']),
  layered(),
]
if (!results.every((result) => result)) process.exit(1)
console.log('Types, lint, format and layering are clean.')
