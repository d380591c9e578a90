/** A copy of a state that shares nothing with it, written out field by field because bots make very many. */
import { at, clone } from '@ludarium/kernel'
import type { AdvisorPile, EssenceState, EssenceStep, Player, Segment } from './state.ts'

function islandCopy(island: readonly Segment[]): Segment[] {
  const copy: Segment[] = []
  for (let i = 0; i < island.length; i++) {
    const { card, x, y, exhausted } = at(island, i)
    copy.push({ card, x, y, exhausted })
  }
  return copy
}

function playerCopy(p: Player): Player {
  return {
    faction: p.faction,
    wealth: p.wealth,
    influence: p.influence,
    attack: p.attack,
    defense: p.defense,
    foundations: p.foundations,
    spent: p.spent,
    essence: p.essence,
    shards: p.shards,
    revenge: p.revenge,
    hand: p.hand.slice(),
    pile: p.pile.slice(),
    discard: p.discard.slice(),
    advisors: p.advisors.slice(),
    island: islandCopy(p.island),
    fragments: p.fragments.slice(),
    ignores: p.ignores,
    raid: p.raid,
    attacksWon: p.attacksWon,
    treatiesSigned: p.treatiesSigned,
    tokens: p.tokens,
    buildDiscount: p.buildDiscount,
    treatyDiscount: p.treatyDiscount,
    prophecyDiscount: p.prophecyDiscount,
    pass: p.pass,
    idle: p.idle,
    bidWealth: p.bidWealth,
    bidInfluence: p.bidInfluence,
    reserved: p.reserved,
  }
}

function advisorsCopy(piles: readonly AdvisorPile[]): AdvisorPile[] {
  const copy: AdvisorPile[] = []
  for (let i = 0; i < piles.length; i++) {
    const { advisor, left, shown, wealth } = at(piles, i)
    copy.push({ advisor, left, shown, wealth })
  }
  return copy
}

export function cloneState(s: EssenceState): EssenceState {
  const players: Player[] = []
  for (const p of s.players) players.push(playerCopy(p))
  const agenda: EssenceStep[] = []
  for (const step of s.agenda) agenda.push(clone(step))
  const treaties: number[][] = []
  for (const tokens of s.treaties) treaties.push(tokens.slice())
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    options: clone(s.options),
    round: s.round,
    turn: s.turn,
    reveals: s.reveals,
    chance: { seed: s.chance.seed, used: s.chance.used },
    agenda,
    phase: s.phase,
    players,
    order: s.order.slice(),
    at: s.at,
    mainDone: s.mainDone,
    readDone: s.readDone,
    threat: s.threat,
    treaties,
    market: s.market.slice(),
    locations: s.locations.slice(),
    monuments: s.monuments.slice(),
    locationDiscard: s.locationDiscard.slice(),
    monumentDiscard: s.monumentDiscard.slice(),
    advisors: advisorsCopy(s.advisors),
    row: s.row.slice(),
    prophecies: s.prophecies.slice(),
    prophecyDiscard: s.prophecyDiscard.slice(),
    removed: s.removed.slice(),
    trade: s.trade,
    embassy: s.embassy,
  }
}
