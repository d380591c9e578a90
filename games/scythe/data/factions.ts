/** The seven factions, their pieces and abilities (S12, S19). What an ability does is in the rules. */

export const FACTION_IDS = ['nordic', 'rusviet', 'crimea', 'saxony', 'polania', 'albion', 'togawa'] as const
export type Faction = (typeof FACTION_IDS)[number]

export const ABILITY_IDS = [
  'riverwalk',
  'seaworthy',
  'artillery',
  'speed',
  'township',
  'peoplesArmy',
  'wayfare',
  'scout',
  'underpass',
  'disarm',
  'submerge',
  'camaraderie',
  'burrow',
  'sword',
  'shield',
  'rally',
  'toka',
  'suiton',
  'ronin',
  'shinobi',
] as const
/** The ability that a deployed mech brings; also the mech's name on its faction mat. */
export type Ability = (typeof ABILITY_IDS)[number]

export interface MechAbility {
  readonly id: Ability
  readonly category: 'movement' | 'combat'
}

export interface FactionData {
  readonly id: Faction
  readonly color: string
  readonly homeBase: string
  readonly startingPower: number
  readonly startingCombatCards: number
  readonly expansion: boolean
  /** The ability that is always on. */
  readonly ability: string
  /** By mech, in the order of the faction mat. */
  readonly mechs: readonly MechAbility[]
  /** Terrains onto which Riverwalk crosses; empty without Riverwalk. */
  readonly riverwalk: readonly string[]
  /** Flags or traps, see S19.2. */
  readonly tokens: readonly string[]
}

/** Clockwise around the board (S1.7). */
export const SEAT_ORDER: readonly Faction[] = ['nordic', 'rusviet', 'togawa', 'crimea', 'saxony', 'polania', 'albion']

export const BANNED_PAIRINGS: readonly { readonly faction: Faction; readonly mat: string }[] = [
  { faction: 'rusviet', mat: 'industrial' },
  { faction: 'crimea', mat: 'patriotic' },
]

/** Pieces of every faction (S1.1). */
export const PIECES = { workers: 8, mechs: 4, structures: 4, recruits: 4, cubes: 6, stars: 6 } as const

export const STRUCTURES = ['mill', 'monument', 'mine', 'armory'] as const
export type Structure = (typeof STRUCTURES)[number]

/** One-time bonuses of recruits (S10.5); each gives two of its kind. */
export const BONUSES = ['power', 'coins', 'popularity', 'combatCards'] as const
export type Bonus = (typeof BONUSES)[number]
export const BONUS_AMOUNT = 2

/** Togawa's traps and what springs from them (S19.5). */
export const TRAPS: readonly {
  readonly id: string
  readonly loses: 'popularity' | 'power' | 'coins' | 'combatCards'
  readonly amount: number
}[] = [
  { id: 'trapPopularity', loses: 'popularity', amount: 2 },
  { id: 'trapPower', loses: 'power', amount: 3 },
  { id: 'trapCoins', loses: 'coins', amount: 4 },
  { id: 'trapCards', loses: 'combatCards', amount: 2 },
]

export const FACTIONS: readonly FactionData[] = [
  {
    id: 'nordic',
    color: 'blue',
    homeBase: 'hb_nordic',
    startingPower: 4,
    startingCombatCards: 1,
    expansion: false,
    ability: 'swim',
    mechs: [
      { id: 'riverwalk', category: 'movement' },
      { id: 'seaworthy', category: 'movement' },
      { id: 'artillery', category: 'combat' },
      { id: 'speed', category: 'movement' },
    ],
    riverwalk: ['forest', 'mountain'],
    tokens: [],
  },
  {
    id: 'rusviet',
    color: 'red',
    homeBase: 'hb_rusviet',
    startingPower: 3,
    startingCombatCards: 2,
    expansion: false,
    ability: 'relentless',
    mechs: [
      { id: 'riverwalk', category: 'movement' },
      { id: 'township', category: 'movement' },
      { id: 'peoplesArmy', category: 'combat' },
      { id: 'speed', category: 'movement' },
    ],
    riverwalk: ['farm', 'village'],
    tokens: [],
  },
  {
    id: 'crimea',
    color: 'yellow',
    homeBase: 'hb_crimea',
    startingPower: 5,
    startingCombatCards: 0,
    expansion: false,
    ability: 'coercion',
    mechs: [
      { id: 'riverwalk', category: 'movement' },
      { id: 'wayfare', category: 'movement' },
      { id: 'scout', category: 'combat' },
      { id: 'speed', category: 'movement' },
    ],
    riverwalk: ['farm', 'tundra'],
    tokens: [],
  },
  {
    id: 'saxony',
    color: 'black',
    homeBase: 'hb_saxony',
    startingPower: 1,
    startingCombatCards: 4,
    expansion: false,
    ability: 'dominate',
    mechs: [
      { id: 'riverwalk', category: 'movement' },
      { id: 'underpass', category: 'movement' },
      { id: 'disarm', category: 'combat' },
      { id: 'speed', category: 'movement' },
    ],
    riverwalk: ['forest', 'mountain'],
    tokens: [],
  },
  {
    id: 'polania',
    color: 'white',
    homeBase: 'hb_polania',
    startingPower: 2,
    startingCombatCards: 3,
    expansion: false,
    ability: 'meander',
    mechs: [
      { id: 'riverwalk', category: 'movement' },
      { id: 'submerge', category: 'movement' },
      { id: 'camaraderie', category: 'combat' },
      { id: 'speed', category: 'movement' },
    ],
    riverwalk: ['village', 'mountain'],
    tokens: [],
  },
  {
    id: 'albion',
    color: 'green',
    homeBase: 'hb_albion',
    startingPower: 3,
    startingCombatCards: 0,
    expansion: true,
    ability: 'exalt',
    mechs: [
      { id: 'burrow', category: 'movement' },
      { id: 'sword', category: 'combat' },
      { id: 'shield', category: 'combat' },
      { id: 'rally', category: 'movement' },
    ],
    riverwalk: [],
    tokens: ['flag', 'flag', 'flag', 'flag'],
  },
  {
    id: 'togawa',
    color: 'purple',
    homeBase: 'hb_togawa',
    startingPower: 0,
    startingCombatCards: 2,
    expansion: true,
    ability: 'maifuku',
    mechs: [
      { id: 'toka', category: 'movement' },
      { id: 'suiton', category: 'movement' },
      { id: 'ronin', category: 'combat' },
      { id: 'shinobi', category: 'movement' },
    ],
    riverwalk: [],
    tokens: ['trapPopularity', 'trapPower', 'trapCoins', 'trapCards'],
  },
]
