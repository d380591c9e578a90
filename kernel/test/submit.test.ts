import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, hash, type Move, readTable, refused, sameMove } from '../index.ts'
import { bazaar } from './toys/bazaar.ts'
import { rows } from './toys/rows.ts'

const table = () => rows.setup({ seats: 2, options: {}, seed: '00'.repeat(32) })

function codeOf(seat: unknown, input: unknown): string {
  const s = table()
  const before = hash(s)
  const outcome = check(rows, s, seat, input)
  assert.equal(hash(s), before)
  return outcome.ok ? 'ok' : outcome.code
}

test('a listed move is accepted regardless of field order', () => {
  assert.equal(codeOf(0, { cell: 3, do: 'mark' }), 'ok')
})

test('everything else is refused with a code', () => {
  const move = { do: 'mark', cell: 0 }
  assert.equal(codeOf(1, move), 'turn')
  for (const seat of [-1, 2, 0.5, Number.NaN, '0', null, undefined, {}]) assert.equal(codeOf(seat, move), 'seat')
  for (const wrong of [{ do: 'mark', cell: 9 }, { do: 'mark', cell: '0' }, { do: 'mark' }, { do: 'x', cell: 0 }]) {
    assert.equal(codeOf(0, wrong), 'illegal')
  }
  assert.equal(codeOf(0, { do: 'mark', cell: 0, more: 1 }), 'illegal')
})

test('malformed input of every kind is refused as malformed', () => {
  const deep: unknown[] = []
  let inner = deep
  for (let i = 0; i < 10_000; i++) {
    const more: unknown[] = []
    inner.push(more)
    inner = more
  }
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, i]))
  const getter = Object.defineProperty({ do: 'mark' }, 'cell', {
    enumerable: true,
    get() {
      throw new Error('a trap')
    },
  })
  const wrong = [null, undefined, 7, 'mark', true, [], deep, many, getter, new Date(), new Map(), () => 0]
  const worse = [
    { cell: 0 },
    { do: 7 },
    { do: 'mark', cell: { x: 1 } },
    { do: 'mark', cell: 0n },
    { do: 'x'.repeat(1e6) },
  ]
  for (const input of [...wrong, ...worse]) assert.equal(codeOf(0, input), 'malformed')
  const fields = (n: number): Record<string, unknown> =>
    Object.fromEntries([['do', 'mark'], ...Array.from({ length: n - 1 }, (_, i) => [`k${i}`, i])])
  assert.equal(codeOf(0, fields(12)), 'illegal', 'twelve fields can be a move')
  assert.equal(codeOf(0, fields(13)), 'malformed')
  for (const long of [
    { do: 'x'.repeat(120) },
    { do: 'mark', ['k'.repeat(120)]: 1 },
    { do: 'mark', k: 'x'.repeat(120) },
  ])
    assert.equal(codeOf(0, long), 'illegal', '120 characters can be a move')
  for (const long of [
    { do: 'x'.repeat(121) },
    { do: 'mark', ['k'.repeat(121)]: 1 },
    { do: 'mark', k: 'x'.repeat(121) },
  ])
    assert.equal(codeOf(0, long), 'malformed')
  assert.equal(codeOf(0, JSON.parse('{"do":"mark","cell":0,"__proto__":{"a":1}}')), 'malformed')
})

test('every move is refused after the end', () => {
  const s = table()
  for (const [at, cell] of [0, 3, 1, 4, 2].entries()) rows.play(s, at % 2, { do: 'mark', cell })
  const outcome = check(rows, s, 1, { do: 'mark', cell: 8 })
  assert.ok(!outcome.ok && outcome.code === 'over')
})

test('moves are equal if all fields are', () => {
  assert.ok(sameMove({ do: 'a' }, { do: 'a' }))
  for (const [a, b] of [
    [{ do: 'a', n: 1 }, { do: 'a' }],
    [{ do: 'a' }, { do: 'a', n: 1 }],
    [
      { do: 'a', n: 1 },
      { do: 'a', n: '1' },
    ],
    [
      { do: 'a', n: 1 },
      { do: 'a', m: 1 },
    ],
  ] as const) {
    assert.equal(sameMove(a as Move, b as Move), false)
  }
})

test('a table request is validated and filled with defaults', () => {
  const good = readTable(bazaar, { seats: 2, seed: 'x' })
  assert.ok(good.ok)
  assert.deepEqual(good.value.options, { protests: true })
  assert.match(good.value.seed, /^[0-9a-f]{64}$/)
  const codes = [
    { seats: 5, seed: 'x' },
    { seats: 2.5, seed: 'x' },
    { seats: '2', seed: 'x' },
    { seats: 2, seed: '' },
    { seats: 2, seed: 7 },
    { seats: 2, seed: 'x', options: [] },
    { seats: 2, seed: 'x', options: { protests: 'yes' } },
    { seats: 2, seed: 'x', options: { unknown: 1 } },
  ].map((request) => {
    const outcome = readTable(bazaar, request)
    return outcome.ok ? 'ok' : outcome.code
  })
  assert.deepEqual(codes, ['seats', 'seats', 'seats', 'seed', 'seed', 'options', 'option', 'option'])
})

test('options of every kind are validated', () => {
  const game = {
    ...rows,
    options: [
      { id: 'map', kind: 'choice', values: ['east', 'west'], default: 'east' },
      { id: 'years', kind: 'number', min: 1, max: 9, default: 3 },
      { id: 'houses', kind: 'seats', values: ['random', 'red'], default: 'random' },
    ] as const,
    refuse: (_seats: number, options: { readonly [id: string]: unknown }) =>
      options.map === 'west' && options.years === 9 ? refused('map.west') : null,
  }
  const read = (options: object) => readTable(game, { seats: 2, seed: 'x', options })
  const defaults = read({})
  assert.ok(defaults.ok)
  assert.deepEqual(defaults.value.options, { map: 'east', years: 3, houses: ['random', 'random'] })
  const chosen = read({ map: 'west', years: 9, houses: ['red', 'random'] })
  assert.ok(!chosen.ok && chosen.code === 'map' && chosen.message.key === 'refusal.map.west')
  for (const wrong of [
    { map: 'north' },
    { years: 0 },
    { years: 2.5 },
    { houses: ['red'] },
    { houses: ['red', 'blue'] },
  ]) {
    assert.ok(!read(wrong).ok)
  }
})
