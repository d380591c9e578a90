/** R11 Explore: points, a new citizen, a tile turned up, and rewards for the buildings beside it. */
import { at, push, reveal, type Seat } from '@ludarium/kernel'
import { CELLS, isBeside, layTile, POSITION_ID, STEP_KEY, WATER, WATER_KEY } from '../board.ts'
import { drawCitizen } from '../displays.ts'
import type { ReviveLog } from '../events.ts'
import { backAt } from '../lookups.ts'
import { whenKeys } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { gainPoints, resolveParts } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { takeFromDisplay } from './recruit.ts'
import type { Steps } from './shape.ts'

/** R11.4 Steps 2 to 5, the payment being done. */
export function finishExplore(s: ReviveState, seat: Seat, position: number, log?: ReviveLog): void {
  const p = player(s, seat)
  p.explored++
  log?.({ type: 'explore', seat, tile: POSITION_ID[position] ?? '' })
  gainPoints(s, seat, backAt(s, position).points, log)
  push(
    s,
    { step: 'effects', seat, effects: whenKeys(s, p, 'explore'), about: '' },
    { step: 'recruitAny', seat },
    { step: 'turnUp', seat, target: position },
  )
}

/** A gain of a building from a hex beside it: the effect with that key. */
export interface TileGain {
  readonly space: number
  readonly building: number
  readonly part: string
}

/** R13.6 What the buildings of that player gain from the new hexes; Q51 each building counts, water only once. */
export function gainsOfTile(s: ReviveState, seat: Seat, position: number): TileGain[] {
  const p = player(s, seat)
  const gains: TileGain[] = []
  for (const space of CELLS[position] ?? []) {
    const ground = s.ground[space] ?? 0
    const step = at(STEP_KEY, ground)
    if (step !== '') {
      for (const building of p.small) if (isBeside(space, building)) gains.push({ space, building, part: step })
      for (const building of p.large)
        if (isBeside(space, building)) gains.push({ space, building, part: step }, { space, building, part: step })
    } else if (ground === WATER && !p.waters.includes(space)) {
      const beside = (one: number): boolean => isBeside(space, one)
      const building = p.small.find(beside) ?? p.large.find(beside)
      if (building !== undefined) gains.push({ space, building, part: at(WATER_KEY, space) })
    }
  }
  return gains
}

/** The same as keys of effects alone. */
export function rewardsOfTile(s: ReviveState, seat: Seat, position: number): string[] {
  return gainsOfTile(s, seat, position).map(({ part }) => part)
}

export const exploreSteps = {
  /** Step 3: a face-up citizen or the top card of the deck. */
  recruitAny: {
    skip: (s) => s.display.length === 0 && s.deck.length === 0,
    legal(s) {
      const moves: ReviveMove[] = s.display.map((card) => ({ do: 'recruit', card }))
      if (s.deck.length > 0) moves.push({ do: 'draw' })
      return moves
    },
    on: {
      recruit: (s, _step, seat, { card }, log) => takeFromDisplay(s, seat, card, log),
      draw: (s, _step, seat, _move, log) => drawCitizen(s, seat, log),
    },
  },

  /** Step 4: the front comes to light, then its orientation is chosen. */
  turnUp: {
    run(s, { seat, target }, log) {
      s.turned[target] = 0
      reveal(s)
      log?.({ type: 'turnUp', seat, tile: s.tiles[target] ?? '', position: POSITION_ID[target] ?? '' })
      push(s, { step: 'orient', seat, target })
    },
  },

  /** Step 5 follows for all buildings beside it, in player order from the active player. */
  orient: {
    legal: () => [
      { do: 'orient', orientation: 0 },
      { do: 'orient', orientation: 1 },
    ],
    on: {
      orient(s, { target }, seat, { orientation }, log) {
        s.turned[target] = orientation
        layTile(s, target)
        log?.({ type: 'orient', seat, position: POSITION_ID[target] ?? '', orientation })
        for (let i = 0; i < s.seats; i++) {
          const owner = (s.active + i) % s.seats
          const parts = rewardsOfTile(s, owner, target)
          if (parts.length > 0) push(s, { step: 'rewards', seat: owner, parts })
        }
      },
    },
  },

  rewards: {
    run: (s, step, log) => resolveParts(s, step.seat, step.parts, '', '', log),
  },
} satisfies Partial<Steps>
