/** Names of places, pieces and things that sentences are made of. */
import type { Catalog } from '@ludarium/kernel'
import { BASES, FACTORY_CARDS, type Faction, HEXES } from '../data/index.ts'

const OF_FACTION: Readonly<Record<Faction, string>> = {
  nordic: 'Nordic',
  rusviet: 'Rusviet',
  crimea: 'Crimean',
  saxony: 'Saxon',
  polania: 'Polanian',
  albion: 'Albion',
  togawa: 'Togawa',
}

/** A hex is called by its terrain, the letter of its row and its column: the farm r6c3 is "farm G3". */
function places(): Record<string, string> {
  const names: Record<string, string> = {}
  for (const { id, row, col, terrain } of HEXES) {
    names[`place.${id}`] = terrain === 'factory' ? 'the Factory' : `${terrain} ${String.fromCharCode(65 + row)}${col}`
  }
  for (const { id, faction } of BASES) {
    names[`place.${id}`] = `the ${OF_FACTION[faction]} base`
  }
  return names
}

function factoryCards(): Record<string, string> {
  return Object.fromEntries(FACTORY_CARDS.map(({ id, number }) => [`factory.${id}`, `Factory card ${number}`]))
}

export const things = {
  'role.faction': 'Faction',
  'role.mat': 'Player mat',
  'unit.character': 'character',
  'unit.worker': 'worker',
  'unit.mech': '{ability} mech',
  'terrain.mountain': 'mountain',
  'terrain.farm': 'farm',
  'terrain.tundra': 'tundra',
  'terrain.forest': 'forest',
  'terrain.village': 'village',
  'terrain.lake': 'lake',
  'terrain.factory': 'Factory',
  'resource.metal': 'metal',
  'resource.food': 'food',
  'resource.oil': 'oil',
  'resource.wood': 'wood',
  'structure.mill': 'mill',
  'structure.monument': 'monument',
  'structure.mine': 'mine',
  'structure.armory': 'armory',
  'section.upgrade': 'Upgrade',
  'section.deploy': 'Deploy',
  'section.build': 'Build',
  'section.enlist': 'Enlist',
  'section.factory': 'Factory card',
  'top.move': 'Move',
  'top.bolster': 'Bolster',
  'top.trade': 'Trade',
  'top.produce': 'Produce',
  'top.factory': 'Factory card',
  'cube.move.units': 'one more unit in a Move',
  'cube.move.coins': 'one more coin instead of a Move',
  'cube.bolster.power': 'one more power from Bolster',
  'cube.bolster.cards': 'one more combat card from Bolster',
  'cube.trade.popularity': 'one more popularity from Trade',
  'cube.produce.territories': 'one more territory to produce on',
  'card.combat2': 'combat card 2',
  'card.combat3': 'combat card 3',
  'card.combat4': 'combat card 4',
  'card.combat5': 'combat card 5',
  'token.flag': 'flag',
  'token.trap': 'trap',
  'trap.trapPopularity': 'popularity trap',
  'trap.trapPower': 'power trap',
  'trap.trapCoins': 'coin trap',
  'trap.trapCards': 'combat card trap',
  'goal.upgrades': 'all six upgrades',
  'goal.mechs': 'all four mechs',
  'goal.structures': 'all four structures',
  'goal.recruits': 'all four recruits',
  'goal.workers': 'all eight workers',
  'goal.objective': 'an objective',
  'goal.combat': 'a combat victory',
  'goal.popularity': '18 popularity',
  'goal.power': '16 power',
  'tile.adjacentTunnels': 'Tunnels next to your structures',
  'tile.adjacentLakes': 'Lakes next to your structures',
  'tile.adjacentEncounters': 'Encounter hexes next to your structures',
  'tile.onTunnels': 'Structures on tunnels',
  'tile.longestRow': 'Longest straight row of structures',
  'tile.onFarmsOrTundras': 'Structures on farms and tundras',
  'score.coins': 'Coins',
  'score.stars': 'Stars',
  'score.territories': 'Territories',
  'score.resources': 'Pairs of resources',
  'score.structures': 'Structure bonus',
  'score.flags': 'Flags',
  'score.meander': 'Encounter hexes',
  'amount.coins': '{amount, plural, one {# coin} other {# coins}}',
  'amount.power': '{amount} power',
  'amount.popularity': '{amount} popularity',
  'amount.combatCards': '{amount, plural, one {# combat card} other {# combat cards}}',
  'amount.worker': '{amount, plural, one {# worker} other {# workers}}',
  'amount.metal': '{amount} metal',
  'amount.food': '{amount} food',
  'amount.oil': '{amount} oil',
  'amount.wood': '{amount} wood',
  'amount.anyResources': '{amount, plural, one {# resource} other {# resources}} of any type',
  'amount.distinctResources': '{amount} resources of different types',
  'amount.build': 'build a structure',
  'amount.deploy': 'deploy a mech',
  'amount.enlist': 'enlist a recruit',
  'amount.upgrade': 'make an upgrade',
  'amount.produceTerritories': 'produce on {amount, plural, one {# territory} other {# territories}}',
  'amount.viewOpponentCombatCards': 'look at an opponent’s combat cards',
  'amount.relocateUnits': 'move units from here to an empty land hex next to it',
  'role.attacker': 'attacker',
  'role.defender': 'defender',
} satisfies Catalog

export const names: Catalog = { ...places(), ...factoryCards(), ...things }
