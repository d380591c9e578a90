/** S6 Movement rule by rule: allotment, steps, entry, halting, transport. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { STRUCTURES, type Unit } from '../data/index.ts'
import { game } from '../game.ts'
import { needsToka } from '../reach.ts'
import type { ScytheState } from '../state.ts'
import {
  act,
  can,
  canWalk,
  clearWorkers,
  deploy,
  moving,
  of,
  offered,
  put,
  steps,
  tableWith,
  tokens,
  tokensOf,
  walk,
  where,
} from './table.ts'

/** Units that can be chosen now, with where they stand. */
function movable(s: ScytheState): string[] {
  return offered(s, 0, { do: 'unit' }).map((move) => (move.do === 'unit' ? `${move.unit} ${move.at}` : ''))
}

/** What can be loaded or unloaded now. */
function cargo(s: ScytheState, verb: 'load' | 'drop'): string[] {
  return game.legal(s, 0).flatMap((move) => (move.do === verb ? [`${move.amount} ${move.what}`] : []))
}

test('S6.1 Up to so many different units, each once, and fewer if the player likes', () => {
  const s = tableWith(['saxony', 'nordic'])
  moving(s, 2)
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker1 r5c0', 'worker2 r6c1'])
  walk(s, 'worker1', 'r5c1')
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker2 r6c1'])
  act(s, { do: 'endMove' })
  assert.equal(next(s)?.step, 'section', 'the action is over')
  const t = tableWith(['saxony', 'nordic'])
  moving(t, 2)
  walk(t, 'worker1', 'r5c1')
  walk(t, 'worker2', 'r5c1')
  assert.equal(can(t, { do: 'unit' }), false, 'two units, no third')
})

test('S6.1 Workers on the same hex are alike; one that has moved is not', () => {
  const s = tableWith(['saxony', 'nordic'])
  put(of(s, 'saxony'), { worker1: 'r5c0', worker2: 'r5c1', worker3: 'r5c0' })
  moving(s, 3)
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker1 r5c0', 'worker2 r5c1'])
  walk(s, 'worker1', 'r5c1')
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker2 r5c1', 'worker3 r5c0'])
  walk(s, 'worker2', 'r5c0')
  walk(s, 'worker3', 'r5c1')
  assert.equal(can(s, { do: 'unit' }), false)
})

test('S6.1 A unit with nowhere to step to cannot be chosen, and with none the action ends', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  clearWorkers(p)
  deploy(p, 'speed', 'r2c4')
  put(p, { character: '', worker1: 'r0c4' })
  moving(s, 2)
  assert.deepEqual(movable(s), ['worker1 r0c4'], 'no way off the lake for the mech')
  put(p, { worker1: '' })
  moving(s, 2)
  assert.equal(next(s)?.step, 'section', 'nothing to ask')
})

test('S6.1 Speed is for characters and mechs, and steps may be left', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  moving(s, 2)
  assert.ok(canWalk(s, 'character', 'r5c0', 'r5c1'))
  assert.equal(canWalk(s, 'worker1', 'r5c1', 'r6c1'), false)
  act(s, { do: 'unit', unit: 'mech4' })
  assert.equal(can(s, { do: 'stop' }), false, 'R44 at least one step')
  act(s, { do: 'step', to: 'r5c3' })
  assert.equal(can(s, { do: 'step', to: 'r5c3' }), false, 'nobody steps where it stands')
  act(s, { do: 'stop' })
  assert.equal(where(of(s, 'saxony'), 'mech4'), 'r5c3')
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker1 r5c0', 'worker2 r6c1'])
})

test('S6.1 Without Speed one step ends the movement', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  moving(s, 2)
  walk(s, 'mech1', 'r5c3')
  assert.equal(next(s)?.step, 'moving')
})

test('S6.2a, S6.2d Land, rivers and lakes: what a unit without abilities can reach', () => {
  const s = tableWith(['saxony', 'nordic'])
  put(of(s, 'saxony'), { character: 'r4c3', worker1: 'r5c2' })
  moving(s)
  assert.deepEqual(steps(s, 'character'), ['r3c3', 'r4c2', 'r5c2', 'r5c3'])
  assert.deepEqual(steps(s, 'worker1'), ['r4c2', 'r4c3', 'r5c3'])
})

test('S6.2b Riverwalk onto the two listed terrains only, and not by workers', () => {
  const s = tableWith(['crimea', 'saxony'])
  const p = of(s, 'crimea')
  deploy(p, 'riverwalk', 'r6c4')
  put(p, { worker1: 'r6c4' })
  moving(s)
  assert.deepEqual(steps(s, 'mech1'), ['r5c3', 'r6c3', 'r7c3'], 'tundra yes, forest and village no')
  assert.deepEqual(steps(s, 'worker1'), ['r6c3', 'r7c3'])
  put(p, { mech1: 'r5c3' })
  assert.ok(steps(s, 'mech1').includes('r6c3'), 'onto a farm')
  assert.equal(steps(s, 'mech1').includes('r6c4'), false, 'not onto a mountain')
})

test('S6.2b Swim is for Nordic workers on their own, not for its fighters', () => {
  const s = tableWith(['nordic', 'saxony'])
  put(of(s, 'nordic'), { character: 'r0c4' })
  moving(s)
  assert.ok(steps(s, 'worker1').includes('r0c3'))
  assert.equal(steps(s, 'character').includes('r0c3'), false)
  const t = tableWith(['saxony', 'nordic'])
  moving(t)
  assert.equal(steps(t, 'worker1').includes('r4c0'), false, 'no other workers')
})

test('S6.2c All tunnels are next to each other; the own mine joins them', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  const tunnels = ['r1c3', 'r2c2', 'r2c5', 'r4c2', 'r4c5', 'r5c3']
  put(p, { worker1: 'r4c2', worker2: 'r6c1' })
  moving(s)
  const reached = (unit: Unit): string[] => steps(s, unit).filter((id) => tunnels.includes(id))
  assert.deepEqual(reached('worker1'), ['r1c3', 'r2c2', 'r2c5', 'r4c5', 'r5c3'])
  assert.equal(steps(s, 'worker1').includes('r6c1'), false)
  assert.deepEqual(reached('worker2'), [])
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r6c1')
  assert.deepEqual(reached('worker2'), tunnels, 'from the mine')
  assert.ok(steps(s, 'worker1').includes('r6c1'), 'to the mine')
  put(p, { worker1: 'r5c1' })
  assert.equal(reached('worker1').length, 0, 'the mine is no use from elsewhere')
})

test('S6.2c A mine on the first hex of the map is a mine', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r0c1')
  put(p, { worker1: 'r4c2' })
  deploy(p, 'underpass', 'r5c3')
  moving(s)
  assert.ok(steps(s, 'worker1').includes('r0c1'))
  assert.ok(steps(s, 'mech2').includes('r0c1'))
})

test('S6.2e Polania’s base reaches the lake only with a lake right', () => {
  const s = tableWith(['polania', 'saxony'])
  moving(s)
  assert.deepEqual(steps(s, 'character'), ['r2c1', 'r3c0'])
  deploy(of(s, 'polania'), 'submerge', 'r2c1')
  assert.deepEqual(steps(s, 'character'), ['r1c0', 'r2c1', 'r3c0'])
})

test('S6.2d Submerge goes from any lake to any lake, but from land only to a lake next to it', () => {
  const s = tableWith(['polania', 'saxony'])
  const p = of(s, 'polania')
  deploy(p, 'submerge', 'r1c0')
  put(p, { character: 'r2c1' })
  moving(s)
  assert.deepEqual(steps(s, 'mech2'), ['r0c1', 'r1c1', 'r1c2', 'r2c1', 'r2c4', 'r3c2', 'r4c4', 'r4c6', 'r6c2'])
  assert.deepEqual(
    steps(s, 'character').filter((id) => ['r1c0', 'r2c4'].includes(id)),
    ['r1c0'],
  )
})

test('S12.2, R7 Township: from a village or the Factory only', () => {
  const s = tableWith(['rusviet', 'saxony'])
  const p = of(s, 'rusviet')
  deploy(p, 'township', 'r3c3')
  put(p, { character: 'r3c6', worker1: 'r5c1', worker2: 'r3c6' })
  moving(s)
  assert.ok(steps(s, 'mech2').includes('r5c1'), 'from the Factory to a village it controls')
  assert.equal(steps(s, 'character').includes('r3c3'), false, 'not from a mountain')
  put(p, { character: 'r5c2' })
  assert.ok(steps(s, 'character').includes('r3c3'), 'any village')
  assert.ok(steps(s, 'character').includes('r5c1'), 'village to village')
  put(of(s, 'saxony'), { worker1: 'r7c3' })
  assert.equal(steps(s, 'character').includes('r7c3'), false, 'not to a village of others')
})

test('S12.4 Underpass works from controlled mountains, tunnels and the own mine, not from elsewhere', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'underpass', 'r4c3')
  put(p, { character: 'r4c2', worker1: 'r5c0' })
  moving(s)
  assert.equal(steps(s, 'mech2').includes('r5c0'), false, 'not from a tundra')
  assert.ok(steps(s, 'character').includes('r5c0'), 'from a tunnel to a mountain')
  assert.equal(steps(s, 'character').includes('r3c4'), false, 'nobody’s mountain')
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r6c1')
  put(p, { mech2: 'r6c1' })
  assert.ok(steps(s, 'mech2').includes('r5c0'))
  assert.ok(steps(s, 'mech2').includes('r2c5'))
  put(p, { mech2: 'r5c0', worker1: 'r5c1' })
  assert.ok(steps(s, 'mech2').includes('r2c5'), 'the mech itself controls its mountain')
  assert.ok(steps(s, 'mech2').includes('r6c1'), 'the own mine, which is on no mountain')
  assert.equal(steps(s, 'worker1').includes('r2c5'), false, 'not for workers')
})

test('S12.3, S6.2e Wayfare there and back: a foreign base is left by its own links', () => {
  const s = tableWith(['crimea', 'nordic'])
  const p = of(s, 'crimea')
  deploy(p, 'wayfare', 'hb_saxony')
  put(p, { worker1: 'hb_saxony' })
  tokens(s, 'hb_saxony', 'oil', 2)
  moving(s, 2)
  assert.deepEqual(steps(s, 'worker1'), ['r5c0', 'r6c1'])
  const bases = ['hb_albion', 'hb_crimea', 'hb_polania', 'hb_rusviet', 'hb_togawa']
  assert.deepEqual(steps(s, 'mech2').sort(), [...bases, 'r5c0', 'r6c1'].sort())
  act(s, { do: 'unit', unit: 'mech2' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r5c0' })
  assert.deepEqual([where(p, 'worker1'), tokensOf(s, 'r5c0', 'oil')], ['r5c0', 2])
})

test('S6.4 A worker enters no hex with opposing units, structures do not stop it', () => {
  const s = tableWith(['saxony', 'nordic'])
  put(of(s, 'nordic'), { worker1: 'r5c1' })
  moving(s)
  assert.equal(steps(s, 'worker1').includes('r5c1'), false)
  put(of(s, 'nordic'), { worker1: 'r0c4', character: 'r5c1' })
  assert.equal(steps(s, 'worker1').includes('r5c1'), false)
  put(of(s, 'nordic'), { character: 'r0c4' })
  of(s, 'nordic').structures[0] = placeOf('r5c1')
  assert.ok(steps(s, 'worker1').includes('r5c1'))
})

test('S6.5 Structures and the Factory halt nobody', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  of(s, 'nordic').structures[0] = placeOf('r5c3')
  moving(s)
  assert.ok(canWalk(s, 'mech4', 'r5c3', 'r5c4'))
  assert.ok(canWalk(s, 'mech4', 'r3c3', 'r2c3'))
})

test('S6.5, S6.7 A fighter halts in a contested hex, and others may join', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  put(p, { character: 'r5c4' })
  put(of(s, 'nordic'), { character: 'r5c3', worker1: 'r5c3' })
  p.popularity = 5
  moving(s, 2)
  walk(s, 'mech4', 'r5c3')
  assert.equal(can(s, { do: 'step' }), false)
  assert.equal(where(of(s, 'nordic'), 'worker1'), 'r5c3', 'the workers stay for now')
  walk(s, 'character', 'r5c3')
  assert.equal(p.popularity, 5)
  const [contest] = s.contests
  assert.deepEqual([s.contests.length, contest?.defender, contest?.entries.length], [1, 1, 2])
  assert.deepEqual(
    contest?.entries.map(({ from }) => from),
    [placeOf('r4c3'), placeOf('r5c4')],
  )
})

test('S6.6 Only the workers of that hex are driven off, and they count for objective 6', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  p.popularity = 9
  put(of(s, 'nordic'), { worker1: 'r5c3', worker2: 'r0c4', worker3: 'r5c3' })
  moving(s, 1)
  walk(s, 'mech1', 'r5c3')
  const b = of(s, 'nordic')
  assert.deepEqual([where(b, 'worker1'), where(b, 'worker2'), where(b, 'worker3')], ['hb_nordic', 'r0c4', 'hb_nordic'])
  assert.deepEqual([p.popularity, s.forced], [7, 2])
})

test('S6.8.1 One or all tokens of a kind, on the way too; what was loaded stays until the next stop (R45)', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  tokens(s, 'r4c3', 'metal', 3)
  tokens(s, 'r4c3', 'wood', 1)
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' })
  assert.deepEqual(cargo(s, 'load'), ['1 metal', '3 metal', '1 wood', '4 everything'])
  act(s, { do: 'load', what: 'metal', amount: 1 }, { do: 'load', what: 'metal', amount: 1 })
  assert.deepEqual(cargo(s, 'load'), ['1 metal', '1 wood', '2 everything'])
  assert.deepEqual(cargo(s, 'drop'), [])
  act(s, { do: 'step', to: 'r5c3' })
  assert.deepEqual([tokensOf(s, 'r4c3', 'metal'), tokensOf(s, 'r5c3', 'metal')], [1, 2])
  assert.deepEqual(cargo(s, 'drop'), ['1 metal', '2 metal'])
  act(s, { do: 'drop', what: 'metal', amount: 1 })
  assert.deepEqual(cargo(s, 'load'), [], 'what was put down is not taken up again')
  assert.deepEqual(cargo(s, 'drop'), ['1 metal'])
  act(s, { do: 'step', to: 'r5c4' })
  assert.deepEqual([tokensOf(s, 'r5c3', 'metal'), tokensOf(s, 'r5c4', 'metal')], [1, 1])
})

test('S6.8.1 Tokens can be taken up at an intermediate stop', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  tokens(s, 'r5c3', 'metal', 2)
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r5c3' }, { do: 'load', what: 'metal', amount: 2 })
  act(s, { do: 'step', to: 'r5c4' })
  assert.equal(tokensOf(s, 'r5c4', 'metal'), 2)
})

test('S6.8.1 Everything is what is still there beside what was loaded before', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  put(p, { worker1: 'r5c3', worker2: 'r4c3' })
  tokens(s, 'r4c3', 'oil', 3)
  moving(s, 2)
  walk(s, 'worker1', 'r4c3')
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'oil', amount: 1 }, { do: 'load', what: 'everything' })
  assert.deepEqual(cargo(s, 'load'), [])
  act(s, { do: 'step', to: 'r5c2' })
  assert.deepEqual(
    [tokensOf(s, 'r4c3', 'oil'), tokensOf(s, 'r5c2', 'oil'), where(p, 'worker1'), where(p, 'worker2')],
    [0, 3, 'r5c2', 'r5c2'],
  )
})

test('S6.8.2 Mechs carry workers, characters and workers do not', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  put(p, { character: 'r4c3', worker1: 'r4c3', worker2: 'r4c3' })
  moving(s, 2)
  for (const [unit, loads] of [
    ['character', []],
    ['worker1', []],
    ['mech1', ['1 worker', '2 worker']],
  ] as const) {
    const copy = game.clone(s)
    act(copy, { do: 'unit', unit })
    assert.deepEqual(cargo(copy, 'load'), loads, unit)
  }
})

test('S6.8.3 Workers that have moved are told apart from those that may still move', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  put(p, { worker1: 'r5c3', worker2: 'r4c3', worker3: 'r4c3' })
  moving(s, 3)
  walk(s, 'worker1', 'r4c3')
  act(s, { do: 'unit', unit: 'mech1' })
  assert.deepEqual(cargo(s, 'load'), ['1 worker', '2 worker', '1 moved', '3 everything'])
  act(s, { do: 'load', what: 'moved', amount: 1 }, { do: 'load', what: 'worker', amount: 1 })
  act(s, { do: 'step', to: 'r5c2' })
  assert.deepEqual([where(p, 'worker1'), where(p, 'worker2'), where(p, 'worker3')], ['r5c2', 'r5c2', 'r4c3'])
  assert.deepEqual(movable(s), ['character hb_saxony', 'worker2 r5c2', 'worker3 r4c3'])
})

test('S6.8.3 A worker may be carried by one mech after the other', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  deploy(p, 'disarm', 'r5c3')
  put(p, { worker1: 'r4c3' })
  moving(s, 2)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'worker' }, { do: 'step', to: 'r5c3' })
  act(s, { do: 'unit', unit: 'mech3' }, { do: 'load', what: 'worker' }, { do: 'step', to: 'r5c4' })
  assert.deepEqual([where(p, 'mech1'), where(p, 'mech3'), where(p, 'worker1')], ['r5c3', 'r5c4', 'r5c4'])
})

test('S6.8 Everything leaves out what was put down at this stop', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  put(p, { worker1: 'r4c3', worker2: 'r5c3' })
  tokens(s, 'r4c3', 'oil', 2)
  tokens(s, 'r5c3', 'wood', 1)
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r5c3' })
  assert.deepEqual(cargo(s, 'load'), ['1 wood', '1 worker', '2 everything'])
  act(s, { do: 'drop', what: 'oil', amount: 2 }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r5c4' })
  assert.deepEqual(
    [tokensOf(s, 'r5c3', 'oil'), tokensOf(s, 'r5c4', 'wood'), where(p, 'worker1'), where(p, 'worker2')],
    [2, 1, 'r5c4', 'r5c4'],
  )
})

test('S6.8.5, R6 A second mech may keep the workers on a lake, a character only the tokens', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  deploy(p, 'speed', 'r2c4')
  put(p, { worker1: 'r2c4' })
  tokens(s, 'r2c4', 'oil', 2)
  moving(s, 2)
  act(s, { do: 'unit', unit: 'mech2' }, { do: 'step', to: 'r1c4' }, { do: 'stop' })
  assert.deepEqual([where(p, 'worker1'), tokensOf(s, 'r2c4', 'oil')], ['r2c4', 2], 'the other mech keeps both')
  act(s, { do: 'unit', unit: 'mech4' })
  assert.deepEqual(cargo(s, 'drop'), [], 'the last one must take all along')
  act(s, { do: 'step', to: 'r1c4' })
  assert.deepEqual([where(p, 'worker1'), tokensOf(s, 'r1c4', 'oil')], ['r1c4', 2])
  const t = tableWith(['nordic', 'saxony'])
  const q = of(t, 'nordic')
  deploy(q, 'seaworthy', 'r2c4')
  put(q, { character: 'r2c4', worker1: 'r2c4' })
  tokens(t, 'r2c4', 'oil', 2)
  moving(t, 1)
  act(t, { do: 'unit', unit: 'mech2' })
  assert.deepEqual(cargo(t, 'load'), ['1 oil', '2 oil'], 'the worker is aboard, the tokens may stay')
  assert.deepEqual(cargo(t, 'drop'), [], 'the worker may not')
  act(t, { do: 'step', to: 'r1c4' })
  assert.deepEqual([where(q, 'worker1'), tokensOf(t, 'r2c4', 'oil')], ['r1c4', 2])
})

test('S6.8.5 On a lake in passing, what the last mech brought goes on with it', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r1c4')
  deploy(p, 'speed', 'r0c4')
  put(p, { worker1: 'r1c4' })
  tokens(s, 'r1c4', 'metal', 1)
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech2' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r2c4' })
  assert.deepEqual(cargo(s, 'drop'), [])
  act(s, { do: 'step', to: 'r2c3' })
  assert.deepEqual([where(p, 'worker1'), tokensOf(s, 'r2c3', 'metal')], ['r2c3', 1])
})

test('S6.8.5, R6 Workers may be left on a lake where another own mech stands', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r1c4')
  deploy(p, 'speed', 'r2c4')
  put(p, { worker1: 'r1c4' })
  tokens(s, 'r1c4', 'metal', 1)
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech2' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r2c4' })
  assert.deepEqual(cargo(s, 'drop'), ['1 metal', '1 worker'])
  act(s, { do: 'drop', what: 'worker' }, { do: 'drop', what: 'metal' }, { do: 'step', to: 'r2c3' })
  assert.deepEqual([where(p, 'worker1'), tokensOf(s, 'r2c4', 'metal')], ['r2c4', 1])
})

test('S15.4, S6.8.5 Who attacks from a lake is known to have taken all of it along', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker2: 'r2c4' })
  tokens(s, 'r2c4', 'wood', 2)
  put(of(s, 'saxony'), { character: 'r3c3' })
  moving(s, 2)
  walk(s, 'mech2', 'r3c3')
  assert.deepEqual(s.contests[0]?.entries, [{ unit: 2, from: placeOf('r2c4'), riders: 2, cargo: [0, 0, 0, 2] }])
})

test('S6.8.5 A worker never leaves a lake on its own', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4' })
  moving(s, 1)
  assert.equal(can(s, { do: 'unit', unit: 'worker1' }), false)
})

test('S6.8.6 Cargo goes with its carrier into a contested hex and belongs to the defender until it is won (R12)', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  put(p, { worker1: 'r4c3' })
  tokens(s, 'r4c3', 'oil', 1)
  put(of(s, 'nordic'), { character: 'r5c3' })
  moving(s, 2)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r5c3' })
  const [entry] = s.contests[0]?.entries ?? []
  assert.deepEqual([entry?.riders, entry?.cargo], [1, [0, 0, 1, 0]])
  assert.equal(tokensOf(s, 'r5c3', 'oil'), 1)
})

test('S9.6, S19.6 The second step of a Factory Move starts from where the first one led', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'toka', 'r4c2')
  moving(s, 1, 2)
  act(s, { do: 'unit', unit: 'mech1' }, { do: 'step', to: 'r5c1' })
  const there = game.legal(s, 0).flatMap((move) => (move.do === 'step' ? [move.to] : []))
  assert.deepEqual(there, ['r5c0', 'r6c1'], 'not across another river, nor from where it came')
})

test('S19.6 Only steps of Togawa’s fighters over a river need Toka', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  deploy(p, 'toka', 'r4c2')
  put(p, { worker1: 'r4c2' })
  assert.equal(needsToka(s, 0, 1, placeOf('r5c1')), true)
  assert.equal(needsToka(s, 0, 1, placeOf('r4c3')), false)
  assert.equal(needsToka(s, 0, 5, placeOf('r5c1')), false)
  const t = tableWith(['nordic', 'saxony'])
  assert.equal(needsToka(t, 0, 5, placeOf('r0c3')), false)
})
