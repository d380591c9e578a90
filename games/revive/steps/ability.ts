/** R18 The tribe ability as a question, and what the moon sides put on the map (R22). */
import { at, push, type Seat } from '@ludarium/kernel'
import { useAbility } from '../ability.ts'
import { ADJACENT, FOREST, GROUND_COLOR, layGround, SAND, SPACE_ID, spaceOf } from '../board.ts'
import { TECHS, type TechId } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { footingOf, reachOf } from '../footing.ts'
import { spend } from '../gains.ts'
import { whenKeys } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { canUseAbility } from '../possible.ts'
import type { ReviveState } from '../state.ts'
import { falconSpaces, freeLocations, movableFigures, tileSpaces } from '../tiles.ts'
import { ALONE_AREA, nearest } from '../ways.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

function placesOf(s: ReviveState, seat: Seat, effect: string, one: boolean): number[] {
  const { op } = effectOf(s, effect)
  return op.do === 'placeTribeTile' ? tileSpaces(s, seat, op, 0, one) : []
}

/** R22.0 Food for the way to the tile, which no modifier makes shorter. */
function foodFor(s: ReviveState, seat: Seat, space: number): number {
  return nearest(reachOf(s, footingOf(s, seat)).any, at(ALONE_AREA, space))
}

function placeTile(s: ReviveState, seat: Seat, key: string, space: number, log?: ReviveLog): void {
  const node = effectOf(s, key)
  if (node.op.do !== 'placeTribeTile') return
  const p = player(s, seat)
  if (node.op.range) spend(p, 'food', foodFor(s, seat, space))
  const color = GROUND_COLOR[s.ground[space] ?? 0] ?? ''
  const { tile: kind } = node.op
  p.tiles.push(space)
  log?.({ type: 'tile', seat, tile: kind, space: SPACE_ID[space] ?? '' })
  if (kind === 'forest') layGround(s, space, FOREST)
  if (kind === 'sand') layGround(s, space, SAND)
  const about = kind === 'forest' || kind === 'temple' ? String(space) : color
  if (kind === 'forest') neighboursAdvance(s, space)
  push(s, { step: 'effects', seat, effects: [...node.parts, ...whenKeys(s, p, 'placeTribeTile')], about })
}

/** R22.1 Owners of buildings beside a new forest advance green, in player order from the active player. */
function neighboursAdvance(s: ReviveState, space: number): void {
  for (let i = 0; i < s.seats; i++) {
    const owner = (s.active + i) % s.seats
    const p = player(s, owner)
    let n = 0
    for (const next of ADJACENT[space] ?? []) n += p.large.includes(next) ? 2 : p.small.includes(next) ? 1 : 0
    if (n > 0) push(s, { step: 'advance', seat: owner, track: 'green', n })
  }
}

export const abilitySteps = {
  /** R18.3 */
  ability: {
    skip: (s, step) => !canUseAbility(s, step.seat),
    legal: () => [{ do: 'accept' }, DECLINE],
    on: {
      accept: (s, _step, seat, _move, log) => useAbility(s, seat, true, log),
      decline,
    },
  },

  /** R22.1 to R22.5 */
  tile: {
    skip: (s, step) => placesOf(s, step.seat, step.effect, true).length === 0,
    legal(s, step, seat) {
      const spaces = placesOf(s, seat, step.effect, false)
      const moves = spaces.map((space): ReviveMove => ({ do: 'tile', space: SPACE_ID[space] as string }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      tile: (s, step, seat, { space }, log) => placeTile(s, seat, step.effect, spaceOf(space), log),
      decline,
    },
  },

  /** R22.6 */
  falcon: {
    forced: true,
    skip: (s, step) => falconSpaces(s, player(s, step.seat)).length === 0,
    legal: (s, _step, seat) =>
      falconSpaces(s, player(s, seat)).map((space) => ({ do: 'falcon', space: SPACE_ID[space] as string })),
    on: {
      falcon(s, _step, seat, { space }, log) {
        player(s, seat).falcon = spaceOf(space)
        log?.({ type: 'falcon', seat, space })
      },
    },
  },

  /** R21.3 */
  figure: {
    skip: (s, step) => movableFigures(s, player(s, step.seat)).length === 0,
    legal(s, _step, seat) {
      const techs = movableFigures(s, player(s, seat))
      const moves = techs.map((tech): ReviveMove => ({ do: 'figure', tech: TECHS[tech] as TechId }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      figure: (s, _step, seat, { tech }) => push(s, { step: 'figureTo', seat, tech: TECHS.indexOf(tech) }),
      decline,
    },
  },

  figureTo: {
    forced: true,
    legal: (s, _step, seat) =>
      freeLocations(s, player(s, seat)).map((space) => ({ do: 'figureTo', space: SPACE_ID[space] as string })),
    on: {
      figureTo(s, { tech }, seat, { space }, log) {
        const p = player(s, seat)
        const from = SPACE_ID[p.figures[tech] ?? -1] ?? ''
        p.figures[tech] = spaceOf(space)
        log?.({ type: 'figureMoved', seat, from, space })
      },
    },
  },
} satisfies Partial<Steps>
