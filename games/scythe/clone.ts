/** A copy of a state, field by field: bots spend much of their time here. */
import { clone } from '@ludarium/kernel'
import type { Player, ScytheState } from './state.ts'

export function cloneState(s: ScytheState): ScytheState {
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    options: clone(s.options),
    round: s.round,
    turn: s.turn,
    reveals: s.reveals,
    chance: { seed: s.chance.seed, used: s.chance.used },
    agenda: clone(s.agenda),
    players: s.players.map(copyPlayer),
    order: s.order.slice(),
    first: s.first,
    active: s.active,
    resources: s.resources.slice(),
    encounters: s.encounters.slice(),
    tokens: s.tokens.slice(),
    traps: s.traps.slice(),
    bonusTile: s.bonusTile,
    combatDeck: s.combatDeck.slice(),
    combatDiscard: s.combatDiscard.slice(),
    objectiveDeck: s.objectiveDeck.slice(),
    encounterDeck: s.encounterDeck.slice(),
    encountersSeen: s.encountersSeen.slice(),
    encounter: s.encounter,
    factory: s.factory.slice(),
    factoryBox: s.factoryBox.slice(),
    forced: s.forced,
    coerced: s.coerced,
    toka: s.toka,
    preferred: s.preferred,
    moved: s.moved,
    shinobi: s.shinobi.slice(),
    contests: s.contests.length === 0 ? [] : clone(s.contests),
  }
}

function copyPlayer(p: Player): Player {
  return {
    faction: p.faction,
    mat: p.mat,
    power: p.power,
    popularity: p.popularity,
    coins: p.coins,
    hand: p.hand.slice(),
    objectives: p.objectives.slice(),
    revealed: p.revealed.slice(),
    factoryCard: p.factoryCard,
    section: p.section,
    cubes: p.cubes.slice(),
    slots: p.slots.slice(),
    recruits: p.recruits.slice(),
    bonuses: p.bonuses.slice(),
    structures: p.structures.slice(),
    units: p.units.slice(),
    stars: p.stars.slice(),
    wins: p.wins,
    tokens: p.tokens.slice(),
    asks: p.asks,
    accepts: p.accepts.slice(),
    gifts: p.gifts,
  }
}
