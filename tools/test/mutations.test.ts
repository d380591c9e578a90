import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mutated, mutationsOf } from '../mutations.ts'

const SOURCE = `import { a } from 'b'
export type Step =
  | { readonly step: 'x'; readonly n: 1 }

/** At most 3. */
function rule(s: State): boolean {
  s.coins -= 2
  gain(s, 'coins < 3', 1)
  if (s.coins >= 3 && s.open === true) return false
  throw new Error('1 + 1')
}`

const changesOn = (line: number): string[] =>
  mutationsOf('rule.ts', SOURCE)
    .filter((mutation) => mutation.line === line)
    .map(({ change }) => change)

test('each mistake in a line is a separate mutation', () => {
  assert.deepEqual(changesOn(7), ['-= to +=', '2 to 3', 'left out: s.coins -= 2'])
  assert.deepEqual(changesOn(9), ['>= to >', '=== to !==', '&& to ||', 'true to false', 'false to true', '3 to 4'])
})

test('strings, imports, types, comments and unreachable errors are not mutated', () => {
  assert.deepEqual(changesOn(8), ['1 to 2', "left out: gain(s, 'coins < 3', 1)"])
  for (const line of [1, 2, 3, 5, 10, 11]) assert.deepEqual(changesOn(line), [], `line ${line}`)
})

test('a mutation changes only its line', () => {
  const [first] = mutationsOf('rule.ts', SOURCE)
  assert.ok(first !== undefined)
  const lines = mutated(SOURCE, first).split('\n')
  assert.equal(lines[first.line - 1], first.text)
  assert.equal(lines.filter((line, at) => line !== SOURCE.split('\n')[at]).length, 1)
})
