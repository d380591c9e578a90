import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { misshapen, misshapenBoards, misshapenFolder, namesIn } from '../shape.ts'

/** A game as small as the check lets it be. */
const SMALL: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@ludarium/tiny" }',
  'rules.md': '',
  'index.ts': 'export const module = 1',
  'game.ts': 'export const game = 1',
  'state.ts': "export type { TinyStep } from './agenda.ts'\nexport interface TinyState {}",
  'agenda.ts': 'export type TinyStep = 1',
  'moves.ts': 'export type TinyMove = 1',
  'events.ts': 'export type TinyEvent = 1',
  'options.ts': 'export const options = 1',
  'secrets.ts': 'export const secrets = 1',
  'setup.ts': 'export function setup() {}',
  'scoring.ts': 'export function score() {}\nexport function ranks() {}',
  'pieces.ts': 'export function player() {}',
  'clone.ts': 'export function cloneState() {}',
  'steps/index.ts': 'export const steps = 1',
  'advice.ts': 'export function evaluate() {}',
  'audit.ts': 'export const bounds = 1\nexport function components() {}',
  'why.ts': 'export function why() {}',
  'sketch.ts': 'export function sketch() {}',
  'places.ts': 'export const place = 1\nexport const readPlace = 1\nexport const places = 1',
  'compound.ts': 'export const compounds = 1',
  'words/index.ts': "export { words } from './en.ts'\nexport { speech } from './speech.ts'",
  'words/speech.ts': 'export const speech = 1',
  'words/en.ts': 'export const words = 1',
  'data/index.ts': '',
  'test/tables.ts': '',
  'test/conformance.test.ts': '',
  'test/examples-turn.test.ts': '',
  'test/data.test.ts': '',
  'test/golden/v1/2-seats-coinsVisible-true.txt': '',
}

/** What is wrong with the small game after some files are changed, added, or (null) left out. */
function wrong(changes: Readonly<Record<string, string | null>>): string[] {
  const files = Object.entries({ ...SMALL, ...changes })
  return misshapen(new Map(files.flatMap(([file, text]) => (text === null ? [] : [[`games/tiny/${file}`, text]]))))
}

test('a game of the right shape passes, with files of its own beside', () => {
  assert.deepEqual(wrong({ 'BALANCE.md': '', 'automa/deck-of-cards.ts': '', 'words/rules.en.ts': '' }), [])
})

test('what is no game folder is left alone', () => {
  assert.deepEqual(
    misshapen(
      new Map([
        ['games/index.ts', ''],
        ['kernel/Strange_name.ts', ''],
      ]),
    ),
    [],
  )
})

test('every file of the shape is missed', () => {
  for (const file of Object.keys(SMALL)) {
    if (file === 'agenda.ts') continue
    const said = wrong({ [file]: null })
    assert.ok(said.length > 0, file)
    if (/golden|examples|data\.test/.test(file)) continue
    assert.ok(said.includes(`games/tiny/${file}: is missing in this game.`), file)
  }
})

test('one name for one thing', () => {
  assert.deepEqual(wrong({ 'clone.ts': 'export function copyState() {}' }), [
    "games/tiny/clone.ts: has no 'cloneState', as every game has.",
  ])
  assert.deepEqual(wrong({ 'moves.ts': 'export type Action = 1' }), ["games/tiny/moves.ts: has no type 'TinyMove'."])
  assert.deepEqual(wrong({ 'agenda.ts': '', 'state.ts': 'export interface TinyState {}' }), [
    "games/tiny/agenda.ts: has no type 'TinyStep'.",
  ])
  assert.deepEqual(wrong({ 'words/index.ts': "export { words } from './en.ts'" }), [
    "games/tiny/words/index.ts: has no 'speech', as every game has.",
  ])
})

test('file names and the package are checked', () => {
  assert.deepEqual(wrong({ 'steps/myPhase.ts': '' }), ['games/tiny/steps/myPhase.ts: file names are in kebab-case.'])
  assert.deepEqual(wrong({ 'package.json': '{ "name": "tiny" }' }), [
    "games/tiny/package.json: is called 'tiny', not '@ludarium/tiny'.",
  ])
})

test('the skeleton of `ludarium new` has the shape', () => {
  const folder = join(import.meta.dirname, '..', '..', 'cli', 'skeleton')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name))
  const sources = files.map((file): [string, string] => [
    `skeleton${file.slice(folder.length).replaceAll('\\', '/')}`,
    readFileSync(file, 'utf8'),
  ])
  assert.deepEqual(misshapenFolder(new Map(sources), 'skeleton/'), [])
})

test('every file and folder of a board is missed', () => {
  const shape = ['index.ts', 'places.ts', 'map/']
  const board = (...files: string[]): Map<string, string> =>
    new Map(files.map((file) => [`web/src/boards/${file}`, '']))
  assert.deepEqual(misshapenBoards(board('tiny/index.ts', 'tiny/places.ts', 'tiny/map/Map.tsx'), shape), [])
  assert.deepEqual(misshapenBoards(board('tiny/index.ts', 'tiny/map.ts'), shape), [
    'web/src/boards/tiny/places.ts: is missing in this board.',
    'web/src/boards/tiny/map/: is missing in this board.',
  ])
  // Icons for the sketch are no board.
  assert.deepEqual(misshapenBoards(board('tiny/kit.ts', 'generic/index.tsx', 'index.ts'), shape), [])
})

test('names are found in all their forms', () => {
  const text = [
    'export const a = 1',
    'export async function b() {}',
    "export { c, d as e } from './x.ts'",
    "export type { F } from './x.ts'",
    'export interface G {}',
    'const h = 1',
    '  const i = 1',
  ].join('\n')
  assert.deepEqual(namesIn(text).sort(), ['F', 'G', 'a', 'b', 'c', 'e', 'h'])
})
