/** S19 Flags, traps and the abilities of Albion and Togawa, rule by rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import type { ScytheState } from '../state.ts'
import { act, actAs, can, canWalk, deploy, moving, of, put, steps, tableWith, tokens, walk, where } from './table.ts'

/** Lays a trap of that state: 1 armed and never sprung, 2 disarmed, 3 armed again. */
function trapAt(s: ScytheState, id: string, state: 1 | 2 | 3, trap = 'trapPower'): void {
  s.tokens[placeOf(id)] = trap
  s.traps[placeOf(id)] = state
}

const trapState = (s: ScytheState, id: string): number | undefined => s.traps[placeOf(id)]

test('S19.5, S19.6 A trap armed again springs again; a disarmed one does nothing', () => {
  for (const [state, power, halts] of [
    [1, 2, true],
    [2, 5, false],
    [3, 2, true],
  ] as const) {
    const s = tableWith(['saxony', 'togawa'])
    const p = of(s, 'saxony')
    deploy(p, 'speed', 'r4c3')
    p.power = 5
    trapAt(s, 'r5c3', state)
    moving(s, 1)
    act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r5c3' })
    assert.equal(p.power, power, `state ${state}`)
    assert.equal(trapState(s, 'r5c3'), 2)
    assert.equal(can(s, { do: 'step' }), !halts)
  }
})

test('S19.5 Togawa’s own units do not spring Togawa’s traps', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  p.power = 5
  put(p, { worker1: 'r4c3' })
  trapAt(s, 'r5c3', 1)
  moving(s, 1)
  walk(s, 'worker1', 'r5c3')
  assert.deepEqual([p.power, trapState(s, 'r5c3')], [5, 1])
})

test('S19.5 A trap takes what there is, and two random cards', () => {
  for (const [trap, before, after] of [
    [
      'trapPopularity',
      { power: 4, popularity: 1, coins: 5, cards: 3 },
      { power: 4, popularity: 0, coins: 5, cards: 3 },
    ],
    ['trapPower', { power: 4, popularity: 5, coins: 5, cards: 3 }, { power: 1, popularity: 5, coins: 5, cards: 3 }],
    ['trapCoins', { power: 4, popularity: 5, coins: 5, cards: 3 }, { power: 4, popularity: 5, coins: 1, cards: 3 }],
    ['trapCards', { power: 4, popularity: 5, coins: 5, cards: 3 }, { power: 4, popularity: 5, coins: 5, cards: 1 }],
  ] as const) {
    const s = tableWith(['saxony', 'togawa'])
    const p = of(s, 'saxony')
    p.power = before.power
    p.popularity = before.popularity
    p.coins = before.coins
    p.hand = ['combat2', 'combat3', 'combat4']
    put(p, { worker1: 'r4c3' })
    trapAt(s, 'r5c3', 1, trap)
    moving(s, 1)
    walk(s, 'worker1', 'r5c3')
    assert.deepEqual({ power: p.power, popularity: p.popularity, coins: p.coins, cards: p.hand.length }, after, trap)
    assert.equal(s.combatDiscard.length, trap === 'trapCards' ? 2 : 0)
  }
})

test('S18.1, S19.5 Springing a trap brings it to light and cannot be undone', () => {
  const s = tableWith(['saxony', 'togawa'])
  put(of(s, 'saxony'), { worker1: 'r4c3' })
  trapAt(s, 'r5c3', 1, 'trapCoins')
  moving(s, 1)
  assert.equal(game.view(s, 0).tokens[placeOf('r5c3')], '?trap')
  assert.equal(game.view(s, 1).tokens[placeOf('r5c3')], 'trapCoins')
  act(s, { do: 'unit', unit: 'worker1' })
  const { reveals } = s
  act(s, { do: 'step', to: 'r5c3' })
  assert.equal(game.view(s, 0).tokens[placeOf('r5c3')], 'trapCoins')
  assert.ok(s.reveals > reveals)
})

test('S19.5 Retreating units spring no trap', () => {
  const s = tableWith(['saxony', 'nordic', 'togawa'])
  const b = of(s, 'nordic')
  deploy(b, 'seaworthy', 'r3c3')
  b.power = 4
  b.hand = []
  of(s, 'saxony').hand = []
  trapAt(s, 'r2c4', 1)
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  of(s, 'saxony').power = 3
  moving(s, 1)
  walk(s, 'mech4', 'r3c3')
  actAs(s, 0, { do: 'dial', power: 3 })
  actAs(s, 1, { do: 'dial', power: 0 })
  act(s, { do: 'retreat', to: 'r2c4' })
  assert.deepEqual([where(b, 'mech2'), b.power, trapState(s, 'r2c4')], ['r2c4', 4, 1])
})

test('S19.2 A token needs a moved character, a free territory and a token left', () => {
  const placed = (change: (s: ScytheState) => void, unit: 'character' | 'worker1' = 'character'): boolean => {
    const s = tableWith(['albion', 'saxony'])
    put(of(s, 'albion'), { character: 'r4c3', worker1: 'r4c2' })
    change(s)
    moving(s, 1)
    walk(s, unit, unit === 'character' ? 'r5c3' : 'r5c2')
    return can(s, { do: 'flag' })
  }
  assert.equal(
    placed(() => {}),
    true,
  )
  assert.equal(
    placed(() => {}, 'worker1'),
    false,
    'only after the character has moved',
  )
  assert.equal(
    placed((s) => {
      s.tokens[placeOf('r5c3')] = 'flag'
    }),
    false,
    'one token a territory',
  )
  assert.equal(
    placed((s) => {
      of(s, 'albion').tokens = []
    }),
    false,
    'no flag left',
  )
  assert.equal(
    placed((s) => {
      of(s, 'albion').tokens = ['flag']
    }),
    true,
    'the last flag',
  )
})

test('S19.2 A flag is taken from the supply and stays', () => {
  const s = tableWith(['albion', 'saxony'])
  put(of(s, 'albion'), { character: 'r4c3' })
  moving(s, 1)
  walk(s, 'character', 'r5c3')
  act(s, { do: 'flag', at: 'r5c3' })
  assert.equal(s.tokens[placeOf('r5c3')], 'flag')
  assert.deepEqual(of(s, 'albion').tokens, ['flag', 'flag', 'flag'])
})

test('S19.2, R52 Togawa may lay a trap on a lake, Albion plants no flag there', () => {
  const togawa = tableWith(['togawa', 'saxony'])
  deploy(of(togawa, 'togawa'), 'suiton', 'r5c6')
  put(of(togawa, 'togawa'), { character: 'r4c3' })
  moving(togawa, 1)
  walk(togawa, 'character', 'r4c4')
  assert.ok(can(togawa, { do: 'trap', at: 'r4c4' }))
  const albion = tableWith(['albion', 'saxony'])
  put(of(albion, 'albion'), { character: 'r4c4' })
  albion.moved = 1
  albion.agenda.push({ step: 'afterMove', seat: 0 }, { step: 'amount', seat: 0, what: 'coins', most: 1, at: -1 })
  act(albion, { do: 'take', amount: 0 })
  assert.equal(can(albion, { do: 'flag' }), false)
})

test('S19.4 Rally leads to workers on territories and to flags, for fighters only', () => {
  const s = tableWith(['albion', 'saxony'])
  const p = of(s, 'albion')
  deploy(p, 'rally', 'r0c1')
  put(p, { character: 'r0c2', worker1: 'hb_albion', worker2: 'r0c1', worker3: 'r5c6', worker4: 'r7c3' })
  s.tokens[placeOf('r6c6')] = 'flag'
  s.tokens[placeOf('r0c1')] = 'flag'
  moving(s)
  const there = steps(s, 'character')
  for (const id of ['r5c6', 'r7c3', 'r6c6', 'r0c1']) assert.ok(there.includes(id), id)
  assert.equal(there.includes('hb_albion'), false, 'a base is no territory')
  assert.equal(steps(s, 'worker2').includes('r7c3'), false)
  put(p, { worker3: '', worker4: '', mech4: '' })
  assert.equal(steps(s, 'character').includes('r6c6'), false, 'without the mech')
})

test('S19.4 Burrow needs a tunnel or the own mine on either bank', () => {
  const s = tableWith(['albion', 'saxony'])
  const p = of(s, 'albion')
  deploy(p, 'burrow', 'r6c3')
  moving(s)
  assert.ok(steps(s, 'mech1').includes('r5c3'), 'onto a tunnel')
  assert.equal(steps(s, 'mech1').includes('r5c2'), false, 'no tunnel on either bank')
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r6c3')
  assert.ok(steps(s, 'mech1').includes('r5c2'), 'from the own mine')
  assert.equal(steps(s, 'mech1').includes('r6c2'), false, 'no lake')
})

test('S19.6 Toka is for one character or mech, once a turn, and is not spent by dry steps', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'toka', 'r4c2')
  put(p, { character: 'r4c2', worker1: 'r4c2' })
  moving(s, 3)
  assert.equal(steps(s, 'worker1').includes('r5c1'), false, 'no worker')
  walk(s, 'mech1', 'r4c3')
  assert.equal(s.toka, false)
  walk(s, 'character', 'r5c1')
  assert.equal(s.toka, true)
  s.agenda = [{ step: 'turn', seat: 0 }]
  s.agenda.push({ step: 'amount', seat: 0, what: 'coins', most: 1, at: -1 })
  act(s, { do: 'take', amount: 0 })
  assert.equal(s.toka, false, 'a new turn')
})

test('S19.6 A river next to a tunnel step, or to an own trap by Shinobi, spends no Toka', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'toka', 'r4c2')
  deploy(p, 'shinobi', 'r5c6')
  trapAt(s, 'r5c1', 1)
  moving(s)
  walk(s, 'mech1', 'r5c1')
  assert.equal(s.toka, false)
})

test('S19.6 Suiton leads onto and off lakes, from lake to lake only by land', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  put(p, { character: 'r4c3' })
  moving(s)
  assert.equal(canWalk(s, 'character', 'r4c4'), false, 'not without Suiton')
  deploy(p, 'suiton', 'r5c6')
  assert.ok(canWalk(s, 'character', 'r4c4'))
  put(p, { character: 'r4c4' })
  assert.ok(canWalk(s, 'character', 'r4c5'))
  assert.equal(canWalk(s, 'character', 'r2c4'), false)
})

test('S19.6 Shinobi leads to own traps of every kind, and only it', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  put(p, { character: 'r5c6' })
  trapAt(s, 'r0c1', 1, 'trapPower')
  trapAt(s, 'r0c2', 2, 'trapCoins')
  trapAt(s, 'r1c1', 3, 'trapCards')
  moving(s)
  assert.equal(steps(s, 'character').includes('r0c1'), false)
  deploy(p, 'shinobi', 'r6c6')
  for (const id of ['r0c1', 'r0c2', 'r1c1']) assert.ok(steps(s, 'character').includes(id), id)
  assert.equal(steps(s, 'character').includes('r0c3'), false)
})

test('S19.6 Only a disarmed trap that a fighter reached and still holds may be armed again', () => {
  const asked = (state: 1 | 2 | 3, unit: 'mech4' | 'worker1' = 'mech4'): boolean => {
    const s = tableWith(['togawa', 'saxony'])
    const p = of(s, 'togawa')
    deploy(p, 'shinobi', 'r4c3')
    put(p, { worker1: 'r4c3' })
    trapAt(s, 'r5c3', state)
    moving(s, 1)
    walk(s, unit, 'r5c3')
    return can(s, { do: 'rearm', at: 'r5c3' })
  }
  assert.deepEqual([asked(1), asked(2), asked(3), asked(2, 'worker1')], [false, true, false, false])
})

test('S19.6 A worker who joins a fighter there, or a fighter without Shinobi, arms nothing', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'shinobi', 'r5c3')
  put(p, { worker1: 'r4c3' })
  trapAt(s, 'r5c3', 2)
  moving(s, 1)
  walk(s, 'worker1', 'r5c3')
  assert.equal(can(s, { do: 'rearm' }), false)
  const t = tableWith(['togawa', 'saxony'])
  put(of(t, 'togawa'), { character: 'r4c3' })
  trapAt(t, 'r5c3', 2)
  moving(t, 1)
  walk(t, 'character', 'r5c3')
  assert.equal(can(t, { do: 'rearm' }), false)
})

test('S19.6 Who loses the combat on the trap cannot arm it again', () => {
  for (const dial of [0, 5]) {
    const s = tableWith(['togawa', 'saxony'])
    const p = of(s, 'togawa')
    deploy(p, 'shinobi', 'r0c3')
    p.power = 5
    p.hand = []
    put(of(s, 'saxony'), { character: 'r5c3' })
    of(s, 'saxony').power = 3
    of(s, 'saxony').hand = []
    trapAt(s, 'r5c3', 2)
    moving(s, 1)
    walk(s, 'mech4', 'r5c3')
    actAs(s, 0, { do: 'dial', power: dial })
    actAs(s, 1, { do: 'dial', power: 3 })
    assert.equal(can(s, { do: 'rearm' }), dial === 5)
  }
})

test('S19.6 A trap that two units reached is asked about once, and may be left as it is', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'shinobi', 'r0c3')
  deploy(p, 'ronin', 'r0c3')
  trapAt(s, 'r5c3', 2)
  moving(s, 2)
  walk(s, 'mech4', 'r5c3')
  walk(s, 'mech3', 'r5c3')
  act(s, { do: 'enough' })
  assert.equal(can(s, { do: 'rearm' }), false)
  assert.equal(trapState(s, 'r5c3'), 2)
})

test('S19.1 Wayfare leads to bases with five seats, to farms without units with six', () => {
  const five = tableWith(['crimea', 'nordic', 'rusviet', 'saxony', 'polania'])
  deploy(of(five, 'crimea'), 'wayfare', 'r3c3')
  moving(five)
  const bases = steps(five, 'mech2').filter((id) => id.startsWith('hb_'))
  assert.deepEqual(bases.sort(), ['hb_albion', 'hb_crimea', 'hb_togawa'])
  const six = tableWith(['crimea', 'nordic', 'rusviet', 'saxony', 'polania', 'albion'])
  deploy(of(six, 'crimea'), 'wayfare', 'r3c3')
  put(of(six, 'crimea'), { worker1: 'r6c3' })
  of(six, 'nordic').structures[0] = placeOf('r1c5')
  tokens(six, 'r6c6', 'food', 1)
  moving(six)
  const there = steps(six, 'mech2')
  assert.ok(there.includes('r1c5'), 'R31 only units occupy')
  assert.ok(there.includes('r6c6'))
  assert.equal(there.includes('r6c3'), false, 'not with an own unit')
  assert.equal(there.includes('hb_crimea'), false)
})
