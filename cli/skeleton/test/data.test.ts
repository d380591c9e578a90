/** The components match rules.md. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD_BY_ID, CARDS, COLOURS } from '../data/index.ts'

test('G1.1 24 different cards, six of each colour', () => {
  assert.equal(CARDS.length, 24)
  assert.equal(CARD_BY_ID.size, 24)
  for (const colour of COLOURS) {
    const values = CARDS.filter((card) => card.colour === colour).map((card) => card.value)
    assert.deepEqual(values, [1, 2, 3, 4, 5, 6])
  }
})
