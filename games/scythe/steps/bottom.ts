/** S10.1 The bottom row of the player mat, and the bonuses of recruits. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { type BottomAction, FACTORY_MOVE, type Gain, SECTIONS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { matOf, ongoingOf } from '../figures.ts'
import { bottomCost } from '../mat.ts'
import { bottomIndex, neighbour, player } from '../pieces.ts'
import type { ScytheState, ScytheStep, Steps } from '../state.ts'
import { gain } from '../tracks.ts'
import { canPayResources, payResources } from './costs.ts'
import { beginMove } from './move.ts'
import { revealMoves, revealObjective } from './reveal.ts'

export const bottomSteps = {
  /** S3.1.4, S3.1.5 Dropped when the action cannot be paid; window B then falls to window C. */
  bottom: {
    skip: (s, { seat }) => !canTakeBottom(s, seat),
    legal: (s, { seat }) => [
      ...revealMoves(s, seat, false),
      { do: 'bottom', action: at(SECTIONS, player(s, seat).section) },
      { do: 'skip' },
    ],
    on: {
      reveal: revealObjective,
      bottom: (s, _step, seat, _move, log) => takeBottom(s, seat, log),
      skip: (_s, _step, seat, _move, log) => log?.({ type: 'skip', seat, row: 'bottom' }),
    },
  },
  /** S10.1.3, R2, R11 */
  ongoing: {
    run(s, { seat, section, before }, log) {
      const p = player(s, seat)
      const index = bottomIndex(section)
      const self = section === 'enlist' && s.options.enlistSelfTrigger === true && p.recruits[index] === true
      if (!(before || self) || !p.accepts[index]) return
      log?.({ type: 'ongoing', seat, section })
      gain(s, seat, ongoingOf(s, section), 1, -1, log)
    },
  },
} satisfies Partial<Steps>

/** Printed coins as gains, by amount. */
const COINS: readonly (readonly Gain[])[] = [0, 1, 2, 3].map((amount) => [
  { type: 'coins', amount, resource: '', on: '' },
])

/** S4.1 The Factory Move costs nothing. */
export function canTakeBottom(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const section = matOf(s, p).sections[p.section]
  return section === undefined || canPayResources(s, seat, section.resource, bottomCost(s, p, p.section), false)
}

/** S10.1 The whole sequence goes on the agenda, in its order. */
function takeBottom(s: ScytheState, seat: Seat, log?: Log<ScytheEvent>): void {
  const p = player(s, seat)
  const index = p.section
  const section = matOf(s, p).sections[index]
  if (section === undefined) {
    log?.({ type: 'bottom', seat, action: 'factory' })
    beginMove(s, seat, FACTORY_MOVE.units, FACTORY_MOVE.steps)
    return
  }
  const { bottom, resource, coins } = section
  log?.({ type: 'bottom', seat, action: bottom })
  payResources(s, seat, resource, bottomCost(s, p, index), false, 0, log)
  push(s, benefit(bottom, seat))
  if (coins > 0) push(s, { step: 'gains', seat, gains: at(COINS, coins), next: 0, at: -1 })
  push(s, { step: 'ongoing', seat, section: bottom, before: at(p.recruits, index) }, { step: 'stars', seat })
  const left = neighbour(s, seat, 1)
  const right = neighbour(s, seat, -1)
  for (const other of left === right ? [left] : [left, right]) pushOngoing(s, other, bottom)
}

function benefit(action: BottomAction, seat: Seat): ScytheStep {
  return action === 'deploy' || action === 'build' ? { step: action, seat, at: -1 } : { step: action, seat }
}

/** S10.1.5, S10.1.6 A neighbour whose recruit has left the same section. */
function pushOngoing(s: ScytheState, seat: Seat, section: BottomAction): void {
  if (!player(s, seat).recruits[bottomIndex(section)]) return
  push(s, { step: 'ongoing', seat, section, before: true }, { step: 'stars', seat })
}
