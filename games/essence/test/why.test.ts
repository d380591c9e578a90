/** Reasons name the move that was wanted and say what is needed and what is there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Message } from '@ludarium/kernel'
import { type EssenceMove, type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { atTurn, CHA, TIK, UNI } from './table.ts'

/** Why seat 0 cannot do it now; undefined when no reason is given. */
function reasonFor(s: EssenceState, wanted: Partial<EssenceMove>): Message | undefined {
  return game.why(s, 0).find(({ move }) => JSON.stringify(move) === JSON.stringify(wanted))?.reason
}

test('building needs a Foundation, then Wealth', () => {
  const s = atTurn([TIK, UNI])
  s.market = ['tavern', 'cloud-nets']
  Object.assign(player(s, 0), { foundations: 0, wealth: 1 })
  assert.equal(reasonFor(s, { do: 'build' })?.key, 'why.foundation')
  player(s, 0).foundations = 1
  assert.equal(reasonFor(s, { do: 'build' }), undefined)
  assert.deepEqual(reasonFor(s, { do: 'build', card: 'tavern' }), { key: 'why.wealth', params: { need: 2, have: 1 } })
  s.mainDone = true
  assert.equal(reasonFor(s, { do: 'build', card: 'tavern' })?.key, 'why.mainDone')
  assert.equal(reasonFor(s, { do: 'pass' })?.key, 'why.mainDone')
})

test('reading needs tokens to spend, and slot 1 is locked', () => {
  const s = atTurn([TIK, UNI])
  s.row[5] = 'ii-16'
  Object.assign(player(s, 0), { wealth: 2, influence: 1 })
  assert.equal(reasonFor(s, { do: 'read', slot: 1 })?.key, 'why.locked')
  assert.deepEqual(reasonFor(s, { do: 'read', slot: 6 }), { key: 'why.tokens', params: { need: 6, have: 3 } })
})

test('an option of a card needs its cost', () => {
  const s = atTurn([CHA, UNI])
  player(s, 0).hand = [`${CHA}.overseer`]
  assert.deepEqual(reasonFor(s, { do: 'play', card: `${CHA}.overseer`, option: 1 }), {
    key: 'why.readyLocation',
    params: { need: 1, have: 0 },
  })
})
