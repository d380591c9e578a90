/** German names of places, pieces and things that sentences are made of. */
import { type Catalog, german } from '@ludarium/kernel'
import { BASES, FACTORY_CARDS, type Faction, HEXES, type Terrain } from '../data/index.ts'
import type { things as english } from './names.en.ts'

const OF_FACTION: Readonly<Record<Faction, string>> = {
  nordic: 'nordische',
  rusviet: 'rusvietische',
  crimea: 'krimtatarische',
  saxony: 'sächsische',
  polania: 'polanische',
  albion: 'albionische',
  togawa: 'togawische',
}

const TERRAINS: Readonly<Record<Terrain, string>> = {
  mountain: 'Gebirge',
  farm: 'Acker',
  tundra: 'Tundra',
  forest: 'Wald',
  village: 'Dorf',
  lake: 'See',
  factory: 'Fabrik',
}

/** A hex is called by its terrain, the letter of its row and its column: the farm r6c3 is "Acker G3". */
function places(): Record<string, string> {
  const names: Record<string, string> = {}
  for (const { id, row, col, terrain } of HEXES) {
    names[`place.${id}`] =
      terrain === 'factory' ? '@die Fabrik' : `${TERRAINS[terrain]} ${String.fromCharCode(65 + row)}${col}`
  }
  for (const { id, faction } of BASES) {
    names[`place.${id}`] = `@die ${OF_FACTION[faction]} Basis|${OF_FACTION[faction]}n Basis`
  }
  return names
}

function factoryCards(): Record<string, string> {
  return Object.fromEntries(FACTORY_CARDS.map(({ id, number }) => [`factory.${id}`, `@die Fabrikkarte ${number}`]))
}

const things = german<typeof english>({
  'role.faction': 'Fraktion',
  'role.mat': 'Spielertableau',
  'unit.character': '@der Charakter',
  'unit.worker': '@der Arbeiter',
  'unit.mech': '@der Mech „{ability}“',
  'terrain.mountain': 'Gebirge',
  'terrain.farm': 'Acker',
  'terrain.tundra': 'Tundra',
  'terrain.forest': 'Wald',
  'terrain.village': 'Dorf',
  'terrain.lake': 'See',
  'terrain.factory': 'Fabrik',
  'resource.metal': 'Metall',
  'resource.food': 'Nahrung',
  'resource.oil': 'Öl',
  'resource.wood': 'Holz',
  'structure.mill': '@die Mühle',
  'structure.monument': '@das Denkmal',
  'structure.mine': '@die Mine',
  'structure.armory': '@die Waffenkammer',
  'section.upgrade': 'Verbessern',
  'section.deploy': 'Einsetzen',
  'section.build': 'Bauen',
  'section.enlist': 'Anwerben',
  'section.factory': 'Fabrikkarte',
  'top.move': 'Bewegen',
  'top.bolster': 'Verstärken',
  'top.trade': 'Handeln',
  'top.produce': 'Produzieren',
  'top.factory': 'Fabrikkarte',
  'cube.move.units': 'eine Einheit mehr beim Bewegen',
  'cube.move.coins': 'eine Münze mehr statt Bewegen',
  'cube.bolster.power': 'eine Macht mehr beim Verstärken',
  'cube.bolster.cards': 'eine Kampfkarte mehr beim Verstärken',
  'cube.trade.popularity': 'eine Beliebtheit mehr beim Handeln',
  'cube.produce.territories': 'ein Gebiet mehr beim Produzieren',
  'card.combat2': 'Kampfkarte 2',
  'card.combat3': 'Kampfkarte 3',
  'card.combat4': 'Kampfkarte 4',
  'card.combat5': 'Kampfkarte 5',
  'token.flag': '@die Flagge',
  'token.trap': '@die Falle',
  'trap.trapPopularity': '@die Beliebtheitsfalle',
  'trap.trapPower': '@die Machtfalle',
  'trap.trapCoins': '@die Münzfalle',
  'trap.trapCards': '@die Kampfkartenfalle',
  'goal.upgrades': 'alle sechs Verbesserungen',
  'goal.mechs': 'alle vier Mechs',
  'goal.structures': 'alle vier Gebäude',
  'goal.recruits': 'alle vier Rekruten',
  'goal.workers': 'alle acht Arbeiter',
  'goal.objective': 'eine Zielkarte',
  'goal.combat': 'einen Sieg im Kampf',
  'goal.popularity': '18 Beliebtheit',
  'goal.power': '16 Macht',
  'tile.adjacentTunnels': 'Tunnel neben deinen Gebäuden',
  'tile.adjacentLakes': 'Seen neben deinen Gebäuden',
  'tile.adjacentEncounters': 'Begegnungsfelder neben deinen Gebäuden',
  'tile.onTunnels': 'Gebäude auf Tunneln',
  'tile.longestRow': 'Längste gerade Reihe von Gebäuden',
  'tile.onFarmsOrTundras': 'Gebäude auf Äckern und in Tundren',
  'score.coins': 'Münzen',
  'score.stars': 'Sterne',
  'score.territories': 'Gebiete',
  'score.resources': 'Rohstoffpaare',
  'score.structures': 'Gebäudebonus',
  'score.flags': 'Flaggen',
  'score.meander': 'Begegnungsfelder',
  'amount.coins': '{amount, plural, one {# Münze} other {# Münzen}}',
  'amount.power': '{amount} Macht',
  'amount.popularity': '{amount} Beliebtheit',
  'amount.combatCards': '{amount, plural, one {# Kampfkarte} other {# Kampfkarten}}',
  'amount.worker': '{amount, plural, one {# Arbeiter} other {# Arbeiter}}',
  'amount.metal': '{amount} Metall',
  'amount.food': '{amount} Nahrung',
  'amount.oil': '{amount} Öl',
  'amount.wood': '{amount} Holz',
  'amount.anyResources': '{amount, plural, one {# beliebigen Rohstoff} other {# beliebige Rohstoffe}}',
  'amount.distinctResources': '{amount} verschiedene Rohstoffe',
  'amount.build': 'ein Gebäude (bauen)',
  'amount.deploy': 'einen Mech (einsetzen)',
  'amount.enlist': 'einen Rekruten (anwerben)',
  'amount.upgrade': 'eine Verbesserung',
  'amount.produceTerritories': 'Produktion in {amount, plural, one {# Gebiet} other {# Gebieten}}',
  'amount.viewOpponentCombatCards': 'einen Blick auf die Kampfkarten eines Gegners',
  'amount.relocateUnits': 'Verlegung von Einheiten auf ein leeres Landfeld daneben',
  'role.attacker': 'Angreifer',
  'role.defender': 'Verteidiger',
})

export const names: Catalog = { ...german<Catalog>({ ...places(), ...factoryCards() }), ...things }
