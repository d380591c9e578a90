/** R2.4, R8, R9 Cards, slots and modules. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MODULE_SPACES } from '../data/index.ts'
import { hasOneOpenSlot, isOpen, player } from '../pieces.ts'
import { actAs, asked, canAs, fields, give, machines, offered, open, resources, slotIn, table } from './table.ts'

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

test('R2.4 nobody has to rest an unplayed card', () => {
  const s = table()
  machines(s, 1, 'MN06')
  player(s, 0).active = ['CG01']
  player(s, 0).resting = []
  actAs(s, 0, { do: 'machine', machine: 'MN06' }, { do: 'decline' })
  assert.deepEqual([asked(s), player(s, 0).active, player(s, 0).resting], ['turn', ['CG01'], []])
})

test('R2.4 one card is enough to count as every colour, none is not', () => {
  const s = table()
  machines(s, 1, 'MN05')
  player(s, 0).active = ['CG01']
  assert.ok(canAs(s, 0, { do: 'machine', machine: 'MN05' }))
  player(s, 0).active = []
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MN05' }))
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
