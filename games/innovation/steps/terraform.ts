/** Terraform and build (A12), with tunnel (A31.7), flight (A27.9) and free spades of whatever source. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex, oneSpadeFrom, perHex, spadesBetween } from '../board.ts'
import { workshopCost } from '../data/index.ts'
import { payScholar, score, toolsPerSpade, WORKSHOP } from '../goods.ts'
import { beyondReach, reachOf } from '../reach.ts'
import {
  type Hex,
  type InnovationMove,
  type InnovationState,
  type InnovationStep,
  type Player,
  player,
  type StepOf,
  type Way,
} from '../state.ts'
import { fire } from '../triggers.ts'
import { addSource, listSources } from './manual.ts'
import { buildEvent, logBuilt, putPiece } from './pieces.ts'

const FLIGHT_VP = 5

const moves = {
  terraform: waysOf((hex, way): InnovationMove => ({ do: 'terraform', hex, way })),
  build: waysOf((hex, way): InnovationMove => ({ do: 'build', hex, way })),
  target: waysOf((hex, way): InnovationMove => ({ do: 'target', hex, way })),
  spade: perHex((hex): InnovationMove => ({ do: 'spade', hex })),
  raise: perHex((hex): InnovationMove => ({ do: 'raise', hex })),
}
const DIG: readonly InnovationMove[] = [1, 2, 3, 4].map((spades) => ({ do: 'dig', spades }))
export const DECLINE: InnovationMove = { do: 'decline' }
const ENOUGH: InnovationMove = { do: 'enough' }

function waysOf(make: (hex: string, way: Way) => InnovationMove) {
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
  const way = spadesBetween(s.terrain[hex] ?? 0, p.terrain)
  return way > 0 && s.automa?.blighted.includes(hex) ? way + 1 : way
}

/** A12.6 */
function canPayWorkshop(p: Player, tools: number): boolean {
  return (p.supply[WORKSHOP] ?? 0) > 0 && tools >= workshopCost.tool && p.coins >= workshopCost.coin
}

function canTunnel(p: Player): boolean {
  return p.faction === 'moles' && p.tools >= 1
}

function canFly(p: Player): boolean {
  return p.palace === 'palace-09' && p.scholars >= 1
}

/** A11.3 The main actions "terraform" and "build" on every hex where they are possible and payable. */
export function listTerraform(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  const near = reachOf(s, seat)
  listPlain(s, p, near, '', out)
  if (canTunnel(p)) listPlain(s, p, beyondReach(s, seat, 'tunnel', near), 'tunnel', out)
  if (canFly(p)) listPlain(s, p, beyondReach(s, seat, 'flight', near), 'flight', out)
}

function listPlain(s: InnovationState, p: Player, marks: Uint8Array, way: Way, out: InnovationMove[]): void {
  const rate = toolsPerSpade(p)
  const tools = p.tools - (way === 'tunnel' ? 1 : 0)
  const canBuild = canPayWorkshop(p, tools)
  const canDig = tools >= rate
  if (!canBuild && !canDig) return
  const terraform = moves.terraform[way](s)
  const build = moves.build[way](s)
  for (const hex of boardOf(s).land) {
    if (marks[hex] === 0 || s.owner[hex] !== -1) continue
    const toll = s.automa === null ? 0 : tollAt(s, hex)
    const native = s.terrain[hex] === p.terrain
    if (native ? !canPayWorkshop(p, tools - toll) : tools - toll < rate) continue
    const move = (native ? build : terraform)[hex]
    if (move !== undefined) out.push(move)
  }
}

/** A12.5 Hexes that can take a free spade: free, in reach or a tunnel or flight away, not native. */
function listTargets(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  const near = reachOf(s, seat)
  listDiggable(s, p, near, p.tools, moves.target[''](s), out)
  if (canTunnel(p)) {
    listDiggable(s, p, beyondReach(s, seat, 'tunnel', near), p.tools - 1, moves.target.tunnel(s), out)
  }
  if (canFly(p)) listDiggable(s, p, beyondReach(s, seat, 'flight', near), p.tools, moves.target.flight(s), out)
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
    if (s.automa !== null && tollAt(s, hex) > tools) continue
    const move = list[hex]
    if (move !== undefined) out.push(move)
  }
}

/** A12.10 Whether a power, book or special action with spades has a target. */
export function hasTarget(s: InnovationState, seat: Seat): boolean {
  const out: InnovationMove[] = []
  listTargets(s, seat, out)
  return out.length > 0
}

/** What it costs to work on a hex at all: tunnel, flight, a cube. */
function enter(s: InnovationState, seat: Seat, hex: Hex, way: Way, log?: Log): void {
  const p = player(s, seat)
  if (way === 'tunnel') {
    p.tools--
    log?.({ type: 'tunnel', seat, hex: nameOfHex(s, hex) })
    score(s, seat, 2 + s.participants, 'factions', log)
  } else if (way === 'flight') {
    payScholar(p)
    log?.({ type: 'flight', seat, hex: nameOfHex(s, hex) })
    score(s, seat, FLIGHT_VP, 'palaces', log)
  }
  payToll(s, seat, hex, log)
}

/** A38.24 The first to work on a cube hex pays a tool; the symbionts score. */
export function payToll(s: InnovationState, seat: Seat, hex: Hex, log?: Log): void {
  const { automa } = s
  if (automa === null || tollAt(s, hex) === 0) return
  player(s, seat).tools--
  automa.cubes.splice(automa.cubes.indexOf(hex), 1)
  automa.vp += 2
  log?.({ type: 'cubeRemoved', seat, hex: nameOfHex(s, hex) })
}

/** A12.1 The main action on a hex that is not native: dig first. */
export function playTerraform(s: InnovationState, seat: Seat, hexId: string, way: Way, log?: Log): void {
  const hex = hexNamed(s, hexId)
  enter(s, seat, hex, way, log)
  push(s, { step: 'dig', seat, hex, free: 0, build: 'pay' })
}

/** A12.6 The main action on a native hex: build. */
export function playBuild(s: InnovationState, seat: Seat, hexId: string, way: Way, log?: Log): void {
  const hex = hexNamed(s, hexId)
  enter(s, seat, hex, way, log)
  buildWorkshop(s, seat, hex, true, log)
}

function buildWorkshop(s: InnovationState, seat: Seat, hex: Hex, paid: boolean, log?: Log): void {
  const p = player(s, seat)
  if (paid) {
    p.tools -= workshopCost.tool
    p.coins -= workshopCost.coin
  }
  putPiece(s, seat, hex, WORKSHOP, false)
  logBuilt(s, seat, 'workshop', hex, log)
  buildEvent(s, seat, hex, WORKSHOP, log)
}

/** A3.3, A12.9 Spades on one hex, with all that they trigger; the first on a blighted hex only cleans it. */
export function useSpades(s: InnovationState, seat: Seat, hex: Hex, count: number, log?: Log): void {
  const p = player(s, seat)
  for (let n = 0; n < count; n++) {
    const at = s.automa?.blighted.indexOf(hex) ?? -1
    if (at >= 0) s.automa?.blighted.splice(at, 1)
    else s.terrain[hex] = oneSpadeFrom(s.terrain[hex] ?? 0, p.terrain)
  }
  log?.({ type: 'dug', seat, hex: nameOfHex(s, hex), spades: count, terrain: s.terrain[hex] ?? 0 })
  const later: InnovationStep[] = []
  fire(s, seat, 'spadeUsed', count, -1, hex, later, log)
  push(s, ...later)
}

/** A12.5, A12.10, A31.6 The target of free spades. */
export const target = {
  forced: true,
  legal(s: InnovationState, step: StepOf<'target'>): InnovationMove[] {
    const out: InnovationMove[] = []
    listTargets(s, step.seat, out)
    if (step.optional) out.push(DECLINE)
    return out
  },
  play(s: InnovationState, step: StepOf<'target'>, seat: Seat, move: InnovationMove, log?: Log): void {
    const { free, build } = step
    if (move.do === 'target') {
      const hex = hexNamed(s, move.hex)
      enter(s, seat, hex, move.way, log)
      push(s, { step: 'dig', seat, hex, free, build })
    } else if (build === 'free') push(s, { step: 'raise', seat, hex: -1, build })
  },
}

/** A12.2, A12.3 How many spades the target takes: free ones first, the rest bought. */
export const dig = {
  forced: true,
  legal(s: InnovationState, step: StepOf<'dig'>): InnovationMove[] {
    const p = player(s, step.seat)
    const affordable = step.free + Math.floor(p.tools / toolsPerSpade(p))
    const most = Math.min(spadesNeeded(s, p, step.hex), affordable)
    const out = DIG.slice(0, most)
    listSources(s, step, out)
    return out
  },
  play(s: InnovationState, step: StepOf<'dig'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do === 'add') {
      addSource(s, step, move.source, log)
      return
    }
    if (move.do !== 'dig') return
    const p = player(s, seat)
    const { hex, free, build } = step
    const left = Math.max(0, free - move.spades)
    p.tools -= Math.max(0, move.spades - free) * toolsPerSpade(p)
    useSpades(s, seat, hex, move.spades, log)
    push(s, { step: 'raise', seat, hex, build })
    if (left > 0 && s.terrain[hex] === p.terrain) push(s, { step: 'spades', seat, count: left })
  },
}

/** A12.4, A8.13, A35.2 Spades on any free hexes in reach, one by one; none is bought and nothing is built. */
export const spades = {
  forced: true,
  skip: (_s: InnovationState, step: StepOf<'spades'>): boolean => step.count === 0,
  legal(s: InnovationState, step: StepOf<'spades'>): InnovationMove[] {
    const p = player(s, step.seat)
    const out: InnovationMove[] = []
    listDiggable(s, p, reachOf(s, step.seat), p.tools, moves.spade(s), out)
    out.push(ENOUGH)
    return out
  },
  play(s: InnovationState, step: StepOf<'spades'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'spade') return
    const hex = hexNamed(s, move.hex)
    payToll(s, seat, hex, log)
    push(s, { step: 'spades', seat, count: step.count - 1 })
    useSpades(s, seat, hex, 1, log)
  },
}

/** A12.6, A31.6 The workshop that may follow. Lizards build it free, on the target or another native hex in reach. */
export const raise = {
  forced: true,
  legal(s: InnovationState, step: StepOf<'raise'>): InnovationMove[] {
    const p = player(s, step.seat)
    const out: InnovationMove[] = []
    const list = moves.raise(s)
    if (step.build === 'pay') {
      if (s.terrain[step.hex] === p.terrain && canPayWorkshop(p, p.tools)) add(list[step.hex])
    } else if (step.build === 'free' && (p.supply[WORKSHOP] ?? 0) > 0) {
      const near = reachOf(s, step.seat)
      for (const hex of boardOf(s).land) {
        if (s.owner[hex] !== -1 || s.terrain[hex] !== p.terrain || (near[hex] === 0 && hex !== step.hex)) continue
        if (tollAt(s, hex) <= p.tools) add(list[hex])
      }
    }
    out.push(DECLINE)
    return out

    function add(move: InnovationMove | undefined): void {
      if (move !== undefined) out.push(move)
    }
  },
  play(s: InnovationState, step: StepOf<'raise'>, seat: Seat, move: InnovationMove, log?: Log): void {
    if (move.do !== 'raise') return
    const hex = hexNamed(s, move.hex)
    payToll(s, seat, hex, log)
    buildWorkshop(s, seat, hex, step.build === 'pay', log)
  },
}
