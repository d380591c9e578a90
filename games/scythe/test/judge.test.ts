/** What searching bots tell apart where greedy sees little difference, and that greedy stays as it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import { advice } from '../advice.ts'
import { GOALS, type Resource } from '../data/index.ts'
import { game } from '../game.ts'
import { judge } from '../judge.ts'
import { player } from '../pieces.ts'
import type { Player, ScytheState } from '../state.ts'
import { weights } from '../weights.ts'
import { deploy, put, tableWith, tokens } from './table.ts'

/** A table after a change of the first player, who begins on the peninsula of Crimea: farm, village and mountain. */
function after(change: (p: Player, s: ScytheState) => void): ScytheState {
  const s = tableWith(['crimea', 'nordic', 'saxony', 'polania'], {}, [
    'engineering',
    'industrial',
    'patriotic',
    'agricultural',
  ])
  s.round = 8
  change(player(s, 0), s)
  return s
}

const worth = (s: ScytheState): number => judge(s, 0, weights)

/** By seat, every 500 decisions of a random game, as it has been since levels are measured against greedy. */
const GREEDY_SAID = [
  [10.107692, 11.865385, 7.807692, 10.461538],
  [39.292308, 47.615385, 38.85, 36.292308],
  [42.903846, 69.586538, 65.030769, 117.992308],
  [44.853846, 105.888462, 70.203846, 164.1],
  [67.869231, 142.523077, 80.582692, 213.55],
]

test('greedy judges as it always did', () => {
  const dealt = readTable(game, { seats: 4, options: {}, seed: 'greedy' })
  assert.ok(dealt.ok)
  const s = game.setup(dealt.value)
  const chance = plainChance('greedy')
  const said: number[][] = []
  for (let n = 0; game.actors(s).length > 0; n++) {
    if (n % 500 === 0) said.push([0, 1, 2, 3].map((seat) => Number(advice.evaluate(s, seat).toFixed(6))))
    const seat = game.actors(s)[0] ?? 0
    game.play(s, seat, pick(chance, advice.quickMoves(s, seat, game.legal(s, seat))))
  }
  assert.deepEqual(said, GREEDY_SAID)
})

test('who leads by stars does not shy away from the next one', () => {
  const rich = (stars: number) =>
    after((p) => {
      put(p, { worker3: 'r6c3', worker4: 'r6c3', worker5: 'r6c3', worker6: 'r6c4', worker7: 'r6c4', worker8: 'r6c4' })
      deploy(p, 'riverwalk', 'r6c3')
      deploy(p, 'speed', 'r6c3')
      p.recruits = [true, true, true, false]
      p.factoryCard = 'fac01'
      p.stars[GOALS.indexOf('combat')] = stars
    })
  assert.ok(worth(rich(1)) - worth(rich(0)) > 3 + weights.star)
  assert.ok(worth(rich(2)) - worth(rich(1)) > 3 + weights.star)
})

test('the stars of the others bring the end nearer', () => {
  const watched = (stars: number) =>
    after((_, s) => {
      player(s, 2).stars[GOALS.indexOf('combat')] = stars
    })
  assert.ok(worth(watched(5)) < worth(watched(2)))
})

test('before the first mech metal is wanted more than other tokens, after the last one less', () => {
  const stored = (resource: Resource, mechs: boolean) =>
    after((p, s) => {
      tokens(s, 'r6c3', resource, 2)
      if (!mechs) return
      for (const mech of ['riverwalk', 'wayfare', 'scout', 'speed'] as const) deploy(p, mech, 'r6c3')
    })
  for (const other of ['oil', 'wood', 'food'] as const) {
    assert.ok(worth(stored('metal', false)) > worth(stored(other, false)) + 0.5, other)
    assert.ok(worth(stored('metal', true)) < worth(stored(other, true)), other)
  }
})

test('workers stand better where they make what is lacking than where nothing more can be made', () => {
  const all = (place: string) =>
    after((p) => {
      for (let n = 1; n <= 8; n++) put(p, { [`worker${n}`]: n <= 4 ? 'r6c3' : place })
    })
  assert.ok(worth(all('r6c4')) > worth(all('r7c3')) + 2)
})

test('a worker brought in is better than one that a village could bring', () => {
  const grown = (workers: number) =>
    after((p) => {
      for (let n = 1; n <= 8; n++) put(p, { [`worker${n}`]: n <= workers ? 'r7c3' : '' })
    })
  for (let workers = 2; workers < 7; workers++)
    assert.ok(worth(grown(workers + 1)) > worth(grown(workers)), `${workers}`)
})

test('the last coin is not spent lightly', () => {
  const purse = (coins: number) =>
    after((p) => {
      p.coins = coins
    })
  assert.ok(worth(purse(1)) - worth(purse(0)) > 3)
  assert.equal(Math.round(1000 * (worth(purse(6)) - worth(purse(5)))), 1000)
})
