/** R8 Playing cards, and moving them between slots, resting area and active area. */
import { push, type Seat, since } from '@ludarium/kernel'
import { type Half, MODULE_SPACES, SLOTS, type SlotId } from '../data/index.ts'
import { effectOf, halfKey } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { charge } from '../free.ts'
import { isUnaided } from '../help.ts'
import { cardOf, moduleOf } from '../lookups.ts'
import type { ReviveMove } from '../moves.ts'
import { hasColor, hasOneOpenSlot, hasOpenSlot, hasSlotted, isOpen, player, SLOT_IDS, slotted } from '../pieces.ts'
import { canRest, restable } from '../possible.ts'
import { resolve, resolveParts } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

const other = (half: Half): Half => (half === 'top' ? 'bottom' : 'top')

const besides = (slot: SlotId): number[] => MODULE_SPACES.flatMap((space, i) => (space.slot === slot ? [i] : []))

/** By slot: its module spaces. */
const SPACES_BESIDE: Readonly<Record<SlotId, readonly number[]>> = {
  T1: besides('T1'),
  T2: besides('T2'),
  B1: besides('B1'),
  B2: besides('B2'),
  R: besides('R'),
}

/** R8.3 The card's half, the modules of its colour in that slot, and earlier cards of its colour there. */
function putInSlot(s: ReviveState, seat: Seat, card: string, at: SlotId, half: Half, log?: ReviveLog): void {
  const p = player(s, seat)
  p.active.splice(p.active.indexOf(card), 1)
  const earlier = p.slots[at]
  const parts = [halfKey(card, half)]
  for (const space of SPACES_BESIDE[at]) {
    const module = p.modules[space] ?? ''
    if (module !== '' && isTriggered(s, module, card)) parts.push(module)
  }
  for (const played of earlier) {
    if (matches(s, played.card, card)) parts.push(halfKey(played.card, played.half))
  }
  earlier.push({ card, half })
  log?.({ type: 'play', seat, card, slot: at, half })
  resolveParts(s, seat, parts, '', card, log)
  if (since(s, 2)) push(s, { step: 'resolved', card })
}

/** R9.2 */
function isTriggered(s: ReviveState, module: string, card: string): boolean {
  return s.wild === card || moduleOf(s, module).colors.includes(cardOf(s, card).color)
}

/** R8.3, R8.8 */
function matches(s: ReviveState, earlier: string, card: string): boolean {
  return s.wild === card || s.wild === earlier || cardOf(s, earlier).color === cardOf(s, card).color
}

/** R22.5, Q27 Cards in other players' active areas and slots. */
export function copyable(s: ReviveState, seat: Seat): string[] {
  return s.players.flatMap((p, owner) => (owner === seat ? [] : [...p.active, ...slotted(p)]))
}

export const cardSteps = {
  /** R8.1 The open slots; R8.7 a flipped card uses its other half in a top or bottom slot. */
  slot: {
    forced: (s, step) => isUnaided(s, step) && hasOneOpenSlot(s, player(s, step.seat)),
    skip(s, step) {
      const p = player(s, step.seat)
      return !p.active.includes(step.card) || !hasOpenSlot(s, p)
    },
    legal(s, step, seat) {
      const p = player(s, seat)
      const moves: ReviveMove[] = []
      for (const { id, half } of SLOTS) {
        if (!isOpen(s, p, id)) continue
        if (half === 'either')
          moves.push({ do: 'slot', slot: id, half: 'top' }, { do: 'slot', slot: id, half: 'bottom' })
        else moves.push({ do: 'slot', slot: id, half: step.flipped ? other(half) : half })
      }
      return moves
    },
    on: {
      slot: (s, step, seat, { slot, half }, log) => putInSlot(s, seat, step.card, slot, half, log),
      machine(s, step, seat, { machine }, log) {
        const effect = charge(s, seat, machine, log)
        const flips = effectOf(s, effect).op.do === 'flip'
        if (!flips) resolve(s, seat, effect, '', log)
        push(s, flips ? { ...step, flipped: true } : step)
      },
    },
  },

  /** R8.9 All that playing the card set off is over; until here it stays in its slot. */
  resolved: { run() {} },

  rest: {
    skip: (s, step) => !canRest(s, player(s, step.seat), step.except),
    legal(s, step, seat) {
      const cards = restable(s, player(s, seat), step.except)
      const moves = cards.map((card): ReviveMove => ({ do: 'rest', card }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      rest(s, step, seat, { card }, log) {
        const p = player(s, seat)
        for (const id of SLOT_IDS) p.slots[id] = p.slots[id].filter((played) => played.card !== card)
        p.resting.push(card)
        log?.({ type: 'rest', seat, card })
        if (step.n > 1) push(s, { ...step, n: step.n - 1 })
      },
      decline,
    },
  },

  wake: {
    skip: (s, step) => player(s, step.seat).resting.length === 0,
    legal(s, _step, seat) {
      const moves = player(s, seat).resting.map((card): ReviveMove => ({ do: 'wake', card }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      wake(s, step, seat, { card }, log) {
        const p = player(s, seat)
        p.resting.splice(p.resting.indexOf(card), 1)
        p.active.push(card)
        log?.({ type: 'wake', seat, card })
        if (step.n > 1) push(s, { ...step, n: step.n - 1 })
      },
      decline,
    },
  },

  /** R2.4 `restActive`: an unplayed card rests and gives its top effect; Q26 it does not make anyone hibernate. */
  restActive: {
    skip: (s, step) => player(s, step.seat).active.length === 0,
    legal(s, _step, seat) {
      const moves = player(s, seat).active.map((card): ReviveMove => ({ do: 'rest', card }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      rest(s, _step, seat, { card }, log) {
        const p = player(s, seat)
        p.active.splice(p.active.indexOf(card), 1)
        p.resting.push(card)
        log?.({ type: 'restActive', seat, card })
        resolve(s, seat, halfKey(card, 'top'), 'echo', log)
      },
      decline,
    },
  },

  /** R8.10 One further card of that colour. */
  playCard: {
    skip(s, step) {
      const p = player(s, step.seat)
      return !hasOpenSlot(s, p) || !p.active.some((card) => hasColor(s, card, step.color))
    },
    legal(s, step, seat) {
      const moves: ReviveMove[] = []
      for (const card of player(s, seat).active) if (hasColor(s, card, step.color)) moves.push({ do: 'play', card })
      moves.push(DECLINE)
      return moves
    },
    on: {
      play: (s, _step, seat, { card }) => push(s, { step: 'slot', seat, card, flipped: false }),
      decline,
    },
  },

  /** R8.8 One card counts as having all colours until the action ends. */
  wild: {
    skip(s, step) {
      const p = player(s, step.seat)
      return p.active.length === 0 && !hasSlotted(p)
    },
    legal(s, _step, seat) {
      const p = player(s, seat)
      return [...p.active, ...slotted(p)].map((card) => ({ do: 'wild', card }))
    },
    on: {
      wild(s, _step, seat, { card }, log) {
        s.wild = card
        log?.({ type: 'wild', seat, card })
      },
    },
  },

  /** R22.5, Q27 The switch copies the bottom effect of another player's card. */
  copy: {
    skip: (s, step) => copyable(s, step.seat).length === 0,
    legal(s, _step, seat) {
      const moves = copyable(s, seat).map((card): ReviveMove => ({ do: 'copy', card }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      copy(s, _step, seat, { card }, log) {
        log?.({ type: 'copy', seat, card })
        resolve(s, seat, halfKey(card, 'bottom'), 'echo', log)
      },
      decline,
    },
  },
} satisfies Partial<Steps>
