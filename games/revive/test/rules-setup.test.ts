/** R3 The beginning of a table: map, resources, tribes, sides, artifact cards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Options } from '@ludarium/kernel'
import {
  CELLS,
  CHASM,
  CHASM_GROUND,
  FIRST_LARGE,
  FOREST,
  LARGE_GROUND,
  LOCATION,
  MOUNTAIN,
  SAND,
  WATER,
} from '../board.ts'
import { GROUNDS } from '../data/index.ts'
import { game } from '../game.ts'
import { refuse } from '../options.ts'
import { player } from '../pieces.ts'
import { actAs, asked, fields, offered, resources, tableOf } from './table.ts'

// The opening

test('R3.9 tribes and sides are chosen from the last player to the first, each tribe once', () => {
  const s = tableOf({ seats: 3, options: { tribeChoice: 'chosen', sides: 'chosen' }, seed: 'opening' })
  const seats = [1, 2, 3].map((back) => (s.first - back + 3) % 3)
  let left = 6
  for (const seat of seats) {
    assert.deepEqual(game.actors(s), [seat])
    const tribes = offered(s, seat, { do: 'tribe' })
    assert.equal(tribes.length, left--)
    const [tribe] = fields(tribes, 'tribe')
    actAs(s, seat, tribes[0] ?? assert.fail())
    assert.equal(player(s, seat).tribe, tribe)
    assert.deepEqual(fields(offered(s, seat, {}), 'side'), ['sun', 'moon'])
    actAs(s, seat, { do: 'side', side: 'moon' })
    assert.equal(player(s, seat).side, 'moon')
  }
  assert.equal(asked(s), 'turn')
  assert.equal(s.active, s.first)
  assert.deepEqual([s.turn, s.round], [1, 1])
})

test('R3.10 of two artifact cards one is kept, the other goes back', () => {
  const s = tableOf({ seats: 2, options: { draft: true }, seed: 'draft' })
  const pile = s.artifactPile.length
  const draft = s.players.map((p) => [...p.draft])
  assert.deepEqual(
    draft.map((cards) => cards.length),
    [2, 2],
  )
  for (const seat of [1, 0]) actAs(s, seat, { do: 'keep', card: draft[seat]?.[seat] ?? '' })
  assert.deepEqual(
    s.players.map((p) => p.artifactCard),
    [draft[0]?.[0], draft[1]?.[1]],
  )
  assert.deepEqual(
    s.players.map((p) => p.draft),
    [[], []],
  )
  assert.equal(s.artifactPile.length, pile + 2)
  assert.ok(s.artifactPile.includes(draft[0]?.[1] ?? '') && s.artifactPile.includes(draft[1]?.[0] ?? ''))
  const dealt = tableOf({ seats: 2, seed: 'draft' })
  assert.ok(dealt.players.every((p) => p.artifactCard !== '' && p.draft.length === 0))
})

test('R3 the beginning: resources by turn order, three cards active and three resting, energy, the falcon', () => {
  const s = tableOf({
    seats: 4,
    options: { sides: 'moon', tribes: ['vukuntur', 'nadair', 'kuniban', 'formica'] },
    seed: 'x',
  })
  const order = [0, 1, 2, 3].map((n) => (s.first + n) % 4)
  assert.deepEqual(
    order.map((seat) => Object.values(resources(s, seat)).reduce((a, b) => a + b)),
    [1, 2, 3, 4],
  )
  for (const [seat, p] of s.players.entries()) {
    assert.deepEqual([p.active.length, p.resting.length, p.energy, p.side], [3, 3, 1, 'moon'])
    assert.equal(p.falcon, seat === 0 ? CHASM : -1)
  }
  assert.equal(s.energy, 24)
  assert.deepEqual([s.display.length, s.moduleDisplay.length, s.machineDisplay.green.length], [5, 5, 3])
  assert.deepEqual(new Set(s.players.map((p) => p.set)).size, 4)
  assert.equal(tableOf({ seats: 2, options: { moreLocations: false }, seed: 'y' }).large.length, 4)
  assert.ok(
    tableOf({ seats: 2, seed: 'y' }).large.every(({ tile }) => ['LL1', 'LL2', 'LL3', 'LL4', 'LL5'].includes(tile)),
  )
})

test('R3.1 locked tribes, the same tribe twice, and wishes with a choice are refused', () => {
  const options = { tribes: ['random', 'formica'], formica: false, vukuntur: true, tribeChoice: 'dealt' }
  const keyOf = (more: Options): string => refuse(2, { ...options, ...more })?.message.key ?? ''
  assert.equal(keyOf({}), 'refusal.tribes.locked')
  assert.equal(keyOf({ formica: true }), '')
  assert.equal(keyOf({ tribes: ['nadair', 'nadair'] }), 'refusal.tribes.twice')
  assert.equal(keyOf({ tribes: ['random', 'random'] }), '')
  assert.equal(keyOf({ tribes: ['nadair', 'random'], tribeChoice: 'chosen' }), 'refusal.tribes.both')
  assert.equal(keyOf({ tribes: [], tribeChoice: 'chosen' }), '')
})

test('R3 the map is laid: starting tiles face up, everything else face down, the chasm and the corners', () => {
  const s = tableOf({ seats: 2, seed: 'map' })
  assert.equal(s.ground[CHASM], CHASM_GROUND)
  assert.deepEqual(
    [SAND, LOCATION, WATER, MOUNTAIN, FOREST, CHASM_GROUND, LARGE_GROUND].map((ground) => GROUNDS[ground]),
    ['sand', 'location', 'water', 'mountain', 'forest', 'chasm', 'largeLocation'],
  )
  for (const [position, orientation] of s.turned.entries()) {
    const grounds = (CELLS[position] ?? []).map((space) => s.ground[space])
    assert.equal(grounds.includes(0), orientation < 0)
    assert.ok(orientation >= 0 || grounds.every((ground) => ground === 0))
  }
  assert.equal(s.turned.filter((orientation) => orientation >= 0).length, 5)
  assert.deepEqual(s.ground.slice(FIRST_LARGE), [LARGE_GROUND, LARGE_GROUND, LARGE_GROUND, LARGE_GROUND])
  const { points, bonuses, progress, tribeMarkers, minors, hibernation, slept, explored } = player(s, 0)
  assert.deepEqual(
    [points, bonuses, progress, tribeMarkers, minors, hibernation, slept, explored],
    new Array(8).fill(0),
  )
  const { tracks, figures, falcon, endTile, switchUsed, used } = player(s, 0)
  assert.deepEqual([tracks, falcon, endTile, switchUsed], [{ gray: 1, green: 1, yellow: 1 }, -1, false, false])
  assert.ok(figures.every((space) => space === -1) && figures.length === 7 && used.every((one) => !one))
  const { actions, paying, wild, sleeper, asleep, uses, ending, final, over, abilities, branch, cube, energy } = s
  assert.deepEqual(
    { actions, paying, wild, sleeper, asleep, uses, ending, final, over, abilities, branch, cube, energy },
    {
      actions: 0,
      paying: -1,
      wild: '',
      sleeper: '',
      asleep: false,
      uses: 0,
      ending: false,
      final: false,
      over: false,
      abilities: 0,
      branch: -1,
      cube: 0,
      energy: 26,
    },
  )
})
