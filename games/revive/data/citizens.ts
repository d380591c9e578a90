/** The 39 citizen cards, 13 of each colour. */
import type { CitizenCard } from './types.ts'

export const CITIZENS: readonly CitizenCard[] = [
  {
    id: 'CG01',
    name: 'Ridge Smith',
    color: 'gray',
    top: { effect: { do: 'gain', gear: 3 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'gray', n: 1 },
        { do: 'module', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG02',
    name: 'Bolt Sorter',
    color: 'gray',
    top: { effect: { do: 'gain', gear: 2, book: 1 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', gear: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG03',
    name: 'Furnace Keeper',
    color: 'gray',
    top: { effect: { do: 'gain', gear: 2, food: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: [{ do: 'tribe' }, { do: 'gain', gear: 1 }], flasks: 0, slotSymbol: false },
  },
  {
    id: 'CG04',
    name: 'Stilt Rigger',
    color: 'gray',
    top: { effect: { do: 'gain', gear: 2 }, flasks: 0, slotSymbol: true },
    bottom: {
      effect: [
        { do: 'gain', crystal: 1 },
        { do: 'advance', track: 'gray', n: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CG05',
    name: 'Shaft Warden',
    color: 'gray',
    top: { effect: { do: 'gain', crystal: 1, gear: 1 }, flasks: 1, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'gray', n: 1 },
        { do: 'gain', gear: 1 },
      ],
      flasks: 0,
      slotSymbol: true,
    },
  },
  {
    id: 'CG06',
    name: 'Hammer Choir',
    color: 'gray',
    top: {
      effect: [
        { do: 'per', count: 'slotted:gray', get: { gear: 1 } },
        { do: 'gain', gear: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'playCard', color: 'gray' },
        { do: 'gain', gear: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CG07',
    name: 'Mason',
    color: 'gray',
    top: { effect: { do: 'gain', gear: 2, points: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: { do: 'act', kinds: ['build'], range: 1 }, flasks: 0, slotSymbol: false },
  },
  {
    id: 'CG08',
    name: 'Toll Engineer',
    color: 'gray',
    top: {
      effect: [
        { do: 'gain', gear: 2 },
        { do: 'ongoing', mod: { mod: 'discount', kinds: ['build'], n: 1 } },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'recruit', color: 'gray' },
        { do: 'gain', gear: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG09',
    name: 'Scaffold Runner',
    color: 'gray',
    top: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', gear: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'restPlayed', n: 1 },
        { do: 'wake', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG10',
    name: 'Assayer',
    color: 'gray',
    top: { effect: { do: 'per', count: 'flasksVisible', get: { basic: 1 } }, flasks: 1, slotSymbol: false },
    bottom: { effect: { do: 'gain', crate: 1 }, flasks: 2, slotSymbol: false },
  },
  {
    id: 'CG11',
    name: 'Scrap Broker',
    color: 'gray',
    top: {
      effect: [
        { do: 'gain', gear: 1 },
        {
          do: 'pay',
          cost: { gear: 1 },
          get: {
            do: 'choose',
            of: [
              { do: 'gain', food: 2 },
              { do: 'gain', book: 2 },
            ],
          },
          times: 3,
        },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'energyBack', n: 1 },
        { do: 'advance', track: 'any', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG12',
    name: 'Iron Sleeper',
    color: 'gray',
    top: {
      effect: {
        do: 'seq',
        of: [
          { do: 'gain', gear: 3, crystal: 1 },
          { do: 'hibernate', removeCard: true },
        ],
      },
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: {
        do: 'seq',
        of: [
          [
            { do: 'module', n: 1 },
            { do: 'gain', points: 3 },
          ],
          { do: 'hibernate', removeCard: true },
        ],
      },
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CG13',
    name: 'Foreman',
    color: 'gray',
    top: {
      effect: [
        { do: 'gain', gear: 2 },
        { do: 'trade', times: 3 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: { effect: { do: 'per', count: 'population', get: { basic: 1 } }, flasks: 0, slotSymbol: false },
  },
  {
    id: 'CN01',
    name: 'Moss Scholar',
    color: 'green',
    top: { effect: { do: 'gain', book: 3 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'green', n: 1 },
        { do: 'module', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CN02',
    name: 'Seed Binder',
    color: 'green',
    top: { effect: { do: 'gain', book: 2, food: 1 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', book: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CN03',
    name: 'Root Speaker',
    color: 'green',
    top: { effect: { do: 'gain', book: 2, gear: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: [{ do: 'tribe' }, { do: 'gain', book: 1 }], flasks: 0, slotSymbol: false },
  },
  {
    id: 'CN04',
    name: 'Canopy Climber',
    color: 'green',
    top: { effect: { do: 'gain', book: 2 }, flasks: 0, slotSymbol: true },
    bottom: {
      effect: [
        { do: 'gain', crystal: 1 },
        { do: 'advance', track: 'green', n: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CN05',
    name: 'Grove Warden',
    color: 'green',
    top: { effect: { do: 'gain', crystal: 1, book: 1 }, flasks: 1, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'green', n: 1 },
        { do: 'gain', book: 1 },
      ],
      flasks: 0,
      slotSymbol: true,
    },
  },
  {
    id: 'CN06',
    name: 'Leaf Choir',
    color: 'green',
    top: {
      effect: [
        { do: 'per', count: 'slotted:green', get: { book: 1 } },
        { do: 'gain', book: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'playCard', color: 'green' },
        { do: 'gain', book: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CN07',
    name: 'Settler',
    color: 'green',
    top: { effect: { do: 'gain', book: 2, points: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: { do: 'act', kinds: ['populate'], range: 1 }, flasks: 0, slotSymbol: false },
  },
  {
    id: 'CN08',
    name: 'Charter Clerk',
    color: 'green',
    top: {
      effect: [
        { do: 'gain', book: 2 },
        { do: 'ongoing', mod: { mod: 'discount', kinds: ['populate'], n: 1 } },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'recruit', color: 'green' },
        { do: 'gain', book: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CN09',
    name: 'Path Runner',
    color: 'green',
    top: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', book: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'restPlayed', n: 1 },
        { do: 'wake', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CN10',
    name: 'Herbalist',
    color: 'green',
    top: { effect: { do: 'per', count: 'flasksVisible', get: { basic: 1 } }, flasks: 1, slotSymbol: false },
    bottom: { effect: { do: 'gain', crate: 1 }, flasks: 2, slotSymbol: false },
  },
  {
    id: 'CN11',
    name: 'Archivist',
    color: 'green',
    top: { effect: { do: 'gain', book: 2, basic: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: { do: 'act', kinds: ['build', 'explore', 'populate'] }, flasks: 1, slotSymbol: false },
  },
  {
    id: 'CN12',
    name: 'Burrow Sleeper',
    color: 'green',
    top: {
      effect: {
        do: 'seq',
        of: [
          { do: 'gain', book: 3, crystal: 1 },
          { do: 'hibernate', removeCard: true },
        ],
      },
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: { do: 'seq', of: [[{ do: 'tribe' }, { do: 'gain', points: 2 }], { do: 'hibernate', removeCard: true }] },
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CN13',
    name: 'Elder',
    color: 'green',
    top: { effect: { do: 'tribe' }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'wake', n: 1 },
        { do: 'advance', track: 'any', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY01',
    name: 'Dune Reaper',
    color: 'yellow',
    top: { effect: { do: 'gain', food: 3 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'yellow', n: 1 },
        { do: 'module', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY02',
    name: 'Grain Carrier',
    color: 'yellow',
    top: { effect: { do: 'gain', food: 2, gear: 1 }, flasks: 0, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY03',
    name: 'Hearth Keeper',
    color: 'yellow',
    top: { effect: { do: 'gain', food: 2, book: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: [{ do: 'tribe' }, { do: 'gain', food: 1 }], flasks: 0, slotSymbol: false },
  },
  {
    id: 'CY04',
    name: 'Kite Rigger',
    color: 'yellow',
    top: { effect: { do: 'gain', food: 2 }, flasks: 0, slotSymbol: true },
    bottom: {
      effect: [
        { do: 'gain', crystal: 1 },
        { do: 'advance', track: 'yellow', n: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CY05',
    name: 'Trail Warden',
    color: 'yellow',
    top: { effect: { do: 'gain', crystal: 1, food: 1 }, flasks: 1, slotSymbol: false },
    bottom: {
      effect: [
        { do: 'advance', track: 'yellow', n: 1 },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: true,
    },
  },
  {
    id: 'CY06',
    name: 'Harvest Choir',
    color: 'yellow',
    top: {
      effect: [
        { do: 'per', count: 'slotted:yellow', get: { food: 1 } },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'playCard', color: 'yellow' },
        { do: 'gain', food: 1 },
      ],
      flasks: 1,
      slotSymbol: false,
    },
  },
  {
    id: 'CY07',
    name: 'Scout',
    color: 'yellow',
    top: { effect: { do: 'gain', food: 2, points: 1 }, flasks: 0, slotSymbol: false },
    bottom: { effect: { do: 'act', kinds: ['explore'], range: 1 }, flasks: 0, slotSymbol: false },
  },
  {
    id: 'CY08',
    name: 'Guide',
    color: 'yellow',
    top: {
      effect: [
        { do: 'gain', food: 2 },
        { do: 'ongoing', mod: { mod: 'discount', kinds: ['explore'], n: 1 } },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'recruit', color: 'yellow' },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY09',
    name: 'Dust Runner',
    color: 'yellow',
    top: {
      effect: [
        { do: 'module', n: 1 },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'restPlayed', n: 1 },
        { do: 'wake', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY10',
    name: 'Brewer',
    color: 'yellow',
    top: { effect: { do: 'per', count: 'flasksVisible', get: { basic: 1 } }, flasks: 1, slotSymbol: false },
    bottom: { effect: { do: 'gain', crate: 1 }, flasks: 2, slotSymbol: false },
  },
  {
    id: 'CY11',
    name: 'Salt Trader',
    color: 'yellow',
    top: {
      effect: [
        { do: 'gain', food: 2 },
        { do: 'energyBack', n: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: { effect: { do: 'recruit', color: 'any' }, flasks: 1, slotSymbol: false },
  },
  {
    id: 'CY12',
    name: 'Straw Sleeper',
    color: 'yellow',
    top: {
      effect: {
        do: 'seq',
        of: [
          { do: 'gain', food: 3, crystal: 1 },
          { do: 'hibernate', removeCard: true },
        ],
      },
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: {
        do: 'seq',
        of: [
          [
            { do: 'gain', crate: 1 },
            { do: 'gain', points: 3 },
          ],
          { do: 'hibernate', removeCard: true },
        ],
      },
      flasks: 0,
      slotSymbol: false,
    },
  },
  {
    id: 'CY13',
    name: 'Drover',
    color: 'yellow',
    top: {
      effect: [
        { do: 'gain', food: 1, crystal: 1 },
        { do: 'ongoing', mod: { mod: 'range', kinds: ['build', 'explore', 'populate'], n: 1 } },
      ],
      flasks: 0,
      slotSymbol: false,
    },
    bottom: {
      effect: [
        { do: 'playCard', color: 'any' },
        { do: 'gain', food: 1 },
      ],
      flasks: 0,
      slotSymbol: false,
    },
  },
]
