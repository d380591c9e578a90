/** S10 Bottom-row actions of the player mat, and their recruit bonuses. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { idOf, item, placeOf } from '../board.ts'
import {
  BONUS_AMOUNT,
  BONUSES,
  BOTTOM_ACTIONS,
  CUBES,
  FACTION,
  FACTORY_MOVE,
  type Gain,
  ONGOING,
  STRUCTURES,
} from '../data/index.ts'
import {
  bottomCost,
  bottomIndex,
  FIRST_MECH,
  matOf,
  mechsOut,
  mechWith,
  neighbour,
  player,
  structureOwner,
  structuresOut,
} from '../pieces.ts'
import type { Place, Player, ScytheMove, ScytheState, ScytheStep, Steps } from '../state.ts'
import { gain, offer } from '../tracks.ts'
import { canPayResources, payResources } from './costs.ts'
import { beginMove } from './move.ts'
import { workerPlaces } from './top.ts'

/** Printed coins as gains, by amount. */
const COINS: readonly (readonly Gain[])[] = [0, 1, 2, 3].map((amount) => [
  { type: 'coins', amount, resource: '', on: '' },
])

/** S4.1 The Factory Move costs nothing. */
export function canTakeBottom(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const section = matOf(p).sections[p.section]
  return section === undefined || canPayResources(s, seat, section.resource, bottomCost(p, p.section), false)
}

/** S10.1 The whole sequence goes on the agenda; the costs are paid first. */
export function takeBottom(s: ScytheState, seat: Seat, log?: Log): void {
  const p = player(s, seat)
  const index = p.section
  const section = matOf(p).sections[index]
  if (section === undefined) {
    log?.({ type: 'bottom', seat, action: 'factory' })
    beginMove(s, seat, FACTORY_MOVE.units, FACTORY_MOVE.steps)
    return
  }
  const { bottom, resource, coins } = section
  log?.({ type: 'bottom', seat, action: bottom })
  const cost = bottomCost(p, index)
  const left = neighbour(s, seat, 1)
  const right = neighbour(s, seat, -1)
  if (right !== left) pushOngoing(s, right, index)
  pushOngoing(s, left, index)
  push(s, { step: 'ongoing', seat, section: bottom, before: item(p.recruits, index) }, { step: 'stars', seat })
  if (coins > 0) push(s, { step: 'gains', seat, gains: item(COINS, coins), next: 0, at: -1 })
  push(s, benefit(bottom, seat))
  payResources(s, seat, resource, cost, false, 0, log)
}

function benefit(action: (typeof BOTTOM_ACTIONS)[number], seat: Seat): ScytheStep {
  return action === 'deploy' || action === 'build' ? { step: action, seat, at: -1 } : { step: action, seat }
}

/** S10.1.5, S10.1.6 A neighbour whose recruit has left the same section. */
function pushOngoing(s: ScytheState, seat: Seat, index: number): void {
  if (!player(s, seat).recruits[index]) return
  push(s, { step: 'ongoing', seat, section: item(BOTTOM_ACTIONS, index), before: true }, { step: 'stars', seat })
}

/** S10.3, S10.4 Where a piece may go: the given territory, or controlled land with an own worker. */
function sites(p: Player, at: Place): Place[] {
  return at >= 0 ? [at] : workerPlaces(p, true)
}

function buildSites(s: ScytheState, seat: Seat, at: Place): Place[] {
  return sites(player(s, seat), at).filter((place) => structureOwner(s, place) < 0)
}

export const bottomSteps: Steps<'upgrade' | 'deploy' | 'build' | 'enlist' | 'ongoing'> = {
  /** S10.2 */
  upgrade: {
    skip: (s, { seat }) => !player(s, seat).cubes.includes(false),
    legal(s, { seat }) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      for (const [i, from] of CUBES.entries()) {
        if (p.cubes[i]) continue
        for (const [j, to] of BOTTOM_ACTIONS.entries()) {
          if (item(p.slots, j) < item(matOf(p).sections, j).slots) moves.push({ do: 'upgrade', from, to })
        }
      }
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'upgrade') return
      const p = player(s, seat)
      const slot = bottomIndex(move.to)
      p.cubes[CUBES.indexOf(move.from)] = true
      p.slots[slot] = item(p.slots, slot) + 1
      log?.({ type: 'upgrade', seat, from: move.from, to: move.to })
    },
  },
  /** S10.3 */
  deploy: {
    skip: (s, { seat, at }) => mechsOut(player(s, seat)) === 4 || sites(player(s, seat), at).length === 0,
    legal(s, { seat, at }) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      for (const [slot, mech] of (FACTION.get(p.faction)?.mechs ?? []).entries()) {
        if (item(p.units, FIRST_MECH + slot) >= 0) continue
        for (const place of sites(p, at)) moves.push({ do: 'deploy', mech: mech.id, at: idOf(place) })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'deploy') return
      const p = player(s, seat)
      p.units[mechWith(p.faction, move.mech) ?? 0] = placeOf(move.at)
      log?.({ type: 'deploy', seat, mech: move.mech, at: move.at })
    },
  },
  /** S10.4 */
  build: {
    skip: (s, { seat, at }) => structuresOut(player(s, seat)) === 4 || buildSites(s, seat, at).length === 0,
    legal(s, { seat, at }) {
      const p = player(s, seat)
      const places = buildSites(s, seat, at)
      const moves: ScytheMove[] = []
      for (const [i, structure] of STRUCTURES.entries()) {
        if (item(p.structures, i) >= 0) continue
        for (const place of places) moves.push({ do: 'build', structure, at: idOf(place) })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'build') return
      player(s, seat).structures[STRUCTURES.indexOf(move.structure)] = placeOf(move.at)
      log?.({ type: 'build', seat, structure: move.structure, at: move.at })
    },
  },
  /** S10.5 */
  enlist: {
    skip: (s, { seat }) => !player(s, seat).recruits.includes(false),
    legal(s, { seat }) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      for (const [i, section] of BOTTOM_ACTIONS.entries()) {
        if (p.recruits[i]) continue
        for (const [j, bonus] of BONUSES.entries()) if (!p.bonuses[j]) moves.push({ do: 'enlist', section, bonus })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'enlist') return
      const p = player(s, seat)
      p.recruits[bottomIndex(move.section)] = true
      p.bonuses[BONUSES.indexOf(move.bonus)] = true
      log?.({ type: 'enlist', seat, section: move.section, bonus: move.bonus })
      offer(s, seat, move.bonus, BONUS_AMOUNT, -1, log)
    },
  },
  /** S10.1.3, R2, R11 */
  ongoing: {
    run(s, { seat, section, before }, log) {
      const p = player(s, seat)
      const index = bottomIndex(section)
      const self = section === 'enlist' && s.options.enlistSelfTrigger === true && p.recruits[index] === true
      if (!(before || self) || !p.accepts[index]) return
      log?.({ type: 'ongoing', seat, section })
      gain(s, seat, ONGOING[section], 1, -1, log)
    },
  },
}
