/** What a page shows before a decision is made: pure questions about a state or view, answered by the rules' own code. */
import { at, type Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { CRYSTALS_AT, isBuildable, isPopulable, POSITION_ID, SPACE_ID, spaceOf, VAST_AT, waterEffect } from './board.ts'
import { costOf, missing, payment } from './costs.ts'
import { COLORS, type Color, type Kind, SPACES, TECHS, type TechId } from './data/index.ts'
import type { ReviveMove } from './moves.ts'
import { hasBuilding, openTechs } from './pieces.ts'
import { type Standing, standing } from './standing.ts'
import type { ReviveState } from './state.ts'
import { rewardsOfBuilding, SIZES } from './steps/build.ts'

export interface TargetPreview {
  readonly kind: Kind
  /** Id of the tile's position or of the space. */
  readonly at: string
  /** Building size or technology, '' for explore. */
  readonly what: 'small' | 'large' | TechId | ''
  /** Food for range, -1 without a path. */
  readonly range: number
  readonly gear: number
  /** Books for the technology or the tile. */
  readonly book: number
  readonly food: number
  /** Books for other players. */
  readonly fee: number
  /** Resources of choice that come off an explore cost. */
  readonly discount: number
  /** Crystals or other help that is missing; 0 when it can be paid at once. */
  readonly missing: number
}

function target(s: ReviveState, st: Standing, pay: Payment): TargetPreview {
  const { kind, size, tech } = pay
  const c = costOf(s, st, pay)
  return {
    kind,
    at: (kind === 'explore' ? POSITION_ID[pay.target] : SPACE_ID[pay.target]) ?? '',
    what: kind === 'populate' ? at(TECHS, tech) : size,
    range: c.range,
    gear: c.gear,
    book: c.book,
    food: Math.max(0, c.food - Math.max(0, c.foodOff - Math.max(0, c.range))),
    fee: c.fee,
    discount: c.discount,
    missing: c.range < 0 ? -1 : Math.max(0, missing(st.p, c)),
  }
}

/** What every tile, sand and location would cost the seat now, boosts apart. */
export function targets(s: ReviveState, seat: Seat): TargetPreview[] {
  const st = standing(s, seat)
  const [explore, build, populate] = [
    payment(s, seat, 'explore', ''),
    payment(s, seat, 'build', ''),
    payment(s, seat, 'populate', ''),
  ]
  const found: TargetPreview[] = []
  for (const [position, orientation] of s.turned.entries()) {
    if (orientation < 0) found.push(target(s, st, { ...explore, target: position }))
  }
  for (let space = 0; space < SPACES.length; space++) {
    if (isBuildable(s, space)) {
      for (const size of SIZES)
        if (hasBuilding(st.p, size)) found.push(target(s, st, { ...build, target: space, size }))
    } else if (isPopulable(s, st.p, space)) {
      for (const tech of openTechs(st.p)) found.push(target(s, st, { ...populate, target: space, tech }))
    }
  }
  return found
}

export interface BuildPreview {
  readonly steps: Readonly<Record<Color, number>>
  readonly crystals: number
  /** Points from vast crystals. */
  readonly points: number
  /** Waters whose reward would be gained, with the key of the reward's words, e.g. 'effect.A01.c'. */
  readonly waters: readonly { readonly space: string; readonly effect: string }[]
}

/** R13.3 What a building there would bring. */
export function buildPreview(s: ReviveState, seat: Seat, id: string, size: 'small' | 'large'): BuildPreview {
  const space = spaceOf(id)
  const parts = rewardsOfBuilding(s, seat, space, size === 'large')
  const times = size === 'large' ? 2 : 1
  const vast = s.vastCrystals ? (VAST_AT[space]?.length ?? 0) : 0
  const steps = { gray: 0, green: 0, yellow: 0 }
  for (const color of COLORS) steps[color] = parts.filter((part) => part === `step.${color}`).length
  return {
    steps,
    crystals: times * ((CRYSTALS_AT[space]?.length ?? 0) + vast),
    points: times * vast,
    waters: parts
      .filter((part) => part.startsWith('water.'))
      .map((part) => Number(part.slice('water.'.length)))
      .map((water) => ({ space: SPACE_ID[water] ?? '', effect: `effect.${waterEffect(s, water)}` })),
  }
}

/** Ids of everything on the table that one of the moves is about, to be lit: spaces, positions, cards, tokens. */
export function lit(moves: readonly ReviveMove[]): Set<string> {
  const found = new Set<string>()
  for (const move of moves) {
    for (const [field, value] of Object.entries(move)) {
      if (field !== 'do' && typeof value === 'string') found.add(value)
    }
  }
  return found
}
