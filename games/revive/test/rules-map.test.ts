/** R11 to R13, R17, R21, R22 Exploring, populating, building, and what tribes do there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADJACENT, CELLS, FOREST, LOCATION, layGround, positionOf, spaceOf } from '../board.ts'
import { TECH_CONNECTIONS, TECHS } from '../data/index.ts'
import { footingOf } from '../footing.ts'
import { game } from '../game.ts'
import { figuresOfOthers, hasBuilding, openTechs, player } from '../pieces.ts'
import { rewardsOfTile } from '../steps/explore.ts'
import {
  actAs,
  asked,
  canAs,
  fields,
  give,
  machines,
  offered,
  open,
  resources,
  settle,
  slotIn,
  table,
  turnUp,
} from './table.ts'

test('R12.2, R13.8 technologies connected to an unlocked one; five small buildings and three large ones', () => {
  const s = table()
  const p = player(s, 0)
  assert.deepEqual(openTechs(p), [0])
  for (const [tech, id] of TECHS.entries()) {
    p.figures = TECHS.map((_, other) => (other === 0 || other === tech ? 0 : -1))
    const connected = TECHS.filter((other) =>
      TECH_CONNECTIONS.some(
        ([a, b]) => (a === other && (b === id || b === 't1')) || (b === other && (a === id || a === 't1')),
      ),
    )
    assert.deepEqual(
      openTechs(p).map((other) => TECHS[other]),
      connected.filter((other) => other !== id && other !== 't1'),
      id,
    )
  }
  p.small = [1, 2, 3, 4]
  p.large = [5, 6]
  assert.ok(hasBuilding(p, 'small') && hasBuilding(p, 'large'))
  p.small.push(7)
  assert.ok(!hasBuilding(p, 'small') && hasBuilding(p, 'large'))
  p.large.push(8)
  assert.ok(!hasBuilding(p, 'large'))
  give(s, 0, { gear: 6, food: 6 })
  assert.equal(offered(s, 0, { do: 'build' }).length, 0)
})

// Choices

test('R17.1 Hofstadterians trade two resources of choice for a crystal', () => {
  const s = table({ tribes: ['hofstadterians'] })
  settle(s, 0, { t1: '-1,0' })
  give(s, 0, { gear: 1 })
  assert.ok(!canAs(s, 0, { do: 'deal' }))
  give(s, 0, { gear: 1, food: 2 })
  actAs(s, 0, { do: 'deal', tech: 't1' })
  assert.equal(asked(s), 'price')
  assert.deepEqual(fields(offered(s, 0, { do: 'pay' }), 'resource'), ['gear', 'food'])
  actAs(s, 0, { do: 'pay', resource: 'food' }, { do: 'pay', resource: 'gear' })
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 0, book: 0, food: 1 })
})

test('R2.4 a price of choice is not paid by a crystal for a crystal, a named one by the resource or a crystal', () => {
  const s = table()
  machines(s, 2, 'SM1', 'MG07')
  give(s, 0, { crystal: 2, food: 1 })
  actAs(s, 0, { do: 'machine', machine: 'SM1' })
  assert.deepEqual(fields(offered(s, 0, { do: 'pay' }), 'resource'), ['food'])
  actAs(s, 0, { do: 'pay', resource: 'food' })
  assert.deepEqual(resources(s, 0), { crystal: 3, gear: 0, book: 0, food: 0 })
  actAs(s, 0, { do: 'machine', machine: 'MG07' })
  assert.deepEqual(fields(offered(s, 0, { do: 'pay' }), 'resource'), ['gear'])
  actAs(s, 0, { do: 'pay', resource: 'gear' })
  assert.deepEqual([player(s, 0).resources.crystal, player(s, 0).points], [2, 4])
})

test('R2.4 a price of choice is paid by a crystal too where more than a crystal comes back', () => {
  const s = table()
  give(s, 0, { crystal: 1, book: 1 })
  s.agenda.push({ step: 'buy', seat: 0, effect: 'M32', times: 1, about: '' })
  assert.deepEqual(fields(offered(s, 0, { do: 'pay' }), 'resource'), ['book', 'crystal'])
  actAs(s, 0, { do: 'pay', resource: 'crystal' })
  assert.deepEqual([resources(s, 0), player(s, 0).points], [{ crystal: 1, gear: 0, book: 1, food: 0 }, 1])
})

test('R10 the switch of the campaign: a resource, a crystal for one, a card to rest, a step', () => {
  const s = table({ options: { switch: 'SW2' } })
  actAs(s, 0, { do: 'switch' })
  assert.deepEqual(fields(offered(s, 0, { do: 'choose' }), 'option'), [0], 'nothing to pay with, nothing to rest')
  const more = table({ options: { switch: 'SW2' } })
  give(more, 0, { food: 1 })
  slotIn(more, 0, 'T1', 'CG01', 'top')
  actAs(more, 0, { do: 'switch' })
  assert.deepEqual(fields(offered(more, 0, { do: 'choose' }), 'option'), [0, 1, 2])
  actAs(more, 0, { do: 'choose', option: 2 }, { do: 'rest', card: 'CG01' })
  assert.ok(player(more, 0).resting.includes('CG01'))
})

test('R21.3, Q29 a figure moves from a regular location to another one without an own figure', () => {
  const s = table({ tribes: ['0x49'] })
  settle(s, 0, { t1: '-1,0', t2: 'L:NE' })
  s.agenda.push({ step: 'figure', seat: 0 })
  assert.deepEqual(fields(offered(s, 0, { do: 'figure' }), 'tech'), ['t1'])
  actAs(s, 0, { do: 'figure', tech: 't1' })
  const spaces = fields(offered(s, 0, { do: 'figureTo' }), 'space')
  assert.ok(spaces.includes('1,0') && !spaces.includes('-1,0') && !spaces.includes('L:SW'))
  actAs(s, 0, { do: 'figureTo', space: '1,0' })
  assert.equal(player(s, 0).figures[0], spaceOf('1,0'))
  assert.equal(player(s, 0).figures[1], spaceOf('L:NE'))
})

test('R21.3, R22.6 the first space of the map is a space like any other, for a figure and for the falcon', () => {
  const s = table({ tribes: ['0x49'] })
  layGround(s, 0, LOCATION)
  settle(s, 0, { t1: '-1,0' })
  s.agenda.push({ step: 'figure', seat: 0 })
  actAs(s, 0, { do: 'figure', tech: 't1' })
  assert.ok(fields(offered(s, 0, { do: 'figureTo' }), 'space').includes('-1,-5'))
  const falcon = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  player(falcon, 0).falcon = spaceOf('-1,-5')
  assert.ok(footingOf(falcon, 0).origins.includes(0))
})

test('R22.1 every owner of a building beside a new forest advances, the active player first', () => {
  const s = table({ seats: 3, tribes: ['nadair', 'kuniban', 'formica'], options: { sides: 'moon' } })
  player(s, 1).small = [spaceOf('1,1')]
  player(s, 2).large = [spaceOf('-1,3')]
  give(s, 0, { crystal: 1, food: 3 })
  open(s, 'K16')
  actAs(s, 0, { do: 'accept' }, { do: 'tile', space: '0,2' })
  assert.equal(s.ground[spaceOf('0,2')], FOREST)
  assert.deepEqual(
    s.players.map((p) => p.tracks.green),
    [1, 2, 3],
  )
})

test('R12.3 figures of all others count, whoever sits where', () => {
  const s = table({ seats: 3 })
  const space = spaceOf('1,0')
  for (const p of s.players) p.figures[0] = space
  assert.deepEqual(
    [0, 1, 2].map((seat) => figuresOfOthers(s, seat, space)),
    [2, 2, 2],
  )
  player(s, 0).figures[0] = -1
  assert.deepEqual(
    [0, 1, 2].map((seat) => figuresOfOthers(s, seat, space)),
    [2, 1, 1],
  )
})

test('R12.4 everybody else with a figure there gets a book', () => {
  const s = table({ seats: 3, tribes: ['nadair', 'kuniban', 'formica'] })
  settle(s, 1, { t1: '1,0' })
  settle(s, 2, { t1: '1,0' })
  const books = [1, 2].map((seat) => player(s, seat).resources.book)
  give(s, 0, { book: 4 })
  actAs(s, 0, { do: 'populate', space: '1,0' })
  assert.deepEqual(
    [1, 2].map((seat) => player(s, seat).resources.book),
    books.map((book) => book + 1),
  )
  assert.equal(player(s, 0).resources.book, 0)
})

test('R12.4 a single other figure there gets its book too', () => {
  const s = table({ tribes: ['nadair', 'kuniban'] })
  settle(s, 1, { t1: '1,0' })
  give(s, 0, { book: 3 })
  actAs(s, 0, { do: 'populate', space: '1,0' })
  assert.deepEqual([player(s, 0).resources.book, player(s, 1).resources.book], [0, 1])
})

test('R11.6 a card that is taken leaves the display, and the next one takes its place', () => {
  const s = table()
  machines(s, 1, 'MY08')
  const [card = '', ...others] = s.display
  const top = s.deck.at(-1) ?? ''
  actAs(s, 0, { do: 'machine', machine: 'MY08' }, { do: 'recruit', card })
  assert.deepEqual(s.display, [...others, top])
  assert.ok(player(s, 0).active.includes(card))
  s.deck = []
  machines(s, 1, 'MY08')
  const [last = ''] = s.display
  actAs(s, 0, { do: 'machine', machine: 'MY08' }, { do: 'recruit', card: last })
  assert.equal(s.display.length, 4)
})

test('R11.4 exploring: points, a card of the display or of the deck, the tile turned as one likes', () => {
  const s = table()
  const p = player(s, 0)
  give(s, 0, { gear: 1, food: 3 })
  actAs(s, 0, { do: 'explore', tile: 'P01' })
  assert.deepEqual([p.points, p.explored], [3, 1])
  assert.equal(offered(s, 0, { do: 'recruit' }).length, 5)
  const top = s.deck.at(-1) ?? ''
  actAs(s, 0, { do: 'draw' })
  assert.ok(p.active.includes(top))
  assert.equal(s.display.length, 5)
  assert.deepEqual(fields(offered(s, 0, { do: 'orient' }), 'orientation'), [0, 1])
  const position = positionOf('P01')
  assert.deepEqual(
    [0, 1, null].map((reader) => game.view(s, reader).tiles[position]),
    [s.tiles[position], s.tiles[position], s.tiles[position]],
    'everybody sees the front before it is turned',
  )
  actAs(s, 0, { do: 'orient', orientation: 1 })
  assert.equal(s.actions, 1)
})

test('R11.4, R11.5 a citizen comes from display or deck as long as either has one', () => {
  const explored = (display: number, deck: number): string[] => {
    const s = table()
    s.display = s.display.slice(0, display)
    s.deck = s.deck.slice(0, deck)
    give(s, 0, { gear: 1, food: 3 })
    actAs(s, 0, { do: 'explore', tile: 'P01' })
    return offered(s, 0, {}).map((move) => move.do)
  }
  assert.deepEqual(explored(2, 0), ['recruit', 'recruit'], 'the deck is used up')
  assert.deepEqual(explored(0, 2), ['draw'], 'nobody is on display')
  assert.deepEqual(explored(1, 1), ['recruit', 'draw'], 'the last card of the deck')
  assert.deepEqual(explored(0, 0), ['orient', 'orient'], 'nobody is left')
})

test('R13.6, Q51 a new tile rewards each building beside it, a large one twice; water is claimed once', () => {
  const s = turnUp(table(), { P01: 0 })
  const p = player(s, 0)
  const position = positionOf('P01')
  const cells = CELLS[position] ?? []
  const [, mountain = -1, water = -1] = cells
  const beside = (space: number, but: number): number[] =>
    (ADJACENT[space] ?? []).filter((next) => !cells.includes(next) && !(ADJACENT[but] ?? []).includes(next))
  const [first = -1, second = -1] = beside(mountain, water)
  const [shore = -1] = beside(water, mountain)
  assert.ok(first >= 0 && second >= 0 && shore >= 0)
  assert.deepEqual(rewardsOfTile(s, 0, position), [])
  p.small = [first]
  assert.deepEqual(rewardsOfTile(s, 0, position), ['step.gray'])
  p.large = [second]
  assert.deepEqual(rewardsOfTile(s, 0, position), ['step.gray', 'step.gray', 'step.gray'])
  p.small = []
  p.large = [shore]
  assert.deepEqual(rewardsOfTile(s, 0, position), [`water.${water}`])
  p.small = [shore]
  p.large = []
  assert.deepEqual(rewardsOfTile(s, 0, position), [`water.${water}`])
  p.waters = [water]
  assert.deepEqual(rewardsOfTile(s, 0, position), [])
  assert.deepEqual(rewardsOfTile(s, 1, position), [])
})
