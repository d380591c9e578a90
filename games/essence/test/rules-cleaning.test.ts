/** E16 and E17 by rule number: Cleaning, the end, final scoring. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '@ludarium/kernel'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

const ALL = [TIK, UNI, WIN, CHA, CHO]

test('E16.1 to E16.3 tokens go back, the market is cleared', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['theatre', 1, 0])
  for (const segment of p.island) segment.exhausted = true
  Object.assign(p, { tokens: 4, foundations: 2, spent: 1, reserved: 4 })
  Object.assign(s, { treaties: [[0], [0], [], [0]], trade: 'war-pact', embassy: 1 })
  Object.assign(s, { market: ['tavern', 'sky-foundry'], locationDiscard: ['mint'], monumentDiscard: [] })
  resolve(s, { step: 'cleaning' })
  assert.deepEqual([p.tokens, p.foundations, p.spent, p.reserved], [7, 0, 0, 0])
  assert.ok(p.island.every((segment) => !segment.exhausted))
  assert.deepEqual([s.treaties, s.trade, s.embassy], [[[], [], [], []], '', -1])
  assert.deepEqual([s.market, s.locationDiscard, s.monumentDiscard], [[], ['mint', 'tavern'], ['sky-foundry']])
})

/** A table of so many at the end of a round, with these amounts of Essence and Revenge tokens. */
function ended(essence: readonly number[], revenge: readonly number[] = []): EssenceState {
  const s = atTurn(ALL.slice(0, essence.length))
  for (const [seat, p] of s.players.entries()) {
    Object.assign(p, { essence: essence[seat] ?? 0, revenge: revenge[seat] ?? 0, shards: 0 })
  }
  resolve(s, { step: 'cleaning' })
  return s
}

const standing = (s: EssenceState): number[][] => s.players.map((p) => [p.shards, p.revenge])

test('E16.4a rank 1 returns one Revenge token for one more Shard, others keep theirs', () => {
  assert.deepEqual(standing(ended([9, 7, 5, 3], [2, 1, 0, 1])), [
    [4, 1],
    [2, 1],
    [1, 0],
    [0, 2],
  ])
})

test('E16.4a all who share rank 1 return one', () => {
  assert.deepEqual(standing(ended([9, 9, 5, 3], [1, 1, 0, 0])).slice(0, 2), [
    [4, 0],
    [4, 0],
  ])
})

test('E16.4b with five players the last two take Revenge tokens, with three nobody does', () => {
  assert.deepEqual(standing(ended([9, 7, 5, 3, 1])), [
    [3, 0],
    [2, 0],
    [1, 0],
    [0, 1],
    [0, 1],
  ])
  assert.deepEqual(standing(ended([9, 9, 9])), [
    [3, 0],
    [3, 0],
    [3, 0],
  ])
})

test('R35, R40 two players get 3 and 2 Shards, also with 0 Essence', () => {
  assert.deepEqual(standing(ended([4, 0])), [
    [3, 0],
    [2, 0],
  ])
})

test('E16.5, R22, R30 from the first player clockwise, an open slot or none', () => {
  const s = atTurn([TIK, UNI, CHO])
  s.order = [1, 0, 2]
  s.row = ['i-01', 'i-02', '', 'i-04', '', 'i-06']
  s.prophecies = ['f', 'e', 'd', 'c', 'b', 'a']
  resolve(s, { step: 'cleaning' })
  const asked: number[] = []
  for (let n = 0; n < 3; n++) {
    const seat = at(game.actors(s), 0)
    asked.push(seat)
    assert.deepEqual(game.legal(s, seat), [
      { do: 'decline' },
      { do: 'reserve', slot: 2 },
      { do: 'reserve', slot: 4 },
      { do: 'reserve', slot: 6 },
    ])
    actAs(s, seat, { do: 'decline' })
  }
  assert.deepEqual(asked, [1, 2, 0])
  assert.deepEqual(s.prophecyDiscard, ['i-01', 'i-02', 'i-04', 'i-06'])
  assert.deepEqual(s.row, ['f', 'e', 'd', 'c', 'b', 'a'])
})

test('E16.5 with nothing in the open slots nobody is asked', () => {
  const s = atTurn([TIK, UNI])
  Object.assign(s, { row: ['iii-01', '', '', '', '', ''], prophecies: [] })
  for (const p of s.players) Object.assign(p, { discard: [], wealth: 0 })
  resolve(s, { step: 'cleaning' })
  assert.equal(s.phase, 'advisors')
  assert.deepEqual([s.row, s.prophecyDiscard], [['', '', '', '', '', ''], ['iii-01']])
})

for (const [edition, row] of [
  ['revised', ['', '', '', '', 'b', 'i-03']],
  ['draft', ['i-03', 'b', '', '', '', '']],
] as const) {
  test(`E16.6 a pile that runs out leaves slots empty, ${edition}`, () => {
    const s = atTurn([TIK, UNI], edition)
    Object.assign(s, { row: ['i-01', 'i-02', 'i-03', 'i-04', 'i-05', 'i-06'], prophecies: ['b'] })
    for (const p of s.players) Object.assign(p, { reserved: 3, discard: [] })
    resolve(s, { step: 'renewRow' })
    assert.deepEqual([s.row, s.players.map((p) => p.reserved)], [row, [0, 0]])
  })
}

test('E16.7 each player may shuffle both piles together or leave them', () => {
  const s = atTurn([TIK, UNI, CHO])
  for (const [seat, discard] of [['c'], ['d'], []].entries()) {
    Object.assign(player(s, seat), { hand: ['h'], pile: ['a', 'b'], discard })
  }
  s.row = ['', '', '', '', '', '']
  s.prophecies = []
  resolve(s, { step: 'cleaning' })
  assert.deepEqual(game.actors(s), [0, 1])
  assert.deepEqual(game.legal(s, 0), [{ do: 'leave' }, { do: 'reshuffle' }])
  actAs(s, 0, { do: 'leave' })
  s.agenda = s.agenda.filter(({ step }) => step !== 'roundEnds' && step !== 'counterAttack')
  actAs(s, 1, { do: 'reshuffle' })
  assert.deepEqual(
    s.players.map((p) => [p.hand, p.pile.toSorted(), p.discard]),
    [
      [['h'], ['a', 'b'], ['c']],
      [['h'], ['a', 'b', 'd'], []],
      [['h'], ['a', 'b'], []],
    ],
  )
})

test('E16.8, R37 the counter-attack: an ignore charge is spent instead, equal Defense holds, nothing else changes', () => {
  const s = atTurn([TIK, UNI, CHO])
  s.threat = 4
  Object.assign(player(s, 0), { defense: 3, ignores: 1, wealth: 3, influence: 3 })
  Object.assign(player(s, 1), { defense: 4, ignores: 1, wealth: 3, influence: 3 })
  Object.assign(player(s, 2), { defense: 2, ignores: 0, wealth: 3, influence: 0 })
  resolve(s, { step: 'counterAttack' })
  assert.deepEqual(
    s.players.map((p) => [p.ignores, p.wealth, p.influence, p.defense]),
    [
      [0, 3, 3, 3],
      [1, 3, 3, 4],
      [0, 1, 0, 2],
    ],
  )
  assert.equal(s.threat, 4)
})

test('E16.8 as many tokens as the difference, in a mix of choice; who has too few loses all', () => {
  const s = atTurn([TIK, UNI, CHO])
  s.threat = 6
  Object.assign(player(s, 0), { defense: 3, ignores: 0, wealth: 2, influence: 4 })
  Object.assign(player(s, 1), { defense: 1, ignores: 0, wealth: 2, influence: 2 })
  Object.assign(player(s, 2), { defense: 5, ignores: 0, wealth: 1, influence: 1 })
  resolve(s, { step: 'counterAttack' })
  assert.deepEqual([player(s, 1).wealth, player(s, 1).influence], [0, 0])
  assert.deepEqual(game.actors(s), [0, 2])
  assert.deepEqual(game.legal(s, 0), [
    { do: 'lose', wealth: 2, influence: 1 },
    { do: 'lose', wealth: 1, influence: 2 },
    { do: 'lose', wealth: 0, influence: 3 },
  ])
  actAs(s, 2, { do: 'lose', wealth: 0, influence: 1 })
  actAs(s, 0, { do: 'lose', wealth: 1, influence: 2 })
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence]),
    [
      [1, 2],
      [0, 0],
      [1, 0],
    ],
  )
})

test('E16.8 who has no tokens loses none, and nothing is told of it', () => {
  const s = atTurn([TIK, UNI])
  s.threat = 9
  for (const p of s.players) Object.assign(p, { defense: 3, ignores: 0, wealth: 0, influence: 0 })
  const events = resolve(s, { step: 'counterAttack' })
  assert.deepEqual(
    [s.players.map((p) => p.wealth + p.influence), s.agenda, events.map(({ type }) => type)],
    [[0, 0], [], ['counterAttack']],
  )
})

test('E16.9, R48 a decided game asks nobody any more, an undecided one goes on with the next round', () => {
  for (const [shards, over] of [
    [9, true],
    [8, false],
  ] as const) {
    const s = atTurn([TIK, UNI])
    for (const p of s.players) Object.assign(p, { shards: 0, essence: 0, discard: ['x'] })
    Object.assign(player(s, 1), { shards, essence: 5 })
    resolve(s, { step: 'cleaning' })
    assert.deepEqual([game.actors(s).length === 0, s.phase], over ? [true, 'over'] : [false, 'cleaning'])
    assert.equal(game.result(s) !== null, over)
  }
})

test('E16.9 the next round', () => {
  const s = atTurn([TIK, UNI])
  for (const [seat, p] of s.players.entries()) Object.assign(p, { essence: 3, pass: 2 - seat, discard: [] })
  const turn = s.turn
  resolve(s, { step: 'cleaning' })
  actAs(s, 0, { do: 'decline' })
  actAs(s, 1, { do: 'decline' })
  assert.deepEqual([s.round, s.phase, s.order, s.turn], [2, 'advisors', [1, 0], turn + 1])
})

interface Standing {
  readonly shards: number
  readonly fragments?: readonly string[]
  readonly essence?: number
}

/** A game that is over with these standings. */
function over(...standings: readonly Standing[]): EssenceState {
  const s = atTurn(ALL.slice(0, standings.length))
  for (const [seat, { shards, fragments = [], essence = 0 }] of standings.entries()) {
    Object.assign(player(s, seat), { shards, fragments: [...fragments], essence })
  }
  s.phase = 'over'
  s.agenda = []
  return s
}

const prophecyShards = (s: EssenceState): number[] =>
  s.players.map((_, seat) => game.score(s, seat).find(({ key }) => key === 'prophecy')?.points ?? -1)

test('E17.2 4, 2 and 1 Shards for the highest sums; who has no fragment is left out', () => {
  const none = { shards: 0 }
  const of = (...fragments: string[]): Standing => ({ shards: 0, fragments })
  assert.deepEqual(prophecyShards(over(of('iii-01'), of('i-01'), none, of('ii-01'))), [4, 1, 0, 2])
  assert.deepEqual(prophecyShards(over(none, of('i-01'), none)), [0, 4, 0])
  assert.deepEqual(prophecyShards(over(none, none)), [0, 0])
  assert.deepEqual(
    prophecyShards(over(of('iii-01', 'i-01'), of('iii-02'), of('ii-01'), of('i-02'), none)),
    [4, 2, 1, 0, 0],
  )
})

test('E17.2, R26 tied sums get the full number and push the next rank down', () => {
  const of = (...fragments: string[]): Standing => ({ shards: 0, fragments })
  assert.deepEqual(prophecyShards(over(of('ii-01'), of('i-01', 'i-02'), of('i-03'))), [4, 4, 1])
  assert.deepEqual(prophecyShards(over(of('iii-01'), of('i-01'), of('i-02'), of('i-03'))), [4, 2, 2, 2])
})

test('E17.3 most Shards wins, the final helping included', () => {
  const s = over({ shards: 11 }, { shards: 8, fragments: ['i-01'] })
  assert.deepEqual(
    [game.result(s)?.ranks, game.result(s)?.totals],
    [
      [2, 1],
      [11, 12],
    ],
  )
})

test('E17.3, R25 of equal Shards the higher fragment sum comes first, whatever the Essence', () => {
  const s = over(
    { shards: 10, fragments: ['ii-01'], essence: 30 },
    { shards: 8, fragments: ['iii-01'], essence: 1 },
    { shards: 12, essence: 40 },
  )
  assert.deepEqual(
    [game.result(s)?.totals, game.result(s)?.ranks],
    [
      [12, 12, 12],
      [2, 1, 3],
    ],
  )
})

test('E17.3, R25 then more Essence in the last round, then the victory is shared', () => {
  const like = (essence: number): Standing => ({ shards: 9, fragments: ['ii-01'], essence })
  assert.deepEqual(game.result(over(like(5), like(7), like(7), like(6)))?.ranks, [4, 1, 1, 3])
})

test('E17.1 the number of Shards that ends the game, by players and edition', () => {
  const ends = (seats: number, shards: number, edition: string): boolean => {
    const s = atTurn(ALL.slice(0, seats), edition)
    at(s.players, 1).shards = shards
    resolve(s, { step: 'roundEnds' })
    return game.result(s) !== null
  }
  for (const [seats, revised, draft] of [
    [2, 12, 10],
    [3, 11, 11],
    [4, 12, 12],
    [5, 11, 11],
  ] as const) {
    assert.deepEqual([ends(seats, revised - 1, 'revised'), ends(seats, revised, 'revised')], [false, true])
    assert.deepEqual([ends(seats, draft - 1, 'draft'), ends(seats, draft, 'draft')], [false, true])
  }
})

test('E16.5 who has not yet been asked cannot reserve', () => {
  const s = atTurn([TIK, UNI])
  s.row = ['i-01', 'i-02', 'i-03', 'i-04', 'i-05', 'i-06']
  resolve(s, { step: 'cleaning' })
  assert.ok(!canAs(s, 1, { do: 'reserve' }))
})
