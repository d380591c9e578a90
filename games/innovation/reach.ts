/** Adjacency and reach (A7). */
import { at, type Seat } from '@ludarium/kernel'
import { type Board, boardOf, figure } from './board.ts'
import { powerValueOf, sailingOf } from './figures.ts'
import { player } from './pieces.ts'
import { type Bridge, type Hex, type InnovationState, NOBODY, type Participant } from './state.ts'

/** Marks of the last call of `reachOf`, by hex: 1 in reach, 2 also adjacent. Valid until the next call. */
const marks = new Uint8Array(128)
const IN_REACH = 1
const ADJACENT = 2

/** A7.3 Hexes in reach of the seat's buildings. The table returned is overwritten by the next call. */
export function reachOf(s: InnovationState, seat: Seat): Uint8Array {
  const board = boardOf(s)
  const p = player(s, seat)
  const sailing = sailingOf(s, p)
  marks.fill(0)
  if (sailing > 0) {
    const over = at(board.reach, sailing)
    for (const hex of p.hexes) for (const to of at(over, hex)) marks[to] = IN_REACH
  }
  for (const hex of p.hexes) for (const to of at(board.landAround, hex)) marks[to] = ADJACENT
  for (const bridge of s.bridges) {
    if (bridge.owner !== seat) continue
    if (s.owner[bridge.from] === seat) marks[bridge.to] = ADJACENT
    if (s.owner[bridge.to] === seat) marks[bridge.from] = ADJACENT
  }
  return marks
}

const far = new Uint8Array(128)

/** A31.7, A27.9 Hexes within a tunnel or a flight, adjacent ones left out. Overwritten by the next call. */
export function beyondReach(s: InnovationState, seat: Seat, way: 'tunnel' | 'flight', near: Uint8Array): Uint8Array {
  const board = boardOf(s)
  const over = way === 'tunnel' ? board.overOne : board.overTwo
  far.fill(0)
  for (const hex of player(s, seat).hexes) {
    for (const to of at(over, hex)) if (near[to] !== ADJACENT) far[to] = 1
  }
  return far
}

/** Power value of the building on a hex, its annex included; 0 where none stands. */
export function powerValueAt(s: InnovationState, hex: Hex): number {
  return powerValueOf(s, at(s.building, hex)) + at(s.annex, hex)
}

/** A23.1, A7.2 What a seat is offered when another participant builds on a hex. */
export function powerAround(s: InnovationState, seat: Seat, hex: Hex, builder: Participant): number {
  let power = 0
  for (const to of at(boardOf(s).landAround, hex)) if (s.owner[to] === seat) power += powerValueAt(s, to)
  for (const bridge of s.bridges) {
    if (bridge.owner !== seat && bridge.owner !== builder) continue
    const to = farEnd(bridge, hex)
    if (to !== undefined && s.owner[to] === seat) power += powerValueAt(s, to)
  }
  return power
}

/** A13.1, A13.4 Whether a building of somebody else stands next to the seat's hex. */
export function hasForeignNeighbour(s: InnovationState, seat: Seat, hex: Hex): boolean {
  for (const to of at(boardOf(s).landAround, hex)) if (isForeign(s, seat, to)) return true
  return s.bridges.some((bridge) => {
    const to = farEnd(bridge, hex)
    if (to === undefined || !isForeign(s, seat, to)) return false
    return bridge.owner === seat || bridge.owner === s.owner[to]
  })
}

function isForeign(s: InnovationState, seat: Seat, hex: Hex): boolean {
  return s.owner[hex] !== NOBODY && s.owner[hex] !== seat
}

/** The other end of a bridge that starts or ends on the hex. */
function farEnd(bridge: Bridge, hex: Hex): Hex | undefined {
  if (bridge.from === hex) return bridge.to
  return bridge.to === hex ? bridge.from : undefined
}

/** A7.3 Whether b can be reached from a with that sailing value, bridges aside. */
export function withinSail(board: Board, a: Hex, b: Hex, sailing: number): boolean {
  return figure(board.distance, a, b) === 1 || figure(board.chain, a, b) <= sailing
}
