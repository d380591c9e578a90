/** R16 Hibernation, R24.6 with the solo player's clearing of the display. */
import { at, push, type Seat } from '@ludarium/kernel'
import { COLORS, HIBERNATION_REMOVAL, HIBERNATION_REWARDS } from '../data/index.ts'
import { refill } from '../displays.ts'
import { HIBERNATION_KEY } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import type { ReviveMove } from '../moves.ts'
import { player, slotted } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import type { Player, ReviveState } from '../state.ts'
import { trigger } from '../story.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

function recoverAll(p: Player): void {
  for (const machine of p.machines) {
    if (machine.charged) p.energy++
    machine.charged = false
  }
}

/** R16.8 Cards that brought the hibernation about leave the game. */
function moveCards(s: ReviveState, p: Player, sleepers: string, log?: ReviveLog): void {
  for (const card of p.resting) p.active.push(card)
  p.resting = slotted(p)
  p.slots = { T1: [], T2: [], B1: [], B2: [], R: [] }
  if (sleepers === '') return
  for (const gone of sleepers.split(' ')) {
    for (const area of [p.resting, p.active]) {
      const place = area.indexOf(gone)
      if (place < 0) continue
      area.splice(place, 1)
      s.gone.push(gone)
      log?.({ type: 'gone', card: gone })
    }
  }
}

/** R16.1 step 5, R16.4, R16.5 */
function advanceMarker(s: ReviveState, seat: Seat, p: Player): void {
  if (p.hibernation >= HIBERNATION_REWARDS.length) return
  p.hibernation++
  if (p.hibernation !== HIBERNATION_REMOVAL) return
  push(s, { step: 'remove', seat })
  trigger(s, 'hibernation4', seat)
}

function discard(s: ReviveState, component: string): void {
  const displays = [s.display, s.moduleDisplay, ...COLORS.map((color) => s.machineDisplay[color])]
  const display = displays.find((one) => one.includes(component))
  display?.splice(display.indexOf(component), 1)
  s.gone.push(component)
}

export const hibernateSteps = {
  /** R16.1 Steps 1 to 5 at once, then what has to be decided. */
  hibernate: {
    run(s, { seat, card }, log) {
      const p = player(s, seat)
      s.asleep = true
      p.slept++
      s.sleeper = ''
      log?.({ type: 'hibernate', seat })
      recoverAll(p)
      moveCards(s, p, card, log)
      p.switchUsed = false
      advanceMarker(s, seat, p)
      push(s, { step: 'reward', seat })
      if (s.seats === 1) push(s, { step: 'clear', seat })
    },
  },

  /** R16.1 step 6: the reward of this space or of any lower one. */
  reward: {
    legal(s, _step, seat) {
      const moves: ReviveMove[] = []
      for (let space = player(s, seat).hibernation; space >= 1; space--) moves.push({ do: 'reward', space })
      moves.push(DECLINE)
      return moves
    },
    on: {
      reward(s, _step, seat, { space }, log) {
        log?.({ type: 'reward', seat, space })
        resolve(s, seat, at(HIBERNATION_KEY, space), '', log)
      },
      decline,
    },
  },

  /** R24.6 Face-up citizens, machines and modules may be discarded; the display is refilled at the end. */
  clear: {
    legal(s) {
      const machines = COLORS.flatMap((color) => s.machineDisplay[color])
      const moves = [...s.display, ...machines, ...s.moduleDisplay].map(
        (component): ReviveMove => ({ do: 'clear', component }),
      )
      moves.push({ do: 'end' })
      return moves
    },
    on: {
      clear(s, step, seat, { component }, log) {
        discard(s, component)
        log?.({ type: 'clear', seat, component })
        push(s, step)
      },
      end: (s) => refill(s),
    },
  },
} satisfies Partial<Steps>
