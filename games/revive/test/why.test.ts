/** Why an action is not possible: what is said is what is missing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Message, pick, plainChance } from '@ludarium/kernel'
import { game } from '../game.ts'
import type { ReviveState } from '../state.ts'
import { give, settle, table, tableOf } from './table.ts'

function whyNot(s: ReviveState, action: string): Message | undefined {
  return game.why(s, 0).find(({ move }) => move.do === action)?.reason
}

test('R12.3 books for others are named where they are what is missing', () => {
  const s = table({ tribes: ['nadair'] })
  settle(s, 0, { t1: '-1,0' })
  settle(s, 1, { t1: '0,-1' })
  give(s, 0, { book: 3 })
  assert.deepEqual(whyNot(s, 'populate'), { key: 'why.populateFee', params: { need: 4, fee: 1, have: 3 } })
})

test('R12.2, R13.2 books, gears and food for range, as far as each is missing', () => {
  const s = table({ tribes: ['nadair'] })
  assert.deepEqual(whyNot(s, 'populate'), { key: 'why.populateBooks', params: { need: 2, have: 0 } })
  assert.deepEqual(whyNot(s, 'build'), { key: 'why.buildGears', params: { need: 3, have: 0 } })
  give(s, 0, { gear: 2, crystal: 1 })
  assert.deepEqual(whyNot(s, 'build'), { key: 'why.buildRange', params: { need: 1, have: 0 } })
})

test('nobody is told to need what is there', () => {
  let told = 0
  for (let n = 0; n < 12; n++) {
    const s = tableOf({ seats: 1 + (n % 4), seed: `needs ${n}` })
    const chance = plainChance(`needs ${n}`)
    for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
      for (const { reason } of game.why(game.view(s, seat), seat)) {
        const { need, have } = reason.params ?? {}
        if (need === undefined || have === undefined) continue
        assert.ok(Number(need) > Number(have) && Number(have) >= 0, JSON.stringify(reason))
        told++
      }
      game.play(s, seat, pick(chance, game.legal(s, seat)))
    }
  }
  assert.ok(told > 100)
})
