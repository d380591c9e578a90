/** S7, S12, S19 Combat rule by rule: who may commit what, abilities on either side, settlement. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next, plainChance } from '@ludarium/kernel'
import { placeOf } from '../board.ts'
import type { Ability, Faction } from '../data/index.ts'
import { game } from '../game.ts'
import type { ScytheState } from '../state.ts'
import { cardLimit } from '../steps/combat.ts'
import { act, actAs, can, clearWorkers, deploy, moving, of, put, tableWith, tokens, walk, where } from './table.ts'

/** The attacker's character on r4c3 next to the defender's on r5c3; each side with the mechs of these abilities, far away. */
function facing(
  attacker: Faction,
  defender: Faction,
  mechs: { readonly attacker?: readonly Ability[]; readonly defender?: readonly Ability[] } = {},
): ScytheState {
  const s = tableWith([attacker, defender])
  for (const [faction, at, list] of [
    [attacker, 'r4c3', mechs.attacker],
    [defender, 'r5c3', mechs.defender],
  ] as const) {
    const p = of(s, faction)
    put(p, { character: at })
    for (const ability of list ?? []) deploy(p, ability, `hb_${faction}`)
    p.power = 6
    p.hand = []
  }
  return s
}

/** The attacker's character steps into the combat. */
function attack(s: ScytheState, at = 'r5c3'): void {
  moving(s, 1)
  act(s, { do: 'unit', unit: 'character' }, { do: 'step', to: at })
}

/** Dials of both sides, no cards. */
function dials(s: ScytheState, attacker: number, defender: number): void {
  actAs(s, 0, { do: 'dial', power: attacker })
  if (game.legal(s, 0).some((move) => move.do === 'ready')) actAs(s, 0, { do: 'ready' })
  actAs(s, 1, { do: 'dial', power: defender })
  if (game.legal(s, 1).some((move) => move.do === 'ready')) actAs(s, 1, { do: 'ready' })
}

test('S7.3, S19.6 Suiton gives one more card on a lake, nowhere else', () => {
  const s = tableWith(['togawa', 'saxony'])
  const p = of(s, 'togawa')
  put(p, { character: 'r2c4' })
  assert.equal(cardLimit(s, 0, placeOf('r2c4')), 1, 'without Suiton')
  deploy(p, 'suiton', 'r4c3')
  assert.equal(cardLimit(s, 0, placeOf('r2c4')), 2, 'a lake')
  assert.equal(cardLimit(s, 0, placeOf('r4c3')), 1, 'land')
  put(p, { character: 'r4c3' })
  assert.equal(cardLimit(s, 0, placeOf('r4c3')), 2, 'one for each fighter')
  assert.equal(cardLimit(s, 0, placeOf('r3c3')), 0, 'nobody there')
})

test('S7.3, S12.2 People’s Army needs a worker in the hex', () => {
  const s = tableWith(['rusviet', 'saxony'])
  const p = of(s, 'rusviet')
  put(p, { character: 'r4c3' })
  deploy(p, 'peoplesArmy', 'r3c6')
  assert.equal(cardLimit(s, 0, placeOf('r4c3')), 1)
  put(p, { worker1: 'r4c3' })
  assert.equal(cardLimit(s, 0, placeOf('r4c3')), 2)
})

test('S7.3 Every card of the hand can be added, in any number up to the limit', () => {
  const s = facing('saxony', 'nordic', { attacker: ['speed'] })
  const p = of(s, 'saxony')
  deploy(p, 'riverwalk', 'r4c3')
  p.hand = ['combat4', 'combat2', 'combat4']
  moving(s, 2)
  walk(s, 'character', 'r5c3')
  walk(s, 'mech1', 'r5c3')
  assert.equal(can(s, { do: 'card' }), false, 'first the dial')
  actAs(s, 0, { do: 'dial', power: 0 })
  const offered = (): string[] => game.legal(s, 0).map((move) => (move.do === 'card' ? move.card : move.do))
  assert.deepEqual(offered(), ['combat2', 'combat4', 'ready'])
  actAs(s, 0, { do: 'card', card: 'combat4' })
  assert.deepEqual(offered(), ['combat2', 'combat4', 'ready'])
  actAs(s, 0, { do: 'card', card: 'combat4' })
  assert.deepEqual(game.actors(s), [1], 'two fighters, two cards')
  actAs(s, 1, { do: 'dial', power: 6 })
  assert.deepEqual([p.hand, s.combatDiscard], [['combat2'], ['combat4', 'combat4']])
  assert.equal(p.wins, 1, '8 against 6')
})

test('S7.3 A hand that is used up ends the question', () => {
  const s = facing('saxony', 'nordic')
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  of(s, 'saxony').hand = ['combat2']
  moving(s, 2)
  walk(s, 'character', 'r5c3')
  walk(s, 'mech1', 'r5c3')
  actAs(s, 0, { do: 'dial', power: 0 }, { do: 'card' })
  assert.deepEqual(game.actors(s), [1])
})

test('S7.4 One less than the attacker loses, one more wins', () => {
  for (const [attacker, defender, won] of [
    [3, 2, true],
    [3, 3, true],
    [3, 4, false],
  ] as const) {
    const s = facing('saxony', 'nordic')
    attack(s)
    dials(s, attacker, defender)
    assert.deepEqual([of(s, 'saxony').wins, of(s, 'nordic').wins], won ? [1, 0] : [0, 1])
    assert.deepEqual([of(s, 'saxony').power, of(s, 'nordic').power], [6 - attacker, 6 - defender])
    assert.equal(where(of(s, 'saxony'), 'character'), won ? 'r5c3' : 'hb_saxony')
    assert.equal(where(of(s, 'nordic'), 'character'), won ? 'hb_nordic' : 'r5c3')
  }
})

test('S7.5.2 Only the loser’s units in that hex go home', () => {
  const s = facing('saxony', 'nordic', { defender: ['riverwalk'] })
  const b = of(s, 'nordic')
  put(b, { mech1: 'r0c4', worker1: 'r5c3', worker2: 'r0c5' })
  attack(s)
  dials(s, 3, 0)
  assert.deepEqual(
    [where(b, 'character'), where(b, 'worker1'), where(b, 'mech1'), where(b, 'worker2')],
    ['hb_nordic', 'hb_nordic', 'r0c4', 'r0c5'],
  )
})

test('S7.5.3 A winning attacker pays popularity for workers, a winning defender does not', () => {
  const s = facing('saxony', 'nordic')
  of(s, 'saxony').popularity = 5
  put(of(s, 'nordic'), { worker1: 'r5c3', worker2: 'r5c3' })
  attack(s)
  dials(s, 1, 0)
  assert.equal(of(s, 'saxony').popularity, 3)
  assert.equal(s.forced, 2)
  const t = tableWith(['saxony', 'nordic'])
  const a = of(t, 'saxony')
  clearWorkers(a)
  deploy(a, 'riverwalk', 'r4c3')
  put(a, { worker1: 'r4c3' })
  put(of(t, 'nordic'), { character: 'r5c3' })
  of(t, 'nordic').popularity = 5
  of(t, 'nordic').hand = []
  a.hand = []
  moving(t, 1)
  act(t, { do: 'unit', unit: 'mech1' }, { do: 'load', what: 'worker' }, { do: 'step', to: 'r5c3' })
  dials(t, 0, 1)
  assert.equal(of(t, 'nordic').popularity, 5)
  assert.equal(t.forced, 0, 'it is not the defender’s turn')
})

test('S7.5.4 A loser with a total of 1 or more draws a card, also by cards alone', () => {
  for (const [dial, card, draws] of [
    [0, false, false],
    [1, false, true],
    [0, true, true],
  ] as const) {
    const s = facing('saxony', 'nordic')
    const b = of(s, 'nordic')
    b.hand = ['combat2']
    attack(s)
    actAs(s, 0, { do: 'dial', power: 6 })
    actAs(s, 1, { do: 'dial', power: dial }, card ? { do: 'card' } : { do: 'ready' })
    assert.equal(b.hand.length, (card ? 0 : 1) + (draws ? 1 : 0))
  }
})

test('S6.9.1 Each contested hex is fought once, in the order of the active player', () => {
  const s = facing('saxony', 'nordic', { defender: ['riverwalk'] })
  deploy(of(s, 'saxony'), 'riverwalk', 'r2c3')
  put(of(s, 'nordic'), { mech1: 'r3c3' })
  moving(s, 2)
  walk(s, 'mech1', 'r3c3')
  walk(s, 'character', 'r5c3')
  assert.deepEqual(
    game.legal(s, 0).map((move) => (move.do === 'fight' ? move.at : '')),
    ['r3c3', 'r5c3'],
  )
  act(s, { do: 'fight', at: 'r5c3' })
  assert.equal(where(of(s, 'nordic'), 'mech1'), 'r3c3')
  dials(s, 2, 0)
  assert.equal(where(of(s, 'nordic'), 'character'), 'hb_nordic')
  dials(s, 2, 0)
  assert.equal(where(of(s, 'nordic'), 'mech1'), 'hb_nordic', 'the last one needs no choice')
  assert.deepEqual([of(s, 'saxony').wins, s.contests], [2, []])
})

test('S12.1 Artillery works for both sides and needs one power', () => {
  for (const [nordic, power, asked] of [
    ['attacker', 1, true],
    ['attacker', 0, false],
    ['defender', 1, true],
    ['defender', 0, false],
  ] as const) {
    const s =
      nordic === 'attacker'
        ? facing('nordic', 'saxony', { attacker: ['artillery'] })
        : facing('saxony', 'nordic', { defender: ['artillery'] })
    of(s, 'nordic').power = power
    attack(s)
    assert.equal(can(s, { do: 'ability', ability: 'artillery', use: true }), asked)
    if (!asked) continue
    act(s, { do: 'ability', use: true })
    assert.deepEqual([of(s, 'nordic').power, of(s, 'saxony').power], [0, 4])
  }
})

test('S12.1 Artillery that is not used costs nothing', () => {
  const s = facing('nordic', 'saxony', { attacker: ['artillery'] })
  attack(s)
  act(s, { do: 'ability', use: false })
  assert.deepEqual([of(s, 'nordic').power, of(s, 'saxony').power], [6, 6])
  assert.equal(next(s)?.step, 'battle')
})

test('S12.3, S12.4 Scout and Disarm work for the defender too', () => {
  const s = facing('saxony', 'crimea', { defender: ['scout'] })
  of(s, 'saxony').hand = ['combat5']
  attack(s)
  assert.deepEqual([of(s, 'saxony').hand, of(s, 'crimea').hand], [[], ['combat5']])
  const t = facing('crimea', 'saxony', { defender: ['disarm'] })
  attack(t)
  assert.equal(of(t, 'crimea').power, 4)
})

test('S12 An ability whose mech is still on the mat does not work', () => {
  for (const [attacker, defender, changed] of [
    ['saxony', 'crimea', 'crimea'],
    ['crimea', 'saxony', 'saxony'],
    ['albion', 'saxony', 'saxony'],
    ['saxony', 'albion', 'albion'],
  ] as const) {
    const s = facing(attacker, defender)
    of(s, 'saxony').hand = ['combat2']
    attack(s)
    assert.equal(next(s)?.step, 'battle')
    assert.deepEqual([of(s, changed).power, of(s, attacker).power, of(s, 'saxony').hand.length], [6, 6, 1])
  }
})

test('S19.4 Sword works for the attacker only, Shield for the defender only', () => {
  for (const [side, ability, powers] of [
    ['attacker', 'sword', { albion: 6, saxony: 4 }],
    ['attacker', 'shield', { albion: 6, saxony: 6 }],
    ['defender', 'sword', { albion: 6, saxony: 6 }],
    ['defender', 'shield', { albion: 8, saxony: 6 }],
  ] as const) {
    const s =
      side === 'attacker'
        ? facing('albion', 'saxony', { attacker: [ability] })
        : facing('saxony', 'albion', { defender: [ability] })
    attack(s)
    assert.deepEqual({ albion: of(s, 'albion').power, saxony: of(s, 'saxony').power }, powers, `${side} ${ability}`)
  }
})

test('S19.6 Ronin gives two power when it is used, as attacker and as defender', () => {
  for (const side of ['attacker', 'defender'] as const) {
    for (const use of [true, false]) {
      const s =
        side === 'attacker'
          ? facing('togawa', 'saxony', { attacker: ['ronin'] })
          : facing('saxony', 'togawa', { defender: ['ronin'] })
      attack(s)
      act(s, { do: 'ability', ability: 'ronin', use })
      assert.equal(of(s, 'togawa').power, use ? 8 : 6)
    }
  }
})

test('S7.7 Combat on a lake follows the same rules', () => {
  const s = tableWith(['polania', 'nordic'])
  deploy(of(s, 'polania'), 'submerge', 'r3c2')
  deploy(of(s, 'nordic'), 'seaworthy', 'r2c4')
  put(of(s, 'nordic'), { worker1: 'r2c4' })
  for (const p of s.players) {
    p.power = 5
    p.hand = []
    p.popularity = 5
  }
  moving(s, 1)
  walk(s, 'mech2', 'r2c4')
  dials(s, 3, 1)
  assert.equal(of(s, 'nordic').wins + of(s, 'polania').wins, 1)
  assert.equal(of(s, 'polania').popularity, 4)
  assert.deepEqual([where(of(s, 'nordic'), 'mech2'), where(of(s, 'nordic'), 'worker1')], ['hb_nordic', 'hb_nordic'])
})

/** Nordic loses on the Factory with its character, two mechs and a worker. */
function routed(): ScytheState {
  const s = tableWith(['saxony', 'nordic'])
  const b = of(s, 'nordic')
  deploy(b, 'seaworthy', 'r3c3')
  deploy(b, 'speed', 'r3c3')
  put(b, { character: 'r3c3', worker1: 'r3c3' })
  b.power = 0
  b.hand = []
  tokens(s, 'r3c3', 'oil', 3)
  put(of(s, 'saxony'), { character: 'r4c3' })
  of(s, 'saxony').power = 3
  of(s, 'saxony').hand = []
  attack(s, 'r3c3')
  dials(s, 1, 0)
  return s
}

test('S12.1, R35 Beaten fighters may go to different lakes, workers only where a mech has gone', () => {
  const s = routed()
  const b = of(s, 'nordic')
  act(s, { do: 'retreat', unit: 'character', to: 'r2c4' }, { do: 'retreat', unit: 'mech2', to: 'r3c2' })
  act(s, { do: 'retreat', unit: 'mech4', to: 'r4c4' })
  const offered = game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : ''))
  assert.deepEqual(offered, ['hb_nordic', 'r3c2', 'r4c4'], 'no worker without a mech')
  act(s, { do: 'retreat', unit: 'worker1', to: 'r3c2' })
  assert.deepEqual([where(b, 'character'), where(b, 'mech2'), where(b, 'worker1')], ['r2c4', 'r3c2', 'r3c2'])
})

test('S12.1 With no mech on a lake the workers go home by themselves; tokens stay behind (R34)', () => {
  const s = routed()
  const b = of(s, 'nordic')
  act(s, { do: 'retreat', unit: 'character', to: 'r2c4' }, { do: 'retreat', unit: 'mech2', to: 'hb_nordic' })
  act(s, { do: 'retreat', unit: 'mech4', to: 'hb_nordic' })
  assert.equal(where(b, 'worker1'), 'hb_nordic')
  assert.equal(s.resources[4 * placeOf('r3c3') + 2], 3)
  assert.equal(of(s, 'saxony').wins, 1)
})

test('S12.1 Without Seaworthy, or with no lake next to the hex, everybody goes home', () => {
  for (const [mech, from, at] of [
    ['speed', 'r4c3', 'r3c3'],
    ['seaworthy', 'r5c4', 'r6c5'],
  ] as const) {
    const s = tableWith(['saxony', 'nordic'])
    const unit = deploy(of(s, 'nordic'), mech, at)
    put(of(s, 'saxony'), { character: from })
    of(s, 'nordic').hand = []
    of(s, 'saxony').hand = []
    attack(s, at)
    dials(s, 0, 0)
    assert.equal(where(of(s, 'nordic'), unit), 'hb_nordic')
  }
})

test('S12.1 One lake next to the hex is enough to choose', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'nordic'), 'seaworthy', 'r6c1')
  put(of(s, 'saxony'), { character: 'r5c1', worker2: 'r5c0' })
  for (const p of s.players) p.hand = []
  attack(s, 'r6c1')
  dials(s, 1, 0)
  assert.deepEqual(
    game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : '')),
    ['hb_nordic', 'r6c2'],
  )
})

test('S12.1 A lake with a unit of the first seat is not free', () => {
  const s = tableWith(['polania', 'nordic'])
  deploy(of(s, 'polania'), 'submerge', 'r3c2')
  put(of(s, 'polania'), { character: 'r2c4' })
  deploy(of(s, 'nordic'), 'seaworthy', 'r3c3')
  for (const p of s.players) p.hand = []
  moving(s, 1)
  walk(s, 'mech2', 'r3c3')
  dials(s, 1, 0)
  assert.deepEqual(
    game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : '')),
    ['hb_nordic', 'r3c2', 'r4c4'],
  )
})

test('R57 One of several attackers from a lake is enough to keep it', () => {
  const s = tableWith(['polania', 'nordic', 'saxony'])
  const a = of(s, 'polania')
  deploy(a, 'submerge', 'r4c4')
  deploy(a, 'camaraderie', 'r2c3')
  put(a, { character: 'r5c4' })
  deploy(of(s, 'nordic'), 'seaworthy', 'r3c3')
  put(of(s, 'saxony'), { character: 'r4c5' })
  for (const p of s.players) p.hand = []
  moving(s, 3)
  walk(s, 'mech2', 'r4c5')
  walk(s, 'character', 'r4c5')
  walk(s, 'mech3', 'r3c3')
  act(s, { do: 'fight', at: 'r3c3' })
  dials(s, 1, 0)
  assert.deepEqual(
    game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : '')),
    ['hb_nordic', 'r2c4', 'r3c2'],
  )
})

test('S12.3 Scout takes exactly one card, and what it was is known from then on', () => {
  const s = facing('crimea', 'saxony', { attacker: ['scout'] })
  of(s, 'saxony').hand = ['combat2', 'combat2', 'combat3', 'combat3', 'combat4', 'combat4', 'combat5', 'combat5']
  moving(s, 1)
  act(s, { do: 'unit', unit: 'character' })
  const { reveals } = s
  act(s, { do: 'step', to: 'r5c3' })
  assert.deepEqual([of(s, 'saxony').hand.length, of(s, 'crimea').hand.length], [7, 1])
  assert.ok(s.reveals > reveals)
})

test('S7.3, S18.1 Others imagine a whole commitment behind a sealed one', () => {
  const s = facing('saxony', 'nordic')
  attack(s)
  actAs(s, 1, { do: 'dial', power: 3 })
  const view = game.view(s, 0)
  const step = next(game.imagine(view, 0, plainChance('combat')))
  const [dial] = step?.step === 'battle' ? (step.given[1] ?? []) : []
  assert.equal(dial?.do, 'dial')
})

test('S7.2, R16 The attacker’s ability comes before the defender’s', () => {
  const s = facing('nordic', 'togawa', { attacker: ['artillery'], defender: ['ronin'] })
  attack(s)
  assert.deepEqual(game.actors(s), [0])
  act(s, { do: 'ability', use: true })
  assert.deepEqual(game.actors(s), [1])
  act(s, { do: 'ability', use: true })
  assert.deepEqual([of(s, 'nordic').power, of(s, 'togawa').power], [5, 6])
})
