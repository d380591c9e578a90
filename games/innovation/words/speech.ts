/** What the game says, as messages: keys and figures. The sentences are in the catalogs. */
import { type Message, type MoveMessage, next, type Seat, type Speech, seatName } from '@ludarium/kernel'
import { nameOfHex } from '../board.ts'
import type { InnovationEvent } from '../events.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import type { InnovationState } from '../state.ts'
import { chargeOf, offerCost } from '../steps/offers.ts'
import { eventMessage } from './events.ts'
import { describe } from './moves.ts'
import { named } from './parts.ts'
import { ruleOf } from './rule-numbers.ts'

/** Prompts whose step holds figures worth telling. */
function prompt(s: InnovationState, seat: Seat): Message {
  const step = next(s)
  const who = { seat: seatName(seat) }
  switch (step?.step) {
    case 'settle':
    case 'place':
    case 'placeFree':
      return { key: `prompt.${step.step}`, params: { ...who, building: named('building', step.building) } }
    case 'offer': {
      const p = player(s, seat)
      const power = chargeOf(p, step.amount)
      const vp = offerCost(s, p, step.amount)
      const params = { ...who, amount: step.amount, power, vp, hex: nameOfHex(s, step.hex) }
      return { key: power === 0 ? 'prompt.offer.full' : 'prompt.offer', params }
    }
    case 'target':
      return { key: `prompt.target.${step.build}`, params: { ...who, free: step.free } }
    case 'dig':
      return { key: 'prompt.dig', params: { ...who, hex: nameOfHex(s, step.hex) } }
    case 'raise':
      if (step.hex < 0) return { key: 'prompt.raise.none', params: who }
      return { key: 'prompt.raise', params: { ...who, hex: nameOfHex(s, step.hex) } }
    case 'spades':
    case 'book':
    case 'pay':
      return { key: `prompt.${step.step}`, params: { ...who, count: step.count } }
    case 'step':
      return { key: 'prompt.step', params: { ...who, count: step.count, times: step.times } }
    case 'key':
      return { key: 'prompt.key', params: { ...who, discipline: named('discipline', step.discipline) } }
    default:
      return { key: `prompt.${step?.step ?? 'over'}`, params: who }
  }
}

const GROUPS: Partial<Record<InnovationMove['do'], string>> = {
  terraform: 'group.terraform',
  build: 'group.terraform',
  upgrade: 'group.upgrade',
  sailing: 'group.tracks',
  terraforming: 'group.tracks',
  innovation: 'group.innovation',
  send: 'group.scholar',
  return: 'group.scholar',
  power: 'group.power',
  bookAction: 'group.books',
  special: 'group.special',
  annex: 'group.annex',
  molesBridge: 'group.special',
  pass: 'group.pass',
  convert: 'group.convert',
  end: 'group.pass',
}

export const speech: Speech<InnovationState, InnovationMove, InnovationEvent> = {
  prompt,
  move(s, seat, move): MoveMessage {
    const rule = ruleOf(move.do) ?? ruleOf(next(s)?.step ?? '') ?? 'A1'
    return { ...describe(s, seat, move), group: GROUPS[move.do] ?? 'group.choice', rule }
  },
  event: eventMessage,
  rule: (s) => ruleOf(next(s)?.step ?? '') ?? 'A1',
  sketch,
}
