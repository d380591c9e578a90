/** Worked examples of populating, cards, modules and slots (R31 E27 to E47). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import { count } from '../counts.ts'
import { type Half, MODULE_SPACES, type SlotId } from '../data/index.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, give, offered, resources, settle, slotIn, table } from './table.ts'

const populate = (space: string): ReviveMove => ({ do: 'populate', space })
const slot = (id: SlotId, half: Half): ReviveMove => ({ do: 'slot', slot: id, half })

function hand(s: ReviveState, ...cards: string[]): void {
  player(s, 0).active = cards
}

function fit(s: ReviveState, space: string, module: string): void {
  player(s, 0).modules[MODULE_SPACES.findIndex(({ id }) => id === space)] = module
}

/** Plays a card and picks the slot. */
function play(s: ReviveState, card: string, id: SlotId, half: Half): void {
  actAs(s, 0, { do: 'play', card })
  if (asked(s) === 'slot') actAs(s, 0, slot(id, half))
}

test('E27 the first figure is t1, for two books and no food next to the chasm', () => {
  const s = table()
  give(s, 0, { book: 6 })
  actAs(s, 0, populate('1,0'))
  assert.equal(player(s, 0).figures[0], spaceOf('1,0'))
  assert.equal(player(s, 0).figures[1], -1)
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 4, food: 0 })
})

/** t2 on 1,0 where B and C stand already; a machine lowers the cost. */
function crowded(discount: number, tribe = 'vukuntur'): ReviveState {
  const s = table({ seats: 3, tribes: [tribe] })
  settle(s, 0, { t1: '1,-1' })
  player(s, 1).figures[0] = spaceOf('1,0')
  player(s, 2).figures[0] = spaceOf('1,0')
  const p = player(s, 0)
  if (discount >= 2) p.machines.push({ id: 'MN02', charged: false })
  if (discount >= 4) p.crates.push('K24')
  p.energy = 1
  give(s, 0, { food: 3, book: 6 })
  return s
}

test('E29 discounts lower the technology, never the books for others', () => {
  const two = crowded(2)
  actAs(two, 0, populate('1,0'), { do: 'tech', tech: 't3' }, { do: 'machine', machine: 'MN02' })
  if (asked(two) === 'pay') actAs(two, 0, { do: 'confirm' })
  assert.equal(player(two, 0).resources.book, 6 - 3)
  assert.deepEqual([player(two, 1).resources.book, player(two, 2).resources.book], [1, 1])
  const four = crowded(4)
  actAs(
    four,
    0,
    populate('1,0'),
    { do: 'tech', tech: 't3' },
    { do: 'machine', machine: 'MN02' },
    { do: 'crate', crate: 'K24' },
  )
  if (asked(four) === 'pay') actAs(four, 0, { do: 'confirm' })
  assert.equal(player(four, 0).resources.book, 6 - 2)
})

test('E30 Hofstadterians pay no books to others already with the action that unlocks t4', () => {
  const s = crowded(0, 'hofstadterians')
  actAs(s, 0, populate('1,0'), { do: 'tech', tech: 't4' })
  if (asked(s) === 'pay') actAs(s, 0, { do: 'confirm' })
  assert.equal(player(s, 0).resources.book, 3)
  assert.deepEqual([player(s, 1).resources.book, player(s, 2).resources.book], [0, 0])
})

test('E31 technologies connected to an unlocked one', () => {
  const s = table({ tribes: ['vukuntur'] })
  settle(s, 0, { t1: '1,-1', t3: '1,0' })
  give(s, 0, { book: 6, food: 6, crystal: 3 })
  actAs(s, 0, populate('0,-1'))
  assert.deepEqual(
    offered(s, 0, { do: 'tech' }).map((move) => (move.do === 'tech' ? move.tech : '')),
    ['t2', 't4', 't6'],
  )
})

test('E33 t6 gives an artifact of choice and an energy', () => {
  const s = table({ tribes: ['vukuntur'] })
  settle(s, 0, { t1: '1,-1', t3: '1,0' })
  give(s, 0, { book: 5, food: 6 })
  const { energy } = player(s, 0)
  actAs(s, 0, populate('0,-1'))
  if (asked(s) === 'tech') actAs(s, 0, { do: 'tech', tech: 't6' })
  if (asked(s) === 'pay') actAs(s, 0, { do: 'confirm' })
  assert.equal(offered(s, 0, { do: 'artifact' }).length, 3)
  actAs(s, 0, { do: 'artifact', artifact: 'MA-1-teal' })
  assert.deepEqual(player(s, 0).artifacts, ['MA-1-teal'])
  assert.equal(player(s, 0).energy, energy + 1)
})

test('E34 the slot decides which half of a card is used', () => {
  const top = table()
  hand(top, 'SA1')
  play(top, 'SA1', 'T2', 'top')
  assert.equal(player(top, 0).resources.gear, 2)
  const bottom = table()
  hand(bottom, 'SA1')
  play(bottom, 'SA1', 'B1', 'bottom')
  assert.equal(asked(bottom), 'module')
  assert.equal(player(bottom, 0).resources.gear, 0)
})

test('E35 modules of the card’s colour work, others do not', () => {
  const s = table()
  hand(s, 'SA3')
  fit(s, 'T1-1', 'M25')
  fit(s, 'T1-2', 'M17')
  play(s, 'SA3', 'T1', 'top')
  actAs(s, 0, { do: 'choose', option: 0 })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 1, book: 2, food: 0 })
})

test('E37 a card on a slot symbol reactivates the earlier card of its colour and may close the slot', () => {
  const s = table()
  hand(s, 'SA1', 'SA2')
  slotIn(s, 0, 'T1', 'CG04', 'top')
  play(s, 'SA1', 'T1', 'top')
  assert.equal(player(s, 0).resources.gear, 4)
  actAs(s, 0, { do: 'play', card: 'SA2' })
  assert.ok(!canAs(s, 0, slot('T1', 'top')))
  assert.ok(canAs(s, 0, slot('T2', 'top')))
})

test('E38 cards of another colour stay without being reactivated; books stop at six', () => {
  const s = table()
  hand(s, 'SA3')
  slotIn(s, 0, 'T1', 'CG04', 'top')
  slotIn(s, 0, 'T1', 'CN04', 'top')
  give(s, 0, { book: 3 })
  play(s, 'SA3', 'T1', 'top')
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 6, food: 0 })
})

test('E39 a card of all colours reactivates everything and triggers every module', () => {
  const s = table()
  hand(s, 'SA3')
  slotIn(s, 0, 'T1', 'CG04', 'top')
  fit(s, 'T1-1', 'M17')
  player(s, 0).machines.push({ id: 'MN05', charged: false })
  actAs(
    s,
    0,
    { do: 'play', card: 'SA3' },
    { do: 'machine', machine: 'MN05' },
    { do: 'wild', card: 'SA3' },
    slot('T1', 'top'),
  )
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 2, book: 2, food: 1 })
})

test('E41 the fifth slot needs t3', () => {
  const s = table({ tribes: ['vukuntur'] })
  hand(s, 'CY01')
  actAs(s, 0, { do: 'play', card: 'CY01' })
  assert.ok(!canAs(s, 0, slot('R', 'bottom')))
  const open = table({ tribes: ['vukuntur'] })
  hand(open, 'CY01')
  settle(open, 0, { t1: '1,0', t3: '1,-1' })
  play(open, 'CY01', 'R', 'bottom')
  assert.equal(player(open, 0).tracks.yellow, 2)
  assert.equal(asked(open), 'module')
})

test('E42 visible flasks', () => {
  const s = table({ tribes: ['vukuntur'] })
  settle(s, 0, { t1: '1,0', t3: '1,-1' })
  const p = player(s, 0)
  p.machines.push({ id: 'MG02', charged: false })
  fit(s, 'B1-1', 'M01')
  slotIn(s, 0, 'T1', 'CN05', 'top')
  slotIn(s, 0, 'T2', 'CN06', 'top')
  hand(s, 'CG10', 'CY10')
  play(s, 'CY10', 'R', 'top')
  assert.equal(count(s, 0, 'flasksVisible'), 7)
  let taken = 0
  while (asked(s) === 'basic') {
    actAs(s, 0, { do: 'take', resource: taken % 2 === 0 ? 'gear' : 'food' })
    taken++
  }
  assert.equal(taken, 7)
})

test('E43 food for yellow cards in slots', () => {
  const s = table()
  slotIn(s, 0, 'T1', 'SA5', 'top')
  slotIn(s, 0, 'B1', 'SA6', 'bottom')
  hand(s, 'CY06')
  play(s, 'CY06', 'T2', 'top')
  assert.equal(player(s, 0).resources.food, 4)
})

test('E45 three times a gear for food or books', () => {
  const s = table()
  hand(s, 'CG11')
  give(s, 0, { gear: 2 })
  play(s, 'CG11', 'T1', 'top')
  for (const option of [0, 0, 1]) actAs(s, 0, { do: 'pay', resource: 'gear' }, { do: 'choose', option })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 2, food: 4 })
  assert.equal(s.actions, 1)
})

test('E46 a card may rest another one but not itself, and wake it at once', () => {
  const s = table()
  slotIn(s, 0, 'T1', 'SA1', 'top')
  player(s, 0).resting = []
  hand(s, 'CG09')
  play(s, 'CG09', 'B1', 'bottom')
  actAs(s, 0, { do: 'part', part: 'CG09.bottom.0' })
  assert.deepEqual(offered(s, 0, { do: 'rest' }), [{ do: 'rest', card: 'SA1' }])
  actAs(s, 0, { do: 'rest', card: 'SA1' }, { do: 'wake', card: 'SA1' })
  assert.deepEqual(player(s, 0).active, ['SA1'])
})

test('E47 a sleeper card: gains, hibernation, and it leaves the game', () => {
  const s = table()
  hand(s, 'CY12')
  play(s, 'CY12', 'T1', 'top')
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 0, book: 0, food: 3 })
  assert.equal(asked(s), 'reward')
  actAs(s, 0, { do: 'decline' })
  assert.ok(s.gone.includes('CY12'))
  assert.equal(player(s, 0).hibernation, 1)
  assert.equal(s.active, 1)

  const solo = table({ seats: 1 })
  player(solo, 0).active = ['CY12']
  play(solo, 'CY12', 'T1', 'top')
  assert.equal(solo.cube, 2)
})
