import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  at,
  below,
  type Chance,
  chanceOf,
  clone,
  differences,
  HEX_SIDES,
  hash,
  hashWithMemory,
  hexCentre,
  hexDistance,
  Memory,
  patched,
  pick,
  rankBy,
  seatsOf,
  seedOf,
  sharing,
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

test('equal values have equal hashes regardless of key order', () => {
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

test('100,000 positions hash without collisions', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 100_000; i++)
    seen.add(hash({ cells: [i % 10, Math.floor(i / 10) % 100], turn: Math.floor(i / 1000) }))
  assert.equal(seen.size, 100_000)
})

test('values that are not JSON cannot be hashed', () => {
  assert.throws(() => hash({ a: undefined }))
  assert.throws(() => hash(() => 0))
})

test('a typed seed becomes 256 bits, the same each time', () => {
  assert.equal(seedOf('mara'), seedOf('mara'))
  assert.notEqual(seedOf('mara'), seedOf('Mara'))
  assert.equal(seedOf('ab'.repeat(32)), 'ab'.repeat(32))
})

test('hexes: distance and places', () => {
  assert.equal(hexDistance({ q: 0, r: 0 }, { q: 2, r: 1 }), 3)
  assert.ok(HEX_SIDES.every((side) => hexDistance(side, { q: 0, r: 0 }) === 1))
  assert.deepEqual(hexCentre({ q: 1, r: 2 }), { x: 2, y: Math.sqrt(3) })
})

test('at() throws for a missing element', () => {
  assert.equal(at(['a', 'b'], 1), 'b')
  assert.throws(() => at(['a', 'b'], 2), /Index 2 is out of range/)
  assert.deepEqual(seatsOf({ seats: 3 }), [0, 1, 2])
})

/** A scalar, a list of scalars, a list of records or a record, of limited depth. */
function anything(luck: Chance, depth = 3): unknown {
  const scalar = (): unknown => pick(luck, [0, 1, 2, 'x', 'y', null])
  const some = <T>(make: () => T): T[] => Array.from({ length: below(luck, 4) }, make)
  const record = (): object => Object.fromEntries(some(() => [pick(luck, ['a', 'b', 'c']), anything(luck, depth - 1)]))
  const kinds = [scalar, () => some(scalar), () => some(record), record]
  return pick(luck, depth === 0 ? kinds.slice(0, 2) : kinds)()
}

test('sharing equals the new value, reuses unchanged old parts and contains no new object', () => {
  const luck = chanceOf(seedOf('sharing'))
  const memory = new Memory()
  let last: unknown = anything(luck)
  for (let n = 0; n < 3000; n++) {
    const next = n % 3 === 0 ? clone(last) : anything(luck)
    memory.next()
    const shared = sharing(last, next, memory)
    assert.deepEqual(shared, next)
    assert.equal(hashWithMemory(memory, shared), hash(next))
    if (n % 3 === 0) assert.equal(shared, last)
    else if (typeof next === 'object' && next !== null) assert.notEqual(shared, next)
    last = shared
  }
  const before = { deck: ['a', 'b'], players: [{ hand: [1, 2] }, { hand: [3] }] }
  const after = sharing(before, { deck: ['a', 'b'], players: [{ hand: [1, 2] }, { hand: [4] }] })
  assert.equal(after.deck, before.deck)
  assert.equal(after.players[0], before.players[0])
  assert.notEqual(after.players[1], before.players[1])
  assert.deepEqual(sharing({ a: 1, b: 2 }, { a: 1 }), { a: 1 })
})

test('differences are small, and patching with them gives the other value', () => {
  const before = { a: [1, { b: 2 }, 3], c: 'x', d: { e: null, gone: 1 }, f: [1] }
  const after = { a: [1, { b: 5 }, 3], c: 'x', d: { e: {}, fresh: [0] }, f: [1, 2] }
  const changes = differences(before, after)
  assert.deepEqual(changes, [
    { path: ['a', 1, 'b'], value: 5 },
    { path: ['d', 'gone'] },
    { path: ['d', 'e'], value: {} },
    { path: ['d', 'fresh'], value: [0] },
    { path: ['f'], value: [1, 2] },
  ])
  assert.deepEqual(patched(before, JSON.parse(JSON.stringify(changes))), after)
  assert.deepEqual(before.d, { e: null, gone: 1 }, 'the old value is unchanged')
  assert.deepEqual(differences(after, after), [])
  assert.deepEqual(patched(before, differences(before, null)), null)
  assert.throws(() => patched(before, [{ path: ['nowhere', 'else'], value: 1 }]), /missing path/)
  assert.throws(() => patched(before, [{ path: ['__proto__'], value: 1 }]), /missing path/)
})

test('ranks: the next number breaks ties, full ties share the rank', () => {
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
