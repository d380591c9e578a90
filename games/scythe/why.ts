/** Reasons for what a player might expect to be possible now and is not: what is needed, then what is there. */
import type { Refused, Seat } from '@ludarium/kernel'
import { item } from './board.ts'
import { type Price, RESOURCES, SECTIONS, UNITS } from './data/index.ts'
import { encounterOf, factoryCardOf, matOf, objectiveOf } from './figures.ts'
import { bottomCost, produceCost, topActionOf } from './mat.ts'
import { holds } from './objectives.ts'
import { player, resourcesOf, workerPlaces } from './pieces.ts'
import { canStep } from './reach.ts'
import type { Player, ScytheState } from './state.ts'
import { canTakeBottom } from './steps/bottom.ts'
import { canPayPrice } from './steps/costs.ts'
import { FACTORY_SECTION, mayChooseSection } from './steps/turn.ts'

export function why(s: ScytheState, seat: Seat): readonly Refused[] {
  const step = s.agenda[s.agenda.length - 1]
  switch (step?.step) {
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

function lacks(intent: string, what: string, need: number, have: number): Refused {
  return { intent, reason: `why.${what}`, params: { need, have } }
}

function sections(s: ScytheState, seat: Seat): Refused[] {
  return SECTIONS.flatMap((section, i): Refused[] => {
    if (mayChooseSection(s, seat, i)) return []
    const none = i === FACTORY_SECTION && player(s, seat).factoryCard === ''
    return [{ intent: `section:${section}`, reason: none ? 'why.factoryCard' : 'why.same', params: {} }]
  })
}

function top(s: ScytheState, seat: Seat): Refused[] {
  const p = player(s, seat)
  const action = topActionOf(s, p)
  switch (action) {
    case 'bolster':
    case 'trade':
      if (p.coins < 1) return [lacks(action, 'coins', 1, p.coins)]
      if (action === 'bolster' || workerPlaces(p, false).length > 0) return []
      return [{ intent: 'trade:resources', reason: 'why.noWorker', params: {} }]
    case 'produce': {
      const cost = produceCost(s, p)
      const short = (['power', 'popularity', 'coins'] as const).filter((what) => p[what] < cost[what])
      return short.map((what) => lacks('produce', what, cost[what], p[what]))
    }
    case 'factory':
      return factoryCardOf(s, p.factoryCard).cost.flatMap((price) => unpaid(s, seat, 'factory', price))
    case 'move':
      return []
  }
}

/** The bottom row of the section with the token. */
function bottom(s: ScytheState, seat: Seat): Refused[] {
  const p = player(s, seat)
  const section = matOf(s, p).sections[p.section]
  if (section === undefined || canTakeBottom(s, seat)) return []
  const have = item(resourcesOf(s, seat), RESOURCES.indexOf(section.resource))
  return [lacks(`bottom:${section.bottom}`, section.resource, bottomCost(s, p, p.section), have)]
}

function unpaid(s: ScytheState, seat: Seat, intent: string, price: Price): Refused[] {
  if (canPayPrice(s, seat, price)) return []
  return [lacks(intent, price.type, price.amount, stock(s, seat, player(s, seat), price))]
}

function stock(s: ScytheState, seat: Seat, p: Player, price: Price): number {
  if (price.type === 'combatCards') return p.hand.length
  if (price.type !== 'anyResources') return p[price.type]
  const tokens = resourcesOf(s, seat)
  return price.distinct ? tokens.filter((n) => n > 0).length : tokens.reduce((sum, n) => sum + n, 0)
}

function objectives(s: ScytheState, seat: Seat, end: boolean): Refused[] {
  return player(s, seat).objectives.flatMap((id): Refused[] => {
    const data = objectiveOf(s, id)
    const intent = `reveal:${id}`
    if (!holds(s, seat, data.condition)) return [{ intent, reason: 'why.objective', params: { objective: id } }]
    return end || data.timing === 'anytime' ? [] : [{ intent, reason: 'why.endOfTurn', params: {} }]
  })
}

function units(s: ScytheState, seat: Seat): Refused[] {
  const p = player(s, seat)
  return UNITS.flatMap((name, unit): Refused[] => {
    if (item(p.units, unit) < 0) return []
    const intent = `unit:${name}`
    if ((s.moved & (1 << unit)) !== 0) return [{ intent, reason: 'why.moved', params: {} }]
    return canStep(s, seat, unit) ? [] : [{ intent, reason: 'why.noStep', params: {} }]
  })
}

function encounterOptions(s: ScytheState, seat: Seat): Refused[] {
  const { options } = encounterOf(s, s.encounter)
  return options.flatMap(({ id, cost }) => cost.flatMap((price) => unpaid(s, seat, `option:${id}`, price)))
}
