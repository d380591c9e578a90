/** The encounter cards: three options each (S8). Their narration is in the words. */
import type { Gain, Price } from './gains.ts'

export type EncounterOptionId = 'a' | 'b' | 'c'

export interface EncounterOption {
  readonly id: EncounterOptionId
  readonly cost: readonly Price[]
  readonly gain: readonly Gain[]
}

export interface EncounterData {
  readonly id: string
  readonly number: number
  readonly promo: boolean
  readonly options: readonly EncounterOption[]
}

export const ENCOUNTERS: readonly EncounterData[] = [
  {
    id: 'enc01',
    number: 1,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'food', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc02',
    number: 2,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'combatCards', amount: 1, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'wood', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc03',
    number: 3,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'food', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc04',
    number: 4,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'metal', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'metal', on: '' }],
      },
    ],
  },
  {
    id: 'enc05',
    number: 5,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 4, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'resource', amount: 2, resource: 'metal', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc06',
    number: 6,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'food', on: '' }],
      },
    ],
  },
  {
    id: 'enc07',
    number: 7,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'oil', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'upgrade', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'oil', on: '' }],
      },
    ],
  },
  {
    id: 'enc08',
    number: 8,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'oil', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc09',
    number: 9,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'oil', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'oil', on: '' }],
      },
    ],
  },
  {
    id: 'enc10',
    number: 10,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'oil', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 4, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'anyResources', amount: 2, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc11',
    number: 11,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'food', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc12',
    number: 12,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'wood', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'wood', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc13',
    number: 13,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'anyResources', amount: 5, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc14',
    number: 14,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'anyResources', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'metal', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc15',
    number: 15,
    promo: false,
    options: [
      { id: 'a', cost: [], gain: [{ type: 'popularity', amount: 2, resource: '', on: '' }] },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'anyResources', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'anyResources', amount: 5, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc16',
    number: 16,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'anyResources', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc17',
    number: 17,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'combatCards', amount: 1, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'combatCards', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc18',
    number: 18,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'anyResources', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'wood', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc19',
    number: 19,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'food', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'combatCards', amount: 2, resource: '', on: '' },
          { type: 'power', amount: 3, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc20',
    number: 20,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'combatCards', amount: 1, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'popularity', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'wood', on: '' }],
      },
    ],
  },
  {
    id: 'enc21',
    number: 21,
    promo: false,
    options: [
      { id: 'a', cost: [], gain: [{ type: 'popularity', amount: 2, resource: '', on: '' }] },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 4, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'combatCards', amount: 2, resource: '', on: '' },
          { type: 'power', amount: 3, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc22',
    number: 22,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'metal', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc23',
    number: 23,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'food', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc24',
    number: 24,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'combatCards', amount: 1, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'anyResources', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc25',
    number: 25,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'power', amount: 4, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'upgrade', amount: 1, resource: '', on: '' },
          { type: 'anyResources', amount: 2, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc26',
    number: 26,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'popularity', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc27',
    number: 27,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'metal', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc28',
    number: 28,
    promo: false,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'anyResources', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc29',
    number: 29,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 3, distinct: false }],
        gain: [{ type: 'upgrade', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'resource', amount: 3, resource: 'oil', on: '' },
          { type: 'resource', amount: 1, resource: 'food', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc30',
    number: 30,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'power', amount: 4, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc31',
    number: 31,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'wood', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'popularity', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'viewOpponentCombatCards', amount: 1, resource: '', on: '' },
          { type: 'combatCards', amount: 3, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc32',
    number: 32,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'combatCards', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'upgrade', amount: 1, resource: '', on: '' },
          { type: 'anyResources', amount: 2, resource: '', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc33',
    number: 33,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'combatCards', amount: 2, resource: '', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'upgrade', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 2, resource: 'food', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc34',
    number: 34,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'metal', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc35',
    number: 35,
    promo: true,
    options: [
      { id: 'a', cost: [], gain: [{ type: 'popularity', amount: 2, resource: '', on: '' }] },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'wood', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'oil', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc36',
    number: 36,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'oil', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 4, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [
          { type: 'worker', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 3, resource: 'oil', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc37',
    number: 37,
    promo: true,
    options: [
      { id: 'a', cost: [], gain: [{ type: 'popularity', amount: 2, resource: '', on: '' }] },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'resource', amount: 2, resource: 'oil', on: '' },
        ],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc38',
    number: 38,
    promo: true,
    options: [
      { id: 'a', cost: [], gain: [{ type: 'popularity', amount: 2, resource: '', on: '' }] },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 4, distinct: false }],
        gain: [{ type: 'deploy', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'food', on: '' }],
      },
    ],
  },
  {
    id: 'enc39',
    number: 39,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'resource', amount: 2, resource: 'food', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'resource', amount: 4, resource: 'food', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'power', amount: 5, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc40',
    number: 40,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'combatCards', amount: 1, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'popularity', amount: 3, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 2, distinct: false }],
        gain: [{ type: 'build', amount: 1, resource: '', on: '' }],
      },
    ],
  },
  {
    id: 'enc41',
    number: 41,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'power', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'combatCards', amount: 4, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [
          { type: 'enlist', amount: 1, resource: '', on: '' },
          { type: 'resource', amount: 2, resource: 'wood', on: '' },
        ],
      },
    ],
  },
  {
    id: 'enc42',
    number: 42,
    promo: true,
    options: [
      {
        id: 'a',
        cost: [],
        gain: [
          { type: 'coins', amount: 2, resource: '', on: '' },
          { type: 'popularity', amount: 1, resource: '', on: '' },
        ],
      },
      {
        id: 'b',
        cost: [{ type: 'coins', amount: 2, distinct: false }],
        gain: [{ type: 'relocateUnits', amount: 1, resource: '', on: '' }],
      },
      {
        id: 'c',
        cost: [{ type: 'popularity', amount: 3, distinct: false }],
        gain: [{ type: 'anyResources', amount: 5, resource: '', on: '' }],
      },
    ],
  },
]
