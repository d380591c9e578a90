import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cyclesIn } from '../cycles.ts'

const sources = (files: Readonly<Record<string, string>>): Map<string, string> => new Map(Object.entries(files))

test('a tree of imports has no cycles', () => {
  const tree = sources({
    'kernel/a.ts': "import './b.ts'\nimport './c.ts'",
    'kernel/b.ts': "import './c.ts'\nimport 'node:fs'",
    'kernel/c.ts': "import './missing.ts'",
  })
  assert.deepEqual(cyclesIn(tree), [])
})

test('two files that import each other are a cycle, even for types only', () => {
  const pair = sources({
    'games/x/a.ts': "import type { B } from './b.ts'",
    'games/x/b.ts': "export type { A } from './a.ts'",
  })
  assert.deepEqual(cyclesIn(pair), [
    'games/x/a.ts -> games/x/b.ts -> games/x/a.ts: imports lead back to where they began.',
  ])
})

test('dynamic imports count, and so does a file that imports itself', () => {
  assert.equal(cyclesIn(sources({ 'a.tsx': "import('./b.tsx')", 'b.tsx': "import './a.tsx'" })).length, 1)
  assert.equal(cyclesIn(sources({ 'a.ts': "import './a.ts'" })).length, 1)
})

test('a cycle through a package is found', () => {
  const round = sources({
    'kernel/package.json':
      '{ "name": "@ludarium/kernel", "exports": { ".": "./index.ts", "./kit": "./kit/index.ts" } }',
    'kernel/index.ts': '',
    'kernel/kit/index.ts': "import '../../games/x.ts'",
    'games/x.ts': "import '@ludarium/kernel/kit'\nimport '@ludarium/kernel'",
  })
  assert.deepEqual(cyclesIn(round), [
    'games/x.ts -> kernel/kit/index.ts -> games/x.ts: imports lead back to where they began.',
  ])
})

test('the shortest cycle is reported, with the other files of its group', () => {
  const knot = sources({
    'a.ts': "import './b.ts'",
    'b.ts': "import './c.ts'",
    'c.ts': "import './a.ts'\nimport './d.ts'",
    'd.ts': "import './c.ts'",
    'e.ts': "import './a.ts'",
  })
  assert.deepEqual(cyclesIn(knot), [
    'c.ts -> d.ts -> c.ts: imports lead back to where they began. In the same knot: a.ts, b.ts.',
  ])
})
