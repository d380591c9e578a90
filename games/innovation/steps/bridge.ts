/** Bridges (A30), over land too for the Moles (A31.7). */
import { at, push, type Seat } from '@ludarium/kernel'
import { type Board, boardOf, hexNamed, largeBoard, smallBoard } from '../board.ts'
import { DECLINE, type InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { Hex, InnovationState } from '../state.ts'
import type { ActionsOf, PartOf } from './table.ts'

const movesOn = (board: Board): InnovationMove[] =>
  board.sites.map(({ from, to }) => ({ do: 'bridge', from: at(board.ids, from), to: at(board.ids, to) }))
const SMALL = movesOn(smallBoard)
const LARGE = movesOn(largeBoard)
const MOLES_BRIDGE: InnovationMove = { do: 'molesBridge' }

/** A30.1, A30.2 Places in the board's list of sites where the seat may build. */
function freeSites(s: InnovationState, seat: Seat, first: boolean): number[] {
  const board = boardOf(s)
  const p = player(s, seat)
  if (p.bridges === 0) return []
  const anywhere = p.faction === 'moles'
  const found: number[] = []
  for (const hex of p.hexes) {
    for (const n of at(board.sitesAt, hex)) {
      const site = at(board.sites, n)
      if ((!site.river && !anywhere) || found.includes(n)) continue
      if (isBridged(s, site.from, site.to)) continue
      found.push(n)
      if (first) return found
    }
  }
  return found.sort((a, b) => a - b)
}

function isBridged({ bridges }: InnovationState, from: Hex, to: Hex): boolean {
  for (const bridge of bridges) if (bridge.from === from && bridge.to === to) return true
  return false
}

export function hasSite(s: InnovationState, seat: Seat): boolean {
  return freeSites(s, seat, true).length > 0
}

/** A31.7 As a main action the Moles build a bridge for a tool. */
export function listMolesBridge(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.faction === 'moles' && p.tools >= 1 && hasSite(s, seat)) out.push(MOLES_BRIDGE)
}

export const bridgeActions = {
  /** A31.7 */
  molesBridge(s, _step, seat) {
    player(s, seat).tools--
    push(s, { step: 'bridge', seat, optional: false })
  },
} satisfies ActionsOf<'molesBridge'>

export const bridgeSteps = {
  /** A30.1, A30.4 */
  bridge: {
    forced: true,
    legal(s, step) {
      const list = s.map === 'map-1-3' ? SMALL : LARGE
      const out = freeSites(s, step.seat, false).map((n) => at(list, n))
      if (step.optional) out.push(DECLINE)
      return out
    },
    on: {
      bridge(s, _step, seat, move, log) {
        const from = hexNamed(s, move.from)
        const to = hexNamed(s, move.to)
        player(s, seat).bridges--
        s.bridges.push({ from, to, owner: seat })
        log?.({ type: 'bridged', seat, from: move.from, to: move.to })
        push(s, { step: 'city', seat, hex: s.owner[from] === seat ? from : to })
      },
      decline() {},
    },
  },
} satisfies PartOf<'bridge'>
