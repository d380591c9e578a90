import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, violations } from '../layering.ts'

test('imports are found in all forms, except in comments', () => {
  const text = [
    "import a from './a.ts'",
    'import { b,',
    '  c } from "@ludarium/kernel"',
    "export * from './d.ts'",
    "import './e.css'",
    "const f = await import('./f.ts')",
    "// import g from './g.ts'",
    "/* import h from './h.ts' */",
    `const i = "import j from './j.ts'"`,
  ].join('\n')
  assert.deepEqual(importsOf(text), ['./a.ts', '@ludarium/kernel', './d.ts', './e.css', './f.ts'])
})

test('the kernel imports nothing but itself, and not its own tests', () => {
  assert.deepEqual(violations('kernel/a.ts', "import './b.ts'"), [])
  assert.equal(violations('kernel/a.ts', "import 'node:fs'").length, 1)
  assert.equal(violations('kernel/a.ts', "import './testkit/index.ts'").length, 1)
  assert.equal(violations('kernel/a.ts', "import '../bots/index.ts'").length, 1)
})

test('a game imports the kernel and itself, never another game', () => {
  assert.deepEqual(violations('games/essence/steps/a.ts', "import '../state.ts'\nimport '@ludarium/kernel'"), [])
  assert.equal(violations('games/essence/steps/a.ts', "import '../../scythe/state.ts'").length, 1)
  assert.equal(violations('games/essence/a.ts', "import '@ludarium/scythe'").length, 1)
  assert.equal(violations('games/essence/a.ts', "import './test/table.ts'").length, 1)
  assert.equal(violations('games/essence/a.ts', "import '@ludarium/kernel/testkit'").length, 1)
})

test('any folder under games is a game, and the registry loads them all', () => {
  assert.deepEqual(violations('games/index.ts', "import('./my-game/index.ts')\nimport '@ludarium/kernel'"), [])
  assert.equal(violations('games/index.ts', "import './my-game/state.ts'").length, 1)
  assert.deepEqual(violations('games/my-game/steps/a.ts', "import '../state.ts'"), [])
  assert.equal(violations('games/my-game/a.ts', "import '../other-game/a.ts'").length, 1)
  assert.deepEqual(violations('games/my-game/test/a.test.ts', "import '@ludarium/kernel/testkit'"), [])
})

test('tables import no I/O and no words, words only the kernel', () => {
  assert.deepEqual(violations('tables/table.ts', "import '@ludarium/kernel'\nimport '@ludarium/bots'"), [])
  assert.equal(violations('tables/table.ts', "import 'node:fs'").length, 1)
  assert.equal(violations('tables/table.ts', "import '@ludarium/words'").length, 1)
  assert.deepEqual(violations('words/renderer.ts', "import '@ludarium/kernel'\nimport 'intl-messageformat'"), [])
  assert.equal(violations('words/renderer.ts', "import '@ludarium/games'").length, 1)
})

test('bots do not import games, and a file outside every layer is reported', () => {
  assert.equal(violations('bots/a.ts', "import '@ludarium/games'").length, 1)
  assert.equal(violations('elsewhere/a.ts', '').length, 1)
  assert.equal(violations('cli/a.ts', "import 'fs'").length, 1)
})
