/** G2 The first position. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf } from './table.ts'

test('G2.1, G2.2 four cards for each player, three in the market, the rest in the deck', () => {
  for (const seats of [2, 3, 4]) {
    const s = tableOf({ seats })
    for (const { hand } of s.players) assert.equal(hand.length, 4)
    assert.equal(s.market.length, 3)
    assert.equal(s.deck.length, 24 - 4 * seats - 3)
  }
  assert.throws(() => tableOf({ seats: 5 }))
})

test('G2.2 the market has one to five cards', () => {
  assert.equal(tableOf({ options: { market: 1 } }).market.length, 1)
  assert.equal(tableOf({ options: { market: 5 } }).market.length, 5)
  assert.throws(() => tableOf({ options: { market: 0 } }))
  assert.throws(() => tableOf({ options: { market: 6 } }))
})
