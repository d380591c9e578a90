/** S10.2 to S10.5 What the bottom actions and cards bring: upgrades, mechs, structures, recruits. */
import { at, type Seat } from '@ludarium/kernel'
import { idOf, placeOf } from '../board.ts'
import { BONUS_AMOUNT, BONUSES, BOTTOM_ACTIONS, CUBES, STRUCTURES } from '../data/index.ts'
import { factionOf, matOf } from '../figures.ts'
import { bottomIndex, FIRST_MECH, mechsOut, player, structureOwner, structuresOut, workerPlaces } from '../pieces.ts'
import type { Place, Player, ScytheMove, ScytheState, Steps } from '../state.ts'
import { offer } from '../tracks.ts'

/** S10.3, S10.4 Where a piece may go: the given territory, or controlled land with an own worker. */
function sites(p: Player, only: Place): Place[] {
  return only >= 0 ? [only] : workerPlaces(p, true)
}

function buildSites(s: ScytheState, seat: Seat, only: Place): Place[] {
  return sites(player(s, seat), only).filter((place) => structureOwner(s, place) < 0)
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
          if (at(p.slots, j) < at(matOf(s, p).sections, j).slots) moves.push({ do: 'upgrade', from, to })
        }
      }
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      upgrade(s, _step, seat, { from, to }, log) {
        const p = player(s, seat)
        const slot = bottomIndex(to)
        p.cubes[CUBES.indexOf(from)] = true
        p.slots[slot] = at(p.slots, slot) + 1
        log?.({ type: 'upgrade', seat, from, to })
      },
      enough() {},
    },
  },
  /** S10.3 */
  deploy: {
    skip: (s, { seat, at: only }) => mechsOut(player(s, seat)) === 4 || sites(player(s, seat), only).length === 0,
    legal(s, { seat, at: only }) {
      const p = player(s, seat)
      const moves: ScytheMove[] = []
      for (const [slot, mech] of factionOf(s, p.faction).mechs.entries()) {
        if (at(p.units, FIRST_MECH + slot) >= 0) continue
        for (const place of sites(p, only)) moves.push({ do: 'deploy', mech: mech.id, at: idOf(place) })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      deploy(s, _step, seat, { mech, at: place }, log) {
        const p = player(s, seat)
        const unit = factionOf(s, p.faction).mechs.findIndex(({ id }) => id === mech)
        p.units[FIRST_MECH + unit] = placeOf(place)
        log?.({ type: 'deploy', seat, mech, at: place })
      },
      enough() {},
    },
  },
  /** S10.4 */
  build: {
    skip: (s, { seat, at: only }) => structuresOut(player(s, seat)) === 4 || buildSites(s, seat, only).length === 0,
    legal(s, { seat, at: only }) {
      const p = player(s, seat)
      const places = buildSites(s, seat, only)
      const moves: ScytheMove[] = []
      for (const [i, structure] of STRUCTURES.entries()) {
        if (at(p.structures, i) >= 0) continue
        for (const place of places) moves.push({ do: 'build', structure, at: idOf(place) })
      }
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      build(s, _step, seat, { structure, at: place }, log) {
        player(s, seat).structures[STRUCTURES.indexOf(structure)] = placeOf(place)
        log?.({ type: 'build', seat, structure, at: place })
      },
      enough() {},
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
    on: {
      enlist(s, _step, seat, { section, bonus }, log) {
        const p = player(s, seat)
        p.recruits[bottomIndex(section)] = true
        p.bonuses[BONUSES.indexOf(bonus)] = true
        log?.({ type: 'enlist', seat, section, bonus })
        offer(s, seat, bonus, BONUS_AMOUNT, -1, log)
      },
      enough() {},
    },
  },
} satisfies Partial<Steps>
