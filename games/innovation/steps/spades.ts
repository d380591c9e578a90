/** Spades: what a hex needs and costs, which hexes take them, free spades of whatever source (A3, A12.4, A12.5). */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex, oneSpadeFrom, perHex, spadesBetween } from '../board.ts'
import { fire } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { payScholar, scorePoints } from '../goods.ts'
import { DECLINE, type InnovationMove, type Way } from '../moves.ts'
import { player, remove, terrainAt } from '../pieces.ts'
import { beyondReach, reachOf } from '../reach.ts'
import type { Hex, InnovationState, Player } from '../state.ts'
import type { PartOf } from './table.ts'

const FLIGHT_VP = 5
const CUBE_VP = 2

const TARGET = waysOf((hex, way): InnovationMove => ({ do: 'target', hex, way }))
const SPADE = perHex((hex): InnovationMove => ({ do: 'spade', hex }))
const ENOUGH: InnovationMove = { do: 'enough' }

/** One move for every hex and way of reaching it. */
export function waysOf(make: (hex: string, way: Way) => InnovationMove) {
  return {
    '': perHex((hex) => make(hex, '')),
    tunnel: perHex((hex) => make(hex, 'tunnel')),
    flight: perHex((hex) => make(hex, 'flight')),
  }
}

/** A38.24 A cube of the symbionts costs one more tool, once. */
export function tollAt(s: InnovationState, hex: Hex): number {
  return s.automa?.cubes.includes(hex) ? 1 : 0
}

/** A3.2, A38.24 Spades that make a hex native; a blighted marker takes one more. */
export function spadesNeeded(s: InnovationState, p: Player, hex: Hex): number {
  const way = spadesBetween(at(s.terrain, hex), p.terrain)
  return way > 0 && s.automa?.blighted.includes(hex) ? way + 1 : way
}

export function canTunnel(p: Player): boolean {
  return p.faction === 'moles' && p.tools >= 1
}

export function canFly(p: Player): boolean {
  return p.palace === 'palace-09' && p.scholars >= 1
}

/** A12.5 Hexes that can take a free spade: free, in reach or a tunnel or flight away, not native. */
function listTargets(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  const near = reachOf(s, seat)
  listDiggable(s, p, near, p.tools, TARGET[''](s), out)
  if (canTunnel(p)) {
    listDiggable(s, p, beyondReach(s, seat, 'tunnel', near), p.tools - 1, TARGET.tunnel(s), out)
  }
  if (canFly(p)) listDiggable(s, p, beyondReach(s, seat, 'flight', near), p.tools, TARGET.flight(s), out)
}

function listDiggable(
  s: InnovationState,
  p: Player,
  marks: Uint8Array,
  tools: number,
  list: readonly InnovationMove[],
  out: InnovationMove[],
): void {
  for (const hex of boardOf(s).land) {
    if (marks[hex] === 0 || s.owner[hex] !== -1 || s.terrain[hex] === p.terrain) continue
    if (s.automa === null || tollAt(s, hex) <= tools) out.push(at(list, hex))
  }
}

/** A12.10 Whether a power, book or special action with spades has a target. */
export function hasTarget(s: InnovationState, seat: Seat): boolean {
  const out: InnovationMove[] = []
  listTargets(s, seat, out)
  return out.length > 0
}

/** What it costs to work on a hex at all: tunnel (A31.7), flight (A27.9), a cube. */
export function enter(s: InnovationState, seat: Seat, hex: Hex, way: Way, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  if (way === 'tunnel') {
    p.tools--
    log?.({ type: 'tunnel', seat, hex: nameOfHex(s, hex) })
    scorePoints(s, seat, 2 + s.participants, 'factions', log)
  } else if (way === 'flight') {
    payScholar(p)
    log?.({ type: 'flight', seat, hex: nameOfHex(s, hex) })
    scorePoints(s, seat, FLIGHT_VP, 'palaces', log)
  }
  payToll(s, seat, hex, log)
}

/** A38.24 The first to work on a cube hex pays a tool; the symbionts score. */
export function payToll(s: InnovationState, seat: Seat, hex: Hex, log?: Log<InnovationEvent>): void {
  const { automa } = s
  if (automa === null || tollAt(s, hex) === 0) return
  player(s, seat).tools--
  remove(automa.cubes, hex)
  automa.vp += CUBE_VP
  log?.({ type: 'cubeRemoved', seat, hex: nameOfHex(s, hex) })
}

/** A3.3, A12.9 Spades on one hex, with all that they trigger; the first on a blighted hex only cleans it. */
export function useSpades(s: InnovationState, seat: Seat, hex: Hex, count: number, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  for (let n = 0; n < count; n++) {
    if (s.automa?.blighted.includes(hex)) remove(s.automa.blighted, hex)
    else s.terrain[hex] = oneSpadeFrom(at(s.terrain, hex), p.terrain)
  }
  log?.({ type: 'dug', seat, hex: nameOfHex(s, hex), spades: count, terrain: terrainAt(s, hex) })
  fire(s, seat, { on: 'spadeUsed', count, hex }, log)
}

export const spadeSteps = {
  /** A12.5, A12.10, A31.6 The target of free spades. */
  target: {
    forced: true,
    legal(s, step) {
      const out: InnovationMove[] = []
      listTargets(s, step.seat, out)
      if (step.optional) out.push(DECLINE)
      return out
    },
    on: {
      target(s, { free, build }, seat, move, log) {
        const hex = hexNamed(s, move.hex)
        enter(s, seat, hex, move.way, log)
        push(s, { step: 'dig', seat, hex, free, build })
      },
      /** A31.6 Lizards may build without a spade. */
      decline(s, { build }, seat) {
        if (build === 'free') push(s, { step: 'raise', seat, hex: -1, build })
      },
    },
  },

  /** A12.4, A8.13, A35.2 Spades on any free hexes in reach, one by one; none is bought and nothing is built. */
  spades: {
    forced: true,
    skip: (_s, step) => step.count === 0,
    legal(s, step) {
      const p = player(s, step.seat)
      const out: InnovationMove[] = []
      listDiggable(s, p, reachOf(s, step.seat), p.tools, SPADE(s), out)
      out.push(ENOUGH)
      return out
    },
    on: {
      spade(s, step, seat, move, log) {
        const hex = hexNamed(s, move.hex)
        payToll(s, seat, hex, log)
        useSpades(s, seat, hex, 1, log)
        push(s, { step: 'spades', seat, count: step.count - 1 })
      },
      enough() {},
    },
  },
} satisfies PartOf<'target' | 'spades'>
