/** R5, R7, R17 What can be paid, with what help and over which way, and how a payment goes, each by itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHASM, FOREST, MOUNTAIN, positionOf, SAND, spaceOf, WATER } from '../board.ts'
import {
  type ActionCost,
  costOf,
  missing,
  payment,
  spareAfterBuilding,
  spareAfterTech,
  spareAfterTile,
} from '../costs.ts'
import { SPACES } from '../data/index.ts'
import { spend, trim } from '../gains.ts'
import { helpsAtHand } from '../help.ts'
import { backAt } from '../lookups.ts'
import { player, room } from '../pieces.ts'
import { canAfford } from '../possible.ts'
import { standing, standings } from '../standing.ts'
import type { ReviveState } from '../state.ts'
import { areaOf, FAR, lieOf, meet, nearest, reachedWith, type Ways, waysFrom } from '../ways.ts'
import { actAs, asked, canAs, give, offered, resources, settle, table, turnUp } from './table.ts'

const NOTHING: ActionCost = { range: 0, gear: 0, book: 0, food: 0, fee: 0, discount: 0, foodOff: 0 }

function machines(s: ReviveState, energy: number, ...ids: readonly string[]): void {
  const p = player(s, 0)
  p.energy = energy
  p.machines = ids.map((id) => ({ id, charged: false }))
}

/** What helps, as gears, books, food and what is good for anything. */
function helps(s: ReviveState, openly = false): (readonly number[] | null)[] {
  return helpsAtHand(s, 0, openly).map((help) =>
    help === null ? null : [help.gear, help.book, help.food, help.wild, help.crystal],
  )
}

test('R5.4 missing crystals: what is short of each resource, discounts where something is due, less the crystals', () => {
  const s = table()
  const p = player(s, 0)
  give(s, 0, { gear: 2, book: 1, food: 1, crystal: 1 })
  const short = (cost: Partial<ActionCost>): number => missing(p, { ...NOTHING, ...cost })
  assert.equal(short({}), -1)
  assert.equal(short({ gear: 3 }), 0)
  assert.equal(short({ gear: 4 }), 1)
  assert.equal(short({ book: 1, fee: 1 }), 0, 'books for others are books')
  assert.equal(short({ book: 2, fee: 1 }), 1)
  assert.equal(short({ range: 2 }), 0)
  assert.equal(short({ range: 1, food: 2 }), 1)
  assert.equal(short({ range: 1, food: 2, foodOff: 1 }), 0)
  assert.equal(short({ range: 1, food: 2, foodOff: 9 }), -1, 'never less than nothing')
  assert.equal(short({ gear: 4, discount: 1 }), 0)
  assert.equal(short({ gear: 4, discount: 5 }), -1, 'a discount saves only what is due')
  assert.equal(short({ range: 4, discount: 2 }), 2, 'nor the way')
  assert.equal(short({ fee: 3, discount: 2 }), 1, 'nor books for others')
  assert.equal(short({ gear: 3, book: 2, food: 2, discount: 2 }), 0)
})

test('R5.4 a price: crystals stand in for named resources, never for those of choice', () => {
  const s = table()
  const p = player(s, 0)
  const cost = { crystal: 0, gear: 0, book: 0, food: 0, basic: 0 }
  give(s, 0, { gear: 1, book: 1, crystal: 2 })
  assert.ok(canAfford(p, { ...cost, gear: 3 }))
  assert.ok(!canAfford(p, { ...cost, gear: 4 }))
  assert.ok(canAfford(p, { ...cost, gear: 2, book: 2 }))
  assert.ok(!canAfford(p, { ...cost, gear: 2, book: 2, food: 1 }))
  assert.ok(canAfford(p, { ...cost, crystal: 1, food: 1 }))
  assert.ok(!canAfford(p, { ...cost, crystal: 2, food: 1 }))
  assert.ok(canAfford(p, { ...cost, basic: 2 }))
  assert.ok(!canAfford(p, { ...cost, basic: 3 }))
  give(s, 0, { gear: 0, book: 0, food: 2 })
  assert.ok(canAfford(p, { ...cost, basic: 2 }))
})

test('R5.1, R5.6 what is above the caps after a payment is lost; own resources are spent before crystals', () => {
  const s = table()
  const p = player(s, 0)
  give(s, 0, { crystal: 4, gear: 7, book: 6, food: 9 })
  trim(p)
  assert.deepEqual(resources(s, 0), { crystal: 3, gear: 6, book: 6, food: 6 })
  spend(p, 'book', 2)
  assert.deepEqual(resources(s, 0), { crystal: 3, gear: 6, book: 4, food: 6 })
  spend(p, 'book', 6)
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 6, book: 0, food: 6 })
  give(s, 0, { gear: 4 })
  assert.equal(room(s, 0, 'gear'), 2)
  s.paying = 1
  assert.equal(room(s, 0, 'gear'), 2, 'somebody else pays')
  s.paying = 0
  assert.ok(room(s, 0, 'gear') > 20)
})

test('R5.6 help: crates in any number, machines as far as the energy goes, none for who is not at turn', () => {
  const s = table()
  assert.deepEqual(helps(s), [null])
  player(s, 0).crates = ['K01', 'K09', 'K18']
  assert.deepEqual(helps(s), [[2, 0, 1, 1, 1]], 'points do not help to pay')
  assert.deepEqual(helps(s, true), [null], 'nobody else knows of crates')
  s.active = 1
  assert.deepEqual(helps(s), [null])
  s.active = 0
  player(s, 0).crates = []
  machines(s, 2, 'MG01', 'MN01', 'MY01')
  assert.deepEqual(helps(s).map(String).sort(), ['0,2,2,0,0', '2,0,2,0,0', '2,2,0,0,0'], 'any two of three')
  machines(s, 3, 'MG01', 'MN01', 'MY01')
  assert.deepEqual(helps(s), [[2, 2, 2, 0, 0]])
  machines(s, 0, 'MG01')
  assert.deepEqual(helps(s), [null])
  machines(s, 1, 'MG01')
  player(s, 0).machines = [{ id: 'MG01', charged: true }]
  assert.deepEqual(helps(s), [null], 'it is in use')
  machines(s, 1, 'MG04', 'MN04')
  assert.deepEqual(helps(s), [[0, 0, 0, 1, 1]], 'one way where both are as good')
  machines(s, 1, 'MG09', 'MG04')
  assert.deepEqual(
    helps(s).map(String).sort(),
    ['0,0,0,1,1', '0,0,0,2,0'],
    'a crystal may be worth more than two of choice',
  )
  machines(s, 1, 'MG08')
  assert.deepEqual(helps(s), [null], 'a module is no help')
  machines(s, 0)
  player(s, 0).crates = ['K27', 'K13', 'K26']
  assert.deepEqual(helps(s), [[0, 0, 0, 3, 0]], 'what is sure of several parts')
})

test('R21.5, R5.6 only a trade for two of a kind doubles crystals, and only for who has it', () => {
  const trader = table({ tribes: ['hofstadterians'] })
  settle(trader, 0, { t1: '-1,0' })
  assert.deepEqual(helps(trader), [null], 'two resources for a crystal')
  const formica = table({ tribes: ['formica'] })
  settle(formica, 0, { t2: '-1,0' })
  assert.deepEqual(helps(formica), [null], 'another technology')
  settle(formica, 0, { t1: '1,0' })
  assert.notDeepEqual(helps(formica), [null])
})

test('R5.6 boosts help the actions they name, as range, discount or any way at all', () => {
  const s = table()
  machines(s, 3, 'SM3', 'MG02', 'MY05')
  const [help] = helpsAtHand(s, 0)
  assert.deepEqual(help?.boosts, {
    build: { range: 1, discount: 2, unlimited: false },
    explore: { range: 1, discount: 0, unlimited: true },
    populate: { range: 1, discount: 0, unlimited: false },
  })
  machines(s, 1, 'SM3', 'MY05', 'MY02')
  assert.equal(helpsAtHand(s, 0).length, 3, 'none is better than another in everything')
  machines(s, 1, 'MG02', 'MY02', 'MN02')
  assert.equal(helpsAtHand(s, 0).length, 3)
  machines(s, 1, 'MG02', 'MG10')
  assert.equal(helpsAtHand(s, 0).length, 1, 'an action is no help inside another')
})

test('R5.6, I3 the first rules counted every machine, however little energy there was', () => {
  const s = table()
  s.version = 1
  machines(s, 1, 'MG01', 'MN01')
  assert.deepEqual(helps(s), [[2, 2, 0, 0, 0]])
  machines(s, 0, 'MG01', 'MN01')
  assert.deepEqual(helps(s), [null])
  player(s, 0).crates = ['K05', 'K16', 'K14']
  assert.deepEqual(helps(s), [[0, 0, 2, 0, 0]], 'no stars')
  player(s, 0).machines = [{ id: 'MG01', charged: true }]
  player(s, 0).energy = 1
  assert.deepEqual(helps(s), [[0, 0, 2, 0, 0]])
})

test('R5.6, I5 stars that are plain gains help, with what technologies add to them', () => {
  const s = table({ tribes: ['nadair'] })
  player(s, 0).crates = ['K16']
  assert.deepEqual(helps(s), [[0, 1, 1, 0, 0]])
  settle(s, 0, { t1: '-1,0' })
  assert.deepEqual(helps(s), [[0, 2, 1, 0, 0]], 't1 gives a book for each use')
  const water = table({ tribes: ['hofstadterians'] })
  player(water, 0).crates = ['K16']
  assert.deepEqual(helps(water), [null], 'no water, no help')
  player(water, 0).waters = [3, 4]
  assert.deepEqual(helps(water), [[0, 0, 0, 2, 0]])
  const kuniban = table({ tribes: ['kuniban'] })
  player(kuniban, 0).crates = ['K16']
  assert.deepEqual(helps(kuniban), [null], 'a star that costs something is none')
})

test('R17.4 a crate that is used again helps for a gear, each in its own way', () => {
  const s = table()
  machines(s, 1, 'MG05')
  player(s, 0).opened = ['K01', 'K05', 'K14']
  assert.deepEqual(helps(s).map(String).sort(), ['-1,0,2,0,0', '1,0,0,0,0'])
  player(s, 0).reopened = ['K05']
  assert.deepEqual(helps(s), [[1, 0, 0, 0, 0]])
  give(s, 0, { crystal: 1 })
  player(s, 0).reopened = ['K01']
  const [st] = standings(s, 0)
  assert.deepEqual(st?.means, { gear: 0, book: 0, food: 2, wild: 0, doubled: 0 }, 'a crystal pays the gear')
})

test('R13.2 what is left for the way after a building', () => {
  const s = table()
  give(s, 0, { gear: 3, food: 2, crystal: 1 })
  const st = standing(s, 0)
  assert.equal(spareAfterBuilding(s, st, 'small', 0), 3)
  assert.equal(spareAfterBuilding(s, st, 'large', 0), -1)
  assert.equal(spareAfterBuilding(s, st, 'large', 1), 2)
  assert.equal(spareAfterBuilding(s, st, 'large', 2), 3)
  assert.equal(spareAfterBuilding(s, st, 'small', 9), 3)
})

test('R12.2, R12.3 what is left for the way after a technology, with so many others there', () => {
  const s = table({ tribes: ['nadair'] })
  give(s, 0, { book: 4, crystal: 1 })
  const st = standing(s, 0)
  const cost = st.footing.technologies[1]?.cost ?? -1
  assert.equal(cost, 3)
  assert.equal(spareAfterTech(st, 1, 0, 0), 1)
  assert.equal(spareAfterTech(st, 1, 1, 0), 1)
  assert.equal(spareAfterTech(st, 1, 2, 0), 0)
  assert.equal(spareAfterTech(st, 1, 3, 0), -1)
  assert.equal(spareAfterTech(st, 1, 3, 2), 1, 'a discount lowers the technology')
  assert.equal(spareAfterTech(st, 1, 5, 9), 0, 'but not the books for others')
  assert.equal(spareAfterTech(st, 1, 6, 9), -1)
})

test('R12.2, R13.2 a technology costs books and the way, a building gears and the way, and nothing else', () => {
  const s = table({ tribes: ['nadair'] })
  const target = spaceOf('1,0')
  const st = standing(s, 0)
  const populate = costOf(s, st, { ...payment(s, 0, 'populate', ''), target, tech: 0 }, 2)
  assert.deepEqual(populate, { ...NOTHING, range: 2, book: st.footing.technologies[0]?.cost })
  const build = costOf(s, st, { ...payment(s, 0, 'build', ''), target: spaceOf('1,1'), size: 'small' }, 2)
  assert.deepEqual(build, { ...NOTHING, range: 2, gear: build.gear })
  assert.ok(build.gear > 0)
})

test('R11.3 what is left for the way after a tile; the discount goes where it serves', () => {
  const s = table()
  const p09 = positionOf('P09')
  give(s, 0, { food: 5, book: 2 })
  assert.equal(spareAfterTile(standing(s, 0), backAt(s, p09), 0) >= 0, true)
  const spare = (off: number): number => spareAfterTile(standing(s, 0), backAt(s, p09), off)
  const all = spare(0)
  assert.equal(spare(1), all + 1)
  give(s, 0, { book: 1 })
  assert.equal(spare(0), -1)
  assert.equal(spare(1), all)
  give(s, 0, { crystal: 1 })
  assert.equal(spare(0), all)
  assert.equal(spare(1), all + 1)
})

test('R21.5 a crystal is two of one resource for Formica, single ones fill up what is odd', () => {
  const s = table({ tribes: ['formica'] })
  settle(s, 0, { t1: '-1,0' })
  const reach = (): number => {
    const [st] = standings(s, 0)
    assert.ok(st !== undefined)
    return spareAfterBuilding(s, st, 'large', 0)
  }
  give(s, 0, { gear: 1, crystal: 2 })
  assert.equal(reach(), 0, 'four gears for two crystals')
  give(s, 0, { gear: 2 })
  assert.equal(reach(), 0)
  give(s, 0, { gear: 0, crystal: 2 })
  assert.equal(reach(), -1)
  give(s, 0, { gear: 3, crystal: 2, food: 1 })
  assert.equal(reach(), 3, 'the other crystal is two food')
  player(s, 0).crates = ['K27']
  give(s, 0, { gear: 5, crystal: 0, food: 0 })
  assert.ok(reach() >= 0)
  player(s, 0).crates = ['K08']
  give(s, 0, { gear: 3, crystal: 0, food: 0 })
  assert.equal(reach(), 0, 'the crystal of a crate is two gears')
  give(s, 0, { gear: 2 })
  assert.equal(reach(), -1)
})

test('R21.5 a tile for Formica: odd gears and books, discounts and crystals in pairs', () => {
  const s = table({ tribes: ['formica'] })
  settle(s, 0, { t1: '-1,0' })
  const p09 = positionOf('P09')
  const spare = (off: number): number => {
    const [st] = standings(s, 0)
    assert.ok(st !== undefined)
    return spareAfterTile(st, backAt(s, p09), off)
  }
  give(s, 0, { food: 5, book: 0, crystal: 1 })
  const exact = spare(0)
  assert.ok(exact >= 0, 'two books for a crystal')
  give(s, 0, { book: 1 })
  assert.equal(spare(0), exact, 'the second half of the crystal is lost')
  assert.equal(spare(1), exact + 2, 'a discount takes off the odd book and the crystal becomes food')
  give(s, 0, { book: 2 })
  assert.equal(spare(0), exact + 2)
  give(s, 0, { crystal: 0 })
  const plain = spare(0)
  give(s, 0, { crystal: 1 })
  assert.equal(spare(0), plain + 2, 'a crystal is two food, the food of the tile is due all the same')
  give(s, 0, { book: 0, crystal: 0 })
  assert.equal(spare(1), -1)
})

test('R7.6 ways: what lies between, round face-down tiles, free over some grounds', () => {
  const s = table()
  const from = [CHASM]
  const near = waysFrom(lieOf(s.ground), from, 0)
  const way = (ways: Ways, ...ids: readonly string[]): number => nearest(ways, areaOf(ids.map(spaceOf)))
  assert.equal(nearest(near, areaOf(from)), 0)
  assert.equal(way(near, '1,0'), 0)
  assert.equal(way(near, '1,1'), 1)
  assert.equal(way(near, '6,0'), FAR, 'face-down hexes are not passed')
  const short = areaOf([spaceOf('1,1')])
  assert.equal(meet(reachedWith(near, 0), areaOf([spaceOf('1,0')])), true)
  assert.equal(meet(reachedWith(near, 0), short), false, 'not farther than was asked')
  assert.equal(meet(reachedWith(near, 1), short), true)
  assert.deepEqual(reachedWith(near, FAR), reachedWith(near, 50), 'nothing is farther than the farthest')
  turnUp(s, { P01: 0, P02: 0, P03: 0, P04: 0, P05: 0, P06: 0, P07: 0, P09: 0, P10: 0 })
  const open = waysFrom(lieOf(s.ground), from, 0)
  const freed = waysFrom(lieOf(s.ground), from, (1 << WATER) | (1 << FOREST) | (1 << MOUNTAIN) | (1 << SAND))
  const all = SPACES.map((_, space) => areaOf([space]))
  assert.ok(all.some((space) => nearest(open, space) < FAR && nearest(freed, space) < nearest(open, space)))
  assert.ok(all.every((space) => nearest(freed, space) <= nearest(open, space)))
  assert.equal(way(open, '1,1', '1,0'), 0)
  assert.equal(nearest(open, areaOf([])), FAR)
})

test('R5.7 what lies beside an own piece can be reached with no food at all, and nothing farther', () => {
  const s = table()
  player(s, 0).figures[0] = spaceOf('1,0')
  give(s, 0, { gear: 3 })
  assert.deepEqual(
    offered(s, 0, { do: 'build' }).map((move) => ('space' in move ? move.space : '')),
    ['1,1'],
  )
  give(s, 0, { gear: 2 })
  assert.deepEqual(offered(s, 0, { do: 'build' }), [])
  const books = table({ tribes: ['nadair'] })
  const cost = standing(books, 0).footing.technologies[0]?.cost ?? 0
  give(books, 0, { book: cost })
  assert.equal(offered(books, 0, { do: 'populate' }).length, 4, 'the four locations around the chasm')
  give(books, 0, { book: cost - 1 })
  assert.equal(offered(books, 0, { do: 'populate' }).length, 0)
})

test('R7.5 ranges start at every own piece, from the chasm only without one, and from the falcon', () => {
  const s = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  const p = player(s, 0)
  assert.deepEqual(
    [...standing(s, 0).footing.origins].sort(),
    [CHASM, CHASM].slice(0, standing(s, 0).footing.origins.length),
  )
  p.falcon = spaceOf('0,1')
  p.figures[2] = 0
  p.small = [spaceOf('1,1')]
  p.large = [spaceOf('6,0')]
  assert.deepEqual(standing(s, 0).footing.origins, [0, spaceOf('1,1'), spaceOf('6,0'), spaceOf('0,1')])
})

test('R7.9 a range from the falcon shortens only ways from the falcon', () => {
  const s = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  const p = player(s, 0)
  p.falcon = CHASM
  p.small = [spaceOf('-1,-1')]
  const target = spaceOf('1,1')
  const range = (): number => costOf(s, standing(s, 0), { ...payment(s, 0, 'build', ''), target, size: 'small' }).range
  assert.equal(range(), 1)
  settle(s, 0, { t4: 'L:SW' })
  assert.equal(range(), 0)
})

test('R2.5 discounts by the place: beside the falcon, beside a tile, on a tile, for each mountain', () => {
  const gears = (s: ReviveState, space: string): number =>
    costOf(s, standing(s, 0), { ...payment(s, 0, 'build', ''), target: spaceOf(space), size: 'small' }).gear
  const falcon = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  settle(falcon, 0, { t1: 'L:SW' })
  player(falcon, 0).falcon = spaceOf('0,1')
  assert.equal(gears(falcon, '1,1'), 2)
  assert.equal(gears(falcon, '-1,-1'), 3)
  const temple = table({ tribes: ['hofstadterians'], options: { sides: 'moon' } })
  settle(temple, 0, { t4: 'L:SW' })
  player(temple, 0).tiles = [spaceOf('0,-2')]
  assert.equal(gears(temple, '-1,-1'), 2)
  assert.equal(gears(temple, '1,1'), 3)
  const sand = table({ tribes: ['kuniban'], options: { sides: 'moon' } })
  settle(sand, 0, { t2: 'L:SW' })
  player(sand, 0).tiles = [spaceOf('1,1')]
  assert.equal(gears(sand, '1,1'), 2)
  assert.equal(gears(sand, '-1,-1'), 3)
  const target = table({ tribes: ['0x49'], options: { sides: 'moon' } })
  player(target, 0).tiles = [spaceOf('1,1')]
  assert.equal(gears(target, '1,1'), 1)
  assert.equal(gears(target, '-1,-1'), 3)
  const mountains = table({ tribes: ['formica'] })
  settle(mountains, 0, { t2: 'L:SW' })
  assert.equal(gears(mountains, '1,1'), 1, 'two mountains beside it')
  assert.equal(gears(mountains, '-1,-1'), 3)
})

test('R22.3 with t4 a target of one’s own needs no path', () => {
  const s = table({ tribes: ['0x49'], options: { sides: 'moon' } })
  settle(s, 0, { t1: '-1,0', t4: '1,-1' })
  player(s, 0).tiles = [spaceOf('1,1')]
  const pay = { ...payment(s, 0, 'build', ''), size: 'small' as const }
  assert.equal(costOf(s, standing(s, 0), { ...pay, target: spaceOf('1,1') }).range, 0)
  player(s, 0).tiles = []
  assert.ok(costOf(s, standing(s, 0), { ...pay, target: spaceOf('1,1') }).range > 0)
})

test('R5.6 a boost in the payment counts; a payment that still fails is given up, what was used is used', () => {
  const s = table()
  machines(s, 2, 'SM3', 'MG02')
  player(s, 0).crates = ['K18']
  give(s, 0, { gear: 1 })
  actAs(s, 0, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' })
  assert.deepEqual(offered(s, 0, { do: 'confirm' }), [])
  actAs(s, 0, { do: 'machine', machine: 'MG02' })
  assert.deepEqual(offered(s, 0, { do: 'confirm' }), [], 'one space lies between')
  actAs(s, 0, { do: 'machine', machine: 'SM3' }, { do: 'confirm' })
  assert.equal(player(s, 0).resources.gear, 0)
  assert.deepEqual(player(s, 0).small, [spaceOf('1,1')])
  const failed = table()
  machines(failed, 1, 'SM3')
  player(failed, 0).crates = ['K01', 'K18']
  give(failed, 0, { gear: 1 })
  actAs(failed, 0, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' }, { do: 'machine', machine: 'SM3' })
  actAs(failed, 0, { do: 'withdraw' })
  assert.equal(player(failed, 0).energy, 0)
  assert.equal(failed.actions, 0)
  assert.equal(asked(failed), 'turn')
  assert.equal(failed.paying, -1)
})

test('I5 inside a payment nothing is offered that starts an action, a card or a placement', () => {
  const s = table()
  machines(s, 5, 'MG10', 'MN08', 'MN06', 'MG01', 'MG08')
  player(s, 0).crates = ['K28', 'K14', 'K01']
  player(s, 0).active = ['CG01']
  give(s, 0, { gear: 3, food: 1 })
  const free = (): unknown[] =>
    [...offered(s, 0, { do: 'machine' }), ...offered(s, 0, { do: 'crate' })].map((move) =>
      'machine' in move ? move.machine : 'crate' in move ? move.crate : '',
    )
  assert.deepEqual(free(), ['MG10', 'MN08', 'MN06', 'MG01', 'MG08', 'K28', 'K14', 'K01'])
  actAs(s, 0, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' })
  assert.equal(asked(s), 'pay')
  assert.deepEqual(free(), ['MG01', 'MG08', 'K14', 'K01'])
})

test('R5.7 an action that an effect gives and that is given up can be aimed elsewhere or declined', () => {
  const s = table()
  machines(s, 1, 'MG10')
  player(s, 0).crates = ['K01', 'K02']
  give(s, 0, { food: 1 })
  actAs(s, 0, { do: 'machine', machine: 'MG10' }, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' })
  assert.equal(asked(s), 'pay')
  actAs(s, 0, { do: 'withdraw' })
  assert.equal(asked(s), 'act')
  assert.ok(!canAs(s, 0, { do: 'build', space: '1,1' }))
  actAs(s, 0, { do: 'decline' })
  assert.equal(asked(s), 'turn')
  assert.equal(s.actions, 0)
})

test('R11.3 the payer chooses what a discount saves on a tile, where the rest can be paid', () => {
  const s = table()
  machines(s, 1, 'MY02')
  const cost = { ...costOf(s, standing(s, 0), { ...payment(s, 0, 'explore', ''), target: positionOf('P09') }) }
  assert.deepEqual([cost.gear, cost.book], [0, 2])
  give(s, 0, { food: 6, book: 2 })
  player(s, 0).crates = ['K18']
  actAs(s, 0, { do: 'explore', tile: 'P09' }, { do: 'machine', machine: 'MY02' }, { do: 'confirm' })
  assert.equal(asked(s), 'save')
  assert.deepEqual(
    offered(s, 0, { do: 'save' }).map((move) => 'resource' in move && move.resource),
    ['book', 'food'],
  )
  actAs(s, 0, { do: 'save', resource: 'book' }, { do: 'save', resource: 'food' })
  assert.equal(player(s, 0).resources.book, 1)
  assert.equal(player(s, 0).resources.food, 6 - (cost.range + cost.food - 1))
})

test('R11.3 discounts that save a whole tile leave nothing but the way to pay', () => {
  const s = table()
  machines(s, 1, 'MY02')
  const cost = costOf(s, standing(s, 0), { ...payment(s, 0, 'explore', ''), target: positionOf('P01') })
  assert.deepEqual([cost.range, cost.gear + cost.book + cost.food], [1, 3])
  give(s, 0, { gear: 3, book: 3, food: 5 })
  player(s, 0).crates = ['K23', 'K18']
  actAs(s, 0, { do: 'explore', tile: 'P01' }, { do: 'machine', machine: 'MY02' }, { do: 'crate', crate: 'K23' })
  actAs(s, 0, { do: 'confirm' })
  assert.notEqual(asked(s), 'save')
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 3, book: 3, food: 5 }, 'four off three, a step more of range')
})

test('R17.1 a crystal becomes a basic resource where there is room; trades do not hold up a payment', () => {
  const s = table()
  give(s, 0, { crystal: 1, gear: 6, book: 5, food: 6 })
  assert.deepEqual(offered(s, 0, { do: 'trade' }), [{ do: 'trade', resource: 'book' }])
  actAs(s, 0, { do: 'trade', resource: 'book' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 6, book: 6, food: 6 })
  const paying = table()
  give(paying, 0, { crystal: 1, gear: 3, food: 1 })
  actAs(paying, 0, { do: 'build', space: '1,1' })
  if (asked(paying) === 'size') actAs(paying, 0, { do: 'size', size: 'small' })
  assert.notEqual(asked(paying), 'pay', 'it is paid at once')
  assert.deepEqual(resources(paying, 0).crystal, 1)
})
