/**
 * Plays many random games and holds every position to the rules: `node games/revive/test/soak.ts 20000 SEED`. Targets
 * of board actions are compared with a listing that tries every space.
 */
import assert from 'node:assert/strict'
import { below, chanceOf, readTable, type Seat, seedOf } from '@ludarium/kernel'
import { invariants } from '../audit.ts'
import { isBuildable, isPopulable, POSITION_ID, SPACE_ID } from '../board.ts'
import { canPay, payment } from '../costs.ts'
import { helpAtHand } from '../help.ts'
import { game } from '../index.ts'
import { hasBuilding, openTechs, player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { standing } from '../ways.ts'
import { tables } from './tables.ts'

const games = Number(process.argv[2] ?? 1000)
const seed = process.argv[3] ?? 'soak'

/** Every target that can be paid, found without any shortcut. */
function targetsByTrial(s: ReviveState, seat: Seat): string[] {
  const st = standing(s, seat, helpAtHand(s, seat))
  const found: string[] = []
  for (const [position, id] of POSITION_ID.entries()) {
    if (s.turned[position] === -1 && canPay(s, st, { ...payment(s, seat, 'explore', ''), target: position }))
      found.push(`explore ${id}`)
  }
  const techs = openTechs(player(s, seat))
  for (const [space, id] of SPACE_ID.entries()) {
    if (
      isPopulable(s, st.p, space) &&
      techs.some((tech) => canPay(s, st, { ...payment(s, seat, 'populate', ''), target: space, tech }))
    )
      found.push(`populate ${id}`)
  }
  for (const [space, id] of SPACE_ID.entries()) {
    if (!isBuildable(s, space)) continue
    const pay = { ...payment(s, seat, 'build', ''), target: space }
    const sizes = (['small', 'large'] as const).filter(
      (size) => hasBuilding(st.p, size) && canPay(s, st, { ...pay, size }),
    )
    if (sizes.length > 0) found.push(`build ${id}`)
  }
  return found
}

function compareTargets(s: ReviveState, seat: Seat): void {
  if (s.agenda[s.agenda.length - 1]?.step !== 'turn' || s.actions >= (s.seats === 1 ? 1 : 2)) return
  const listed = game.legal(s, seat).flatMap((move) => {
    if (move.do === 'explore') return [`explore ${move.tile}`]
    return move.do === 'populate' || move.do === 'build' ? [`${move.do} ${move.space}`] : []
  })
  assert.deepEqual(listed, targetsByTrial(s, seat))
}

let decisions = 0
let longest = 0
let widest = 0
for (let n = 0; n < games; n++) {
  const kind = tables[n % tables.length] ?? { seats: 2 }
  const read = readTable(game as never, { ...kind, seed: `${seed} ${n}` })
  assert.ok(read.ok)
  const s = game.setup(read.value)
  const chance = chanceOf(seedOf(`${seed} players ${n}`))
  const parts = JSON.stringify(game.components(s))
  let length = 0
  for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
    const moves = game.legal(s, seat)
    assert.ok(moves.length > 0, `nothing to do in game ${n}`)
    widest = Math.max(widest, moves.length)
    const brisk = game.brisk(s, seat, moves)
    const move = brisk[below(chance, brisk.length)]
    assert.ok(move !== undefined)
    if (length % 16 === 0) {
      invariants(s)
      compareTargets(s, seat)
    }
    game.play(s, seat, move)
    length++
    assert.ok(length <= game.bounds.decisions, `game ${n} does not end`)
  }
  invariants(s)
  assert.equal(JSON.stringify(game.components(s)), parts, `components of game ${n}`)
  assert.ok(game.result(s) !== null)
  decisions += length
  longest = Math.max(longest, length)
}
const seconds = process.cpuUsage().user / 1e6
process.stdout.write(
  `${games} games, ${decisions} decisions, longest game ${longest}, longest list ${widest}, ${seconds.toFixed(1)} s of processor time\n`,
)
