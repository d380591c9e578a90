/** Under which heading of the log a sentence stands. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Told } from '@ludarium/tables'
import { timesOf } from '../src/table/times.ts'

/** As tables tell it: with the round and the turn after the decision. */
const told = (at: number, round: number, turn: number): Told => ({ at, round, turn, event: { type: 'x' } })

test('a decision that ends a turn stands in that turn, not under the next heading', () => {
  const log = [told(1, 1, 1), told(2, 1, 1), told(3, 1, 2), told(3, 1, 2), told(4, 1, 2), told(5, 2, 3), told(6, 2, 3)]
  assert.deepEqual(
    timesOf(log).map(({ round, turn }) => [round, turn]),
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 2],
      [2, 3],
    ],
  )
})
