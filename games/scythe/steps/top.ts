/** S5 Top-row actions, and the top row of a Factory card (S9.4). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { IS_LAKE, item, TERRITORIES } from '../board.ts'
import { type Cube, FACTORY_CARD, type FactoryCardData, type Price, TOP_OPTIONS, WORKER_TRACK } from '../data/index.ts'
import { FIRST_WORKER, hasCube, matOf, player, structurePlace, UNIT_COUNT, workersOut } from '../pieces.ts'
import type { Place, Player, ScytheMove, ScytheState } from '../state.ts'
import { lose, offer } from '../tracks.ts'
import { canPayResources, payCards, payResources } from './costs.ts'
import { beginMove } from './move.ts'

/** What an option gives now: its base, one more with its cube moved. */
function worth(p: Player, action: keyof typeof TOP_OPTIONS, option: number): number {
  const { base, cube } = item(TOP_OPTIONS[action], option)
  return base + (cube !== '' && hasCube(p, cube satisfies Cube) ? 1 : 0)
}

export function factoryCardOf(p: Player): FactoryCardData {
  const card = FACTORY_CARD.get(p.factoryCard)
  if (card === undefined) throw new Error('The player has no Factory card.')
  return card
}

/** The action over the section with the token, 'factory' for the Factory card. */
export function topActionOf(p: Player): keyof typeof TOP_OPTIONS | 'factory' {
  return matOf(p).sections[p.section]?.top ?? 'factory'
}

/** S5.4.1 The cost of producing, by workers off the mat. */
export function produceCost(p: Player): { power: number; popularity: number; coins: number } {
  const cost = { power: 0, popularity: 0, coins: 0 }
  const gone = workersOut(p) - (UNIT_COUNT - FIRST_WORKER - WORKER_TRACK.length)
  for (let box = 0; box < gone; box++) {
    const type = item(WORKER_TRACK, box)
    if (type !== '') cost[type]++
  }
  return cost
}

function canProduce(p: Player): boolean {
  const cost = produceCost(p)
  return p.power >= cost.power && p.popularity >= cost.popularity && p.coins >= cost.coins
}

/** S4.1 Whether one part of a card's cost can be paid. */
export function canPayPrice(s: ScytheState, seat: Seat, price: Price): boolean {
  const p = player(s, seat)
  switch (price.type) {
    case 'combatCards':
      return p.hand.length >= price.amount
    case 'anyResources':
      return canPayResources(s, seat, '', price.amount, price.distinct)
    default:
      return p[price.type] >= price.amount
  }
}

/** Whether the action can be taken as far as everybody can see: hidden coins count as enough. */
export function mightTakeTop(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const coins = s.options.coinsVisible === false ? Number.POSITIVE_INFINITY : p.coins
  const action = topActionOf(p)
  switch (action) {
    case 'move':
      return true
    case 'bolster':
    case 'trade':
      return coins >= 1
    case 'produce': {
      const cost = produceCost(p)
      return p.power >= cost.power && p.popularity >= cost.popularity && coins >= cost.coins
    }
    case 'factory':
      return factoryCardOf(p).cost.every((price) =>
        price.type === 'coins' ? coins >= price.amount : canPayPrice(s, seat, price),
      )
  }
}

/** S5.3 Territories with an own worker; `land` leaves out lakes. Workers are never in contested hexes here. */
export function workerPlaces(p: Player, land: boolean): Place[] {
  const places: Place[] = []
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) {
    const place = item(p.units, unit)
    if (place < 0 || place >= TERRITORIES || (land && item(IS_LAKE, place)) || places.includes(place)) continue
    places.push(place)
  }
  return places
}

export function topMoves(s: ScytheState, seat: Seat): ScytheMove[] {
  const p = player(s, seat)
  switch (topActionOf(p)) {
    case 'move':
      return [{ do: 'move' }, { do: 'coins' }]
    case 'bolster':
      if (p.coins < 1) return []
      return [
        { do: 'bolster', take: 'power' },
        { do: 'bolster', take: 'combatCards' },
      ]
    case 'trade': {
      if (p.coins < 1) return []
      const popularity: ScytheMove = { do: 'trade', take: 'popularity' }
      return workerPlaces(p, false).length === 0 ? [popularity] : [{ do: 'trade', take: 'resources' }, popularity]
    }
    case 'produce':
      return canProduce(p) ? [{ do: 'produce' }] : []
    case 'factory':
      return factoryCardOf(p).cost.every((price) => canPayPrice(s, seat, price)) ? [{ do: 'factory' }] : []
  }
}

export function takeTop(s: ScytheState, seat: Seat, move: ScytheMove, log?: Log): void {
  const p = player(s, seat)
  log?.({ type: 'top', seat, action: topActionOf(p) })
  switch (move.do) {
    case 'move':
      beginMove(s, seat, worth(p, 'move', 0), 1)
      return
    case 'coins':
      push(s, { step: 'stars', seat })
      offer(s, seat, 'coins', worth(p, 'move', 1), -1, log)
      return
    /** S5.2 */
    case 'bolster': {
      const amount = worth(p, 'bolster', move.take === 'power' ? 0 : 1)
      lose(s, seat, 'coins', 1, log)
      push(s, { step: 'stars', seat })
      if (structurePlace(p, 'monument') >= 0) offer(s, seat, 'popularity', 1, -1, log)
      offer(s, seat, move.take, amount, -1, log)
      return
    }
    /** S5.3 */
    case 'trade': {
      lose(s, seat, 'coins', 1, log)
      push(s, { step: 'stars', seat })
      if (structurePlace(p, 'armory') >= 0) offer(s, seat, 'power', 1, -1, log)
      if (move.take === 'popularity') offer(s, seat, 'popularity', worth(p, 'trade', 1), -1, log)
      else push(s, { step: 'place', seat, left: worth(p, 'trade', 0), at: -1 })
      return
    }
    /** S5.4 */
    case 'produce': {
      const { power, popularity, coins } = produceCost(p)
      lose(s, seat, 'power', power, log)
      lose(s, seat, 'popularity', popularity, log)
      lose(s, seat, 'coins', coins, log)
      const mill = structurePlace(p, 'mill') >= 0
      push(s, { step: 'harvest', seat, left: worth(p, 'produce', 0), mill, used: [] }, { step: 'stars', seat })
      return
    }
    /** S9.4 */
    case 'factory':
      takeFactory(s, seat, factoryCardOf(p), log)
      return
  }
}

function takeFactory(s: ScytheState, seat: Seat, card: FactoryCardData, log?: Log): void {
  push(s, { step: 'stars', seat })
  if (card.choices.length > 1) push(s, { step: 'choose', seat })
  else push(s, { step: 'gains', seat, gains: item(card.choices, 0), next: 0, at: -1 })
  for (const price of card.cost) {
    if (price.type === 'combatCards') payCards(s, seat, price.amount, log)
    else if (price.type === 'anyResources') payResources(s, seat, '', price.amount, price.distinct, 0, log)
    else lose(s, seat, price.type, price.amount, log)
  }
}
