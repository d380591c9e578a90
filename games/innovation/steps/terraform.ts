/** Terraform and build (A12), with tunnel (A31.7) and flight (A27.9). */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, perHex } from '../board.ts'
import { buildEvent, logBuilt } from '../build.ts'
import type { InnovationEvent } from '../events.ts'
import { toolsPerSpade, workshopCostOf } from '../figures.ts'
import { DECLINE, type InnovationMove, type Way } from '../moves.ts'
import { player, putPiece, WORKSHOP } from '../pieces.ts'
import { beyondReach, reachOf } from '../reach.ts'
import type { Hex, InnovationState, Player } from '../state.ts'
import { addSource, listSources } from './manual.ts'
import { canFly, canTunnel, enter, payToll, spadesNeeded, tollAt, useSpades, waysOf } from './spades.ts'
import type { ActionsOf, PartOf } from './table.ts'

const TERRAFORM = waysOf((hex, way): InnovationMove => ({ do: 'terraform', hex, way }))
const BUILD = waysOf((hex, way): InnovationMove => ({ do: 'build', hex, way }))
const RAISE = perHex((hex): InnovationMove => ({ do: 'raise', hex }))
const DIG: readonly InnovationMove[] = [1, 2, 3, 4].map((spades) => ({ do: 'dig', spades }))

/** A12.6 */
function canPayWorkshop(s: InnovationState, p: Player, tools: number): boolean {
  const { tool, coin } = workshopCostOf(s)
  return at(p.supply, WORKSHOP) > 0 && tools >= tool && p.coins >= coin
}

/** A11.3 The main actions "terraform" and "build" on every hex where they are possible and payable. */
export function listTerraform(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.tools < toolsPerSpade(s, p) && !canPayWorkshop(s, p, p.tools)) return
  const near = reachOf(s, seat)
  listPlain(s, p, near, '', out)
  if (canTunnel(p)) listPlain(s, p, beyondReach(s, seat, 'tunnel', near), 'tunnel', out)
  if (canFly(p)) listPlain(s, p, beyondReach(s, seat, 'flight', near), 'flight', out)
}

function listPlain(s: InnovationState, p: Player, marks: Uint8Array, way: Way, out: InnovationMove[]): void {
  const rate = toolsPerSpade(s, p)
  const tools = p.tools - (way === 'tunnel' ? 1 : 0)
  const terraform = TERRAFORM[way](s)
  const build = BUILD[way](s)
  const canBuild = canPayWorkshop(s, p, tools)
  if (!canBuild && tools < rate) return
  for (const hex of boardOf(s).land) {
    if (marks[hex] === 0 || s.owner[hex] !== -1) continue
    const toll = s.automa === null ? 0 : tollAt(s, hex)
    const native = s.terrain[hex] === p.terrain
    if (native ? !canBuild || (toll > 0 && !canPayWorkshop(s, p, tools - toll)) : tools - toll < rate) continue
    out.push(at(native ? build : terraform, hex))
  }
}

export const terraformActions = {
  /** A12.1 On a hex that is not native: dig first. */
  terraform(s, _step, seat, move, log) {
    const hex = hexNamed(s, move.hex)
    enter(s, seat, hex, move.way, log)
    push(s, { step: 'dig', seat, hex, free: 0, build: 'pay' })
  },

  /** A12.6 On a native hex: build. */
  build(s, _step, seat, move, log) {
    const hex = hexNamed(s, move.hex)
    enter(s, seat, hex, move.way, log)
    buildWorkshop(s, seat, hex, true, log)
  },
} satisfies ActionsOf<'terraform' | 'build'>

function buildWorkshop(s: InnovationState, seat: Seat, hex: Hex, paid: boolean, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  if (paid) {
    const { tool, coin } = workshopCostOf(s)
    p.tools -= tool
    p.coins -= coin
  }
  putPiece(s, seat, hex, WORKSHOP, false)
  logBuilt(s, seat, 'workshop', hex, log)
  buildEvent(s, seat, hex, WORKSHOP, log)
}

export const terraformSteps = {
  /** A12.2, A12.3 How many spades the target takes: free ones first, the rest bought. */
  dig: {
    forced: true,
    legal(s, step) {
      const p = player(s, step.seat)
      const affordable = step.free + Math.floor(p.tools / toolsPerSpade(s, p))
      const most = Math.min(spadesNeeded(s, p, step.hex), affordable)
      const out = DIG.slice(0, most)
      listSources(s, step, out)
      return out
    },
    on: {
      dig(s, { hex, free, build }, seat, move, log) {
        const p = player(s, seat)
        const left = Math.max(0, free - move.spades)
        p.tools -= Math.max(0, move.spades - free) * toolsPerSpade(s, p)
        useSpades(s, seat, hex, move.spades, log)
        if (left > 0 && s.terrain[hex] === p.terrain) push(s, { step: 'spades', seat, count: left })
        push(s, { step: 'raise', seat, hex, build })
      },
      add: addSource,
    },
  },

  /** A12.6, A31.6 The workshop that may follow. Lizards build it free, on the target or another native hex in reach. */
  raise: {
    forced: true,
    legal(s, step) {
      const p = player(s, step.seat)
      const out: InnovationMove[] = []
      const list = RAISE(s)
      if (step.build === 'pay') {
        if (s.terrain[step.hex] === p.terrain && canPayWorkshop(s, p, p.tools)) out.push(at(list, step.hex))
      } else if (step.build === 'free' && at(p.supply, WORKSHOP) > 0) {
        const near = reachOf(s, step.seat)
        for (const hex of boardOf(s).land) {
          if (s.owner[hex] !== -1 || s.terrain[hex] !== p.terrain || (near[hex] === 0 && hex !== step.hex)) continue
          if (tollAt(s, hex) <= p.tools) out.push(at(list, hex))
        }
      }
      out.push(DECLINE)
      return out
    },
    on: {
      raise(s, step, seat, move, log) {
        const hex = hexNamed(s, move.hex)
        payToll(s, seat, hex, log)
        buildWorkshop(s, seat, hex, step.build === 'pay', log)
      },
      decline() {},
    },
  },
} satisfies PartOf<'dig' | 'raise'>
