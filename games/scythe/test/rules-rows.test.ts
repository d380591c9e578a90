/** S4, S5, S10, S11 Costs, the two rows of the mat and what they bring, rule by rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { BONUSES, BOTTOM_ACTIONS, CUBES, type Cube, type Faction, type Mat, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { produceCost } from '../mat.ts'
import { workersOut } from '../pieces.ts'
import type { ScytheState, ScytheStep } from '../state.ts'
import { act, agenda, can, clearWorkers, deploy, of, offered, put, tableWith, tokens, tokensOf } from './table.ts'

/** Seat 0 with the industrial mat: Bolster over Upgrade, Produce over Deploy, Move over Build, Trade over Enlist. */
function industrial(faction: Faction = 'nordic', rival: Faction = 'saxony', mat: Mat = 'patriotic'): ScytheState {
  return tableWith([faction, rival], {}, ['industrial', mat])
}

function moveCube(s: ScytheState, cube: Cube): void {
  const [p] = s.players
  if (p !== undefined) p.cubes[CUBES.indexOf(cube)] = true
}

const isAt = (s: ScytheState, step: ScytheStep['step']): boolean => next(s)?.step === step

test('S5.1 Move allows two units, three with the cube moved; Gain one coin', () => {
  for (const [cube, units] of [
    [false, 2],
    [true, 3],
  ] as const) {
    const s = industrial()
    if (cube) moveCube(s, 'move.units')
    act(s, { do: 'section', section: 'build' }, { do: 'move' })
    const step = next(s)
    assert.deepEqual(step?.step === 'moving' && [step.left, step.steps], [units, 1])
  }
  const s = industrial()
  const { coins } = of(s, 'nordic')
  act(s, { do: 'section', section: 'build' }, { do: 'coins' })
  assert.equal(of(s, 'nordic').coins, coins + 1)
})

test('S5.2 Bolster: each option with and without its cube, and the monument', () => {
  for (const [take, cube, monument, gained] of [
    ['power', false, false, [2, 0, 0]],
    ['power', true, false, [3, 0, 0]],
    ['power', false, true, [2, 0, 1]],
    ['combatCards', false, false, [0, 1, 0]],
    ['combatCards', true, false, [0, 2, 0]],
    ['combatCards', false, true, [0, 1, 1]],
  ] as const) {
    const s = industrial()
    const p = of(s, 'nordic')
    if (cube) moveCube(s, take === 'power' ? 'bolster.power' : 'bolster.cards')
    if (monument) p.structures[STRUCTURES.indexOf('monument')] = placeOf('r0c1')
    const before = [p.power, p.hand.length, p.popularity, p.coins]
    act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take })
    const after = [p.power, p.hand.length, p.popularity]
    assert.deepEqual(
      after.map((value, i) => value - (before[i] ?? 0)),
      gained,
      `${take} ${cube} ${monument}`,
    )
    assert.equal(p.coins, (before[3] ?? 0) - 1)
  }
})

test('S5.3 Trade: two tokens, or popularity with and without its cube; the armory on the first hex works too', () => {
  for (const [cube, armory, popularity] of [
    [false, false, 1],
    [true, true, 2],
  ] as const) {
    const s = industrial()
    const p = of(s, 'nordic')
    if (cube) moveCube(s, 'trade.popularity')
    if (armory) p.structures[STRUCTURES.indexOf('armory')] = placeOf('r0c1')
    const before = { ...p }
    act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'popularity' })
    assert.equal(p.popularity, before.popularity + popularity)
    assert.deepEqual([p.coins, p.power], [before.coins - 1, before.power + (armory ? 1 : 0)])
  }
  const s = industrial()
  act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'resources' })
  act(s, { do: 'place', resource: 'oil', at: 'r0c4' })
  assert.ok(isAt(s, 'place'), 'a second one')
  act(s, { do: 'place', resource: 'oil', at: 'r0c4' })
  assert.equal(isAt(s, 'place'), false, 'no third one')
  assert.equal(tokensOf(s, 'r0c4', 'oil'), 2)
})

test('S5.3, R22 Tokens go where a worker stands: lakes too, bases not', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4', worker2: 'hb_nordic', worker3: 'r0c1' })
  act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'resources' })
  assert.deepEqual(
    offered(s, 0, { do: 'place', resource: 'oil' }).map((move) => (move.do === 'place' ? move.at : '')),
    ['r2c4', 'r0c1'],
  )
})

test('S5.3 One territory with a worker is enough to trade for resources', () => {
  const s = industrial()
  put(of(s, 'nordic'), { worker1: 'r0c1', worker2: 'hb_nordic' })
  act(s, { do: 'section', section: 'enlist' })
  assert.ok(can(s, { do: 'trade', take: 'resources' }))
})

test('S5.2, S5.3 One coin is enough; with visible coins a player without one is not asked', () => {
  for (const section of ['upgrade', 'enlist'] as const) {
    for (const coins of [0, 1]) {
      const s = tableWith(['nordic', 'saxony'], { coinsVisible: true }, ['industrial', 'patriotic'])
      of(s, 'nordic').coins = coins
      act(s, { do: 'section', section })
      assert.equal(isAt(s, 'top'), coins === 1, `${section} with ${coins}`)
      assert.equal(can(s, { do: section === 'upgrade' ? 'bolster' : 'trade' }), coins === 1)
    }
  }
})

test('S5.4.1 What producing costs by workers off the mat', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  for (const [workers, power, popularity, coins] of [
    [2, 0, 0, 0],
    [3, 0, 0, 0],
    [4, 1, 0, 0],
    [5, 1, 0, 0],
    [6, 1, 1, 0],
    [7, 1, 1, 0],
    [8, 1, 1, 1],
  ] as const) {
    clearWorkers(p)
    for (let i = 0; i < workers; i++) p.units[5 + i] = placeOf('r0c4')
    assert.deepEqual(produceCost(s, p), { power, popularity, coins }, `${workers} workers`)
  }
})

test('S5.4.1, S4.1 Producing needs its whole cost, and pays it', () => {
  for (const lacking of ['', 'power', 'popularity', 'coins'] as const) {
    for (const coinsVisible of [true, false]) {
      const s = tableWith(['nordic', 'saxony'], { coinsVisible }, ['industrial', 'patriotic'])
      const p = of(s, 'nordic')
      for (let unit = 5; unit < 13; unit++) p.units[unit] = placeOf('r0c4')
      p.stars[4] = 1
      p.power = 1
      p.popularity = 1
      p.coins = 1
      if (lacking !== '') p[lacking] = 0
      act(s, { do: 'section', section: 'deploy' })
      const asked = lacking === '' || (lacking === 'coins' && !coinsVisible)
      assert.equal(isAt(s, 'top'), asked, `lacking ${lacking}`)
      assert.equal(can(s, { do: 'produce' }), lacking === '')
      if (lacking !== '') continue
      act(s, { do: 'produce' })
      assert.deepEqual([p.power, p.popularity, p.coins], [0, 0, 0])
    }
  }
})

test('S5.4.2 Two territories, three with the cube; each worker one item at the most, or fewer', () => {
  for (const cube of [false, true]) {
    const s = industrial('saxony', 'nordic')
    const p = of(s, 'saxony')
    if (cube) moveCube(s, 'produce.territories')
    put(p, { worker1: 'r5c0', worker2: 'r6c1', worker3: 'r5c0' })
    clearWorkers(of(s, 'nordic'))
    put(p, { worker4: 'r4c1' })
    p.power = 4
    act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
    const counts = offered(s, 0, { do: 'harvest' }).map((move) =>
      move.do === 'harvest' ? `${move.count} ${move.at}` : '',
    )
    assert.deepEqual(counts, ['2 r5c0', '1 r5c0', '1 r6c1', '1 r4c1'])
    act(s, { do: 'harvest', at: 'r5c0', count: 1 })
    assert.equal(can(s, { do: 'harvest', at: 'r5c0' }), false, 'each territory once')
    act(s, { do: 'harvest', at: 'r6c1' })
    assert.equal(can(s, { do: 'harvest' }), cube)
    assert.deepEqual([tokensOf(s, 'r5c0', 'metal'), tokensOf(s, 'r6c1', 'oil')], [1, 1])
  }
})

test('S5.4.2 Lakes and the Factory produce nothing, and the player may stop early', () => {
  const s = industrial('nordic', 'saxony')
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4', worker2: 'r3c3', worker3: 'r0c4' })
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.deepEqual(offered(s, 0, { do: 'harvest' }), [{ do: 'harvest', at: 'r0c4', count: 1 }])
  act(s, { do: 'enough' })
  assert.equal(tokensOf(s, 'r0c4', 'wood'), 0)
})

test('S5.4.3 The mill’s hex is one more territory; chosen among the others it brings nothing extra', () => {
  const s = industrial('saxony', 'nordic')
  const p = of(s, 'saxony')
  p.structures[STRUCTURES.indexOf('mill')] = placeOf('r5c0')
  put(p, { worker1: 'r5c0', worker2: 'r6c1', worker3: 'r4c1' })
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.ok(can(s, { do: 'harvest', at: 'r5c0', count: 2 }), 'the mill and the worker')
  assert.equal(can(s, { do: 'harvest', at: 'r5c0', count: 3 }), false)
  act(s, { do: 'harvest', at: 'r5c0', count: 2 })
  assert.equal(can(s, { do: 'harvest', at: 'r5c0' }), false)
  act(s, { do: 'harvest', at: 'r6c1' }, { do: 'harvest', at: 'r4c1' })
  assert.equal(tokensOf(s, 'r5c0', 'metal'), 2)
  assert.equal(can(s, { do: 'harvest' }), false)
})

test('S5.4.3 The mill alone still works when both territories are used, also on the first hex of the map', () => {
  const s = industrial('saxony', 'nordic')
  const p = of(s, 'saxony')
  p.structures[STRUCTURES.indexOf('mill')] = placeOf('r0c1')
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  act(s, { do: 'harvest', at: 'r5c0' }, { do: 'harvest', at: 'r6c1' }, { do: 'harvest', at: 'r0c1', count: 1 })
  assert.equal(tokensOf(s, 'r0c1', 'metal'), 1)
})

test('S5.4.4 Villages give no more workers than are left on the mat', () => {
  const s = industrial('crimea', 'saxony')
  const p = of(s, 'crimea')
  clearWorkers(p)
  for (let i = 0; i < 7; i++) p.units[5 + i] = placeOf('r7c3')
  p.power = 2
  p.popularity = 2
  act(s, { do: 'section', section: 'deploy' }, { do: 'produce' })
  assert.deepEqual(offered(s, 0, { do: 'harvest' }), [{ do: 'harvest', at: 'r7c3', count: 1 }])
  act(s, { do: 'harvest', at: 'r7c3' })
  assert.equal(workersOut(p), 8)
  p.coins = 1
  p.section = 1
  agenda(s, { step: 'top', seat: 0 })
  act(s, { do: 'produce' })
  assert.equal(isAt(s, 'harvest'), false, 'nothing left to produce')
})

test('S4.4, R48 Tokens are chosen where there is a choice, taken where there is none', () => {
  const paying = (spread: Readonly<Record<string, number>>): ScytheState => {
    const s = industrial('saxony', 'nordic')
    put(of(s, 'saxony'), { worker1: 'r5c0', worker2: 'r6c1' })
    for (const [id, amount] of Object.entries(spread)) tokens(s, id, 'oil', amount)
    act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' }, { do: 'bottom' })
    return s
  }
  const oil = (s: ScytheState): number[] => ['r5c0', 'r6c1'].map((id) => tokensOf(s, id, 'oil'))
  assert.deepEqual(oil(paying({ r5c0: 5 })), [2, 0], 'one pile')
  assert.deepEqual(oil(paying({ r5c0: 2, r6c1: 1 })), [0, 0], 'all are needed')
  const s = paying({ r5c0: 2, r6c1: 2 })
  assert.ok(isAt(s, 'pay'))
  act(s, { do: 'pay', at: 'r5c0' }, { do: 'pay', at: 'r6c1' })
  assert.deepEqual(oil(s), [1, 1])
  assert.ok(isAt(s, 'pay'), 'one more')
  act(s, { do: 'pay', at: 'r6c1' })
  assert.deepEqual(oil(s), [1, 0])
  assert.ok(isAt(s, 'upgrade'))
})

test('S4.1, S4.4 The whole cost in its resource, on territories the player controls', () => {
  const payable = (change: (s: ScytheState) => void): boolean => {
    const s = industrial('saxony', 'nordic')
    change(s)
    act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' })
    return can(s, { do: 'bottom' })
  }
  assert.equal(
    payable((s) => tokens(s, 'r5c0', 'oil', 3)),
    true,
  )
  assert.equal(
    payable((s) => tokens(s, 'r5c0', 'oil', 2)),
    false,
    'one short',
  )
  assert.equal(
    payable((s) => tokens(s, 'r5c0', 'wood', 3)),
    false,
    'another resource',
  )
  assert.equal(
    payable((s) => tokens(s, 'r0c4', 'oil', 3)),
    false,
    'somebody else’s',
  )
  assert.equal(
    payable((s) => tokens(s, 'hb_saxony', 'oil', 3)),
    false,
    'on a base',
  )
  assert.equal(
    payable((s) => {
      tokens(s, 'r0c1', 'oil', 3)
      of(s, 'saxony').structures[0] = placeOf('r0c1')
    }),
    true,
    'held by a structure alone, on the first hex of the map',
  )
})

test('S12.3 Coercion: once a turn, one card for one token, and only on the own turn', () => {
  const s = industrial('crimea', 'saxony')
  const p = of(s, 'crimea')
  p.hand = ['combat5', 'combat2']
  tokens(s, 'r6c3', 'oil', 3)
  act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' }, { do: 'bottom' })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'coerce' ? move.card : move.do)),
    ['pay', 'combat2', 'combat5'],
  )
  act(s, { do: 'coerce', card: 'combat2' })
  assert.deepEqual([p.hand, s.coerced, tokensOf(s, 'r6c3', 'oil')], [['combat5'], true, 1])
  p.section = 0
  tokens(s, 'r6c3', 'oil', 2)
  agenda(s, { step: 'bottom', seat: 0 })
  assert.equal(can(s, { do: 'bottom' }), false, 'not twice')
})

test('S12.3 Without a card, or for anybody else, nothing can be coerced', () => {
  const s = industrial('crimea', 'saxony')
  of(s, 'crimea').hand = []
  tokens(s, 'r6c3', 'oil', 2)
  act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' })
  assert.equal(can(s, { do: 'bottom' }), false)
  const t = industrial('saxony', 'crimea')
  of(t, 'saxony').hand = ['combat2']
  tokens(t, 'r5c0', 'oil', 2)
  act(t, { do: 'section', section: 'upgrade' }, { do: 'skip' })
  assert.equal(can(t, { do: 'bottom' }), false)
})

test('S4.5, R48 Cards of a cost are chosen; a cost of the whole hand is not asked about', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  p.factoryCard = 'fac03'
  p.hand = ['combat3', 'combat5', 'combat3']
  const { popularity } = p
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'discard' ? move.card : move.do)),
    ['combat3', 'combat5'],
  )
  act(s, { do: 'discard', card: 'combat5' })
  assert.deepEqual([p.hand, s.combatDiscard, p.popularity], [['combat3', 'combat3'], ['combat5'], popularity + 2])
  const t = industrial()
  of(t, 'nordic').factoryCard = 'fac03'
  of(t, 'nordic').hand = ['combat4']
  act(t, { do: 'section', section: 'factory' }, { do: 'factory' })
  assert.deepEqual([of(t, 'nordic').hand, t.combatDiscard], [[], ['combat4']])
})

test('S4.5 As many cards as the cost names, however many', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  p.hand = ['combat2', 'combat3', 'combat4', 'combat5', 'combat2']
  agenda(s, { step: 'discard', seat: 0, left: 3 })
  for (const card of ['combat3', 'combat2', 'combat5']) act(s, { do: 'discard', card })
  assert.deepEqual([...p.hand].sort(), ['combat2', 'combat4'])
  assert.ok(isAt(s, 'section'))
})

test('S4.5 Two cards of a cost are chosen one by one', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  p.hand = ['combat2', 'combat3', 'combat4', 'combat5']
  agenda(s, { step: 'discard', seat: 0, left: 2 })
  const { reveals } = s
  act(s, { do: 'discard', card: 'combat3' })
  assert.ok(s.reveals > reveals, 'face up: everybody has seen it')
  assert.ok(isAt(s, 'discard'), 'one more')
  act(s, { do: 'discard', card: 'combat5' })
  assert.deepEqual(
    [p.hand, s.combatDiscard],
    [
      ['combat2', 'combat4'],
      ['combat3', 'combat5'],
    ],
  )
  assert.ok(isAt(s, 'section'))
})

test('S10.2 Any cube to any free slot; a full section takes no more', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  agenda(s, { step: 'upgrade', seat: 0 })
  assert.equal(offered(s, 0, { do: 'upgrade' }).length, 6 * 4)
  p.slots[0] = 1
  assert.equal(can(s, { do: 'upgrade', to: 'upgrade' }), false, 'one slot on this mat')
  p.slots[1] = 1
  assert.ok(can(s, { do: 'upgrade', to: 'deploy' }), 'two slots on this mat')
  p.slots.fill(0)
  act(s, { do: 'upgrade', from: 'bolster.cards', to: 'enlist' })
  assert.deepEqual([p.cubes[CUBES.indexOf('bolster.cards')], p.slots], [true, [0, 0, 0, 1]])
  agenda(s, { step: 'upgrade', seat: 0 })
  assert.equal(can(s, { do: 'upgrade', from: 'bolster.cards' }), false)
})

test('S10.3 A mech goes to land with an own worker; each mech once', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4', worker2: 'r3c3', worker3: 'hb_nordic', character: 'r1c4' })
  agenda(s, { step: 'deploy', seat: 0, at: -1 })
  const places = new Set(offered(s, 0, { do: 'deploy' }).map((move) => (move.do === 'deploy' ? move.at : '')))
  assert.deepEqual([...places], ['r3c3'])
  assert.equal(can(s, { do: 'deploy', mech: 'seaworthy' }), false)
  act(s, { do: 'deploy', mech: 'artillery', at: 'r3c3' })
  assert.equal(p.units[3], placeOf('r3c3'))
})

test('S10.4, S11.1 One structure a territory, each structure once', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  p.structures[STRUCTURES.indexOf('mine')] = placeOf('r0c1')
  put(p, { worker1: 'r0c1', worker2: 'r0c4' })
  agenda(s, { step: 'build', seat: 0, at: -1 })
  assert.equal(can(s, { do: 'build', at: 'r0c1' }), false)
  assert.equal(can(s, { do: 'build', structure: 'mine' }), false)
  act(s, { do: 'build', structure: 'armory', at: 'r0c4' })
  assert.equal(p.structures[STRUCTURES.indexOf('armory')], placeOf('r0c4'))
})

test('S10.3, S10.4 With no worker on land, or nothing left to place, the benefit is not asked about (S10.6)', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  put(p, { worker1: 'hb_nordic', worker2: 'hb_nordic' })
  for (const step of ['deploy', 'build'] as const) {
    agenda(s, { step, seat: 0, at: -1 })
    assert.ok(isAt(s, 'section'), step)
  }
  put(p, { worker1: 'r0c4' })
  p.structures = ['r0c5', 'r1c4', 'r1c3', 'r2c3'].map(placeOf)
  p.cubes.fill(true)
  p.recruits.fill(true)
  for (let unit = 1; unit < 5; unit++) p.units[unit] = placeOf('r0c4')
  for (const step of ['deploy', 'build'] as const) {
    agenda(s, { step, seat: 0, at: -1 })
    assert.ok(isAt(s, 'section'), step)
  }
  for (const step of ['upgrade', 'enlist'] as const) {
    agenda(s, { step, seat: 0 })
    assert.ok(isAt(s, 'section'), step)
  }
})

test('S10.5 A recruit brings two of its bonus; section and bonus are used up', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  const before = { ...p, cards: p.hand.length }
  for (const [i, bonus] of BONUSES.entries()) {
    agenda(s, { step: 'enlist', seat: 0 })
    const section = BOTTOM_ACTIONS[i]
    assert.equal(offered(s, 0, { do: 'enlist' }).length, (4 - i) ** 2)
    act(s, { do: 'enlist', section, bonus })
    assert.deepEqual([p.recruits[i], p.bonuses[i]], [true, true])
  }
  assert.deepEqual(
    [p.power, p.coins, p.popularity, p.hand.length],
    [before.power + 2, before.coins + 2, before.popularity + 2, before.cards + 2],
  )
})

test('S10.1.3 What each section’s recruit pays', () => {
  for (const [i, section] of BOTTOM_ACTIONS.entries()) {
    const s = industrial()
    const p = of(s, 'nordic')
    const before = [p.power, p.coins, p.popularity, p.hand.length]
    agenda(s, { step: 'ongoing', seat: 0, section, before: false })
    assert.deepEqual([p.power, p.coins, p.popularity, p.hand.length], before, 'not enlisted before')
    agenda(s, { step: 'ongoing', seat: 0, section, before: true })
    const after = [p.power, p.coins, p.popularity, p.hand.length]
    assert.deepEqual(
      after.map((value, j) => value - (before[j] ?? 0)),
      [0, 1, 2, 3].map((j) => (j === i ? 1 : 0)),
      section,
    )
  }
})

test('R2 Only Enlist can trigger itself, and only with the recruit gone from it', () => {
  for (const section of ['build', 'enlist'] as const) {
    for (const gone of [false, true]) {
      const s = tableWith(['nordic', 'saxony'], { enlistSelfTrigger: true })
      const p = of(s, 'nordic')
      p.recruits[BOTTOM_ACTIONS.indexOf(section)] = gone
      const before = [p.popularity, p.hand.length]
      agenda(s, { step: 'ongoing', seat: 0, section, before: false })
      const paid = section === 'enlist' && gone ? 1 : 0
      assert.deepEqual([p.popularity, p.hand.length], [before[0], (before[1] ?? 0) + paid])
    }
  }
})

test('S10.1.5, S1.7 With two players the opponent gains once; neighbours without the recruit gain nothing', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['engineering', 'patriotic'])
  const b = of(s, 'saxony')
  b.recruits[2] = true
  const { popularity } = b
  tokens(s, 'r0c4', 'wood', 3)
  act(s, { do: 'section', section: 'build' }, { do: 'skip' }, { do: 'bottom' }, { do: 'build', structure: 'mill' })
  assert.equal(b.popularity, popularity + 1)
  const t = tableWith(['nordic', 'saxony'], {}, ['engineering', 'patriotic'])
  of(t, 'saxony').recruits = [true, true, false, true]
  tokens(t, 'r0c4', 'wood', 3)
  const before = { ...of(t, 'saxony') }
  act(t, { do: 'section', section: 'build' }, { do: 'skip' }, { do: 'bottom' }, { do: 'build', structure: 'mill' })
  const after = of(t, 'saxony')
  assert.deepEqual([after.popularity, after.power, after.coins], [before.popularity, before.power, before.coins])
})

test('S10.1.2 The printed coins of each section, none where none are printed', () => {
  for (const [section, resource, coins] of [
    ['upgrade', 'oil', 3],
    ['deploy', 'metal', 2],
    ['build', 'wood', 1],
    ['enlist', 'food', 0],
  ] as const) {
    const s = industrial()
    const p = of(s, 'nordic')
    tokens(s, 'r0c4', resource, 4)
    const before = p.coins
    act(s, { do: 'section', section }, { do: 'skip' }, { do: 'bottom' }, { do: 'enough' })
    assert.equal(p.coins, before + coins, section)
  }
})

test('S4.3, R40 Who asks to be asked is asked about every gain of the own turn, and may take any part', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  p.asks = true
  p.power = 3
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'power' })
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'take' ? move.amount : -1)),
    [2, 1, 0],
  )
  act(s, { do: 'take', amount: 1 })
  assert.equal(p.power, 4)
  const t = industrial()
  of(t, 'nordic').asks = true
  of(t, 'nordic').power = 3
  act(t, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'power' }, { do: 'take', amount: 0 })
  assert.equal(of(t, 'nordic').power, 3)
})

test('S4.6 Drawing goes on into the shuffled discard pile, and brings cards to light', () => {
  const s = industrial()
  const p = of(s, 'nordic')
  moveCube(s, 'bolster.cards')
  s.combatDeck = ['combat5']
  s.combatDiscard = ['combat2']
  p.hand = []
  const { reveals } = s
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'combatCards' })
  assert.deepEqual([p.hand, s.combatDeck, s.combatDiscard], [['combat5', 'combat2'], [], []])
  assert.ok(s.reveals > reveals)
})
