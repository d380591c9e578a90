/** R2.2, R17.2, R18.2, R22 When an effect can do something, when the order of parts is asked, where tiles may go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADJACENT, CELLS, CHASM, FOREST, GROUND_COLOR, LOCATION, layGround, POSITION_ID, spaceOf } from '../board.ts'
import { payment } from '../costs.ts'
import { effectOf } from '../effects.ts'
import { player } from '../pieces.ts'
import { canReopen, canUseAbility, isPossible, restable } from '../possible.ts'
import { resolveParts } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { falconSpaces, freeLocations, movableFigures, tileSpaces } from '../tiles.ts'
import { actAs, asked, canAs, give, offered, resources, settle, slotIn, table, turnUp } from './table.ts'

const can = (s: ReviveState, key: string): boolean => isPossible(s, 0, effectOf(s, key))

const FULL = { crystal: 3, gear: 6, book: 6, food: 6 }

test('R17.2 a gain is possible where something of it fits', () => {
  const s = table()
  give(s, 0, FULL)
  assert.deepEqual(
    ['K01', 'K07', 'K18', 'MG09', 'K13'].map((key) => can(s, key)),
    [false, false, true, false, true],
  )
  give(s, 0, { food: 5 })
  assert.deepEqual(
    ['K01', 'K05', 'K07', 'MG09'].map((key) => can(s, key)),
    [false, true, true, true],
  )
  give(s, 0, { gear: 5, food: 6 })
  assert.deepEqual(
    ['K01', 'K05', 'K07'].map((key) => can(s, key)),
    [true, false, true],
  )
  give(s, 0, FULL)
  give(s, 0, { crystal: 2 })
  assert.ok(can(s, 'K07') && can(s, 'MG04'))
  s.paying = 0
  give(s, 0, FULL)
  assert.ok(can(s, 'K01') && can(s, 'MG09'), 'beyond the caps while paying')
})

test('R2.4, R17.2 energy and crates are possible while there are some', () => {
  const s = table()
  assert.ok(can(s, 'progress.3') && can(s, 'points.7'))
  s.energy = 1
  s.cratePile = ['K01']
  assert.ok(can(s, 'progress.3') && can(s, 'points.7'))
  s.energy = 0
  s.cratePile = []
  assert.ok(!can(s, 'progress.3') && !can(s, 'points.7'))
  assert.ok(can(s, 'points.21'))
})

test('R17.2 prices, trades and counts', () => {
  const s = table()
  assert.deepEqual(
    ['SM1', 'MG07', 'M29', 'SW1', 'SW1.1', 'CG10.top'].map((key) => can(s, key)),
    [false, false, false, true, false, false],
  )
  give(s, 0, { gear: 1 })
  assert.deepEqual(
    ['SM1', 'MG07', 'M29', 'SW1.1', 'MN07'].map((key) => can(s, key)),
    [true, true, true, true, false],
  )
  give(s, 0, { gear: 0, food: 1 })
  assert.ok(can(s, 'M29') && can(s, 'SM1') && !can(s, 'MG07'))
  give(s, 0, { food: 0, book: 1 })
  assert.ok(can(s, 'M29') && can(s, 'SM1') && can(s, 'MN07'))
  give(s, 0, { book: 0, crystal: 1 })
  assert.ok(!can(s, 'M29') && !can(s, 'SM1') && can(s, 'MN07'))
  player(s, 0).active = ['CG10']
  assert.ok(can(s, 'CG10.top'))
  give(s, 0, FULL)
  assert.ok(!can(s, 'CG10.top'), 'nothing fits')
})

test('R17.2 cards, machines, modules: only where there is one to move', () => {
  const s = table()
  const p = player(s, 0)
  p.active = []
  p.resting = []
  p.machines = []
  s.display = []
  s.deck = []
  s.moduleDisplay = []
  const keys = ['K14', 'K25', 'K26.0', 'K27.0', 'K28', 'MN05', 'MN06', 'MY08']
  assert.deepEqual(
    keys.filter((key) => can(s, key)),
    [],
  )
  s.moduleDisplay = ['M01']
  s.display = ['CG01']
  p.resting = ['SA1']
  p.active = ['SA2']
  p.machines = [
    { id: 'MG01', charged: true },
    { id: 'MG03', charged: false },
  ]
  slotIn(s, 0, 'T1', 'CG02', 'top')
  assert.deepEqual(
    keys.filter((key) => can(s, key)),
    keys,
  )
  p.active = []
  assert.deepEqual(
    keys.filter((key) => !can(s, key)),
    ['K28', 'MN06'],
  )
  p.slots.T1 = []
  assert.deepEqual(
    keys.filter((key) => !can(s, key)),
    ['K26.0', 'K28', 'MN05', 'MN06'],
  )
  p.active = ['SA2']
  s.wild = 'SA2'
  assert.ok(!can(s, 'MN05'), 'one card of all colours at a time')
  s.wild = ''
  for (const slot of ['T1', 'T2', 'B1', 'B2'] as const) slotIn(s, 0, slot, 'CG01', 'top')
  assert.ok(!can(s, 'K28'), 'no slot')
  p.machines = [{ id: 'MG01', charged: false }]
  assert.ok(!can(s, 'K27.0'))
})

test('R8.10 only cards of the colour are played on', () => {
  const s = table()
  player(s, 0).active = ['CN01', 'CY01']
  assert.ok(!can(s, 'CG06.bottom.0'))
  player(s, 0).active.push('CG01')
  assert.ok(can(s, 'CG06.bottom.0'))
  s.agenda.push({ step: 'playCard', seat: 0, color: 'gray' })
  assert.deepEqual(offered(s, 0, { do: 'play' }), [{ do: 'play', card: 'CG01' }])
})

test('R8.10 no further card without a slot for it, nor without a card of the colour', () => {
  for (const [active, slots] of [
    [
      ['CG06', 'CG01'],
      ['T1', 'T2', 'B2'],
    ],
    [
      ['CG06', 'CN01'],
      ['T1', 'T2'],
    ],
  ] as const) {
    const s = table()
    player(s, 0).active = [...active]
    for (const slot of slots) slotIn(s, 0, slot, 'CY01', 'top')
    actAs(s, 0, { do: 'play', card: 'CG06' })
    if (canAs(s, 0, { do: 'slot', slot: 'B1' })) actAs(s, 0, { do: 'slot', slot: 'B1' })
    if (canAs(s, 0, { do: 'part', part: 'CG06.bottom.0' })) actAs(s, 0, { do: 'part', part: 'CG06.bottom.0' })
    assert.notEqual(asked(s), 'playCard', slots.join())
  }
})

test('R17.2 what counts is possible from one on', () => {
  const s = table()
  player(s, 0).active = []
  assert.ok(!can(s, 'CG06.top.0'))
  slotIn(s, 0, 'T1', 'CG01', 'top')
  assert.ok(can(s, 'CG06.top.0'))
})

test('R17.2 boosts are used only while that is paid for which they name', () => {
  const s = table()
  const p = player(s, 0)
  p.crates = ['K20', 'K22', 'K24']
  assert.deepEqual(offered(s, 0, { do: 'crate' }), [])
  const pay = { ...payment(s, 0, 'build', ''), step: 'pay', target: spaceOf('1,1'), size: 'small' } as const
  s.agenda.push(pay)
  s.paying = 0
  assert.deepEqual(offered(s, 0, { do: 'crate' }), [
    { do: 'crate', crate: 'K20' },
    { do: 'crate', crate: 'K22' },
  ])
})

test('R17.4 a boost crate is used again only by who pays, for what it names, and not by the first rules', () => {
  const s = table()
  const pay = { ...payment(s, 0, 'build', ''), step: 'pay', target: spaceOf('1,1'), size: 'small' } as const
  const again = (seat: number, crate: string): boolean => canReopen(s, player(s, seat), seat, crate)
  assert.deepEqual([again(0, 'K22'), again(0, 'K01'), again(0, 'K28')], [false, true, true])
  s.agenda.push(pay)
  s.paying = 0
  assert.deepEqual([again(0, 'K22'), again(0, 'K24'), again(0, 'K01'), again(0, 'K28')], [true, false, true, false])
  assert.equal(again(1, 'K22'), false)
  player(s, 0).reopened = ['K22']
  assert.equal(again(0, 'K22'), false)
  player(s, 0).reopened = []
  s.version = 1
  assert.equal(again(0, 'K22'), false)
})

test('R8.9 a card is not moved by itself, nor while anything of it is pending', () => {
  const s = table()
  const p = player(s, 0)
  slotIn(s, 0, 'T1', 'CG01', 'top')
  slotIn(s, 0, 'B1', 'CG02', 'bottom')
  assert.deepEqual(restable(s, p, ''), ['CG01', 'CG02'])
  assert.deepEqual(restable(s, p, 'CG01'), ['CG02'])
  const turn = { step: 'turn', seat: 0 } as const
  s.agenda = [turn, { step: 'resolved', card: 'CG02' }]
  assert.deepEqual(restable(s, p, ''), ['CG01'])
  s.agenda = [turn, { step: 'parts', seat: 0, parts: [], about: '', card: 'CG01' }]
  assert.deepEqual(restable(s, p, ''), ['CG02'])
  s.agenda = [turn, { step: 'remaining', seat: 0, parts: [], about: '', card: 'CG01' }]
  assert.deepEqual(restable(s, p, ''), ['CG02'])
  s.agenda = [turn, { step: 'effects', seat: 0, effects: ['K01', 'CG02.bottom.1'], about: '' }]
  assert.deepEqual(restable(s, p, ''), ['CG01'])
})

test('R18.2 abilities: what costs something must be paid, what is placed needs a place', () => {
  const use = (tribe: string, moon: boolean, change: (s: ReviveState) => void = () => {}): boolean => {
    const s = table({ tribes: [tribe], options: { sides: moon ? 'moon' : 'sun' } })
    change(s)
    return canUseAbility(s, 0)
  }
  assert.ok(use('nadair', false))
  assert.ok(!use('kuniban', false))
  assert.ok(use('kuniban', false, (s) => give(s, 0, { food: 1 })))
  assert.ok(
    !use('kuniban', false, (s) => {
      give(s, 0, { food: 1 })
      s.display = []
    }),
  )
  assert.ok(!use('nadair', true))
  assert.ok(!use('nadair', true, (s) => give(s, 0, { crystal: 1 })), 'the crystal is due, no food is left for the way')
  assert.ok(use('nadair', true, (s) => give(s, 0, { crystal: 2 })))
  assert.ok(use('nadair', true, (s) => give(s, 0, { crystal: 1, food: 1 })))
  assert.ok(use('0x49', true))
  assert.ok(use('kuniban', true))
  assert.ok(
    !use('0x49', true, (s) => {
      player(s, 0).tiles = [1, 2, 3, 4, 5]
    }),
    'no tile is left',
  )
  assert.ok(
    use('0x49', true, (s) => {
      player(s, 0).tiles = [1, 2, 3, 4]
    }),
  )
})

/** Where the tribe of seat 0 may put its tile. */
function places(s: ReviveState, key: string, due = 0): number[] {
  const { op } = effectOf(s, key)
  return op.do === 'placeTribeTile' ? tileSpaces(s, 0, op, due, false) : []
}

const keyOf = (tribe: string): string => {
  const s = table({ tribes: [tribe], options: { sides: 'moon' } })
  give(s, 0, { crystal: 3, food: 6 })
  player(s, 0).crates = ['K16']
  actAs(s, 0, { do: 'crate', crate: 'K16' })
  if (asked(s) === 'ability') actAs(s, 0, { do: 'accept' })
  const step = s.agenda.at(-1)
  return step?.step === 'tile' ? step.effect : ''
}

test('R22 tribe tiles: grounds of their kind within reach, sand and forest only where nothing stands', () => {
  const s = table({ tribes: ['nadair', 'kuniban'], options: { sides: 'moon' } })
  const key = keyOf('nadair')
  give(s, 0, { food: 1 })
  const sand = spaceOf('1,1')
  assert.ok(places(s, key).includes(sand))
  assert.ok(!places(s, key, 1).includes(sand), 'the food is not there')
  assert.ok(!places(s, key).includes(spaceOf('0,1')), 'no forest on a mountain')
  player(s, 1).small = [sand]
  assert.ok(!places(s, key).includes(sand), 'somebody has built there')
  player(s, 1).small = []
  player(s, 1).falcon = sand
  assert.ok(!places(s, key).includes(sand))
  player(s, 1).falcon = -1
  player(s, 1).tiles = [sand]
  assert.ok(places(s, key).includes(sand), 'a sand tile of Kuniban is ground')
  player(s, 1).tribe = '0x49'
  assert.ok(!places(s, key).includes(sand), 'a target stands there')
  player(s, 1).tiles = []
  player(s, 1).figures[0] = sand
  assert.ok(!places(s, key).includes(sand))
})

test('R22.3 targets: sand without a building, locations without an own figure, none twice', () => {
  const s = table({ tribes: ['0x49'], options: { sides: 'moon' } })
  const key = keyOf('0x49')
  const [sand, location, large] = [spaceOf('1,1'), spaceOf('1,0'), spaceOf('L:NE')]
  const has = (...spaces: number[]): boolean[] => spaces.map((space) => places(s, key).includes(space))
  assert.deepEqual(has(sand, location, large, spaceOf('0,1')), [true, true, true, false])
  player(s, 0).figures[0] = location
  player(s, 1).figures[0] = large
  player(s, 1).small = [sand]
  assert.deepEqual(has(sand, location, large), [false, false, true])
  player(s, 0).tiles = [large]
  assert.deepEqual(has(large), [false])
})

test('R22.2, R22.5 temples and workshops: anywhere of their kind but not twice', () => {
  const water = spaceOf('0,-2')
  const s = table({ tribes: ['hofstadterians'], options: { sides: 'moon' } })
  const key = keyOf('hofstadterians')
  give(s, 0, { food: 6 })
  assert.ok(places(s, key).includes(water))
  player(s, 0).tiles = [water]
  assert.ok(!places(s, key).includes(water))
})

test('R22.6 the falcon flies three steps for each marker over face-up spaces and ends on terrain', () => {
  const s = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  const p = player(s, 0)
  p.falcon = CHASM
  p.tribeMarkers = 0
  assert.deepEqual(falconSpaces(s, p), [])
  p.tribeMarkers = 1
  const near = falconSpaces(s, p)
  assert.ok(near.length > 3)
  assert.ok(near.every((space) => GROUND_COLOR[s.ground[space] ?? 0] !== ''))
  turnUp(s, { P01: 0, P02: 0, P03: 0, P04: 0, P05: 0, P09: 0, P10: 0 })
  const once = falconSpaces(s, p)
  p.tribeMarkers = 2
  assert.ok(falconSpaces(s, p).length > once.length)
  assert.deepEqual(
    falconSpaces(s, p),
    [...falconSpaces(s, p)].sort((a, b) => a - b),
  )
  p.falcon = spaceOf('0,1')
  p.tribeMarkers = 0
  assert.deepEqual(falconSpaces(s, p), [spaceOf('0,1')], 'or stays where it is')
  const island = table({ tribes: ['vukuntur'], options: { sides: 'moon' } })
  const alone = CELLS.findIndex((cells) =>
    cells.every((space) => [space, ...(ADJACENT[space] ?? [])].every((near) => island.ground[near] === 0)),
  )
  turnUp(island, { [POSITION_ID[alone] ?? '']: 0 })
  const far = (CELLS[alone] ?? []).filter((space) => GROUND_COLOR[island.ground[space] ?? 0] !== '')
  assert.ok(far.length > 0)
  player(island, 0).falcon = CHASM
  player(island, 0).tribeMarkers = 5
  const reached = falconSpaces(island, player(island, 0))
  assert.ok(reached.length > 0 && !far.some((space) => reached.includes(space)), 'never over face-down tiles')
})

test('R21.3 figures move while there is a location without an own one', () => {
  const s = table({ tribes: ['0x49'] })
  const p = player(s, 0)
  assert.deepEqual(movableFigures(s, p), [])
  p.figures[0] = spaceOf('1,0')
  p.figures[3] = spaceOf('L:NE')
  assert.deepEqual(movableFigures(s, p), [0])
  p.figures[1] = 0
  assert.deepEqual(movableFigures(s, p), [0, 1])
  assert.ok(!freeLocations(s, p).includes(spaceOf('1,0')))
  s.ground = s.ground.map((ground) => (ground === LOCATION ? 0 : ground))
  assert.deepEqual(movableFigures(s, p), [])
  layGround(s, spaceOf('1,1'), LOCATION)
  assert.deepEqual([movableFigures(s, p), freeLocations(s, p)], [[0, 1], [spaceOf('1,1')]], 'one is enough')
})

// The order of parts

/** Plays the card in the slot, and gives the first question. */
function firstAsked(s: ReviveState, card: string, slot: 'T1' | 'B1'): string {
  player(s, 0).active = [card]
  actAs(s, 0, { do: 'play', card })
  if (asked(s) === 'slot') actAs(s, 0, { do: 'slot', slot })
  return asked(s)
}

test('R2.2, I1 plain gains are taken at once, choices after them; only what can matter is asked', () => {
  assert.equal(firstAsked(table(), 'CG05', 'B1'), 'turn', 'a step and a gear')
  assert.equal(firstAsked(table(), 'CG02', 'B1'), 'module', 'the gear first')
  assert.equal(firstAsked(table(), 'CG04', 'B1'), 'turn')
  const exchange = table()
  assert.equal(firstAsked(exchange, 'CG13', 'T1'), 'swap', 'two gears, then the trade')
  assert.equal(player(exchange, 0).resources.gear, 2)
  const full = table()
  give(full, 0, { gear: 5 })
  assert.equal(firstAsked(full, 'CG13', 'T1'), 'parts', 'a gear would be lost')
  const just = table()
  give(just, 0, { gear: 4 })
  assert.equal(firstAsked(just, 'CG13', 'T1'), 'swap')
  const books = table()
  give(books, 0, { book: 5 })
  player(books, 0).modules[0] = 'M12'
  player(books, 0).modules[1] = 'M29'
  assert.equal(firstAsked(books, 'CN01', 'T1'), 'parts', 'of books there would be too many')
  const food = table()
  give(food, 0, { food: 3 })
  player(food, 0).modules[1] = 'M37'
  assert.equal(firstAsked(food, 'CY01', 'T1'), 'swap', 'three food fit')
  const more = table()
  give(more, 0, { food: 4 })
  player(more, 0).modules[1] = 'M37'
  assert.equal(firstAsked(more, 'CY01', 'T1'), 'parts')
  const weighty = table()
  player(weighty, 0).active = []
  assert.equal(firstAsked(weighty, 'CG09', 'B1'), 'parts', 'rest and wake')
})

test('I1 an exchange beside more than one resource of choice is asked about, beside a single one not', () => {
  const asks = (...keys: string[]): boolean => {
    const s = table()
    resolveParts(s, 0, keys, '', '')
    return s.agenda.some(({ step }) => step === 'parts')
  }
  assert.equal(asks('MG09', 'M29'), true)
  assert.equal(asks('K27.1', 'M29'), false)
  assert.equal(asks('K27.1', 'K13.1', 'M29'), true)
  assert.equal(asks('K27.1', 'K13.1'), false)
  assert.equal(asks('M29', 'M37'), true, 'two exchanges')
  assert.equal(asks('M29'), false)
})

test('R2.2 what is declined is lost, but what is mandatory happens all the same', () => {
  const s = table()
  const p = player(s, 0)
  give(s, 0, { gear: 6 })
  assert.equal(firstAsked(s, 'CG02', 'B1'), 'parts')
  assert.equal(offered(s, 0, { do: 'part' }).length, 2)
  actAs(s, 0, { do: 'decline' })
  assert.equal(asked(s), 'turn')
  assert.ok(p.modules.every((module) => module === ''))
})

test('R4.4, I1 a gain waits where energy, points or a step could bring what makes room', () => {
  const s = table()
  give(s, 0, { gear: 6 })
  assert.equal(firstAsked(s, 'CG05', 'B1'), 'turn', 'the step unlocks nothing')
  const unlocks = table()
  give(unlocks, 0, { gear: 6 })
  player(unlocks, 0).tracks.gray = 2
  assert.equal(firstAsked(unlocks, 'CG05', 'B1'), 'parts')
})

test('I1 by the first rules nobody was asked about what does not fit', () => {
  const s = table()
  s.version = 1
  give(s, 0, { gear: 6 })
  assert.equal(firstAsked(s, 'CG02', 'B1'), 'module')
})

test('R5.3, R2.4 basic resources of choice: as many as there are, only where there is room', () => {
  const s = table()
  give(s, 0, { gear: 6, book: 5, food: 6 })
  player(s, 0).energy = 1
  player(s, 0).machines = [{ id: 'MG09', charged: false }]
  actAs(s, 0, { do: 'machine', machine: 'MG09' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 6, book: 6, food: 6 }, 'the only one that fits')
  assert.equal(asked(s), 'turn')
})

test('R22.1, R2.6 a forest tile pays a book for each of its group', () => {
  const s = table({ tribes: ['nadair'], options: { sides: 'moon' } })
  give(s, 0, { crystal: 1, food: 6 })
  player(s, 0).tiles = [spaceOf('1,2')]
  layGround(s, spaceOf('1,2'), FOREST)
  player(s, 0).crates = ['K16']
  actAs(s, 0, { do: 'crate', crate: 'K16' }, { do: 'accept' }, { do: 'tile', space: '1,1' })
  assert.equal(player(s, 0).resources.book, 2)
  assert.equal(player(s, 0).resources.food, 5, 'one space lies between')
})

test('R17.1 deals need what they cost and something to give', () => {
  const s = table({ tribes: ['kuniban'] })
  settle(s, 0, { t1: '-1,0', t2: '1,-1' })
  give(s, 0, { crystal: 1 })
  assert.ok(!canAs(s, 0, { do: 'deal', tech: 't2' }), 'nothing to rest')
  slotIn(s, 0, 'T1', 'CG01', 'top')
  assert.ok(canAs(s, 0, { do: 'deal', tech: 't2' }))
  give(s, 0, { crystal: 0 })
  assert.ok(!canAs(s, 0, { do: 'deal', tech: 't2' }))
})
