/** E9 Player turns: one main action, any number of side actions before and after it. */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, optionsOf, starOf } from '../card.ts'
import type { CharacterOption } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { addEssence, exhaust, player, removeCard } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player, Segment } from '../state.ts'
import { listBuilds, startBuilding } from './build.ts'
import { canPay, payCost } from './costs.ts'
import { effectsOf } from './effects.ts'
import { canRead, listReadings, read } from './prophecy.ts'
import { canCopy } from './special.ts'
import type { Steps } from './table.ts'
import { listTreaties, sign } from './treaty.ts'

/** E9.5 Whether an option of a card in hand can be played now. The card itself cannot pay (R42). */
export function canPlay(s: EssenceState, seat: Seat, p: Player, option: CharacterOption): boolean {
  if (option.star === 'main' && s.mainDone) return false
  const others = p.hand.length - 1
  if (!canPay(s, p, option.cost, others, '')) return false
  return option.star !== 'copied' || canCopy(s, seat, { main: !s.mainDone, side: true, cards: others })
}

/** E9.6 Whether the star of an own segment can be used now. */
export function canUse(s: EssenceState, p: Player, segment: Segment): boolean {
  if (segment.exhausted) return false
  const { star } = builtCard(s, segment.card)
  if (star === null || (star.star === 'main' && s.mainDone)) return false
  return canPay(s, p, star.cost, p.hand.length, segment.card)
}

function listCharacters(s: EssenceState, seat: Seat, p: Player, moves: EssenceMove[]): void {
  const { hand } = p
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if (hand.indexOf(card) < i) continue
    const options = optionsOf(s, card)
    for (let option = 0; option < options.length; option++) {
      if (canPlay(s, seat, p, at(options, option))) moves.push({ do: 'play', card, option })
    }
  }
}

function listSegments(s: EssenceState, p: Player, moves: EssenceMove[]): void {
  for (const segment of p.island) {
    if (canUse(s, p, segment)) moves.push({ do: 'use', card: segment.card })
  }
}

/** E9.3, E9.4 */
function turnMoves(s: EssenceState, seat: Seat): EssenceMove[] {
  const p = player(s, seat)
  const moves: EssenceMove[] = []
  if (!s.mainDone) {
    if (p.foundations > 0) listBuilds(s, p, 0, moves)
    listTreaties(s, p, 0, moves)
  }
  listCharacters(s, seat, p, moves)
  listSegments(s, p, moves)
  listReadings(s, p, moves)
  moves.push(s.mainDone ? { do: 'end' } : { do: 'pass' })
  return moves
}

/**
 * Whether a seat whose main action is done may still be able to do something. Cards in hand count whatever they are:
 * a turn that ended by itself would tell the others about them.
 */
function mayGoOn(s: EssenceState, seat: Seat): boolean {
  const p = player(s, seat)
  if (p.hand.length > 0) return true
  for (const segment of p.island) if (canUse(s, p, segment)) return true
  for (let slot = 1; slot <= boardOf(s).prophecyRow.slots; slot++) if (canRead(s, p, slot)) return true
  return false
}

/** E9.5 */
function playCharacter(s: EssenceState, seat: Seat, card: string, index: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const option = at(optionsOf(s, card), index)
  removeCard(p.hand, card)
  p.discard.push(card)
  log?.({ type: 'play', seat, card, option: index })
  if (option.star === 'copied') {
    push(s, { step: 'spy', seat, main: !s.mainDone, side: true, turn: true })
    return
  }
  if (option.star === 'main') s.mainDone = true
  payCost(s, seat, option.cost)
  push(s, effectsOf(seat, addressOf(card, index)))
}

/** E9.6 */
function useSegment(s: EssenceState, seat: Seat, card: string, log?: Log<EssenceEvent>): void {
  const { star, cost, script } = starOf(s, card)
  if (star === 'main') s.mainDone = true
  exhaust(s, seat, card)
  log?.({ type: 'use', seat, card })
  payCost(s, seat, cost)
  push(s, effectsOf(seat, script, card))
}

/** E15.4 Essence instead of a turn. */
function idle(s: EssenceState, seat: Seat, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const table: readonly number[] = boardOf(s).passEssence
  const n = table[Math.min(p.idle, table.length - 1)] ?? 0
  p.idle++
  addEssence(p, n)
  log?.({ type: 'idle', seat, n })
}

export const turnSteps = {
  /** E9.1 On to the next seat of the order track; the phase stops when everybody has passed (R11). */
  nextTurn: {
    run(s, _step, log) {
      if (s.players.every((p) => p.pass > 0)) {
        push(s, { step: 'cleaning' })
        return
      }
      s.at = (s.at + 1) % s.seats
      s.turn++
      const seat = at(s.order, s.at)
      if (player(s, seat).pass > 0) {
        idle(s, seat, log)
        push(s, { step: 'nextTurn' })
        return
      }
      s.mainDone = false
      s.readDone = false
      log?.({ type: 'turn', seat })
      push(s, { step: 'turn', seat })
      push(s, { step: 'turnEnds', seat })
    },
  },

  turn: {
    skip: (s, step) => s.mainDone && !mayGoOn(s, step.seat),
    legal: (s, _step, seat) => turnMoves(s, seat),
    on: {
      build(s, step, seat, { card }, log) {
        s.mainDone = true
        startBuilding(s, seat, card, 0, false, log)
        push(s, step)
      },
      sign(s, step, seat, { treaty }, log) {
        s.mainDone = true
        sign(s, seat, treaty, 0, log)
        push(s, step)
      },
      play(s, step, seat, { card, option }, log) {
        playCharacter(s, seat, card, option, log)
        push(s, step)
      },
      use(s, step, seat, { card }, log) {
        useSegment(s, seat, card, log)
        push(s, step)
      },
      read(s, step, seat, { slot }, log) {
        read(s, seat, slot, log)
        push(s, step)
      },
      pass(s, _step, seat) {
        push(s, { step: 'passing', seat })
        push(s, { step: 'passed', seat })
      },
      end() {},
    },
  },

  /** E9.8 Unused discounts lapse. */
  turnEnds: {
    run(s, { seat }) {
      const p = player(s, seat)
      p.buildDiscount = 0
      p.treatyDiscount = 0
      p.prophecyDiscount = 0
      push(s, { step: 'nextTurn' })
    },
  },
} satisfies Steps
