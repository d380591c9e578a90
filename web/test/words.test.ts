/** The shell's catalog: every sentence can be read, every key that the sources use is there, none is left over. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Catalog } from '@ludarium/kernel'
import { translationFaults, whyWords } from '@ludarium/words'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { languageFor, SPOKEN } from '../src/words/languages.ts'
import { pseudo } from '../src/words/pseudo.ts'
import { makeTeller } from '../src/words/teller.ts'

const words = makeTeller({ language: 'en', catalogs: [en] })

const sources = globSync(join(import.meta.dirname, '..', 'src', '**', '*.{ts,tsx}'))
  // Boards of games bring words of their own.
  .filter((file) => !/[\\/](art|cards|words|boards[\\/](?!generic)\w+)[\\/]/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every sentence is read by the library', () => {
  for (const key of Object.keys(en)) assert.notEqual(words.t(key, {}), '', key)
})

test('keys that the sources name are in the catalog', () => {
  const plain = [...sources.matchAll(/\bt\(\s*'([a-z][\w.]*)'/g)].map((match) => match[1] ?? '')
  // One of several: t(over ? 'result.result' : 'home.enter').
  const chosen = [...sources.matchAll(/\bt\(([^()`]*\?[^()`]*)/g)].flatMap(([, all = '']) =>
    [...all.matchAll(/[?:]\s*'([a-z]\w*(?:\.\w+)+)'/g)].map((match) => match[1] ?? ''),
  )
  assert.ok(chosen.length > 40)
  const used = [...plain, ...chosen]
  assert.ok(used.length > 100)
  assert.deepEqual(
    // Why a line is better is said in the terminal too.
    [...new Set(used)].filter((key) => !(key in en || key in whyWords)),
    [],
  )
})

test('no sentence is left over', () => {
  const all = globSync(join(import.meta.dirname, '..', 'src', '**', '*.{ts,tsx}'))
    .filter((file) => !/[\\/]words[\\/]|words\.ts$|\.en\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = new Set([...all.matchAll(/'([\w.-]+)'/g)].map((match) => match[1] ?? ''))
  // Keys put together, such as `settings.theme.${value}`, stand for all that fit.
  const made = [...all.matchAll(/`([a-z]+\.(?:[\w.-]|\$\{[^`}]*\})*)`/g)].map(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[\\w-]+')}$`)
  })
  const refusals = new Set([...all.matchAll(/refused\('([\w.]+)'/g)].map((match) => `refusal.${match[1]}`))
  const isUsed = (key: string): boolean =>
    named.has(key) || refusals.has(key) || made.some((pattern) => pattern.test(key))
  assert.deepEqual(
    Object.keys(en).filter((key) => !isUsed(key)),
    [],
  )
})

/** The catalog of a file: what it calls `words`, or else the one it has. */
async function catalogOf(file: string): Promise<Catalog> {
  const { words, kit, ...others }: Record<string, unknown> = await import(file)
  const [found] = [words, isRecord(kit) ? kit.words : undefined, ...Object.values(others)].filter(isRecord)
  assert.ok(found !== undefined, `${file} has no words`)
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, String(value)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

test('the shell says in German what it says in English', () => {
  assert.deepEqual(translationFaults(en, de), [])
})

const services = join(import.meta.dirname, '..', 'src')
const boards = globSync(join(services, 'boards', '*', '{words,kit}.ts'))
  // A board of its own says more than its kit.
  .filter((file, _, all) => !file.endsWith('kit.ts') || !all.includes(file.replace('kit.ts', 'words.ts')))
  .filter((file) => !file.includes(join('boards', 'generic')))

test('every board says in German what it says in English', async () => {
  const twins = boards.map((file) => file.replace(/(words|kit)\.ts$/, 'words.de.ts'))
  assert.deepEqual(globSync(join(services, 'boards', '*', 'words.de.ts')).sort(), twins.sort())
  for (const file of boards) {
    const twin = file.replace(/(words|kit)\.ts$/, 'words.de.ts')
    assert.deepEqual(translationFaults(await catalogOf(file), await catalogOf(twin)), [], twin)
  }
})

test('every other catalog of the page has its German twin', async () => {
  for (const file of globSync(join(services, '**', '*.en.ts'))) {
    const twin = file.replace(/\.en\.ts$/, '.de.ts')
    assert.deepEqual(translationFaults(await catalogOf(file), await catalogOf(twin)), [], twin)
  }
})

test('the first language of the browser that is spoken here', () => {
  assert.deepEqual(SPOKEN, ['en', 'de'])
  assert.equal(languageFor(['de-AT', 'en']), 'de')
  assert.equal(languageFor(['fr', 'de-CH', 'en']), 'de')
  assert.equal(languageFor(['en-GB', 'de']), 'en')
  assert.equal(languageFor(['fr', 'nl']), 'en')
  assert.equal(languageFor([]), 'en')
})

test('the pseudo-locale leaves arguments alone', () => {
  assert.equal(pseudo('Hi {name}'), '[Ĥî {name}]')
  const teller = makeTeller({ language: 'en-XA', catalogs: [en], transform: pseudo })
  assert.match(teller.t('tables.broken.some', { n: 3 }), /3 tables/)
  assert.match(teller.t('curtain.title', { name: 'Mara' }), /^\[Þ?.*Mara.*\]$/)
})

test('lists, seats and nested messages', () => {
  const teller = makeTeller({
    language: 'en',
    catalogs: [{ both: '{who} and {things}', thing: 'thing {n}' }],
    seat: (n) => ['Mara', 'Tomo'][n] ?? '',
  })
  const text = teller.t({
    key: 'both',
    params: {
      who: { key: 'seat', params: { n: 1 } },
      things: [
        { key: 'thing', params: { n: 1 } },
        { key: 'thing', params: { n: 2 } },
      ],
    },
  })
  assert.equal(text, 'Tomo and thing 1 and thing 2')
  assert.equal(teller.t('both', {}), '{who} and {things}')
  assert.equal(teller.t('no.such.key'), 'no.such.key')
})
