/** E5 Setup. */
import { at, type Base, below, type Seat, shuffle } from '@ludarium/kernel'
import { boardOf, treatiesOf } from './card.ts'
import { advisors, type FactionId, factionById, factions, fragments, locations, monuments } from './data/index.ts'
import { wishes } from './options.ts'
import type { EssenceState, EssenceStep, Player } from './state.ts'

export function setup(base: Base): EssenceState {
  const { seats, chance } = base
  const board = boardOf(base)
  const first = base.options.firstSeat === 'random' ? below(chance, seats) : Number(base.options.firstSeat)
  const order = Array.from({ length: seats }, (_, place) => (first + place) % seats)
  const taken = assignFactions(base)
  const pile = [3, 2, 1].flatMap((value) => shuffle(chance, fragmentsOf(value)))
  const removed = removeFragments(base, pile)
  const row: string[] = []
  while (row.length < board.prophecyRow.slots) row.unshift(pile.pop() ?? '')
  const deck = shuffle(
    chance,
    locations.map((card) => card.id),
  )
  const market: string[] = []
  const size = board.market.locationsPerPlayer * seats + board.market.firstRoundExtraLocations
  while (market.length < size) market.push(deck.pop() ?? '')
  return {
    ...base,
    phase: 'setup',
    players: Array.from({ length: seats }, (_, seat) => newPlayer(base, taken[seat] ?? '', order.indexOf(seat))),
    order,
    at: -1,
    mainDone: false,
    readDone: false,
    threat: board.tracks.threat.start,
    treaties: treatiesOf(base).map(() => []),
    market,
    locations: deck,
    monuments: shuffle(
      chance,
      monuments.map((card) => card.id),
    ),
    locationDiscard: [],
    monumentDiscard: [],
    advisors: advisors.map(({ id, copies }) => ({ advisor: id, left: copies, shown: false, wealth: 0 })),
    row,
    prophecies: pile,
    prophecyDiscard: [],
    removed,
    trade: '',
    embassy: -1,
    agenda: [...choices(order, taken), { step: 'deal' }],
  }
}

/** E5.1 Factions that are named or dealt; '' where the seat will choose (E2.1). */
function assignFactions(base: Base): (FactionId | '')[] {
  const asked = wishes(base.options)
  const free = shuffle(
    base.chance,
    factions.map((one) => one.id).filter((id) => !asked.includes(id)),
  )
  return Array.from({ length: base.seats }, (_, seat) => {
    const named = factionById.get(asked[seat] ?? '')
    if (named !== undefined) return named.id
    return base.options.factionAssignment === 'choose' ? '' : (free.pop() ?? '')
  })
}

/** E2.1 Who chooses, the last in turn order first. */
function choices(order: readonly Seat[], taken: readonly string[]): EssenceStep[] {
  const open = order.filter((seat) => taken[seat] === '')
  return open.reverse().map((seat) => ({ step: 'chooseFaction', seat }))
}

const fragmentsOf = (value: number): string[] => fragments.filter((one) => one.value === value).map((one) => one.id)

/** E5.3 Six random fragments of value I and six of value II leave the game unseen (R4). */
function removeFragments(base: Base, pile: string[]): string[] {
  const removed: string[] = []
  for (const [value, count] of Object.entries(boardOf(base).prophecyRow.removeAtSetup)) {
    const ids = new Set(fragmentsOf(Number(value)))
    const start = pile.findIndex((card) => ids.has(card))
    removed.push(...pile.splice(start, count))
  }
  return removed
}

function newPlayer(base: Base, faction: FactionId | '', place: number): Player {
  const { startingWealthByOrder, factionTokens } = boardOf(base)
  return {
    faction,
    wealth: at(startingWealthByOrder, place),
    influence: 0,
    attack: 0,
    defense: 0,
    foundations: 0,
    spent: 0,
    essence: 0,
    shards: 0,
    revenge: 0,
    hand: [],
    pile: [],
    discard: [],
    advisors: [],
    island: [],
    fragments: [],
    ignores: 0,
    raid: 0,
    attacksWon: 0,
    treatiesSigned: 0,
    tokens: factionTokens.freeForTreatiesAndReservations,
    buildDiscount: 0,
    treatyDiscount: 0,
    prophecyDiscount: 0,
    pass: 0,
    idle: 0,
    bidWealth: 0,
    bidInfluence: 0,
    reserved: 0,
  }
}
