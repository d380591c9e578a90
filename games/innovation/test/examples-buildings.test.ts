import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextIncome } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, buildingAt, canAs, put } from './table.ts'

const WORKSHOPS = ['E12', 'E11', 'E10', 'E9', 'E8', 'D12', 'D11', 'C11', 'B10']

function withWorkshops(count: number, terrain: 'desert' | 'mountain' = 'desert'): InnovationState {
  const s = bare([{ terrain }, { terrain: 'lake' }, { terrain: 'forest' }])
  player(s, 0).bonus = ''
  for (const hex of WORKSHOPS.slice(0, count)) put(s, 0, hex, 'workshop')
  return s
}

test('Ex 29 (A10.3) the fifth workshop slot is empty', () => {
  const tools = [2, 4, 5, 6, 9].map((count) => nextIncome(withWorkshops(count), 0).tool)
  assert.deepEqual(tools, [3, 5, 5, 6, 9])
})

test('Ex 30 (A13.2, A10.1) an upgrade moves income from tools to power and coins', () => {
  for (const [terrain, coins] of [['desert', 2] as const, ['mountain', 5] as const]) {
    const s = withWorkshops(3, terrain)
    assert.equal(nextIncome(s, 0).tool, 4)
    Object.assign(player(s, 0), { tools: 2, coins: 6 })
    actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'guild' })
    const { tool, power, coin } = nextIncome(s, 0)
    assert.deepEqual([tool, power, coin], [3, 1, coins])
  }
})

/** A guild of seat 0 on E12 and the goods for a school. */
function beforeSchool(): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 3, coins: 5 })
  return s
}

test('Ex 31 (A26.3) the slot of a competency gives steps and books', () => {
  const s = beforeSchool()
  const p = player(s, 0)
  p.levels = [0, 1, 0, 0]
  p.bowls = [5, 7, 0]
  const slot = 4 // comp-slot-law-2
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'school' }, { do: 'competency', competency: s.competencies[slot] ?? '' })
  assert.deepEqual(p.levels, [0, 3, 0, 0])
  assert.equal(p.books[1], 1)
  assert.deepEqual(p.bowls, [4, 8, 0])
})

test('Ex 33 (A26.2) no competency twice', () => {
  const s = beforeSchool()
  player(s, 0).competencies = ['tower']
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'school' })
  assert.ok(canAs(s, 0, { do: 'competency', competency: 'windfall' }))
  assert.ok(!canAs(s, 0, { do: 'competency', competency: 'tower' }))
})

test('Ex 34 (A27.10) palace-10 charges 12 and gives two books', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'guild')
  s.palaces = ['palace-10', 'palace-17']
  const p = player(s, 0)
  Object.assign(p, { tools: 4, coins: 6, bowls: [5, 7, 0], bonus: '' })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'palace' }, { do: 'palace', palace: 'palace-10' })
  actAs(s, 0, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'medicine' })
  assert.deepEqual(p.bowls, [0, 5, 7])
  assert.deepEqual(p.books, [0, 1, 0, 1])
  assert.equal(nextIncome(s, 0).coin, 6)
})

test('Ex 35 (A22.3) round tile, bonus and palace reward the same guild', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'workshop')
  s.rounds[0] = 'guild-law'
  Object.assign(player(s, 0), { tools: 2, coins: 6, bonus: 'guild-charter', palace: 'palace-13' })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'guild' })
  assert.equal(player(s, 0).vp, 29)
})

test('Ex 37 (A14.2) sailing rewards of the lake and of the others', () => {
  const s = bare([{ terrain: 'lake' }, { terrain: 'desert' }, { terrain: 'forest' }])
  const p = player(s, 0)
  Object.assign(p, { coins: 4, scholars: 1, pool: 6 })
  actAs(s, 0, { do: 'sailing' })
  assert.deepEqual([p.coins, p.scholars, p.sailing, p.vp], [0, 0, 2, 23])

  const other = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  Object.assign(player(other, 0), { coins: 4, scholars: 1, pool: 6, sailing: 1 })
  actAs(other, 0, { do: 'sailing' }, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'law' })
  assert.deepEqual([player(other, 0).books, player(other, 0).vp], [[0, 2, 0, 0], 20])
})

test('Ex 38 (A15.1) plains terraform for one coin', () => {
  const s = bare([{ terrain: 'plains' }, { terrain: 'lake' }, { terrain: 'forest' }])
  const p = player(s, 0)
  Object.assign(p, { coins: 1, tools: 1, scholars: 1, pool: 6 })
  actAs(s, 0, { do: 'terraforming' }, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'banking' })
  assert.deepEqual([p.coins, p.tools, p.scholars, p.terraforming, p.books], [0, 0, 0, 2, [1, 1, 0, 0]])
})

/** Seat 0 with a palace on E12 and books for the innovation, which lies in the first slot (banking and law). */
function inventing(innovation: string, books = [2, 2, 1, 0]): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations[0] = innovation
  player(s, 0).books = books
  return s
}

test('Ex 39 (A14.3, A14.4) steam-engine at the end of the sailing track', () => {
  const s = inventing('steam-engine')
  s.rounds[0] = 'track-engineering'
  const p = player(s, 0)
  Object.assign(p, { sailing: 3, terraforming: 2 })
  actAs(s, 0, { do: 'innovation', innovation: 'steam-engine' })
  assert.deepEqual([p.scholars, p.sailing, p.terraforming, p.vp], [1, 3, 3, 29])
})

test('Ex 41 (A16.2) the second and third innovation cost more books', () => {
  const needs = (terrain: 'desert' | 'wasteland', owned: number, books: number): boolean => {
    const s = inventing('library', [books - 3, 3, 0, 0])
    player(s, 0).terrain = terrain === 'desert' ? 0 : 6
    player(s, 0).innovations = ['science', 'census'].slice(0, owned)
    return canAs(s, 0, { do: 'innovation', innovation: 'library' })
  }
  assert.deepEqual([needs('desert', 1, 5), needs('desert', 1, 6)], [false, true])
  assert.equal(needs('wasteland', 1, 5), true)
  for (const terrain of ['desert', 'wasteland'] as const) {
    assert.deepEqual([needs(terrain, 2, 6), needs(terrain, 2, 7)], [false, true])
  }
})

test('Ex 42 (A16.4) coloured books are paid in their colour', () => {
  const s = inventing('library', [0, 3, 3, 1])
  s.innovations[0] = ''
  s.innovations[1] = 'library' // engineering and medicine
  assert.ok(!canAs(s, 0, { do: 'innovation', innovation: 'library' }))
  player(s, 0).books = [0, 2, 3, 2]
  assert.ok(canAs(s, 0, { do: 'innovation', innovation: 'library' }))
})

test('Ex 43 (A28) library, census and telecommunication', () => {
  const library = inventing('library')
  player(library, 0).levels = [7, 5, 3, 1]
  actAs(library, 0, { do: 'innovation', innovation: 'library' })
  assert.equal(player(library, 0).vp, 32)

  const census = inventing('census')
  for (const hex of ['E11', 'E10', 'E9', 'E8', 'D12', 'D11', 'C11', 'B10']) put(census, 0, hex, 'workshop')
  actAs(census, 0, { do: 'innovation', innovation: 'census' })
  assert.equal(player(census, 0).vp, 32)

  const settlements = inventing('telecommunication')
  put(settlements, 0, 'A1', 'workshop')
  put(settlements, 0, 'I1', 'workshop')
  actAs(settlements, 0, { do: 'innovation', innovation: 'telecommunication' })
  assert.equal(player(settlements, 0).vp, 20)
})

test('Ex 45 (A29.2, A29.4) a neutral guild a spade away', () => {
  const s = inventing('neutral-guild')
  s.rounds[0] = 'guild-medicine'
  const p = player(s, 0)
  Object.assign(p, { tools: 2, terraforming: 2, bonus: '' })
  const before = nextIncome(s, 0)
  actAs(s, 0, { do: 'innovation', innovation: 'neutral-guild' }, { do: 'place', hex: 'E11' })
  assert.deepEqual([p.tools, p.vp, p.supply[1], buildingAt(s, 'E11')], [0, 23, 4, 'guild'])
  const after = nextIncome(s, 0)
  assert.deepEqual([after.coin - before.coin, after.power - before.power], [5, 0])
})

test('R9 (A28.1) architecture: a step for each of three shapes, two in law and one in medicine', () => {
  const s = inventing('architecture')
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'guild')
  put(s, 0, 'E9', 'tower', true)
  const p = player(s, 0)
  actAs(s, 0, { do: 'innovation', innovation: 'architecture' }, { do: 'step', discipline: 'law' })
  actAs(s, 0, { do: 'step', discipline: 'medicine' }, { do: 'step', discipline: 'law' })
  assert.deepEqual([p.levels, p.vp], [[0, 2, 0, 1], 30])
})

test('R9 (A33) school-report: a step for each school, each in a discipline of its own', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  for (const hex of ['E12', 'E10']) put(s, 0, hex, 'school')
  player(s, 0).bonus = 'school-report'
  actAs(s, 0, { do: 'pass' }, { do: 'step', discipline: 'banking' }, { do: 'step', discipline: 'medicine' })
  assert.deepEqual(player(s, 0).levels, [1, 0, 0, 1])
})

test('R8 (A25.2) the two steps of a book action are one icon and are not split', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  s.bookActions = ['book-steps', 'book-coins', 'book-power']
  player(s, 0).books = [1, 0, 0, 0]
  actAs(s, 0, { do: 'bookAction', action: 'book-steps' }, { do: 'step', discipline: 'law' })
  assert.deepEqual(player(s, 0).levels, [0, 2, 0, 0])
  assert.ok(!canAs(s, 0, { do: 'step' }))
})
