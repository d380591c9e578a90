/** Neutral buildings, free buildings and annexes (A27.16, A29). */
import { at, push, type Seat } from '@ludarium/kernel'
import { boardOf, hexNamed, perHex } from '../board.ts'
import { buildEvent, logBuilt } from '../build.ts'
import { toolsPerSpade } from '../figures.ts'
import { DECLINE, type InnovationMove } from '../moves.ts'
import { buildingNamed, player, putPiece } from '../pieces.ts'
import { reachOf } from '../reach.ts'
import type { Hex, InnovationState, Player } from '../state.ts'
import { payToll, spadesNeeded, tollAt, useSpades } from './spades.ts'
import type { ActionsOf, PartOf } from './table.ts'
import { movesOn } from './upgrade.ts'

const PLACE = perHex((hex): InnovationMove => ({ do: 'place', hex }))
const ANNEX = perHex((hex): InnovationMove => ({ do: 'annex', hex }))

/** A29.2 Tools that a neutral building on this hex costs: spades to make it native, and a cube. */
function toolsToPlace(s: InnovationState, p: Player, hex: Hex): number {
  return spadesNeeded(s, p, hex) * toolsPerSpade(s, p) + tollAt(s, hex)
}

function freeNative(s: InnovationState, seat: Seat): Hex[] {
  const p = player(s, seat)
  return boardOf(s).land.filter(
    (hex) => s.owner[hex] === -1 && s.terrain[hex] === p.terrain && tollAt(s, hex) <= p.tools,
  )
}

export const placementSteps = {
  /** A29 A neutral building on a free hex in reach, made native with bought spades; or not at all. */
  place: {
    forced: true,
    legal(s, step) {
      const p = player(s, step.seat)
      const near = reachOf(s, step.seat)
      const hexes = boardOf(s).land.filter(
        (hex) => near[hex] !== 0 && s.owner[hex] === -1 && toolsToPlace(s, p, hex) <= p.tools,
      )
      return [...movesOn(PLACE(s), hexes), DECLINE]
    },
    on: {
      place(s, step, seat, move, log) {
        const p = player(s, seat)
        const hex = hexNamed(s, move.hex)
        payToll(s, seat, hex, log)
        const count = spadesNeeded(s, p, hex)
        if (count > 0) {
          p.tools -= count * toolsPerSpade(s, p)
          useSpades(s, seat, hex, count, log)
        }
        const building = buildingNamed(step.building)
        putPiece(s, seat, hex, building, true)
        log?.({ type: 'placed', seat, building: step.building, hex: move.hex })
        buildEvent(s, seat, hex, building, log)
      },
      decline: (_s, step, seat, _move, log) => log?.({ type: 'forgone', seat, building: step.building }),
    },
  },

  /** A27.16 A guild from supply on any free native hex. */
  placeFree: {
    forced: true,
    skip: (s, step) =>
      player(s, step.seat).supply[buildingNamed(step.building)] === 0 || freeNative(s, step.seat).length === 0,
    legal: (s, step) => movesOn(PLACE(s), freeNative(s, step.seat)),
    on: {
      place(s, step, seat, move, log) {
        const hex = hexNamed(s, move.hex)
        const building = buildingNamed(step.building)
        payToll(s, seat, hex, log)
        putPiece(s, seat, hex, building, false)
        logBuilt(s, seat, step.building, hex, log)
        buildEvent(s, seat, hex, building, log)
      },
    },
  },
} satisfies PartOf<'place' | 'placeFree'>

/** A29.7 An annex beside an own building that has none. */
export function listAnnexes(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  if (p.annexes === 0) return
  const list = ANNEX(s)
  for (const hex of p.hexes) if (s.annex[hex] === 0) out.push(at(list, hex))
}

export const annexActions = {
  /** A29.7 It is no build, and may make a city. */
  annex(s, _step, seat, move, log) {
    const hex = hexNamed(s, move.hex)
    player(s, seat).annexes--
    s.annex[hex] = 1
    log?.({ type: 'annexed', seat, hex: move.hex })
    push(s, { step: 'city', seat, hex })
  },
} satisfies ActionsOf<'annex'>
