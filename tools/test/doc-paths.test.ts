/** Documents may name only paths that exist. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingPaths } from '../doc-paths.ts'

const FILES = [
  'README.md',
  'docs/hosting.md',
  'games/scythe/index.ts',
  'games/scythe/steps/combat.ts',
  'web/src/app.tsx',
]

const missing = (text: string, document = 'docs/tour.md'): string[] =>
  missingPaths(new Map([[document, text]]), FILES).map((sentence) => /'(.*)'/.exec(sentence)?.[1] ?? '')

test('files and folders that exist are accepted, with or without a line number', () => {
  assert.deepEqual(missing('See `games/scythe/steps/combat.ts:12`, `games/scythe/` and web/src.'), [])
})

test('a path that does not exist is named', () => {
  assert.deepEqual(missing('See `games/scythe/steps/gone.ts`, then `server/hall`.'), [
    'games/scythe/steps/gone.ts',
    'server/hall',
  ])
})

test('placeholders, stars and braces stand for any of several paths', () => {
  assert.deepEqual(missing('`games/ID/index.ts`, `games/*/steps`, `games/scythe/{index.ts,steps}`'), [])
  assert.deepEqual(missing('`games/ID/board.ts`, `games/scythe/{index.ts,none}`'), [
    'games/ID/board.ts',
    'games/scythe/none',
  ])
})

test('links are relative to their document', () => {
  assert.deepEqual(missing('[a](hosting.md#tls) [b](../README.md) [c](https://example.org/docs/x.md)'), [])
  assert.deepEqual(missing('[a](docs/hosting.md)'), ['docs/docs/hosting.md'])
})

test('a link to a heading needs that heading', () => {
  const text = '## When Redis is down?\n[a](#when-redis-is-down) [b](#gone) [c](hosting.md#anything)'
  assert.deepEqual(missing(text), ['#gone'])
})

test('what only a build makes, and what the changelog remembers, is left alone', () => {
  assert.deepEqual(missing('`web/dist` is built.'), [])
  assert.deepEqual(missing('`server/hall` is gone.', 'CHANGELOG.md'), [])
})
