/** A copy of a state, field by field: bots spend much of their time here. */
import { clone } from '@ludarium/kernel'
import type { Automa, InnovationState, Offer, Player } from './state.ts'

export function cloneState(s: InnovationState): InnovationState {
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
    map: s.map,
    participants: s.participants,
    terrain: s.terrain.slice(),
    owner: s.owner.slice(),
    building: s.building.slice(),
    neutral: s.neutral.slice(),
    annex: s.annex.slice(),
    city: s.city.slice(),
    bridges: s.bridges.map(({ from, to, owner }) => ({ from, to, owner })),
    players: s.players.map(copyPlayer),
    automa: s.automa === null ? null : copyAutoma(s.automa),
    virtual:
      s.virtual === null
        ? null
        : { levels: s.virtual.levels.slice(), area: s.virtual.area, spare: s.virtual.spare.slice() },
    order: s.order.slice(),
    passing: s.passing.slice(),
    active: s.active,
    sets: s.sets.map(({ terrain, factions, bonus }) => ({ terrain, factions: factions.slice(), bonus })),
    draft: {
      terrains: s.draft.terrains.slice(),
      factions: s.draft.factions.slice(),
      palaces: s.draft.palaces.slice(),
      bonuses: s.draft.bonuses.slice(),
    },
    rounds: s.rounds.slice(),
    final: s.final,
    phase: s.phase,
    bookActions: s.bookActions.slice(),
    usedActions: s.usedActions.slice(),
    competencies: s.competencies.slice(),
    copies: s.copies.slice(),
    innovations: s.innovations.slice(),
    palaces: s.palaces.slice(),
    cityTiles: s.cityTiles.slice(),
    bonuses: s.bonuses.slice(),
    bonusCoins: s.bonusCoins.slice(),
    spaces: s.spaces.map((spaces) => spaces.slice()),
    offers: s.offers.map(copyOffer),
  }
}

function copyOffer({ seat, from, amount, hex }: Offer): Offer {
  return { seat, from, amount, hex }
}

function copyPlayer(p: Player): Player {
  return {
    terrain: p.terrain,
    faction: p.faction,
    bonus: p.bonus,
    palace: p.palace,
    reserved: p.reserved,
    coins: p.coins,
    tools: p.tools,
    scholars: p.scholars,
    pool: p.pool,
    books: p.books.slice(),
    bowls: [p.bowls[0], p.bowls[1], p.bowls[2]],
    lost: p.lost,
    points: p.points.slice(),
    vp: p.vp,
    sailing: p.sailing,
    terraforming: p.terraforming,
    levels: p.levels.slice(),
    supply: p.supply.slice(),
    bridges: p.bridges,
    annexes: p.annexes,
    hexes: p.hexes.slice(),
    rivers: p.rivers.slice(),
    competencies: p.competencies.slice(),
    innovations: p.innovations.slice(),
    cities: p.cities.slice(),
    used: p.used.slice(),
    passed: p.passed,
  }
}

function copyAutoma(automa: Automa): Automa {
  return {
    faction: automa.faction,
    terrain: automa.terrain,
    difficulty: automa.difficulty,
    vp: automa.vp,
    levels: automa.levels.slice(),
    scholars: automa.scholars,
    supply: automa.supply.slice(),
    hexes: automa.hexes.slice(),
    marked: automa.marked.slice(),
    bonus: automa.bonus,
    innovations: automa.innovations.slice(),
    passed: automa.passed,
    draw: automa.draw.slice(),
    shown: automa.shown,
    discard: automa.discard.slice(),
    reserve: automa.reserve.slice(),
    known: automa.known.slice(),
    cubes: automa.cubes.slice(),
    youth: automa.youth,
    fallow: automa.fallow.slice(),
    blighted: automa.blighted.slice(),
    achievements: automa.achievements.slice(),
  }
}
