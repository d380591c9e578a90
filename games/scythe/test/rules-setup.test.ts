/** S0, S2 Setup and options rule by rule, and how aimless players are steered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Options, readTable } from '@ludarium/kernel'
import { idOf, placeOf } from '../board.ts'
import { BONUS_TILES, FACTION_IDS, FACTIONS, HEXES, MAT_IDS, MATS } from '../data/index.ts'
import { game } from '../game.ts'
import { quickMoves } from '../move-filters.ts'
import { canDeal, isBanned } from '../options.ts'
import type { ScytheMove, ScytheState } from '../state.ts'
import { act, agenda, of, tableOf, tableWith, tokens } from './table.ts'

const setup = (seats: number, options: Options, seed: string): ScytheState => tableOf({ seats, options, seed })
const granted = (seats: number, options: Options): boolean => readTable(game, { seats, options, seed: 'x' }).ok

test('S0 Defaults of the options, and how many can sit down', () => {
  const table = readTable(game, { seats: 2, seed: 'x' })
  assert.deepEqual(table.ok && table.value.options, {
    invadersFromAfar: false,
    factions: ['random', 'random'],
    mats: ['random', 'random'],
    banPairings: true,
    promoObjectives: false,
    promoEncounters: false,
    promoFactory: false,
    relentlessFactory: false,
    enlistSelfTrigger: false,
    allowBribes: false,
    coinsVisible: false,
  })
  assert.deepEqual(
    [1, 2, 7, 8].map((seats) => granted(seats, {})),
    [false, true, true, false],
  )
})

test('S2.7 Everybody’s pieces and tracks at the start', () => {
  const s = tableWith([...FACTION_IDS], {}, [...MAT_IDS])
  for (const [seat, p] of s.players.entries()) {
    const faction = FACTIONS.find(({ id }) => id === p.faction)
    const mat = MATS.find(({ id }) => id === p.mat)
    assert.deepEqual(
      [p.power, p.hand.length, p.popularity, p.coins, p.objectives.length],
      [faction?.startingPower, faction?.startingCombatCards, mat?.popularity, mat?.coins, 2],
    )
    assert.equal(idOf(p.units[0] ?? -1), `hb_${p.faction}`)
    assert.deepEqual(p.units.slice(1, 5), [-1, -1, -1, -1], 'mechs on the faction mat')
    assert.equal(p.units.slice(5).filter((place) => place >= 0).length, 2, 'two workers out')
    assert.deepEqual([p.section, p.factoryCard, p.wins, p.asks, p.gifts], [-1, '', 0, false, 0])
    assert.deepEqual(p.cubes, new Array(6).fill(false))
    assert.deepEqual(p.slots, [0, 0, 0, 0])
    assert.deepEqual([p.recruits, p.bonuses], [new Array(4).fill(false), new Array(4).fill(false)])
    assert.deepEqual(p.accepts, [true, true, true, true], 'recruit bonuses are taken')
    assert.deepEqual([p.structures, p.stars], [[-1, -1, -1, -1], new Array(9).fill(0)])
    assert.equal(p.tokens.length, p.faction === 'albion' || p.faction === 'togawa' ? 4 : 0, `seat ${seat}`)
  }
})

test('S2.5, S2.6 Decks, Factory cards, encounter tokens and the bonus tile', () => {
  for (const promo of [false, true]) {
    const options = { promoObjectives: promo, promoEncounters: promo, promoFactory: promo }
    const s = setup(3, { ...options, factions: ['nordic', 'saxony', 'rusviet'] }, 'decks')
    assert.equal(s.combatDeck.length, 42 - 1 - 4 - 2)
    assert.equal(s.objectiveDeck.length, (promo ? 27 : 23) - 6)
    assert.equal(s.encounterDeck.length, promo ? 42 : 28)
    assert.deepEqual([s.factory.length, s.factoryBox.length], [4, (promo ? 18 : 12) - 4])
    assert.deepEqual(
      s.encounters,
      HEXES.map(({ encounter }) => encounter),
    )
    assert.ok(BONUS_TILES.some(({ id }) => id === s.bonusTile))
    assert.deepEqual([s.combatDiscard, s.encountersSeen, s.encounter, s.contests], [[], [], '', []])
    assert.ok(s.resources.every((amount) => amount === 0))
    assert.deepEqual([s.coerced, s.toka, s.forced, s.moved, s.preferred], [false, false, 0, 0, 0])
  }
  const tiles = new Set(Array.from({ length: 60 }, (_, n) => setup(2, {}, `tile ${n}`).bonusTile))
  assert.equal(tiles.size, 6, 'any of the six')
})

test('S0 Each kind of promo card has its own switch', () => {
  const sizes = (options: Options): number[] => {
    const s = setup(2, options, 'promo')
    return [s.objectiveDeck.length + 4, s.encounterDeck.length, s.factory.length + s.factoryBox.length]
  }
  assert.deepEqual(sizes({}), [23, 28, 12])
  assert.deepEqual(sizes({ promoObjectives: true }), [27, 28, 12])
  assert.deepEqual(sizes({ promoEncounters: true }), [23, 42, 12])
  assert.deepEqual(sizes({ promoFactory: true }), [23, 28, 18])
})

test('S2.4 The lowest mat number starts, whoever has it', () => {
  for (let n = 0; n < 20; n++) {
    const s = setup(4, { invadersFromAfar: true }, `first ${n}`)
    const order = s.players.map((p) => MATS.findIndex(({ id }) => id === p.mat))
    assert.equal(order[s.first], Math.min(...order))
    assert.deepEqual([s.active, game.actors(s), s.round, s.turn], [s.first, [s.first], 1, 1])
  }
})

test('S2.1, S2.2 Five factions and mats without the expansion, seven with it, each once', () => {
  const seen = { base: new Set<string>(), expansion: new Set<string>() }
  for (let n = 0; n < 40; n++) {
    for (const [invadersFromAfar, found] of [
      [false, seen.base],
      [true, seen.expansion],
    ] as const) {
      const s = setup(5, { invadersFromAfar }, `deal ${n}`)
      assert.equal(new Set(s.players.map((p) => p.faction)).size, 5)
      assert.equal(new Set(s.players.map((p) => p.mat)).size, 5)
      for (const p of s.players) found.add(p.faction).add(p.mat)
    }
  }
  assert.deepEqual([seen.base.size, seen.expansion.size], [10, 14])
})

test('S2.3 No banned pairing is ever dealt, unless they are allowed', () => {
  let banned = 0
  for (let n = 0; n < 60; n++) {
    const pairs = (banPairings: boolean): string[] =>
      setup(5, { banPairings }, `pair ${n}`).players.map((p) => `${p.faction} ${p.mat}`)
    const wrong = ['rusviet industrial', 'crimea patriotic']
    assert.equal(
      pairs(true).some((pair) => wrong.includes(pair)),
      false,
    )
    if (pairs(false).some((pair) => wrong.includes(pair))) banned++
  }
  assert.ok(banned > 0, 'they do come up')
  assert.deepEqual(
    [
      isBanned({ banPairings: true }, 'rusviet', 'industrial'),
      isBanned({ banPairings: true }, 'rusviet', 'patriotic'),
      isBanned({ banPairings: true }, 'crimea', 'patriotic'),
      isBanned({ banPairings: false }, 'crimea', 'patriotic'),
    ],
    [true, false, true, false],
  )
})

test('R51 Chosen factions and mats are kept and the rest is dealt around them', () => {
  for (let n = 0; n < 20; n++) {
    const s = setup(
      3,
      { factions: ['random', 'rusviet', 'random'], mats: ['industrial', 'random', 'random'] },
      `mixed ${n}`,
    )
    assert.equal(s.players[1]?.faction, 'rusviet')
    assert.equal(s.players[0]?.mat, 'industrial')
    assert.equal(new Set(s.players.map((p) => p.faction)).size, 3)
    assert.equal(new Set(s.players.map((p) => p.mat)).size, 3)
  }
})

test('R51 Chosen mats may rule a random faction out: it is dealt again', () => {
  for (let n = 0; n < 30; n++) {
    const s = setup(2, { mats: ['industrial', 'patriotic'] }, `mats ${n}`)
    assert.notEqual(s.players[0]?.faction, 'rusviet')
    assert.notEqual(s.players[1]?.faction, 'crimea')
  }
})

test('R51 Choices that leave no way are refused, others are not', () => {
  const rest = ['random', 'random', 'random']
  assert.equal(granted(2, { factions: ['rusviet', 'random'], mats: ['industrial', 'random'] }), false)
  assert.equal(granted(2, { factions: ['rusviet', 'random'], mats: ['random', 'industrial'] }), true)
  assert.equal(
    granted(5, { factions: ['rusviet', 'crimea', ...rest], mats: ['patriotic', 'industrial', ...rest] }),
    true,
  )
  assert.equal(
    granted(5, { factions: ['rusviet', 'crimea', ...rest], mats: ['patriotic', 'patriotic', ...rest] }),
    false,
  )
  assert.equal(granted(5, { factions: ['crimea', 'rusviet', ...rest], mats: ['patriotic', 'random', ...rest] }), false)
})

test('R51 Whether a deal exists', () => {
  const banned = { banPairings: true }
  assert.equal(canDeal(banned, ['rusviet'], [''], { factions: [], mats: ['industrial'] }), false)
  assert.equal(canDeal(banned, ['rusviet'], [''], { factions: [], mats: ['industrial', 'patriotic'] }), true)
  assert.equal(canDeal(banned, [''], ['industrial'], { factions: ['rusviet'], mats: [] }), false)
  assert.equal(canDeal(banned, [''], ['industrial'], { factions: ['rusviet', 'crimea'], mats: [] }), true)
  const two = { factions: [], mats: ['industrial', 'patriotic'] } as const
  assert.equal(canDeal(banned, ['rusviet', 'crimea'], ['', ''], two), true, 'the one way is found')
  assert.equal(canDeal(banned, ['rusviet', 'nordic'], ['', 'patriotic'], { factions: [], mats: ['industrial'] }), false)
})

test('S1.6, S1.8 The map of bases: all seven stand there, whoever plays', () => {
  const s = tableWith(['nordic', 'saxony'])
  for (const faction of FACTION_IDS) assert.ok(placeOf(`hb_${faction}`) >= HEXES.length)
  assert.equal(s.resources.length, 4 * (HEXES.length + FACTION_IDS.length))
})

const verbs = (moves: readonly ScytheMove[]): string[] => [...new Set(moves.map((move) => move.do))]

test('Aimless players choose sections whose bottom action they can pay and still need', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  s.turn = 1
  const p = of(s, 'nordic')
  const sections = (): string[] =>
    quickMoves(s, 0, game.legal(s, 0)).map((move) => (move.do === 'section' ? move.section : move.do))
  assert.deepEqual(sections(), ['upgrade', 'deploy', 'build', 'enlist'], 'none can be paid: any section, no preference')
  tokens(s, 'r0c4', 'oil', 3)
  tokens(s, 'r0c4', 'metal', 3)
  tokens(s, 'r0c4', 'wood', 2)
  assert.deepEqual(sections(), ['upgrade', 'deploy'])
  p.cubes.fill(true)
  assert.deepEqual(sections(), ['deploy'], 'nothing left to upgrade')
  p.units.fill(placeOf('r0c4'), 1, 5)
  tokens(s, 'r0c4', 'food', 4)
  tokens(s, 'r0c4', 'wood', 3)
  assert.deepEqual(sections(), ['build', 'enlist'], 'all mechs are out')
  p.recruits.fill(true)
  p.structures.fill(placeOf('r0c4'), 0, 3)
  assert.deepEqual(sections(), ['build'])
  p.structures.fill(placeOf('r0c4'))
  p.factoryCard = 'fac01'
  assert.deepEqual(sections(), ['upgrade', 'deploy', 'build', 'enlist', 'factory'])
})

test('Aimless players take actions and benefits rather than leave them, on four turns of five', () => {
  const s = tableWith(['nordic', 'saxony'], { allowBribes: true }, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  s.turn = 1
  p.section = 0
  agenda(s, { step: 'top', seat: 0 })
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['bolster'])
  s.turn = 5
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['bolster', 'skip', 'give'])
  s.turn = 1
  assert.deepEqual(verbs(quickMoves(s, 0, [{ do: 'skip' }, { do: 'produce' }])), ['produce'], 'two moves are a choice')
  s.turn = 1
  p.section = 2
  p.coins = 2
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['move'], 'rich enough')
  p.coins = 1
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['move', 'coins'])
  act(s, { do: 'move' })
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['unit'])
  agenda(s, { step: 'amount', seat: 0, what: 'coins', most: 2, at: -1 })
  assert.deepEqual(
    quickMoves(s, 0, game.legal(s, 0)).map((move) => (move.do === 'take' ? move.amount : -1)),
    [2, 1],
  )
  agenda(s, { step: 'upgrade', seat: 0 })
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['upgrade'])
  agenda(s, { step: 'looking', seat: 0, at: 1 })
  const only = game.legal(s, 0).slice(0, 1)
  assert.deepEqual(quickMoves(s, 0, only), only, 'the only move stays')
  assert.deepEqual(verbs(quickMoves(s, 0, game.legal(s, 0))), ['enough', 'give'], 'and so do all when all are a waste')
})
