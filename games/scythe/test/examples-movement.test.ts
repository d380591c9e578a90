/** Worked examples of rules.md: movement. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import { controller, tokensAt } from '../pieces.ts'
import { combatStrength, controlledHexes, reachable } from '../preview.ts'
import type { ScytheState } from '../state.ts'
import { act, can, canWalk, deploy, moving, of, put, steps, tableWith, tokens, tokensOf, walk, where } from './table.ts'

test('X18 Swim and Riverwalk', () => {
  const s = tableWith(['nordic', 'saxony'])
  const mech = deploy(of(s, 'nordic'), 'riverwalk', 'r0c4')
  moving(s)
  assert.ok(canWalk(s, 'worker1', 'r0c3'))
  assert.equal(canWalk(s, mech, 'r0c3'), false)
  put(of(s, 'nordic'), { mech1: 'r1c4' })
  assert.equal(canWalk(s, mech, 'r2c5'), true)
  assert.equal(canWalk(s, mech, 'r1c3'), false)
})

test('X19 Leaving the Rusviet base', () => {
  const s = tableWith(['rusviet', 'saxony'])
  const p = of(s, 'rusviet')
  put(p, { worker1: 'hb_rusviet' })
  moving(s)
  assert.deepEqual(steps(s, 'character'), ['r2c6', 'r3c6'])
  deploy(p, 'riverwalk', 'r3c6')
  assert.deepEqual(steps(s, 'character'), ['r1c6', 'r2c6', 'r3c6'])
  assert.deepEqual(steps(s, 'worker1'), ['r2c6', 'r3c6'])
})

test('X21 Speed: the second step may be a tunnel', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r2c3')
  moving(s)
  assert.ok(canWalk(s, 'mech4', 'r1c3', 'r5c3'))
  assert.equal(canWalk(s, 'mech4', 'r1c3', 'r5c3', 'r5c4'), false)
})

test('X22 A mech drops one of two workers on its way', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  put(p, { worker1: 'r4c3', worker2: 'r4c3' })
  moving(s)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'load', what: 'worker', amount: 2 }, { do: 'step', to: 'r5c2' })
  act(s, { do: 'drop', what: 'worker', amount: 1 }, { do: 'step', to: 'r5c3' })
  assert.deepEqual([where(p, 'mech4'), where(p, 'worker1'), where(p, 'worker2')].sort(), ['r5c2', 'r5c3', 'r5c3'])
  assert.equal(can(s, { do: 'unit', unit: 'mech4' }), false)
  assert.equal(can(s, { do: 'unit' }), true)
})

test('X23 Being carried is not the worker’s own movement', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  put(p, { worker1: 'r4c3' })
  moving(s)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'worker', amount: 1 }, { do: 'step', to: 'r5c3' })
  assert.equal(where(p, 'worker1'), 'r5c3')
  walk(s, 'worker1', 'r5c4')
  assert.equal(where(p, 'worker1'), 'r5c4')
})

/** Saxony's mech with Speed on r4c2 next to two Nordic workers and three food on r5c2. */
function driving(popularity: number): ScytheState {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r4c2')
  of(s, 'saxony').popularity = popularity
  put(of(s, 'nordic'), { worker1: 'r5c2', worker2: 'r5c2' })
  tokens(s, 'r5c2', 'food', 3)
  return s
}

test('X25 Driving off workers costs popularity and halts the mech', () => {
  const s = driving(5)
  moving(s)
  walk(s, 'mech4', 'r5c2')
  assert.deepEqual([where(of(s, 'nordic'), 'worker1'), where(of(s, 'nordic'), 'worker2')], ['hb_nordic', 'hb_nordic'])
  assert.equal(of(s, 'saxony').popularity, 3)
  assert.equal(controller(s, placeOf('r5c2')), 0)
  assert.equal(tokensOf(s, 'r5c2', 'food'), 3)
  assert.equal(can(s, { do: 'step' }), false)
  assert.deepEqual([s.contests.length, of(s, 'saxony').wins], [0, 0])
})

test('X26 They retreat even when there is not enough popularity to lose', () => {
  const s = driving(1)
  moving(s)
  walk(s, 'mech4', 'r5c2')
  assert.equal(of(s, 'saxony').popularity, 0)
  assert.equal(where(of(s, 'nordic'), 'worker2'), 'hb_nordic')
})

test('X27 A second mech passes the hex that the first has cleared', () => {
  const s = driving(5)
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c2')
  moving(s)
  walk(s, 'mech4', 'r5c2')
  assert.ok(canWalk(s, 'mech1', 'r5c2', 'r5c3'))
})

test('X29 A character halts on an encounter token, a mech does not', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r4c2')
  put(of(s, 'saxony'), { character: 'r4c2' })
  moving(s)
  assert.ok(canWalk(s, 'character', 'r5c2'))
  assert.equal(canWalk(s, 'character', 'r5c2', 'r5c3'), false)
  assert.equal(canWalk(s, 'mech4', 'r5c2', 'r5c3'), true)
})

test('X30 A worker carried into a contested hex may not walk out', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  put(of(s, 'saxony'), { worker1: 'r4c3' })
  put(of(s, 'nordic'), { character: 'r5c3' })
  moving(s)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'worker', amount: 1 }, { do: 'step', to: 'r5c3' })
  assert.equal(where(of(s, 'saxony'), 'worker1'), 'r5c3')
  assert.equal(can(s, { do: 'unit', unit: 'worker1' }), false)
  assert.equal(can(s, { do: 'unit' }), true)
})

test('X31 The own mine is a tunnel, an opponent’s is nothing', () => {
  const s = tableWith(['polania', 'saxony'])
  of(s, 'polania').structures[STRUCTURES.indexOf('mine')] = placeOf('r2c1')
  put(of(s, 'polania'), { worker1: 'r2c1' })
  moving(s)
  assert.ok(canWalk(s, 'worker1', 'r4c2'))
  const t = tableWith(['saxony', 'polania'])
  of(t, 'polania').structures[STRUCTURES.indexOf('mine')] = placeOf('r2c1')
  put(of(t, 'polania'), { worker1: 'r3c0' })
  put(of(t, 'saxony'), { worker1: 'r2c1' })
  moving(t)
  assert.equal(canWalk(t, 'worker1', 'r4c2'), false)
})

test('X33 Seaworthy goes from shore to shore, Submerge from lake to lake', () => {
  const s = tableWith(['nordic', 'saxony'])
  deploy(of(s, 'nordic'), 'seaworthy', 'r1c4')
  deploy(of(s, 'nordic'), 'speed', 'r0c4')
  moving(s)
  assert.ok(canWalk(s, 'mech2', 'r2c4', 'r3c3'))
  put(of(s, 'nordic'), { mech2: 'r2c4' })
  assert.equal(canWalk(s, 'mech2', 'r3c2'), false)
  const t = tableWith(['polania', 'saxony'])
  deploy(of(t, 'polania'), 'submerge', 'r2c4')
  moving(t)
  assert.ok(canWalk(t, 'mech2', 'r3c2'))
})

test('X34 Township leads to the Factory and to controlled villages', () => {
  const s = tableWith(['rusviet', 'saxony'])
  const p = of(s, 'rusviet')
  deploy(p, 'township', 'r3c6')
  put(p, { character: 'r2c6' })
  moving(s)
  assert.ok(steps(s, 'character').includes('r3c3'))
  assert.equal(steps(s, 'character').includes('r4c5'), false)
  put(p, { worker2: 'r4c5' })
  assert.ok(steps(s, 'character').includes('r4c5'))
  assert.equal(steps(s, 'character').includes('r0c3'), false)
})

test('X35 Underpass joins controlled mountains, tunnels and the own mine', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'underpass', 'r5c0')
  moving(s)
  assert.equal(steps(s, 'mech2').includes('r3c4'), false)
  p.structures[STRUCTURES.indexOf('armory')] = placeOf('r3c4')
  assert.ok(steps(s, 'mech2').includes('r4c5'))
  assert.ok(steps(s, 'mech2').includes('r3c4'))
})

test('X37 Nobody steps onto the own home base', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r5c0')
  moving(s)
  assert.equal(steps(s, 'mech1').includes('hb_saxony'), false)
  assert.ok(steps(s, 'mech1').includes('r5c1'))
})

test('X38 A worker carries four metal', () => {
  const s = tableWith(['saxony', 'nordic'])
  tokens(s, 'r5c0', 'metal', 4)
  moving(s)
  act(s, { do: 'unit', unit: 'worker1' }, { do: 'load', what: 'metal', amount: 4 }, { do: 'step', to: 'r5c1' })
  assert.equal(tokensOf(s, 'r5c1', 'metal'), 4)
  assert.equal(tokensAt(s, placeOf('r5c0')), 0)
})

test('S6.8.5 The last mech on a lake takes workers and tokens along by itself', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4' })
  tokens(s, 'r2c4', 'oil', 2)
  moving(s)
  act(s, { do: 'unit', unit: 'mech2' })
  assert.equal(can(s, { do: 'drop' }), false)
  act(s, { do: 'step', to: 'r1c4' })
  assert.equal(where(p, 'worker1'), 'r1c4')
  assert.equal(tokensOf(s, 'r1c4', 'oil'), 2)
})

test('S12.3 Wayfare leads to the own base and those of factions not in play', () => {
  const s = tableWith(['crimea', 'nordic'])
  deploy(of(s, 'crimea'), 'wayfare', 'r3c3')
  moving(s)
  const bases = steps(s, 'mech2').filter((id) => id.startsWith('hb_'))
  assert.deepEqual(bases.sort(), ['hb_albion', 'hb_crimea', 'hb_polania', 'hb_rusviet', 'hb_saxony', 'hb_togawa'])
})

test('S19.6 Toka crosses one river a turn', () => {
  const s = tableWith(['togawa', 'saxony'])
  deploy(of(s, 'togawa'), 'toka', 'r4c2')
  put(of(s, 'togawa'), { character: 'r4c2' })
  moving(s)
  assert.ok(steps(s, 'character').includes('r5c1'))
  walk(s, 'mech1', 'r5c1')
  assert.equal(steps(s, 'character').includes('r5c1'), false)
})

test('Previews: reach, control and strength', () => {
  const s = driving(5)
  const there = reachable(s, 0, 'mech4')
  assert.deepEqual(
    there.find(({ to }) => to === 'r5c2'),
    { to: 'r5c2', steps: 1, opposed: true },
  )
  assert.equal(there.find(({ to }) => to === 'r4c3')?.steps, 1)
  assert.ok(there.some(({ steps: n }) => n === 2))
  assert.ok(controlledHexes(s).some(({ at, seat }) => at === 'r5c2' && seat === 1))
  of(s, 'saxony').power = 9
  of(s, 'saxony').hand = ['combat2', 'combat5']
  assert.deepEqual(combatStrength(s, 0, 'r4c2'), { dial: 7, cards: 1, total: 12 })
})
