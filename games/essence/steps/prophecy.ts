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
import { payMix, spend } from './costs.ts'
import { effectsOf, triggerOf } from './effects.ts'
import type { Steps } from './table.ts'
import { costModifiers } from './treaty.ts'

/** E13.1 Slot 1 is locked; `slot` runs from 1 to 6. '' when nothing open lies there. */
export function openFragment(s: EssenceState, slot: number): string {
  return slot > boardOf(s).prophecyRow.lockedSlots.length ? (s.row[slot - 1] ?? '') : ''
}

/** By how much fragments are cheaper for the seat now. */
export function readDiscount(s: EssenceState, p: Player): number {
  return p.prophecyDiscount - costModifiers(s, p, 'prophecyCost')
}

/** What reading it costs the seat in Influence now, after discounts. */
export function readCost(s: EssenceState, p: Player, { card }: Prophecy): number {
  return Math.max(0, card.cost - readDiscount(s, p))
}

function most(s: EssenceState, p: Player): number {
  const count = [0, 0, 0, 0, 0]
  for (const { card } of p.island) {
    const { type } = builtCard(s, card)
    count[type] = (count[type] ?? 0) + 1
  }
  return Math.max(...count)
}

const monuments = (s: EssenceState, p: Player): number =>
  p.island.filter((segment) => builtCard(s, segment.card).card.kind === 'monument').length

/** E13.4 Whether the requirement is met, `influence` being what is left after the cost. Monsters must be attacked. */
export function isMet(s: EssenceState, p: Player, prophecy: Prophecy, influence: number): boolean {
  const requirement: Requirement = prophecy.requirement
  switch (requirement.req) {
    case 'pattern':
      return hasPattern(s, p.island, prophecy.turns)
    case 'attacksWon':
      return p.attacksWon >= requirement.n
    case 'treatiesSigned':
      return p.treatiesSigned >= requirement.n
    case 'sameType':
      return most(s, p) >= requirement.n
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

/** E13.2 */
export function canRead(s: EssenceState, p: Player, slot: number): boolean {
  const card = openFragment(s, slot)
  if (s.readDone || card === '') return false
  const prophecy = prophecyCard(s, card)
  if (p.influence < prophecy.card.cost && p.influence < readCost(s, p, prophecy)) return false
  if (prophecy.requirement.req !== 'spend') return isMet(s, p, prophecy, 0)
  return isMet(s, p, prophecy, p.influence - readCost(s, p, prophecy))
}

export function listReadings(s: EssenceState, p: Player, moves: EssenceMove[]): void {
  if (s.readDone) return
  for (let slot = 1; slot <= boardOf(s).prophecyRow.slots; slot++) {
    if (canRead(s, p, slot)) moves.push({ do: 'read', slot })
  }
}

/** E13.2 Pays; the card is claimed next. */
export function read(s: EssenceState, seat: Seat, slot: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const card = openFragment(s, slot)
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
