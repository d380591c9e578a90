/** R14 Questions along the machine tracks. */
import { push } from '@ludarium/kernel'
import { COLORS } from '../data/index.ts'
import { takeFrom } from '../displays.ts'
import { gainMachine } from '../gains.ts'
import type { ReviveMove } from '../moves.ts'
import { advanceOn, unlock } from '../tracks.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

export const trackSteps = {
  advance: {
    run: (s, step, log) => advanceOn(s, step.seat, step.track, step.n, log),
  },

  /** R2.4 `advance any`: the track is chosen for each step. */
  track: {
    legal: () => [...COLORS.map((track): ReviveMove => ({ do: 'track', track })), DECLINE],
    on: {
      track(s, { n }, seat, { track }, log) {
        advanceOn(s, seat, track, 1, log)
        if (n > 1) push(s, { step: 'track', seat, n: n - 1 })
      },
      decline,
    },
  },

  /** R14.4 Several at once are unlocked in the order their owner likes. */
  unlock: {
    forced: true,
    legal: (_s, step) => step.rewards.map((reward) => ({ do: 'unlock', reward })),
    on: {
      unlock(s, step, seat, { reward }, log) {
        unlock(s, seat, reward, log)
        const rewards = step.rewards.filter((other) => other !== reward)
        if (rewards.length > 0) push(s, { step: 'unlock', seat, rewards })
      },
    },
  },

  /** R14.6 One of the face-up tokens of the colour; the display is refilled before any further pick. */
  special: {
    forced: (s, { color }) => s.machineDisplay[color].length === 1,
    skip: (s, { color }) => s.machineDisplay[color].length === 0,
    legal: (s, { color }) => s.machineDisplay[color].map((machine) => ({ do: 'special', machine })),
    on: {
      special(s, { color }, seat, { machine }, log) {
        takeFrom(s, s.machineDisplay[color], s.machinePiles[color], machine)
        gainMachine(s, seat, machine, log)
      },
    },
  },
} satisfies Partial<Steps>
