/** R14 Questions along the machine tracks. */
import { push } from '@ludarium/kernel'
import { COLORS } from '../data/index.ts'
import { takeFrom } from '../displays.ts'
import { gainMachine } from '../gains.ts'
import type { ReviveMove } from '../moves.ts'
import { advanceOn, unlock } from '../tracks.ts'
import { type Ask, DECLINE, type Run } from './shape.ts'

export const advance: Run<'advance'> = {
  run: (s, step, log) => advanceOn(s, step.seat, step.track, step.n, log),
}

/** R2.4 `advance any`: the track is chosen for each step. */
export const track: Ask<'track'> = {
  legal(_s, _step) {
    return [...COLORS.map((color): ReviveMove => ({ do: 'track', track: color })), DECLINE]
  },
  play(s, step, seat, move, log) {
    if (move.do !== 'track') return
    if (step.n > 1) push(s, { step: 'track', seat, n: step.n - 1 })
    advanceOn(s, seat, move.track, 1, log)
  },
}

/** R14.4 Several at once are unlocked in the order their owner likes. */
export const unlocking: Ask<'unlock'> = {
  forced: true,
  legal: (_s, step) => step.rewards.map((reward) => ({ do: 'unlock', reward })),
  play(s, step, seat, move, log) {
    if (move.do !== 'unlock') return
    const rest = step.rewards.filter((reward) => reward !== move.reward)
    if (rest.length > 0) push(s, { step: 'unlock', seat, rewards: rest })
    unlock(s, seat, move.reward, log)
  },
}

/** R14.6 One of the face-up tokens of the colour; the display is refilled before any further pick. */
export const special: Ask<'special'> = {
  forced: true,
  skip: (s, step) => s.machineDisplay[step.color].length === 0,
  legal: (s, step) => s.machineDisplay[step.color].map((machine) => ({ do: 'special', machine })),
  play(s, step, seat, move, log) {
    if (move.do !== 'special') return
    takeFrom(s, s.machineDisplay[step.color], s.machinePiles[step.color], move.machine)
    gainMachine(s, seat, move.machine, log)
  },
}
