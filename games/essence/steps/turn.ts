/** E9 Player turns: one main action, any number of side actions before and after it. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, optionsOf } from '../card.ts'
import type { CharacterOption } from '../data/index.ts'
import type { EssenceMove } from '../moves.ts'
import { addEssence, player, removeCard } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player, Segment } from '../state.ts'
import { listBuilds, startBuilding } from './build.ts'
import { canPay, payCost } from './costs.ts'
import { canRead, listReadings, read } from './prophecy.ts'
import { copies } from './special.ts'
import type { Steps } from './table.ts'
import { listTreaties, sign } from './treaty.ts'

/** E9.5 Whether an option of a card in hand can be played now. The card itself cannot pay (R42). */
export function canPlay(s: EssenceState, seat: Seat, p: Player, option: CharacterOption): boolean {
  if (option.star === 'main' && s.mainDone) return false
  const others = p.hand.length - 1
  if (!canPay(s, p, option.cost, others, '')) return false
  return option.star !== 'copied' || copies(s, seat, !s.mainDone, true, others).length > 0
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
    const card = hand[i] as string
    if (hand.indexOf(card) !== i) continue
    const options = optionsOf(s, card)
    for (let option = 0; option < options.length; option++) {
      if (canPlay(s, seat, p, options[option] as CharacterOption)) moves.push({ do: 'play', card, option })
    }
  }
}

function listSegments(s: EssenceState, p: Player, moves: EssenceMove[]): void {
  for (let i = 0; i < p.island.length; i++) {
    const segment = p.island[i] as Segment
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
  for (let i = 0; i < p.island.length; i++) if (canUse(s, p, p.island[i] as Segment)) return true
  for (let slot = 1; slot <= boardOf(s).prophecyRow.slots; slot++) if (canRead(s, p, slot)) return true
  return false
}

/** E9.5 */
function playCharacter(s: EssenceState, seat: Seat, card: string, index: number, log?: Log): void {
  const p = player(s, seat)
  const option = optionsOf(s, card)[index]
  if (option === undefined) throw new Error(`'${card}' has no option ${index}.`)
  removeCard(p.hand, card)
  p.discard.push(card)
  log?.({ type: 'play', seat, card, option: index })
  if (option.star === 'copied') {
    push(s, { step: 'spy', seat, main: !s.mainDone, side: true, turn: true })
    return
  }
  if (option.star === 'main') s.mainDone = true
  push(s, { step: 'effects', seat, next: 0, script: addressOf(card, index), bearer: '', island: seat })
  payCost(s, seat, option.cost)
}

/** E9.6 */
function useSegment(s: EssenceState, seat: Seat, card: string, log?: Log): void {
  const { star } = builtCard(s, card)
  if (star === null) throw new Error(`'${card}' bears no star.`)
  if (star.star === 'main') s.mainDone = true
  for (const segment of player(s, seat).island) if (segment.card === card) segment.exhausted = true
  log?.({ type: 'use', seat, card })
  push(s, { step: 'effects', seat, next: 0, script: star.script, bearer: card, island: seat })
  payCost(s, seat, star.cost)
}

/** E15.4 Essence instead of a turn. */
function idle(s: EssenceState, seat: Seat, log?: Log): void {
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
      const seat = s.order[s.at] ?? 0
      if (player(s, seat).pass > 0) {
        idle(s, seat, log)
        push(s, { step: 'nextTurn' })
        return
      }
      s.mainDone = false
      s.readDone = false
      log?.({ type: 'turn', seat })
      push(s, { step: 'turn', seat }, { step: 'turnEnds', seat })
    },
  },

  turn: {
    skip: (s, step) => s.mainDone && !mayGoOn(s, step.seat),
    legal: (s, _step, seat) => turnMoves(s, seat),
    play(s, step, seat, move, log) {
      if (move.do === 'end') return
      if (move.do === 'pass') {
        push(s, { step: 'passing', seat }, { step: 'passed', seat })
        return
      }
      push(s, step)
      switch (move.do) {
        case 'build':
          s.mainDone = true
          startBuilding(s, seat, move.card, 0, false, log)
          return
        case 'sign':
          s.mainDone = true
          sign(s, seat, move.treaty, 0, log)
          return
        case 'play':
          playCharacter(s, seat, move.card, move.option, log)
          return
        case 'use':
          useSegment(s, seat, move.card, log)
          return
        case 'read':
          read(s, seat, move.slot, log)
          return
      }
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
