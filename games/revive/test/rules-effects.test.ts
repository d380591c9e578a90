/** R2 What the rules know of an effect before it happens: whether it may be declined, interrupts, helps, costs, gives. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dealsOf, effectOf, halfKey, modOf, ongoingOf } from '../effects.ts'
import { player } from '../pieces.ts'
import { table } from './table.ts'

const s = table()
const of = (key: string): ReturnType<typeof effectOf> => effectOf(s, key)

test('R2.3 hibernation and artifacts cannot be declined, nor what holds one of them', () => {
  const mandatory = (key: string): boolean => of(key).mandatory
  assert.deepEqual(
    ['CN12.top', 'CN12.top.0', 'CN12.top.1', 'CN12.bottom', 'points.21', 'points.7', 'K01', 'K13'].map(mandatory),
    [true, false, true, true, true, false, false, false],
  )
  assert.deepEqual(['R04', 'R13', 'water.3'].map(mandatory), [true, true, false])
  for (const key of ['R04', 'water.3']) {
    const { calm, helpful, aid, gains, parts } = of(key)
    assert.deepEqual([calm, helpful, aid, gains, parts], [false, false, null, [], []], key)
  }
})

test('I5 inside a payment: nothing that starts an action, a card or a placement', () => {
  const calm = (key: string): boolean => of(key).calm
  assert.deepEqual(
    ['K01', 'K13', 'K14', 'K16', 'K22', 'K25', 'K26', 'K28', 'MG05', 'MG07', 'MG10', 'MN05', 'MN06', 'SM1'].map(calm),
    [true, true, true, false, true, true, true, false, false, true, false, false, false, true],
  )
})

test('I3 what might help a payment: resources, boosts, a star, a crate that is used again', () => {
  const helpful = (key: string): boolean => of(key).helpful
  assert.deepEqual(
    ['K01', 'K10', 'K13', 'K14', 'K16', 'K18', 'K22', 'K27', 'MG05', 'MG07', 'SM1', 'SM3', 'CG10.top'].map(helpful),
    [true, false, true, false, true, false, true, true, true, false, false, true, true],
  )
})

test('R5.6 what an effect surely adds to a payment', () => {
  const aid = (key: string): unknown => {
    const found = of(key).aid
    return found === null ? null : [found.gear, found.book, found.food, found.wild, found.crystal]
  }
  assert.deepEqual(aid('K01'), [2, 0, 0, 0, 0])
  assert.deepEqual(aid('K08'), [0, 1, 0, 1, 1])
  assert.deepEqual(aid('K09'), [0, 0, 1, 1, 1])
  assert.deepEqual(aid('K27'), [0, 0, 0, 1, 0])
  assert.deepEqual(aid('CN12.top'), [0, 3, 0, 1, 1])
  assert.equal(aid('K18'), null)
  assert.equal(aid('K14'), null)
  assert.deepEqual(of('K22').aid, {
    gear: 0,
    book: 0,
    food: 0,
    wild: 0,
    crystal: 0,
    range: 1,
    discount: 2,
    unlimited: false,
    kinds: ['build'],
  })
  assert.equal(of('MY05').aid?.unlimited, true)
})

test('R2.4 what an effect gives, in the order in which it is gained, and what it costs', () => {
  assert.deepEqual(of('K07').gains, [
    { what: 'gear', n: 1 },
    { what: 'crystal', n: 1 },
  ])
  assert.deepEqual(of('CG10.top').gains, [{ what: 'basic', n: 1 }])
  assert.deepEqual(of('K14').gains, [])
  assert.deepEqual(of('MG07').cost, { crystal: 0, gear: 1, book: 0, food: 0, basic: 0 })
  assert.deepEqual(of('SM1').cost, { crystal: 0, gear: 0, book: 0, food: 0, basic: 1 })
  assert.deepEqual(of('K01').cost, { crystal: 0, gear: 0, book: 0, food: 0, basic: 0 })
  assert.deepEqual(of('score.1').gains, [{ what: 'points', n: 1 }])
  assert.deepEqual(of('score.12').gains, [{ what: 'points', n: 12 }])
  assert.deepEqual(of('step.gray').op, { do: 'advance', track: 'gray', n: 1 })
  assert.deepEqual(of('crystal').gains, [{ what: 'crystal', n: 1 }])
  assert.deepEqual(
    of('vast').inside.map(({ gains }) => gains),
    [[{ what: 'crystal', n: 1 }], [{ what: 'points', n: 1 }]],
  )
})

test('R2.8 keys: parts below their whole, all below the component', () => {
  assert.deepEqual(of('K13').parts, ['K13.0', 'K13.1'])
  assert.deepEqual(
    of('K13').inside.map(({ key }) => key),
    ['K13.0', 'K13.1'],
  )
  assert.equal(of('CN12.bottom.0').root, 'CN12')
  assert.equal(of('K13').root, 'K13')
  assert.deepEqual([halfKey('CG01', 'top'), halfKey('CG01', 'bottom')], ['CG01.top', 'CG01.bottom'])
  assert.throws(() => of('K99'), /no effect/)
  assert.throws(() => halfKey('C', 'top'), /no card/)
  assert.throws(() => modOf(s, 'K01'), /no modifier/)
})

test('R8.6, R17.1, R21.5 modifiers that work while a card shows, and trades of tribes', () => {
  assert.deepEqual(ongoingOf(s, { card: 'CG01', half: 'top' }), [])
  const deals = (tribe: string): unknown[] => {
    const t = table({ tribes: [tribe] })
    return dealsOf(t, player(t, 0)).map(({ tech, doubles, cost }) => [tech, doubles, cost.crystal, cost.basic])
  }
  assert.deepEqual(deals('formica'), [['t1', true, 1, 0]])
  assert.deepEqual(deals('hofstadterians'), [['t1', false, 0, 2]])
  assert.deepEqual(deals('kuniban'), [['t2', false, 1, 0]])
  assert.deepEqual(deals('nadair'), [])
})
