/** What a player might expect to be possible in a turn and is not, and why. */
import { type BlockedMove, type Message, next, type Seat } from '@ludarium/kernel'
import { boardOf, builtCard, optionsOf, prophecyCard, treatiesOf } from './card.ts'
import type { CharacterOption, Cost, Requirement } from './data/index.ts'
import type { EssenceMove } from './moves.ts'
import { player } from './pieces.ts'
import type { EssenceState, Player, Segment } from './state.ts'
import { buildCost } from './steps/build.ts'
import { differentCards, isReadyLocation } from './steps/costs.ts'
import { isMet, readCost } from './steps/prophecy.ts'
import { treatyCost } from './steps/treaty.ts'
import { canPlay } from './steps/turn.ts'
import { surveyOf } from './survey.ts'

type Why = BlockedMove<EssenceMove>

const because = (reason: string, params: Message['params'] = {}): Message => ({ key: `why.${reason}`, params })
const need = (reason: string, needed: number, have: number): Message => because(reason, { need: needed, have })

/** What of a cost is missing, with so many cards in hand. The segment `bearer` cannot pay for itself. */
function missing(s: EssenceState, p: Player, cost: readonly Cost[], cards: number, bearer: string): Message | null {
  for (const { pay, n } of cost) {
    if (pay === 'wealth' && p.wealth < n) return need('wealth', n, p.wealth)
    if (pay === 'influence' && p.influence < n) return need('influence', n, p.influence)
    if (pay === 'card' && cards < n) return need('cards', n, cards)
    if (pay !== 'exhaustLocation') continue
    const ready = p.island.filter((segment) => segment.card !== bearer && isReadyLocation(s, segment)).length
    if (ready < n) return need('readyLocation', n, ready)
  }
  return null
}

function whyNotBuild(s: EssenceState, p: Player, card: string, discount: number, free: boolean): Message | null {
  if (!free && p.foundations === 0) return need('foundation', 1, 0)
  const cost = buildCost(s, p, card, discount)
  return cost > p.wealth ? need('wealth', cost, p.wealth) : null
}

function whyNotSign(s: EssenceState, p: Player, index: number, discount: number): Message | null {
  const cost = treatyCost(s, p, index, discount)
  if (cost < 0) return because('treatyFull')
  if (p.tokens === 0) return need('factionToken', 1, 0)
  const have = p.wealth + p.influence
  return cost > have ? need('tokens', cost, have) : null
}

/** `cost` is the Influence that reading takes beside what the requirement spends. */
function unmet(p: Player, requirement: Requirement, cost: number): Message {
  switch (requirement.req) {
    case 'attacksWon':
      return need('attacksWon', requirement.n, p.attacksWon)
    case 'treatiesSigned':
      return need('treatiesSigned', requirement.n, p.treatiesSigned)
    case 'spend': {
      const { what, n } = requirement
      if (what === 'either') return need('tokens', n + cost, p.wealth + p.influence)
      return what === 'wealth' ? need('wealth', n, p.wealth) : need('influence', n + cost, p.influence)
    }
    case 'sameType':
      return because('sameType', { need: requirement.n })
    case 'monuments':
      return because('monuments', { need: requirement.n })
    case 'monster':
      return because('monster', { defense: requirement.defense })
    case 'pattern':
      return because('pattern')
  }
}

function whyNotRead(s: EssenceState, p: Player, slot: number, card: string): Message | null {
  if (slot <= boardOf(s).prophecyRow.lockedSlots.length) return because('locked')
  if (s.readDone) return because('readDone')
  const prophecy = prophecyCard(s, card)
  const cost = readCost(s, p, prophecy)
  if (prophecy.requirement.req === 'monster') return unmet(p, prophecy.requirement, cost)
  if (cost > p.influence) return need('influence', cost, p.influence)
  return isMet(s, p, surveyOf(s, p), prophecy, p.influence - cost) ? null : unmet(p, prophecy.requirement, cost)
}

function whyNotUse(s: EssenceState, p: Player, segment: Segment): Message | null {
  const { star } = builtCard(s, segment.card)
  if (star === null) return null
  if (segment.exhausted) return because('exhausted')
  if (star.star === 'main' && s.mainDone) return because('mainDone')
  return missing(s, p, star.cost, p.hand.length, segment.card)
}

function whyNotPlay(s: EssenceState, seat: Seat, p: Player, option: CharacterOption): Message | null {
  if (canPlay(s, seat, p, option)) return null
  if (option.star === 'main' && s.mainDone) return because('mainDone')
  return missing(s, p, option.cost, p.hand.length - 1, '') ?? because('nothingToCopy')
}

function whyInTurn(s: EssenceState, seat: Seat): Why[] {
  const p = player(s, seat)
  const list: Why[] = []
  const add = (move: Why['move'], reason: Message | null): void => {
    if (reason !== null) list.push({ move, reason })
  }
  const done = s.mainDone ? because('mainDone') : null
  if (p.foundations === 0) add({ do: 'build' }, done ?? need('foundation', 1, 0))
  for (const card of s.market) add({ do: 'build', card }, done ?? whyNotBuild(s, p, card, 0, false))
  for (const [i, { id }] of treatiesOf(s).entries()) add({ do: 'sign', treaty: id }, done ?? whyNotSign(s, p, i, 0))
  for (const card of differentCards(p.hand)) {
    for (const [option, one] of optionsOf(s, card).entries()) {
      add({ do: 'play', card, option }, whyNotPlay(s, seat, p, one))
    }
  }
  for (const segment of p.island) add({ do: 'use', card: segment.card }, whyNotUse(s, p, segment))
  for (const [i, card] of s.row.entries())
    if (card !== '') add({ do: 'read', slot: i + 1 }, whyNotRead(s, p, i + 1, card))
  add({ do: 'pass' }, done)
  return list
}

export function why(s: EssenceState, seat: Seat): Why[] {
  const step = next(s)
  const p = player(s, seat)
  if (step?.step === 'turn') return whyInTurn(s, seat)
  if (step?.step === 'build') {
    return s.market.flatMap((card) => named({ do: 'build', card }, whyNotBuild(s, p, card, step.discount, step.free)))
  }
  if (step?.step === 'sign') {
    return treatiesOf(s).flatMap(({ id }, i) => named({ do: 'sign', treaty: id }, whyNotSign(s, p, i, step.discount)))
  }
  return []
}

const named = (move: Why['move'], reason: Message | null): Why[] => (reason === null ? [] : [{ move, reason }])
