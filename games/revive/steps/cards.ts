/** R8 Playing cards, and moving them between slots, resting area and active area. */
import { push, type Seat } from '@ludarium/kernel'
import { type Half, MODULE_SPACES, SLOTS, type SlotId } from '../data/index.ts'
import { halfKey } from '../effects.ts'
import type { ReviveLog } from '../events.ts'
import { freely, withFree } from '../free.ts'
import { cardOf, moduleOf } from '../lookups.ts'
import type { ReviveMove } from '../moves.ts'
import { hasColor, hasOpenSlot, hasSlotted, isOpen, player, slotted } from '../pieces.ts'
import { restable } from '../possible.ts'
import { resolve, resolveParts } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { type Ask, DECLINE } from './shape.ts'

const other = (half: Half): Half => (half === 'top' ? 'bottom' : 'top')

/** R8.1 The open slots; R8.7 a flipped card uses its other half in a top or bottom slot. */
export const slot: Ask<'slot'> = {
  forced: true,
  legal(s, step, seat) {
    const p = player(s, seat)
    const moves: ReviveMove[] = []
    for (const { id, half } of SLOTS) {
      if (!isOpen(s, p, id)) continue
      if (half === 'either') moves.push({ do: 'slot', slot: id, half: 'top' }, { do: 'slot', slot: id, half: 'bottom' })
      else moves.push({ do: 'slot', slot: id, half: step.flipped ? other(half) : half })
    }
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'slot') putInSlot(s, seat, step.card, move.slot, move.half, log)
  },
  skip: (s, step) => {
    const p = player(s, step.seat)
    return !p.active.includes(step.card) || !hasOpenSlot(s, p)
  },
}

/** R8.3 The card's half, the modules of its colour in that slot, and earlier cards of its colour there. */
function putInSlot(s: ReviveState, seat: Seat, card: string, at: SlotId, half: Half, log?: ReviveLog): void {
  const p = player(s, seat)
  p.active.splice(p.active.indexOf(card), 1)
  const earlier = p.slots[at]
  const parts = [halfKey(card, half)]
  for (const [i, space] of MODULE_SPACES.entries()) {
    const module = p.modules[i] ?? ''
    if (space.slot === at && module !== '' && isTriggered(s, module, card)) parts.push(module)
  }
  for (const played of earlier) {
    if (matches(s, played.card, card)) parts.push(halfKey(played.card, played.half))
  }
  earlier.push({ card, half })
  log?.({ type: 'play', seat, card, slot: at, half })
  resolveParts(s, seat, parts, '', card, log)
}

/** R9.2 */
function isTriggered(s: ReviveState, module: string, card: string): boolean {
  return s.wild === card || moduleOf(s, module).colors.includes(cardOf(s, card).color)
}

/** R8.3, R8.8 */
function matches(s: ReviveState, earlier: string, card: string): boolean {
  return s.wild === card || s.wild === earlier || cardOf(s, earlier).color === cardOf(s, card).color
}

export const rest: Ask<'rest'> = {
  skip: (s, step) => restable(s, player(s, step.seat), step.except).length === 0,
  legal(s, step, seat) {
    const cards = restable(s, player(s, seat), step.except)
    const moves = cards.map((card): ReviveMove => ({ do: 'rest', card }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'rest') return
    const p = player(s, seat)
    for (const { id } of SLOTS) p.slots[id] = p.slots[id].filter((played) => played.card !== move.card)
    p.resting.push(move.card)
    log?.({ type: 'rest', seat, card: move.card })
    if (step.n > 1) push(s, { ...step, n: step.n - 1 })
  },
}

export const wake: Ask<'wake'> = {
  skip: (s, step) => player(s, step.seat).resting.length === 0,
  legal(s, step, seat) {
    const moves = player(s, seat).resting.map((card): ReviveMove => ({ do: 'wake', card }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'wake') return
    const p = player(s, seat)
    p.resting.splice(p.resting.indexOf(move.card), 1)
    p.active.push(move.card)
    log?.({ type: 'wake', seat, card: move.card })
    if (step.n > 1) push(s, { ...step, n: step.n - 1 })
  },
}

/** R2.4 `restActive`: an unplayed card rests and gives its top effect; Q26 it does not make anyone hibernate. */
export const restActive: Ask<'restActive'> = {
  skip: (s, step) => player(s, step.seat).active.length === 0,
  legal(s, step, seat) {
    const moves = player(s, seat).active.map((card): ReviveMove => ({ do: 'rest', card }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'rest') return
    const p = player(s, seat)
    p.active.splice(p.active.indexOf(move.card), 1)
    p.resting.push(move.card)
    log?.({ type: 'restActive', seat, card: move.card })
    resolve(s, seat, halfKey(move.card, 'top'), 'echo', log)
  },
}

/** R8.10 One further card of that colour. */
export const playCard: Ask<'playCard'> = {
  skip(s, step) {
    const p = player(s, step.seat)
    return !hasOpenSlot(s, p) || !p.active.some((card) => hasColor(s, card, step.color))
  },
  legal(s, step, seat) {
    const moves: ReviveMove[] = []
    for (const card of player(s, seat).active) if (hasColor(s, card, step.color)) moves.push({ do: 'play', card })
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'play') push(s, { step: 'slot', seat, card: move.card, flipped: false })
  },
}

/** R8.8 One card counts as having all colours until the action ends. */
export const wild: Ask<'wild'> = {
  legal(s, _step, seat) {
    const p = player(s, seat)
    return [...p.active, ...slotted(p)].map((card) => ({ do: 'wild', card }))
  },
  skip: (s, step) => {
    const p = player(s, step.seat)
    return p.active.length === 0 && !hasSlotted(p)
  },
  play(s, _step, seat, move, log) {
    if (move.do !== 'wild') return
    s.wild = move.card
    log?.({ type: 'wild', seat, card: move.card })
  },
}

/** R22.5, Q27 The switch copies the bottom effect of a card in another player's active area or slots. */
export const copy: Ask<'copy'> = {
  skip: (s, step) => copyable(s, step.seat).length === 0,
  legal(s, step, seat) {
    const moves = copyable(s, seat).map((card): ReviveMove => ({ do: 'copy', card }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'copy') return
    log?.({ type: 'copy', seat, card: move.card })
    resolve(s, seat, halfKey(move.card, 'bottom'), 'echo', log)
  },
}

export function copyable(s: ReviveState, seat: Seat): string[] {
  return s.players.flatMap((p, owner) => (owner === seat ? [] : [...p.active, ...slotted(p)]))
}
