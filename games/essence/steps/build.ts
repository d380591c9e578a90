/** E10 Building. */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { type Built, builtCard } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import { modifiers, openCells } from '../island.ts'
import type { EssenceMove } from '../moves.ts'
import { addEssence, player, removeCard } from '../pieces.ts'
import type { EssenceState, Player, StepOf } from '../state.ts'
import { type Survey, surveyOf } from '../survey.ts'
import { effectsOf, triggerOf } from './effects.ts'
import type { Steps } from './table.ts'

/** What a card costs with the island's modifiers and this discount. */
function costWith(card: Built, { modifiers }: Survey, discount: number): number {
  let cost = card.cost - discount
  for (const { modify, n, filter } of modifiers) {
    if (modify !== 'buildCost') continue
    if (filter.type !== undefined && filter.type !== card.card.type) continue
    if (filter.kind !== undefined && filter.kind !== card.card.kind) continue
    cost += n
  }
  return Math.max(0, cost)
}

/** E10.2 step 2: what a card costs the seat now, in Wealth; `discount` is that of the action in hand. */
export function buildCost(s: EssenceState, p: Player, card: string, discount: number): number {
  return costWith(builtCard(s, card), surveyOf(s, p), discount + p.buildDiscount)
}

/** Adds a build move for every card of the market that the seat can pay. */
export function listBuilds(s: EssenceState, p: Player, survey: Survey, discount: number, moves: EssenceMove[]): void {
  const less = discount + p.buildDiscount
  for (const card of s.market) {
    if (costWith(builtCard(s, card), survey, less) <= p.wealth) moves.push({ do: 'build', card })
  }
}

/** E10.2 steps 1 and 2; the card leaves the market when its cell is chosen. */
export function startBuilding(
  s: EssenceState,
  seat: Seat,
  card: string,
  discount: number,
  free: boolean,
  log?: Log<EssenceEvent>,
): void {
  const p = player(s, seat)
  const cost = buildCost(s, p, card, discount)
  if (!free) {
    p.foundations--
    p.spent++
  }
  p.wealth -= cost
  p.buildDiscount = 0
  log?.({ type: 'build', seat, card, cost })
  push(s, { step: 'place', seat, card })
}

export const buildSteps = {
  /** E19.2 buildAction: an offer. */
  build: {
    skip: (s, step) => listed(s, step).length === 0,
    legal: (s, step) => [...listed(s, step), { do: 'decline' }],
    on: {
      build: (s, { discount, free }, seat, { card }, log) => startBuilding(s, seat, card, discount, free, log),
      decline() {},
    },
  },

  /** E10.2 steps 3 to 6. */
  place: {
    legal: (s, _step, seat) => openCells(s, player(s, seat).island, '').map(({ x, y }) => ({ do: 'place', x, y })),
    on: {
      place(s, { card }, seat, { x, y }, log) {
        const p = player(s, seat)
        const built = builtCard(s, card)
        const essence = built.card.essence + modifiers(s, p.island, built, x, y)
        removeCard(s.market, card)
        p.island.push({ card, x, y, exhausted: false })
        addEssence(p, essence)
        log?.({ type: 'placed', seat, card, x, y, essence })
        for (const script of built.onBuild) push(s, effectsOf(seat, script, card))
        push(s, triggerOf(seat, 'build', card))
      },
    },
  },
} satisfies Steps

function listed(s: EssenceState, step: StepOf<'build'>): EssenceMove[] {
  const p = player(s, step.seat)
  const moves: EssenceMove[] = []
  if (step.free || p.foundations > 0) listBuilds(s, p, surveyOf(s, p), step.discount, moves)
  return moves
}
