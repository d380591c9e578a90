/** E9 Player turns: one main action, any number of side actions before and after it. */
import { at, type Log, push, type Seat, since } from '@ludarium/kernel'
import { boardOf, optionsOf, starOf } from '../card.ts'
import type { CharacterOption } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { addEssence, exhaust, player, removeCard } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player } from '../state.ts'
import { type Survey, surveyOf } from '../survey.ts'
import { listBuilds, startBuilding } from './build.ts'
import { canPay, payCost } from './costs.ts'
import { effectsOf } from './effects.ts'
import { listReadings, read } from './prophecy.ts'
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

/** E9.6 Own ready segments whose star can be used now. */
function listSegments(s: EssenceState, p: Player, { built }: Survey, moves: EssenceMove[]): void {
  const { island } = p
  for (let i = 0; i < island.length; i++) {
    const { star } = at(built, i)
    if (star === null || (star.star === 'main' && s.mainDone)) continue
    const { card, exhausted } = at(island, i)
    if (!exhausted && canPay(s, p, star.cost, p.hand.length, card)) moves.push({ do: 'use', card })
  }
}

/** E9.3, E9.4 */
function turnMoves(s: EssenceState, seat: Seat): EssenceMove[] {
  const p = player(s, seat)
  const survey = surveyOf(s, p)
  const moves: EssenceMove[] = []
  if (!s.mainDone) {
    if (p.foundations > 0) listBuilds(s, p, survey, 0, moves)
    listTreaties(s, p, survey, 0, moves)
  }
  listCharacters(s, seat, p, moves)
  listSegments(s, p, survey, moves)
  listReadings(s, p, survey, moves)
  moves.push(s.mainDone ? { do: 'end' } : { do: 'pass' })
  return moves
}

/**
 * Version 1 ended a turn by itself when nothing was left to do (R51). Cards in hand count whatever they are: a turn
 * that ended because of them would tell the others about them.
 */
function mayGoOn(s: EssenceState, seat: Seat): boolean {
  const p = player(s, seat)
  if (p.hand.length > 0) return true
  const survey = surveyOf(s, p)
  const moves: EssenceMove[] = []
  listSegments(s, p, survey, moves)
  listReadings(s, p, survey, moves)
  return moves.length > 0
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
  payCost(s, seat, option.cost, log)
  push(s, effectsOf(seat, addressOf(card, index)))
}

/** E9.6 */
function useSegment(s: EssenceState, seat: Seat, card: string, log?: Log<EssenceEvent>): void {
  const { star, cost, script } = starOf(s, card)
  if (star === 'main') s.mainDone = true
  exhaust(s, seat, card)
  log?.({ type: 'use', seat, card })
  payCost(s, seat, cost, log)
  push(s, effectsOf(seat, script, card))
}

/** E15.4 Essence instead of a turn. */
function idle(s: EssenceState, seat: Seat, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const table: readonly number[] = boardOf(s).passEssence
  const n = at(table, Math.min(p.idle, table.length - 1))
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
    // R51 Who could still take a decision back says when the turn is over.
    skip: (s, step) => !since(s, 2) && s.mainDone && !mayGoOn(s, step.seat),
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
        if (player(s, seat).hand.length > 0) push(s, { step: 'passing', seat })
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
