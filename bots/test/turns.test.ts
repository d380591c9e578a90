/** Turn search: correction for luck, and no position twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { type Game, type Move, pick, plainChance, readTable, type State } from '@ludarium/kernel'
import { isDeepEqual } from '../deep-equal.ts'
import { judgeOf } from '../policy.ts'
import { meanOf } from '../statistics.ts'
import { searchTurns } from '../turns.ts'

const entry = games.find(({ id }) => id === 'revive')
assert.ok(entry !== undefined)
const { game } = await entry.load()

/** A position reached by random play with an exploring move, which reveals something. */
function reached(game: Game): State {
  const table = readTable(game, { seats: 4, options: {}, seed: 'turns' })
  assert.ok(table.ok)
  const s = game.setup(table.value)
  const chance = plainChance('turns')
  for (;;) {
    const seat = game.actors(s)[0] ?? 0
    const moves = game.legal(s, seat)
    if (moves.some((move) => move.do === 'explore')) return s
    game.play(s, seat, pick(chance, game.advice.quickMoves(s, seat, moves)))
  }
}

test('revealed things count as they do on average, not as in the line’s own world', () => {
  const s = reached(game)
  const seat = game.actors(s)[0] ?? 0
  const chance = plainChance('worlds')
  const worlds = Array.from({ length: 3 }, () => game.imagine(game.view(s, seat), seat, chance))
  const [root = s, ...others] = worlds
  const judge = judgeOf(game)
  const wish = { width: 24, positions: 1500, others: () => others }
  const turns = searchTurns({ game, judge, meter: { spent: 0 } }, root, seat, wish, plainChance('ties'))
  while (turns.step());
  /** The value of the moves in each world; null if another seat answers in between. */
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
  assert.ok(lucky > 0, 'no line was corrected for luck')
})

test('deep equality ignores key order', () => {
  assert.ok(isDeepEqual({ a: [1, { b: null }], c: 'd' }, { c: 'd', a: [1, { b: null }] }))
  for (const other of [
    { a: [1] },
    { a: [1, 2, 3] },
    { a: [1, 3] },
    { a: [1, 2], b: 1 },
    { a: { 0: 1, 1: 2 } },
    null,
    [1, 2],
  ]) {
    assert.ok(!isDeepEqual({ a: [1, 2] }, other), JSON.stringify(other))
    assert.ok(!isDeepEqual(other, { a: [1, 2] }), JSON.stringify(other))
  }
})
