import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { hexNamed } from '../board.ts'
import { charge } from '../goods.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, canAs, put } from './table.ts'

function bowls(s: InnovationState, seat = 0): readonly number[] {
  return player(s, seat).bowls
}

test('Ex 1 (A5.1) charging moves tokens from the first bowl to the second', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const p = player(s, 0)
  p.bowls = [5, 7, 0]
  assert.equal(charge(p, 3), 3)
  assert.deepEqual(p.bowls, [2, 10, 0])
})

test('Ex 2 (A5.2) with an empty first bowl tokens move on to the third', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const p = player(s, 0)
  p.bowls = [2, 10, 0]
  p.books = [1, 0, 0, 0]
  s.bookActions = ['book-power', 'book-coins', 'book-steps']
  actAs(s, 0, { do: 'bookAction', action: 'book-power' })
  assert.deepEqual(p.bowls, [0, 9, 3])
})

test('Ex 3 (A5.1) power beyond the capacity is lost', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const p = player(s, 0)
  p.bowls = [0, 1, 11]
  assert.equal(charge(p, 3), 1)
  assert.deepEqual(p.bowls, [0, 0, 12])
})

test('Ex 5 (A5.5) sacrifices', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const p = player(s, 0)
  p.bowls = [4, 5, 1]
  actAs(s, 0, { do: 'convert', conversion: 'sacrifice-power' }, { do: 'convert', conversion: 'sacrifice-power' })
  assert.deepEqual(p.bowls, [4, 1, 3])
  assert.ok(!canAs(s, 0, { do: 'convert', conversion: 'sacrifice-power' }))
})

test('Ex 6 (A6.1) three power for a tool', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  const p = player(s, 0)
  p.bowls = [4, 1, 3]
  actAs(s, 0, { do: 'convert', conversion: 'power-tool' })
  assert.deepEqual(p.bowls, [7, 1, 0])
  assert.equal(p.tools, 1)
})

test('Ex 7 (A31.4) illusionists pay one power less and score by the number of players', () => {
  const four = bare([
    { terrain: 'desert', faction: 'illusionists' },
    { terrain: 'lake' },
    { terrain: 'forest' },
    { terrain: 'swamp' },
  ])
  const three = bare([{ terrain: 'desert', faction: 'illusionists' }, { terrain: 'lake' }, { terrain: 'forest' }])
  for (const [s, vp] of [[four, 22] as const, [three, 21] as const]) {
    const p = player(s, 0)
    p.bowls = [2, 3, 3]
    actAs(s, 0, { do: 'power', action: 'power-coins' })
    assert.deepEqual([p.bowls, p.coins, p.vp], [[5, 3, 0], 7, vp])
  }
})

/** Seat 0 can build on E11, beside a palace and perhaps a workshop of seat 1. */
function offering(amount: 3 | 4, bowl: [number, number, number], vp: number, variant: string): InnovationState {
  const s = bare([{ terrain: 'wasteland' }, { terrain: 'desert' }, { terrain: 'lake' }], { rulesVariant: variant })
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', 'palace')
  if (amount === 4) put(s, 1, 'D11', 'workshop')
  Object.assign(player(s, 0), { tools: 1, coins: 2 })
  Object.assign(player(s, 1), { bowls: bowl, vp })
  return s
}

/** Seat 0 has built there, and seat 1 has to answer. */
function offeredPower(amount: 3 | 4, bowl: [number, number, number], vp: number, variant = 'published') {
  const s = offering(amount, bowl, vp, variant)
  actAs(s, 0, { do: 'build', hex: 'E11' })
  while (game.actors(s)[0] === 0 && canAs(s, 0, { do: 'end' })) actAs(s, 0, { do: 'end' })
  return s
}

test('Ex 9 (A23.3) only what is charged is paid for; the manual asks for the whole offer', () => {
  for (const [variant, vp] of [['published', 20] as const, ['manual', 18] as const]) {
    const s = offeredPower(3, [0, 1, 11], 20, variant)
    if (canAs(s, 1, { do: 'accept' })) actAs(s, 1, { do: 'accept' })
    assert.deepEqual(bowls(s, 1), [0, 0, 12])
    assert.equal(player(s, 1).vp, vp)
  }
})

test('Ex 10 (A23.3) an offer is limited by the victory points', () => {
  const s = offeredPower(4, [5, 7, 0], 1)
  assert.deepEqual(next(s), { step: 'offer', seat: 1, amount: 4, hex: hexNamed(s, 'E11'), from: 0 })
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual(bowls(s, 1), [3, 9, 0])
  assert.equal(player(s, 1).vp, 0)
})

test('Ex 11 (A23.4) without capacity there is no offer', () => {
  const s = offeredPower(3, [0, 0, 12], 20)
  assert.ok(!canAs(s, 1, { do: 'accept' }))
  assert.ok(canAs(s, 1, { do: 'pass' }))
})

test('A42 by the manual full bowls may be emptied first: 1 power becomes a coin, then the offer is charged', () => {
  const s = offeredPower(3, [0, 0, 12], 20, 'manual')
  assert.ok(!canAs(s, 1, { do: 'accept' }), 'there is no room yet')
  assert.ok(canAs(s, 1, { do: 'decline' }))
  actAs(s, 1, { do: 'convert', conversion: 'power-coin' }, { do: 'accept' })
  assert.deepEqual([bowls(s, 1), player(s, 1).coins, player(s, 1).vp], [[0, 0, 12], 1, 18])
})

test('A42, A23.4 without a token in bowl III nothing can be emptied: no offer', () => {
  const s = offeredPower(3, [0, 0, 0], 20, 'manual')
  assert.ok(canAs(s, 1, { do: 'pass' }))
})

test('A42 tables opened before version 2 go on without such an offer', () => {
  const s = offering(3, [0, 0, 12], 20, 'manual')
  s.version = 1
  actAs(s, 0, { do: 'build', hex: 'E11' })
  assert.ok(canAs(s, 1, { do: 'pass' }))
})

test('R43 (A42) by the manual too nobody charges more than his VP and 1: offer 4, 1 VP', () => {
  const s = offeredPower(4, [5, 7, 0], 1, 'manual')
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual([bowls(s, 1), player(s, 1).vp], [[3, 9, 0], 0])
})

test('R43 (A42) what does not fit is paid for as far as there are VP: offer 4, room for 1, 2 VP', () => {
  const s = offeredPower(4, [0, 1, 11], 2, 'manual')
  actAs(s, 1, { do: 'accept' })
  assert.deepEqual([bowls(s, 1), player(s, 1).vp], [[0, 0, 12], 0])
})
