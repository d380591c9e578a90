/** S22.3 The invariants notice a position that the rules cannot reach. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invariants } from '../audit.ts'
import { placeOf } from '../board.ts'
import type { ScytheState } from '../state.ts'
import { deploy, of, put, tableWith, tokens } from './table.ts'

const broken: readonly (readonly [what: string, said: RegExp, spoil: (s: ScytheState) => void])[] = [
  [
    'more power than the track has',
    /power of seat 0 is 17/,
    (s) => {
      of(s, 'saxony').power = 17
    },
  ],
  [
    'fewer coins than none',
    /coins of seat 0 are -1/,
    (s) => {
      of(s, 'saxony').coins = -1
    },
  ],
  [
    'a cube in no slot',
    /cubes of seat 0/,
    (s) => {
      of(s, 'saxony').cubes[0] = true
    },
  ],
  [
    'a recruit on no bonus',
    /recruits of seat 0/,
    (s) => {
      of(s, 'saxony').recruits[0] = true
    },
  ],
  ['a worker before its turn', /in order/, (s) => put(of(s, 'saxony'), { worker5: 'r5c0' })],
  ['units of two players', /two players are at r5c0/, (s) => put(of(s, 'nordic'), { worker1: 'r5c0' })],
  [
    'a structure on a lake',
    /structure stands at r2c4/,
    (s) => {
      of(s, 'nordic').structures[0] = placeOf('r2c4')
    },
  ],
  ['two structures', /Two structures/, (s) => of(s, 'nordic').structures.fill(placeOf('r4c3'))],
  ['a worker in a lake', /swims at r2c4/, (s) => put(of(s, 'nordic'), { worker1: 'r2c4' })],
  ['tokens in a lake', /float at r2c4/, (s) => tokens(s, 'r2c4', 'oil', 1)],
  [
    'a trap without its state',
    /trap at r4c3/,
    (s) => {
      s.tokens[placeOf('r4c3')] = 'trapCoins'
    },
  ],
  [
    'an attacker whose way back is barred',
    /way back from r4c5 to r4c4 is barred/,
    (s) => {
      put(of(s, 'saxony'), { character: 'r4c5' })
      put(of(s, 'nordic'), { character: 'r4c5', mech2: 'r4c4' })
      const entries = [{ unit: 0, from: placeOf('r4c4'), riders: 0, cargo: [0, 0, 0, 0] }]
      s.contests = [{ at: placeOf('r4c5'), defender: 1, entries }]
    },
  ],
  ['a sixth star that ends nothing', /goes on/, (s) => of(s, 'nordic').stars.fill(1, 0, 6)],
  [
    'an end without a sixth star',
    /over before/,
    (s) => {
      s.agenda = []
    },
  ],
]

for (const [what, said, spoil] of broken) {
  test(`S22.3 Noticed: ${what}`, () => {
    const s = tableWith(['saxony', 'nordic'])
    deploy(of(s, 'nordic'), 'seaworthy', 'r1c4')
    invariants(s)
    spoil(s)
    assert.throws(() => invariants(s), said)
  })
}
