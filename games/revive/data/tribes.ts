/** The six tribes with their sun and moon sides, and the technologies common to all (R12, R21, R22). */
import type { TechId, Technology, Tribe } from './types.ts'

export const TECHS: readonly TechId[] = ['t1', 't2', 't3', 't4', 't5', 't6', 't7']

/** A technology can be unlocked when it is connected to an unlocked one; t1 comes first (R12.2). */
export const TECH_CONNECTIONS: readonly (readonly [TechId, TechId])[] = [
  ['t1', 't2'],
  ['t1', 't3'],
  ['t1', 't4'],
  ['t2', 't5'],
  ['t3', 't6'],
  ['t4', 't7'],
]

export const TRIBE_MARKERS = 5

export const COMMON_TECHS: Readonly<Record<'t3' | 't5' | 't6' | 't7', Technology>> = {
  t3: { cost: 3, points: 2, effect: { do: 'unlockSlot', slot: 'R' } },
  t5: {
    cost: 5,
    points: 3,
    effect: [
      { do: 'gain', artifact: 1 },
      { do: 'gain', crate: 1 },
    ],
  },
  t6: {
    cost: 5,
    points: 3,
    effect: [
      { do: 'gain', artifact: 1 },
      { do: 'gain', energy: 1 },
    ],
  },
  t7: {
    cost: 5,
    points: 3,
    effect: [
      { do: 'gain', artifact: 1 },
      { do: 'gain', crate: 1 },
    ],
  },
}

export const TRIBES: readonly Tribe[] = [
  {
    id: 'nadair',
    name: 'Nàdair',
    unlocked: 'base',
    sides: {
      sun: {
        ability: { do: 'gain', book: 1, food: 1 },
        always: [],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: {
              do: 'addMod',
              mod: { mod: 'when', event: 'tribeAbility', get: { do: 'gain', book: 1, points: 1 } },
            },
          },
          t2: {
            cost: 3,
            points: 2,
            effect: { do: 'addMod', mod: { mod: 'freeTerrain', terrains: ['forest', 'water'] } },
          },
          t4: { cost: 3, points: 2, effect: { do: 'addMod', mod: { mod: 'discount', kinds: ['populate'], n: 1 } } },
        },
        tiles: 0,
      },
      moon: {
        ability: {
          do: 'pay',
          cost: { crystal: 1 },
          get: {
            do: 'placeTribeTile',
            tile: 'forest',
            on: ['sand'],
            vacant: true,
            range: true,
            after: { do: 'per', count: 'forestChain', get: { book: 1 } },
          },
          times: 1,
        },
        always: [],
        techs: {
          t1: {
            cost: 1,
            points: 2,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'placeTribeTile', get: { do: 'gain', points: 2 } } },
          },
          t2: {
            cost: 3,
            points: 2,
            effect: { do: 'addMod', mod: { mod: 'freeTerrain', terrains: ['forest', 'water'] } },
          },
          t4: {
            cost: 2,
            points: 2,
            effect: { do: 'addMod', mod: { mod: 'discount', kinds: ['populate'], n: 1, where: 'adjacentTribeTile' } },
          },
        },
        tiles: 5,
      },
    },
  },
  {
    id: 'hofstadterians',
    name: 'Hofstadterians',
    unlocked: 'base',
    sides: {
      sun: {
        ability: { do: 'per', count: 'water', get: { basic: 1 } },
        always: [],
        techs: {
          t1: {
            cost: 1,
            points: 3,
            effect: { do: 'addMod', mod: { mod: 'trade', cost: { basic: 2 }, get: { do: 'gain', crystal: 1 } } },
          },
          t2: {
            cost: 1,
            points: 4,
            effect: {
              do: 'addMod',
              mod: { mod: 'when', event: 'claimWater', get: { do: 'gain', points: 3, crystal: 1 } },
            },
          },
          t4: { cost: 3, points: 4, effect: { do: 'addMod', mod: { mod: 'noPopulateFee' } } },
        },
        tiles: 0,
      },
      moon: {
        ability: {
          do: 'pay',
          cost: { crystal: 1 },
          get: {
            do: 'placeTribeTile',
            tile: 'temple',
            on: ['water'],
            vacant: true,
            range: true,
            after: { do: 'claimWaterHere' },
          },
          times: 1,
        },
        always: [{ mod: 'origin', from: 'temple' }],
        techs: {
          t1: {
            cost: 1,
            points: 2,
            effect: {
              do: 'addMod',
              mod: { mod: 'range', kinds: ['build', 'explore', 'populate'], n: 2, from: 'temple' },
            },
          },
          t2: {
            cost: 2,
            points: 3,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'placeTribeTile', get: { do: 'gain', points: 2 } } },
          },
          t4: {
            cost: 2,
            points: 3,
            effect: {
              do: 'addMod',
              mod: { mod: 'discount', kinds: ['build', 'explore', 'populate'], n: 1, where: 'adjacentTribeTile' },
            },
          },
        },
        tiles: 5,
      },
    },
  },
  {
    id: '0x49',
    name: ']0x49[',
    unlocked: 'base',
    sides: {
      sun: {
        ability: [
          { do: 'gain', basic: 2 },
          { do: 'energyBack', n: 1 },
        ],
        always: [],
        techs: {
          t1: { cost: 1, points: 2, effect: { do: 'addMod', mod: { mod: 'foodOff', kinds: ['explore'], n: 1 } } },
          t2: {
            cost: 3,
            points: 2,
            effect: { do: 'machine', effect: { do: 'boost', kinds: ['explore'], unlimited: true } },
          },
          t4: { cost: 2, points: 3, effect: { do: 'movePopulation' } },
        },
        tiles: 0,
      },
      moon: {
        ability: {
          do: 'placeTribeTile',
          tile: 'target',
          on: ['sand', 'location', 'largeLocation'],
          vacant: false,
          range: false,
        },
        always: [{ mod: 'discount', kinds: ['build', 'populate'], n: 2, where: 'onTarget' }, { mod: 'targetTribute' }],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'ownTargetReturned', get: { do: 'gain', points: 2 } } },
          },
          t2: {
            cost: 3,
            points: 2,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'tribeAbility', get: { do: 'gain', basic: 1 } } },
          },
          t4: { cost: 3, points: 2, effect: { do: 'addMod', mod: { mod: 'freeRangeTarget' } } },
        },
        tiles: 5,
      },
    },
  },
  {
    id: 'kuniban',
    name: 'Kuniban',
    unlocked: 'base',
    sides: {
      sun: {
        ability: { do: 'pay', cost: { food: 1 }, get: { do: 'recruit', color: 'any' }, times: 1 },
        always: [],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: {
              do: 'addMod',
              mod: { mod: 'when', event: 'recruitFromDisplay', get: { do: 'gainMatching', by: 'card', n: 1 } },
            },
          },
          t2: {
            cost: 3,
            points: 3,
            effect: { do: 'addMod', mod: { mod: 'trade', cost: { crystal: 1 }, get: { do: 'restPlayed', n: 1 } } },
          },
          t4: { cost: 2, points: 3, effect: { do: 'machine', effect: { do: 'restActive' } } },
        },
        tiles: 0,
      },
      moon: {
        ability: {
          do: 'placeTribeTile',
          tile: 'sand',
          on: ['mountain', 'forest', 'field'],
          vacant: true,
          range: true,
          after: { do: 'recruit', color: 'terrain' },
        },
        always: [{ mod: 'builderPoint', n: 1 }],
        techs: {
          t1: {
            cost: 3,
            points: 1,
            effect: {
              do: 'addMod',
              mod: { mod: 'when', event: 'recruitFromDisplay', get: { do: 'gainMatching', by: 'card', n: 1 } },
            },
          },
          t2: {
            cost: 4,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'discount', kinds: ['build'], n: 1, where: 'onTribeTile' } },
          },
          t4: {
            cost: 4,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'buildOnTribeTile', get: { do: 'gain', crystal: 1 } } },
          },
        },
        tiles: 5,
      },
    },
  },
  {
    id: 'formica',
    name: 'Formica',
    unlocked: 'campaign',
    sides: {
      sun: {
        ability: { do: 'gain', crystal: 1 },
        always: [],
        techs: {
          t1: {
            cost: 3,
            points: 1,
            effect: {
              do: 'addMod',
              mod: {
                mod: 'trade',
                cost: { crystal: 1 },
                get: {
                  do: 'choose',
                  of: [
                    { do: 'gain', gear: 2 },
                    { do: 'gain', book: 2 },
                    { do: 'gain', food: 2 },
                  ],
                },
              },
            },
          },
          t2: {
            cost: 4,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'discount', kinds: ['build'], n: 1, where: 'perAdjacentMountain' } },
          },
          t4: { cost: 4, points: 1, effect: { do: 'machine', effect: { do: 'gain', crystal: 1 } } },
        },
        tiles: 0,
      },
      moon: {
        ability: {
          do: 'pay',
          cost: { crystal: 1 },
          get: {
            do: 'placeTribeTile',
            tile: 'workshop',
            on: ['mountain', 'forest', 'field'],
            vacant: false,
            range: false,
            after: { do: 'advance', track: 'terrain', n: 1 },
          },
          times: 1,
        },
        always: [{ mod: 'discount', kinds: ['build', 'explore', 'populate'], n: 1, where: 'adjacentTribeTile' }],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'placeTribeTile', get: { do: 'gain', points: 1 } } },
          },
          t2: {
            cost: 3,
            points: 2,
            effect: { do: 'seq', of: [{ do: 'switchUp' }, { do: 'addMod', mod: { mod: 'switchCopy' } }] },
          },
          t4: { cost: 3, points: 2, effect: { do: 'machine', effect: { do: 'gain', crystal: 1 } } },
        },
        tiles: 5,
      },
    },
  },
  {
    id: 'vukuntur',
    name: 'Vukuntur',
    unlocked: 'campaign',
    sides: {
      sun: {
        ability: { do: 'act', kinds: ['build', 'explore', 'populate'], range: 1 },
        always: [],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'range', kinds: ['build', 'explore', 'populate'], n: 1 } },
          },
          t2: {
            cost: 4,
            points: 1,
            effect: { do: 'addMod', mod: { mod: 'when', event: 'explore', get: { do: 'gain', points: 1 } } },
          },
          t4: {
            cost: 4,
            points: 1,
            effect: {
              do: 'seq',
              of: [
                { do: 'gain', crate: 1, crystal: 1 },
                { do: 'addMod', mod: { mod: 'when', event: 'gainCrate', get: { do: 'gain', crystal: 1 } } },
              ],
            },
          },
        },
        tiles: 0,
      },
      moon: {
        ability: { do: 'moveFalcon', perMarker: 3 },
        always: [{ mod: 'origin', from: 'falcon' }],
        techs: {
          t1: {
            cost: 2,
            points: 1,
            effect: {
              do: 'addMod',
              mod: { mod: 'discount', kinds: ['build', 'explore', 'populate'], n: 1, where: 'adjacentFalcon' },
            },
          },
          t2: {
            cost: 3,
            points: 2,
            effect: {
              do: 'addMod',
              mod: { mod: 'when', event: 'tribeAbility', get: { do: 'gainMatching', by: 'terrain', n: 3 } },
            },
          },
          t4: {
            cost: 3,
            points: 2,
            effect: {
              do: 'addMod',
              mod: { mod: 'range', kinds: ['build', 'explore', 'populate'], n: 1, from: 'falcon' },
            },
          },
        },
        tiles: 1,
      },
    },
  },
]
