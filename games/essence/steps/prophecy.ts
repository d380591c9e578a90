/** E13 Prophecy. */
import { at, draw, type Log, push, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, type Prophecy, prophecyCard } from '../card.ts'
import type { Requirement } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import { hasPattern } from '../island.ts'
import type { EssenceMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { addressOf } from '../script.ts'
import type { EssenceState, Player } from '../state.ts'
import { modified, type Survey, surveyOf } from '../survey.ts'
import { payMix, spend } from './costs.ts'
import { effectsOf, triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

/** The fragment in a slot, 1 to 6; '' when it is empty. */
export function fragmentIn(s: EssenceState, slot: number): string {
  return at(s.row, slot - 1)
}

/** E13.1 The slots with a fragment that may be read, attacked and reserved: slot 1 is locked. */
export function openSlots(s: EssenceState): number[] {
  const slots: number[] = []
  for (let slot = boardOf(s).prophecyRow.lockedSlots.length + 1; slot <= s.row.length; slot++) {
    if (fragmentIn(s, slot) !== '') slots.push(slot)
  }
  return slots
}

/** By how much fragments are cheaper for the seat now. */
export function readDiscount(p: Player, survey: Survey): number {
  return p.prophecyDiscount - modified(survey, 'prophecyCost')
}

/** What reading it costs the seat in Influence now, after discounts. */
export function readCost(s: EssenceState, p: Player, { card }: Prophecy): number {
  return Math.max(0, card.cost - readDiscount(p, surveyOf(s, p)))
}

const monuments = (s: EssenceState, p: Player): number =>
  p.island.filter((segment) => builtCard(s, segment.card).card.kind === 'monument').length

/** E13.4 Whether the requirement is met, `influence` being what is left after the cost. Monsters must be attacked. */
export function isMet(s: EssenceState, p: Player, survey: Survey, prophecy: Prophecy, influence: number): boolean {
  const requirement: Requirement = prophecy.requirement
  switch (requirement.req) {
    case 'pattern':
      return hasTypes(prophecy, survey) && hasPattern(s, p.island, prophecy.turns)
    case 'attacksWon':
      return p.attacksWon >= requirement.n
    case 'treatiesSigned':
      return p.treatiesSigned >= requirement.n
    case 'sameType':
      return Math.max(...survey.types) >= requirement.n
    case 'monuments':
      return monuments(s, p) >= requirement.n
    case 'spend': {
      const { what, n } = requirement
      return (what === 'wealth' ? p.wealth : what === 'influence' ? influence : p.wealth + influence) >= n
    }
    case 'monster':
      return false
  }
}

/** Whether the island has enough segments of each type for the pattern, wherever they lie: quicker to see. */
function hasTypes({ needs }: Prophecy, { types }: Survey): boolean {
  for (let type = 0; type < needs.length; type++) if (at(types, type) < at(needs, type)) return false
  return true
}

/** E13.2 Adds a move for every fragment that the seat can read. */
export function listReadings(s: EssenceState, p: Player, survey: Survey, moves: EssenceMove[]): void {
  if (s.readDone) return
  const discount = readDiscount(p, survey)
  for (const slot of openSlots(s)) {
    const prophecy = prophecyCard(s, fragmentIn(s, slot))
    const left = p.influence - Math.max(0, prophecy.card.cost - discount)
    if (left >= 0 && isMet(s, p, survey, prophecy, left)) moves.push({ do: 'read', slot })
  }
}

/** E13.2 Pays; the card is claimed next. */
export function read(s: EssenceState, seat: Seat, slot: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const card = fragmentIn(s, slot)
  const { requirement } = prophecyCard(s, card)
  s.readDone = true
  log?.({ type: 'read', seat, card })
  payInfluence(s, p, seat, card, log)
  if (requirement.req === 'spend') {
    const { what, n } = requirement
    if (what === 'either') payMix(s, seat, n, card, log)
    else spend(p, seat, what === 'wealth' ? n : 0, what === 'influence' ? n : 0, card, log)
  }
  push(s, { step: 'claim', seat, card, unpaid: false })
}

function payInfluence(s: EssenceState, p: Player, seat: Seat, card: string, log?: Log<EssenceEvent>): void {
  const cost = readCost(s, p, prophecyCard(s, card))
  p.prophecyDiscount = 0
  spend(p, seat, 0, cost, card, log)
}

export const prophecySteps = {
  /** E13.3 The card is taken, the row closes up, the bonus and the passives follow. */
  claim: {
    run(s, { seat, card, unpaid }, log) {
      const p = player(s, seat)
      if (unpaid) payInfluence(s, p, seat, card, log)
      for (let i = s.row.indexOf(card); i > 0; i--) s.row[i] = at(s.row, i - 1)
      const revealed = draw(s, s.prophecies) ?? ''
      s.row[0] = revealed
      p.fragments.push(card)
      log?.({ type: 'claim', seat, card, revealed })
      push(s, effectsOf(seat, addressOf(card, 0)))
      push(s, triggerOf(seat, 'prophecyRead'))
    },
  },
} satisfies Steps
