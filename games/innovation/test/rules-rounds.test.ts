/** The course of rounds: passing, the science bonus, clean-up, income, two players (A9, A21, A35, A37). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { hexNamed } from '../board.ts'
import { WHEEL } from '../data/index.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player } from '../state.ts'
import { actAs, bare, canAs, offered, open, playUntil, put, terrainAt } from './table.ts'

function three(): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake', faction: 'omar' }, { terrain: 'forest', faction: 'omar' }])
  s.bonuses = ['power-and-coins', 'academy-call', 'grand-seal']
  s.bonusCoins = [1, 0, 2]
  return s
}

/** Seat 0 is the last to pass and takes a bonus that brings nothing but a tool; Phase III follows. */
function endRound(s: InnovationState): void {
  for (const seat of [1, 2]) Object.assign(player(s, seat), { passed: true, bonus: '' })
  s.passing = [2, 1]
  actAs(s, 0, { do: 'pass' }, { do: 'bonus', bonus: 'grand-seal' })
}

test('A21.2 passing: a new bonus with its coins, the old one without coins in its place', () => {
  const s = three()
  actAs(s, 0, { do: 'pass' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'bonus', bonus: 'power-and-coins' },
    { do: 'bonus', bonus: 'academy-call' },
    { do: 'bonus', bonus: 'grand-seal' },
  ])
  actAs(s, 0, { do: 'bonus', bonus: 'grand-seal' })
  const p = player(s, 0)
  assert.deepEqual([p.coins, p.bonus, s.bonuses[2], s.bonusCoins], [2, 'grand-seal', 'coin-purse', [1, 0, 0]])
  assert.deepEqual([s.passing, p.passed], [[0], true])
})

test('A21.3 in round 6 no bonus is taken', () => {
  const s = three()
  s.round = 6
  actAs(s, 0, { do: 'pass' })
  assert.deepEqual([player(s, 0).bonus, game.actors(s)], ['coin-purse', [1]])
  const five = three()
  five.round = 5
  actAs(five, 0, { do: 'pass' })
  assert.equal(next(five)?.step, 'bonus')
})

test('A21.1, A33 pass effects of all tiles', () => {
  const s = three()
  for (const [hex, building] of [
    ['E12', 'palace'],
    ['E11', 'university'],
    ['E10', 'school'],
    ['E9', 'guild'],
  ] as const) {
    put(s, 0, hex, building)
  }
  Object.assign(player(s, 0), {
    bonus: 'grand-seal',
    palace: 'palace-07',
    competencies: ['city-envoys', 'broad-studies'],
    innovations: ['trade-routes'],
    cities: ['city-tools', 'city-coins'],
    levels: [4, 2, 3, 9],
  } satisfies Partial<Player>)
  actAs(s, 0, { do: 'pass' })
  // Grand seal 8, palace-07 3, city envoys 4, broad studies 2, trade routes 2.
  assert.equal(player(s, 0).vp, 39)
  const { points } = player(s, 0)
  assert.deepEqual([points[2], points[4], points[5], points[6]], [8, 3, 6, 2])
})

test('A21.5, A34.1 steps of school-report score on the round tile', () => {
  const s = three()
  s.rounds[0] = 'step-medicine'
  put(s, 0, 'E12', 'school')
  player(s, 0).bonus = 'school-report'
  actAs(s, 0, { do: 'pass' }, { do: 'step', discipline: 'law' })
  assert.equal(player(s, 0).vp, 21)
})

test('A35.1 the science bonus by levels, in the order of passing; Blessed count 3 more', () => {
  const s = three()
  s.rounds[0] = 'school-banking'
  player(s, 0).levels = [4, 0, 0, 0]
  player(s, 1).levels = [5, 0, 0, 0]
  endRound(s)
  // 1 coin a level. Seat 0 is Blessed and took 2 coins with the bonus; Omar brings 2 coins in the next income.
  assert.deepEqual([player(s, 0).coins, player(s, 1).coins, player(s, 2).coins], [7 + 2, 5 + 2, 2])
  assert.deepEqual(s.order, [2, 1, 0])
})

test('A35.1 books of the science bonus are asked in the order of the next round', () => {
  const s = three()
  s.rounds[0] = 'guild-law'
  for (const seat of [0, 1, 2]) player(s, seat).levels = [0, 6, 0, 0]
  endRound(s)
  assert.deepEqual(next(s), { step: 'book', seat: 2, count: 2 })
  assert.equal(s.phase, 'science')
  actAs(s, 2, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'law' })
  assert.deepEqual(game.actors(s), [1])
})

test('A35.2 science spades: one by one on free hexes in reach, with coins for the Goblins and no VP', () => {
  const s = three()
  s.rounds[0] = 'guild-medicine'
  player(s, 0).faction = 'goblins'
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), { levels: [0, 0, 0, 8], cities: ['city-tools'] })
  endRound(s)
  assert.deepEqual(next(s), { step: 'spades', seat: 0, count: 2 })
  actAs(s, 0, { do: 'spade', hex: 'F12' }, { do: 'spade', hex: 'F12' })
  assert.equal(terrainAt(s, 'F12'), 'plains')
  assert.deepEqual([player(s, 0).vp, player(s, 0).points[7]], [20, 0])
  // 2 coins with the bonus, 4 for the spades; the tool of the seal and the display come with the income.
  assert.deepEqual([player(s, 0).coins, player(s, 0).tools], [6, 3])
})

test('A35.3, A35.4 clean-up: actions are free again, each bonus lying out gets a coin', () => {
  const s = three()
  s.usedActions = ['power-tools', 'book-coins']
  player(s, 1).used = ['power-surge-special']
  endRound(s)
  assert.deepEqual([s.usedActions, player(s, 1).used, s.bonusCoins], [[], [], [2, 1, 1]])
})

test('A9.1, A35.5 the next round: everybody is in again, income, then Phase II with the first to have passed', () => {
  const s = three()
  endRound(s)
  assert.deepEqual([s.round, s.phase, s.passing, s.active], [2, 'actions', [], 0])
  assert.ok(s.players.every((p) => !p.passed))
  assert.deepEqual(game.actors(s), [2])
  assert.equal(player(s, 0).tools, 2, 'the new bonus works: grand seal and display')
})

test('A1.2, A36.1 round 6 has no Phase III', () => {
  const s = three()
  s.round = 6
  s.rounds[5] = 'school-banking'
  player(s, 0).levels = [9, 0, 0, 0]
  for (const seat of [1, 2]) Object.assign(player(s, seat), { passed: true })
  s.passing = [1, 2]
  actAs(s, 0, { do: 'pass' })
  assert.deepEqual([s.phase, s.agenda, player(s, 0).coins], ['over', [], 0])
})

test('A37.3 the area tile is revealed at the start of round 6', () => {
  const s = open(2)
  playUntil(s, (now) => now.round === 5 && now.phase === 'actions')
  assert.match(game.view(s, 0).virtual?.area ?? '', /^\?/)
  const { reveals } = s
  playUntil(s, (now) => now.round === 6)
  assert.match(game.view(s, 0).virtual?.area ?? '', /^area-/)
  assert.ok(s.reveals > reveals)
})

test('A37.4 the virtual marker stops on 12', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  assert.ok(s.virtual !== null)
  s.virtual.levels = [2, 11, 2, 2]
  s.rounds[0] = 'workshop-law'
  for (const seat of [0, 1]) actAs(s, seat, { do: 'pass' }, { do: 'bonus' })
  assert.deepEqual(s.virtual.levels, [2, 12, 2, 2])
})

test('A37.2 two players: a virtual scholar on a 2-step space of each discipline, markers on 2', () => {
  const s = open(2)
  assert.deepEqual([s.spaces, s.virtual?.levels], [Array.from({ length: 4 }, () => [-1, 2, -1, -1]), [2, 2, 2, 2]])
  assert.deepEqual(
    open(3).spaces,
    Array.from({ length: 4 }, () => [-1, -1, -1, -1]),
  )
  assert.equal(open(3).virtual, null)
  assert.equal(open(2, { automa: true }).virtual, null)
})

test('A37.5 the virtual player wins places in disciplines, and none on level 0', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  assert.ok(s.virtual !== null)
  s.virtual.levels = [5, 0, 0, 0]
  player(s, 0).levels = [3, 1, 0, 0]
  const levels = game.score(s, 0).find(({ key }) => key === 'levels')
  assert.equal(levels?.points, 4 + 8)
})

test('A38.8 the deck of the Automa is made anew between rounds', () => {
  const s = open(1, { automaTerrain: 'random' })
  playUntil(s, (now) => now.round === 2 && now.phase === 'actions')
  const { automa } = s
  assert.ok(automa !== null)
  assert.equal(automa.draw.length + automa.discard.length + (automa.shown === '' ? 0 : 1), 7)
  assert.equal(automa.passed, false)
})

test('A11.5, A40.2 the offers of an action come after all decisions of the active player', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  put(s, 1, 'E10', 'guild')
  Object.assign(player(s, 0), { tools: 5, coins: 2 })
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  assert.equal(next(s)?.step, 'after')
  actAs(s, 0, { do: 'end' })
  assert.deepEqual([next(s)?.step, game.actors(s)], ['offer', [1]])
  assert.deepEqual(s.offers, [])
})

test('A22.2 the amount of an offer is that of the moment of the build', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  put(s, 1, 'E10', 'guild')
  Object.assign(player(s, 0), { tools: 5, coins: 2 })
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  put(s, 1, 'D11', 'palace')
  actAs(s, 0, { do: 'end' })
  assert.deepEqual(next(s), { step: 'offer', seat: 1, amount: 2, hex: hexNamed(s, 'E11'), from: 0 })
})

test('A7.4, A35.2 river-trade does not help with science spades', () => {
  const s = three()
  s.rounds[0] = 'city-engineering'
  put(s, 0, 'G4', 'workshop')
  Object.assign(player(s, 0), {
    levels: [0, 0, 4, 0],
    bonus: 'river-trade',
    faction: 'omar',
    terrain: WHEEL.indexOf('desert'),
  })
  endRound(s)
  assert.ok(canAs(s, 0, { do: 'spade', hex: 'G3' }))
  assert.ok(!canAs(s, 0, { do: 'spade', hex: 'F5' }))
})
