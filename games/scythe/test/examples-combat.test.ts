/** Worked examples of rules.md: combat. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invariants } from '../audit.ts'
import { placeOf } from '../board.ts'
import { GOALS } from '../data/index.ts'
import { game } from '../game.ts'
import { opponentAt, starsPlaced } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { cardLimit } from '../steps/combat.ts'
import {
  act,
  actAs,
  can,
  clearWorkers,
  deploy,
  moving,
  of,
  put,
  tableWith,
  tokens,
  tokensOf,
  walk,
  where,
} from './table.ts'

const COMBAT = GOALS.indexOf('combat')

/** Saxony's mech on r4c3 next to Nordic's character on r5c3. */
function facing(): ScytheState {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  put(of(s, 'nordic'), { character: 'r5c3' })
  return s
}

/** Attacks with one unit and no further movement. */
function attack(s: ScytheState, unit: 'mech1' | 'mech2' | 'mech3' | 'character', at: string): void {
  moving(s, 1)
  act(s, { do: 'unit', unit }, { do: 'step', to: at })
}

/** Both dials without cards. */
function dials(s: ScytheState, attacker: number, defender: number): void {
  for (const [who, power] of [
    [0, attacker],
    [1, defender],
  ] as const) {
    actAs(s, who, { do: 'dial', power })
    if (game.legal(s, who).some((move) => move.do === 'ready')) actAs(s, who, { do: 'ready' })
  }
}

test('X39 The attacker wins ties; power, popularity, units, cards and star', () => {
  const s = facing()
  const a = of(s, 'saxony')
  const b = of(s, 'nordic')
  a.power = 10
  a.popularity = 5
  a.hand = []
  b.power = 4
  b.hand = ['combat3']
  deploy(b, 'riverwalk', 'r5c3')
  put(b, { worker1: 'r5c3' })
  tokens(s, 'r5c3', 'oil', 2)
  attack(s, 'mech1', 'r5c3')
  actAs(s, 1, { do: 'dial', power: 4 }, { do: 'card', card: 'combat3' })
  assert.equal(s.combatDiscard.length, 0, 'nothing is shown before both are ready')
  actAs(s, 0, { do: 'dial', power: 7 })
  assert.deepEqual([a.power, a.popularity, a.stars[COMBAT]], [3, 4, 1])
  assert.equal(b.power, 0)
  assert.deepEqual(
    [where(b, 'character'), where(b, 'mech1'), where(b, 'worker1')],
    ['hb_nordic', 'hb_nordic', 'hb_nordic'],
  )
  assert.equal(b.hand.length, 1)
  assert.deepEqual(s.combatDiscard, ['combat3'])
  assert.equal(tokensOf(s, 'r5c3', 'oil'), 2)
})

test('X41 The dial goes to 7 and no higher than the power', () => {
  const s = facing()
  of(s, 'saxony').power = 12
  of(s, 'nordic').power = 3
  attack(s, 'mech1', 'r5c3')
  assert.equal(game.legal(s, 0).length, 8)
  assert.equal(game.legal(s, 1).length, 4)
})

test('X42 One card for each fighter, one more by People’s Army', () => {
  for (const army of [false, true]) {
    const s = tableWith(['saxony', 'rusviet'])
    const p = of(s, 'rusviet')
    put(p, { character: 'r5c3', worker1: 'r5c3', worker2: 'r5c3', worker3: 'r5c3' })
    deploy(p, 'riverwalk', 'r5c3')
    deploy(p, army ? 'peoplesArmy' : 'township', 'r5c3')
    p.hand = ['combat2', 'combat2', 'combat2', 'combat2', 'combat2']
    deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
    attack(s, 'mech1', 'r5c3')
    assert.equal(cardLimit(s, 1, placeOf('r5c3')), army ? 4 : 3)
    actAs(s, 1, { do: 'dial', power: 0 })
    for (let i = 0; i < (army ? 4 : 3); i++) actAs(s, 1, { do: 'card' })
    assert.deepEqual(game.actors(s), [0], 'no further card is asked for')
  }
})

test('X43 Artillery with 1 against 1 leaves both without power', () => {
  const s = tableWith(['nordic', 'saxony'])
  deploy(of(s, 'nordic'), 'artillery', 'r4c3')
  put(of(s, 'saxony'), { character: 'r5c3' })
  of(s, 'nordic').power = 1
  of(s, 'saxony').power = 1
  attack(s, 'mech3', 'r5c3')
  act(s, { do: 'ability', ability: 'artillery', use: true })
  assert.deepEqual([of(s, 'nordic').power, of(s, 'saxony').power], [0, 0])
  assert.deepEqual(game.legal(s, 0), [{ do: 'dial', power: 0 }])
  assert.deepEqual(game.legal(s, 1), [{ do: 'dial', power: 0 }])
})

test('X45 Scout takes a random card before commitment', () => {
  const s = tableWith(['crimea', 'saxony'])
  deploy(of(s, 'crimea'), 'scout', 'r4c3')
  put(of(s, 'saxony'), { character: 'r5c3' })
  of(s, 'crimea').hand = []
  of(s, 'saxony').hand = ['combat2', 'combat5']
  attack(s, 'mech3', 'r5c3')
  assert.deepEqual([...of(s, 'crimea').hand, ...of(s, 'saxony').hand].sort(), ['combat2', 'combat5'])
  assert.equal(of(s, 'crimea').hand.length, 1)
  const none = tableWith(['crimea', 'saxony'])
  deploy(of(none, 'crimea'), 'scout', 'r4c3')
  put(of(none, 'saxony'), { character: 'r5c3' })
  of(none, 'crimea').hand = []
  of(none, 'saxony').hand = []
  attack(none, 'mech3', 'r5c3')
  assert.equal(of(none, 'crimea').hand.length, 0)
})

test('X46 Camaraderie spares popularity after combat, not when workers are driven off', () => {
  const s = tableWith(['polania', 'saxony'])
  const p = of(s, 'polania')
  deploy(p, 'camaraderie', 'r4c3')
  p.popularity = 5
  p.power = 7
  put(of(s, 'saxony'), { character: 'r5c3', worker1: 'r5c3', worker2: 'r5c3' })
  of(s, 'saxony').power = 0
  attack(s, 'mech3', 'r5c3')
  dials(s, 3, 0)
  assert.equal(where(of(s, 'saxony'), 'worker1'), 'hb_saxony')
  assert.equal(p.popularity, 5)
  const t = tableWith(['polania', 'saxony'])
  deploy(of(t, 'polania'), 'camaraderie', 'r4c3')
  of(t, 'polania').popularity = 5
  put(of(t, 'saxony'), { worker1: 'r5c3', worker2: 'r5c3' })
  attack(t, 'mech3', 'r5c3')
  assert.equal(of(t, 'polania').popularity, 3)
})

test('X47 Seaworthy retreats to neighbouring lakes, workers with their mech', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'])
  const p = of(s, 'nordic')
  deploy(p, 'seaworthy', 'r3c3')
  put(p, { worker1: 'r3c3', worker2: 'r3c3' })
  p.power = 0
  p.hand = []
  put(of(s, 'polania'), { character: 'r3c2' })
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  of(s, 'saxony').hand = []
  of(s, 'saxony').power = 5
  attack(s, 'mech1', 'r3c3')
  dials(s, 1, 0)
  const places = game.legal(s, 1).map((move) => (move.do === 'retreat' ? move.to : ''))
  assert.deepEqual(places, ['hb_nordic', 'r2c4', 'r4c4'], 'an opposing unit bars r3c2')
  act(s, { do: 'retreat', unit: 'mech2', to: 'r4c4' })
  assert.equal(can(s, { do: 'retreat', unit: 'worker1', to: 'r2c4' }), false)
  act(s, { do: 'retreat', unit: 'worker1', to: 'r4c4' }, { do: 'retreat', unit: 'worker2', to: 'hb_nordic' })
  assert.deepEqual([where(p, 'mech2'), where(p, 'worker1'), where(p, 'worker2')], ['r4c4', 'r4c4', 'hb_nordic'])
})

/**
 * The attacker's mech on the lake r4c4 has stepped to r4c5 against Saxony, another one from r2c3 to r3c3 against
 * Nordic's mech with Seaworthy, which has just lost.
 */
function beatenBeside(faction: 'polania' | 'togawa', version = game.version): ScytheState {
  const s = tableWith([faction, 'nordic', 'saxony'])
  s.version = version
  const a = of(s, faction)
  const sailor = deploy(a, faction === 'polania' ? 'submerge' : 'suiton', 'r4c4')
  const other = deploy(a, faction === 'polania' ? 'camaraderie' : 'toka', 'r2c3')
  a.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  a.power = 5
  a.hand = []
  deploy(of(s, 'nordic'), 'seaworthy', 'r3c3')
  of(s, 'nordic').power = 0
  of(s, 'nordic').hand = []
  put(of(s, 'saxony'), { character: 'r4c5' })
  moving(s, 2)
  walk(s, sailor, 'r4c5')
  walk(s, other, 'r3c3')
  act(s, { do: 'fight', at: 'r3c3' })
  dials(s, 1, 0)
  return s
}

const retreatsOf = (s: ScytheState): string[] =>
  game.legal(s, 1).flatMap((move) => (move.do === 'retreat' ? [move.to] : []))

for (const faction of ['polania', 'togawa'] as const) {
  test(`R57, S15.4 Nobody retreats to the lake to which ${faction} may have to step back`, () => {
    const s = beatenBeside(faction)
    assert.deepEqual(retreatsOf(s), ['hb_nordic', 'r2c4', 'r3c2'])
    act(s, { do: 'retreat', to: 'r2c4' })
    assert.ok(game.result(s) !== null, 'the victory is the sixth star')
    assert.deepEqual([opponentAt(s, -1, placeOf('r4c4')), opponentAt(s, 0, placeOf('r4c4'))], [0, -1])
    invariants(s)
  })
}

test('R57 Tables opened with the first rules keep that lake free', () => {
  assert.deepEqual(retreatsOf(beatenBeside('polania', 1)), ['hb_nordic', 'r2c4', 'r3c2', 'r4c4'])
})

test('R57 The lake from which the winner of this combat came is free', () => {
  const s = tableWith(['polania', 'nordic', 'saxony'])
  const a = of(s, 'polania')
  deploy(a, 'submerge', 'r4c4')
  a.power = 5
  a.hand = []
  deploy(of(s, 'nordic'), 'seaworthy', 'r3c3')
  of(s, 'nordic').hand = []
  moving(s, 1)
  walk(s, 'mech2', 'r3c3')
  dials(s, 5, 0)
  assert.deepEqual(retreatsOf(s), ['hb_nordic', 'r2c4', 'r3c2', 'r4c4'])
  act(s, { do: 'retreat', to: 'r4c4' })
  invariants(s)
})

test('X49 The sixth star undoes the step into a combat not yet fought', () => {
  const s = facing()
  const a = of(s, 'saxony')
  a.stars = [1, 1, 1, 1, 0, 0, 0, 0, 1]
  a.power = 5
  a.hand = []
  a.cubes.fill(true)
  a.recruits.fill(true)
  of(s, 'nordic').hand = []
  deploy(a, 'speed', 'r3c3')
  put(a, { worker1: 'r3c3' })
  tokens(s, 'r3c3', 'food', 2)
  deploy(of(s, 'nordic'), 'riverwalk', 'r3c4')
  of(s, 'nordic').power = 0
  moving(s, 2)
  walk(s, 'mech1', 'r5c3')
  act(s, { do: 'unit', unit: 'mech4' }, { do: 'load', what: 'everything' }, { do: 'step', to: 'r3c4' })
  assert.equal(where(a, 'worker1'), 'r3c4')
  act(s, { do: 'fight', at: 'r5c3' })
  dials(s, 1, 0)
  assert.equal(starsPlaced(a), 6)
  assert.ok(game.result(s) !== null)
  assert.deepEqual([where(a, 'mech1'), where(a, 'mech4'), where(a, 'worker1')], ['r5c3', 'r3c3', 'r3c3'])
  assert.deepEqual([tokensOf(s, 'r3c3', 'food'), tokensOf(s, 'r3c4', 'food')], [2, 0])
})

test('X50 A defender’s sixth star ends the game on the attacker’s turn', () => {
  const s = facing()
  const b = of(s, 'nordic')
  b.stars = [1, 1, 1, 1, 1, 0, 0, 0, 0]
  b.power = 5
  b.hand = []
  clearWorkers(of(s, 'saxony'))
  of(s, 'saxony').power = 0
  of(s, 'saxony').hand = []
  attack(s, 'mech1', 'r5c3')
  dials(s, 0, 1)
  assert.equal(starsPlaced(b), 6)
  assert.deepEqual(game.actors(s), [])
  assert.equal(where(of(s, 'saxony'), 'mech1'), 'hb_saxony')
})

test('X51 The third victory brings a star to Saxony only', () => {
  for (const faction of ['saxony', 'rusviet'] as const) {
    const s = tableWith([faction, 'nordic'])
    const p = of(s, faction)
    deploy(p, 'riverwalk', 'r4c3')
    put(of(s, 'nordic'), { character: 'r5c3' })
    p.wins = 2
    p.stars[COMBAT] = 2
    p.power = 5
    p.hand = []
    of(s, 'nordic').power = 0
    of(s, 'nordic').hand = []
    attack(s, 'mech1', 'r5c3')
    dials(s, 1, 0)
    assert.equal(p.stars[COMBAT], faction === 'saxony' ? 3 : 2)
  }
})

test('R13 Nothing against nothing: the attacker wins, the loser draws no card', () => {
  const s = facing()
  of(s, 'nordic').hand = []
  of(s, 'saxony').hand = []
  attack(s, 'mech1', 'r5c3')
  dials(s, 0, 0)
  assert.equal(of(s, 'saxony').wins, 1)
  assert.equal(of(s, 'nordic').hand.length, 0)
})
