/** The soak: passes on the toy games and reports its coverage. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ludarium } from './ludarium.ts'

test('mutated submissions on both toys', async () => {
  const games = ['toy:rows', 'toy:bazaar']
  const ran = await Promise.all(
    games.map((game) => ludarium(['soak', game, '--submissions', '8000', '--seed', 'a', '--json'])),
  )
  for (const { code, out } of ran) {
    assert.equal(code, 0)
    const summary = JSON.parse(out)
    assert.equal(summary.ok, true)
    assert.equal(summary.submissions, 8000)
    assert.ok(summary.refused > summary.accepted)
    for (const [kind, count] of Object.entries<{ accepted: number; refused: number }>(summary.kinds)) {
      assert.ok(count.accepted + count.refused > 200, kind)
    }
    for (const kind of ['field missing', 'inherited', 'prototype field', 'getter', 'huge', 'deep', 'no record']) {
      assert.equal(summary.kinds[kind].accepted, 0, kind)
    }
  }
})

test('the summary for people', async () => {
  const { code, out } = await ludarium(['soak', 'toy:rows', '-n', '500', '--seed', 'people'])
  assert.equal(code, 0)
  assert.match(out, /500 submissions on \d+ positions of \d+ games/)
  assert.match(out, /No illegal move was accepted/)
})
