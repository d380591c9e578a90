import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  canPay,
  cellNeighbours,
  cellsTouch,
  cheapest,
  clone,
  emptyBag,
  flood,
  gain,
  hash,
  hexCentre,
  hexDistance,
  hexFromOddRow,
  hexNeighbours,
  pay,
  quarterTurn,
  rankBy,
  seedOf,
  total,
} from '../index.ts'

test('a clone is equal and shares nothing', () => {
  const value = { a: [[2, 3], [{ b: null }]], c: { d: 'x', e: [] }, f: [{ g: 1 }, null] }
  const copy = clone(value)
  assert.deepEqual(copy, value)
  ;(copy.f[0] as { g: number }).g = 2
  copy.c.e.push()
  assert.deepEqual(value.f[0], { g: 1 })
  assert.equal(clone(7), 7)
  assert.equal(clone(null), null)
})

test('equal values have equal hashes whatever the order of keys', () => {
  assert.equal(hash({ a: 1, b: [true, null] }), hash({ b: [true, null], a: 1 }))
  assert.match(hash({}), /^[0-9a-f]{16}$/)
})

test('small differences change the hash', () => {
  const values = [
    0,
    1,
    -1,
    0.5,
    2 ** 40,
    '',
    '0',
    'ab',
    'ba',
    true,
    false,
    null,
    [],
    {},
    [[]],
    [0],
    [0, 0],
    { a: 0 },
    { a: null },
    { a: 0, b: 1 },
    { a: 1, b: 0 },
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    { a: { b: 1 } },
    { b: { a: 1 } },
  ]
  assert.equal(new Set(values.map(hash)).size, values.length)
})

test('a hundred thousand positions hash without collision', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 100_000; i++)
    seen.add(hash({ cells: [i % 10, Math.floor(i / 10) % 100], turn: Math.floor(i / 1000) }))
  assert.equal(seen.size, 100_000)
})

test('what is no JSON has no hash', () => {
  assert.throws(() => hash({ a: undefined }))
  assert.throws(() => hash(() => 0))
})

test('a typed seed becomes 256 bits, the same each time', () => {
  assert.equal(seedOf('mara'), seedOf('mara'))
  assert.notEqual(seedOf('mara'), seedOf('Mara'))
  assert.equal(seedOf('ab'.repeat(32)), 'ab'.repeat(32))
})

test('hexes: neighbours, distance, rows and places', () => {
  const middle = { q: 2, r: -1 }
  assert.ok(hexNeighbours(middle).every((hex) => hexDistance(hex, middle) === 1))
  assert.equal(hexDistance({ q: 0, r: 0 }, { q: 2, r: 1 }), 3)
  assert.deepEqual(hexFromOddRow(3, 2), { q: 1, r: 3 })
  assert.equal(hexDistance(hexFromOddRow(2, 2), hexFromOddRow(3, 2)), 1, 'odd rows lie to the right')
  assert.equal(hexDistance(hexFromOddRow(2, 2), hexFromOddRow(3, 1)), 1)
  assert.deepEqual(hexCentre({ q: 1, r: 2 }), { x: 2, y: Math.sqrt(3) })
})

test('cells: neighbours, touching and turning', () => {
  assert.ok(cellNeighbours({ x: 3, y: 3 }).every((cell) => cellsTouch(cell, { x: 3, y: 3 })))
  assert.equal(cellsTouch({ x: 0, y: 0 }, { x: 1, y: 1 }), false)
  assert.deepEqual(quarterTurn({ x: 1, y: 0 }), { x: 0, y: 1 })
  assert.deepEqual(quarterTurn({ x: 0, y: 1 }), { x: -1, y: 0 })
})

test('ways: what is connected, and the cheapest cost', () => {
  const line = (n: number): number[] => [n - 1, n + 1]
  assert.deepEqual([...flood(2, line, (n) => n >= 1 && n <= 4)].sort(), [1, 2, 3, 4])
  const costs = cheapest(
    [0],
    (n) => (n < 5 ? [n + 1, n + 2] : []),
    (_from, to) => (to % 2 === 0 ? 0 : 3),
  )
  assert.equal(costs.get(4), 0)
  assert.equal(costs.get(5), 3)
  assert.equal(
    cheapest(
      [0],
      () => [1],
      () => Number.POSITIVE_INFINITY,
    ).has(1),
    false,
  )
})

test('bags: gain, pay and count', () => {
  const bag = emptyBag(['ore', 'wood'])
  gain(bag, { ore: 3 })
  assert.ok(canPay(bag, { ore: 2 }))
  assert.equal(canPay(bag, { ore: 2, wood: 1 }), false)
  pay(bag, { ore: 2 })
  assert.deepEqual(bag, { ore: 1, wood: 0 })
  assert.throws(() => pay(bag, { wood: 1 }))
  assert.equal(total({ ore: 2, wood: 5 }), 7)
})

test('ranks: ties are broken by the next figure, what stays equal shares its rank', () => {
  assert.deepEqual(
    rankBy([
      [10, 1],
      [12, 0],
      [10, 2],
      [10, 1],
    ]),
    [3, 1, 2, 3],
  )
})
