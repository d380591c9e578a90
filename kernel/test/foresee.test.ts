import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foresee, plainChance } from '../index.ts'
import { positions } from '../testkit/index.ts'
import { type BazaarMove, bazaar } from './toys/bazaar.ts'
import { rows } from './toys/rows.ts'

test('without hidden information the preview is exact', () => {
  const s = positions(rows).tableOf()
  const seen = foresee(rows, rows.view(s, 0), 0, { do: 'mark', cell: 4 })
  assert.equal(seen.certain, true)
  assert.deepEqual(seen.events, [{ type: 'mark', seat: 0, cell: 4 }])
  rows.play(s, 0, { do: 'mark', cell: 4 })
  assert.deepEqual(seen.after, rows.view(s, 0))
})

test('a preview that reveals something is one of many and leaks nothing', () => {
  const { tableOf, actAs } = positions(bazaar)
  const s = tableOf({ seats: 2 })
  const [bid] = bazaar.legal(s, 0)
  const first = foresee(bazaar, bazaar.view(s, 0), 0, bid as BazaarMove)
  assert.equal(first.certain, true, 'the answer is still sealed')
  actAs(s, 1, { do: 'bid' }, { do: 'enough' })
  actAs(s, 0, { do: 'bid' })
  const view = bazaar.view(s, 0)
  const ways = Array.from({ length: 20 }, (_, n) => foresee(bazaar, view, 0, { do: 'enough' }, plainChance(n)))
  assert.ok(ways.every((way) => !way.certain))
  assert.ok(new Set(ways.map((way) => JSON.stringify(way.after))).size > 1, 'the rival’s bid is unknown')
  for (const { after } of ways) assert.deepEqual(after.players[1]?.hand, ['?card', '?card', '?card', '?card'])
})
