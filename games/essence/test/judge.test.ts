/** What searching bots tell apart where greedy sees little difference, and that greedy stays as it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { atTurn, CHA, island, TIK, UNI, WIN } from './table.ts'

const { advice } = game
const judge = (s: EssenceState, seat: number): number => advice.judge?.(s, seat, advice.weights ?? {}) ?? Number.NaN

/** By seat, every 100 decisions of a random game, as it has been since levels are measured against greedy. */
const GREEDY_SAID = [
  [19.494696, 13.308908, 40.425707, 13.270689],
  [24.270284, 12.122079, 38.87803, 13.429606],
  [46.98798, 25.412107, 31.036768, -6.546855],
  [53.695448, 33.131378, 24.292014, -17.79156],
  [27.629673, 40.812143, 50.920177, -11.740402],
  [19.481708, 36.459576, 64.709672, -33.840317],
]

test('greedy judges as it always did', () => {
  const dealt = readTable(game, { seats: 4, options: {}, seed: 'greedy' })
  assert.ok(dealt.ok)
  const s = game.setup(dealt.value)
  const chance = plainChance('greedy')
  const said: number[][] = []
  for (let n = 0; game.actors(s).length > 0; n++) {
    if (n % 100 === 50) said.push([0, 1, 2, 3].map((seat) => Number(advice.evaluate(s, seat).toFixed(6))))
    const seat = game.actors(s)[0] ?? 0
    game.play(s, seat, pick(chance, advice.quickMoves(s, seat, game.legal(s, seat))))
  }
  assert.deepEqual(said, GREEDY_SAID)
})

/** What so much more Essence of the first seat is worth, the others having these amounts. */
function gain(say: (s: EssenceState, seat: number) => number, own: number, more: number, others: number): number {
  const s = atTurn([TIK, UNI, WIN, CHA])
  for (const p of s.players) p.essence = others
  player(s, 0).essence = own
  const before = say(s, 0)
  player(s, 0).essence = own + more
  return say(s, 0) - before
}

test('Essence counts where it may still change the rank; far ahead and far behind it is worth little', () => {
  assert.ok(gain(judge, 10, 6, 10) > 6)
  assert.ok(gain(judge, 60, 6, 10) < 3)
  assert.ok(gain(judge, 0, 6, 60) < 3)
  assert.ok(gain(advice.evaluate, 60, 6, 10) >= 6)
})

test('a segment for the rounds to come is worth more than to greedy', () => {
  const worth = (say: (s: EssenceState, seat: number) => number): number => {
    const s = atTurn([TIK, UNI, WIN, CHA])
    const before = say(s, 0)
    island(s, 0, ['theatre', 1, 0])
    return say(s, 0) - before
  }
  assert.ok(worth(judge) > worth(advice.evaluate) + 2)
})
