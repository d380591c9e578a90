/** What one press does, and what is worth a question before it is done. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next, pressesIn } from '@ludarium/kernel'
import { cargoMoves, sealedAnswer } from '../compound.ts'
import { game } from '../game.ts'
import { module, place, places, readPlace, type ScytheMove } from '../index.ts'

const START = game.setup({ seats: 2, options: {}, seed: '1'.padStart(64, '0') })
const SEAT = game.actors(START)[0] ?? 0

test('S3.1 a press on an option puts the token and takes the row', () => {
  const presses = pressesIn(module, game.view(START, SEAT), SEAT)
  assert.ok(presses.length >= 4)
  for (const { moves, place: id } of presses) {
    assert.deepEqual([moves[0]?.do, moves.length], ['section', 2])
    assert.equal(readPlace(id ?? '')?.kind, 'option')
  }
  const ranks = presses.map(({ rank }) => rank)
  assert.deepEqual(
    ranks,
    ranks.toSorted((a, b) => b - a),
  )
})

test('S3.1 leaving a row that could be taken is asked about', () => {
  const s = game.clone(START)
  const section = game.legal(s, SEAT).find((move) => move.do === 'section')
  assert.ok(section !== undefined)
  game.play(s, SEAT, section)
  assert.equal(next(s)?.step, 'top')
  const question = { view: s, seat: SEAT, legal: game.legal(s, SEAT) }
  assert.deepEqual(module.wasteful?.(question, { do: 'skip' }), { key: 'wasteful.skip' })
  assert.equal(module.wasteful?.({ ...question, legal: [{ do: 'skip' }] }, { do: 'skip' }), null)
  assert.ok(question.legal.some((move) => module.isRanked?.(s, move)))
  assert.ok(!module.isRanked?.(s, { do: 'skip' }))
})

test('S6.8 cargo is loaded at once where all of it is wanted, else one by one', () => {
  const legal: readonly ScytheMove[] = [1, 3].map((amount) => ({ do: 'load', what: 'wood', amount }))
  const wood = (n: number) => cargoMoves(legal, (what) => (what === 'wood' ? n : 0))
  assert.deepEqual(wood(5), [{ do: 'load', what: 'wood', amount: 3 }])
  assert.deepEqual(wood(2), Array(2).fill({ do: 'load', what: 'wood', amount: 1 }))
  assert.deepEqual(wood(-1), [])
})

test('S7.3 a sealed answer is the dial, cards, and no more', () => {
  assert.deepEqual(
    sealedAnswer(3, ['combat2']).map((move) => move.do),
    ['dial', 'card', 'ready'],
  )
  assert.deepEqual(sealedAnswer(null, []), [{ do: 'ready' }])
})

test('places of moves of which only some fields are known', () => {
  assert.equal(places.of(START, 0, { do: 'deploy' }), null)
  assert.equal(places.of(START, 0, { do: 'deploy', at: 'r3c3' }), place.hex('r3c3'))
  assert.equal(readPlace('hex'), null)
  assert.equal(readPlace('seat:x'), null)
  assert.deepEqual(readPlace(place.seat(1)), { kind: 'seat', parts: [1] })
})
