/** What a player might expect to be possible in a turn and is not, and why. */
import type { Refused, Seat } from '@ludarium/kernel'
import { boardOf, builtCard, optionsOf, prophecyCard, treatiesOf } from './card.ts'
import type { Cost, Requirement } from './data/index.ts'
import { player } from './pieces.ts'
import type { EssenceState, Player, Segment } from './state.ts'
import { buildCost } from './steps/build.ts'
import { differentCards, isReadyLocation } from './steps/costs.ts'
import { canRead, isMet, readCost } from './steps/prophecy.ts'
import { treatyCost } from './steps/treaty.ts'
import { canPlay } from './steps/turn.ts'

type Reason = Omit<Refused, 'intent'>

const because = (reason: string, params: Refused['params'] = {}): Reason => ({ reason: `why.${reason}`, params })
const need = (reason: string, needed: number, have: number): Reason => because(reason, { need: needed, have })

/** What of a cost is missing. */
function missing(s: EssenceState, p: Player, cost: readonly Cost[], cards: number): Reason | null {
  for (const { pay, n } of cost) {
    if (pay === 'wealth' && p.wealth < n) return need('wealth', n, p.wealth)
    if (pay === 'influence' && p.influence < n) return need('influence', n, p.influence)
    if (pay === 'card' && cards < n) return need('cards', n, cards)
    const ready = p.island.filter((segment) => isReadyLocation(s, segment)).length
    if (pay === 'exhaustLocation' && ready < n) return need('readyLocation', n, ready)
  }
  return null
}

function whyNotBuild(s: EssenceState, p: Player, card: string, discount: number, free: boolean): Reason | null {
  if (!free && p.foundations === 0) return need('foundation', 1, 0)
  const cost = buildCost(s, p, card, discount)
  return cost > p.wealth ? need('wealth', cost, p.wealth) : null
}

function whyNotSign(s: EssenceState, p: Player, index: number, discount: number): Reason | null {
  const cost = treatyCost(s, p, index, discount)
  if (cost < 0) return because('treatyFull')
  if (p.tokens === 0) return need('factionToken', 1, 0)
  const have = p.wealth + p.influence
  return cost > have ? need('tokens', cost, have) : null
}

function unmet(p: Player, requirement: Requirement): Reason {
  switch (requirement.req) {
    case 'attacksWon':
      return need('attacksWon', requirement.n, p.attacksWon)
    case 'treatiesSigned':
      return need('treatiesSigned', requirement.n, p.treatiesSigned)
    case 'spend': {
      const { what, n } = requirement
      if (what === 'either') return need('tokens', n, p.wealth + p.influence)
      return need(what, n, p[what])
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

function whyNotRead(s: EssenceState, p: Player, slot: number, card: string): Reason | null {
  if (slot <= boardOf(s).prophecyRow.lockedSlots.length) return because('locked')
  if (canRead(s, p, slot)) return null
  if (s.readDone) return because('readDone')
  const prophecy = prophecyCard(s, card)
  const cost = readCost(s, p, prophecy)
  if (prophecy.requirement.req === 'monster') return unmet(p, prophecy.requirement)
  if (cost > p.influence) return need('influence', cost, p.influence)
  if (isMet(s, p, prophecy, p.influence - cost)) return null
  return unmet(p, prophecy.requirement)
}

function whyNotUse(s: EssenceState, p: Player, segment: Segment): Reason | null {
  const { star } = builtCard(s, segment.card)
  if (star === null) return null
  if (segment.exhausted) return because('exhausted')
  if (star.star === 'main' && s.mainDone) return because('mainDone')
  return missing(s, p, star.cost, p.hand.length)
}

function whyNotPlay(s: EssenceState, seat: Seat, p: Player, card: string, index: number): Reason | null {
  const option = optionsOf(s, card)[index]
  if (option === undefined || canPlay(s, seat, p, option)) return null
  if (option.star === 'main' && s.mainDone) return because('mainDone')
  return missing(s, p, option.cost, p.hand.length - 1) ?? because('nothingToCopy')
}

function whyInTurn(s: EssenceState, seat: Seat): Refused[] {
  const p = player(s, seat)
  const list: Refused[] = []
  const add = (intent: string, reason: Reason | null): void => {
    if (reason !== null) list.push({ intent, ...reason })
  }
  const done = s.mainDone ? because('mainDone') : null
  if (p.foundations === 0) add('build', done ?? need('foundation', 1, 0))
  for (const card of s.market) add(`build:${card}`, done ?? whyNotBuild(s, p, card, 0, false))
  for (const [i, treaty] of treatiesOf(s).entries()) add(`sign:${treaty.id}`, done ?? whyNotSign(s, p, i, 0))
  for (const card of differentCards(p.hand)) {
    for (const index of optionsOf(s, card).keys()) add(`play:${card}:${index}`, whyNotPlay(s, seat, p, card, index))
  }
  for (const segment of p.island) add(`use:${segment.card}`, whyNotUse(s, p, segment))
  for (const [i, card] of s.row.entries()) if (card !== '') add(`read:${i + 1}`, whyNotRead(s, p, i + 1, card))
  add('pass', done)
  return list
}

export function why(s: EssenceState, seat: Seat): Refused[] {
  const step = s.agenda[s.agenda.length - 1]
  const p = player(s, seat)
  if (step?.step === 'turn') return whyInTurn(s, seat)
  if (step?.step === 'build') {
    return s.market.flatMap((card) => named(`build:${card}`, whyNotBuild(s, p, card, step.discount, step.free)))
  }
  if (step?.step === 'sign') {
    return treatiesOf(s).flatMap(({ id }, i) => named(`sign:${id}`, whyNotSign(s, p, i, step.discount)))
  }
  return []
}

const named = (intent: string, reason: Reason | null): Refused[] => (reason === null ? [] : [{ intent, ...reason }])
