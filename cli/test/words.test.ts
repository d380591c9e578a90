/** The terminal's catalog: everything it names is there, nothing is left over, and all of it can be read. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { refusals, rendererOf, twinFaults } from '@ludarium/words'
import { Stop } from '../command.ts'
import { languageFor } from '../language.ts'
import { terminal as german } from '../words/de.ts'
import { terminal } from '../words/en.ts'
import { ludarium } from './ludarium.ts'

const house = join(import.meta.dirname, '..')
const source = globSync('*.ts', { cwd: house })
  .map((file) => readFileSync(join(house, file), 'utf8'))
  .join('\n')

/** Keys that are put together: what stands before the last part. */
const PREFIXES = ['terminal.command.', 'terminal.diverged.', 'terminal.over.', 'terminal.reason.']

test('every key that the sources name has words, and every word is used', () => {
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

test('every sentence can be read', () => {
  const words = rendererOf({
    language: 'en',
    catalogs: [terminal],
    missing: ({ key, problem }) => (problem === 'figure' ? key : assert.fail(`${key}: ${problem}`)),
  })
  for (const key of Object.keys(terminal)) assert.notEqual(words.say(key), '')
})

test('signs that steer a terminal do not reach it in a complaint', () => {
  const { sentence } = new Stop('record', 'The line \u001b[2J\u0007 is not an option.')
  assert.equal(sentence, 'The line \ufffd[2J\ufffd is not an option.')
})

test('the terminal says in German what it says in English', () => {
  assert.deepEqual(twinFaults(terminal, german), [])
})

test('the language is what is asked for, else that of the system, else English', async () => {
  assert.equal(languageFor(undefined, {}), 'en')
  assert.equal(languageFor(undefined, { LANG: 'de_AT.UTF-8' }), 'de')
  assert.equal(languageFor(undefined, { LANG: 'de_DE.UTF-8', LC_ALL: 'C' }), 'en')
  assert.equal(languageFor(undefined, { LANG: 'fr_FR.UTF-8', LC_ALL: '' }), 'en')
  assert.equal(languageFor('en', { LANG: 'de_DE' }), 'en')
  const played = ['play', 'essence', '--seats', '2', '--seed', 'sprache']
  const german = await ludarium([...played, '--lang', 'de'], '1\n1\nq\n')
  assert.match(german.out, /gib dein verdecktes Gebot für die Berater ab/)
  assert.doesNotMatch(german.out, /Influence|your sealed bid|\[[\w.]+\]/)
  const odd = await ludarium([...played, '--lang', 'xx'])
  assert.deepEqual([odd.code, odd.out], [2, ''])
  assert.match(odd.err, /--lang takes en or de, not 'xx'/)
})
