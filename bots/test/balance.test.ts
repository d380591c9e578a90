/** Series of games: reproducible from the seed, compact when packed, and chance is never reported as an effect. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameModule } from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import {
  balanceOf,
  botsAt,
  combinationsOf,
  differSignificantly,
  isSignificant,
  type MatchResult,
  packed,
  playMatch,
  unpacked,
  wilson,
} from '../index.ts'

const bazaar = (bazaarModule as unknown as GameModule).game

const ROLES = [
  { faction: 'red', mat: 'iron' },
  { faction: 'blue', mat: 'wood' },
]
const game = (ranks: readonly number[], roles: MatchResult['roles'] = ROLES): MatchResult => ({
  turns: 12,
  rounds: 3,
  ranks,
  totals: ranks.map((rank) => 10 - rank),
  roles,
})

test('a game follows from its plan and its number', () => {
  const plan = { seats: 2, options: {}, seed: 'row', bots: ['random', 'greedy'], fixed: false }
  const [one, again, next] = [playMatch(bazaar, plan, 0), playMatch(bazaar, plan, 0), playMatch(bazaar, plan, 1)]
  assert.ok(one.ok && again.ok && next.ok)
  assert.deepEqual(again.value, one.value)
  assert.notDeepEqual(next.value, one.value)
  assert.deepEqual(
    [botsAt(plan, 0), botsAt(plan, 1)],
    [
      ['random', 'greedy'],
      ['greedy', 'random'],
    ],
  )
  const wrong = playMatch(bazaar, { ...plan, seats: 99 }, 0)
  assert.ok(!wrong.ok)
  assert.equal(wrong.code, 'seats')
})

test('packed games unpack to the same results, including missing roles', () => {
  const games = [game([1, 2]), game([2, 1], [{ faction: 'blue' }, {}])]
  const { kinds, games: rows } = packed(games)
  assert.deepEqual(kinds, { faction: ['blue', 'red'], mat: ['iron', 'wood'] })
  assert.deepEqual(unpacked({ kinds, games: JSON.parse(JSON.stringify(rows)) }), games)
})

test('shares by seat, by role and by two roles together', () => {
  const games = [game([1, 2]), game([1, 2]), game([1, 1]), game([2, 1])]
  const { bySeat, byRole } = balanceOf(games)
  assert.deepEqual(
    bySeat.map(({ name, n, wins }) => [name, n, wins]),
    [
      ['0', 4, 2.5],
      ['1', 4, 1.5],
    ],
  )
  assert.deepEqual(
    byRole.mat?.map(({ name, rate, meanScore }) => [name, rate, meanScore]),
    [
      ['iron', 0.625, 8.75],
      ['wood', 0.375, 8.5],
    ],
  )
  assert.deepEqual(
    combinationsOf(games, 'faction', 'mat').map(({ first, second, n, wins }) => [first, second, n, wins]),
    [
      ['red', 'iron', 4, 2.5],
      ['blue', 'wood', 4, 1.5],
    ],
  )
})

test('a difference that is significant alone need not be among twenty', () => {
  const rate = wilson(32, 100)
  assert.ok(!isSignificant(rate, 0.25, 1))
  assert.ok(isSignificant(wilson(34, 100), 0.25, 1))
  assert.ok(!isSignificant(wilson(34, 100), 0.25, 20))
  assert.ok(isSignificant(wilson(60, 100), 0.25, 20))
  assert.ok(!isSignificant(wilson(0, 0), 0.25, 1))
  assert.ok(differSignificantly(wilson(80, 200), wilson(40, 200), 12))
  assert.ok(!differSignificantly(wilson(50, 200), wilson(40, 200), 12))
  assert.ok(!differSignificantly(wilson(1, 4), wilson(2, 2), 1), 'too few games')
})
