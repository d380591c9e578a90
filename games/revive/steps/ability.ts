/** R18 The tribe ability as a question, and what the moon sides put on the map (R22). */
import { push, type Seat } from '@ludarium/kernel'
import { useAbility } from '../ability.ts'
import type { ReviveStep } from '../agenda.ts'
import { ADJACENT, FOREST, GROUND_COLOR, SAND, SPACE_ID, spaceOf } from '../board.ts'
import { TECHS, type TechId } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { freely, withFree } from '../free.ts'
import { spend } from '../gains.ts'
import { whenKeys } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { canUseAbility } from '../possible.ts'
import type { ReviveState } from '../state.ts'
import { falconSpaces, freeLocations, movableFigures, tileSpaces } from '../tiles.ts'
import { rangeFood, standing } from '../ways.ts'
import { type Ask, DECLINE } from './shape.ts'

export const ability: Ask<'ability'> = {
  skip: (s, step) => !canUseAbility(s, step.seat),
  legal: (s, step, seat) => withFree(s, step, seat, [{ do: 'accept' }, DECLINE]),
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'accept') useAbility(s, seat, true, log)
  },
}

function placesOf(s: ReviveState, seat: Seat, effect: string, one: boolean): number[] {
  const { op } = effectOf(s, effect)
  return op.do === 'placeTribeTile' ? tileSpaces(s, seat, op, 0, one) : []
}

/** R22.1 to R22.5 */
export const tile: Ask<'tile'> = {
  skip: (s, step) => placesOf(s, step.seat, step.effect, true).length === 0,
  legal(s, step, seat) {
    const spaces = placesOf(s, seat, step.effect, false)
    const moves = spaces.map((space): ReviveMove => ({ do: 'tile', space: SPACE_ID[space] as string }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'tile') placeTile(s, seat, step.effect, spaceOf(move.space), log)
  },
}

function placeTile(s: ReviveState, seat: Seat, key: string, space: number, log?: ReviveLog): void {
  const node = effectOf(s, key)
  if (node.op.do !== 'placeTribeTile') return
  const p = player(s, seat)
  if (node.op.range) spend(p, 'food', Math.max(0, rangeFood(s, standing(s, seat), '', [space], 0)))
  const color = GROUND_COLOR[s.ground[space] ?? 0] ?? ''
  const { tile: kind } = node.op
  p.tiles.push(space)
  log?.({ type: 'tile', seat, tile: kind, space: SPACE_ID[space] ?? '' })
  if (kind === 'forest') s.ground[space] = FOREST
  if (kind === 'sand') s.ground[space] = SAND
  const about = kind === 'forest' || kind === 'temple' ? String(space) : color
  const steps: ReviveStep[] = kind === 'forest' ? neighboursAdvance(s, space) : []
  push(s, ...steps, { step: 'effects', seat, effects: [...node.parts, ...whenKeys(s, p, 'placeTribeTile')], about })
}

/** R22.1 Owners of buildings beside a new forest advance green, in player order from the active player. */
function neighboursAdvance(s: ReviveState, space: number): ReviveStep[] {
  const steps: ReviveStep[] = []
  for (let i = 0; i < s.seats; i++) {
    const owner = (s.active + i) % s.seats
    const p = player(s, owner)
    let n = 0
    for (const next of ADJACENT[space] ?? []) n += p.large.includes(next) ? 2 : p.small.includes(next) ? 1 : 0
    if (n > 0) steps.push({ step: 'advance', seat: owner, track: 'green', n })
  }
  return steps
}

/** R22.6 */
export const falcon: Ask<'falcon'> = {
  forced: true,
  skip: (s, step) => falconSpaces(s, player(s, step.seat)).length === 0,
  legal(s, step, seat) {
    const spaces = falconSpaces(s, player(s, seat))
    return withFree(
      s,
      step,
      seat,
      spaces.map((space) => ({ do: 'falcon', space: SPACE_ID[space] as string })),
    )
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'falcon') return
    player(s, seat).falcon = spaceOf(move.space)
    log?.({ type: 'falcon', seat, space: move.space })
  },
}

/** R21.3 */
export const figure: Ask<'figure'> = {
  skip: (s, step) => movableFigures(s, player(s, step.seat)).length === 0,
  legal(s, step, seat) {
    const techs = movableFigures(s, player(s, seat))
    const moves = techs.map((tech): ReviveMove => ({ do: 'figure', tech: TECHS[tech] as TechId }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'figure') push(s, { step: 'figureTo', seat, tech: TECHS.indexOf(move.tech) })
  },
}

export const figureTo: Ask<'figureTo'> = {
  forced: true,
  legal: (s, _step, seat) =>
    freeLocations(s, player(s, seat)).map((space) => ({ do: 'figureTo', space: SPACE_ID[space] as string })),
  play(s, step, seat, move, log) {
    if (move.do !== 'figureTo') return
    const p = player(s, seat)
    const from = p.figures[step.tech] ?? -1
    p.figures[step.tech] = spaceOf(move.space)
    log?.({ type: 'figureMoved', seat, from: SPACE_ID[from] ?? '', space: move.space })
  },
}
