/** What searching bots tell apart where greedy sees no difference, and that greedy stays as it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import { advice } from '../advice.ts'
import { spaceOf } from '../board.ts'
import { judge, weights } from '../foresight.ts'
import { game } from '../game.ts'
import { player } from '../pieces.ts'
import type { Player, ReviveState } from '../state.ts'
import { effectWorth } from '../worth.ts'
import { give, table } from './table.ts'

/** The table after a change of the first player, with four seats and a known artifact card. */
function after(change: (p: Player, s: ReviveState) => void): ReviveState {
  const s = table({ seats: 4, tribes: ['nadair', 'kuniban', '0x49', 'hofstadterians'] })
  const p = player(s, 0)
  p.artifactCard = 'AC01'
  change(p, s)
  return s
}

const better = (one: ReviveState, other: ReviveState): boolean => judge(one, 0, weights) > judge(other, 0, weights)

/** Every 150 decisions of a random game, by seat, as it has been since levels are measured against greedy. */
const GREEDY_SAID = [
  [20.135, 20.485, 8.635, 17.385],
  [19.516019, 31.85724, -7.75, -27.05703],
  [-2.918742, -18.532611, -23.429046, -38.876919],
  [6.637105, -8.997498, 1.177497, -63.640183],
  [11.90174, -3.690851, -6.301366, -72.854429],
]

test('greedy judges as it always did', () => {
  const dealt = readTable(game, { seats: 4, options: {}, seed: 'greedy' })
  assert.ok(dealt.ok)
  const s = game.setup(dealt.value)
  const chance = plainChance('greedy')
  const said: number[][] = []
  for (let n = 0; game.actors(s).length > 0; n++) {
    if (n % 150 === 0) said.push([0, 1, 2, 3].map((seat) => Number(advice.evaluate(s, seat).toFixed(6))))
    const seat = game.actors(s)[0] ?? 0
    game.play(s, seat, pick(chance, advice.quickMoves(s, seat, game.legal(s, seat))))
  }
  assert.deepEqual(said, GREEDY_SAID)
})

test('a machine that brings something is better than one that brings little, a module and a card too', () => {
  const owns = (id: string) => after((p) => p.machines.push({ id, charged: false }))
  assert.ok(better(owns('MG01'), owns('SM3')))
  const placed = (id: string) => after((p) => p.modules.splice(0, 1, id))
  assert.ok(better(placed('M05'), placed('M01')))
  const recruited = (id: string) => after((p) => p.active.push(id))
  assert.ok(better(recruited('CG03'), recruited('CG10')))
  assert.equal(advice.evaluate(recruited('CG03'), 0), advice.evaluate(recruited('CG10'), 0))
})

test('a machine beyond the energy that there is adds nothing but a better choice', () => {
  const owns = (...ids: string[]) => after((p) => p.machines.push(...ids.map((id) => ({ id, charged: false }))))
  assert.equal(judge(owns('MG01', 'SM3'), 0, weights), judge(owns('MG01'), 0, weights))
  assert.ok(better(owns('SM3', 'MG01'), owns('SM3')))
})

test('an artifact is worth more the nearer it is, and with the books for it', () => {
  const points = (n: number): number => {
    const s = after((p) => {
      p.points = n
      p.bonuses = 2
    })
    return judge(s, 0, weights) - n
  }
  assert.ok(points(20) > points(15))
  const techs = (book: number) =>
    after((p, s) => {
      p.figures[0] = spaceOf('1,0')
      p.figures[1] = spaceOf('0,1')
      give(s, 0, { book })
    })
  const gained = (from: number, to: number): number => judge(techs(to), 0, weights) - judge(techs(from), 0, weights)
  assert.ok(gained(4, 5) > 0.5)
})

test('a large location counts the more the nearer a piece is', () => {
  const built = (space: string) => after((p) => p.small.push(spaceOf(space)))
  const near = weights.corners
  const share = (space: string): number =>
    judge(built(space), 0, weights) - judge(built(space), 0, { ...weights, corners: 0 })
  assert.ok(near > 0)
  assert.ok(share('5,-5') > share('1,0'))
})

test('sleep and closed crates count for less than with greedy', () => {
  const plain = after(() => {})
  const slept = after((p) => p.slept++)
  const kept = after((p) => p.crates.push('K01'))
  const gap = (s: ReviveState): number => judge(s, 0, weights) - judge(plain, 0, weights)
  const greedyGap = (s: ReviveState): number => advice.evaluate(s, 0) - advice.evaluate(plain, 0)
  assert.ok(gap(slept) < 0)
  assert.ok(gap(slept) > greedyGap(slept) / 4)
  assert.ok(gap(kept) < greedyGap(kept))
})

test('in the last turn nothing but points counts', () => {
  const last = (gear: number) =>
    after((p, s) => {
      s.ending = true
      s.final = true
      s.lastTurns = [1]
      p.energy = 3
      give(s, 0, { gear })
    })
  assert.ok(!better(last(4), last(0)))
  assert.ok(better(last(5), last(4)))
})

test('several parts are worth their sum, a choice its better side', () => {
  const gear = { do: 'gain', gear: 1 } as const
  const book = { do: 'gain', book: 2 } as const
  assert.equal(effectWorth([gear, book]), effectWorth(gear) + effectWorth(book))
  assert.ok(effectWorth({ do: 'choose', of: [gear, book] }) >= effectWorth(book))
})
