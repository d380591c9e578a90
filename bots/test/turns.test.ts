/** Turns found by a beam: luck evened out, and no position twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { type Game, type Move, pick, plainChance, readTable, type State } from '@ludarium/kernel'
import { judgeOf } from '../policy.ts'
import { isSame } from '../same.ts'
import { meanOf } from '../statistics.ts'
import { turnsOf } from '../turns.ts'

const entry = games.find(({ id }) => id === 'revive')
assert.ok(entry !== undefined)
const { game } = await entry.load()

/** A position that random play has come to in which somebody can explore: who does sees what lies there. */
function reached(game: Game): State {
  const table = readTable(game, { seats: 4, options: {}, seed: 'turns' })
  assert.ok(table.ok)
  const s = game.setup(table.value)
  const chance = plainChance('turns')
  for (;;) {
    const seat = game.actors(s)[0] ?? 0
    const moves = game.legal(s, seat)
    if (moves.some((move) => move.do === 'explore')) return s
    game.play(s, seat, pick(chance, game.advice.brisk(s, seat, moves)))
  }
}

test('what comes to light counts as it does on average, not as it does in the world where a line is made', () => {
  const s = reached(game)
  const seat = game.actors(s)[0] ?? 0
  const chance = plainChance('worlds')
  const worlds = Array.from({ length: 3 }, () => game.imagine(game.view(s, seat), seat, chance))
  const [root = s, ...others] = worlds
  const judge = judgeOf(game)
  const wish = { width: 24, positions: 1500, others: () => others }
  const turns = turnsOf(game, judge, root, seat, wish, plainChance('ties'), { spent: 0 })
  while (turns.step());
  /** What the moves lead to in each of the worlds; null where somebody else has to answer in between. */
  function values(moves: readonly Move[]): number[] | null {
    const ends = worlds.map((world) => {
      const end = game.clone(world)
      for (const move of moves) if (game.actors(end)[0] === seat) game.play(end, seat, move)
      return end
    })
    return ends.every((end) => game.actors(end)[0] === seat) ? ends.map((end) => judge(end, seat)) : null
  }
  let lucky = 0
  for (const { s: end, moves, sure, value } of turns.lines()) {
    const seen = sure < moves.length ? values(moves.slice(0, sure + 1)) : null
    if (seen === null) continue
    const luck = (seen[0] ?? 0) - meanOf(seen)
    assert.ok(Math.abs(value + luck - judge(end, seat)) < 1e-9, JSON.stringify(moves))
    if (Math.abs(luck) > 0.01) lucky++
  }
  assert.ok(lucky > 0, 'luck made no difference')
})

test('values are the same when they say the same, in whatever order', () => {
  assert.ok(isSame({ a: [1, { b: null }], c: 'd' }, { c: 'd', a: [1, { b: null }] }))
  for (const other of [
    { a: [1] },
    { a: [1, 2, 3] },
    { a: [1, 3] },
    { a: [1, 2], b: 1 },
    { a: { 0: 1, 1: 2 } },
    null,
    [1, 2],
  ]) {
    assert.ok(!isSame({ a: [1, 2] }, other), JSON.stringify(other))
    assert.ok(!isSame(other, { a: [1, 2] }), JSON.stringify(other))
  }
})
