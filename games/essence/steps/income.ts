/** E7 Income phase: everybody at the same time, no decisions. */
import { type Log, push, type Seat, shuffle } from '@ludarium/kernel'
import { builtCard, type Golden, NO_GOLD } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import { addEssence, addFoundations, drawCards, factionOf, onTrack, player } from '../pieces.ts'
import type { EssenceState, Player } from '../state.ts'
import type { Steps } from './table.ts'

/** All golden figures of an island together. */
function goldenSum(s: EssenceState, p: Player): Golden {
  const sum: Golden = { ...NO_GOLD }
  for (const segment of p.island) {
    const { golden } = builtCard(s, segment.card)
    sum.attack += golden.attack
    sum.defense += golden.defense
    sum.foundation += golden.foundation
    sum.wealth += golden.wealth
    sum.influence += golden.influence
    sum.essence += golden.essence
    sum.ignoreAttack += golden.ignoreAttack
    sum.draw += golden.draw
  }
  return sum
}

/** E7.6 Draws; an empty pile is rebuilt from the discard pile. */
function drawIncome(s: EssenceState, seat: Seat, n: number, log?: Log<EssenceEvent>): number {
  const p = player(s, seat)
  const first = drawCards(s, seat, Math.min(n, p.pile.length), log)
  if (first === n || p.discard.length === 0) return first
  p.pile = shuffle(s.chance, p.discard.splice(0))
  return first + drawCards(s, seat, n - first, log)
}

/** E7.1 to E7.6 for one seat. */
function receiveIncome(s: EssenceState, seat: Seat, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  const { stats } = factionOf(s, seat)
  const golden = goldenSum(s, p)
  p.attack = onTrack(s, stats.attack + golden.attack)
  p.defense = onTrack(s, stats.defense + golden.defense)
  p.attacksWon = 0
  p.treatiesSigned = 0
  p.ignores = golden.ignoreAttack
  p.raid = 0
  p.buildDiscount = 0
  p.treatyDiscount = 0
  p.prophecyDiscount = 0
  p.spent = 0
  p.foundations = 0
  addFoundations(s, p, stats.foundations + golden.foundation)
  const wealth = stats.wealth + golden.wealth
  const influence = stats.influence + golden.influence
  p.wealth += wealth
  p.influence += influence
  addEssence(p, golden.essence)
  const cards = drawIncome(s, seat, stats.popularity + golden.draw, log)
  log?.({ type: 'income', seat, wealth, influence, cards, essence: golden.essence })
}

export const incomeSteps = {
  income: {
    run(s, _step, log) {
      s.phase = 'income'
      for (let seat = 0; seat < s.seats; seat++) receiveIncome(s, seat, log)
      push(s, { step: 'advisors' })
    },
  },
} satisfies Steps
