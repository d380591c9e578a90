/** The terminal's catalog: complete, without unused keys, and parsable. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { refusals, rendererOf, translationFaults } from '@ludarium/words'
import { Stop } from '../command.ts'
import { terminalLanguage } from '../language.ts'
import { terminal as german } from '../words/de.ts'
import { terminal } from '../words/en.ts'
import { ludarium } from './ludarium.ts'

const house = join(import.meta.dirname, '..')
const source = globSync('*.ts', { cwd: house })
  .map((file) => readFileSync(join(house, file), 'utf8'))
  .join('\n')

/** Prefixes of keys that are composed at run time. */
const PREFIXES = ['terminal.command.', 'terminal.diverged.', 'terminal.over.', 'terminal.reason.']

test('every key in the sources has words, and no key is unused', () => {
  const named = [...source.matchAll(/'(terminal\.[\w.]+)'/g)].map((match) => match[1] ?? '')
  const refused = [...source.matchAll(/refused\(\s*'([\w.]+)'/g)].map((match) => `refusal.${match[1]}`)
  const used = new Set([...named, ...refused])
  assert.ok(used.size > 60)
  assert.deepEqual(
    [...used].filter((key) => !(key in terminal) && !(key in refusals)),
    [],
  )
  assert.deepEqual(
    Object.keys(terminal).filter((key) => !used.has(key) && !PREFIXES.some((prefix) => key.startsWith(prefix))),
    [],
  )
  for (const prefix of PREFIXES) assert.ok(source.includes(`\`${prefix}\${`), prefix)
})

test('every sentence can be parsed', () => {
  const words = rendererOf({
    language: 'en',
    catalogs: [terminal],
    missing: ({ key, problem }) => (problem === 'figure' ? key : assert.fail(`${key}: ${problem}`)),
  })
  for (const key of Object.keys(terminal)) assert.notEqual(words.say(key), '')
})

test('control characters do not reach the terminal in an error message', () => {
  const { sentence } = new Stop('record', 'The line \u001b[2J\u0007 is not an option.')
  assert.equal(sentence, 'The line \ufffd[2J\ufffd is not an option.')
})

test('the terminal is fully translated into German', () => {
  assert.deepEqual(translationFaults(terminal, german), [])
})

test('the language comes from the flag, then the system, then English', async () => {
  assert.equal(terminalLanguage(undefined, {}), 'en')
  assert.equal(terminalLanguage(undefined, { LANG: 'de_AT.UTF-8' }), 'de')
  assert.equal(terminalLanguage(undefined, { LANG: 'de_DE.UTF-8', LC_ALL: 'C' }), 'en')
  assert.equal(terminalLanguage(undefined, { LANG: 'fr_FR.UTF-8', LC_ALL: '' }), 'en')
  assert.equal(terminalLanguage('en', { LANG: 'de_DE' }), 'en')
  const played = ['play', 'essence', '--seats', '2', '--seed', 'sprache']
  const german = await ludarium([...played, '--lang', 'de'], '1\n1\nq\n')
  assert.match(german.out, /gib dein verdecktes Gebot für die Berater ab/)
  assert.doesNotMatch(german.out, /Influence|your sealed bid|\[[\w.]+\]/)
  const odd = await ludarium([...played, '--lang', 'xx'])
  assert.deepEqual([odd.code, odd.out], [2, ''])
  assert.match(odd.err, /--lang takes en or de, not 'xx'/)
})
