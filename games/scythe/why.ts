/** Reasons for what a player might expect to be possible now and is not: what is needed, then what is there. */
import { at, type BlockedMove, type Message, next, type Seat } from '@ludarium/kernel'
import { type Price, RESOURCES, SECTIONS, UNITS } from './data/index.ts'
import { encounterOf, factoryCardOf, matOf, objectiveOf } from './figures.ts'
import { bottomCost, produceCost, topActionOf } from './mat.ts'
import { objectiveHolds } from './objectives.ts'
import { player, resourcesOf, workerPlaces } from './pieces.ts'
import { canStep } from './reach.ts'
import type { Player, ScytheMove, ScytheState } from './state.ts'
import { canTakeBottom } from './steps/bottom.ts'
import { canPayPrice } from './steps/costs.ts'
import { FACTORY_SECTION, mayChooseSection } from './steps/turn.ts'

type No = BlockedMove<ScytheMove>

export function why(s: ScytheState, seat: Seat): readonly No[] {
  switch (next(s)?.step) {
    case 'section':
      return sections(s, seat)
    case 'top':
      return [...top(s, seat), ...bottom(s, seat), ...objectives(s, seat, false)]
    case 'bottom':
      return objectives(s, seat, false)
    case 'end':
      return [...bottom(s, seat), ...objectives(s, seat, true)]
    case 'moving':
      return units(s, seat)
    case 'option':
      return encounterOptions(s, seat)
    default:
      return []
  }
}

function lacks(what: string, need: number, have: number): Message {
  return { key: `why.${what}`, params: { need, have } }
}

function sections(s: ScytheState, seat: Seat): No[] {
  return SECTIONS.flatMap((section, i): No[] => {
    if (mayChooseSection(s, seat, i)) return []
    const none = i === FACTORY_SECTION && player(s, seat).factoryCard === ''
    return [{ move: { do: 'section', section }, reason: { key: none ? 'why.factoryCard' : 'why.same' } }]
  })
}

function top(s: ScytheState, seat: Seat): No[] {
  const p = player(s, seat)
  const action = topActionOf(s, p)
  switch (action) {
    case 'bolster':
    case 'trade':
      if (p.coins < 1) return [{ move: { do: action }, reason: lacks('coins', 1, p.coins) }]
      if (action === 'bolster' || workerPlaces(p, false).length > 0) return []
      return [{ move: { do: 'trade', take: 'resources' }, reason: { key: 'why.noWorker' } }]
    case 'produce': {
      const cost = produceCost(s, p)
      const short = (['power', 'popularity', 'coins'] as const).filter((what) => p[what] < cost[what])
      return short.map((what) => ({ move: { do: 'produce' }, reason: lacks(what, cost[what], p[what]) }))
    }
    case 'factory':
      return factoryCardOf(s, p.factoryCard).cost.flatMap((price) => unpaid(s, seat, { do: 'factory' }, price))
    case 'move':
      return []
  }
}

/** The bottom row of the section with the token. */
function bottom(s: ScytheState, seat: Seat): No[] {
  const p = player(s, seat)
  const section = matOf(s, p).sections[p.section]
  if (section === undefined || canTakeBottom(s, seat)) return []
  const have = at(resourcesOf(s, seat), RESOURCES.indexOf(section.resource))
  const reason = lacks(section.resource, bottomCost(s, p, p.section), have)
  return [{ move: { do: 'bottom', action: section.bottom }, reason }]
}

function unpaid(s: ScytheState, seat: Seat, move: ScytheMove, price: Price): No[] {
  if (canPayPrice(s, seat, price)) return []
  const what = price.distinct ? 'distinctResources' : price.type
  return [{ move, reason: lacks(what, price.amount, stock(s, seat, player(s, seat), price)) }]
}

function stock(s: ScytheState, seat: Seat, p: Player, price: Price): number {
  if (price.type === 'combatCards') return p.hand.length
  if (price.type !== 'anyResources') return p[price.type]
  const tokens = resourcesOf(s, seat)
  return price.distinct ? tokens.filter((n) => n > 0).length : tokens.reduce((sum, n) => sum + n, 0)
}

function objectives(s: ScytheState, seat: Seat, end: boolean): No[] {
  return player(s, seat).objectives.flatMap((objective): No[] => {
    const { condition, timing } = objectiveOf(s, objective)
    const move: ScytheMove = { do: 'reveal', objective }
    if (!objectiveHolds(s, seat, condition)) {
      return [{ move, reason: { key: 'why.objective', params: { objective: { key: `objective.${objective}.text` } } } }]
    }
    return end || timing === 'anytime' ? [] : [{ move, reason: { key: 'why.endOfTurn' } }]
  })
}

function units(s: ScytheState, seat: Seat): No[] {
  const p = player(s, seat)
  return UNITS.flatMap((name, unit): No[] => {
    if (at(p.units, unit) < 0) return []
    const move = { do: 'unit', unit: name } as const
    if ((s.moved & (1 << unit)) !== 0) return [{ move, reason: { key: 'why.moved' } }]
    return canStep(s, seat, unit) ? [] : [{ move, reason: { key: 'why.noStep' } }]
  })
}

function encounterOptions(s: ScytheState, seat: Seat): No[] {
  const { options } = encounterOf(s, s.encounter)
  return options.flatMap(({ id, cost }) =>
    cost.flatMap((price) => unpaid(s, seat, { do: 'option', option: id }, price)),
  )
}
