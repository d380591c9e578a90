/** Disciplines, competencies, palaces, innovations, bonuses, triggers (A22, A25-A29, A33, A34). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { hexNamed } from '../board.ts'
import { competencySlots, type FactionId, type Terrain, WHEEL } from '../data/index.ts'
import { countOf, fire } from '../effects.ts'
import { nextIncome } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player } from '../state.ts'
import { asksForKey, canStep, unusedKeys } from '../tracks.ts'
import { actAs, bare, buildingAt, canAs, offered, put, terrainAt, turn } from './table.ts'

function three(faction: FactionId = 'blessed', terrain: Terrain = 'desert'): InnovationState {
  return bare([{ terrain, faction }, { terrain: terrain === 'lake' ? 'desert' : 'lake' }, { terrain: 'forest' }])
}

/** Seat 0 has a guild on E12 and builds the palace with this tile. */
function withPalace(
  palace: string,
  goods: Partial<Player> = {},
  prepare?: (s: InnovationState) => void,
): InnovationState {
  const s = three()
  put(s, 0, 'E12', 'guild')
  s.palaces = [palace, palace === 'palace-17' ? 'palace-10' : 'palace-17']
  Object.assign(player(s, 0), { tools: 4, coins: 6, bonus: '' }, goods)
  prepare?.(s)
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'palace' }, { do: 'palace', palace })
  return s
}

/** Four players; seat 0 has a palace on E12, books and this innovation in the first slot. */
function inventing(
  innovation: string,
  goods: Partial<Player> = {},
  prepare?: (s: InnovationState) => void,
): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations[0] = innovation
  Object.assign(player(s, 0), { books: [2, 2, 1, 0], bonus: '' }, goods)
  prepare?.(s)
  actAs(s, 0, { do: 'innovation', innovation })
  return s
}

test('A25.3 every level charges once: 3, 5, 7 and 12', () => {
  for (const [from, steps, power] of [
    [0, 2, 0],
    [2, 1, 1],
    [3, 1, 0],
    [4, 1, 2],
    [6, 1, 2],
    [11, 1, 3],
  ] as const) {
    const s = three()
    Object.assign(player(s, 0), { levels: [from, 0, 0, 0], scholars: 1, cities: ['city-tools'] })
    s.bookActions = ['book-steps', 'book-coins', 'book-power']
    if (steps === 2) actAs(s, 0, { do: 'send', discipline: 'banking', steps })
    else actAs(s, 0, { do: 'return', discipline: 'banking' })
    assert.deepEqual(player(s, 0).bowls, [12 - power, power, 0], `level ${from + steps}`)
  }
})

test('A25.4 keys: city tiles less the tracks beyond 7', () => {
  const p = player(three(), 0)
  Object.assign(p, { cities: ['a', 'b', 'c'], levels: [7, 8, 12, 0] })
  assert.equal(unusedKeys(p), 1)
  Object.assign(p, { levels: [8, 8, 12, 7] })
  assert.equal(unusedKeys(p), 0)
  Object.assign(p, { levels: [0, 0, 0, 8] })
  assert.equal(unusedKeys(p), 2)
})

test('A25.4, A25.6 where a marker may go', () => {
  const s = three()
  const p = player(s, 0)
  const at = (level: number): boolean => {
    p.levels = [level, 0, 0, 0]
    return canStep(s, p, 0)
  }
  assert.deepEqual([at(0), at(6), at(7)], [true, true, false])
  p.cities = ['a']
  assert.deepEqual([at(7), at(8), at(10), at(11), at(12)], [true, true, true, true, false])
  player(s, 2).levels = [12, 0, 0, 0]
  assert.deepEqual([at(10), at(11)], [true, false])
})

test('A25.6 the Automa and the virtual player take level 12 too', () => {
  const two = bare([{ terrain: 'desert' }, { terrain: 'lake' }])
  assert.ok(two.virtual !== null)
  Object.assign(player(two, 0), { levels: [11, 0, 0, 0], cities: ['a'] })
  assert.ok(canStep(two, player(two, 0), 0))
  two.virtual.levels = [12, 2, 2, 2]
  assert.ok(!canStep(two, player(two, 0), 0))
  const solo = bare([{ terrain: 'forest' }])
  assert.ok(solo.automa !== null)
  Object.assign(player(solo, 0), { levels: [11, 0, 0, 0], cities: ['a'] })
  solo.automa.levels = [12, 0, 0, 0]
  assert.ok(!canStep(solo, player(solo, 0), 0))
})

test('A25.5 the key is asked for only where it is a choice', () => {
  const p = player(three(), 0)
  const asks = (levels: number[], keys: number, count: number): boolean => {
    Object.assign(p, { levels, cities: Array.from({ length: keys }, () => 'city-tools') })
    return asksForKey(p, 0, count)
  }
  assert.ok(asks([6, 0, 0, 0], 1, 2))
  assert.ok(!asks([6, 0, 0, 0], 1, 1), 'level 8 is not reached')
  assert.ok(!asks([6, 0, 0, 0], 0, 2), 'no key')
  assert.ok(!asks([6, 0, 0, 0], 4, 2), 'keys for all four tracks')
  assert.ok(asks([6, 0, 0, 0], 3, 2))
  assert.ok(!asks([6, 8, 8, 8], 4, 2), 'the only track that could use it')
  assert.ok(!asks([8, 0, 0, 0], 2, 2), 'beyond the door')
  assert.ok(asks([7, 0, 7, 0], 1, 1))
})

test('A25.5 a step that is given, not chosen, asks for the key and goes on with the rest', () => {
  const s = three()
  const p = player(s, 0)
  put(s, 0, 'E12', 'guild')
  Object.assign(p, { tools: 3, coins: 5, levels: [6, 0, 0, 0], cities: ['city-tools'] })
  const slot = competencySlots.findIndex(({ gain }) => gain.steps?.banking === 3)
  actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: s.competencies[slot] ?? '' })
  assert.deepEqual(next(s), { step: 'key', seat: 0, discipline: 'banking', count: 2 })
  actAs(s, 0, { do: 'key' })
  assert.equal(p.levels[0], 9)
})

test('A25.7, A34.1 only real steps score', () => {
  const s = three()
  s.rounds[0] = 'step-medicine'
  Object.assign(player(s, 0), { levels: [0, 0, 0, 5], scholars: 1 })
  actAs(s, 0, { do: 'send', discipline: 'medicine', steps: 3 })
  assert.deepEqual([player(s, 0).levels[3], player(s, 0).vp], [7, 22])
})

test('A25.2, A40 steps of choice are wasted only when no track can move', () => {
  const s = three()
  s.bookActions = ['book-steps', 'book-coins', 'book-power']
  Object.assign(player(s, 0), { books: [1, 0, 0, 0], levels: [7, 7, 7, 5] })
  actAs(s, 0, { do: 'bookAction', action: 'book-steps' })
  assert.deepEqual(player(s, 0).levels, [7, 7, 7, 7], 'the only track that moves is taken without asking')
})

test('A26.1-A26.3 a competency: the slot, then its effect; copies run out', () => {
  const s = three()
  put(s, 0, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 3, coins: 5 })
  const slot = s.competencies.indexOf('windfall')
  s.copies[slot] = 1
  actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: 'windfall' })
  const p = player(s, 0)
  assert.deepEqual([p.tools, p.vp, p.coins, s.copies[slot]], [1, 29, 2, 0], '4 VP of the round tile for the school')
  assert.equal(p.points[5], 5)
  turn(s, 1)
  put(s, 1, 'A3', 'guild')
  Object.assign(player(s, 1), { tools: 3, coins: 5 })
  actAs(s, 1, { do: 'upgrade', to: 'school' })
  assert.ok(!canAs(s, 1, { do: 'competency', competency: 'windfall' }))
})

test('A26.2 with nothing left to take the school still stands, and may make a city', () => {
  const s = three()
  for (const [hex, building] of [
    ['E12', 'guild'],
    ['E11', 'guild'],
    ['E10', 'guild'],
    ['E9', 'workshop'],
  ] as const) {
    put(s, 0, hex, building)
  }
  s.copies = s.copies.map(() => 0)
  Object.assign(player(s, 0), { tools: 3, coins: 5 })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'school' })
  assert.deepEqual([buildingAt(s, 'E12'), player(s, 0).competencies], ['school', []])
  assert.ok(canAs(s, 0, { do: 'city' }))
})

test('A31.11 Philosophers: one more book of the colour', () => {
  const s = three('philosophers')
  put(s, 0, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 3, coins: 5 })
  const slot = competencySlots.findIndex(({ discipline, gain }) => discipline === 'law' && gain.bookOf === undefined)
  actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: s.competencies[slot] ?? '' })
  assert.deepEqual([player(s, 0).levels[1], player(s, 0).books[1]], [3, 1])
})

test('A26 two-spades, annexes and tower at once', () => {
  const taking = (competency: string, goods: Partial<Player> = {}): InnovationState => {
    const s = three()
    put(s, 0, 'E12', 'guild')
    Object.assign(player(s, 0), { tools: 3, coins: 5 }, goods)
    actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency })
    return s
  }
  const spades = taking('two-spades')
  assert.ok(canAs(spades, 0, { do: 'target', hex: 'E11' }) && canAs(spades, 0, { do: 'decline' }), 'A12.10')
  assert.deepEqual(next(spades), { step: 'target', seat: 0, free: 2, build: 'pay', optional: true })
  assert.equal(player(taking('annexes'), 0).annexes, 2)
  const tower = taking('tower', { tools: 6 })
  assert.equal(next(tower)?.step, 'place')
  actAs(tower, 0, { do: 'place', hex: 'E11' })
  assert.deepEqual([buildingAt(tower, 'E11'), player(tower, 0).tools], ['tower', 0])
})

test('A29.2, A29.6 a neutral building: in reach, made native with tools, or not placed at all', () => {
  const s = three()
  put(s, 0, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 3 + 3, coins: 5 })
  actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: 'tower' })
  const hexes = offered(s, 0, { do: 'place' }).map((move) => (move.do === 'place' ? move.hex : ''))
  assert.deepEqual(hexes, ['D11', 'E11', 'E13'], 'D12, F11 and F12 are two and three spades away')
  actAs(s, 0, { do: 'decline' })
  assert.equal(s.owner.filter((owner) => owner === 0).length, 1)
})

test('A29.3, A31.3 spades for a neutral building reward the Goblins; A29.4 it is a build', () => {
  const s = three('goblins')
  put(s, 0, 'E12', 'guild')
  put(s, 1, 'E10', 'guild')
  Object.assign(player(s, 0), { tools: 6, coins: 5 })
  actAs(s, 0, { do: 'upgrade', to: 'school' }, { do: 'competency', competency: 'tower' }, { do: 'place', hex: 'E11' })
  assert.deepEqual([player(s, 0).coins, terrainAt(s, 'E11')], [2, 'desert'])
  assert.deepEqual(next(s), { step: 'offer', seat: 1, amount: 2, hex: hexNamed(s, 'E11'), from: 0 })
})

test('A27.1-A27.8 income of palaces, and A27.17 its 10 VP', () => {
  const income = (palace: string): readonly number[] => {
    const s = three()
    Object.assign(player(s, 0), { palace, bonus: '' })
    const { coin, tool, scholar, power, book } = nextIncome(s, 0)
    return [coin, tool - 1, scholar, power, book]
  }
  assert.deepEqual(
    ['01', '03', '06', '08', '09', '10', '12', '14', '16', '17'].map((n) => income(`palace-${n}`)),
    [
      [0, 0, 0, 5, 0],
      [0, 0, 0, 2, 0],
      [0, 0, 0, 2, 1],
      [2, 1, 0, 2, 0],
      [0, 0, 1, 0, 0],
      [6, 0, 0, 0, 0],
      [0, 0, 0, 8, 0],
      [0, 0, 0, 6, 0],
      [0, 0, 0, 2, 1],
      [0, 0, 0, 2, 0],
    ],
  )
  const s = withPalace('palace-17')
  assert.deepEqual([player(s, 0).vp, player(s, 0).points[4], s.palaces], [30, 10, ['palace-10']])
})

test('A27.5 palace-05: a competency at once, which is no build', () => {
  const s = withPalace('palace-05')
  actAs(s, 0, { do: 'competency', competency: 'windfall' })
  assert.deepEqual([player(s, 0).competencies, player(s, 0).vp], [['windfall'], 25])
})

test('A27.4 palace-04: a workshop becomes a guild', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  player(s, 0).palace = 'palace-04'
  actAs(s, 0, { do: 'special', special: 'palace-04-special' })
  assert.equal(buildingAt(s, 'E12'), 'guild')
})

test('A27.12, A27.13 rewards of palaces for workshops and guilds', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), { palace: 'palace-12', tools: 6, coins: 8 })
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  assert.deepEqual([player(s, 0).vp, player(s, 0).points[4]], [22, 2])
  player(s, 0).palace = 'palace-13'
  turn(s, 0)
  actAs(s, 0, { do: 'upgrade', hex: 'E11', to: 'guild' })
  assert.equal(player(s, 0).vp, 25)
  turn(s, 0)
  actAs(s, 0, { do: 'special', special: 'palace-13-special' }, { do: 'book', discipline: 'law' })
  assert.deepEqual([player(s, 0).coins, player(s, 0).books], [3, [0, 1, 0, 0]])
})

test('A27.15 palace-15: books, then spades and two bridges in the order of the owner, each of them declinable', () => {
  const s = withPalace('palace-15', {}, (now) => {
    put(now, 0, 'D11', 'workshop')
    player(now, 0).bridges = 3
  })
  actAs(s, 0, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'law' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'first', item: 'target' },
    { do: 'first', item: 'bridge' },
  ])
  actAs(s, 0, { do: 'first', item: 'bridge' }, { do: 'bridge', from: 'B11', to: 'D11' })
  actAs(s, 0, { do: 'first', item: 'target' }, { do: 'decline' })
  assert.ok(canAs(s, 0, { do: 'decline' }) && canAs(s, 0, { do: 'bridge', from: 'C10', to: 'D11' }))
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([player(s, 0).bridges, player(s, 0).books], [2, [0, 2, 0, 0]])
})

test('A27.16 palace-16: a guild on any free native hex; not without a guild or a hex', () => {
  const s = withPalace('palace-16')
  const hexes = offered(s, 0, { do: 'place' }).map((move) => (move.do === 'place' ? move.hex : ''))
  assert.deepEqual(hexes, ['A12', 'B7', 'D1', 'D5', 'E4', 'F8', 'H2', 'H7', 'I5', 'I12'])
  actAs(s, 0, { do: 'place', hex: 'I12' })
  assert.deepEqual([buildingAt(s, 'I12'), player(s, 0).supply[1]], ['guild', 3])
  const none = withPalace('palace-16', {}, (now) => {
    for (const hex of ['E11', 'E10', 'E9']) put(now, 0, hex, 'guild')
    player(now, 0).supply[1] = -1
  })
  assert.ok(!canAs(none, 0, { do: 'place' }))
})

test('A28 innovations that score once', () => {
  const scored = (innovation: string, prepare: (s: InnovationState) => void, goods: Partial<Player> = {}): number => {
    const s = inventing(innovation, goods, prepare)
    return player(s, 0).points[6] ?? 0
  }
  const build =
    (building: 'workshop' | 'guild' | 'school', ...hexes: readonly string[]) =>
    (s: InnovationState): void => {
      for (const hex of hexes) put(s, 0, hex, building)
    }
  assert.equal(scored('sewage-system', build('workshop', 'E11', 'A1')), 4)
  assert.equal(scored('science', build('school', 'E11', 'A1')), 10)
  assert.equal(
    scored('league-of-cities', () => {}, { cities: ['city-tools', 'city-tools'] }),
    10,
  )
  const census = ['E11', 'E10', 'E9', 'E8', 'D12', 'D11', 'C13', 'A1', 'B1', 'C1']
  const counts = [5, 6, 7, 8, 9, 10].map((n) =>
    scored('census', build('workshop', ...census.slice(0, n).slice(0, 9), ...(n === 10 ? ['A3'] : []))),
  )
  assert.deepEqual(counts, [0, 8, 8, 12, 12, 18], '6, 7, 8, 9, 10 and 11 buildings with the palace')
  const far = ['A1', 'A3', 'A9', 'I1', 'I13']
  assert.deepEqual(
    [2, 3, 4, 5].map((n) => scored('telecommunication', build('workshop', ...far.slice(0, n)))),
    [0, 8, 12, 18],
    '3, 4, 5 and 6 settlements',
  )
  const bridges =
    (n: number) =>
    (s: InnovationState): void => {
      s.bridges = Array.from({ length: n }, () => ({ from: 1, to: 2, owner: 0 }))
      s.bridges.push({ from: 3, to: 4, owner: 1 })
    }
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => scored('steel', bridges(n))),
    [0, 8, 12, 18],
  )
})

test('A28 deus-ex-machina: a book, a step in each discipline, a free spade each round', () => {
  const s = inventing('deus-ex-machina')
  actAs(s, 0, { do: 'book', discipline: 'law' })
  assert.deepEqual(
    [player(s, 0).levels, player(s, 0).books],
    [
      [1, 1, 1, 1],
      [0, 1, 0, 0],
    ],
  )
  turn(s, 0)
  actAs(s, 0, { do: 'special', special: 'deus-ex-machina-special' })
  assert.deepEqual(next(s), { step: 'target', seat: 0, free: 1, build: 'pay', optional: false })
})

test('A28, A14.3 steam-engine: a scholar and a step on both tracks', () => {
  const s = inventing('steam-engine')
  const p = player(s, 0)
  actAs(s, 0, { do: 'book', discipline: 'law' }, { do: 'book', discipline: 'law' })
  assert.deepEqual([p.scholars, p.sailing, p.terraforming, p.vp, p.books], [1, 1, 2, 22, [0, 2, 0, 0]])
})

test('A28 the monument: placed as a neutral building, 7 VP; the neutral school brings a competency', () => {
  const s = inventing('monument', { tools: 3 })
  actAs(s, 0, { do: 'place', hex: 'E11' })
  actAs(s, 0, { do: 'city', tile: 'city-tools' })
  assert.deepEqual([buildingAt(s, 'E11'), player(s, 0).points[6]], ['monument', 7])
  const school = inventing('neutral-school', { tools: 3 })
  actAs(school, 0, { do: 'place', hex: 'E11' })
  assert.ok(canAs(school, 0, { do: 'competency', competency: 'windfall' }))
  const university = inventing('neutral-university', { tools: 3 })
  actAs(university, 0, { do: 'place', hex: 'E11' })
  assert.ok(!canAs(university, 0, { do: 'competency' }))
})

test('A28.5 what cannot be placed leaves the rest of the tile', () => {
  const s = inventing('monument')
  assert.deepEqual([player(s, 0).points[6], s.owner.filter((owner) => owner === 0).length], [7, 1])
})

test('A28.1, A28.4 counters: shapes, neutral buildings too; annexes are no buildings', () => {
  const s = three()
  for (const hex of ['E12', 'E11']) put(s, 0, hex, 'workshop')
  put(s, 0, 'E10', 'workshop', true)
  put(s, 0, 'E9', 'tower', true)
  s.annex[hexNamed(s, 'E12')] = 1
  player(s, 0).levels = [3, 9, 1, 4]
  assert.equal(countOf(s, 0, { count: 'buildingShapes' }), 2)
  assert.equal(countOf(s, 0, { count: 'allBuildings' }), 4)
  assert.equal(countOf(s, 0, { count: 'building', types: ['workshop', 'tower'] }), 4)
  assert.equal(countOf(s, 0, { count: 'building', types: ['guild'] }), 0)
  assert.equal(countOf(s, 0, { count: 'lowestDisciplineLevel' }), 1)
  assert.equal(countOf(s, 0, { count: 'twoHighestDisciplineLevels' }), 13)
})

test('A22.4, A34.1, A34.3 round tile and final tile: the right building, and the border where it asks for it', () => {
  const points = (building: number, hex: string, round: number): number => {
    const s = three()
    s.rounds = s.rounds.map(() => 'workshop-law')
    s.final = 'final-border-workshop'
    s.round = round
    player(s, 0).bonus = ''
    fire(s, 0, { on: 'build', count: 1, building, hex: hexNamed(s, hex) })
    return player(s, 0).vp - 20
  }
  assert.equal(points(0, 'E12', 1), 2)
  assert.equal(points(1, 'E12', 1), 0, 'a guild')
  assert.equal(points(5, 'E12', 1), 0, 'a tower matches no type')
  assert.equal(points(0, 'E12', 6), 2, 'E12 is no border hex')
  assert.equal(points(0, 'E13', 6), 5, 'E13 is one')
  assert.equal(points(0, 'E13', 5), 2, 'the final tile waits for round 6')
})

test('A34.1 round tiles score in Phase II only', () => {
  const s = three()
  s.rounds[0] = 'spade-engineering'
  s.phase = 'science'
  fire(s, 0, { on: 'spadeUsed', count: 2 })
  assert.equal(player(s, 0).vp, 20)
  s.phase = 'actions'
  fire(s, 0, { on: 'spadeUsed', count: 2 })
  assert.equal(player(s, 0).vp, 24)
})

test('A20.3, A21.2 the bonus of a player who has passed rewards nothing any more', () => {
  const s = three()
  Object.assign(player(s, 0), { bonus: 'guild-charter', passed: true })
  fire(s, 0, { on: 'build', count: 1, building: 1, hex: 0 })
  assert.equal(player(s, 0).vp, 20)
  player(s, 0).passed = false
  fire(s, 0, { on: 'build', count: 1, building: 1, hex: 0 })
  assert.equal(player(s, 0).vp, 23)
})

test('A31.9, A33 workshops by the river, and only there', () => {
  const at = (hex: string): number => {
    const s = three('navigators')
    player(s, 0).bonus = 'river-trade'
    fire(s, 0, { on: 'build', count: 1, building: 0, hex: hexNamed(s, hex) })
    return player(s, 0).vp - 20
  }
  assert.deepEqual([at('D5'), at('C6')], [4, 0])
})

test('A31.4 Illusionists: 1 VP with up to three players, 2 with more; in a solo game two take part (R24)', () => {
  const vp = (seats: number): number => {
    const roles = (['desert', 'lake', 'forest', 'swamp', 'plains'] as const).slice(0, seats)
    const s = bare(roles.map((terrain, seat) => ({ terrain, faction: seat === 0 ? 'illusionists' : 'blessed' })))
    player(s, 0).bowls = [0, 0, 3]
    actAs(s, 0, { do: 'power', action: 'power-tools' })
    return player(s, 0).vp - 20
  }
  assert.deepEqual([vp(2), vp(3), vp(4), vp(5)], [1, 1, 2, 2])
  const solo = bare([{ terrain: 'forest', faction: 'illusionists' }])
  Object.assign(player(solo, 0), { bowls: [0, 0, 3], books: [1, 0, 0, 0] })
  actAs(solo, 0, { do: 'power', action: 'power-tools' })
  assert.equal(player(solo, 0).vp, 21)
})

test('A31.7 a tunnel scores 2 VP and one for everybody who takes part', () => {
  const solo = bare([{ terrain: 'forest', faction: 'moles' }])
  put(solo, 0, 'A1', 'workshop')
  Object.assign(player(solo, 0), { tools: 20, books: [1, 0, 0, 0] })
  const [move] = offered(solo, 0, { do: 'terraform', way: 'tunnel' })
  assert.ok(move !== undefined)
  actAs(solo, 0, move)
  assert.equal(player(solo, 0).vp, 24)
})

test('A27.0, A8.9 the palace of the draft is the reserved one', () => {
  const s = three()
  put(s, 0, 'E12', 'guild')
  Object.assign(player(s, 0), { tools: 4, coins: 6, reserved: 'palace-12' })
  s.palaces = []
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'palace' })
  assert.deepEqual([player(s, 0).palace, player(s, 0).reserved], ['palace-12', ''])
})

test('A22.2 the tile of a school comes before the city check, its own effects after it', () => {
  const s = three()
  for (const [hex, building] of [
    ['E12', 'guild'],
    ['E11', 'guild'],
    ['E10', 'guild'],
    ['E9', 'workshop'],
  ] as const) {
    put(s, 0, hex, building)
  }
  Object.assign(player(s, 0), { tools: 3, coins: 5 })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'school' })
  assert.equal(next(s)?.step, 'competency')
  actAs(s, 0, { do: 'competency', competency: 'windfall' })
  assert.equal(next(s)?.step, 'cityTile')
  assert.equal(player(s, 0).vp, 24, '4 VP for the school; windfall has not paid yet')
  actAs(s, 0, { do: 'city', tile: 'city-tools' })
  assert.equal(player(s, 0).vp, 33)
})

test('A12.8 reach is measured before the new workshop stands', () => {
  const s = three()
  put(s, 0, 'E12', 'workshop')
  s.terrain[hexNamed(s, 'E10')] = WHEEL.indexOf('plains')
  player(s, 0).bowls = [6, 0, 6]
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'E11' })
  assert.ok(!canAs(s, 0, { do: 'spade', hex: 'E10' }))
})
