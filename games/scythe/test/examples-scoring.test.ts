/** Worked examples of rules.md: scoring and the expansion. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { starsPlaced } from '../pieces.ts'
import { ranks, score, structureBonus } from '../scoring.ts'
import type { ScytheState } from '../state.ts'
import {
  act,
  actAs,
  can,
  clearWorkers,
  deploy,
  moving,
  of,
  put,
  seat,
  steps,
  tableWith,
  tokens,
  where,
} from './table.ts'

function line(s: ScytheState, who: number, key: string): number {
  return score(s, who).find((one) => one.key === key)?.points ?? Number.NaN
}

test('X77 Thirteen tokens at popularity 10 are worth 12', () => {
  const s = tableWith(['saxony', 'nordic'])
  of(s, 'saxony').popularity = 10
  tokens(s, 'r5c0', 'oil', 6)
  tokens(s, 'r6c1', 'metal', 7)
  assert.equal(line(s, 0, 'resources'), 12)
})

test('X78 Lakes next to structures count once each', () => {
  const s = tableWith(['saxony', 'nordic'])
  s.bonusTile = 'adjacentLakes'
  of(s, 'saxony').structures = [placeOf('r2c3'), placeOf('r4c3'), -1, -1]
  assert.equal(structureBonus(s, of(s, 'saxony')), 6)
})

test('X79 A row of three', () => {
  const s = tableWith(['saxony', 'nordic'])
  s.bonusTile = 'longestRow'
  of(s, 'saxony').structures = [placeOf('r4c1'), placeOf('r4c2'), placeOf('r4c3'), placeOf('r5c0')]
  assert.equal(structureBonus(s, of(s, 'saxony')), 6)
})

test('X81 Ties: pieces on the board, then power', () => {
  const s = tableWith(['saxony', 'nordic'])
  const [a, b] = [of(s, 'saxony'), of(s, 'nordic')]
  for (const p of [a, b]) {
    clearWorkers(p)
    p.popularity = 0
    p.units[0] = -1
  }
  for (let unit = 5; unit < 13; unit++) a.units[unit] = placeOf('hb_saxony')
  a.units[1] = placeOf('hb_saxony')
  a.units[2] = placeOf('hb_saxony')
  for (let unit = 5; unit < 11; unit++) b.units[unit] = placeOf('hb_nordic')
  for (let unit = 1; unit < 5; unit++) b.units[unit] = placeOf('hb_nordic')
  s.bonusTile = 'onTunnels'
  a.structures[0] = placeOf('r5c0')
  b.structures[0] = placeOf('r0c4')
  a.coins = 68
  b.coins = 68
  a.power = 5
  b.power = 7
  const total = (who: number): number => score(s, who).reduce((sum, { points }) => sum + points, 0)
  assert.deepEqual([total(0), total(1)], [70, 70])
  assert.deepEqual(ranks(s), [2, 1])
  b.power = 5
  assert.deepEqual(ranks(s), [1, 1])
})

test('X82 An enemy worker on a structure’s hex scores it; the structure still counts for the tile', () => {
  const s = tableWith(['saxony', 'nordic'])
  s.bonusTile = 'onTunnels'
  of(s, 'saxony').structures[0] = placeOf('r5c3')
  tokens(s, 'r5c3', 'oil', 4)
  const before = [line(s, 0, 'territories'), line(s, 1, 'territories'), line(s, 1, 'resources')]
  put(of(s, 'nordic'), { worker3: 'r5c3' })
  assert.deepEqual(
    [line(s, 0, 'territories'), line(s, 1, 'territories'), line(s, 1, 'resources')],
    [(before[0] ?? 0) - 2, (before[1] ?? 0) + 2, 2],
  )
  assert.equal(line(s, 0, 'structures'), 2)
})

test('X83 Tokens on a base score nothing', () => {
  const s = tableWith(['crimea', 'nordic'])
  deploy(of(s, 'crimea'), 'wayfare', 'hb_albion')
  tokens(s, 'hb_albion', 'oil', 4)
  assert.equal(line(s, 0, 'resources'), 0)
})

test('X85 A trap springs once, halts the mech, and is disarmed before workers are driven off', () => {
  const s = tableWith(['saxony', 'togawa'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r4c3')
  put(p, { worker1: 'r4c3', worker2: 'r4c3' })
  p.power = 2
  p.popularity = 5
  const at = placeOf('r5c3')
  s.tokens[at] = 'trapPower'
  s.traps[at] = 1
  put(of(s, 'togawa'), { worker1: 'r5c3' })
  moving(s)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'load', what: 'worker', amount: 2 })
  assert.equal(can(s, { do: 'load' }), false)
  const events = act(s, { do: 'step', to: 'r5c3' })
  assert.deepEqual([p.power, s.traps[at], p.popularity], [0, 2, 4])
  assert.equal(can(s, { do: 'step' }), false)
  assert.equal(where(of(s, 'togawa'), 'worker1'), 'hb_togawa')
  const order = events.map(({ type }) => type).filter((type) => type === 'trap' || type === 'drive')
  assert.deepEqual(order, ['trap', 'drive'])
})

test('X86 An armed trap alone holds its hex at the end; an enemy structure takes it', () => {
  const s = tableWith(['saxony', 'togawa'])
  const before = line(s, 1, 'territories')
  s.tokens[placeOf('r5c3')] = 'trapPower'
  s.traps[placeOf('r5c3')] = 1
  assert.equal(line(s, 1, 'territories'), before + 2)
  of(s, 'saxony').structures[STRUCTURES.indexOf('mill')] = placeOf('r5c3')
  assert.equal(line(s, 1, 'territories'), before)
})

test('X87 Shield’s sixth star ends the game before the dials; the attackers step back', () => {
  const s = tableWith(['saxony', 'albion'])
  const p = of(s, 'albion')
  p.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  p.power = 14
  deploy(p, 'shield', 'r5c3')
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r5c3' })
  assert.deepEqual([p.power, starsPlaced(p)], [16, 6])
  assert.deepEqual(game.actors(s), [])
  assert.equal(where(of(s, 'saxony'), 'mech4'), 'r4c3')
})

test('X89 Seven players: encounter hexes pay Polania, Wayfare leads to free farms', () => {
  const s = tableWith(['crimea', 'polania', 'nordic', 'rusviet', 'saxony', 'albion', 'togawa'])
  put(of(s, 'polania'), { worker1: 'r3c1', worker2: 'r4c0' })
  assert.equal(line(s, seat(s, 'polania'), 'meander'), 6)
  deploy(of(s, 'crimea'), 'wayfare', 'r7c3')
  put(of(s, 'nordic'), { worker3: 'r1c5' })
  moving(s)
  const there = steps(s, 'mech2')
  assert.ok(there.includes('r4c2') && there.includes('r1c6'))
  assert.equal(there.includes('r1c5'), false)
  assert.equal(
    there.some((id) => id.startsWith('hb_')),
    false,
  )
})

test('S19.3 Flags count as territories, not next to the own base', () => {
  const s = tableWith(['albion', 'saxony'])
  of(s, 'albion').popularity = 0
  put(of(s, 'albion'), { worker1: 'r0c1', worker2: 'r5c3' })
  s.tokens[placeOf('r0c1')] = 'flag'
  s.tokens[placeOf('r5c3')] = 'flag'
  assert.equal(line(s, 0, 'flags'), 2)
})

test('S19.2, S19.6 Togawa lays a trap after moving and arms it again by Shinobi', () => {
  const s = tableWith(['togawa', 'saxony'])
  put(of(s, 'togawa'), { character: 'r4c3' })
  moving(s, 1)
  act(s, { do: 'unit', unit: 'character' }, { do: 'step', to: 'r5c3' }, { do: 'trap', trap: 'trapCoins', at: 'r5c3' })
  assert.equal(s.traps[placeOf('r5c3')], 1)
  assert.equal(game.view(s, 1).tokens[placeOf('r5c3')], '?trap')
  s.traps[placeOf('r5c3')] = 2
  deploy(of(s, 'togawa'), 'shinobi', 'r0c3')
  moving(s, 1)
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'step', to: 'r5c3' }, { do: 'rearm', at: 'r5c3' })
  assert.equal(s.traps[placeOf('r5c3')], 3)
  assert.equal(game.view(s, 1).tokens[placeOf('r5c3')], 'trapCoins', 'what it is has been seen')
})

test('S17.2 Combatants may not give each other coins until the combat is settled', () => {
  const s = tableWith(['nordic', 'saxony', 'polania'], { allowBribes: true })
  deploy(of(s, 'nordic'), 'artillery', 'r4c3')
  put(of(s, 'saxony'), { character: 'r5c3' })
  moving(s, 2)
  assert.ok(can(s, { do: 'give', to: 1, coins: 1 }))
  act(s, { do: 'unit', unit: 'mech3' }, { do: 'step', to: 'r5c3' })
  assert.equal(can(s, { do: 'give', to: 1 }), false)
  assert.ok(can(s, { do: 'give', to: 2, coins: 1 }))
  const { coins } = of(s, 'polania')
  act(s, { do: 'give', to: 2, coins: 2 }, { do: 'endMove' }, { do: 'ability', use: false })
  assert.equal(of(s, 'polania').coins, coins + 2)
  actAs(s, 0, { do: 'dial', power: 0 }, { do: 'ready' })
})
