/**
 * S1.2, S1.3 The first hex of the map (r0c1), the first home base and the first seat are like any others: places and
 * seats are numbers, and nothing may take a 0 for nothing.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, pick, plainChance } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { FACTION_IDS, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { controller, mechsOut, owners, resourcesOf, structuresOut, workersOut } from '../pieces.ts'
import { score } from '../scoring.ts'
import type { ScytheState } from '../state.ts'
import {
  act,
  agenda,
  can,
  clearWorkers,
  deploy,
  moving,
  of,
  offered,
  put,
  steps,
  tableOf,
  tableWith,
  tokens,
  tokensOf,
  walk,
  where,
} from './table.ts'

/** It is the turn of seat 1, in the midst of a Move action. */
function movingSecond(s: ScytheState, units = 1): void {
  s.active = 1
  agenda(s, { step: 'moving', seat: 1, left: units, steps: 1 }, { step: 'afterMove', seat: 1 })
}

test('S1.2 Nobody controls a home base, whoever stands there', () => {
  for (const faction of FACTION_IDS) {
    const s = tableWith([faction, faction === 'nordic' ? 'saxony' : 'nordic'])
    assert.equal(controller(s, placeOf(`hb_${faction}`)), -1, faction)
  }
})

test('S1.3 A unit or structure of the first seat controls a hex on another’s turn', () => {
  const s = tableWith(['saxony', 'rusviet'])
  const village = placeOf('r5c1')
  put(of(s, 'saxony'), { worker1: 'r5c1' })
  s.active = 1
  assert.equal(controller(s, village), 0)
  put(of(s, 'rusviet'), { character: 'r5c1' })
  assert.equal(controller(s, village), 0, 'contested: the defender')
  put(of(s, 'saxony'), { worker1: 'r5c0' })
  assert.equal(controller(s, village), 1)
  put(of(s, 'rusviet'), { character: 'r4c2' })
  of(s, 'saxony').structures[0] = village
  assert.equal(controller(s, village), 0)
})

test('S14.1, S16.6 Pieces on r0c1 have left the mat', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  clearWorkers(p)
  put(p, { worker1: 'r0c1', worker2: 'r0c1', mech1: 'r0c1', mech2: 'r0c1' })
  p.structures[0] = placeOf('r0c1')
  assert.deepEqual([workersOut(p), mechsOut(p), structuresOut(p)], [2, 2, 1])
  agenda(s, { step: 'deploy', seat: 0, at: -1 })
  assert.equal(can(s, { do: 'deploy', mech: 'riverwalk' }), false, 'a mech there is deployed')
  assert.ok(can(s, { do: 'deploy', mech: 'speed', at: 'r0c1' }))
})

test('S4.4, S16 Tokens on r0c1 pay and score', () => {
  const s = tableWith(['albion', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'albion')
  p.popularity = 0
  tokens(s, 'r0c1', 'oil', 2)
  tokens(s, 'r0c2', 'oil', 2)
  assert.deepEqual(
    score(s, 0).filter(({ key }) => key === 'territories' || key === 'resources'),
    [
      { key: 'territories', points: 4 },
      { key: 'resources', points: 2 },
    ],
  )
  act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' }, { do: 'bottom' })
  act(s, { do: 'pay', at: 'r0c1' }, { do: 'pay', at: 'r0c1' })
  assert.deepEqual([tokensOf(s, 'r0c1', 'oil'), tokensOf(s, 'r0c2', 'oil')], [0, 1])
})

test('S6.1 Units on r0c1 can be moved, and r0c1 can be the only way out', () => {
  const s = tableWith(['albion', 'saxony'])
  put(of(s, 'albion'), { worker2: 'hb_albion' })
  moving(s)
  assert.ok(can(s, { do: 'unit', unit: 'worker1', at: 'r0c1' }))
  assert.deepEqual(steps(s, 'worker1'), ['r0c2', 'r1c1'])
  put(of(s, 'saxony'), { worker1: 'r0c2' })
  assert.deepEqual(steps(s, 'worker2'), ['r0c1'])
})

test('S12.4, S19.4 Underpass reaches a mine on r0c1, Rally a worker there', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'underpass', 'r5c0')
  of(s, 'saxony').structures[STRUCTURES.indexOf('mine')] = placeOf('r0c1')
  moving(s)
  assert.ok(steps(s, 'mech2').includes('r0c1'))
  const t = tableWith(['albion', 'saxony'])
  deploy(of(t, 'albion'), 'rally', 'r4c3')
  moving(t)
  assert.ok(steps(t, 'mech4').includes('r0c1'))
})

test('S19.5 A trap on r0c1 holds it, also for a Togawa in the first seat', () => {
  const s = tableWith(['togawa', 'saxony'])
  of(s, 'togawa').popularity = 0
  const territories = (): number => score(s, 0).find(({ key }) => key === 'territories')?.points ?? 0
  const before = territories()
  s.tokens[placeOf('r0c1')] = 'trapCoins'
  s.traps[placeOf('r0c1')] = 1
  assert.equal(territories(), before + 2)
})

test('S12.3, S6.5 Wayfare leads Crimea’s character to the first base too, and on from there', () => {
  const s = tableWith(['crimea', 'saxony'])
  const p = of(s, 'crimea')
  deploy(p, 'wayfare', 'r6c3')
  deploy(p, 'speed', 'r6c3')
  put(p, { character: 'r6c3' })
  moving(s, 1)
  walk(s, 'character', 'hb_nordic', 'r0c5')
  assert.equal(where(p, 'character'), 'r0c5')
})

test('S12.3 Wayfare does not lead to the base of the first seat', () => {
  const s = tableWith(['nordic', 'crimea'])
  deploy(of(s, 'crimea'), 'wayfare', 'r6c3')
  movingSecond(s)
  act(s, { do: 'unit', unit: 'mech2' })
  const bases = offered(s, 1, { do: 'step' }).flatMap((move) => (move.do === 'step' ? [move.to] : []))
  assert.equal(bases.includes('hb_nordic'), false)
  assert.ok(bases.includes('hb_saxony') && bases.includes('hb_crimea'))
})

test('S6.4, S6.6, S6.7 Units of the first seat stop workers, are driven off and fought like others', () => {
  const entering = (unit: 'worker1' | 'mech1', put0: Parameters<typeof put>[1]): ScytheState => {
    const s = tableWith(['saxony', 'nordic'])
    put(of(s, 'saxony'), put0)
    deploy(of(s, 'nordic'), 'riverwalk', 'r4c3')
    put(of(s, 'nordic'), { worker1: 'r4c3' })
    of(s, 'nordic').popularity = 5
    movingSecond(s)
    act(s, { do: 'unit', unit })
    return s
  }
  const blocked = entering('worker1', { worker1: 'r5c3' })
  assert.equal(can(blocked, { do: 'step', to: 'r5c3' }), false)
  const driven = entering('mech1', { worker1: 'r5c3' })
  act(driven, { do: 'step', to: 'r5c3' })
  assert.deepEqual([where(of(driven, 'saxony'), 'worker1'), of(driven, 'nordic').popularity], ['hb_saxony', 4])
  const fought = entering('mech1', { character: 'r5c3' })
  act(fought, { do: 'step', to: 'r5c3' })
  assert.deepEqual([fought.contests[0]?.defender, game.actors(fought)], [0, [0, 1]])
})

test('S1.3 tokens counted from the pieces of a seat are those on the territories that it controls', () => {
  const s = tableOf({ seats: 5, seed: 'tokens' })
  const luck = plainChance('tokens')
  for (let n = 0; n < 1500 && game.actors(s).length > 0; n++) {
    for (let seat = 0; seat < s.seats; seat++) {
      const owner = owners(s)
      const sum = [0, 0, 0, 0]
      for (const [i, there] of s.resources.entries()) if (owner[i >> 2] === seat) sum[i & 3] = at(sum, i & 3) + there
      assert.deepEqual(resourcesOf(s, seat), sum)
    }
    const seat = at(game.actors(s), 0)
    game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, game.legal(s, seat))))
  }
})
