/** R13 Build. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { ADJACENT, CRYSTALS_AT, GROUND_COLOR, SPACE_ID, VAST_AT, WATER } from '../board.ts'
import { standing, withHelp } from '../costs.ts'
import type { Resource } from '../data/index.ts'
import { addPoints, addResource } from '../gains.ts'
import { modsOf, player, whenKeys } from '../players.ts'
import { runAll } from '../resolve.ts'
import type { ReviveMove, ReviveState } from '../state.ts'
import { canBuild } from './actions.ts'
import { beginPayment } from './payment.ts'
import { trigger } from './story.ts'
import type { Ask } from './table.ts'

export const size: Ask<'size'> = {
  forced: true,
  legal(s, step, seat) {
    const st = withHelp(s, standing(s, seat))
    const moves: ReviveMove[] = []
    if (canBuild(s, st, step.target, 'small', step.by)) moves.push({ do: 'size', size: 'small' })
    if (canBuild(s, st, step.target, 'large', step.by)) moves.push({ do: 'size', size: 'large' })
    return moves
  },
  play(s, step, seat, move) {
    if (move.do === 'size') beginPayment(s, seat, 'build', step.target, move.size, -1, step.by)
  },
}

/** The building stands; targets return, sand tiles give their points, then the rewards follow (R13.3). */
export function finishBuild(s: ReviveState, seat: Seat, space: number, large: boolean, gears: number, log?: Log): void {
  const p = player(s, seat)
  ;(large ? p.large : p.small).push(space)
  log?.({ type: 'build', seat, space: SPACE_ID[space] ?? '', size: large ? 'large' : 'small' })
  if (s.vastCrystals && (VAST_AT[space] ?? []).length > 0) trigger(s, 'firstVastCrystal', seat)
  push(s, { step: 'rewards', seat, parts: rewardsOfBuilding(s, seat, space, large) })
  onSandTile(s, seat, space, log)
  returnTargets(s, seat, space, 'gear', gears, log)
}

/** R13.3, R13.4 Terrain steps and crystals, doubled for a large building, and waters not claimed yet. */
export function rewardsOfBuilding(s: ReviveState, seat: Seat, space: number, large: boolean): string[] {
  const p = player(s, seat)
  const parts: string[] = []
  const times = large ? 2 : 1
  const add = (part: string): void => {
    for (let i = 0; i < times; i++) parts.push(part)
  }
  for (const next of ADJACENT[space] ?? []) {
    const color = GROUND_COLOR[s.ground[next] ?? 0]
    if (color) add(`step.${color}`)
    else if (s.ground[next] === WATER && !p.waters.includes(next)) parts.push(`water.${next}`)
  }
  for (const _ of CRYSTALS_AT[space] ?? []) add('crystal')
  if (s.vastCrystals) for (const _ of VAST_AT[space] ?? []) add('vast')
  return parts
}

/** R22.4 Whoever builds on a sand tile gains a point; its owner may gain a crystal. */
function onSandTile(s: ReviveState, seat: Seat, space: number, log?: Log): void {
  for (const [owner, p] of s.players.entries()) {
    if (!p.tiles.includes(space)) continue
    const keys = whenKeys(p, 'buildOnTribeTile')
    if (keys.length > 0) runAll(s, owner, keys, '', log)
    for (const { mod } of modsOf(p)) if (mod.mod === 'builderPoint') addPoints(s, seat, mod.n, log)
  }
}

/** R22.3 A target returns to its owner; others' payments there go to the owner (Q33 as the named resource). */
export function returnTargets(
  s: ReviveState,
  seat: Seat,
  space: number,
  resource: Resource,
  paid: number,
  log?: Log,
): void {
  for (const [owner, p] of s.players.entries()) {
    const at = p.tiles.indexOf(space)
    if (p.tribe !== '0x49' || at < 0) continue
    p.tiles.splice(at, 1)
    log?.({ type: 'targetBack', seat: owner, space: SPACE_ID[space] ?? '' })
    if (owner !== seat && paid > 0) addResource(s, owner, resource, paid, log)
    const keys = whenKeys(p, 'ownTargetReturned')
    if (keys.length > 0) runAll(s, owner, keys, '', log)
  }
}
