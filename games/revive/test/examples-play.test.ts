/** Worked examples of abilities, tracks, hibernation, machines, the end and scoring (R31 E49 to E69). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaceOf } from '../board.ts'
import { TECHS } from '../data/index.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { ranks, score, total } from '../scoring.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, give, offered, resources, settle, table, tableOf, turnUp } from './table.ts'

/** Plays SA2 in a bottom slot: the star. */
function star(s: ReviveState): void {
  player(s, 0).active = ['SA2']
  actAs(s, 0, { do: 'play', card: 'SA2' })
  if (asked(s) === 'slot') actAs(s, 0, { do: 'slot', slot: 'B1', half: 'bottom' })
}

test('E49 an ability that cannot be paid does nothing; a crystal pays for food', () => {
  const poor = table({ tribes: ['kuniban'] })
  star(poor)
  assert.equal(player(poor, 0).tribeMarkers, 0)
  assert.equal(poor.actions, 1)
  const s = table({ tribes: ['kuniban'] })
  give(s, 0, { crystal: 1 })
  star(s)
  const [card] = s.display
  assert.ok(card !== undefined)
  actAs(s, 0, { do: 'accept' }, { do: 'recruit', card })
  assert.equal(player(s, 0).resources.crystal, 0)
  assert.equal(player(s, 0).tribeMarkers, 1)
  assert.ok(player(s, 0).active.includes(card))
})

test('E50 without markers the ability still works', () => {
  const s = table({ tribes: ['nadair'] })
  player(s, 0).tribeMarkers = 5
  player(s, 0).progress = 5
  star(s)
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 1, food: 1 })
  assert.equal(player(s, 0).tribeMarkers, 5)
  assert.equal(player(s, 0).progress, 5)
})

test('E51 the progress bonus comes before the reward itself', () => {
  const s = table()
  const p = player(s, 0)
  p.progress = 11
  p.rewards = ['R02']
  p.tracks.green = 5
  p.crates = ['K11']
  actAs(s, 0, { do: 'crate', crate: 'K11' })
  assert.equal(asked(s), 'accept')
  actAs(s, 0, { do: 'accept' })
  assert.equal(p.progress, 12)
  assert.equal(asked(s), 'artifact')
  actAs(s, 0, { do: 'artifact', artifact: 'MA-1-amber' })
  assert.equal(asked(s), 'special')
  assert.deepEqual(p.rewards, ['R02', 'R05'])
})

test('E53 two steps unlock two special machines, one after the other', () => {
  const s = turnUp(table(), { P11: 0 })
  const p = player(s, 0)
  p.tracks = { gray: 4, green: 5, yellow: 1 }
  p.rewards = ['R01', 'R02']
  p.progress = 2
  p.small.push(spaceOf('-1,3'))
  give(s, 0, { gear: 5, food: 3 })
  actAs(s, 0, { do: 'build', space: '-2,4' }, { do: 'size', size: 'large' })
  const picks: string[] = []
  while (asked(s) === 'special') {
    const machines = offered(s, 0, { do: 'special' })
    assert.equal(machines.length, 3)
    picks.push(p.rewards[p.rewards.length - 1] ?? '')
    actAs(s, 0, machines[0] as ReviveMove)
  }
  assert.deepEqual(picks.slice(0, 2), ['R07', 'R04'])
  assert.equal(p.tracks.gray, 6)
})

test('E54 a step beyond the end of a track gives a resource', () => {
  const s = table()
  const p = player(s, 0)
  p.tracks.yellow = 12
  p.rewards = ['R03', 'R06', 'R15']
  p.crates = ['K12']
  actAs(s, 0, { do: 'crate', crate: 'K12' })
  assert.equal(p.tracks.yellow, 12)
  assert.equal(p.resources.food, 2)
})

test('E55 bonuses of the point track come once', () => {
  const s = table()
  const p = player(s, 0)
  p.points = 48
  p.bonuses = 6
  player(s, 0).crates = ['K18', 'K19']
  actAs(s, 0, { do: 'crate', crate: 'K18' }, { do: 'crate', crate: 'K19' })
  assert.equal(p.points, 54)
  assert.equal(p.crates.length, 0)
  assert.equal(p.artifacts.length, 0)
})

test('E57 the fourth hibernation removes the last artifact, ends the game, and still rewards', () => {
  const s = table()
  const p = player(s, 0)
  p.hibernation = 3
  s.crater = ['MA-1-amber']
  actAs(s, 0, { do: 'hibernate' })
  assert.deepEqual(s.crater, [])
  assert.ok(p.endTile)
  assert.deepEqual(
    offered(s, 0, { do: 'reward' }).map((move) => (move.do === 'reward' ? move.space : 0)),
    [4, 3, 2, 1],
  )
})

test('E58 on space 5 the marker stays and any reward can be taken', () => {
  const s = table()
  const p = player(s, 0)
  p.hibernation = 5
  const artifacts = s.crater.length
  actAs(s, 0, { do: 'hibernate' })
  assert.equal(p.hibernation, 5)
  assert.equal(s.crater.length, artifacts)
  assert.equal(offered(s, 0, { do: 'reward' }).length, 5)
})

test('E59 after the energy has returned crates can be opened, machines not used', () => {
  const s = table()
  const p = player(s, 0)
  p.machines.push({ id: 'MG01', charged: false })
  p.crates.push('K01')
  actAs(s, 0, { do: 'hibernate' })
  assert.ok(canAs(s, 0, { do: 'crate', crate: 'K01' }))
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MG01' }))
})

test('E61 a machine whose energy was taken back can be used again', () => {
  const s = table()
  const p = player(s, 0)
  p.machines.push({ id: 'MG01', charged: false })
  p.crates.push('K27')
  actAs(s, 0, { do: 'machine', machine: 'MG01' })
  assert.equal(p.resources.gear, 2)
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MG01' }))
  actAs(s, 0, { do: 'crate', crate: 'K27' })
  while (asked(s) !== 'turn') {
    const recover: ReviveMove = { do: 'recover', machine: 'MG01' }
    actAs(s, 0, asked(s) === 'recover' ? recover : { do: 'take', resource: 'food' })
  }
  actAs(s, 0, { do: 'machine', machine: 'MG01' })
  assert.equal(p.resources.gear, 4)
})

test('E62 an opened crate can be used again once', () => {
  const s = table({ tribes: ['nadair'] })
  const p = player(s, 0)
  p.machines.push({ id: 'MG05', charged: false })
  p.opened.push('K16')
  give(s, 0, { gear: 1 })
  actAs(s, 0, { do: 'machine', machine: 'MG05' }, { do: 'pay', resource: 'gear' }, { do: 'reopen', crate: 'K16' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 0, book: 1, food: 1 })
  const [machine] = p.machines
  assert.ok(machine !== undefined)
  machine.charged = false
  p.energy = 1
  give(s, 0, { gear: 1 })
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MG05' }))
})

test('E63 after the last artifact everyone else takes one turn', () => {
  const s = table({ seats: 4 })
  s.active = 1
  s.agenda = [{ step: 'turn', seat: 1 }]
  player(s, 1).hibernation = 3
  s.crater = ['MA-1-amber']
  actAs(s, 1, { do: 'hibernate' }, { do: 'decline' })
  for (const seat of [2, 3, 0]) {
    assert.equal(s.active, seat)
    actAs(s, seat, { do: 'hibernate' }, { do: 'decline' })
  }
  assert.equal(asked(s), 'over')
  assert.ok(s.over)
})

test('E65 an artifact from an empty crater is a minor one', () => {
  const s = table({ tribes: ['vukuntur'] })
  settle(s, 0, { t1: '1,-1', t3: '1,0' })
  s.crater = []
  s.ending = true
  give(s, 0, { book: 5, food: 6 })
  const before = total(s, 0)
  actAs(s, 0, { do: 'populate', space: '0,-1' })
  if (asked(s) === 'tech') actAs(s, 0, { do: 'tech', tech: 't6' })
  assert.equal(player(s, 0).minors, 1)
  assert.equal(player(s, 0).artifacts.length, 0)
  assert.equal(score(s, 0).find(({ key }) => key === 'minors')?.points, 2)
  assert.ok(total(s, 0) > before)
})

/** The position of E66. */
function finished(): ReviveState {
  const s = table({ tribes: ['nadair'] })
  const p = player(s, 0)
  s.large[1] = { tile: 'LL4', side: 'B' }
  p.points = 27
  p.progress = 13
  for (const [tech, space] of [
    ['t1', 'L:NE'],
    ['t2', '1,0'],
    ['t3', '1,-1'],
    ['t6', '0,-1'],
  ] as const) {
    p.figures[TECHS.indexOf(tech)] = spaceOf(space)
  }
  p.waters = [1, 2, 3]
  p.rewards = ['R10']
  p.active = ['CN01', 'CN02', 'SA1']
  p.resting = ['CN03']
  p.endTile = true
  p.minors = 1
  p.resources = { crystal: 1, gear: 4, book: 2, food: 0 }
  p.artifactCard = 'AC01'
  p.crates = ['K01', 'K02', 'K03']
  p.opened = ['K04', 'K05']
  p.artifacts = ['MA-1-amber', 'MA-1-teal', 'MA-2-teal']
  return s
}

test('E66 a full score of 99', () => {
  const s = finished()
  const lines = Object.fromEntries(score(s, 0).map(({ key, points }) => [key, points]))
  assert.deepEqual(lines, {
    points: 27,
    progress: 20,
    technologies: 8,
    locations: 6,
    cards: 6,
    endTile: 4,
    minors: 2,
    resources: 1,
    artifacts: 25,
  })
  assert.equal(total(s, 0), 99)
})

test('E67 ties go to the resources beyond the groups of five, then to the tracks', () => {
  const s = table()
  for (const p of s.players) {
    p.artifactCard = ''
    p.points = 50
  }
  give(s, 0, { crystal: 1, gear: 6 })
  give(s, 1, { crystal: 3, gear: 6, book: 4 })
  player(s, 0).points = 51
  assert.equal(total(s, 0), total(s, 1))
  assert.deepEqual(ranks(s), [2, 1])
  give(s, 1, { book: 3 })
  assert.deepEqual(ranks(s), [1, 1])
  player(s, 1).tracks.gray = 2
  assert.deepEqual(ranks(s), [2, 1])
})

test('E69 long game of four: fourteen artifacts, the last may be a minor one', () => {
  const s = tableOf({ seats: 4, options: { long: true }, seed: 'long' })
  assert.equal(s.crater.length + s.craterMinors, 14)
  const seat = s.active
  s.crater = []
  s.craterMinors = 1
  player(s, seat).points = 20
  player(s, seat).bonuses = 2
  player(s, seat).crates = ['K18']
  actAs(s, seat, { do: 'crate', crate: 'K18' }, { do: 'accept' })
  assert.equal(player(s, seat).minors, 1)
  assert.ok(player(s, seat).endTile)
  assert.ok(s.ending)
})

test('a payment that cannot be completed is given up and not begun again', () => {
  const s = table()
  const p = player(s, 0)
  p.crates = ['K09']
  give(s, 0, { gear: 3 })
  actAs(s, 0, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' })
  assert.equal(asked(s), 'pay')
  actAs(s, 0, { do: 'withdraw' })
  assert.ok(!canAs(s, 0, { do: 'build', space: '1,1' }))
  assert.ok(canAs(s, 0, { do: 'build', space: '-1,-1' }))
  actAs(s, 0, { do: 'crate', crate: 'K09' })
  assert.ok(canAs(s, 0, { do: 'build', space: '1,1' }))
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 3, book: 0, food: 1 })
})
