/** The worked examples of rules.md, by their numbers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '@ludarium/kernel'
import { game } from '../game.ts'
import { player } from '../pieces.ts'
import { score } from '../scoring.ts'
import { act, can, hold, tableOf } from './table.ts'

test('Example 1 (G3.1) a row that ends with a 3 takes a 3 or a 5, but no 2', () => {
  const s = tableOf()
  hold(s, 0, 'jade3', 'amber3', 'onyx5', 'pearl2')
  act(s, { do: 'lay', card: 'jade3' }, { do: 'draw' }, { do: 'drop' }, { do: 'draw' })
  assert.ok(can(s, { do: 'lay', card: 'amber3' }))
  assert.ok(can(s, { do: 'lay', card: 'onyx5' }))
  assert.ok(!can(s, { do: 'lay', card: 'pearl2' }))
  const refused = game.why(s, 0).map(({ move }) => ('card' in move ? move.card : ''))
  assert.ok(refused.includes('pearl2'))
})

test('Example 2 (G4.2) amber 1, jade 1, onyx 4 and pearl 6 score 12 and 5', () => {
  const s = tableOf()
  player(s, 0).row = ['amber1', 'jade1', 'onyx4', 'pearl6']
  assert.deepEqual(score(s, 0), [
    { key: 'row', points: 12 },
    { key: 'colours', points: 5 },
  ])
})

test('G3.3, G3.4 a card taken from the market is in the hand, and the market is full again', () => {
  const s = tableOf({ options: { market: 3 } })
  const card = at(s.market, 1)
  act(s, { do: 'drop' }, { do: 'take', card })
  assert.ok(player(s, 0).hand.includes(card))
  assert.equal(s.market.length, 3)
})

test('G4.1 everybody plays the same number of cards, all 24 of them', () => {
  const s = tableOf({ seats: 3 })
  while (game.actors(s).length > 0) act(s, {})
  assert.equal(s.turn, 24)
  assert.equal(s.round, 8)
  assert.notEqual(game.result(s), null)
})
