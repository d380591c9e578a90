/** Worked examples of rules.md: bottom row. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import { BOTTOM_ACTIONS, GOALS, STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { bottomCost } from '../mat.ts'
import { starsPlaced } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { act, can, deploy, of, put, tableWith, tokens, tokensOf } from './table.ts'

const BUILD = BOTTOM_ACTIONS.indexOf('build')

test('X61 An upgrade raises a top value and lowers a bottom cost', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['patriotic', 'industrial'])
  const p = of(s, 'nordic')
  const { coins } = p
  tokens(s, 'r0c5', 'oil', 2)
  act(s, { do: 'section', section: 'upgrade' }, { do: 'skip' }, { do: 'bottom', action: 'upgrade' })
  assert.equal(can(s, { do: 'upgrade', to: 'upgrade' }), false, 'the Upgrade cost has no slot')
  act(s, { do: 'upgrade', from: 'move.units', to: 'deploy' })
  assert.deepEqual([tokensOf(s, 'r0c5', 'oil'), bottomCost(s, p, 1), p.coins], [0, 3, coins + 1])
  s.agenda = [{ step: 'top', seat: 0 }]
  act(s, { do: 'move' })
  const step = next(s)
  assert.equal(step?.step === 'moving' && step.left, 3)
})

test('X62 With all mechs deployed Deploy brings coins and bonuses only', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  for (const ability of ['riverwalk', 'seaworthy', 'artillery', 'speed'] as const) deploy(p, ability, 'r0c4')
  p.stars[GOALS.indexOf('mechs')] = 1
  p.recruits[1] = true
  const { coins } = p
  tokens(s, 'r0c4', 'metal', 3)
  act(s, { do: 'section', section: 'deploy' }, { do: 'skip' }, { do: 'bottom' })
  assert.equal(p.coins, coins + 2 + 1)
  assert.equal(can(s, { do: 'deploy' }), false)
})

/** Four seats clockwise A nordic, B rusviet, C crimea, D saxony; A is about to build and can pay. */
function building(): ScytheState {
  const s = tableWith(['nordic', 'rusviet', 'crimea', 'saxony'], {}, [
    'engineering',
    'patriotic',
    'mechanical',
    'agricultural',
  ])
  for (const p of s.players) {
    p.recruits[BUILD] = true
    p.popularity = 5
    p.coins = 0
  }
  tokens(s, 'r0c4', 'wood', 3)
  act(s, { do: 'section', section: 'build' }, { do: 'skip' })
  return s
}

test('X63 The builder, then the left, then the right neighbour gain; nobody else', () => {
  const s = building()
  act(s, { do: 'bottom' })
  const events = act(s, { do: 'build', structure: 'mill', at: 'r0c4' })
  assert.deepEqual(
    events.filter(({ type }) => type === 'ongoing').map(({ seat }) => seat),
    [0, 1, 3],
  )
  assert.deepEqual(
    s.players.map((p) => p.popularity),
    [6, 6, 5, 6],
  )
})

test('R11 A neighbour who declines the bonus by preference gets nothing', () => {
  const s = building()
  of(s, 'rusviet').accepts[BUILD] = false
  act(s, { do: 'bottom' }, { do: 'build', structure: 'mill', at: 'r0c4' })
  assert.deepEqual(
    s.players.map((p) => p.popularity),
    [6, 5, 5, 6],
  )
})

test('X65 The left neighbour’s sixth star ends the game before the right one gains', () => {
  const s = building()
  of(s, 'rusviet').popularity = 17
  of(s, 'rusviet').stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  act(s, { do: 'bottom' }, { do: 'build', structure: 'mill', at: 'r0c4' })
  assert.equal(starsPlaced(of(s, 'rusviet')), 6)
  assert.equal(of(s, 'saxony').popularity, 5)
  assert.deepEqual(game.actors(s), [])
})

test('X66 The builder’s sixth star comes after coins and own bonus, before the neighbours’', () => {
  const s = building()
  const p = of(s, 'nordic')
  p.structures = [-1, placeOf('r0c5'), placeOf('r1c4'), placeOf('r1c3')]
  p.stars = [1, 1, 0, 1, 1, 1, 0, 0, 0]
  act(s, { do: 'bottom' }, { do: 'build', structure: 'mill', at: 'r0c4' })
  assert.deepEqual([p.coins, p.popularity, starsPlaced(p)], [3, 6, 6])
  assert.deepEqual([of(s, 'rusviet').popularity, of(s, 'saxony').popularity], [5, 5])
  assert.deepEqual(game.actors(s), [])
})

test('X67 A recruit from the Enlist section pays at once only by option', () => {
  for (const enlistSelfTrigger of [false, true]) {
    const s = tableWith(['nordic', 'saxony'], { enlistSelfTrigger }, ['industrial', 'patriotic'])
    const p = of(s, 'nordic')
    p.hand = []
    tokens(s, 'r0c4', 'food', 8)
    act(s, { do: 'section', section: 'enlist' }, { do: 'skip' }, { do: 'bottom' })
    act(s, { do: 'enlist', section: 'enlist', bonus: 'combatCards' })
    assert.equal(p.hand.length, enlistSelfTrigger ? 3 : 2)
    s.agenda = [{ step: 'bottom', seat: 0 }]
    const before = p.hand.length
    act(s, { do: 'bottom' }, { do: 'enlist', bonus: 'power' })
    assert.equal(p.hand.length, before + 1)
  }
})

test('X69 Where structures may stand', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r2c4')
  put(p, { worker1: 'r2c4', worker2: 'r3c3', worker3: 'r0c5', character: 'r1c4' })
  of(s, 'saxony').structures[0] = placeOf('r0c5')
  s.agenda.push({ step: 'build', seat: 0, at: -1 })
  for (const at of ['r2c4', 'r0c5', 'r1c4']) assert.equal(can(s, { do: 'build', at }), false, at)
  assert.ok(can(s, { do: 'build', at: 'r3c3' }))
})

test('X70 Tokens pay from anywhere', () => {
  const s = tableWith(['polania', 'saxony'], {}, ['industrial', 'patriotic'])
  put(of(s, 'polania'), { worker1: 'r2c1', worker2: 'r4c3' })
  tokens(s, 'r2c1', 'wood', 3)
  act(
    s,
    { do: 'section', section: 'build' },
    { do: 'skip' },
    { do: 'bottom' },
    { do: 'build', structure: 'armory', at: 'r4c3' },
  )
  assert.equal(of(s, 'polania').structures[STRUCTURES.indexOf('armory')], placeOf('r4c3'))
  assert.equal(tokensOf(s, 'r2c1', 'wood'), 0)
})

test('S12.3 Coercion pays one token a turn with a combat card', () => {
  const s = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'crimea')
  p.hand = ['combat4']
  tokens(s, 'r6c3', 'wood', 2)
  act(s, { do: 'section', section: 'build' }, { do: 'skip' }, { do: 'bottom' }, { do: 'coerce', card: 'combat4' })
  assert.deepEqual(s.combatDiscard, ['combat4'])
  assert.equal(tokensOf(s, 'r6c3', 'wood'), 0)
  assert.ok(can(s, { do: 'build' }))
})

test('R26, S4.3 Who asks to be asked may decline coins', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['engineering', 'patriotic'])
  const p = of(s, 'nordic')
  tokens(s, 'r0c4', 'wood', 3)
  p.coins = 0
  act(s, { do: 'prefer', what: 'gains', on: true }, { do: 'section', section: 'build' }, { do: 'skip' })
  act(s, { do: 'bottom' }, { do: 'build', structure: 'mill', at: 'r0c4' }, { do: 'take', what: 'coins', amount: 1 })
  assert.equal(p.coins, 1)
})
