/** E23 by rule number: what effects and cards are worth, and what an unfinished action will still bring. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boardFigures, type Effect, segmentById } from '../data/index.ts'
import type { EssenceState } from '../index.ts'
import { pendingWorth } from '../pending.ts'
import { player } from '../pieces.ts'
import {
  costWorth,
  effectsWorth,
  effectWorth,
  netWorth,
  segmentTarget,
  segmentWorth,
  valueModel,
  worthPerRound,
} from '../value.ts'
import { actAs, atTurn, CHA, CHO, island, resolve, TIK, UNI } from './table.ts'

const near = (actual: number, expected: number, what = ''): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${what} ${actual}, not ${expected}`)

function segment(id: string) {
  const found = segmentById.get(id)
  assert.ok(found !== undefined, id)
  return found
}

const resources: readonly (readonly [Effect, number])[] = [
  [{ op: 'essence', n: 2 }, 2],
  [{ op: 'wealth', n: 2 }, 2],
  [{ op: 'influence', n: 3 }, 3],
  [{ op: 'draw', n: 2 }, 3],
  [{ op: 'foundation', n: 2 }, 3],
  [{ op: 'attack', n: 2 }, 2],
  [{ op: 'defense', n: 5 }, 3],
  [{ op: 'ignoreAttack', n: 1 }, 2],
  [{ op: 'shards', n: 1 }, 6],
]
for (const [effect, worth] of resources) {
  test(`E23.1 ${JSON.stringify(effect)} is worth ${worth}`, () => near(effectWorth(effect), worth))
}

const actions: readonly (readonly [Effect, number])[] = [
  [{ op: 'attackAction' }, 3.5],
  [{ op: 'attackAction', bonus: 2 }, 5.5],
  [{ op: 'buildAction' }, 1.5],
  [{ op: 'buildAction', discount: 2 }, 3.5],
  [{ op: 'buildAction', freeFoundation: true }, 3],
  [{ op: 'treatyAction' }, 2.5],
  [{ op: 'treatyAction', discount: 1 }, 3.5],
  [{ op: 'moveSegment', n: 1 }, 3],
  [{ op: 'swapSegments', n: 1 }, 3.5],
  [{ op: 'spy', stars: ['side'] }, 2],
  [{ op: 'rector' }, 4],
  [{ op: 'raid' }, 2],
  [{ op: 'take', what: 'either', from: 'opponent', n: 2 }, 2.6],
]
for (const [effect, worth] of actions) {
  test(`E23.2 ${JSON.stringify(effect)} is worth ${worth}`, () => near(effectWorth(effect), worth))
}

test('E23.2 a main action is worth the Essence that a passed player gets in a turn', () => {
  assert.equal(valueModel.mainAction, boardFigures.passEssence.at(-1))
})

test('E23.2 a discount is worth what it saves, one for fragments less: they are not read every turn', () => {
  const discount = (what: 'build' | 'treaty' | 'prophecy'): number => effectWorth({ op: 'discount', what, n: 2 })
  near(discount('build'), 2)
  near(discount('treaty'), 2)
  assert.ok(discount('prophecy') < 2)
})

test('E23.2 fewer targets make an attack less, its reward makes it more; loot of the Slaver counts', () => {
  const plain = effectWorth({ op: 'attackAction' })
  assert.ok(effectWorth({ op: 'attackAction', targets: ['threat', 'monster'] }) < plain)
  near(effectWorth({ op: 'attackAction', targets: ['threat', 'monster', 'player'] }), plain)
  assert.ok(effectWorth({ op: 'attackAction', loot: 'slaver' }) > plain)
  const reward = effectWorth({ op: 'attackAction', onWin: [{ op: 'essence', n: 5 }] })
  assert.ok(reward > plain && reward < plain + 5)
})

test('E23.2 of two lists the player picks the better, an opponent the worse', () => {
  const options: [Effect[], Effect[]] = [[{ op: 'essence', n: 2 }], [{ op: 'essence', n: 5 }]]
  near(effectWorth({ op: 'choose', options }), 5)
  const judged = effectWorth({ op: 'opponentChooses', options })
  assert.ok(judged >= 2 && judged < 3)
  near(effectsWorth([...options[0], ...options[1]]), 7)
})

test('E23.2 a count is taken at what is usual, between its limits', () => {
  const of = (times: number, limits: object): number =>
    effectWorth({ op: 'essence', n: { count: 'segments:cultural', times, ...limits } })
  assert.ok(of(2, {}) > of(1, {}))
  near(of(1, { max: 1 }), 1)
  near(of(1, { min: 8 }), 8)
})

test('E23.3 costs are subtracted', () => {
  near(costWorth([{ pay: 'wealth', n: 2 }]), 2)
  near(
    costWorth([
      { pay: 'influence', n: 1 },
      { pay: 'card', n: 2 },
    ]),
    4,
  )
  near(netWorth({ cost: [{ pay: 'influence', n: 1 }], do: [{ op: 'essence', n: 3 }] }), 2)
})

/** E23.3 golden × 2.5, passive × triggers × 2.5, side (value − cost) × 2.25, main (value − cost − 2.5) × 2.25. */
for (const [id, worth] of [
  ['bank', 1 + 0.8 - 0.2 + 2 * 2.5],
  ['minstrel-stage', 2 + 0.8 - 0.2 + 1 * 2.5],
  ['theatre', 3 + 0.8 - 0.2 + (2 - 1) * 2.25],
  ['war-room', 1 + 0.8 - 0.2 + (3.5 + 1 - 2.5) * 2.25],
  ['petition-hall', 2 + 0.8 - 0.2 + 1 * 2.5],
  ['toll-bridge', 2 + 0.8 - 0.2 + 1 * 2.5],
] as const) {
  test(`E23.3 the ${id} is worth ${worth}`, () => near(segmentWorth(segment(id)), worth))
}

test('E23.3 in a single round a segment is worth its share of that', () => {
  near(worthPerRound(segment('bank')), 2)
  near(worthPerRound(segment('theatre')), ((2 - 1) * 2.25) / 2.5)
  near(worthPerRound(segment('tavern')), 0)
})

test('E23.4 placement: the second plus counts less, minus a little; Monuments more than twice as much', () => {
  near(segmentWorth(segment('festival-green')), 4 + 0.8 + 0.6 - 0.2 + 1)
  near(segmentWorth(segment('amphitheatre-of-winds')), 6 + 1.8 + 1.2 - 0.3 + 1.5)
})

test('E23.5 targets of characters', () => {
  assert.deepEqual(valueModel.characterTargets, { followerMain: 5, followerSide: 2, advisorMain: 6, advisorSide: 3 })
})

test('E23.5 targets, and the Tavern of the rulebook is exactly on its own', () => {
  near(segmentTarget(segment('cloud-nets')), 4.7)
  near(segmentTarget(segment('tavern')), 5.8)
  near(segmentTarget(segment('bank')), 6.9)
  near(segmentTarget(segment('sky-foundry')), 10)
  near(segmentWorth(segment('tavern')), 5.8)
})

test('an unfinished action: a card that waits for its cell counts as what its best cell brings', () => {
  const s = atTurn([CHO, UNI])
  island(s, 0, ['theatre', 1, 1])
  resolve(s, { step: 'place', seat: 0, card: 'tavern' })
  near(pendingWorth(s, 0, 0), 2 + 2)
  resolve(s, { step: 'place', seat: 0, card: 'school' })
  near(pendingWorth(s, 0, 2), 2 + 0 + 1.5 * 2)
  near(pendingWorth(s, 1, 2), 0)
})

/** Seat 0 about to choose the target of a War Pact. */
function attacking(): EssenceState {
  const s = atTurn([CHA, UNI, TIK])
  s.row = ['', '', '', '', '', '']
  Object.assign(player(s, 0), { attack: 6, wealth: 2, influence: 0, hand: [] })
  Object.assign(player(s, 1), { defense: 5 })
  Object.assign(player(s, 2), { defense: 20 })
  s.threat = 3
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' })
  return s
}

test('an unfinished action: an attack counts as its best target', () => {
  const s = attacking()
  near(pendingWorth(s, 0, 1), 3)
  player(s, 1).defense = 3
  const beatable = pendingWorth(s, 0, 1)
  assert.ok(beatable > 3 && beatable < 4, 'there is loot')
  player(s, 1).ignores = 1
  near(pendingWorth(s, 0, 1), 3)
  Object.assign(s, { threat: 9 })
  near(pendingWorth(s, 0, 1), 0)
})

test('an unfinished action: a monster brings its fragment too, if it can be paid and read', () => {
  const s = attacking()
  s.threat = 9
  player(s, 1).defense = 9
  s.row = ['i-18', 'i-01', '', '', '', '']
  near(pendingWorth(s, 0, 1), 0)
  s.row = ['', 'i-18', '', '', '', '']
  near(pendingWorth(s, 0, 1), 6 - 4 + 2 + 1.5)
  s.readDone = true
  near(pendingWorth(s, 0, 1), 0)
  s.readDone = false
  player(s, 0).attack = 7
  s.row = ['', 'ii-17', '', '', '', '']
  near(pendingWorth(s, 0, 1), 0)
  player(s, 0).influence = 1
  near(pendingWorth(s, 0, 1), 7 - 6 + 4 + 2 * 1.5)
  player(s, 0).attack = 6
  near(pendingWorth(s, 0, 1), 0)
})

test('an unfinished action: the bonus of an attack counts before and after it is declared, for any seat', () => {
  const s = atTurn([UNI, TIK])
  s.row = ['', '', '', '', '', '']
  s.threat = 9
  Object.assign(player(s, 0), { defense: 4 })
  Object.assign(player(s, 1), { attack: 6 })
  const step = { seat: 1, script: `${TIK}.axe-captain:0`, bearer: '', island: 1 } as const
  s.agenda = [{ step: 'attack', at: 0, ...step }]
  const declared = pendingWorth(s, 1, 1)
  assert.ok(declared > 3 && declared < 4, `${declared}`)
  s.agenda = [{ step: 'effects', next: 0, ...step }]
  near(pendingWorth(s, 1, 1), declared)
  s.agenda = [{ step: 'effects', next: 0, ...step, script: 'war-pact:0' }]
  near(pendingWorth(s, 1, 1), declared - 1)
})

test('an unfinished action: an offer to build counts for whoever can pay something', () => {
  const s = atTurn([TIK, UNI])
  const offer = (wealth: number, discount: number): number => {
    player(s, 0).wealth = wealth
    s.agenda = [{ step: 'build', seat: 0, discount, free: true }]
    return pendingWorth(s, 0, 1)
  }
  near(offer(0, 0), 0)
  assert.ok(offer(1, 0) > 0 && offer(0, 1) > 0)
})

test('an unfinished action: moving is worth more where there is more to move', () => {
  const s = atTurn([TIK, UNI])
  const lifting = (...cards: readonly (readonly [string, number, number])[]): number => {
    island(s, 0, ...cards)
    s.agenda = [{ step: 'lift', seat: 0 }]
    return pendingWorth(s, 0, 1)
  }
  assert.ok(lifting(['mint', 1, 0], ['bank', 2, 0]) > lifting(['mint', 1, 0]))
})

test('an unfinished action: what belongs to no seat ends it', () => {
  const s = atTurn([TIK, UNI])
  s.agenda = [{ step: 'claim', seat: 0, card: 'ii-14', unpaid: false }, { step: 'renewRow' }]
  near(pendingWorth(s, 0, 1), 0)
})

test('an unfinished action: what is left of a list counts, what is still to be paid counts against it', () => {
  const s = atTurn([CHA, UNI])
  s.agenda = [{ step: 'effects', seat: 0, next: 1, script: `${CHA}.overseer:0`, bearer: '', island: 0 }]
  near(pendingWorth(s, 0, 1), 1 + 2)
  s.agenda.push({ step: 'pay', seat: 0, amount: 2, for: 'war-pact' })
  const owing = pendingWorth(s, 0, 1)
  assert.ok(owing < 3 && owing >= 1)
})

test('an unfinished action: discounts count while the turn can still use them', () => {
  const s = atTurn([CHA, UNI])
  const p = player(s, 0)
  s.agenda = [{ step: 'turn', seat: 0 }]
  near(pendingWorth(s, 0, 1), 0)
  const worth = (done: boolean): number => {
    s.mainDone = done
    return pendingWorth(s, 0, 1)
  }
  Object.assign(p, { buildDiscount: 2, foundations: 1 })
  assert.ok(worth(false) > 0 && worth(false) <= 2)
  near(worth(true), 0)
  p.foundations = 0
  near(worth(false), 0)
  Object.assign(p, { buildDiscount: 0, treatyDiscount: 2 })
  assert.ok(worth(false) > 0 && worth(false) <= 2)
  near(worth(true), 0)
  Object.assign(p, { treatyDiscount: 0, prophecyDiscount: 2 })
  assert.ok(worth(true) > 0 && worth(true) <= 2)
  s.readDone = true
  near(worth(true), 0)
})

test('an unfinished action: what an opponent owes or decides for the seat counts for the seat', () => {
  const s = atTurn([CHA, UNI])
  const turn = { step: 'turn', seat: 0 } as const
  s.agenda = [turn, { step: 'give', seat: 1, to: 0, what: 'either', amount: 2 }]
  near(pendingWorth(s, 0, 1), 2.6)
  near(pendingWorth(s, 1, 1), 0)
  s.agenda = [turn, { step: 'take', seat: 0, what: 'either', amount: 1 }]
  near(pendingWorth(s, 0, 1), 1.3)
  s.agenda = [turn, { step: 'judge', seat: 1, for: 0, at: 0, script: `${CHA}.inquisitor:0`, bearer: '', island: 0 }]
  assert.ok(pendingWorth(s, 0, 1) > 3)
  near(pendingWorth(s, 1, 1), 0)
  s.agenda = [{ step: 'claim', seat: 0, card: 'ii-14', unpaid: false }]
  near(pendingWorth(s, 0, 1), 8 + 3)
})
