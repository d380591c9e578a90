/** S8, S9 Encounters and the Factory rule by rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { player, workersOut } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import {
  act,
  agenda,
  can,
  deploy,
  moving,
  of,
  offered,
  put,
  tableWith,
  tokens,
  tokensOf,
  walk,
  where,
} from './table.ts'

const isAt = (s: ScytheState, step: string): boolean => next(s)?.step === step

/** The character of seat 0 walks from r4c3 to the encounter on r5c2 with that card on top of the deck. */
function meet(s: ScytheState, card: string): void {
  const deck = s.encounterDeck
  deck.splice(deck.indexOf(card), 1)
  deck.push(card)
  put(player(s, 0), { character: 'r4c3' })
  moving(s, 1)
  walk(s, 'character', 'r5c2')
}

test('S8.1, S8.6 The token goes, the card is shown, and after one option it is put away', () => {
  const s = tableWith(['saxony', 'nordic'])
  const { length } = s.encounterDeck
  const { reveals } = s
  meet(s, 'enc13')
  assert.deepEqual([s.encounter, s.encounterDeck.length, s.encounters[placeOf('r5c2')]], ['enc13', length - 1, false])
  assert.ok(s.reveals > reveals)
  assert.equal(game.view(s, 1).encounter, 'enc13')
  act(s, { do: 'option', option: 'a' })
  assert.deepEqual([s.encounter, s.encountersSeen, next(s)?.step], ['', ['enc13'], 'section'])
})

test('S8.1 Where the token has gone nothing is met', () => {
  const s = tableWith(['saxony', 'nordic'])
  s.encounters[placeOf('r5c2')] = false
  put(of(s, 'saxony'), { character: 'r4c3' })
  moving(s, 1)
  walk(s, 'character', 'r5c2')
  assert.ok(isAt(s, 'section'))
})

test('S8.2 The first option must be taken, a second only by Polania and not the same', () => {
  const s = tableWith(['saxony', 'nordic'])
  meet(s, 'enc13')
  assert.equal(can(s, { do: 'enough' }), false)
  const t = tableWith(['polania', 'nordic'], { coinsVisible: true })
  of(t, 'polania').coins = 9
  of(t, 'polania').popularity = 9
  meet(t, 'enc13')
  act(t, { do: 'option', option: 'b' })
  assert.equal(can(t, { do: 'option', option: 'b' }), false)
  assert.ok(can(t, { do: 'option', option: 'a' }))
  act(t, { do: 'enough' })
  assert.deepEqual([isAt(t, 'section'), t.encounter], [true, ''])
})

test('S12.5 At most two options', () => {
  const s = tableWith(['polania', 'nordic'])
  of(s, 'polania').coins = 20
  of(s, 'polania').popularity = 9
  meet(s, 'enc13')
  act(s, { do: 'option', option: 'a' }, { do: 'option', option: 'b' })
  assert.equal(can(s, { do: 'option' }), false)
})

test('R54 Polania is asked about a second option it cannot pay only while coins are hidden', () => {
  for (const coinsVisible of [true, false]) {
    const s = tableWith(['polania', 'nordic'], { coinsVisible })
    const p = of(s, 'polania')
    p.coins = 0
    p.popularity = 0
    meet(s, 'enc07')
    act(s, { do: 'option', option: 'a' })
    assert.deepEqual([p.coins, p.popularity], [0, 1], 'too little for b and c')
    assert.equal(isAt(s, 'option'), !coinsVisible)
    if (!coinsVisible) assert.deepEqual(game.legal(s, 0), [{ do: 'enough' }])
  }
})

test('S8.4 Tokens of any type all go to the encounter’s hex', () => {
  const s = tableWith(['saxony', 'nordic'])
  agenda(s, { step: 'place', seat: 0, left: 2, at: placeOf('r0c1') })
  assert.deepEqual(
    [...new Set(offered(s, 0, { do: 'place' }).map((move) => (move.do === 'place' ? move.at : '')))],
    ['r0c1'],
  )
  assert.equal(offered(s, 0, { do: 'place' }).length, 4)
  act(s, { do: 'place', resource: 'oil' }, { do: 'place', resource: 'wood' })
  assert.deepEqual([tokensOf(s, 'r0c1', 'oil'), tokensOf(s, 'r0c1', 'wood')], [1, 1])
  assert.ok(isAt(s, 'section'))
})

test('S8.4, R24 A mech or structure from a card goes there without a worker, if there is one left', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  agenda(s, { step: 'deploy', seat: 0, at: placeOf('r0c1') })
  assert.equal(offered(s, 0, { do: 'deploy', at: 'r0c1' }).length, 4)
  act(s, { do: 'deploy', mech: 'speed', at: 'r0c1' })
  of(s, 'nordic').structures[0] = placeOf('r5c2')
  agenda(s, { step: 'build', seat: 0, at: placeOf('r5c2') })
  assert.ok(isAt(s, 'section'), 'a structure stands there')
  assert.equal(where(p, 'mech4'), 'r0c1')
})

test('S8.4 A worker of a card comes from the track, as long as one is left', () => {
  for (const [out, amount, expected] of [
    [2, 1, 3],
    [2, 2, 4],
    [7, 2, 8],
    [8, 1, 8],
  ] as const) {
    const s = tableWith(['saxony', 'nordic'])
    const p = of(s, 'saxony')
    for (let i = 0; i < out; i++) p.units[5 + i] = placeOf('r5c0')
    p.stars[4] = 1
    const gains = [{ type: 'worker', amount, resource: '', on: '' }] as const
    agenda(s, { step: 'gains', seat: 0, gains, next: 0, at: placeOf('r4c3') })
    assert.equal(workersOut(p), expected)
  }
})

test('S9.4, R53 The worker of fac14 is asked for only with a mech on a territory and a worker left', () => {
  const asked = (change: (s: ScytheState) => void): boolean => {
    const s = tableWith(['nordic', 'saxony'])
    deploy(of(s, 'nordic'), 'speed', 'r0c1')
    deploy(of(s, 'nordic'), 'artillery', 'r0c1')
    change(s)
    const gains = [{ type: 'worker', amount: 1, resource: '', on: 'mech' }] as const
    agenda(s, { step: 'gains', seat: 0, gains, next: 0, at: -1 })
    if (isAt(s, 'settle')) assert.deepEqual(offered(s, 0, { do: 'settle' }), [{ do: 'settle', at: 'r0c1' }])
    return isAt(s, 'settle')
  }
  assert.equal(
    asked(() => {}),
    true,
  )
  assert.equal(
    asked((s) => put(of(s, 'nordic'), { mech4: 'hb_nordic', mech3: 'hb_nordic' })),
    false,
  )
  assert.equal(
    asked((s) => {
      for (let unit = 5; unit < 13; unit++) of(s, 'nordic').units[unit] = placeOf('r0c4')
      of(s, 'nordic').stars[4] = 1
    }),
    false,
  )
})

test('S8.7 Looking is private, of another player’s hand, and may be left', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'])
  of(s, 'nordic').hand = ['combat5']
  agenda(s, { step: 'look', seat: 0 })
  assert.deepEqual(game.legal(s, 0), [{ do: 'look', at: 1 }, { do: 'look', at: 2 }, { do: 'enough' }])
  const { reveals } = s
  const events = act(s, { do: 'look', at: 1 })
  assert.ok(s.reveals > reveals)
  assert.deepEqual(
    events.map((event) => [event.type, 'only' in event ? event.only : 'all']),
    [
      ['look', 'all'],
      ['looked', [0]],
    ],
  )
  assert.deepEqual(game.view(s, 0).players[1]?.hand, ['combat5'])
  assert.deepEqual(game.view(s, 2).players[1]?.hand, ['?combat'])
})

test('S8.7 Any number of units go to one empty land hex next door', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r5c2')
  put(p, { character: 'r5c2', worker1: 'r5c2', worker2: 'r5c2' })
  of(s, 'nordic').structures[0] = placeOf('r5c3')
  put(of(s, 'nordic'), { worker1: 'r4c2' })
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r5c2'), to: -1 })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'relocate' ? move.to : move.do)),
    ['r4c3', 'r5c1', 'r6c3', 'enough'],
    'no lake, unit or structure; rivers do not matter',
  )
  act(s, { do: 'relocate', to: 'r5c1' })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'bring' ? move.unit : move.do)),
    ['character', 'mech4', 'worker1', 'enough'],
    'workers are alike',
  )
  act(s, { do: 'bring', unit: 'mech4' }, { do: 'bring', unit: 'worker1' }, { do: 'enough' })
  assert.deepEqual(
    [where(p, 'mech4'), where(p, 'worker1'), where(p, 'worker2'), where(p, 'character')],
    ['r5c1', 'r5c1', 'r5c2', 'r5c2'],
  )
  assert.equal(s.encounters[placeOf('r5c1')], true, 'R32 nothing is triggered')
})

test('S8.7 The question ends when all units have gone, and does not come without a hex to go to', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  put(p, { character: 'r5c2' })
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r5c2'), to: -1 })
  act(s, { do: 'relocate', to: 'r4c3' }, { do: 'bring', unit: 'character' })
  assert.ok(isAt(s, 'section'))
  put(p, { character: 'r5c2' })
  for (const [unit, id] of ['r4c2', 'r4c3', 'r5c1', 'r5c3', 'r6c3'].entries()) {
    of(s, 'nordic').units[5 + unit] = placeOf(id)
  }
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r5c2'), to: -1 })
  assert.ok(isAt(s, 'section'))
})

test('S8.7 Own units and structures bar a hex like any others', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  put(p, { character: 'r5c2', worker1: 'r4c3' })
  p.structures[0] = placeOf('r5c1')
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r5c2'), to: -1 })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'relocate' ? move.to : move.do)),
    ['r4c2', 'r5c3', 'r6c3', 'enough'],
  )
})

test('S8.7 The last free hex takes all the units, one after the other', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  put(p, { character: 'r0c2', worker1: 'r0c2' })
  put(of(s, 'nordic'), { worker1: 'r0c3', worker2: 'r1c1' })
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r0c2'), to: -1 })
  act(s, { do: 'relocate', to: 'r0c1' }, { do: 'bring', unit: 'character' }, { do: 'bring', unit: 'worker1' })
  assert.deepEqual([where(p, 'character'), where(p, 'worker1')], ['r0c1', 'r0c1'])
})

test('S8.7 The first hex of the map is a place to go to', () => {
  const s = tableWith(['saxony', 'nordic'])
  put(of(s, 'saxony'), { character: 'r0c2' })
  agenda(s, { step: 'relocate', seat: 0, at: placeOf('r0c2'), to: -1 })
  act(s, { do: 'relocate', to: 'r0c1' }, { do: 'bring', unit: 'character' })
  assert.equal(where(of(s, 'saxony'), 'character'), 'r0c1')
})

test('S9.1, S9.2 Only a character takes a Factory card, one in a game', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  moving(s, 1)
  walk(s, 'mech4', 'r3c3', 'r2c3')
  assert.equal(p.factoryCard, '')
  put(p, { mech4: 'r4c3' })
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r3c3' }, { do: 'stop' })
  assert.equal(isAt(s, 'factory'), false)
  put(p, { character: 'r4c3' })
  moving(s, 1)
  act(s, { do: 'unit', unit: 'character' }, { do: 'step', to: 'r3c3' })
  const { reveals } = s
  act(s, { do: 'stop' })
  assert.ok(isAt(s, 'factory'))
  assert.ok(s.reveals > reveals)
  const [card = ''] = s.factory
  const { length } = s.factory
  const { reveals: before } = s
  act(s, { do: 'takeCard', card })
  assert.ok(s.reveals > before, 'the others see it now')
  assert.deepEqual([p.factoryCard, s.factory.length, s.factory.includes(card)], [card, length - 1, false])
  put(p, { character: 'r4c3' })
  moving(s, 1)
  act(s, { do: 'unit', unit: 'character' }, { do: 'step', to: 'r3c3' }, { do: 'stop' })
  assert.equal(isAt(s, 'factory'), false, 'never a second one')
})

test('S9.4 Costs of a Factory card are all needed; alternatives are chosen', () => {
  const s = tableWith(['nordic', 'saxony'], { coinsVisible: true })
  const p = of(s, 'nordic')
  p.factoryCard = 'fac01'
  p.hand = ['combat2']
  p.coins = 0
  act(s, { do: 'section', section: 'factory' })
  assert.ok(isAt(s, 'bottom'), 'no coin')
  const t = tableWith(['nordic', 'saxony'])
  const q = of(t, 'nordic')
  q.factoryCard = 'fac07'
  q.popularity = 1
  act(t, { do: 'section', section: 'factory' }, { do: 'factory' })
  assert.deepEqual(
    [q.popularity, game.legal(t, 0)],
    [
      0,
      [
        { do: 'choose', option: 0 },
        { do: 'choose', option: 1 },
      ],
    ],
  )
  act(t, { do: 'choose', option: 1 }, { do: 'build', structure: 'mine', at: 'r0c4' })
  assert.equal(q.structures[STRUCTURES.indexOf('mine')], placeOf('r0c4'))
})

test('S9.4 A card without alternatives brings all it prints; the worker must stand there', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  p.factoryCard = 'fac10'
  p.coins = 2
  p.power = 3
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' })
  assert.deepEqual(
    [...new Set(offered(s, 0, { do: 'deploy' }).map((move) => (move.do === 'deploy' ? move.at : '')))],
    ['r0c4', 'r0c5'],
  )
  act(s, { do: 'deploy', mech: 'speed', at: 'r0c5' })
  assert.deepEqual([p.coins, p.power], [0, 4])
})

test('S9.5 A Factory card triggers no recruit bonus, monument, armory or mat coins', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  p.recruits.fill(true)
  p.stars[3] = 1
  p.factoryCard = 'fac11'
  p.coins = 2
  p.popularity = 3
  p.structures = [-1, placeOf('r1c4'), -1, placeOf('r0c5')]
  const { power } = p
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'build', structure: 'mill', at: 'r0c4' })
  assert.deepEqual([p.coins, p.popularity, p.power], [0, 4, power])
})

test('S9.4, R30 Different types: one token of each, or a card by Coercion', () => {
  const asked = (spread: Readonly<Record<string, number>>, hand: readonly string[]): boolean => {
    const s = tableWith(['crimea', 'saxony'])
    const p = of(s, 'crimea')
    p.factoryCard = 'fac13'
    p.hand = [...hand]
    for (const resource of ['oil', 'food'] as const) tokens(s, 'r6c3', resource, spread[resource] ?? 0)
    act(s, { do: 'section', section: 'factory' })
    return can(s, { do: 'factory' })
  }
  assert.deepEqual(
    [asked({ oil: 2 }, []), asked({ oil: 1, food: 1 }, []), asked({ oil: 2 }, ['combat2']), asked({}, ['combat2'])],
    [false, true, true, false],
  )
})

test('S9.5 The mill does not work for a Factory card, wherever it stands', () => {
  const s = tableWith(['crimea', 'saxony'])
  const p = of(s, 'crimea')
  p.factoryCard = 'fac01'
  p.hand = ['combat2']
  p.structures[STRUCTURES.indexOf('mill')] = placeOf('r6c4')
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'harvest', at: 'r6c3' })
  assert.equal(can(s, { do: 'harvest', at: 'r6c4' }), false)
})

test('S9.4 Each of the four types is one of the different ones', () => {
  for (const resource of ['metal', 'food', 'oil', 'wood'] as const) {
    const s = tableWith(['saxony', 'nordic'])
    of(s, 'saxony').factoryCard = 'fac13'
    for (const each of ['metal', 'food', 'oil', 'wood'] as const) tokens(s, 'r5c0', each, 1)
    act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'pay', resource })
    assert.equal(offered(s, 0, { do: 'pay' }).length, 3, resource)
  }
})

test('S9.4 Two different types are paid at once when only those lie on one hex, and asked for otherwise', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  p.factoryCard = 'fac13'
  for (const resource of ['oil', 'food', 'wood'] as const) tokens(s, 'r5c0', resource, 2)
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'pay', resource: 'oil' })
  assert.equal(can(s, { do: 'pay', resource: 'oil' }), false)
  act(s, { do: 'pay', resource: 'wood' })
  assert.ok(isAt(s, 'choose'))
  assert.deepEqual(
    (['oil', 'food', 'wood'] as const).map((resource) => tokensOf(s, 'r5c0', resource)),
    [1, 2, 1],
  )
})
