/** The targets of board actions are listed with shortcuts: here they are compared with a list that tries every space. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next, pick, plainChance, type Seat } from '@ludarium/kernel'
import { isBuildable, isPopulable, POSITION_ID, SPACE_ID } from '../board.ts'
import { payable, payment } from '../costs.ts'
import { game } from '../game.ts'
import { hasBuilding, mostActions, openTechs, player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { tableOf } from './table.ts'
import { tables } from './tables.ts'

/** Every target that can be paid, found without any shortcut: the way to each is looked for by itself. */
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
        const acts = next(s)?.step === 'turn' && s.actions < mostActions(s)
        if (acts) assert.deepEqual(targetsListed(s, seat), targetsByTrial(s, seat))
        game.play(s, seat, pick(luck, game.advice.brisk(s, seat, game.legal(s, seat))))
      }
    }
  })
}
