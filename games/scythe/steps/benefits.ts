/** S10.2 to S10.5 What the bottom actions and cards bring: upgrades, mechs, structures, recruits. */
import type { Seat } from '@ludarium/kernel'
import { idOf, item, placeOf } from '../board.ts'
import { BONUS_AMOUNT, BONUSES, BOTTOM_ACTIONS, CUBES, STRUCTURES } from '../data/index.ts'
import { factionOf, matOf } from '../figures.ts'
import {
  bottomIndex,
  FIRST_MECH,
  mechsOut,
  mechWith,
  player,
  structureOwner,
  structuresOut,
  workerPlaces,
} from '../pieces.ts'
import type { Place, Player, ScytheMove, ScytheState, Steps } from '../state.ts'
import { offer } from '../tracks.ts'

/** S10.3, S10.4 Where a piece may go: the given territory, or controlled land with an own worker. */
function sites(p: Player, at: Place): Place[] {
  return at >= 0 ? [at] : workerPlaces(p, true)
}

function buildSites(s: ScytheState, seat: Seat, at: Place): Place[] {
  return sites(player(s, seat), at).filter((place) => structureOwner(s, place) < 0)
}

export const benefitSteps = {
  /** S10.2 */
  upgrade: {
    skip: (s, { seat }) => !player(s, seat).cubes.includes(false),
    legal(s, { seat }) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      for (const [i, from] of CUBES.entries()) {
        if (p.cubes[i]) continue
        for (const [j, to] of BOTTOM_ACTIONS.entries()) {
          if (item(p.slots, j) < item(matOf(s, p).sections, j).slots) moves.push({ do: 'upgrade', from, to })
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
      for (const [slot, mech] of factionOf(s, p.faction).mechs.entries()) {
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
} satisfies Partial<Steps>
