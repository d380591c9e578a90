/** Upgrades, replacements, free and neutral buildings, annexes (A13, A27.3, A27.16, A29). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex, perHex } from '../board.ts'
import { type Building, upgrades } from '../data/index.ts'
import { BUILDINGS, GUILD, SCHOOL, toolsPerSpade, WORKSHOP } from '../goods.ts'
import { hasForeignNeighbour, reachOf } from '../reach.ts'
import { type Hex, type InnovationMove, type InnovationState, type Player, player, type StepOf } from '../state.ts'
import { buildEvent, logBuilt, putPiece } from './pieces.ts'
import { DECLINE, payToll, spadesNeeded, tollAt, useSpades } from './terraform.ts'

/** By building: what it can become. */
const UPGRADES = BUILDINGS.map((from) =>
  upgrades
    .filter((upgrade) => upgrade.from === from)
    .map((upgrade) => ({
      to: BUILDINGS.indexOf(upgrade.to),
      tools: upgrade.cost.tool,
      coins: upgrade.cost.coin,
      coinsBeside: upgrade.costWithNeighbour?.coin ?? upgrade.cost.coin,
      moves: perHex((hex): InnovationMove => ({ do: 'upgrade', hex, to: upgrade.to })),
    })),
)

/** A13.1 */
export function listUpgrades(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  for (const hex of p.hexes) {
    if (s.neutral[hex] === 1) continue
    for (const upgrade of UPGRADES[s.building[hex] ?? -1] ?? []) {
      if ((p.supply[upgrade.to] ?? 0) === 0 || p.tools < upgrade.tools || p.coins < upgrade.coinsBeside) continue
      if (p.coins < upgrade.coins && !hasForeignNeighbour(s, seat, hex)) continue
      const move = upgrade.moves(s)[hex]
      if (move !== undefined) out.push(move)
    }
  }
}

/** A13.1 Coins for an upgrade on this hex. */
export function upgradeCoins(s: InnovationState, seat: Seat, hex: Hex, to: number): number {
  const upgrade = UPGRADES[s.building[hex] ?? -1]?.find((one) => one.to === to)
  if (upgrade === undefined) return 0
  const discounted = upgrade.coins !== upgrade.coinsBeside && hasForeignNeighbour(s, seat, hex)
  return discounted ? upgrade.coinsBeside : upgrade.coins
}

export function playUpgrade(s: InnovationState, seat: Seat, hexId: string, to: Building, log?: Log): void {
  const p = player(s, seat)
  const hex = hexNamed(s, hexId)
  const building = BUILDINGS.indexOf(to)
  const upgrade = UPGRADES[s.building[hex] ?? -1]?.find((one) => one.to === building)
  p.tools -= upgrade?.tools ?? 0
  p.coins -= upgradeCoins(s, seat, hex, building)
  changePiece(s, seat, hex, building, log)
}

function changePiece(s: InnovationState, seat: Seat, hex: Hex, building: number, log?: Log): void {
  putPiece(s, seat, hex, building, false)
  log?.({ type: 'upgraded', seat, building: BUILDINGS[building] ?? '', hex: nameOfHex(s, hex) })
  buildEvent(s, seat, hex, building, log)
}

/** Own pieces of a type, neutral ones left out. */
function piecesOf(s: InnovationState, p: Player, building: number): Hex[] {
  return p.hexes.filter((hex) => s.building[hex] === building && s.neutral[hex] === 0)
}

const freeUpgradeMoves = perHex((hex): InnovationMove => ({ do: 'freeUpgrade', hex }))
const replaceMoves = perHex((hex): InnovationMove => ({ do: 'replace', hex }))
const placeMoves = perHex((hex): InnovationMove => ({ do: 'place', hex }))
const annexMoves = perHex((hex): InnovationMove => ({ do: 'annex', hex }))

function pickMoves(list: readonly InnovationMove[], hexes: readonly Hex[]): InnovationMove[] {
  return hexes.map((hex) => list[hex]).filter((move) => move !== undefined)
}

export function canUpgradeFree(p: Player): boolean {
  return (p.supply[WORKSHOP] ?? 0) < 9 && (p.supply[GUILD] ?? 0) > 0
}

/** A19.1, A27.4 A workshop becomes a guild for free. */
export const freeUpgrade = {
  forced: true,
  legal: (s: InnovationState, step: StepOf<'freeUpgrade'>): InnovationMove[] =>
    pickMoves(freeUpgradeMoves(s), piecesOf(s, player(s, step.seat), WORKSHOP)),
  play(s: InnovationState, _step: StepOf<'freeUpgrade'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do === 'freeUpgrade') changePiece(s, seat, hexNamed(s, move.hex), GUILD, log)
  },
}

/** A27.3, A22.5 A school becomes a guild; competencies are kept. */
export const replace = {
  forced: true,
  legal: (s: InnovationState, step: StepOf<'replace'>): InnovationMove[] =>
    pickMoves(replaceMoves(s), piecesOf(s, player(s, step.seat), SCHOOL)),
  play(s: InnovationState, _step: StepOf<'replace'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do === 'replace') changePiece(s, seat, hexNamed(s, move.hex), GUILD, log)
  },
}

/** A29.2 Tools that a neutral building on this hex costs: spades to make it native, and a cube. */
function toolsToPlace(s: InnovationState, p: Player, hex: Hex): number {
  return spadesNeeded(s, p, hex) * toolsPerSpade(p) + tollAt(s, hex)
}

/** A29 A neutral building on a free hex in reach, made native with bought spades; or not at all. */
export const place = {
  forced: true,
  legal(s: InnovationState, step: StepOf<'place'>): InnovationMove[] {
    const p = player(s, step.seat)
    const near = reachOf(s, step.seat)
    const hexes = boardOf(s).land.filter(
      (hex) => near[hex] !== 0 && s.owner[hex] === -1 && toolsToPlace(s, p, hex) <= p.tools,
    )
    return [...pickMoves(placeMoves(s), hexes), DECLINE]
  },
  play(s: InnovationState, step: StepOf<'place'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'place') {
      log?.({ type: 'forgone', seat, building: step.building })
      return
    }
    const p = player(s, seat)
    const hex = hexNamed(s, move.hex)
    payToll(s, seat, hex, log)
    const count = spadesNeeded(s, p, hex)
    if (count > 0) {
      p.tools -= count * toolsPerSpade(p)
      useSpades(s, seat, hex, count, log)
    }
    const building = BUILDINGS.indexOf(step.building)
    putPiece(s, seat, hex, building, true)
    log?.({ type: 'placed', seat, building: step.building, hex: move.hex })
    buildEvent(s, seat, hex, building, log)
  },
}

/** A27.16 A guild from supply on any free native hex. */
export const placeFree = {
  forced: true,
  skip: (s: InnovationState, step: StepOf<'placeFree'>): boolean =>
    (player(s, step.seat).supply[BUILDINGS.indexOf(step.building)] ?? 0) === 0 || freeNative(s, step.seat).length === 0,
  legal: (s: InnovationState, step: StepOf<'placeFree'>): InnovationMove[] =>
    pickMoves(placeMoves(s), freeNative(s, step.seat)),
  play(s: InnovationState, step: StepOf<'placeFree'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'place') return
    const hex = hexNamed(s, move.hex)
    const building = BUILDINGS.indexOf(step.building)
    payToll(s, seat, hex, log)
    putPiece(s, seat, hex, building, false)
    logBuilt(s, seat, step.building, hex, log)
    buildEvent(s, seat, hex, building, log)
  },
}

function freeNative(s: InnovationState, seat: Seat): Hex[] {
  const p = player(s, seat)
  return boardOf(s).land.filter(
    (hex) => s.owner[hex] === -1 && s.terrain[hex] === p.terrain && tollAt(s, hex) <= p.tools,
  )
}

/** A29.7 An annex beside an own building that has none. */
export function listAnnexes(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.annexes === 0) return
  const list = annexMoves(s)
  for (const hex of p.hexes) {
    const move = list[hex]
    if (s.annex[hex] === 0 && move !== undefined) out.push(move)
  }
}

export function playAnnex(s: InnovationState, seat: Seat, hexId: string, log?: Log): void {
  const hex = hexNamed(s, hexId)
  player(s, seat).annexes--
  s.annex[hex] = 1
  log?.({ type: 'annexed', seat, hex: hexId })
  push(s, { step: 'city', seat, hex })
}
