/** I19 Two cards that wake each other, modules that give energy back, and the machine that plays a card. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotId } from '../data/index.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { actAs, canAs, table } from './table.ts'

const MACHINE: ReviveMove = { do: 'machine', machine: 'MN08' }

/** The machine plays a card that rests and wakes the other one, and its module gives the energy back. */
function half(card: string, slot: SlotId, other: string): ReviveMove[] {
  return [
    MACHINE,
    { do: 'play', card },
    { do: 'slot', slot, half: 'bottom' },
    { do: 'part', part: `${card}.bottom` },
    { do: 'part', part: `${card}.bottom.0` },
    { do: 'rest', card: other },
    { do: 'wake', card: other },
    { do: 'recover', machine: 'MN08' },
  ]
}

test('I19 a circle of cards, modules and a machine ends after twenty uses, and the next turn has its own', () => {
  const s = table()
  const p = player(s, 0)
  p.active = ['CG09']
  p.resting = []
  p.slots.B2 = [{ card: 'CN09', half: 'bottom' }]
  p.machines = [{ id: 'MN08', charged: false }]
  p.modules[5] = 'M08'
  p.modules[6] = 'M05'
  p.modules[7] = 'M16'
  for (let round = 0; round < 10; round++) {
    actAs(s, 0, ...half('CG09', 'B1', 'CN09'), ...half('CN09', 'B2', 'CG09'))
  }
  assert.equal(p.points, 20, 'M05 gave 2 points each time round')
  assert.equal(p.energy, 1)
  assert.ok(!canAs(s, 0, MACHINE))
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' }, { do: 'end' })
  actAs(s, 1, { do: 'hibernate' }, { do: 'decline' })
  assert.equal(s.active, 0)
  assert.ok(canAs(s, 0, MACHINE))
})
