/** E13 by rule number: prophecy. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnsOf } from '../card.ts'
import { type EssenceState, game, matches, readPrice } from '../index.ts'
import { fragmentSum, player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, TIK, UNI } from './table.ts'

/** Seat 0 at its turn with this fragment in slot 3 and nothing else in the row. */
function before(fragment: string, factions: readonly string[] = [TIK, UNI]): EssenceState {
  const s = atTurn(factions)
  s.row = ['', '', fragment, '', '', '']
  return s
}

const canRead = (s: EssenceState, slot = 3): boolean => canAs(s, 0, { do: 'read', slot })

test('E13.1 slot 1 is locked, slots 2 to 6 are open', () => {
  const s = atTurn([TIK, UNI])
  player(s, 0).wealth = 3
  s.row = ['i-14', 'i-17', '', 'i-17', 'i-14', 'i-17']
  const slots = game.legal(s, 0).flatMap((move) => (move.do === 'read' ? [move.slot] : []))
  assert.deepEqual(slots, [2, 4, 5, 6])
})

test('E13.2 the cost is paid in Influence, and exactly enough is enough', () => {
  const s = before('i-07')
  island(s, 0, ['courthouse', 1, 0], ['barracks', 2, 0])
  const p = player(s, 0)
  Object.assign(p, { influence: 0, essence: 0, attack: 5 })
  assert.ok(!canRead(s))
  p.influence = 1
  actAs(s, 0, { do: 'read', slot: 3 })
  assert.deepEqual([p.influence, p.essence, p.attack, p.fragments], [0, 2, 6, ['i-07']])
})

test('E13.2 one reading each turn', () => {
  const s = atTurn([TIK, UNI])
  s.row = ['i-01', 'i-14', 'i-17', 'i-02', 'i-03', 'i-04']
  player(s, 0).wealth = 9
  actAs(s, 0, { do: 'read', slot: 2 })
  assert.ok(!canAs(s, 0, { do: 'read' }))
})

test('E13.3, R24 the gap closes, a new card comes to slot 1; an empty pile leaves it empty', () => {
  const s = atTurn([TIK, UNI])
  s.row = ['i-01', 'i-02', 'i-03', 'i-14', 'i-05', 'i-06']
  s.prophecies = ['ii-01', 'i-20']
  player(s, 0).wealth = 9
  const events = actAs(s, 0, { do: 'read', slot: 4 })
  assert.deepEqual(s.row, ['i-20', 'i-01', 'i-02', 'i-03', 'i-05', 'i-06'])
  assert.deepEqual(s.prophecies, ['ii-01'])
  assert.ok(events.some((event) => event.type === 'claim' && event.revealed === 'i-20'))
  s.readDone = false
  s.prophecies = []
  s.prophecyDiscard = ['i-07']
  s.row = ['i-01', 'i-17', '', '', '', '']
  actAs(s, 0, { do: 'read', slot: 2 })
  assert.deepEqual(s.row, ['', 'i-01', '', '', '', ''])
})

test('E13.3 first the bonus, then the passives', () => {
  const s = before('i-14', [UNI, TIK])
  island(s, 0, ['seers-hut', 1, 0], ['observatory', 2, 0])
  Object.assign(player(s, 0), { wealth: 3 })
  const gains = actAs(s, 0, { do: 'read', slot: 3 }).flatMap((event) =>
    event.type === 'gain' ? [`${event.what} ${event.n}`] : [],
  )
  assert.deepEqual(gains, ['essence 5', 'draw 2', 'influence 1', 'essence 2'])
})

for (const [fragment, field] of [
  ['i-13', 'attacksWon'],
  ['i-20', 'treatiesSigned'],
] as const) {
  test(`E13.4, E13.6 ${field}: at least two in this round, at the moment of reading`, () => {
    const s = before(fragment)
    const found = [0, 1, 2, 3].map((n) => {
      player(s, 0)[field] = n
      return canRead(s)
    })
    assert.deepEqual(found, [false, false, true, true])
  })
}

test('E13.4 sameType: the Palace counts, other types do not', () => {
  const s = before('ii-20')
  player(s, 0).influence = 1
  island(s, 0, ['barracks', 1, 0], ['fortress', 2, 0], ['theatre', 3, 0])
  assert.ok(!canRead(s))
  island(s, 0, ['barracks', 1, 0], ['fortress', 2, 0], ['sky-dock', 3, 0])
  assert.ok(canRead(s))
})

for (const [one, two, three, four] of [
  ['rune-circle', 'sanctum', 'portal-arch', 'mirror-maze'],
  ['bank', 'mint', 'tavern', 'sawmill'],
  ['theatre', 'museum', 'school', 'cathedral'],
  ['notary', 'prison', 'courthouse', 'parliament'],
] as const) {
  test(`E13.4 sameType: four like the ${one}, three are too few`, () => {
    const s = before('ii-20')
    player(s, 0).influence = 1
    island(s, 0, [one, 1, 0], [two, 2, 0], [three, 3, 0])
    assert.ok(!canRead(s))
    island(s, 0, [one, 1, 0], [two, 2, 0], [three, 3, 0], [four, 4, 0])
    assert.ok(canRead(s))
  })
}

test('E13.4 monuments', () => {
  const s = before('iii-15')
  player(s, 0).influence = 2
  island(s, 0, ['sky-foundry', 1, 0], ['fortress', 2, 0])
  assert.ok(!canRead(s))
  island(s, 0, ['sky-foundry', 1, 0], ['astral-library', 2, 0])
  assert.ok(canRead(s))
})

for (const [fragment, wealth, influence, left] of [
  ['ii-14', 5, 0, [0, 0]],
  ['ii-15', 0, 4, [0, 0]],
  ['ii-16', 6, 0, [0, 0]],
  ['ii-16', 0, 6, [0, 0]],
] as const) {
  test(`E13.4 spend: ${fragment} with ${wealth} Wealth and ${influence} Influence`, () => {
    const s = before(fragment)
    const p = player(s, 0)
    Object.assign(p, { wealth: Math.max(0, wealth - 1), influence: Math.max(0, influence - 1) })
    assert.ok(!canRead(s))
    Object.assign(p, { wealth, influence })
    actAs(s, 0, { do: 'read', slot: 3 })
    assert.deepEqual([p.wealth, p.influence], left)
  })
}

test('E13.4 spend: of the other kind nothing helps', () => {
  const s = before('ii-14')
  Object.assign(player(s, 0), { wealth: 4, influence: 9 })
  assert.ok(!canRead(s))
  s.row[2] = 'ii-15'
  Object.assign(player(s, 0), { wealth: 9, influence: 3 })
  assert.ok(!canRead(s))
})

test('E13.4, E21 spend of any kind: the payer picks the mix', () => {
  const s = before('i-16')
  const p = player(s, 0)
  Object.assign(p, { wealth: 2, influence: 2 })
  actAs(s, 0, { do: 'read', slot: 3 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'pay', wealth: 2, influence: 1 },
    { do: 'pay', wealth: 1, influence: 2 },
  ])
  actAs(s, 0, { do: 'pay', wealth: 1 })
  assert.deepEqual([p.wealth, p.influence, p.fragments], [1, 0, ['i-16']])
})

test('E13.4 monsters are not read but attacked', () => {
  const s = before('i-18')
  player(s, 0).attack = 20
  assert.ok(!canRead(s))
})

test('E19.2 a discount lowers the Influence cost, never below 0, not what is spent, and only once', () => {
  const s = before('i-15')
  const p = player(s, 0)
  Object.assign(p, { influence: 2, prophecyDiscount: 3 })
  assert.ok(!canRead(s))
  p.influence = 3
  assert.deepEqual([readPrice(s, 0, 'i-15'), readPrice(s, 0, 'iii-10'), readPrice(s, 0, 'i-04')], [0, 0, 0])
  actAs(s, 0, { do: 'read', slot: 3 })
  assert.deepEqual([p.influence, p.prophecyDiscount, readPrice(s, 0, 'iii-10')], [0, 0, 3])
})

test('E13.2 with a discount a fragment can be read by whoever has no Influence', () => {
  const s = before('i-04')
  const p = player(s, 0)
  island(s, 0, ['courthouse', 0, 1], ['scrying-pool', 1, 0])
  Object.assign(p, { influence: 0, prophecyDiscount: 0, essence: 0 })
  assert.ok(!canRead(s))
  p.prophecyDiscount = 1
  actAs(s, 0, { do: 'read', slot: 3 })
  assert.deepEqual([p.influence, p.essence], [0, 3])
})

test('E13.5 a pattern needs its own types in its own places, exhausted segments and the Palace count', () => {
  const s = before('ii-08')
  player(s, 0).influence = 2
  island(s, 0, ['bank', 1, 0], ['barracks', 1, 1], ['mint', 0, 1])
  for (const segment of player(s, 0).island) segment.exhausted = true
  assert.ok(canRead(s))
  assert.equal(matches(s, 0, 'ii-08').length, 1)
  island(s, 0, ['bank', 1, 0], ['barracks', 2, 0], ['mint', 0, 1])
  assert.ok(!canRead(s))
  island(s, 0, ['bank', 1, 0], ['theatre', 1, 1], ['mint', 0, 1])
  assert.ok(!canRead(s))
})

test('E13.5 a pattern may lie anywhere and in four rotations; what lies in its gaps does not matter', () => {
  const s = before('i-11', [CHA, UNI])
  player(s, 0).influence = 1
  for (const [rune, barracks] of [
    [
      [-1, -1],
      [1, -1],
    ],
    [
      [1, -1],
      [1, 1],
    ],
    [
      [1, 1],
      [-1, 1],
    ],
    [
      [-1, 1],
      [-1, -1],
    ],
  ] as const) {
    const mirrored = [barracks, rune] as const
    island(s, 0, ['theatre', 0, -1], ['museum', 0, 1], ['rune-circle', ...rune], ['barracks', ...barracks])
    assert.ok(canRead(s), `${rune} ${barracks}`)
    island(s, 0, ['theatre', 0, -1], ['museum', 0, 1], ['rune-circle', ...mirrored[0]], ['barracks', ...mirrored[1]])
    assert.ok(!canRead(s), `mirrored ${rune} ${barracks}`)
  }
})

test('E13.5 rotations that look the same are one', () => {
  const rotations = (...rows: string[]): number => turnsOf(rows).length
  assert.deepEqual(
    [rotations('PP', 'PP'), rotations('YYY'), rotations('RY', 'YR'), rotations('RY'), rotations('BR.', '.YG')],
    [1, 2, 2, 4, 4],
  )
})

test('E13.5 the cells that a pattern covers', () => {
  const s = before('i-01')
  island(s, 0, ['theatre', 1, 0], ['bank', 0, 1])
  assert.deepEqual(matches(s, 0, 'i-01'), [
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ],
  ])
})

test('R23 the value on the back of a claimed fragment is open', () => {
  const s = before('i-01')
  player(s, 1).fragments = ['i-02', 'ii-03', 'iii-04']
  const seen = game.view(s, 0)
  assert.deepEqual(player(seen, 1).fragments, ['?i', '?ii', '?iii'])
  assert.equal(fragmentSum(seen, player(seen, 1)), 6)
})

test('E13.5 nothing is used up: the same segments serve again', () => {
  const s = atTurn([CHO, UNI])
  island(s, 0, ['tavern', 1, 0], ['theatre', 2, 0])
  s.row = ['', '', 'i-06', '', 'i-06', '']
  const p = player(s, 0)
  p.influence = 2
  actAs(s, 0, { do: 'read', slot: 3 })
  s.readDone = false
  actAs(s, 0, { do: 'read', slot: 5 })
  assert.deepEqual([p.fragments, p.influence], [['i-06', 'i-06'], 0])
})
