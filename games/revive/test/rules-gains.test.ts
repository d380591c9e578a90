/** R2.3, R5, R6, R14, R15 What is gained: caps, bonuses, artifacts, progress, reward spaces. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCrates, addCrystals, addEnergy, addPoints, addProgress, addResource } from '../gains.ts'
import { player } from '../pieces.ts'
import { advanceOn, pointsTakeArtifact, stepsUnlock } from '../tracks.ts'
import { actAs, asked, fields, give, offered, open, resources, table } from './table.ts'

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

test('R14.1 steps that set nothing off are taken at once, before whatever comes after them', () => {
  const s = table()
  const p = player(s, 0)
  p.tracks.gray = 0
  assert.ok(!stepsUnlock(p, 'gray', 2))
  const left = s.agenda.length
  advanceOn(s, 0, 'gray', 2)
  assert.deepEqual([p.tracks.gray, s.agenda.length], [2, left])
})
