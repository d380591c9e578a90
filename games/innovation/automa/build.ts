/** The Automa on the map: transform and build, upgrade, and what her factions leave there (A38.10-A38.12, A38.24). */
import { at, type Log } from '@ludarium/kernel'
import { boardOf, figure, nameOfHex } from '../board.ts'
import { noteOffers } from '../build.ts'
import type { Criterion } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import { automaFactionOf } from '../figures.ts'
import { automaOf, GUILD, nameOfBuilding, PALACE, putPiece, remove, SCHOOL, UNIVERSITY, WORKSHOP } from '../pieces.ts'
import { withinSail } from '../reach.ts'
import type { Automa, Hex, InnovationState } from '../state.ts'
import { byDirection, chooseHex, keepLeast, powerToHumans, supportOf } from './choose.ts'
import { automaSailing } from './sailing.ts'

export const USUAL: readonly Criterion[] = ['terrain-priority', 'closest-to-human', 'direction']

/** A38.10 Without a candidate or a workshop she upgrades instead. */
export function transformAndBuild(
  s: InnovationState,
  criteria: readonly Criterion[],
  anywhere: boolean,
  log?: Log<InnovationEvent>,
): void {
  const automa = automaOf(s)
  const wanted = at(automa.supply, WORKSHOP) > 0 ? candidatesFor(s, automa, anywhere) : undefined
  const hex = wanted === undefined ? undefined : chooseHex(s, wanted.hexes, criteria)
  if (wanted === undefined || hex === undefined) {
    upgrade(s, log)
    return
  }
  s.terrain[hex] = automa.terrain
  putPiece(s, s.seats, hex, WORKSHOP, false)
  if (wanted.marked) automa.marked.push(hex)
  log?.({ type: 'automaBuilt', building: 'workshop', hex: nameOfHex(s, hex) })
  noteOffers(s, s.seats, hex)
  if (automa.faction === 'blight') layFallow(s, automa, hex)
}

/** A38.10 Free hexes in reach of the group on the support card, or else of the other group. */
function candidatesFor(
  s: InnovationState,
  automa: Automa,
  anywhere: boolean,
): { hexes: Hex[]; marked: boolean } | undefined {
  const support = supportOf(s)
  const named = support.group === 'marked'
  for (const marked of [named, !named]) {
    const group = automa.hexes.filter((hex) => automa.marked.includes(hex) === marked)
    const hexes = group.length === 0 ? [] : freeHexes(s, group, anywhere)
    if (hexes.length > 0) return { hexes: support.bringTogether ? together(s, automa, hexes, marked) : hexes, marked }
  }
  return undefined
}

function freeHexes(s: InnovationState, group: readonly Hex[], anywhere: boolean): Hex[] {
  const board = boardOf(s)
  const sailing = automaSailing(s)
  return board.land.filter(
    (hex) => s.owner[hex] === -1 && (anywhere || group.some((own) => withinSail(board, own, hex, sailing))),
  )
}

/** A38.10 While marked and unmarked buildings are out of each other's reach: hexes that bring them closer. */
function together(s: InnovationState, automa: Automa, hexes: Hex[], marked: boolean): Hex[] {
  const board = boardOf(s)
  const sailing = automaSailing(s)
  const own = automa.hexes.filter((hex) => automa.marked.includes(hex) === marked)
  const others = automa.hexes.filter((hex) => automa.marked.includes(hex) !== marked)
  if (others.length === 0 || own.some((a) => others.some((b) => withinSail(board, a, b, sailing)))) return hexes
  const distanceFrom = (hex: Hex): number => Math.min(...others.map((other) => figure(board.distance, hex, other)))
  const now = Math.min(...own.map(distanceFrom))
  const closer = hexes.filter((hex) => distanceFrom(hex) < now)
  return closer.length > 0 ? closer : hexes
}

/** A38.12 The best piece that a building of hers can become, -1 for none. */
function nextPiece(s: InnovationState, automa: Automa, hex: Hex): number {
  const has = (building: number): boolean => at(automa.supply, building) > 0
  switch (s.building[hex]) {
    case WORKSHOP:
      return has(GUILD) ? GUILD : -1
    case GUILD:
      return has(PALACE) ? PALACE : has(SCHOOL) ? SCHOOL : -1
    case SCHOOL:
      return has(UNIVERSITY) ? UNIVERSITY : -1
    default:
      return -1
  }
}

/** A38.12 */
export function upgrade(s: InnovationState, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  const able = [...automa.hexes].sort((a, b) => a - b).filter((hex) => nextPiece(s, automa, hex) >= 0)
  const beside = able.filter((hex) => s.building[hex] === WORKSHOP && powerToHumans(s, hex) > 0)
  const candidates = beside.length > 0 ? beside : able
  const hex = byDirection(
    keepLeast(candidates, (one) => powerToHumans(s, one)),
    supportOf(s),
  )
  if (hex === undefined) return
  const piece = nextPiece(s, automa, hex)
  putPiece(s, s.seats, hex, piece, false)
  log?.({ type: 'automaUpgraded', building: nameOfBuilding(piece), hex: nameOfHex(s, hex) })
  noteOffers(s, s.seats, hex)
}

/** A38.24 Blight: fallow markers around a new workshop, in reading order, while there are some. */
function layFallow(s: InnovationState, automa: Automa, hex: Hex): void {
  const markers = automaFactionOf(s).designed?.markers ?? 0
  for (const to of at(boardOf(s).landAround, hex)) {
    if (automa.fallow.length + automa.blighted.length >= markers) return
    if (s.owner[to] === -1 && !automa.fallow.includes(to) && !automa.blighted.includes(to)) automa.fallow.push(to)
  }
}

/** A38.24 Blight: fallow land closest to humans becomes blighted. */
export function spreadBlight(
  s: InnovationState,
  count: number,
  criteria: readonly Criterion[],
  log?: Log<InnovationEvent>,
): void {
  const automa = automaOf(s)
  for (let n = 0; n < count; n++) {
    const fallow = [...automa.fallow].sort((a, b) => a - b)
    const hex = fallow.length === 0 ? undefined : chooseHex(s, fallow, criteria)
    if (hex === undefined) return
    remove(automa.fallow, hex)
    automa.blighted.push(hex)
    log?.({ type: 'blighted', hex: nameOfHex(s, hex) })
  }
}

/** A38.24 Symbionts: a cube on a free hex beside a human building. */
export function placeCube(s: InnovationState, criteria: readonly Criterion[], log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  const hexes = boardOf(s).land.filter(
    (hex) => s.owner[hex] === -1 && !automa.cubes.includes(hex) && powerToHumans(s, hex) > 0,
  )
  const hex = hexes.length === 0 ? undefined : chooseHex(s, hexes, criteria)
  if (hex === undefined) return
  automa.cubes.push(hex)
  log?.({ type: 'cube', hex: nameOfHex(s, hex) })
}
