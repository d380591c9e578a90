/** Worked examples of rules.md: setup, turn and top row. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Options, readTable } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { placeOf } from '../board.ts'
import { CUBES, GOALS, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { workersOut } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { words } from '../words/en.ts'
import { act, can, clearWorkers, of, put, seat, tableOf, tableWith, tokens, tokensOf, where } from './table.ts'

function setup(seats: number, options: Options): ScytheState {
  return tableOf({ seats, options, seed: 'setup' })
}

test('X1 Starting values come from faction and mat', () => {
  const s = setup(2, { factions: ['saxony', 'nordic'], mats: ['agricultural', 'industrial'] })
  const nordic = of(s, 'nordic')
  const saxony = of(s, 'saxony')
  assert.deepEqual([nordic.power, nordic.hand.length, nordic.popularity, nordic.coins], [4, 1, 2, 4])
  assert.deepEqual([where(nordic, 'worker1'), where(nordic, 'worker2')], ['r0c4', 'r0c5'])
  assert.deepEqual([saxony.power, saxony.hand.length, saxony.popularity, saxony.coins], [1, 4, 4, 7])
  assert.deepEqual([where(saxony, 'worker1'), where(saxony, 'worker2')], ['r5c0', 'r6c1'])
  assert.deepEqual([nordic.objectives.length, saxony.objectives.length, s.factory.length], [2, 2, 3])
  assert.deepEqual(game.actors(s), [seat(s, 'nordic')])
})

test('X2 One Factory card more than players', () => {
  assert.equal(setup(5, {}).factory.length, 6)
  assert.equal(setup(7, { invadersFromAfar: true }).factory.length, 8)
})

test('X3 The lowest mat number starts, then clockwise', () => {
  const s = setup(3, {
    invadersFromAfar: true,
    factions: ['polania', 'crimea', 'nordic'],
    mats: ['mechanical', 'patriotic', 'militant'],
    banPairings: false,
  })
  assert.equal(s.first, seat(s, 'nordic'))
  assert.deepEqual(s.order, [seat(s, 'nordic'), seat(s, 'crimea'), seat(s, 'polania')])
})

test('X5 Another section, except for Rusviet, who needs the option for the Factory card', () => {
  const s = tableWith(['saxony', 'rusviet'])
  const saxony = of(s, 'saxony')
  saxony.section = 1
  assert.equal(can(s, { do: 'section', section: 'deploy' }), false)
  assert.equal(can(s, { do: 'section', section: 'build' }), true)
  const r = tableWith(['rusviet', 'saxony'])
  of(r, 'rusviet').section = 1
  assert.equal(can(r, { do: 'section', section: 'deploy' }), true)
  of(r, 'rusviet').factoryCard = 'fac05'
  of(r, 'rusviet').section = 4
  assert.equal(can(r, { do: 'section', section: 'factory' }), false)
  const relentless = tableWith(['rusviet', 'saxony'], { relentlessFactory: true })
  of(relentless, 'rusviet').factoryCard = 'fac05'
  of(relentless, 'rusviet').section = 4
  assert.equal(can(relentless, { do: 'section', section: 'factory' }), true)
})

test('X6 Without a coin Bolster cannot be taken, Build can', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['engineering', 'patriotic'])
  of(s, 'nordic').coins = 0
  tokens(s, 'r0c4', 'wood', 3)
  act(s, { do: 'section', section: 'build' })
  assert.equal(can(s, { do: 'bolster' }), false)
  act(s, { do: 'skip' })
  assert.equal(can(s, { do: 'bottom', action: 'build' }), true)
})

test('X7 The top row can pay for the bottom row', () => {
  const s = tableWith(['saxony', 'nordic'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'saxony')
  clearWorkers(p)
  put(p, { worker1: 'r5c0', worker2: 'hb_saxony' })
  tokens(s, 'r5c0', 'metal', 2)
  const coins = p.coins
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' }, { do: 'harvest', at: 'r5c0', count: 1 })
  assert.equal(tokensOf(s, 'r5c0', 'metal'), 3)
  act(s, { do: 'bottom' }, { do: 'deploy', mech: 'speed', at: 'r5c0' })
  assert.equal(tokensOf(s, 'r5c0', 'metal'), 0)
  assert.equal(where(p, 'mech4'), 'r5c0')
  assert.equal(p.coins, coins + 2)
})

test('X9 Power stops at 16 and brings its star', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  p.power = 15
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'power' })
  assert.equal(p.power, 16)
  assert.equal(p.stars[GOALS.indexOf('power')], 1)
})

test('X10 With all workers on the base Trade gives popularity only', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  put(of(s, 'nordic'), { worker1: 'hb_nordic', worker2: 'hb_nordic' })
  act(s, { do: 'section', section: 'enlist' })
  assert.equal(can(s, { do: 'trade', take: 'resources' }), false)
  assert.equal(can(s, { do: 'trade', take: 'popularity' }), true)
})

test('X11 Traded tokens may go to different territories; the armory adds power', () => {
  for (const armory of [false, true]) {
    const s = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
    const p = of(s, 'crimea')
    if (armory) p.structures[STRUCTURES.indexOf('armory')] = placeOf('r5c5')
    const { coins, power } = p
    act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'resources' })
    act(s, { do: 'place', resource: 'metal', at: 'r6c3' }, { do: 'place', resource: 'oil', at: 'r7c3' })
    assert.equal(tokensOf(s, 'r6c3', 'metal'), 1)
    assert.equal(tokensOf(s, 'r7c3', 'oil'), 1)
    assert.deepEqual([p.coins, p.power], [coins - 1, power + (armory ? 1 : 0)])
  }
})

test('X13 Three workers produce for nothing; five pay one power', () => {
  const s = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'crimea')
  put(p, { worker1: 'r7c3', worker2: 'r7c3', worker3: 'r6c3' })
  p.power = 3
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.equal(p.power, 3)
  assert.equal(can(s, { do: 'harvest', at: 'r7c3', count: 3 }), false)
  act(s, { do: 'harvest', at: 'r7c3', count: 2 })
  assert.equal(workersOut(p), 5)
  const again = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
  const q = of(again, 'crimea')
  q.units = [...p.units]
  q.power = 3
  act(again, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.equal(q.power, 2)
})

/** Mill on r6c3, workers on r7c3 and r6c4. */
function millTable(): ScytheState {
  const s = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'crimea')
  put(p, { worker1: 'r7c3', worker2: 'r6c4' })
  p.structures[STRUCTURES.indexOf('mill')] = placeOf('r6c3')
  return s
}

test('X14 The mill’s territory is one more and works without a worker', () => {
  const s = millTable()
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  act(s, { do: 'harvest', at: 'r7c3' }, { do: 'harvest', at: 'r6c4' }, { do: 'harvest', at: 'r6c3', count: 1 })
  assert.equal(tokensOf(s, 'r6c3', 'food'), 1)
  assert.equal(tokensOf(s, 'r6c4', 'metal'), 1)
  assert.equal(workersOut(of(s, 'crimea')), 3)
})

test('X15 An enemy worker on the mill’s hex stops it', () => {
  const s = millTable()
  put(of(s, 'saxony'), { worker1: 'r6c3' })
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.equal(can(s, { do: 'harvest', at: 'r6c3' }), false)
  assert.equal(can(s, { do: 'harvest', at: 'r7c3' }), true)
})

test('X17 Gain with its cube moved gives two coins', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['patriotic', 'industrial'])
  const p = of(s, 'nordic')
  p.cubes[CUBES.indexOf('move.coins')] = true
  const before = [...p.units]
  const { coins } = p
  act(s, { do: 'section', section: 'upgrade' }, { do: 'coins' })
  assert.equal(p.coins, coins + 2)
  assert.deepEqual(p.units, before)
})

test('R58, S2.1 Six and seven seats switch the expansion on', () => {
  const five = setup(5, {})
  assert.ok(five.players.every((p) => p.faction !== 'albion' && p.faction !== 'togawa'))
  for (const seats of [6, 7]) {
    for (const options of [{}, { invadersFromAfar: false }, { invadersFromAfar: true }]) {
      assert.equal(readTable(game, { seats, options, seed: 'x' }).ok, true, `${seats} seats`)
    }
    const s = setup(seats, {})
    assert.equal(new Set(s.players.map((p) => p.faction)).size, seats)
    assert.equal(new Set(s.players.map((p) => p.mat)).size, seats)
  }
  const rest = ['random', 'random', 'random', 'random']
  const s = setup(6, { factions: ['albion', 'togawa', ...rest], mats: ['militant', 'innovative', ...rest] })
  assert.deepEqual([of(s, 'albion').mat, of(s, 'togawa').mat], ['militant', 'innovative'])
  const same = setup(6, { invadersFromAfar: true })
  assert.deepEqual(setup(6, {}).players, same.players, 'the same deal as with the option on')
})

test('R59, S18.1 Coins are hidden unless the table says otherwise', () => {
  const s = setup(2, {})
  const shown = (t: ScytheState, reader: number | null): number[] => game.view(t, reader).players.map((p) => p.coins)
  const [first = 0, second = 0] = s.players.map((p) => p.coins)
  assert.deepEqual(
    [shown(s, 0), shown(s, 1), shown(s, null)],
    [
      [first, -1],
      [-1, second],
      [-1, -1],
    ],
  )
  assert.equal(shown(setup(2, { coinsVisible: true }), null).includes(-1), false)
})

test('S2.3 Explicitly chosen banned pairings, doubles and missing expansions are refused', () => {
  const renderer = new TestRenderer(words)
  const ask = (seats: number, options: Options): string => {
    const table = readTable(game, { seats, options, seed: 'x' })
    return table.ok ? 'granted' : renderer.render(table.message)
  }
  const banned = 'Rusviet with Industrial and Crimea with Patriotic are banned.'
  const pair = { factions: ['rusviet', 'random'], mats: ['industrial', 'random'] }
  assert.equal(ask(2, pair), banned)
  assert.equal(ask(2, { ...pair, banPairings: false }), 'granted')
  assert.equal(ask(2, { factions: ['rusviet', 'rusviet'] }), 'A faction can be chosen by one seat only.')
  assert.equal(ask(2, { mats: ['patriotic', 'patriotic'] }), 'A player mat can be chosen by one seat only.')
  assert.equal(ask(2, { factions: ['albion', 'random'] }), 'Clan Albion needs the option Invaders from Afar.')
  assert.equal(ask(2, { mats: ['militant', 'random'] }), 'The mat Militant (2a) needs the option Invaders from Afar.')
  const mats = ['random', 'engineering', 'patriotic', 'mechanical', 'agricultural']
  assert.equal(ask(5, { factions: ['rusviet', 'random', 'random', 'random', 'random'], mats }), banned)
})
