/** Every kind of question is explained, and nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps } from '../steps/index.ts'
import { explained } from '../words/explain.en.ts'

const LONGEST = 34

test('each kind of step that asks somebody has one explanation', () => {
  const kinds = Object.entries(steps).flatMap(([kind, rule]) => ('legal' in rule || 'sealed' in rule ? [kind] : []))
  assert.ok(kinds.length > 20, 'the game asks')
  assert.deepEqual(Object.keys(explained).sort(), kinds.map((kind) => `explain.${kind}`).sort())
})

test('explanations differ, and are short enough for a line', () => {
  const texts = Object.values(explained)
  assert.equal(new Set(texts).size, texts.length)
  for (const text of texts) assert.ok(text.split(' ').length <= LONGEST, text)
})
