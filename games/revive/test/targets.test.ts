/** The targets of board actions are listed with shortcuts: here they are compared with a list that tries every space. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, type Chance, next, pick, plainChance, type Seat } from '@ludarium/kernel'
import { ADJACENT, isBuildable, isPopulable, POSITION_ID, SPACE_ID } from '../board.ts'
import { payable, payment } from '../costs.ts'
import { type Footing, footingOf, reachOf } from '../footing.ts'
import { game } from '../game.ts'
import { hasBuilding, mostActions, openTechs, player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { ALONE_AREA, FAR, nearest } from '../ways.ts'
import { tableOf } from './table.ts'
import { tables } from './tables.ts'

/** R7.6 By space, the food of the cheapest way: space by space until none becomes cheaper. */
function waysByTrial({ ground }: ReviveState, { origins, free }: Footing): number[] {
  const food = SPACE_ID.map((_, space): number => (origins.includes(space) ? 0 : FAR))
  const passing = (space: number): number =>
    origins.includes(space) || (free >> (ground[space] ?? 0)) & 1 ? 0 : ground[space] === 0 ? FAR : 1
  for (let changed = true; changed; ) {
    changed = false
    for (const [space, adjacent] of ADJACENT.entries()) {
      for (const next of adjacent) {
        const way = Math.min(FAR, (food[next] ?? FAR) + passing(next))
        if (way >= (food[space] ?? FAR)) continue
        food[space] = way
        changed = true
      }
    }
  }
  return food
}

/** Every target that can be paid, found without any shortcut: each is tried by itself. */
function targetsByTrial(s: ReviveState, seat: Seat): string[] {
  const p = player(s, seat)
  const explore = payment(s, seat, 'explore', '')
  const tiles = POSITION_ID.filter(
    (_, position) => s.turned[position] === -1 && payable(s, [{ ...explore, target: position }]).length > 0,
  )
  const populate = payment(s, seat, 'populate', '')
  const locations = SPACE_ID.filter(
    (_, target) =>
      isPopulable(s, p, target) && openTechs(p).some((tech) => payable(s, [{ ...populate, target, tech }]).length > 0),
  )
  const sizes = (['small', 'large'] as const).filter((size) => hasBuilding(p, size))
  const build = payment(s, seat, 'build', '')
  const sand = SPACE_ID.filter(
    (_, target) => isBuildable(s, target) && sizes.some((size) => payable(s, [{ ...build, target, size }]).length > 0),
  )
  return [
    ...tiles.map((tile) => `explore ${tile}`),
    ...locations.map((space) => `populate ${space}`),
    ...sand.map((space) => `build ${space}`),
  ]
}

function targetsListed(s: ReviveState, seat: Seat): string[] {
  return game.legal(s, seat).flatMap((move) => {
    if (move.do === 'explore') return [`explore ${move.tile}`]
    return move.do === 'populate' || move.do === 'build' ? [`${move.do} ${move.space}`] : []
  })
}

for (const [n, kind] of tables.entries()) {
  test(`targets of table ${n} are all that can be paid, and no others`, () => {
    for (let round = 0; round < 3; round++) {
      const s = tableOf({ ...kind, seed: `targets ${n} ${round}` })
      const luck = plainChance(`targets ${n} ${round}`)
      for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
        if (s.turn % 9 === 0 && next(s)?.step === 'turn') {
          const reach = reachOf(s, footingOf(s, seat))
          const ways = ALONE_AREA.map((space) => nearest(reach.any, space))
          assert.deepEqual(ways, waysByTrial(s, footingOf(s, seat)))
        }
        const acts = next(s)?.step === 'turn' && s.actions < mostActions(s)
        if (acts) assert.deepEqual(targetsListed(s, seat), targetsByTrial(s, seat))
        game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, game.legal(s, seat))))
      }
    }
  })
}

test('what is kept from one question to the next never shows: tables in turn list the same as each by itself', () => {
  const begun = (n: number): ReviveState => tableOf({ ...at(tables, n), seed: `kept ${n}` })
  const walk = (s: ReviveState, luck: Chance, lists: string[]): boolean => {
    const [seat] = game.actors(s)
    if (seat === undefined) return false
    const legal = game.legal(s, seat)
    lists.push(JSON.stringify(legal))
    game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, legal)))
    return true
  }
  const alone = tables.map((_, n) => {
    const [s, luck, lists]: [ReviveState, Chance, string[]] = [begun(n), plainChance(`kept ${n}`), []]
    while (walk(s, luck, lists));
    return lists
  })
  const together = tables.map((_, n) => ({ s: begun(n), luck: plainChance(`kept ${n}`), lists: [] as string[] }))
  for (let on = true; on; ) {
    on = false
    for (const one of together) {
      on = walk(one.s, one.luck, one.lists) || on
      // A copy that nothing was ever asked of, too.
      one.s = game.clone(one.s)
    }
  }
  for (const [n, { lists }] of together.entries()) assert.deepEqual(lists, alone[n])
})
