/** E18 to E20 by rule number: piles, the effect language, special characters. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '@ludarium/kernel'
import { type EssenceState, game } from '../index.ts'
import type { EssenceMove } from '../moves.ts'
import { gain, player } from '../pieces.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

/** Seat 0 with this card alone in its hand, its tokens and Essence at 0. */
function holding(card: string, ...others: readonly string[]): EssenceState {
  const [faction = ''] = card.split('.')
  const own = faction === card ? TIK : faction
  const s = atTurn([own, ...others])
  Object.assign(player(s, 0), { hand: [card], wealth: 0, influence: 0, essence: 0, foundations: 0, spent: 0 })
  return s
}

const play = (card: string, option: number): EssenceMove => ({ do: 'play', card, option })

test('E19.2 plain gains', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { essence: 1, shards: 2, influence: 3, wealth: 4, attack: 5, defense: 6, foundations: 1, spent: 1 })
  Object.assign(p, { ignores: 1, hand: [], pile: ['a', 'b', 'c'] })
  for (const what of ['essence', 'shards', 'influence', 'wealth', 'attack', 'defense', 'draw', 'foundation'] as const) {
    gain(s, 0, what, 2)
  }
  gain(s, 0, 'ignoreAttack', 2)
  assert.deepEqual([p.essence, p.shards, p.influence, p.wealth, p.attack, p.defense], [3, 4, 5, 6, 7, 8])
  assert.deepEqual([p.foundations, p.spent, p.ignores, p.hand, p.pile], [3, 1, 3, ['c', 'b'], ['a']])
})

test('R31, R36, E18.3 gains stop at 20, at five Foundations, and at an empty pile', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { attack: 19, defense: 19, foundations: 2, spent: 2, hand: [], pile: ['a'], discard: ['b'] })
  const told: number[] = []
  for (const what of ['attack', 'defense', 'foundation', 'draw'] as const) {
    gain(s, 0, what, 3, (event) => event.type === 'gain' && told.push(event.n))
  }
  assert.deepEqual([p.attack, p.defense, p.foundations, p.hand], [20, 20, 3, ['a']])
  assert.deepEqual(told.slice(2), [1, 1])
  gain(s, 0, 'foundation', 2, (event) => event.type === 'gain' && told.push(event.n))
  assert.deepEqual([p.foundations, told.at(-1)], [3, 0])
})

test('E19.3 a count is raised to its minimum and cut to its maximum', () => {
  const pilgrims = [0, 2, 3, 7].map((green) => {
    const s = holding(`${CHO}.pilgrim`, UNI)
    island(s, 0, ...Array.from({ length: green }, (_, i) => ['theatre', i + 1, 0] as const))
    actAs(s, 0, play(`${CHO}.pilgrim`, 0))
    return player(s, 0).essence
  })
  assert.deepEqual(pilgrims, [3, 3, 4, 6])
})

test('E19.3 fragments: those claimed by you', () => {
  const s = holding(`${UNI}.sun-scholar`, TIK)
  player(s, 0).fragments = ['i-01', 'ii-01']
  player(s, 1).fragments = ['i-02']
  actAs(s, 0, play(`${UNI}.sun-scholar`, 0))
  assert.equal(player(s, 0).essence, 2 + 2)
})

test('E19.3 adjacent: the neighbours of the card that bears the ability', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  island(s, 0, ['museum', 1, 1], ['theatre', 0, -1])
  s.market = ['garden-of-the-first-seed']
  Object.assign(p, { wealth: 5, essence: 0 })
  actAs(s, 0, { do: 'build' }, { do: 'place', x: 1, y: 0 })
  assert.equal(p.essence, 4 - 1 + 2 + 2)
})

test('E19.2 discounts of the three kinds add up', () => {
  const s = holding(`${WIN}.harbour-factor`, TIK)
  const p = player(s, 0)
  p.hand = [`${WIN}.harbour-factor`, 'hierophant', 'architect']
  Object.assign(p, { buildDiscount: 1, treatyDiscount: 1, prophecyDiscount: 1, pile: [] })
  actAs(s, 0, play(`${WIN}.harbour-factor`, 1), play('hierophant', 1), play('architect', 1))
  assert.deepEqual([p.buildDiscount, p.treatyDiscount, p.prophecyDiscount], [2, 3, 3])
})

test('E19.2 exhaust: Locations of opponents, or any of their segments with a star; compulsory', () => {
  const s = holding(`${CHA}.spy`, TIK, UNI)
  island(s, 0, ['theatre', 1, 0])
  island(s, 1, ['mint', 1, 0], ['thunder-bastion', 2, 0], ['school', 3, 0])
  island(s, 2, ['prison', 1, 0])
  at(player(s, 2).island, 1).exhausted = true
  actAs(s, 0, play(`${CHA}.spy`, 1))
  assert.ok(at(player(s, 1).island, 1).exhausted)
  assert.equal(player(s, 1).island.filter((segment) => segment.exhausted).length, 1)
  player(s, 0).hand = [`${CHA}.inquisitor`]
  actAs(s, 0, play(`${CHA}.inquisitor`, 1))
  assert.deepEqual(game.legal(s, 0), [
    { do: 'exhaust', seat: 1, card: 'hall-of-the-three-peaks' },
    { do: 'exhaust', seat: 1, card: 'thunder-bastion' },
  ])
  actAs(s, 0, { do: 'exhaust', card: 'thunder-bastion' })
  assert.deepEqual(
    player(s, 1).island.map((segment) => segment.exhausted),
    [false, true, true, false],
  )
  assert.equal(player(s, 0).essence, 1)
})

test('E19.6 exhaust is skipped when there is nothing to exhaust', () => {
  const s = holding(`${CHA}.spy`, UNI)
  actAs(s, 0, play(`${CHA}.spy`, 1))
  assert.ok(canAs(s, 0, { do: 'pass' }))
})

test('R43, E19.2 take: only somebody who can give is named, and gives as much as there is', () => {
  const s = holding('chancellor', UNI, CHO, WIN)
  for (const [seat, tokens] of [
    [1, { wealth: 0, influence: 0 }],
    [2, { wealth: 1, influence: 0 }],
    [3, { wealth: 2, influence: 1 }],
  ] as const) {
    Object.assign(player(s, seat), tokens)
  }
  actAs(s, 0, play('chancellor', 1))
  assert.deepEqual(game.legal(s, 0), [
    { do: 'take', seat: 2 },
    { do: 'take', seat: 3 },
  ])
  actAs(s, 0, { do: 'take', seat: 2 })
  assert.deepEqual([player(s, 0).wealth, player(s, 2).wealth], [1, 0])
})

test('E19.2 take: for either kind the giver picks the mix', () => {
  const s = holding('chancellor', WIN)
  Object.assign(player(s, 1), { wealth: 2, influence: 1 })
  actAs(s, 0, play('chancellor', 1))
  assert.deepEqual(game.legal(s, 1), [
    { do: 'give', wealth: 2, influence: 0 },
    { do: 'give', wealth: 1, influence: 1 },
  ])
  actAs(s, 1, { do: 'give', influence: 1 })
  assert.deepEqual(
    s.players.map((p) => [p.wealth, p.influence]),
    [
      [1, 1],
      [1, 0],
    ],
  )
})

test('E19.2 take Wealth, take Influence: the other kind does not help', () => {
  const s = holding(`${WIN}.smuggler`, TIK, UNI)
  Object.assign(player(s, 1), { wealth: 0, influence: 5 })
  Object.assign(player(s, 2), { wealth: 5, influence: 0 })
  actAs(s, 0, play(`${WIN}.smuggler`, 1))
  assert.deepEqual([player(s, 0).wealth, player(s, 0).influence, player(s, 2).wealth], [1, 0, 4])
  s.market = ['whisper-gallery']
  Object.assign(player(s, 0), { wealth: 1, foundations: 1 })
  for (const p of s.players) for (const segment of p.island) segment.exhausted = true
  actAs(s, 0, { do: 'build' }, { do: 'place', x: 1, y: 0 })
  assert.deepEqual([player(s, 0).influence, player(s, 1).influence], [1, 4])
  assert.deepEqual([player(s, 0).wealth, player(s, 1).wealth], [0, 0])
})

test('E19.2 take from all opponents: each gives, who has nothing gives nothing', () => {
  const s = holding(`${CHA}.tribute-collector`, TIK, UNI, WIN)
  Object.assign(player(s, 1), { wealth: 1, influence: 1 })
  Object.assign(player(s, 2), { wealth: 0, influence: 0 })
  Object.assign(player(s, 3), { wealth: 0, influence: 3 })
  actAs(s, 0, play(`${CHA}.tribute-collector`, 0))
  assert.deepEqual(game.actors(s), [1])
  actAs(s, 1, { do: 'give', wealth: 1, influence: 0 })
  assert.deepEqual([player(s, 0).wealth, player(s, 0).influence, player(s, 0).essence], [1, 1, 2])
  assert.deepEqual([player(s, 1).wealth, player(s, 3).influence], [0, 2])
})

test('E19.2, E19.6 an inner action is finished before the list goes on', () => {
  const s = holding(`${CHO}.gardener`, UNI)
  island(s, 0, ['public-garden', 1, 0])
  s.market = ['theatre']
  Object.assign(player(s, 0), { wealth: 1 })
  const events = actAs(s, 0, play(`${CHO}.gardener`, 0), { do: 'build' }, { do: 'place', x: 2, y: 0 })
  const told = events.map((event) => (event.type === 'gain' ? `gain ${event.n}` : event.type))
  assert.deepEqual(told, ['play', 'build', 'placed', 'gain 1', 'gain 1'])
})

test('E19.7, R41 passives resolve by joining order, Palace first', () => {
  const s = atTurn([UNI, TIK])
  island(s, 0, ['observatory', 1, 0], ['seers-hut', 2, 0])
  s.row = ['', '', 'i-17', '', '', '']
  player(s, 0).wealth = 2
  const gains = actAs(s, 0, { do: 'read', slot: 3 }).flatMap((event) => (event.type === 'gain' ? [event.what] : []))
  assert.deepEqual(gains, ['foundation', 'essence', 'draw', 'essence', 'influence'])
})

test('E19.2 opponentChooses: the named opponent picks, the player carries it out', () => {
  const s = atTurn([TIK, UNI, CHO])
  const p = player(s, 0)
  island(s, 0, ['high-tribunal', 1, 0])
  Object.assign(p, { wealth: 0, influence: 0, essence: 0 })
  actAs(s, 0, { do: 'use', card: 'high-tribunal' })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'judge', seat: 1 },
    { do: 'judge', seat: 2 },
  ])
  actAs(s, 0, { do: 'judge', seat: 2 })
  assert.deepEqual(game.legal(s, 2), [
    { do: 'choose', option: 0 },
    { do: 'choose', option: 1 },
  ])
  actAs(s, 2, { do: 'choose', option: 1 })
  assert.deepEqual([p.wealth, p.influence, p.essence], [2, 3, 0])
})

test('E19.2 choose: the player carries out one of the lists', () => {
  const s = holding(`${TIK}.engineer`, UNI)
  island(s, 0, ['palisade', 1, 0])
  actAs(s, 0, play(`${TIK}.engineer`, 0))
  assert.deepEqual(game.legal(s, 0), [
    { do: 'choose', option: 0 },
    { do: 'choose', option: 1 },
  ])
  actAs(s, 0, { do: 'choose', option: 1 })
  assert.ok(canAs(s, 0, { do: 'swap' }))
})

test('E19.4, R55 an own Location pays by exhaustion, not the Palace, not one without a star', () => {
  const s = holding(`${CHA}.overseer`, UNI)
  island(s, 0, ['school', 1, 0], ['thunder-bastion', 2, 0])
  assert.ok(!canAs(s, 0, play(`${CHA}.overseer`, 1)))
  island(s, 0, ['theatre', 1, 0], ['mint', 2, 0])
  actAs(s, 0, play(`${CHA}.overseer`, 1))
  assert.deepEqual(game.legal(s, 0), [
    { do: 'exhaustOwn', card: 'theatre' },
    { do: 'exhaustOwn', card: 'mint' },
  ])
  actAs(s, 0, { do: 'exhaustOwn', card: 'mint' })
  assert.deepEqual(
    player(s, 0).island.map((segment) => segment.exhausted),
    [false, false, true],
  )
})

test('E20.1 the Spy copies main and side actions of ready Locations, and pays for them', () => {
  const s = holding(`${TIK}.spy`, UNI, CHO)
  const p = player(s, 0)
  island(s, 1, ['mint', 1, 0], ['theatre', 2, 0], ['school', 3, 0])
  island(s, 2, ['armoury', 1, 0], ['diplomatic-quarter', 2, 0])
  at(player(s, 2).island, 2).exhausted = true
  actAs(s, 0, play(`${TIK}.spy`, 0))
  assert.deepEqual(game.legal(s, 0), [{ do: 'copy', seat: 1, card: 'mint' }])
  p.influence = 1
  assert.deepEqual(game.legal(s, 0), [
    { do: 'copy', seat: 1, card: 'mint' },
    { do: 'copy', seat: 1, card: 'theatre' },
    { do: 'copy', seat: 2, card: 'armoury' },
  ])
  actAs(s, 0, { do: 'copy', card: 'armoury' })
  assert.deepEqual([p.influence, p.attack, s.mainDone], [0, 5 + 3, false])
})

test('E20.1 after the main action the Spy copies side actions only', () => {
  const s = holding(`${TIK}.spy`, UNI)
  island(s, 1, ['mint', 1, 0])
  s.mainDone = true
  assert.ok(!canAs(s, 0, play(`${TIK}.spy`, 0)))
  island(s, 1, ['mint', 1, 0], ['diplomatic-quarter', 2, 0])
  actAs(s, 0, play(`${TIK}.spy`, 0))
  assert.deepEqual(game.legal(s, 0), [{ do: 'copy', seat: 1, card: 'diplomatic-quarter' }])
})

test('E20.1, R46 a Spy Nest copies side actions only and may decline; the Spy card may not', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['spy-nest', 1, 0])
  island(s, 1, ['mint', 1, 0], ['diplomatic-quarter', 2, 0])
  player(s, 0).influence = 1
  actAs(s, 0, { do: 'use', card: 'spy-nest' })
  assert.deepEqual(game.legal(s, 0), [{ do: 'copy', seat: 1, card: 'diplomatic-quarter' }, { do: 'decline' }])
  actAs(s, 0, { do: 'decline' })
  assert.ok(!s.mainDone)
})

test('E20.1 own Locations cannot be copied', () => {
  const s = holding(`${TIK}.spy`, UNI)
  island(s, 0, ['mint', 1, 0])
  assert.ok(!canAs(s, 0, play(`${TIK}.spy`, 0)))
})

test('E20.2 the Rector takes an advisor that is still face up, or none', () => {
  const s = holding(`${UNI}.rector`, TIK)
  const p = player(s, 0)
  for (const pile of s.advisors) Object.assign(pile, { shown: pile.advisor === 'architect', wealth: 0 })
  Object.assign(at(s.advisors, 4), { wealth: 2 })
  actAs(s, 0, play(`${UNI}.rector`, 0))
  assert.deepEqual(game.legal(s, 0), [{ do: 'advisor', advisor: 'architect' }, { do: 'decline' }])
  actAs(s, 0, { do: 'advisor' })
  assert.deepEqual([p.hand, p.advisors, p.wealth, p.influence], [['architect'], ['architect'], 2, 1])
  assert.deepEqual(s.advisors[4], { advisor: 'architect', left: 4, shown: false, wealth: 0 })
})

test('E19.6 the Rector is skipped when no advisor lies face up', () => {
  const s = holding(`${UNI}.rector`, TIK)
  for (const pile of s.advisors) pile.shown = false
  actAs(s, 0, play(`${UNI}.rector`, 0))
  assert.equal(player(s, 0).influence, 1)
})

test('E19.2 addToPool reveals Locations from the deck into the market', () => {
  const s = atTurn([TIK, UNI])
  Object.assign(s, { market: ['mint'], locations: ['bank', 'tavern'] })
  island(s, 0, ['caravanserai', 1, 0])
  actAs(s, 0, { do: 'use', card: 'caravanserai' })
  assert.deepEqual([s.market, s.locations], [['mint', 'tavern'], ['bank']])
})

test('E19.6 a list that asks goes on where it stopped', () => {
  const s = atTurn([TIK, UNI])
  island(s, 0, ['portal-arch', 1, 0])
  player(s, 0).essence = 0
  resolve(s, { step: 'effects', seat: 0, next: 1, script: 'portal-arch:0', bearer: 'portal-arch', island: 0 })
  assert.equal(player(s, 0).essence, 1)
})
