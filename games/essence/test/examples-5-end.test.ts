/** Worked examples X61 to X71: passing, Cleaning, end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

const ALL = [TIK, UNI, WIN, CHA, CHO]

/** Shards and Revenge tokens after a round that ends with these amounts of Essence. */
function cleaned(essence: readonly number[]): { shards: number[]; revenge: number[] } {
  const s = atTurn(ALL.slice(0, essence.length))
  for (const [seat, n] of essence.entries()) player(s, seat).essence = n
  resolve(s, { step: 'cleaning' })
  return { shards: s.players.map((p) => p.shards), revenge: s.players.map((p) => p.revenge) }
}

test('X61 passing', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['minstrel-stage', 1, 0])
  const [one = '', two = '', three = ''] = p.hand
  p.hand = [one, two, three]
  Object.assign(p, { wealth: 0, essence: 0 })
  actAs(s, 0, { do: 'pass' }, { do: 'discard', card: one }, { do: 'discard', card: three }, { do: 'keep' })
  assert.deepEqual([p.wealth, p.hand, p.essence, p.pass], [2, [two], 1, 1])
})

/** Seat 0 with nothing left to do once its main action is done, at a table of this version. */
function spentOut(version: number, hand: readonly string[] = []): EssenceState {
  const s = atTurn([TIK, UNI])
  s.version = version
  s.row = ['', '', '', '', '', '']
  s.market = ['cloud-nets']
  Object.assign(player(s, 0), { wealth: 1, influence: 0, foundations: 1, hand: [...hand] })
  for (const segment of player(s, 0).island) segment.exhausted = true
  return s
}

for (const [version, legal] of [
  [1, []],
  [2, [{ do: 'end' }]],
] as const) {
  test(`R51 a turn with nothing left to do, version ${version}`, () => {
    const s = spentOut(version)
    actAs(s, 0, { do: 'build', card: 'cloud-nets' }, { do: 'place', x: 1, y: 0 })
    assert.deepEqual(game.legal(s, 0), legal)
    if (version === 2) actAs(s, 0, { do: 'end' })
    assert.deepEqual(game.actors(s), [1])
  })
}

for (const [version, legal] of [
  [1, []],
  [2, [{ do: 'keep' }]],
] as const) {
  test(`R51 the last card is discarded while passing, version ${version}`, () => {
    const s = spentOut(version, [`${TIK}.priest`])
    actAs(s, 0, { do: 'pass' }, { do: 'discard', card: `${TIK}.priest` })
    assert.deepEqual(game.legal(s, 0), legal)
    if (version === 2) actAs(s, 0, { do: 'keep' })
    assert.deepEqual([player(s, 0).wealth, player(s, 0).pass, game.actors(s)], [2, 1, [1]])
  })
}

test('R51 who passes with an empty hand has said it', () => {
  const s = spentOut(2)
  actAs(s, 0, { do: 'pass' })
  assert.deepEqual([player(s, 0).pass, game.actors(s)], [1, [1]])
})

test('X62 the ranking of the rulebook', () => {
  assert.deepEqual(cleaned([31, 31, 29, 22]), { shards: [3, 3, 1, 0], revenge: [0, 0, 0, 1] })
})

test('X63 ties push the next rank down', () => {
  assert.deepEqual(cleaned([10, 10, 10, 9]).shards, [3, 3, 3, 0])
  assert.deepEqual(cleaned([10, 9, 9, 5]).shards, [3, 2, 2, 0])
  assert.deepEqual(cleaned([8, 3]).shards, [3, 2])
})

test('X65 no Revenge tokens with three players', () => {
  assert.deepEqual(cleaned([5, 4, 3]), { shards: [3, 2, 1], revenge: [0, 0, 0] })
  assert.deepEqual(cleaned([9, 9, 9]), { shards: [3, 3, 3], revenge: [0, 0, 0] })
})

for (const [edition, row] of [
  ['revised', ['d', 'c', 'b', 'a', 'i-03', 'i-05']],
  ['draft', ['i-03', 'i-05', 'a', 'b', 'c', 'd']],
] as const) {
  test(`X66 reserving fragments, ${edition}`, () => {
    const s = atTurn([TIK, UNI, CHO], edition)
    s.row = ['i-01', 'i-02', 'i-03', 'i-04', 'i-05', 'i-06']
    s.prophecies = ['d', 'c', 'b', 'a']
    resolve(s, { step: 'cleaning' })
    assert.ok(!canAs(s, 0, { do: 'reserve', slot: 1 }))
    actAs(s, 0, { do: 'reserve', slot: 3 })
    actAs(s, 1, { do: 'reserve', slot: 5 })
    actAs(s, 2, { do: 'reserve', slot: 5 })
    assert.deepEqual(s.row, row)
    assert.deepEqual(s.prophecyDiscard, ['i-01', 'i-02', 'i-04', 'i-06'])
  })
}

test('X67 the counter-attack', () => {
  const s = atTurn([TIK, UNI, CHO])
  s.threat = 5
  Object.assign(player(s, 0), { defense: 3, wealth: 4, influence: 1 })
  Object.assign(player(s, 1), { defense: 5, wealth: 2, influence: 2 })
  Object.assign(player(s, 2), { defense: 1, wealth: 1, influence: 0 })
  resolve(s, { step: 'counterAttack' })
  assert.deepEqual(game.actors(s), [0])
  actAs(s, 0, { do: 'lose', wealth: 1, influence: 1 })
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence]),
    [
      [3, 0],
      [2, 2],
      [0, 0],
    ],
  )
})

test('X69 final scoring', () => {
  const s = atTurn([TIK, UNI, WIN, CHA])
  const shards = [12, 9, 8, 10]
  const fragments = [['i-01', 'ii-01'], ['iii-01'], ['i-02', 'i-03'], []]
  for (const [seat, p] of s.players.entries()) {
    p.shards = shards[seat] ?? 0
    p.fragments = fragments[seat] ?? []
  }
  resolve(s, { step: 'roundEnds' })
  const result = game.result(s)
  assert.deepEqual(result?.totals, [16, 13, 9, 10])
  assert.deepEqual(result?.ranks, [1, 2, 4, 3])
})

for (const [edition, over] of [
  ['revised', false],
  ['draft', true],
] as const) {
  test(`X70 ten Shards with two players, ${edition}`, () => {
    const s = atTurn([TIK, UNI], edition)
    player(s, 0).shards = 10
    player(s, 1).shards = 8
    resolve(s, { step: 'roundEnds' })
    assert.equal(game.result(s) !== null, over)
  })
}

test('X71 enough Shards in the middle of a round', () => {
  const s = atTurn([TIK, UNI, WIN, CHA])
  const p = player(s, 0)
  p.shards = 11
  s.row[3] = 'iii-11'
  p.wealth = 8
  actAs(s, 0, { do: 'read', slot: 4 })
  assert.equal(p.shards, 12)
  assert.equal(game.result(s), null)
  assert.ok(canAs(s, 0, { do: 'pass' }))
})
