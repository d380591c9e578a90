import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexesInReach } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, buildingAt, canAs, put, type Role, terrainAt } from './table.ts'

/** A native of the desert on E12 with these goods, two others at the table. */
function desert(tools: number, coins: number, level = 1, role: Partial<Role> = {}): InnovationState {
  const s = bare([{ terrain: 'desert', ...role }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), { tools, coins, terraforming: level })
  return s
}

test('Ex 13 (A12.2, A12.6) one spade and a workshop', () => {
  const s = desert(7, 5)
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  const p = player(s, 0)
  assert.deepEqual([p.tools, p.coins, terrainAt(s, 'E11'), buildingAt(s, 'E11')], [3, 3, 'desert', 'workshop'])
})

test('Ex 14 (A3.3, A12.3) terraforming may stop on the way', () => {
  const s = desert(6, 5, 2)
  actAs(s, 0, { do: 'terraform', hex: 'F12' })
  assert.ok(canAs(s, 0, { do: 'dig', spades: 3 }), 'all three spades cost 6 tools')
  actAs(s, 0, { do: 'dig', spades: 1 })
  assert.equal(player(s, 0).tools, 4)
  assert.equal(terrainAt(s, 'F12'), 'swamp')
  assert.ok(!canAs(s, 0, { do: 'raise' }))
})

test('Ex 15 (A12.4) a free spade that is left goes to another hex', () => {
  const s = desert(1, 2)
  player(s, 0).bowls = [6, 0, 6]
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'E13' }, { do: 'spade', hex: 'E11' })
  assert.deepEqual([terrainAt(s, 'E13'), terrainAt(s, 'E11')], ['desert', 'desert'])
  assert.ok(!canAs(s, 0, { do: 'raise', hex: 'E11' }))
  actAs(s, 0, { do: 'raise', hex: 'E13' })
  assert.equal(buildingAt(s, 'E13'), 'workshop')
})

test('Ex 17 (A12.2) a free spade and a bought one', () => {
  const s = desert(8, 4)
  const p = player(s, 0)
  p.bowls = [8, 0, 4]
  actAs(s, 0, { do: 'power', action: 'power-spade' }, { do: 'target', hex: 'D12' }, { do: 'dig', spades: 2 })
  actAs(s, 0, { do: 'raise', hex: 'D12' })
  assert.deepEqual([p.tools, p.coins, p.bowls], [4, 2, [12, 0, 0]])
})

test('Ex 18 (A12.5) the workshop stands on the dug hex', () => {
  const s = desert(1, 2)
  player(s, 0).bowls = [8, 0, 4]
  setTerrain(s, 'E13')
  actAs(s, 0, { do: 'power', action: 'power-spade' })
  assert.ok(!canAs(s, 0, { do: 'target', hex: 'E13' }), 'a native hex takes no spade')
  actAs(s, 0, { do: 'target', hex: 'E11' })
  assert.ok(!canAs(s, 0, { do: 'raise', hex: 'E13' }))
  actAs(s, 0, { do: 'raise', hex: 'E11' })
  assert.equal(buildingAt(s, 'E11'), 'workshop')
})

function setTerrain(s: InnovationState, hex: string): void {
  put(s, 0, hex, 'workshop')
  const p = player(s, 0)
  const at = p.hexes.pop() ?? 0
  p.supply[0] = (p.supply[0] ?? 0) + 1
  s.owner[at] = -1
  s.building[at] = -1
}

test('Ex 19 (A31.3, A34.1) goblins and the round tile reward every spade', () => {
  const s = desert(6, 0, 1, { faction: 'goblins' })
  s.rounds[0] = 'spade-engineering'
  actAs(s, 0, { do: 'terraform', hex: 'D12' }, { do: 'dig', spades: 2 })
  const p = player(s, 0)
  assert.deepEqual([p.tools, p.coins, p.vp], [0, 4, 24])
})

test('Ex 21 (A22.3) triggers of one build stack', () => {
  const s = bare([{ terrain: 'lake', faction: 'navigators' }, { terrain: 'desert' }, { terrain: 'forest' }])
  put(s, 0, 'A4', 'workshop')
  Object.assign(player(s, 0), { tools: 1, coins: 2, bonus: 'river-trade', competencies: ['border-settlers'] })
  actAs(s, 0, { do: 'build', hex: 'A3' })
  assert.deepEqual([player(s, 0).vp, player(s, 0).coins], [27, 1])
})

function reach(s: InnovationState): string[] {
  return hexesInReach(s, 0)
    .map(({ hex }) => hex)
    .sort()
}

test('Ex 22 (A7.3) reach over the river', () => {
  const s = bare([{ terrain: 'swamp' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'G4', 'workshop')
  const p = player(s, 0)
  assert.deepEqual(reach(s), ['G3', 'H3'])
  p.sailing = 1
  const one = ['E3', 'E4', 'F5', 'G3', 'G6', 'H3', 'H5', 'I5']
  assert.deepEqual(reach(s), one)
  p.sailing = 2
  assert.deepEqual(reach(s), [...one, 'D5', 'E2', 'F1', 'I3'].sort())
})

test('Ex 23 (A7.4) river-trade lengthens the reach while it is held', () => {
  const s = bare([{ terrain: 'swamp' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'G4', 'workshop')
  player(s, 0).bonus = 'river-trade'
  assert.deepEqual(reach(s), ['E3', 'E4', 'F5', 'G3', 'G6', 'H3', 'H5', 'I5'])
  player(s, 0).passed = true
  assert.deepEqual(reach(s), ['G3', 'H3'])
})

test('Ex 25 (A31.7) a tunnel of the moles', () => {
  const s = desert(5, 2, 1, { faction: 'moles' })
  actAs(s, 0, { do: 'terraform', hex: 'F13', way: 'tunnel' }, { do: 'raise', hex: 'F13' })
  const p = player(s, 0)
  assert.deepEqual([p.tools, p.coins, p.vp, buildingAt(s, 'F13')], [0, 0, 25, 'workshop'])
})

test('Ex 26 (A31.7) no tunnel to an adjacent hex', () => {
  const s = desert(5, 2, 1, { faction: 'moles' })
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'E11', way: 'tunnel' }))
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise' })
  assert.deepEqual([player(s, 0).tools, player(s, 0).vp], [1, 20])
})

test('Ex 27 (A27.9) flight over one or two hexes', () => {
  const s = desert(8, 2)
  Object.assign(player(s, 0), { palace: 'palace-09', scholars: 1, pool: 6 })
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'F8' }) && !canAs(s, 0, { do: 'build', hex: 'F8' }), 'distance 4')
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'F9', way: '' }))
  actAs(s, 0, { do: 'terraform', hex: 'F9', way: 'flight' })
  const p = player(s, 0)
  assert.deepEqual([p.scholars, p.pool, p.vp], [0, 7, 25])
})
