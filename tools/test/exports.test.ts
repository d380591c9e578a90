import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ambiguitiesIn } from '../exports.ts'

const found = (files: Readonly<Record<string, string>>): string[] => ambiguitiesIn(new Map(Object.entries(files)))

test('a name exported by two packages of the framework is ambiguous', () => {
  assert.deepEqual(
    found({ 'kernel/game.ts': 'export interface Table {}', 'tables/table.ts': 'export class Table {}' }),
    ['Table: means different things in kernel/game.ts and tables/table.ts.'],
  )
})

test('a game may not reuse a name of the kernel or of its own board', () => {
  assert.equal(
    found({ 'kernel/list.ts': 'export const at = 1', 'games/go/board.ts': 'export function at() {}' }).length,
    1,
  )
  assert.equal(
    found({ 'games/go/rules.ts': 'export const cells = 1', 'web/src/boards/go/view.ts': 'export const cells = 1' })
      .length,
    1,
  )
})

test('a game may not reuse a name of the tables, which its board imports too', () => {
  assert.equal(
    found({ 'tables/views.ts': 'export function viewOf() {}', 'games/go/board.ts': 'export function viewOf() {}' })
      .length,
    1,
  )
})

test('a re-export is not a second meaning', () => {
  assert.deepEqual(
    found({ 'kernel/a.ts': 'export const x = 1', 'tables/index.ts': "export { x } from '@ludarium/kernel'" }),
    [],
  )
})

test('two games, two boards, tests, catalogs and components may share names', () => {
  assert.deepEqual(
    found({
      'games/go/a.ts': 'export const stones = 1',
      'games/chess/a.ts': 'export const stones = 1',
      'web/src/boards/draughts/a.ts': 'export const stones = 1',
    }),
    [],
  )
  assert.deepEqual(found({ 'kernel/a.ts': 'export const x = 1', 'kernel/test/a.ts': 'export const x = 1' }), [])
  assert.deepEqual(found({ 'kernel/a.ts': 'export const x = 1', 'cli/words/de.ts': 'export const y = 1' }), [])
  assert.deepEqual(
    found({ 'server/chat.ts': 'export class Chat {}', 'web/src/Chat.tsx': 'export function Chat() {}' }),
    [],
  )
})
