/** Main actions: terraforming, upgrades, tracks, innovations, scholars, power, book and special actions (A11-A20). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { hexNamed } from '../board.ts'
import { type FactionId, type Terrain, WHEEL } from '../data/index.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player } from '../state.ts'
import { actAs, bare, buildingAt, canAs, offered, put, terrainAt, turn } from './table.ts'

/** A native of the desert on E12 with these goods, two others at the table. */
function desert(goods: Partial<Player> = {}, faction: FactionId = 'blessed', options = {}): InnovationState {
  const s = bare([{ terrain: 'desert', faction }, { terrain: 'lake' }, { terrain: 'forest' }], options)
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), goods)
  return s
}

function paint(s: InnovationState, terrain: Terrain, ...hexes: readonly string[]): void {
  for (const hex of hexes) s.terrain[hexNamed(s, hex)] = WHEEL.indexOf(terrain)
}

test('A11.2, A11.3 passing is always possible; without goods nothing else is', () => {
  assert.deepEqual(offered(desert(), 0, {}), [{ do: 'pass' }])
})

test('A12.2 a spade costs 3, 2 or 1 tools by the level', () => {
  for (const [terraforming, price] of [
    [1, 3],
    [2, 2],
    [3, 1],
  ] as const) {
    assert.ok(!canAs(desert({ terraforming, tools: price - 1 }), 0, { do: 'terraform', hex: 'E11' }))
    const s = desert({ terraforming, tools: price })
    actAs(s, 0, { do: 'terraform', hex: 'E11' })
    assert.deepEqual([player(s, 0).tools, terrainAt(s, 'E11')], [0, 'desert'])
  }
})

test('A12.2, A12.3 only as many spades as the hex needs and the tools allow', () => {
  const s = desert({ tools: 7 })
  actAs(s, 0, { do: 'terraform', hex: 'F12' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'dig', spades: 1 },
    { do: 'dig', spades: 2 },
  ])
  const rich = desert({ tools: 30 })
  actAs(rich, 0, { do: 'terraform', hex: 'D12' })
  assert.equal(offered(rich, 0, {}).length, 2, 'D12 is two spades away')
})

test('A12.6 a workshop on a native hex: 1 tool, 2 coins, a piece in supply', () => {
  const can = (goods: Partial<Player>): boolean => {
    const s = desert(goods)
    paint(s, 'desert', 'E11')
    return canAs(s, 0, { do: 'build', hex: 'E11' })
  }
  assert.ok(can({ tools: 1, coins: 2 }))
  assert.ok(!can({ tools: 0, coins: 2 }))
  assert.ok(!can({ tools: 1, coins: 1 }))
  assert.ok(!can({ tools: 1, coins: 2, supply: [0, 4, 3, 1, 1] }))
  const s = desert({ tools: 1, coins: 2 })
  paint(s, 'desert', 'E11')
  assert.ok(!canAs(s, 0, { do: 'terraform', hex: 'E11' }), 'there is nothing to dig')
  actAs(s, 0, { do: 'build', hex: 'E11' })
  const p = player(s, 0)
  assert.deepEqual([p.tools, p.coins, p.supply[0], buildingAt(s, 'E11')], [0, 0, 7, 'workshop'])
})

test('A12.6 after digging the workshop may be left out, and needs its price', () => {
  const s = desert({ tools: 4, coins: 2 })
  actAs(s, 0, { do: 'terraform', hex: 'E11' }, { do: 'decline' })
  assert.equal(buildingAt(s, 'E11'), undefined)
  for (const goods of [
    { tools: 3, coins: 2 },
    { tools: 4, coins: 1 },
  ]) {
    const poor = desert(goods)
    actAs(poor, 0, { do: 'terraform', hex: 'E11' })
    assert.ok(!canAs(poor, 0, { do: 'raise' }))
  }
})

test('A12.4 free spades left over go to other hexes, or are given up', () => {
  const s = desert({ bowls: [6, 0, 6] })
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'E13' })
  assert.deepEqual(next(s), { step: 'spades', seat: 0, count: 1 })
  assert.ok(!canAs(s, 0, { do: 'spade', hex: 'E13' }), 'E13 is native now')
  actAs(s, 0, { do: 'enough' })
  assert.equal(terrainAt(s, 'E11'), 'wasteland')
  assert.ok(!canAs(s, 0, { do: 'spade' }))
})

test('A12.3, A12.4 two spades on a hex that needs two leave nothing over; one of them may be wasted', () => {
  const s = desert({ bowls: [6, 0, 6], tools: 1, coins: 2 })
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'D12' }, { do: 'dig', spades: 2 })
  assert.equal(next(s)?.step, 'raise')
  const half = desert({ bowls: [6, 0, 6], books: [1, 0, 0, 0] })
  actAs(half, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'D12' }, { do: 'dig', spades: 1 })
  assert.equal(terrainAt(half, 'D12'), 'wasteland')
  assert.equal(next(half)?.step, 'after', 'a target that is not native keeps the rest: unused spades are lost')
})

test('A12.5 a free spade needs a hex that is not native and free', () => {
  const s = desert({ bowls: [0, 0, 12] })
  for (const hex of ['D11', 'D12', 'E11', 'E13', 'F11', 'F12']) paint(s, 'desert', hex)
  assert.ok(!canAs(s, 0, { do: 'power', action: 'power-spade' }), 'A12.10 no legal target')
  paint(s, 'plains', 'F12')
  put(s, 1, 'F12', 'workshop')
  assert.ok(!canAs(s, 0, { do: 'power', action: 'power-spade' }))
  paint(s, 'plains', 'F11')
  actAs(s, 0, { do: 'power', action: 'power-spade' })
  assert.equal(terrainAt(s, 'F11'), 'desert', 'the only target is taken without asking')
})

test('A27.9, A31.7 free spades by tunnel and by flight', () => {
  const moles = desert({ bowls: [0, 0, 4], tools: 1 }, 'moles')
  actAs(moles, 0, { do: 'power', action: 'power-spade' }, { do: 'target', hex: 'F13', way: 'tunnel' })
  assert.deepEqual([player(moles, 0).tools, player(moles, 0).vp, terrainAt(moles, 'F13')], [0, 25, 'desert'])
  const poor = desert({ bowls: [0, 0, 4] }, 'moles')
  actAs(poor, 0, { do: 'power', action: 'power-spade' })
  assert.ok(!canAs(poor, 0, { do: 'target', way: 'tunnel' }), 'no tool for the tunnel')
  const flying = desert({ bowls: [0, 0, 4], palace: 'palace-09', scholars: 1, pool: 6 })
  actAs(flying, 0, { do: 'power', action: 'power-spade' }, { do: 'target', hex: 'F9', way: 'flight' })
  assert.deepEqual([player(flying, 0).scholars, player(flying, 0).pool, player(flying, 0).vp], [0, 7, 25])
  const tired = desert({ bowls: [0, 0, 4], palace: 'palace-09' })
  actAs(tired, 0, { do: 'power', action: 'power-spade' })
  assert.ok(!canAs(tired, 0, { do: 'target', way: 'flight' }), 'no scholar')
})

test('A31.7 a workshop beyond a tunnel costs its tool too', () => {
  const can = (tools: number): boolean => {
    const s = desert({ tools, coins: 2 }, 'moles')
    paint(s, 'desert', 'F13')
    return canAs(s, 0, { do: 'build', hex: 'F13', way: 'tunnel' })
  }
  assert.deepEqual([can(1), can(2)], [false, true])
})

test('A31.6 Lizards may build without a spade, on any native hex in reach, or not at all', () => {
  const city = (): InnovationState => {
    const s = bare([{ terrain: 'desert', faction: 'lizards' }, { terrain: 'lake' }, { terrain: 'forest' }])
    put(s, 0, 'E12', 'palace')
    put(s, 0, 'E11', 'guild')
    put(s, 0, 'E10', 'guild')
    paint(s, 'desert', 'D12')
    player(s, 0).annexes = 1
    actAs(s, 0, { do: 'annex', hex: 'E12' }, { do: 'city', tile: 'city-coins' })
    return s
  }
  const idle = city()
  actAs(idle, 0, { do: 'decline' })
  assert.equal(next(idle)?.step, 'raise')
  assert.deepEqual(offered(idle, 0, {}), [{ do: 'raise', hex: 'D12' }, { do: 'decline' }])
  actAs(idle, 0, { do: 'raise', hex: 'D12' })
  assert.equal(buildingAt(idle, 'D12'), 'workshop')
  const away = city()
  actAs(away, 0, { do: 'target', hex: 'E13' })
  assert.deepEqual(offered(away, 0, {}), [{ do: 'raise', hex: 'D12' }, { do: 'raise', hex: 'E13' }, { do: 'decline' }])
  const spent = city()
  player(spent, 0).supply[0] = 0
  actAs(spent, 0, { do: 'target', hex: 'E13' })
  assert.ok(!canAs(spent, 0, { do: 'raise' }), 'no workshop is left')
})

test('A13.1 upgrades: what becomes what, and for what', () => {
  const rows = [
    ['workshop', 'guild', 2, 6],
    ['guild', 'palace', 4, 6],
    ['guild', 'school', 3, 5],
    ['school', 'university', 5, 8],
  ] as const
  for (const [from, to, tools, coins] of rows) {
    const at = (goods: Partial<Player>): InnovationState => {
      const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
      put(s, 0, 'E12', from)
      Object.assign(player(s, 0), goods)
      return s
    }
    assert.ok(!canAs(at({ tools: tools - 1, coins }), 0, { do: 'upgrade', to }), `${to}: tools`)
    assert.ok(!canAs(at({ tools, coins: coins - 1 }), 0, { do: 'upgrade', to }), `${to}: coins`)
    const s = at({ tools, coins })
    actAs(s, 0, { do: 'upgrade', hex: 'E12', to })
    assert.deepEqual([player(s, 0).tools, player(s, 0).coins, buildingAt(s, 'E12')], [0, 0, to])
    const none = at({ tools, coins })
    player(none, 0).supply[['workshop', 'guild', 'school', 'university', 'palace'].indexOf(to)] = 0
    assert.ok(!canAs(none, 0, { do: 'upgrade', to }), `${to}: no piece`)
  }
})

test('A13.1, A13.4 the discount is for guilds beside an opponent, his neutral buildings included', () => {
  const s = desert({ tools: 5, coins: 5 })
  put(s, 0, 'E11', 'guild', true)
  assert.ok(!canAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'guild' }), 'own neutral buildings do not count')
  put(s, 1, 'E13', 'tower', true)
  actAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'guild' })
  assert.equal(player(s, 0).coins, 2)
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'upgrade', hex: 'E12', to: 'school' }), 'a school has no discount')
})

test('A13.4 a building of the Automa counts for the discount', () => {
  const s = bare([{ terrain: 'forest' }])
  put(s, 0, 'A1', 'workshop')
  put(s, 1, 'A2', 'workshop')
  Object.assign(player(s, 0), { tools: 2, coins: 3, books: [1, 0, 0, 0] })
  actAs(s, 0, { do: 'upgrade', hex: 'A1', to: 'guild' })
  assert.equal(player(s, 0).coins, 0)
})

test('A29.5 neutral buildings are not upgraded', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'workshop', true)
  Object.assign(player(s, 0), { tools: 9, coins: 9 })
  assert.ok(!canAs(s, 0, { do: 'upgrade' }))
})

test('A14.1 sailing: 4 coins and a scholar, up to level 3', () => {
  const can = (goods: Partial<Player>): boolean => canAs(desert(goods), 0, { do: 'sailing' })
  assert.ok(can({ coins: 4, scholars: 1 }))
  assert.ok(!can({ coins: 3, scholars: 1 }))
  assert.ok(!can({ coins: 4, scholars: 0 }))
  assert.ok(can({ coins: 4, scholars: 1, sailing: 2 }))
  assert.ok(!can({ coins: 4, scholars: 1, sailing: 3 }))
  const s = desert({ coins: 5, scholars: 2, pool: 5 })
  actAs(s, 0, { do: 'sailing' })
  const p = player(s, 0)
  assert.deepEqual([p.coins, p.scholars, p.pool, p.sailing, p.vp], [1, 1, 6, 1, 22])
})

test('A15.1 terraforming: 5 coins, a tool and a scholar, up to level 3 and 6 VP', () => {
  const can = (goods: Partial<Player>): boolean => canAs(desert(goods), 0, { do: 'terraforming' })
  assert.ok(can({ coins: 5, tools: 1, scholars: 1 }))
  assert.ok(!can({ coins: 4, tools: 1, scholars: 1 }))
  assert.ok(!can({ coins: 5, tools: 0, scholars: 1 }))
  assert.ok(!can({ coins: 5, tools: 1, scholars: 0 }))
  assert.ok(!can({ coins: 5, tools: 1, scholars: 1, terraforming: 3 }))
  const s = desert({ coins: 6, tools: 2, scholars: 2, pool: 5, terraforming: 2 })
  actAs(s, 0, { do: 'terraforming' })
  const p = player(s, 0)
  assert.deepEqual([p.coins, p.tools, p.scholars, p.pool, p.terraforming, p.vp], [1, 1, 1, 6, 3, 26])
})

test('A14.4, A34.1 a step on either track scores on the round tile', () => {
  const s = desert({ coins: 9, tools: 1, scholars: 2 })
  s.rounds[0] = 'track-engineering'
  actAs(s, 0, { do: 'sailing' })
  assert.equal(player(s, 0).vp, 25, '2 VP for level 1 and 3 VP')
})

/** Four players, seat 0 with a palace; the first slot wants 2 banking, 2 law and 1 of any colour. */
function inventor(goods: Partial<Player>, innovation = 'steel'): InnovationState {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations = s.innovations.map(() => '')
  s.innovations[0] = innovation
  Object.assign(player(s, 0), goods)
  return s
}

test('A16.1, A16.2 an innovation: its books, three at most', () => {
  const can = (goods: Partial<Player>): boolean => canAs(inventor(goods), 0, { do: 'innovation' })
  assert.ok(can({ books: [2, 2, 1, 0] }))
  assert.ok(!can({ books: [2, 2, 0, 0] }), 'four books')
  assert.ok(!can({ books: [1, 3, 1, 0] }), 'one of banking')
  assert.ok(!can({ books: [3, 3, 3, 3], innovations: ['census', 'library', 'science'] }))
  assert.ok(can({ books: [3, 3, 3, 3], innovations: ['census', 'library'] }))
  const s = inventor({ books: [3, 2, 0, 1], coins: 1 })
  actAs(s, 0, { do: 'innovation', innovation: 'steel' })
  assert.deepEqual(player(s, 0).books, [1, 0, 0, 1], 'coloured books are paid at once, the fifth is chosen')
  actAs(s, 0, { do: 'pay', discipline: 'medicine' })
  const p = player(s, 0)
  assert.deepEqual([p.books, p.coins, p.innovations, s.innovations[0]], [[1, 0, 0, 0], 1, ['steel'], ''])
})

test('A16.5, A34.1 an innovation scores on the round tile before its effect', () => {
  const s = inventor({ books: [2, 2, 1, 0] }, 'sewage-system')
  s.rounds[0] = 'innovation-law'
  put(s, 0, 'E11', 'workshop')
  put(s, 0, 'E10', 'workshop', true)
  actAs(s, 0, { do: 'innovation', innovation: 'sewage-system' })
  const p = player(s, 0)
  assert.deepEqual([p.vp, p.points[1], p.points[6]], [29, 5, 4])
})

test('A16.3 the neutral palace spares the coins, other buildings do not', () => {
  const s = inventor({ books: [2, 2, 1, 0], coins: 4 })
  put(s, 0, 'E12', 'guild')
  assert.ok(!canAs(s, 0, { do: 'innovation' }))
  player(s, 0).coins = 6
  actAs(s, 0, { do: 'innovation', innovation: 'steel' })
  assert.equal(player(s, 0).coins, 1)
})

test('A17.1 scholars: the space with 3 steps once, those with 2 steps three times in each discipline', () => {
  const s = desert({ scholars: 5, pool: 2 })
  const send = (steps: number): void => {
    turn(s, 0)
    player(s, 0).levels = [0, 0, 0, 0]
    actAs(s, 0, { do: 'send', discipline: 'medicine', steps })
  }
  send(3)
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'send', discipline: 'medicine', steps: 3 }))
  for (let n = 0; n < 3; n++) send(2)
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'send', discipline: 'medicine' }))
  assert.ok(canAs(s, 0, { do: 'return', discipline: 'medicine' }))
  assert.ok(canAs(s, 0, { do: 'send', discipline: 'law', steps: 3 }))
  assert.deepEqual([s.spaces[3], player(s, 0).scholars, player(s, 0).pool], [[0, 0, 0, 0], 1, 2])
  player(s, 0).scholars = 0
  assert.ok(!canAs(s, 0, { do: 'return' }))
})

test('A17.3 a scholar needs a step that is possible', () => {
  const s = desert({ scholars: 1, levels: [7, 0, 0, 0] })
  assert.ok(!canAs(s, 0, { do: 'return', discipline: 'banking' }), 'level 8 needs a key')
  assert.ok(canAs(s, 0, { do: 'return', discipline: 'law' }))
  player(s, 0).cities = ['city-tools']
  actAs(s, 0, { do: 'return', discipline: 'banking' })
  assert.equal(player(s, 0).levels[0], 8)
})

test('A18.1 power actions: price, effect, once a round for all', () => {
  const rows = [
    ['power-scholar', 3, (p: Player) => p.scholars, 1],
    ['power-tools', 4, (p: Player) => p.tools, 2],
    ['power-coins', 4, (p: Player) => p.coins, 7],
  ] as const
  for (const [action, power, figure, gained] of rows) {
    assert.ok(!canAs(desert({ bowls: [12 - power + 1, 0, power - 1] }), 0, { do: 'power', action }), action)
    const s = desert({ bowls: [12 - power, 0, power] })
    actAs(s, 0, { do: 'power', action })
    assert.deepEqual([figure(player(s, 0)), player(s, 0).bowls], [gained, [12, 0, 0]])
    assert.deepEqual(s.usedActions, [action])
    turn(s, 1)
    player(s, 1).bowls = [0, 0, 12]
    assert.ok(!canAs(s, 1, { do: 'power', action }))
  }
})

test('A11.4 no scholar from a power action while the pool is empty', () => {
  assert.ok(!canAs(desert({ bowls: [0, 0, 12], pool: 0 }), 0, { do: 'power', action: 'power-scholar' }))
})

test('A19.1 book actions: price, effect, only the three of this game, once a round', () => {
  const at = (books: number[], goods: Partial<Player> = {}): InnovationState => {
    const s = desert({ books, ...goods })
    s.bookActions = ['book-power', 'book-coins', 'book-guild-points']
    return s
  }
  assert.ok(!canAs(at([0, 0, 0, 0]), 0, { do: 'bookAction' }))
  assert.deepEqual(offered(at([1, 0, 0, 0]), 0, { do: 'bookAction' }), [{ do: 'bookAction', action: 'book-power' }])
  assert.ok(!canAs(at([1, 0, 0, 0], { bowls: [0, 0, 12] }), 0, { do: 'bookAction' }), 'full bowls')
  assert.ok(!canAs(at([2, 0, 0, 0]), 0, { do: 'bookAction', action: 'book-guild-points' }), 'no guild')
  const s = at([2, 0, 0, 0])
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'guild', true)
  actAs(s, 0, { do: 'bookAction', action: 'book-guild-points' })
  assert.deepEqual([player(s, 0).vp, player(s, 0).points[10], s.usedActions], [24, 4, ['book-guild-points']])
  turn(s, 0)
  player(s, 0).books = [9, 0, 0, 0]
  assert.ok(!canAs(s, 0, { do: 'bookAction', action: 'book-guild-points' }))
})

test('A19.1 book-guild: a workshop becomes a guild for nothing, and only if there are both', () => {
  const at = (goods: Partial<Player> = {}): InnovationState => {
    const s = desert({ books: [2, 0, 0, 0], ...goods })
    s.bookActions = ['book-guild', 'book-coins', 'book-power']
    return s
  }
  const s = at()
  put(s, 0, 'E11', 'workshop')
  put(s, 0, 'E10', 'workshop', true)
  actAs(s, 0, { do: 'bookAction', action: 'book-guild' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'freeUpgrade', hex: 'E12' },
    { do: 'freeUpgrade', hex: 'E11' },
  ])
  actAs(s, 0, { do: 'freeUpgrade', hex: 'E11' })
  assert.deepEqual([buildingAt(s, 'E11'), player(s, 0).supply[0], player(s, 0).supply[1]], ['guild', 8, 3])
  assert.ok(!canAs(at({ supply: [8, 0, 3, 1, 1] }), 0, { do: 'bookAction', action: 'book-guild' }))
  const bare9 = at()
  put(bare9, 0, 'E12', 'guild')
  assert.ok(!canAs(bare9, 0, { do: 'bookAction', action: 'book-guild' }), 'no workshop on the map')
})

test('A19.1 book-spades: three free spades', () => {
  const s = desert({ books: [3, 0, 0, 0], tools: 1, coins: 2 })
  s.bookActions = ['book-spades', 'book-coins', 'book-power']
  actAs(s, 0, { do: 'bookAction', action: 'book-spades' }, { do: 'target', hex: 'F12' }, { do: 'dig', spades: 3 })
  actAs(s, 0, { do: 'raise', hex: 'F12' })
  assert.equal(buildingAt(s, 'F12'), 'workshop')
})

test('A20.1, A20.2 special actions of bonus, palace, competency, innovation and faction, once a round each', () => {
  const tiles: Partial<Player> = {
    bonus: 'lecture-notes',
    palace: 'palace-01',
    competencies: ['power-surge'],
    innovations: ['professor'],
  }
  const s = desert(tiles, 'philosophers')
  const names = offered(s, 0, { do: 'special' }).map((move) => (move.do === 'special' ? move.special : ''))
  assert.deepEqual(names, [
    'bonus-step-special',
    'palace-01-special',
    'power-surge-special',
    'professor-special',
    'philosophers-book',
  ])
  for (const special of names) {
    turn(s, 0)
    actAs(s, 0, { do: 'special', special })
    if (special === 'bonus-step-special') actAs(s, 0, { do: 'step', discipline: 'law' })
    if (special === 'philosophers-book') actAs(s, 0, { do: 'book', discipline: 'law' })
  }
  turn(s, 0)
  assert.ok(!canAs(s, 0, { do: 'special' }))
  const p = player(s, 0)
  assert.deepEqual(
    [p.tools, p.bowls, p.scholars, p.vp, p.books, p.levels],
    [2, [8, 4, 0], 1, 23, [0, 1, 0, 0], [0, 1, 0, 0]],
  )
  assert.deepEqual([p.points[6], p.used.length], [3, 5])
})

test('A11.4, R30 special actions without an effect are not offered', () => {
  assert.ok(!canAs(desert({ competencies: ['power-surge'], bowls: [0, 0, 12] }), 0, { do: 'special' }))
  assert.ok(!canAs(desert({ bowls: [0, 0, 12] }, 'psychics'), 0, { do: 'special' }))
  const stuck = desert({ bonus: 'lecture-notes', levels: [7, 7, 7, 7] })
  assert.ok(!canAs(stuck, 0, { do: 'special' }), 'no step is possible')
  const full = desert({ innovations: ['professor'], pool: 0, scholars: 7 })
  assert.ok(canAs(full, 0, { do: 'special', special: 'professor-special' }), '3 VP are an effect')
})

test('A27.3 palace-03: a school becomes a guild, 3 VP and a tool; not without a school or a guild', () => {
  const at = (goods: Partial<Player> = {}): InnovationState => {
    const s = desert({ palace: 'palace-03', ...goods })
    return s
  }
  assert.ok(!canAs(at(), 0, { do: 'special' }), 'no school')
  const s = at()
  put(s, 0, 'E11', 'school')
  put(s, 0, 'E10', 'school', true)
  put(s, 0, 'E9', 'school')
  player(s, 0).competencies = ['windfall']
  s.rounds[0] = 'guild-law'
  actAs(s, 0, { do: 'special', special: 'palace-03-special' })
  assert.deepEqual(offered(s, 0, {}), [
    { do: 'replace', hex: 'E11' },
    { do: 'replace', hex: 'E9' },
  ])
  actAs(s, 0, { do: 'replace', hex: 'E9' })
  const p = player(s, 0)
  assert.deepEqual([buildingAt(s, 'E9'), p.vp, p.tools, p.competencies], ['guild', 26, 1, ['windfall']])
  const none = at({ supply: [8, 0, 2, 1, 1] })
  put(none, 0, 'E11', 'school')
  player(none, 0).supply[1] = 0
  assert.ok(!canAs(none, 0, { do: 'special' }), 'no guild in supply')
})

test('A20.4 the Psychics may pass as their second action', () => {
  const s = desert({ tools: 1 }, 'psychics')
  actAs(s, 0, { do: 'special', special: 'psychics-charge' })
  assert.ok(canAs(s, 0, { do: 'convert' }), 'conversions in between')
  assert.ok(!canAs(s, 0, { do: 'special' }))
  actAs(s, 0, { do: 'pass' })
  assert.ok(player(s, 0).passed)
})

test('A42, R39 by the manual: sources are added while the target needs more than the free spades there are', () => {
  const s = desert({ bonus: 'spade-order', bowls: [0, 0, 12], books: [3, 0, 0, 0] }, 'blessed', {
    rulesVariant: 'manual',
  })
  s.bookActions = ['book-spades', 'book-coins', 'book-power']
  player(s, 0).tools = 3
  actAs(s, 0, { do: 'terraform', hex: 'D12' })
  assert.equal(offered(s, 0, { do: 'add' }).length, 4)
  actAs(s, 0, { do: 'add', source: 'power-spade' })
  assert.deepEqual([player(s, 0).bowls, s.usedActions], [[4, 0, 8], ['power-spade']])
  assert.equal(offered(s, 0, { do: 'add' }).length, 3, 'one more spade is needed')
  actAs(s, 0, { do: 'add', source: 'bonus-spade-special' })
  assert.ok(!canAs(s, 0, { do: 'add' }), 'two free spades for two')
  actAs(s, 0, { do: 'dig', spades: 2 })
  assert.deepEqual([player(s, 0).tools, player(s, 0).used, terrainAt(s, 'D12')], [3, ['bonus-spade-special'], 'desert'])
  turn(s, 0)
  actAs(s, 0, { do: 'terraform', hex: 'F12' })
  assert.deepEqual(offered(s, 0, { do: 'add' }), [
    { do: 'add', source: 'power-two-spades' },
    { do: 'add', source: 'book-spades' },
  ])
  actAs(s, 0, { do: 'add', source: 'book-spades' })
  assert.deepEqual(
    [player(s, 0).books, s.usedActions],
    [
      [0, 0, 0, 0],
      ['power-spade', 'book-spades'],
    ],
  )
})

test('A42 sources must be payable, and only the manual joins them', () => {
  const poor = desert({ bowls: [9, 0, 3], books: [2, 0, 0, 0], tools: 3 }, 'blessed', { rulesVariant: 'manual' })
  poor.bookActions = ['book-spades', 'book-coins', 'book-power']
  actAs(poor, 0, { do: 'terraform', hex: 'D12' })
  assert.ok(!canAs(poor, 0, { do: 'add' }))
  const published = desert({ bonus: 'spade-order', bowls: [0, 0, 12], tools: 3 })
  actAs(published, 0, { do: 'terraform', hex: 'F12' })
  assert.ok(!canAs(published, 0, { do: 'add' }))
})

test('A31.4, A42 a power action that is added counts as one: Illusionists pay less and score', () => {
  const s = desert({ bowls: [0, 0, 12], tools: 3 }, 'illusionists', { rulesVariant: 'manual' })
  actAs(s, 0, { do: 'terraform', hex: 'F12' }, { do: 'add', source: 'power-two-spades' })
  assert.deepEqual([player(s, 0).bowls, player(s, 0).vp], [[5, 0, 7], 21])
})

test('A12.9 bought and free spades, also those on other hexes, reward the Goblins', () => {
  const s = desert({ bowls: [6, 0, 6] }, 'goblins')
  actAs(s, 0, { do: 'power', action: 'power-two-spades' }, { do: 'target', hex: 'E13' }, { do: 'spade', hex: 'E11' })
  assert.equal(player(s, 0).coins, 4)
})

test('A11.1 turns go round in turn order, passed players left out', () => {
  const s = desert({ tools: 1 })
  for (const seat of [1, 2]) put(s, seat, ['A1', 'I13'][seat - 1] ?? '', 'workshop')
  for (const p of s.players) p.annexes = 3
  s.order = [0, 2, 1]
  turn(s, 0)
  const acted: number[] = []
  for (let n = 0; n < 4; n++) {
    const [seat = 0] = game.actors(s)
    acted.push(seat)
    if (n === 1) actAs(s, seat, { do: 'pass' }, { do: 'bonus' })
    else {
      player(s, seat).annexes = 1
      s.annex.fill(0)
      actAs(s, seat, { do: 'annex' })
      if (canAs(s, seat, { do: 'end' })) actAs(s, seat, { do: 'end' })
    }
  }
  assert.deepEqual(acted, [0, 2, 1, 0])
  assert.deepEqual(game.actors(s), [1], 'seat 2 has passed')
})
