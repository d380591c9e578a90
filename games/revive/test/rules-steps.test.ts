/** Rules of single steps: the opening, modules, hibernation, tracks, events of chapters, choices, the last turns. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Options } from '@ludarium/kernel'
import {
  ADJACENT,
  CELLS,
  CHASM,
  CHASM_GROUND,
  FIRST_LARGE,
  FOREST,
  LARGE_GROUND,
  LOCATION,
  layGround,
  MOUNTAIN,
  positionOf,
  SAND,
  spaceOf,
  WATER,
} from '../board.ts'
import { GROUNDS, MODULE_SPACES, TECH_CONNECTIONS, TECHS } from '../data/index.ts'
import { addCrates, addCrystals, addEnergy, addPoints, addProgress, addResource } from '../gains.ts'
import { game } from '../game.ts'
import type { ReviveMove } from '../moves.ts'
import { refuse } from '../options.ts'
import {
  craterChoices,
  figuresOfOthers,
  hasBuilding,
  hasOneOpenSlot,
  isOpen,
  openTechs,
  player,
  powerOf,
} from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { rewardsOfTile } from '../steps/explore.ts'
import { advanceOn, pointsTakeArtifact, stepsUnlock } from '../tracks.ts'
import { actAs, asked, canAs, give, offered, resources, settle, slotIn, table, tableOf, turnUp } from './table.ts'

function machines(s: ReviveState, energy: number, ...ids: readonly string[]): void {
  const p = player(s, 0)
  p.energy = energy
  p.machines = ids.map((id) => ({ id, charged: false }))
}

/** Puts a crate into the hands of seat 0 and opens it. */
function open(s: ReviveState, crate: string): void {
  player(s, 0).crates = [crate]
  actAs(s, 0, { do: 'crate', crate })
}

const fields = (moves: readonly ReviveMove[], field: string): unknown[] =>
  moves.map((move) => Object.entries(move).find(([name]) => name === field)?.[1])

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

// Cards and modules

test('R9.3 to R9.5 a module works at once where the first one ever lies there, and replaces the one before', () => {
  const s = table()
  const p = player(s, 0)
  s.moduleDisplay = ['M02', 'M04', 'M05', 'M01', 'M09']
  open(s, 'K14')
  assert.equal(offered(s, 0, { do: 'module' }).length, 5)
  actAs(s, 0, { do: 'module', module: 'M02' })
  assert.equal(offered(s, 0, { do: 'place' }).length, MODULE_SPACES.length)
  actAs(s, 0, { do: 'place', place: 'T1-2' })
  assert.equal(p.resources.crystal, 1)
  assert.equal(s.moduleDisplay.length, 5)
  assert.ok(!s.moduleDisplay.includes('M02'))
  open(s, 'K15')
  actAs(s, 0, { do: 'module', module: 'M04' }, { do: 'place', place: 'T1-2' })
  assert.equal(p.resources.gear, 0, 'only the first one ever')
  assert.ok(s.gone.includes('M02'))
  assert.equal(p.modules[1], 'M04')
  open(s, 'K14')
  actAs(s, 0, { do: 'module', module: 'M01' }, { do: 'place', place: 'T1-1' })
  assert.equal(p.resources.gear, 0, 'not everywhere')
  s.moduleDisplay = []
  s.modulePile = []
  player(s, 0).crates = ['K14']
  assert.ok(!canAs(s, 0, { do: 'crate', crate: 'K14' }), 'none is left')
})

test('R8.2 slots: closed by a card without a slot symbol, the fifth by a technology', () => {
  const s = table()
  const p = player(s, 0)
  assert.ok(!isOpen(s, p, 'R'))
  assert.ok(!hasOneOpenSlot(s, p))
  for (const slot of ['T1', 'T2', 'B1'] as const) slotIn(s, 0, slot, 'CG01', slot === 'B1' ? 'bottom' : 'top')
  assert.ok(!isOpen(s, p, 'T1'))
  assert.ok(hasOneOpenSlot(s, p))
  p.figures[2] = 0
  assert.ok(isOpen(s, p, 'R'))
  assert.ok(!hasOneOpenSlot(s, p))
  slotIn(s, 0, 'B2', 'CG01', 'bottom')
  assert.ok(!hasOneOpenSlot(s, p), 'the fifth slot takes either half')
  p.active = ['SA1']
  assert.ok(canAs(s, 0, { do: 'play', card: 'SA1' }))
  actAs(s, 0, { do: 'play', card: 'SA1' })
  assert.deepEqual(offered(s, 0, { do: 'slot' }), [
    { do: 'slot', slot: 'R', half: 'top' },
    { do: 'slot', slot: 'R', half: 'bottom' },
  ])
  p.figures[2] = -1
  const full = table()
  for (const slot of ['T1', 'T2', 'B1', 'B2'] as const) slotIn(full, 0, slot, 'CG01', 'top')
  assert.equal(offered(full, 0, { do: 'play' }).length, 0)
})

test('R8.7 a flipped card uses its other half, once', () => {
  const s = table()
  machines(s, 2, 'MG06')
  player(s, 0).active = ['CG01']
  actAs(s, 0, { do: 'play', card: 'CG01' }, { do: 'machine', machine: 'MG06' })
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MG06' }))
  assert.deepEqual(fields(offered(s, 0, { do: 'slot' }), 'half'), ['bottom', 'bottom', 'top', 'top'])
  actAs(s, 0, { do: 'slot', slot: 'B1' })
  assert.equal(player(s, 0).resources.gear, 3)
})

test('R2.4 wake and rest: as many as are named, or fewer', () => {
  const s = table()
  player(s, 0).resting = ['SA1', 'SA2']
  open(s, 'K25')
  assert.deepEqual(fields(offered(s, 0, { do: 'wake' }), 'card'), ['SA1', 'SA2'])
  actAs(s, 0, { do: 'wake', card: 'SA2' })
  assert.equal(asked(s), 'turn')
  assert.ok(player(s, 0).active.includes('SA2'))
  assert.deepEqual(player(s, 0).resting, ['SA1'])
  slotIn(s, 0, 'T1', 'CG01', 'top')
  open(s, 'K26')
  actAs(s, 0, { do: 'part', part: 'K26.0' }, { do: 'rest', card: 'CG01' }, { do: 'take', resource: 'food' })
  assert.deepEqual(player(s, 0).slots.T1, [])
  assert.deepEqual(player(s, 0).resting, ['SA1', 'CG01'])
  player(s, 0).resting = []
  player(s, 0).crates = ['K25']
  assert.ok(!canAs(s, 0, { do: 'crate', crate: 'K25' }))
})

test('R2.4 rest, wake, steps, modules, energy and resources are asked about as often as they are named', () => {
  const s = table()
  const p = player(s, 0)
  slotIn(s, 0, 'T1', 'CG01', 'top')
  slotIn(s, 0, 'T2', 'CG02', 'top')
  slotIn(s, 0, 'B1', 'CG03', 'bottom')
  slotIn(s, 0, 'B2', 'CG04', 'bottom')
  p.resting = []
  const cards = ['CG01', 'CG02', 'CG03']
  s.agenda.push({ step: 'rest', seat: 0, n: 3, except: '' })
  for (const card of cards) actAs(s, 0, { do: 'rest', card })
  assert.deepEqual([asked(s), p.resting], ['turn', cards])
  p.resting.push('CG05')
  s.agenda.push({ step: 'wake', seat: 0, n: 3 })
  for (const card of cards) actAs(s, 0, { do: 'wake', card })
  assert.deepEqual([asked(s), p.resting, p.active.slice(-3)], ['turn', ['CG05'], cards])
  s.agenda.push({ step: 'track', seat: 0, n: 3 })
  for (const track of ['gray', 'green', 'yellow'] as const) actAs(s, 0, { do: 'track', track })
  assert.deepEqual([asked(s), p.tracks], ['turn', { gray: 2, green: 2, yellow: 2 }])
  s.moduleDisplay = ['M05', 'M13', 'M21', 'M02', 'M10']
  s.agenda.push({ step: 'module', seat: 0, n: 3 })
  for (const [module, place] of [
    ['M05', 'T1-1'],
    ['M13', 'T2-1'],
    ['M21', 'B1-1'],
  ] as const) {
    actAs(s, 0, { do: 'module', module }, { do: 'place', place })
  }
  assert.equal(asked(s), 'turn')
  p.machines = ['MG01', 'MG03', 'MG04', 'MG07'].map((id) => ({ id, charged: true }))
  p.energy = 0
  s.agenda.push({ step: 'recover', seat: 0, n: 3 })
  for (const machine of ['MG03', 'MG01', 'MG04']) actAs(s, 0, { do: 'recover', machine })
  assert.deepEqual(
    [asked(s), p.energy, p.machines.map(({ charged }) => charged)],
    ['turn', 3, [false, false, false, true]],
  )
  give(s, 0, { gear: 0, book: 0, food: 3 })
  s.agenda.push({ step: 'basic', seat: 0, n: 3 })
  for (let n = 0; n < 3; n++) actAs(s, 0, { do: 'take', resource: 'gear' })
  s.agenda.push({ step: 'overflow', seat: 0, n: 3 })
  for (let n = 0; n < 3; n++) actAs(s, 0, { do: 'take', resource: 'book' })
  s.agenda.push({ step: 'swap', seat: 0, times: 3 })
  for (let n = 0; n < 3; n++) actAs(s, 0, { do: 'swap', give: 'food', get: 'gear' })
  assert.deepEqual([asked(s), resources(s, 0)], ['turn', { crystal: 0, gear: 6, book: 3, food: 0 }])
  s.agenda.push({ step: 'buy', seat: 0, effect: 'M15', times: 3, about: '' })
  const { points } = p
  for (let n = 0; n < 3; n++) actAs(s, 0, { do: 'pay', resource: 'book' })
  assert.deepEqual([asked(s), p.points - points, p.resources.book], ['turn', 9, 0])
})

test('R2.4 one card is enough to rest, to wake and to be played on', () => {
  const s = table()
  machines(s, 1, 'MN06')
  player(s, 0).active = ['CG01']
  actAs(s, 0, { do: 'machine', machine: 'MN06' }, { do: 'rest', card: 'CG01' })
  assert.equal(player(s, 0).resources.gear, 3)
})

test('R8.10 a card that a machine plays is no action', () => {
  const s = table()
  machines(s, 1, 'MN08')
  player(s, 0).active = ['CG01', 'CN01']
  actAs(s, 0, { do: 'machine', machine: 'MN08' })
  assert.equal(offered(s, 0, { do: 'play' }).length, 2)
  actAs(s, 0, { do: 'play', card: 'CG01' }, { do: 'slot', slot: 'T1' })
  assert.equal(s.actions, 0)
  assert.equal(player(s, 0).resources.gear, 3)
})

// Gains

test('R5.1, R5.3 what does not fit is lost; crystals that do not fit may become basic resources', () => {
  const s = table()
  give(s, 0, { gear: 5, crystal: 2 })
  assert.equal(addResource(s, 0, 'gear', 3), 1)
  assert.equal(addResource(s, 0, 'gear', 1), 0)
  addCrystals(s, 0, 3)
  s.agenda.reverse()
  assert.equal(player(s, 0).resources.crystal, 3)
  const over = s.agenda.find((step) => step.step === 'overflow')
  assert.deepEqual(over, { step: 'overflow', seat: 0, n: 2 })
  s.agenda = [
    { step: 'turn', seat: 0 },
    { step: 'overflow', seat: 0, n: 2 },
  ]
  assert.deepEqual(fields(offered(s, 0, { do: 'take' }), 'resource'), ['book', 'food'])
  actAs(s, 0, { do: 'take', resource: 'food' }, { do: 'take', resource: 'book' })
  assert.equal(asked(s), 'turn')
  assert.deepEqual(resources(s, 0), { crystal: 3, gear: 6, book: 1, food: 1 })
  give(s, 0, { book: 6, food: 6 })
  addCrystals(s, 0, 1)
  assert.equal(asked(s), 'turn', 'nothing fits any more')
})

test('R2.4 energy and crates come from the supply as far as it goes', () => {
  const s = table()
  const p = player(s, 0)
  s.energy = 1
  addEnergy(s, 0, 2)
  assert.deepEqual([s.energy, p.energy], [0, 2])
  p.crates = []
  s.cratePile = ['K01', 'K02']
  assert.deepEqual(addCrates(s, 0, 3), [])
  assert.deepEqual(p.crates.sort(), ['K01', 'K02'])
  assert.deepEqual(s.cratePile, [])
})

test('R6.1 bonuses of the point track come when they are reached or passed, lowest first', () => {
  const s = table()
  const p = player(s, 0)
  assert.deepEqual(addPoints(s, 0, 6), [])
  assert.deepEqual(addPoints(s, 0, 1), ['points.7'])
  assert.deepEqual(addPoints(s, 0, 14), ['points.14', 'points.21'])
  assert.deepEqual([p.points, p.bonuses], [21, 3])
  assert.deepEqual(addPoints(s, 0, 8), [])
  assert.deepEqual(addPoints(s, 0, 40), ['points.30', 'points.38', 'points.46'])
  assert.deepEqual(addPoints(s, 0, 40), [])
})

test('R15.1 each marker of progress lies on the lowest vacant space, whose bonus comes with it', () => {
  const s = table()
  const bonuses = Array.from({ length: 20 }, () => addProgress(s, 0))
  assert.deepEqual(
    bonuses.flatMap((bonus, n) => (bonus === '' ? [] : [n + 1])),
    [3, 6, 9, 12, 15, 17, 19],
  )
  assert.equal(bonuses[2], 'progress.3')
  assert.equal(player(s, 0).progress, 20)
})

test('R2.3 who would take an artifact with points, a step or a star is asked, nobody else', () => {
  const s = table()
  const p = player(s, 0)
  p.points = 18
  p.bonuses = 2
  open(s, 'K18')
  assert.equal(asked(s), 'accept')
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([p.points, p.artifacts.length], [18, 0])
  p.points = 17
  open(s, 'K19')
  assert.equal(asked(s), 'turn')
  assert.equal(p.points, 20)
  open(s, 'K18')
  actAs(s, 0, { do: 'accept' })
  actAs(s, 0, offered(s, 0, { do: 'artifact' })[0] ?? assert.fail())
  assert.deepEqual([p.points, p.artifacts.length], [23, 1])
  s.crater = []
  p.points = 36
  p.bonuses = 4
  open(s, 'K18')
  assert.equal(p.minors, 1, 'a minor one ends nothing')
})

test('R2.3 the last artifact of the crater is asked about like any other', () => {
  const s = table({ tribes: ['0x49'] })
  const p = player(s, 0)
  s.crater = ['MA-1-amber']
  p.progress = 11
  open(s, 'K16')
  assert.equal(asked(s), 'ability')
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([p.progress, p.tribeMarkers], [11, 0])
  p.tracks.gray = 10
  p.rewards = ['R01', 'R04', 'R07', 'R09', 'R12', 'R10']
  p.progress = 0
  open(s, 'K10')
  assert.equal(asked(s), 'accept')
  actAs(s, 0, { do: 'accept' })
  assert.deepEqual(p.artifacts, ['MA-1-amber'])
  assert.ok(s.ending)
})

test('R14.3, R14.4 reward spaces unlock by one track or by two, several in the order their owner likes', () => {
  const s = table()
  const p = player(s, 0)
  p.tracks = { gray: 4, green: 5, yellow: 5 }
  p.rewards = ['R01', 'R02', 'R03', 'R08']
  assert.ok(stepsUnlock(p, 'gray', 1))
  assert.ok(!stepsUnlock(p, 'yellow', 0))
  assert.ok(stepsUnlock(p, 'yellow', 1))
  p.crates = ['K13']
  actAs(s, 0, { do: 'crate', crate: 'K13' })
  while (asked(s) !== 'track') actAs(s, 0, { do: 'take', resource: 'food' })
  assert.equal(offered(s, 0, { do: 'track' }).length, 3)
  actAs(s, 0, { do: 'track', track: 'gray' })
  assert.equal(asked(s), 'unlock')
  assert.deepEqual(fields(offered(s, 0, { do: 'unlock' }), 'reward'), ['R07', 'R09'])
  actAs(s, 0, { do: 'unlock', reward: 'R09' })
  assert.equal(asked(s), 'special')
  assert.deepEqual(fields(offered(s, 0, { do: 'special' }), 'machine'), s.machineDisplay.yellow)
  const [machine = ''] = s.machineDisplay.yellow
  actAs(s, 0, { do: 'special', machine })
  assert.equal(s.machineDisplay.yellow.length, 3)
  assert.ok(p.machines.some(({ id }) => id === machine))
  assert.equal(asked(s), 'special')
  assert.deepEqual(p.rewards.slice(-2), ['R09', 'R07'])
  assert.equal(p.progress, 2)
})

test('R14.6 the last machine of its colour is taken without a question', () => {
  const s = table()
  player(s, 0).tracks.gray = 4
  player(s, 0).rewards = ['R01']
  s.machineDisplay.gray = ['MG07']
  s.machinePiles.gray = []
  open(s, 'K10')
  assert.equal(asked(s), 'turn')
  assert.deepEqual(player(s, 0).machines, [{ id: 'MG07', charged: false }])
})

test('R14.6 where no machine of the colour is left nothing is asked', () => {
  const s = table()
  const p = player(s, 0)
  p.tracks.gray = 4
  p.rewards = ['R01']
  s.machineDisplay.gray = []
  s.machinePiles.gray = []
  open(s, 'K10')
  assert.equal(asked(s), 'turn')
  assert.deepEqual(p.rewards, ['R01', 'R04'])
  assert.deepEqual(p.machines, [])
})

// Hibernation

test('R16.1 hibernation: energy back, cards wake and rest, the switch up, the marker on, a reward', () => {
  const s = table()
  const p = player(s, 0)
  p.machines = [
    { id: 'MG01', charged: true },
    { id: 'MG03', charged: false },
  ]
  p.energy = 0
  p.active = ['SA1']
  p.resting = ['SA2']
  p.switchUsed = true
  slotIn(s, 0, 'T1', 'CG01', 'top')
  slotIn(s, 0, 'R', 'CG02', 'top')
  actAs(s, 0, { do: 'hibernate' })
  assert.deepEqual([p.energy, p.machines.some(({ charged }) => charged)], [1, false])
  assert.deepEqual(
    [p.active, p.resting],
    [
      ['SA1', 'SA2'],
      ['CG01', 'CG02'],
    ],
  )
  assert.deepEqual([p.switchUsed, p.hibernation, p.slept], [false, 1, 1])
  assert.deepEqual(fields(offered(s, 0, { do: 'reward' }), 'space'), [1])
  actAs(s, 0, { do: 'decline' })
  assert.equal(s.active, 1)
  assert.equal(s.asleep, false)
})

test('R16.4 the third hibernation removes nothing, the fourth one artifact of choice', () => {
  const s = table()
  const p = player(s, 0)
  p.hibernation = 2
  const size = s.crater.length
  actAs(s, 0, { do: 'hibernate' })
  assert.equal(asked(s), 'reward')
  assert.deepEqual(fields(offered(s, 0, { do: 'reward' }), 'space'), [3, 2, 1])
  actAs(s, 0, { do: 'reward', space: 3 })
  assert.equal(p.resources.crystal, 2)
  const later = table()
  player(later, 0).hibernation = 3
  actAs(later, 0, { do: 'hibernate' })
  assert.equal(asked(later), 'remove')
  assert.deepEqual(fields(offered(later, 0, { do: 'artifact' }), 'artifact'), craterChoices(later))
  assert.equal(craterChoices(later).length, 3, 'one of each colour')
  const [artifact = ''] = craterChoices(later)
  actAs(later, 0, { do: 'artifact', artifact })
  assert.equal(later.crater.length, size - 1)
  assert.ok(later.gone.includes(artifact))
  assert.deepEqual(player(later, 0).artifacts, [])
  assert.equal(later.ending, false)
})

test('R16.4, R25.1 a minor artifact of the crater can be the one that is removed, or taken', () => {
  const s = table({ seats: 4, options: { long: true } })
  s.crater = ['MA-1-amber']
  s.craterMinors = 2
  player(s, 0).hibernation = 3
  actAs(s, 0, { do: 'hibernate' })
  assert.deepEqual(fields(offered(s, 0, { do: 'artifact' }), 'artifact'), ['MA-1-amber', 'minor'])
  actAs(s, 0, { do: 'artifact', artifact: 'minor' })
  assert.deepEqual([s.craterMinors, s.crater.length, player(s, 0).minors, s.ending], [1, 1, 0, false])
})

test('R24.6 alone, what lies face up may be discarded, and the display is filled up again', () => {
  const s = table({ seats: 1 })
  actAs(s, 0, { do: 'hibernate' }, { do: 'decline' })
  assert.equal(asked(s), 'clear')
  const [card = ''] = s.display
  const [module = ''] = s.moduleDisplay
  const [machine = ''] = s.machineDisplay.green
  const all = s.display.length + s.moduleDisplay.length + 9
  assert.equal(offered(s, 0, { do: 'clear' }).length, all)
  for (const component of [card, module, machine]) actAs(s, 0, { do: 'clear', component })
  assert.equal(offered(s, 0, { do: 'clear' }).length, all - 3)
  assert.deepEqual([s.display.length, s.moduleDisplay.length, s.machineDisplay.green.length], [4, 4, 2])
  actAs(s, 0, { do: 'end' })
  assert.deepEqual([s.display.length, s.moduleDisplay.length, s.machineDisplay.green.length], [5, 5, 3])
  assert.deepEqual(s.gone.slice(-3), [card, module, machine])
  assert.ok(![...s.display, ...s.moduleDisplay, ...s.machineDisplay.green].some((one) => s.gone.includes(one)))
})

// Turns

test('R4.1 to R4.3 two actions a turn, the switch once, hibernation only as a whole turn', () => {
  const s = table()
  assert.ok(canAs(s, 0, { do: 'hibernate' }) && !canAs(s, 0, { do: 'end' }))
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.equal(s.actions, 1)
  assert.ok(!canAs(s, 0, { do: 'switch' }) && !canAs(s, 0, { do: 'hibernate' }) && canAs(s, 0, { do: 'end' }))
  assert.ok(offered(s, 0, { do: 'play' }).length > 0)
  player(s, 0).active = ['CG01', 'CG02']
  actAs(s, 0, { do: 'play', card: 'CG01' }, { do: 'slot', slot: 'T1' })
  assert.equal(s.actions, 2)
  assert.deepEqual(offered(s, 0, {}), [{ do: 'end' }])
  const { turn, round } = s
  actAs(s, 0, { do: 'end' })
  assert.deepEqual([s.active, s.turn, s.round], [1, turn + 1, round])
  actAs(s, 1, { do: 'hibernate' }, { do: 'decline' })
  assert.deepEqual([s.active, s.turn, s.round], [0, turn + 2, round + 1])
})

test('R4.6 by the first rules a turn ended when nothing was left to do', () => {
  const s = table()
  s.version = 1
  s.actions = 1
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.equal(s.active, 1)
  const more = table()
  more.version = 1
  more.actions = 1
  give(more, 0, { crystal: 1 })
  actAs(more, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.equal(more.active, 0, 'a crystal may still be turned into something')
  actAs(more, 0, { do: 'trade', resource: 'gear' })
  assert.equal(more.active, 1)
})

test('R19.4 who empties the crater has the end game tile and no further turn; everybody else has one', () => {
  const s = table({ seats: 3 })
  s.crater = ['MA-1-amber']
  player(s, 0).points = 20
  player(s, 0).bonuses = 2
  open(s, 'K18')
  actAs(s, 0, { do: 'accept' })
  assert.deepEqual([s.ending, player(s, 0).endTile, s.final], [true, true, false])
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' }, { do: 'end' })
  assert.deepEqual([s.active, s.final, s.lastTurns], [1, true, [2]])
  for (const seat of [1, 2]) actAs(s, seat, { do: 'hibernate' }, { do: 'decline' })
  assert.ok(s.over)
})

test('R19.4 when somebody else than the active player empties the crater, that player has no last turn', () => {
  const s = table({ seats: 3 })
  s.ending = true
  player(s, 1).endTile = true
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' }, { do: 'end' })
  assert.deepEqual([s.active, s.lastTurns], [2, [0]])
})

test('I19 machines: as far as energy goes, not while asleep, twenty uses a turn', () => {
  const s = table()
  const p = player(s, 0)
  p.energy = 3
  assert.equal(powerOf(s, p), 3)
  s.uses = 18
  assert.equal(powerOf(s, p), 2)
  s.uses = 20
  assert.equal(powerOf(s, p), 0)
  s.uses = 0
  s.asleep = true
  assert.equal(powerOf(s, p), 0)
})

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

test('R14.1 steps that set nothing off are taken at once, before whatever comes after them', () => {
  const s = table()
  const p = player(s, 0)
  p.tracks.gray = 0
  assert.ok(!stepsUnlock(p, 'gray', 2))
  const left = s.agenda.length
  advanceOn(s, 0, 'gray', 2)
  assert.deepEqual([p.tracks.gray, s.agenda.length], [2, left])
})

test('R2.3, R6.3 points bring an artifact when they reach its bonus, whatever comes before or follows', () => {
  const s = table()
  const p = player(s, 0)
  p.points = 5
  assert.deepEqual(
    [15, 16].map((n) => pointsTakeArtifact(s, p, n)),
    [false, true],
    'two crates on the way to the artifact at 21',
  )
  Object.assign(p, { points: 29, bonuses: 3 })
  assert.deepEqual(
    [1, 8, 9].map((n) => pointsTakeArtifact(s, p, n)),
    [false, false, true],
    'the artifact at 21 is gone, the next is at 38',
  )
})
