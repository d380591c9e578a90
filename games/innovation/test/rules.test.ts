/** Rules without a worked example that are easy to get wrong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex } from '../board.ts'
import { WHEEL } from '../data/index.ts'
import { game, offersFor } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { actAs, bare, buildingAt, canAs, open, playUntil, put, terrainAt, turn } from './table.ts'

function three(): InnovationState {
  return bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
}

test('A2.2 only three players choose the map', () => {
  assert.equal(open(3, { map: 'map-1-3' }).map, 'map-1-3')
  assert.equal(open(3).map, 'map-3-5')
  assert.equal(open(2).map, 'map-1-3')
  assert.ok(game.refuse(4, { ...open(4).options, map: 'map-1-3' }) !== null)
})

test('A5.1 the log tells what is gained, not what is lost for want of room', () => {
  const s = three()
  s.bookActions = ['book-power', 'book-coins', 'book-steps']
  Object.assign(player(s, 0), { bowls: [0, 1, 11], books: [1, 0, 0, 0] })
  const events = actAs(s, 0, { do: 'bookAction', action: 'book-power' })
  assert.deepEqual(
    events.find((event) => event.type === 'goods'),
    { type: 'goods', seat: 0, coins: 0, tools: 0, scholars: 0, power: 1 },
  )
})

test('A8.9 in the draft everybody gets one of each category and builds the palace reserved', () => {
  const s = open(4, { setup: 'draft' })
  playUntil(s, (now) => now.phase === 'actions')
  for (const p of s.players) {
    assert.ok(p.terrain >= 0 && p.faction !== '' && p.bonus !== '')
    assert.match(p.reserved, /^palace-(0\d|1[0-6])$/)
  }
  assert.deepEqual([s.bonuses.length, s.bonusCoins], [3, [1, 1, 1]])
  const seat = s.order[0] ?? 0
  const p = player(s, seat)
  const { reserved } = p
  const [hex = 0] = p.hexes
  s.building[hex] = 1
  Object.assign(p, { tools: 4, coins: 6, faction: 'blessed' })
  turn(s, seat)
  actAs(s, seat, { do: 'upgrade', to: 'palace' })
  assert.equal(p.palace, reserved)
})

test('A13.1 a guild is cheaper beside somebody else, also across his bridge', () => {
  const s = three()
  put(s, 0, 'E4', 'workshop')
  put(s, 1, 'F5', 'workshop')
  Object.assign(player(s, 0), { tools: 2, coins: 3 })
  assert.ok(!canAs(s, 0, { do: 'upgrade', hex: 'E4' }))
  s.bridges.push({ from: hexNamed(s, 'E4'), to: hexNamed(s, 'F5'), owner: 2 })
  assert.ok(!canAs(s, 0, { do: 'upgrade', hex: 'E4' }), 'a third player’s bridge does not count')
  s.bridges = [{ from: hexNamed(s, 'E4'), to: hexNamed(s, 'F5'), owner: 1 }]
  actAs(s, 0, { do: 'upgrade', hex: 'E4', to: 'guild' })
  assert.equal(player(s, 0).coins, 0)
})

test('A16.3 without a palace an innovation costs 5 coins; a neutral palace will do', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'workshop')
  s.innovations[0] = 'professor'
  Object.assign(player(s, 0), { books: [2, 2, 1, 0], coins: 4 })
  assert.ok(!canAs(s, 0, { do: 'innovation' }))
  put(s, 0, 'E11', 'palace', true)
  actAs(s, 0, { do: 'innovation', innovation: 'professor' })
  assert.equal(player(s, 0).coins, 4)
  turn(s, 0)
  actAs(s, 0, { do: 'special', special: 'professor-special' })
  assert.deepEqual([player(s, 0).scholars, player(s, 0).vp], [1, 23])
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'special', special: 'professor-special' }), 'once a round')
})

test('A20.4 the psychics act again', () => {
  const s = bare([{ terrain: 'desert', faction: 'psychics' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'workshop')
  actAs(s, 0, { do: 'special', special: 'psychics-charge' })
  assert.deepEqual(player(s, 0).bowls, [7, 5, 0])
  actAs(s, 0, { do: 'pass' })
  assert.ok(player(s, 0).passed)
})

test('A23.2 offers are answered in turn order after the builder, before the next turn', () => {
  const s = three()
  put(s, 0, 'E10', 'workshop')
  put(s, 1, 'E12', 'guild')
  put(s, 2, 'D11', 'guild')
  Object.assign(player(s, 0), { tools: 4, coins: 2 })
  assert.deepEqual(
    offersFor(s, 0, 'E11').map(({ seat, power, vp }) => [seat, power, vp]),
    [
      [1, 2, 1],
      [2, 2, 1],
    ],
  )
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'raise', hex: 'E11' })
  assert.deepEqual(game.actors(s), [1])
  actAs(s, 1, { do: 'accept' })
  actAs(s, 2, { do: 'decline' })
  assert.deepEqual([player(s, 1).vp, player(s, 2).vp], [19, 20])
  assert.deepEqual(
    [player(s, 1).bowls, player(s, 2).bowls],
    [
      [10, 2, 0],
      [12, 0, 0],
    ],
  )
  assert.ok(canAs(s, 1, { do: 'pass' }))
})

test('A25.5 a key is used by choice while it could be used elsewhere', () => {
  const s = three()
  Object.assign(player(s, 0), { scholars: 1, pool: 6, levels: [0, 6, 7, 0], cities: ['city-tools'] })
  actAs(s, 0, { do: 'send', discipline: 'law', steps: 3 })
  assert.equal(player(s, 0).levels[1], 7)
  actAs(s, 0, { do: 'keep' })
  assert.deepEqual(player(s, 0).levels, [0, 7, 7, 0])

  turn(s, 0)
  Object.assign(player(s, 0), { scholars: 1, pool: 5 })
  actAs(s, 0, { do: 'send', discipline: 'engineering', steps: 3 })
  assert.deepEqual(player(s, 0).levels, [0, 7, 10, 0], 'who picks a track on 7 uses the key')
})

test('A27.8 with palace-08 groups of power 6 are cities at once, in the order of the owner', () => {
  const s = three()
  for (const hex of ['E12', 'E11', 'D12']) put(s, 0, hex, 'guild')
  put(s, 0, 'D11', 'workshop')
  for (const hex of ['B5', 'B6', 'B7', 'C6']) put(s, 0, hex, 'workshop')
  s.annex[hexNamed(s, 'B5')] = 1
  s.annex[hexNamed(s, 'B6')] = 1
  s.palaces = ['palace-08', 'palace-17']
  Object.assign(player(s, 0), { tools: 4, coins: 6 })
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'palace' }, { do: 'palace', palace: 'palace-08' })
  actAs(s, 0, { do: 'found', hex: 'B5' }, { do: 'city', tile: 'city-tools' }, { do: 'city', tile: 'city-coins' })
  assert.deepEqual(player(s, 0).cities, ['city-tools', 'city-coins'])
})

test('A27.14 a city across a river hex, and what touches its marker later', () => {
  const s = three()
  put(s, 0, 'D5', 'guild')
  put(s, 0, 'C5', 'workshop')
  put(s, 0, 'F5', 'palace')
  Object.assign(player(s, 0), { palace: 'palace-14', tools: 10, coins: 10 })
  put(s, 0, 'F6', 'workshop')
  const at = player(s, 0).hexes.pop() ?? 0
  s.owner[at] = -1
  s.building[at] = -1
  actAs(s, 0, { do: 'build', hex: 'F6' })
  assert.ok(canAs(s, 0, { do: 'decline' }))
  const river = boardOf(s)
    .rivers.map((hex) => nameOfHex(s, hex))
    .find((hex) => canAs(s, 0, { do: 'found', hex }))
  actAs(s, 0, { do: 'found', hex: river ?? '' }, { do: 'city', tile: 'city-power' })
  assert.deepEqual(
    ['D5', 'C5', 'F5', 'F6'].map((hex) => s.city[hexNamed(s, hex)]),
    [1, 1, 1, 1],
  )
  assert.equal(player(s, 0).rivers.length, 1)
})

test('A28, A5.6 the neutral palace brings two power tokens', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations[0] = 'neutral-palace'
  Object.assign(player(s, 0), { books: [2, 2, 1, 0] })
  actAs(s, 0, { do: 'innovation', innovation: 'neutral-palace' })
  assert.deepEqual(player(s, 0).bowls, [12, 0, 2], 'also when it cannot be placed')
})

test('A31.7 the moles bridge land for a tool, any number of times', () => {
  const s = bare([{ terrain: 'desert', faction: 'moles' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'D8', 'workshop')
  player(s, 0).tools = 3
  for (let n = 0; n < 3; n++) {
    turn(s, 0)
    actAs(s, 0, { do: 'molesBridge' }, { do: 'bridge' })
  }
  assert.deepEqual([player(s, 0).tools, player(s, 0).bridges, s.bridges.length], [0, 0, 3])
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'molesBridge' }))
})

test('A35.2 spades of the science bonus: no building, no river-trade', () => {
  const s = three()
  s.rounds[0] = 'guild-medicine'
  put(s, 0, 'G4', 'workshop')
  Object.assign(player(s, 0), { levels: [0, 0, 0, 1], bonus: 'river-trade', terrain: 2 })
  Object.assign(player(s, 1), { passed: true })
  Object.assign(player(s, 2), { passed: true })
  s.terrain[hexNamed(s, 'G4')] = 2
  s.passing = [1, 2]
  s.bonuses = ['coin-purse', 'academy-call', 'grand-seal']
  actAs(s, 0, { do: 'pass' }, { do: 'bonus', bonus: 'grand-seal' })
  assert.deepEqual(next(s), { step: 'spades', seat: 0, count: 1 })
  assert.ok(!canAs(s, 0, { do: 'spade', hex: 'E4' }))
  const before = terrainAt(s, 'H3')
  actAs(s, 0, { do: 'spade', hex: 'H3' })
  assert.notEqual(terrainAt(s, 'H3'), before)
  assert.equal(s.round, 2)
})

test('A38.24 a cube costs a tool and scores for the symbionts; a blighted hex takes one more spade', () => {
  const s = bare([{ terrain: 'desert' }], { automaFaction: 'symbionts' })
  assert.ok(s.automa !== null)
  const [hex = 0] = boardOf(s).land.filter((one) => s.terrain[one] === WHEEL.indexOf('plains'))
  const beside = (boardOf(s).landAround[hex] ?? [])[0] ?? 0
  put(s, 0, nameOfHex(s, beside), 'workshop')
  const name = nameOfHex(s, hex)
  s.automa.cubes = [hex]
  const before = s.automa.vp
  const p = player(s, 0)
  // A book to convert keeps the turn: the Automa has not acted yet when the figures are looked at.
  Object.assign(p, { tools: 3, books: [1, 0, 0, 0] })
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: name }))
  p.tools = 4
  actAs(s, 0, { do: 'terraform', hex: name })
  assert.deepEqual([p.tools, s.automa.vp - before, s.automa.cubes, terrainAt(s, name)], [0, 2, [], 'desert'])

  const other = bare([{ terrain: 'desert' }], { automaFaction: 'blight' })
  assert.ok(other.automa !== null)
  put(other, 0, nameOfHex(other, beside), 'workshop')
  other.automa.blighted = [hex]
  Object.assign(player(other, 0), { tools: 6, books: [1, 0, 0, 0] })
  actAs(other, 0, { do: 'terraform', hex: name }, { do: 'dig', spades: 2 })
  assert.deepEqual([terrainAt(other, name), other.automa.blighted], ['desert', []])
})

test('A42 the manual lets several sources of spades join', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }], { rulesVariant: 'manual' })
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), { bonus: 'spade-order', bowls: [6, 0, 6], tools: 1, coins: 2 })
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'F12' })
  actAs(s, 0, { do: 'add', source: 'bonus-spade-special' }, { do: 'dig', spades: 3 }, { do: 'raise', hex: 'F12' })
  assert.deepEqual([buildingAt(s, 'F12'), player(s, 0).used], ['workshop', ['bonus-spade-special']])
})
