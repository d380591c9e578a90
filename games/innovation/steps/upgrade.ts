/** Upgrades, paid and free, and the school that becomes a guild (A13, A19.1, A27.3, A27.4). */
import { at, type Log, type Seat } from '@ludarium/kernel'
import { hexNamed, nameOfHex, perHex } from '../board.ts'
import { buildEvent } from '../build.ts'
import { upgrades } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import {
  BUILDINGS,
  buildingNamed,
  GUILD,
  nameOfBuilding,
  piecesOf,
  player,
  putPiece,
  SCHOOL,
  SUPPLY,
  WORKSHOP,
} from '../pieces.ts'
import { hasForeignNeighbour } from '../reach.ts'
import type { Hex, InnovationState, Player } from '../state.ts'
import type { ActionsOf, PartOf } from './table.ts'

/** What a building can become, as the list of moves wants it. */
interface Upgrading {
  readonly to: number
  readonly tools: number
  readonly coins: number
  readonly coinsBeside: number
  readonly moves: (s: InnovationState) => readonly InnovationMove[]
}

const UPGRADES: readonly (readonly Upgrading[])[] = BUILDINGS.map((from) =>
  upgrades
    .filter((upgrade) => upgrade.from === from)
    .map((upgrade) => ({
      to: buildingNamed(upgrade.to),
      tools: upgrade.cost.tool,
      coins: upgrade.cost.coin,
      coinsBeside: upgrade.costWithNeighbour?.coin ?? upgrade.cost.coin,
      moves: perHex((hex): InnovationMove => ({ do: 'upgrade', hex, to: upgrade.to })),
    })),
)
const NONE: readonly Upgrading[] = []
const LEAST_TOOLS = Math.min(...UPGRADES.flat().map((upgrade) => upgrade.tools))
const FREE_UPGRADE = perHex((hex): InnovationMove => ({ do: 'freeUpgrade', hex }))
const REPLACE = perHex((hex): InnovationMove => ({ do: 'replace', hex }))

/** What the building on a hex can become, and for what. */
function upgradesAt(s: InnovationState, hex: Hex): readonly Upgrading[] {
  return UPGRADES[s.building[hex] ?? -1] ?? NONE
}

/** Tools that every upgrade costs at least. */
function leastTools(_s: InnovationState): number {
  return LEAST_TOOLS
}

/** A13.1 */
export function listUpgrades(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.tools < leastTools(s)) return
  for (const hex of p.hexes) {
    if (s.neutral[hex] === 1) continue
    for (const upgrade of upgradesAt(s, hex)) {
      if (p.supply[upgrade.to] === 0 || p.tools < upgrade.tools || p.coins < upgrade.coinsBeside) continue
      if (p.coins >= upgrade.coins || hasForeignNeighbour(s, seat, hex)) out.push(at(upgrade.moves(s), hex))
    }
  }
}

/** A13.1 Tools and coins for an upgrade on this hex. */
export function upgradeCost(
  s: InnovationState,
  seat: Seat,
  hex: Hex,
  to: number,
): { readonly tools: number; readonly coins: number } {
  const upgrade = upgradesAt(s, hex).find((one) => one.to === to)
  if (upgrade === undefined) throw new Error(`The building on ${nameOfHex(s, hex)} cannot become that.`)
  const { tools, coins, coinsBeside } = upgrade
  return { tools, coins: coins !== coinsBeside && hasForeignNeighbour(s, seat, hex) ? coinsBeside : coins }
}

export const upgradeActions = {
  /** A13.1 */
  upgrade(s, _step, seat, move, log) {
    const p = player(s, seat)
    const hex = hexNamed(s, move.hex)
    const building = buildingNamed(move.to)
    const { tools, coins } = upgradeCost(s, seat, hex, building)
    p.tools -= tools
    p.coins -= coins
    changePiece(s, seat, hex, building, log)
  },
} satisfies ActionsOf<'upgrade'>

function changePiece(s: InnovationState, seat: Seat, hex: Hex, building: number, log?: Log<InnovationEvent>): void {
  putPiece(s, seat, hex, building, false)
  log?.({ type: 'upgraded', seat, building: nameOfBuilding(building), hex: nameOfHex(s, hex) })
  buildEvent(s, seat, hex, building, log)
}

export function canUpgradeFree(p: Player): boolean {
  return p.supply[WORKSHOP] !== SUPPLY[WORKSHOP] && p.supply[GUILD] !== 0
}

/** The moves of a list that are about these hexes. */
export function movesOn(list: readonly InnovationMove[], hexes: readonly Hex[]): InnovationMove[] {
  return hexes.map((hex) => at(list, hex))
}

export const upgradeSteps = {
  /** A19.1, A27.4 A workshop becomes a guild for free. */
  freeUpgrade: {
    forced: true,
    legal: (s, step) => movesOn(FREE_UPGRADE(s), piecesOf(s, player(s, step.seat), WORKSHOP)),
    on: {
      freeUpgrade: (s, _step, seat, move, log) => changePiece(s, seat, hexNamed(s, move.hex), GUILD, log),
    },
  },

  /** A27.3, A22.5 A school becomes a guild; competencies are kept. */
  replace: {
    forced: true,
    legal: (s, step) => movesOn(REPLACE(s), piecesOf(s, player(s, step.seat), SCHOOL)),
    on: {
      replace: (s, _step, seat, move, log) => changePiece(s, seat, hexNamed(s, move.hex), GUILD, log),
    },
  },
} satisfies PartOf<'freeUpgrade' | 'replace'>
