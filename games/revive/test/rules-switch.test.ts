/** R10, R26 The switch, and what the chapters of the campaign set off. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layGround, spaceOf } from '../board.ts'
import { player } from '../pieces.ts'
import { actAs, asked, canAs, give, offered, open, settle, table, turnUp } from './table.ts'

test('R10, R22.5 the switch copies a card only by the technology that lets it, and where there is one', () => {
  const s = table({ tribes: ['formica'], options: { sides: 'moon' } })
  settle(s, 0, { t1: '1,0' })
  actAs(s, 0, { do: 'switch' })
  assert.equal(asked(s), 'basic')
  const copying = table({ tribes: ['formica'], options: { sides: 'moon' } })
  settle(copying, 0, { t1: '1,0', t2: '1,-1' })
  player(copying, 1).active = ['SA4']
  actAs(copying, 0, { do: 'switch' })
  assert.equal(asked(copying), 'lever')
  actAs(copying, 0, { do: 'lever', copy: false }, { do: 'take', resource: 'gear' })
  assert.equal(player(copying, 0).resources.gear, 1)
  const alone = table({ tribes: ['formica'], options: { sides: 'moon' } })
  settle(alone, 0, { t1: '1,0', t2: '1,-1' })
  player(alone, 1).active = []
  actAs(alone, 0, { do: 'switch' })
  assert.equal(asked(alone), 'basic', 'nobody has a card to copy')
})

test('R10 the switch is used once until it is put up again', () => {
  const s = table()
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.equal(player(s, 0).switchUsed, true)
  assert.ok(!canAs(s, 0, { do: 'switch' }))
  player(s, 0).switchUsed = false
  assert.ok(canAs(s, 0, { do: 'switch' }))
})

// Events of the campaign

test('R26.3 chapter 1: the first artifact, and only the first, changes the switch of everybody', () => {
  const s = table({ options: { chapter: 1 } })
  assert.equal(s.event, true)
  player(s, 0).points = 20
  player(s, 0).bonuses = 2
  open(s, 'K18')
  actAs(s, 0, { do: 'accept' }, offered(s, 0, { do: 'artifact' })[0] ?? { do: 'artifact', artifact: 'MA-1-amber' })
  assert.deepEqual([s.switchSide, s.event], ['SW1', false])
})

test('R26.3 chapter 2: with the first figure in a large location its owner gets energy, the others a book', () => {
  const s = table({ seats: 3, options: { chapter: 2 } })
  const books = s.players.map((p) => p.resources.book)
  player(s, 0).small = [spaceOf('-1,-5')]
  give(s, 0, { book: 3 })
  const energy = player(s, 0).energy
  actAs(s, 0, { do: 'populate', space: 'L:NW' })
  assert.equal(player(s, 0).energy, energy + 1)
  assert.deepEqual(
    [1, 2].map((seat) => player(s, seat).resources.book),
    [1, 2].map((seat) => (books[seat] ?? 0) + 1),
  )
  assert.equal(s.event, false)
})

test('R26.3 chapter 3: the third ability of the game lets the others advance', () => {
  const s = table({ seats: 2, tribes: ['0x49', 'nadair'], options: { chapter: 3 } })
  s.abilities = 1
  open(s, 'K16')
  actAs(s, 0, offered(s, 0, { do: 'tile' })[0] ?? assert.fail())
  assert.deepEqual([s.abilities, s.event], [2, true])
  open(s, 'K17')
  actAs(s, 0, offered(s, 0, { do: 'tile' })[0] ?? assert.fail())
  assert.deepEqual([s.abilities, s.event], [3, false])
  assert.equal(asked(s), 'track')
  actAs(s, 1, { do: 'track', track: 'green' })
  assert.equal(player(s, 1).tracks.green, 2)
})

test('R26.3, R25.4 chapter 4: the first building beside a vast crystal puts every switch up', () => {
  const s = turnUp(table({ options: { chapter: 4 } }), { P04: 0 })
  assert.equal(s.vastCrystals, true)
  for (const p of s.players) p.switchUsed = true
  const space = spaceOf('5,2')
  layGround(s, space, 1)
  player(s, 0).figures[0] = spaceOf('5,1')
  give(s, 0, { gear: 3 })
  const crates = player(s, 0).crates.length
  actAs(s, 0, { do: 'build', space: '5,2' })
  while (asked(s) !== 'turn' && s.event) actAs(s, 0, offered(s, 0, {})[0] ?? assert.fail())
  assert.deepEqual(
    s.players.map((p) => p.switchUsed),
    [false, false],
  )
  assert.equal(player(s, 0).crates.length, crates + 1)
})

test('R26.3 chapter 4: a building elsewhere sets nothing off', () => {
  const s = table({ options: { chapter: 4 } })
  player(s, 0).figures[0] = spaceOf('1,0')
  player(s, 0).switchUsed = true
  give(s, 0, { gear: 3 })
  actAs(s, 0, { do: 'build', space: '1,1' })
  while (asked(s) !== 'turn') actAs(s, 0, offered(s, 0, {})[0] ?? assert.fail())
  assert.deepEqual([s.event, player(s, 0).switchUsed], [true, true])
})

test('R26.3 chapter 5: the first marker on space 4 gives everybody a resource and the last a crate', () => {
  const s = table({ seats: 3, options: { chapter: 5 } })
  player(s, 0).hibernation = 3
  player(s, 0).points = 5
  player(s, 1).points = 2
  player(s, 2).points = 2
  const crates = s.players.map((p) => p.crates.length)
  actAs(s, 0, { do: 'hibernate' })
  actAs(s, 0, offered(s, 0, { do: 'artifact' })[0] ?? assert.fail())
  for (const seat of [0, 1, 2]) actAs(s, seat, { do: 'take', resource: 'food' })
  assert.deepEqual(
    s.players.map((p, seat) => p.crates.length - (crates[seat] ?? 0)),
    [0, 1, 1],
    'all who are tied',
  )
})
