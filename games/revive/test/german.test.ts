/** Names that the German catalog looks up by the English ones of the data: all of them, and no other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD } from '../data/index.ts'
import { branchOptions } from '../story.ts'
import { BRANCHES, CITIZENS } from '../words/names.de.ts'

test('every citizen and every choice of the campaign has a German name, and none is left over', () => {
  const citizens = [...CARD.values()].map(({ name }) => name.replace(/ [A-D]$/, ''))
  assert.deepEqual(Object.keys(CITIZENS).sort(), [...new Set(citizens)].sort())
  const labels = [1, 2, 3, 4, 5].flatMap((chapter) => branchOptions(chapter).map(({ label }) => label))
  assert.deepEqual(Object.keys(BRANCHES).sort(), labels.sort())
})
