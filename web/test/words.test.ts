/** The shell's catalog: every sentence can be read, every key that the sources use is there, none is left over. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { en } from '../src/words/en.ts'
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
  const used = [...sources.matchAll(/\bt\(\s*'([a-z][\w.]*)'/g)].map((match) => match[1] ?? '')
  assert.ok(used.length > 100)
  assert.deepEqual(
    [...new Set(used)].filter((key) => !(key in en)),
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
