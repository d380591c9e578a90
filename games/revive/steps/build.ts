/** R13 Build. */
import { at, push, type Seat } from '@ludarium/kernel'
import { ADJACENT, CRYSTALS_AT, SPACE_ID, STEP_KEY, VAST_AT, WATER, WATER_KEY } from '../board.ts'
import { payable, payment } from '../costs.ts'
import type { Resource } from '../data/index.ts'
import type { ReviveLog } from '../events.ts'
import { addResource } from '../gains.ts'
import { isUnaided } from '../help.ts'
import { modsOf, whenKeys } from '../modifiers.ts'
import { hasBuilding, player } from '../pieces.ts'
import { gainPoints, runAll } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { trigger } from '../story.ts'
import { beginPayment } from '../targets.ts'
import type { Steps } from './shape.ts'

export const SIZES = ['small', 'large'] as const

/** The building stands; targets return, sand tiles give their points, then the rewards follow (R13.3). */
export function finishBuild(
  s: ReviveState,
  seat: Seat,
  space: number,
  large: boolean,
  gears: number,
  log?: ReviveLog,
): void {
  const p = player(s, seat)
  ;(large ? p.large : p.small).push(space)
  log?.({ type: 'build', seat, space: SPACE_ID[space] ?? '', size: large ? 'large' : 'small' })
  returnTargets(s, seat, space, 'gear', gears, log)
  onSandTile(s, seat, space, log)
  push(s, { step: 'rewards', seat, parts: rewardsOfBuilding(s, seat, space, large) })
  if (s.vastCrystals && (VAST_AT[space] ?? []).length > 0) trigger(s, 'firstVastCrystal', seat)
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
    const ground = s.ground[next] ?? 0
    const step = at(STEP_KEY, ground)
    if (step !== '') add(step)
    else if (ground === WATER && !p.waters.includes(next)) parts.push(at(WATER_KEY, next))
  }
  for (const _ of CRYSTALS_AT[space] ?? []) add('crystal')
  if (s.vastCrystals) for (const _ of VAST_AT[space] ?? []) add('vast')
  return parts
}

/** R22.4 Whoever builds on a sand tile gains a point; its owner may gain a crystal. */
function onSandTile(s: ReviveState, seat: Seat, space: number, log?: ReviveLog): void {
  for (let owner = 0; owner < s.players.length; owner++) {
    const p = player(s, owner)
    if (!p.tiles.includes(space)) continue
    for (const { mod } of modsOf(s, p)) if (mod.mod === 'builderPoint') gainPoints(s, seat, mod.n, log)
    runAll(s, owner, whenKeys(s, p, 'buildOnTribeTile'), '', log)
  }
}

/** R22.3 A target returns to its owner; others' payments there go to the owner (Q33 as the named resource). */
export function returnTargets(
  s: ReviveState,
  seat: Seat,
  space: number,
  resource: Resource,
  paid: number,
  log?: ReviveLog,
): void {
  for (let owner = 0; owner < s.players.length; owner++) {
    const p = player(s, owner)
    const target = p.tiles.indexOf(space)
    if (p.tribe !== '0x49' || target < 0) continue
    p.tiles.splice(target, 1)
    log?.({ type: 'targetBack', seat: owner, space: SPACE_ID[space] ?? '' })
    if (owner !== seat && paid > 0) addResource(s, owner, resource, paid, log)
    runAll(s, owner, whenKeys(s, p, 'ownTargetReturned'), '', log)
  }
}

export const buildSteps = {
  /** R13.2 */
  size: {
    forced: isUnaided,
    legal(s, { target, by }, seat) {
      const pay = payment(s, seat, 'build', by, target)
      const sizes = SIZES.filter((size) => hasBuilding(player(s, seat), size))
      return payable(
        s,
        sizes.map((size) => ({ ...pay, size })),
      ).map(({ size }) => ({ do: 'size', size }))
    },
    on: {
      size: (s, { target, by }, seat, { size }) => beginPayment(s, { ...payment(s, seat, 'build', by, target), size }),
    },
  },
} satisfies Partial<Steps>
