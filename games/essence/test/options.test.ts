/** E2.1 Tables that cannot be opened are refused with a reason that has words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { game } from '../index.ts'
import { words } from '../words/en.ts'
import { TIK, UNI } from './table.ts'

const renderer = new TestRenderer(words)

for (const [options, code, sentence] of [
  [{ factions: [TIK, TIK] }, 'factions', 'Each faction can be played by one seat only.'],
  [{ firstSeat: '2' }, 'firstSeat', 'The first seat has to be one of the seats at the table.'],
] as const) {
  test(`a table is refused for its ${code}`, () => {
    const opened = readTable(game, { seats: 2, options, seed: 'refused' })
    assert.ok(!opened.ok)
    assert.deepEqual([opened.code, renderer.render(opened.message)], [code, sentence])
  })
}

test('each seat may ask for its own faction', () => {
  assert.ok(readTable(game, { seats: 2, options: { factions: [UNI, TIK], firstSeat: '1' }, seed: 'granted' }).ok)
})
