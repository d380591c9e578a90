/** R4, R16, R19, R24 Turns, hibernation, machines, the end of the game. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { craterChoices, player, powerOf } from '../pieces.ts'
import { actAs, asked, canAs, fields, give, offered, open, slotIn, table } from './table.ts'

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
