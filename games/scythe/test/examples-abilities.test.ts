/** Abilities and rulings that no worked example covers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { GOALS, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { starsPlaced } from '../pieces.ts'
import { cardLimit } from '../steps/combat.ts'
import {
  act,
  actAs,
  agenda,
  can,
  canWalk,
  clearWorkers,
  deploy,
  moving,
  of,
  put,
  steps,
  tableWith,
  tokens,
  tokensOf,
  where,
} from './table.ts'

test('S19.4 Burrow crosses where either bank has a tunnel or the own mine', () => {
  const s = tableWith(['albion', 'saxony'])
  const p = of(s, 'albion')
  deploy(p, 'burrow', 'r4c2')
  moving(s)
  assert.ok(canWalk(s, 'mech1', 'r5c1'), 'from a tunnel')
  put(p, { mech1: 'r5c1' })
  assert.ok(canWalk(s, 'mech1', 'r4c2'), 'to a tunnel')
  assert.equal(canWalk(s, 'mech1', 'r5c2'), false)
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r5c2')
  assert.ok(canWalk(s, 'mech1', 'r5c2'), 'to the own mine')
})

test('S19.4 Rally leads to own workers and flags', () => {
  const s = tableWith(['albion', 'saxony'])
  const p = of(s, 'albion')
  deploy(p, 'rally', 'r0c1')
  put(p, { worker1: 'r6c5' })
  s.tokens[placeOf('r5c4')] = 'flag'
  moving(s)
  const there = steps(s, 'character')
  assert.ok(there.includes('r6c5') && there.includes('r5c4'))
  assert.equal(there.includes('r3c3'), false)
})

test('S19.4 Sword takes two power from the defender', () => {
  const s = tableWith(['albion', 'saxony'])
  deploy(of(s, 'albion'), 'sword', 'r4c3')
  put(of(s, 'saxony'), { character: 'r5c3' })
  of(s, 'saxony').power = 5
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech2' }, { do: 'step', to: 'r5c3' })
  assert.equal(of(s, 'saxony').power, 3)
})

test('S19.6 Suiton: lakes, and one more card there; Ronin with a single unit only', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'suiton', 'r2c4')
  assert.equal(cardLimit(s, 0, placeOf('r2c4')), 2)
  moving(s)
  assert.ok(canWalk(s, 'mech2', 'r3c3'))
  for (const escort of [false, true]) {
    const t = tableWith(['togawa', 'saxony'])
    const q = of(t, 'togawa')
    deploy(q, 'ronin', 'r4c3')
    if (escort) put(q, { worker1: 'r4c3' })
    put(of(t, 'saxony'), { character: 'r5c3' })
    q.power = 1
    moving(t, 1)
    act(t, { do: 'unit', unit: 'mech3' })
    if (escort) act(t, { do: 'load', what: 'worker', amount: 1 })
    act(t, { do: 'step', to: 'r5c3' })
    assert.equal(can(t, { do: 'ability', ability: 'ronin', use: true }), !escort)
  }
})

test('S12.4, R19 Disarm works on a tunnel or the own mine', () => {
  for (const [at, from, mine, works] of [
    ['r5c3', 'r4c3', false, true],
    ['r5c4', 'r5c3', false, false],
    ['r5c4', 'r5c3', true, true],
  ] as const) {
    const s = tableWith(['saxony', 'nordic'])
    deploy(of(s, 'saxony'), 'disarm', from)
    if (mine) of(s, 'saxony').structures[STRUCTURES.indexOf('mine')] = placeOf(at)
    put(of(s, 'nordic'), { character: at })
    of(s, 'nordic').power = 5
    moving(s, 1)
    act(s, { do: 'unit', unit: 'mech3' }, { do: 'step', to: at })
    assert.equal(of(s, 'nordic').power, works ? 3 : 5)
  }
})

test('S19.5 The other traps: popularity, coins and random cards, as far as there are any', () => {
  for (const [trap, left] of [
    ['trapPopularity', { popularity: 1, coins: 3, cards: 1 }],
    ['trapCoins', { popularity: 3, coins: 0, cards: 1 }],
    ['trapCards', { popularity: 3, coins: 3, cards: 0 }],
  ] as const) {
    const s = tableWith(['saxony', 'togawa'])
    const p = of(s, 'saxony')
    p.popularity = 3
    p.coins = 3
    p.hand = ['combat2']
    put(p, { worker1: 'r4c3' })
    s.tokens[placeOf('r5c3')] = trap
    s.traps[placeOf('r5c3')] = 1
    moving(s, 1)
    act(s, { do: 'unit', unit: 'worker1' }, { do: 'step', to: 'r5c3' })
    assert.deepEqual({ popularity: p.popularity, coins: p.coins, cards: p.hand.length }, left)
  }
})

test('R17 Ronin’s 16th power brings its star before the dials', () => {
  const s = tableWith(['saxony', 'togawa'])
  const p = of(s, 'togawa')
  deploy(p, 'ronin', 'r5c3')
  p.power = 15
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r5c3' }, { do: 'ability', use: true })
  assert.equal(p.stars[GOALS.indexOf('power')], 1)
  assert.equal(starsPlaced(p), 1)
  assert.equal(next(s)?.step, 'battle')
})

test('R53 The worker of fac14 goes to a territory with an own mech', () => {
  const s = tableWith(['nordic', 'saxony'], { promoFactory: true })
  const p = of(s, 'nordic')
  p.factoryCard = 'fac14'
  p.hand = ['combat2']
  deploy(p, 'seaworthy', 'r2c4')
  const { coins } = p
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'settle', at: 'r2c4' })
  assert.equal(where(p, 'worker3'), 'r2c4')
  assert.equal(p.coins, coins + 2)
})

test('R30 Coercion stands for one of two different types', () => {
  const s = tableWith(['crimea', 'saxony'], { promoFactory: true })
  const p = of(s, 'crimea')
  p.factoryCard = 'fac18'
  p.hand = ['combat2']
  tokens(s, 'r6c3', 'food', 3)
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'pay', resource: 'food' })
  assert.equal(can(s, { do: 'pay' }), false, 'the same type does not pay twice')
  act(s, { do: 'coerce' }, { do: 'choose', option: 1 }, { do: 'upgrade' })
  assert.equal(tokensOf(s, 'r6c3', 'food'), 2)
  assert.equal(p.cubes.filter(Boolean).length, 1)
})

test('R54 With hidden coins the top row is asked about even when it cannot be paid', () => {
  for (const coinsVisible of [true, false]) {
    const s = tableWith(['nordic', 'saxony'], { coinsVisible }, ['industrial', 'patriotic'])
    of(s, 'nordic').coins = 0
    act(s, { do: 'section', section: 'upgrade' })
    assert.equal(next(s)?.step, coinsVisible ? 'end' : 'top')
    assert.equal(game.view(s, 1).players[0]?.coins, coinsVisible ? 0 : -1)
  }
})

test('R41 A standing preference can be changed once a turn', () => {
  const s = tableWith(['nordic', 'saxony'])
  act(s, { do: 'prefer', what: 'build', on: false })
  assert.equal(of(s, 'nordic').accepts[2], false)
  assert.equal(can(s, { do: 'prefer', what: 'build' }), false)
  assert.ok(can(s, { do: 'prefer', what: 'enlist' }))
})

test('S4.6 An empty deck is made anew from the discard pile; both empty draws nothing', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  s.combatDiscard = ['combat4', 'combat5']
  s.combatDeck = []
  p.hand = []
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'combatCards' })
  assert.equal(p.hand.length, 1)
  assert.deepEqual([s.combatDeck.length, s.combatDiscard.length], [1, 0])
  s.combatDeck = []
  agenda(s, { step: 'top', seat: 0 })
  act(s, { do: 'bolster', take: 'combatCards' })
  assert.equal(p.hand.length, 1)
})

test('R9, S15.4 Two units that entered one hex step back to where each came from', () => {
  const s = tableWith(['saxony', 'albion'])
  const a = of(s, 'saxony')
  const b = of(s, 'albion')
  b.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  b.power = 14
  deploy(b, 'shield', 'r5c3')
  deploy(a, 'speed', 'r4c2')
  put(a, { character: 'r5c4', worker1: 'r4c3' })
  tokens(s, 'r4c3', 'oil', 1)
  moving(s, 2)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r4c3' }, { do: 'load', what: 'everything' })
  act(s, { do: 'step', to: 'r5c3' }, { do: 'unit', unit: 'character' }, { do: 'step', to: 'r5c3' })
  assert.deepEqual(game.actors(s), [])
  assert.deepEqual([where(a, 'mech4'), where(a, 'worker1'), where(a, 'character')], ['r4c3', 'r4c3', 'r5c4'])
  assert.deepEqual([tokensOf(s, 'r4c3', 'oil'), tokensOf(s, 'r5c3', 'oil')], [1, 0])
})

test('S7.5.2 A beaten attacker goes home and leaves what it carried', () => {
  const s = tableWith(['saxony', 'nordic'])
  const a = of(s, 'saxony')
  clearWorkers(a)
  deploy(a, 'riverwalk', 'r4c3')
  put(a, { worker1: 'r4c3' })
  a.hand = []
  a.popularity = 4
  tokens(s, 'r4c3', 'oil', 2)
  put(of(s, 'nordic'), { character: 'r5c3' })
  of(s, 'nordic').power = 4
  of(s, 'nordic').hand = []
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r5c3' })
  actAs(s, 0, { do: 'dial', power: 0 })
  actAs(s, 1, { do: 'dial', power: 1 })
  assert.deepEqual([where(a, 'mech1'), where(a, 'worker1')], ['hb_saxony', 'hb_saxony'])
  assert.equal(tokensOf(s, 'r5c3', 'oil'), 2)
  assert.equal(a.popularity, 4)
  assert.equal(of(s, 'nordic').wins, 1)
})
