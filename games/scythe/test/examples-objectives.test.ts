/** Worked examples of rules.md: objectives and stars. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { GOALS, OBJECTIVES, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { objectiveHolds } from '../objectives.ts'
import { starsPlaced } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { act, can, clearWorkers, deploy, moving, of, put, tableWith, tokens, walk } from './table.ts'

test('X71 End-of-turn objectives in window C only, others in A, B and C', () => {
  const s = tableWith(['saxony', 'nordic'], {}, ['patriotic', 'industrial'])
  const p = of(s, 'saxony')
  p.objectives = ['obj01', 'obj22']
  p.factoryCard = 'fac05'
  put(p, { worker1: 'r5c0', worker2: 'r2c2', worker3: 'r3c4' })
  tokens(s, 'r5c0', 'oil', 2)
  act(s, { do: 'section', section: 'upgrade' })
  const offered = (): boolean[] => [
    can(s, { do: 'reveal', objective: 'obj01' }),
    can(s, { do: 'reveal', objective: 'obj22' }),
  ]
  assert.deepEqual(offered(), [false, true])
  act(s, { do: 'coins' })
  assert.deepEqual(offered(), [false, true])
  act(s, { do: 'skip' })
  assert.deepEqual(offered(), [true, true])
  put(p, { worker3: 'r4c3' })
  assert.deepEqual(offered(), [false, true], 'it must still be true then')
})

test('X73 A worker driven off counts this turn only', () => {
  const s = tableWith(['saxony', 'nordic'], {}, ['patriotic', 'industrial'])
  const p = of(s, 'saxony')
  p.objectives = ['obj06']
  p.power = 8
  deploy(p, 'riverwalk', 'r4c3')
  put(of(s, 'nordic'), { worker1: 'r5c3' })
  act(s, { do: 'section', section: 'upgrade' })
  assert.equal(can(s, { do: 'reveal' }), false)
  act(s, { do: 'move' })
  walk(s, 'mech1', 'r5c3')
  act(s, { do: 'endMove' })
  assert.ok(can(s, { do: 'reveal', objective: 'obj06' }))
  s.agenda = [
    { step: 'turn', seat: 0 },
    { step: 'end', seat: 0 },
  ]
  act(s, { do: 'end' }, { do: 'section', section: 'deploy' })
  assert.equal(can(s, { do: 'reveal' }), false)
})

test('X74 A star for popularity stays and comes only once', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  const goal = GOALS.indexOf('popularity')
  p.popularity = 17
  act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'popularity' })
  assert.equal(p.stars[goal], 1)
  p.popularity = 15
  s.agenda = [
    { step: 'stars', seat: 0 },
    { step: 'top', seat: 0 },
  ]
  act(s, { do: 'trade', take: 'popularity' })
  assert.equal(p.stars[goal], 1)
  p.popularity = 17
  s.agenda = [
    { step: 'end', seat: 0 },
    { step: 'top', seat: 0 },
  ]
  act(s, { do: 'trade', take: 'popularity' })
  assert.deepEqual([p.popularity, p.stars[goal]], [18, 1])
})

test('X75 Two goals at once with one star left: the player picks', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  p.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  p.power = 14
  p.popularity = 17
  p.structures[STRUCTURES.indexOf('monument')] = placeOf('r0c4')
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'power' })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'star', goal: 'popularity' },
    { do: 'star', goal: 'power' },
  ])
  act(s, { do: 'star', goal: 'power' })
  assert.equal(starsPlaced(p), 6)
  assert.equal(p.stars[GOALS.indexOf('popularity')], 0)
  assert.deepEqual(game.actors(s), [])
})

test('S13.2 Revealing puts the other objective away; Saxony keeps it', () => {
  for (const faction of ['nordic', 'saxony'] as const) {
    const s = tableWith([faction, 'rusviet'], {}, ['patriotic', 'industrial'])
    const p = of(s, faction)
    p.objectives = ['obj22', 'obj12']
    p.factoryCard = 'fac05'
    act(s, { do: 'section', section: 'upgrade' }, { do: 'reveal', objective: 'obj22' })
    assert.deepEqual(p.objectives, faction === 'saxony' ? ['obj12'] : [])
    assert.equal(p.stars[GOALS.indexOf('objective')], 1)
  }
})

/** For each objective a position of Saxony in which it holds, and a small change that breaks it. */
const positions: Readonly<Record<string, readonly [(s: ScytheState) => void, (s: ScytheState) => void]>> = {
  obj01: [
    (s) => put(of(s, 'saxony'), { worker2: 'r2c2', worker3: 'r3c4' }),
    (s) => put(of(s, 'saxony'), { worker3: '' }),
  ],
  obj02: [
    (s) => put(of(s, 'saxony'), { worker1: 'r2c2', worker2: 'r4c2', worker3: 'r5c3' }),
    (s) => put(of(s, 'saxony'), { worker3: 'r5c4' }),
  ],
  obj03: [
    (s) => put(of(s, 'saxony'), { worker1: 'r4c2', worker2: 'r3c0', worker3: 'r6c3' }),
    (s) => put(of(s, 'saxony'), { worker3: 'r5c4' }),
  ],
  obj04: [
    (s) => put(of(s, 'saxony'), { worker1: 'r1c1', worker2: 'r1c3', worker3: 'r4c3' }),
    (s) => put(of(s, 'saxony'), { worker3: 'r5c4' }),
  ],
  obj05: [
    (s) => {
      put(of(s, 'saxony'), { worker1: 'r3c3' })
      of(s, 'saxony').power = of(s, 'nordic').power
    },
    (s) => {
      of(s, 'nordic').power++
    },
  ],
  obj06: [
    (s) => {
      s.forced = 1
      of(s, 'saxony').power = 7
    },
    (s) => {
      of(s, 'saxony').power = 6
    },
  ],
  obj07: [
    (s) => {
      of(s, 'saxony').factoryCard = 'fac01'
      deploy(of(s, 'saxony'), 'speed', 'r5c0')
    },
    (s) => put(of(s, 'saxony'), { worker3: 'r5c0', worker4: 'r5c0' }),
  ],
  obj08: [
    (s) => {
      const p = of(s, 'saxony')
      p.coins = 2
      p.popularity = 7
      put(p, { worker3: 'r5c0', worker4: 'r5c0' })
    },
    (s) => {
      of(s, 'saxony').coins = 3
    },
  ],
  obj09: [
    (s) => {
      for (const [type, n] of [2, 2, 2, 3].entries()) s.resources[4 * placeOf('r5c0') + type] = n
    },
    (s) => {
      s.resources[4 * placeOf('r5c0')] = 0
      s.resources[4 * placeOf('r5c0') + 1] = 9
    },
  ],
  obj10: [
    (s) => put(of(s, 'saxony'), { worker1: 'r2c3', worker2: 'r4c1', worker3: 'r5c4' }),
    (s) => put(of(s, 'saxony'), { worker3: 'r5c3' }),
  ],
  obj11: [
    (s) => put(of(s, 'saxony'), { worker1: 'r5c1', worker2: 'r5c2', worker3: 'r7c3' }),
    (s) => put(of(s, 'saxony'), { worker3: 'r5c3' }),
  ],
  obj12: [
    (s) => {
      of(s, 'saxony').coins = 20
    },
    (s) => {
      of(s, 'saxony').coins = 19
    },
  ],
  obj13: [
    (s) => {
      const p = of(s, 'saxony')
      put(p, { character: 'r5c0', worker2: 'r5c0', worker3: 'r5c0', worker4: 'r5c0' })
      p.structures[0] = placeOf('r5c0')
    },
    (s) => put(of(s, 'saxony'), { worker4: 'r5c1' }),
  ],
  obj14: [
    (s) => {
      const p = of(s, 'saxony')
      p.cubes[0] = true
      p.recruits[0] = true
      p.structures[0] = placeOf('r5c1')
      deploy(p, 'speed', 'r5c0')
      for (let type = 0; type < 4; type++) s.resources[4 * placeOf('r5c0') + type] = 1
    },
    (s) => {
      s.resources[4 * placeOf('r5c0')] = 0
    },
  ],
  obj15: [
    (s) => {
      of(s, 'saxony').recruits = [true, true, false, false]
    },
    (s) => put(of(s, 'saxony'), { worker3: 'r5c0' }),
  ],
  obj16: [
    (s) => {
      put(of(s, 'saxony'), { character: 'r5c0' })
      deploy(of(s, 'saxony'), 'speed', 'r5c0')
      tokens(s, 'r5c0', 'oil', 5)
    },
    (s) => put(of(s, 'saxony'), { worker2: 'r5c0' }),
  ],
  obj17: [
    (s) => put(of(s, 'saxony'), { worker1: 'r4c3', worker2: 'r2c3' }),
    (s) => {
      of(s, 'saxony').factoryCard = 'fac01'
    },
  ],
  obj18: [
    (s) => {
      const p = of(s, 'saxony')
      p.power = 0
      p.popularity = 13
      put(p, { worker3: 'r5c0', worker4: 'r5c0', worker5: 'r5c0' })
    },
    (s) => {
      of(s, 'saxony').power = 1
    },
  ],
  obj19: [
    (s) => {
      clearWorkers(of(s, 'saxony'))
      put(of(s, 'saxony'), { worker1: 'r1c1', worker2: 'r0c2', worker3: 'r0c3', worker4: 'r1c3', worker5: 'r2c2' })
    },
    (s) => put(of(s, 'saxony'), { worker5: 'r4c3' }),
  ],
  obj20: [
    (s) => {
      const p = of(s, 'saxony')
      p.popularity = 7
      p.structures = [placeOf('r5c0'), placeOf('r5c1'), placeOf('r6c1'), -1]
    },
    (s) => void deploy(of(s, 'saxony'), 'speed', 'r5c0'),
  ],
  obj21: [(s) => tokens(s, 'r5c0', 'oil', 9), (s) => tokens(s, 'r5c0', 'oil', 8)],
  obj22: [
    (s) => {
      of(s, 'saxony').factoryCard = 'fac01'
    },
    (s) => {
      of(s, 'saxony').cubes[0] = true
    },
  ],
  obj23: [
    (s) => {
      of(s, 'saxony').hand = new Array(8).fill('combat2')
      of(s, 'saxony').stars[GOALS.indexOf('combat')] = 1
    },
    (s) => {
      of(s, 'saxony').stars[GOALS.indexOf('combat')] = 0
    },
  ],
  obj24: [
    (s) =>
      put(of(s, 'saxony'), { worker1: 'r4c3', worker2: 'r4c3', worker3: 'r4c3', worker4: 'r4c3', worker5: 'r4c3' }),
    (s) => put(of(s, 'saxony'), { worker5: 'r2c3' }),
  ],
  obj25: [
    (s) => {
      const p = of(s, 'saxony')
      p.popularity = 3
      p.power = 13
      deploy(p, 'speed', 'r5c0')
      deploy(p, 'disarm', 'r5c0')
    },
    (s) => {
      of(s, 'saxony').popularity = 4
    },
  ],
  obj26: [
    (s) =>
      put(of(s, 'saxony'), { worker1: 'r5c0', worker2: 'r4c2', worker3: 'r4c3', worker4: 'r4c1', worker5: 'r5c1' }),
    (s) => put(of(s, 'saxony'), { worker5: 'r5c0' }),
  ],
  obj27: [
    (s) => {
      of(s, 'saxony').structures = [placeOf('r5c1'), placeOf('r4c1'), placeOf('r4c2'), -1]
    },
    (s) => {
      of(s, 'saxony').structures = [placeOf('r5c0'), placeOf('r4c1'), placeOf('r4c2'), -1]
    },
  ],
}

for (const { id, condition } of OBJECTIVES) {
  test(`S13.4 The condition of ${id} holds, and no longer after a small change`, () => {
    const s = tableWith(['saxony', 'nordic'])
    const [make, spoil] = positions[id] ?? []
    assert.ok(make !== undefined && spoil !== undefined, 'no position')
    assert.equal(objectiveHolds(s, 0, condition), false, 'at the start')
    make(s)
    assert.equal(objectiveHolds(s, 0, condition), true, 'made')
    spoil(s)
    assert.equal(objectiveHolds(s, 0, condition), false, 'spoilt')
  })
}

test('S8.1 Mechs do not start encounters', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  moving(s, 1)
  walk(s, 'mech1', 'r5c2')
  assert.equal(s.encounters[placeOf('r5c2')], true)
})
