/** The Factory cards: a top row each; the bottom row is the same Factory Move on all of them (S9). */
import type { Gain, Price } from './gains.ts'

export interface FactoryCardData {
  readonly id: string
  readonly number: number
  readonly promo: boolean
  readonly cost: readonly Price[]
  /** One list: everything is gained. Two lists: one of them is chosen. */
  readonly choices: readonly (readonly Gain[])[]
}

/** The Factory Move (S9.6). */
export const FACTORY_MOVE = { units: 1, steps: 2 } as const

export const FACTORY_CARDS: readonly FactoryCardData[] = [
  {
    id: 'fac01',
    number: 1,
    promo: false,
    cost: [
      { type: 'coins', amount: 1, distinct: false },
      { type: 'combatCards', amount: 1, distinct: false },
    ],
    choices: [[{ type: 'produceTerritories', amount: 2, resource: '', on: '' }]],
  },
  {
    id: 'fac02',
    number: 2,
    promo: false,
    cost: [{ type: 'popularity', amount: 1, distinct: false }],
    choices: [
      [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      [{ type: 'upgrade', amount: 1, resource: '', on: '' }],
    ],
  },
  {
    id: 'fac03',
    number: 3,
    promo: false,
    cost: [{ type: 'combatCards', amount: 1, distinct: false }],
    choices: [[{ type: 'popularity', amount: 2, resource: '', on: '' }]],
  },
  {
    id: 'fac04',
    number: 4,
    promo: false,
    cost: [{ type: 'combatCards', amount: 1, distinct: false }],
    choices: [[{ type: 'coins', amount: 3, resource: '', on: '' }]],
  },
  {
    id: 'fac05',
    number: 5,
    promo: false,
    cost: [{ type: 'power', amount: 1, distinct: false }],
    choices: [[{ type: 'popularity', amount: 2, resource: '', on: '' }]],
  },
  {
    id: 'fac06',
    number: 6,
    promo: false,
    cost: [{ type: 'power', amount: 1, distinct: false }],
    choices: [[{ type: 'coins', amount: 3, resource: '', on: '' }]],
  },
  {
    id: 'fac07',
    number: 7,
    promo: false,
    cost: [{ type: 'popularity', amount: 1, distinct: false }],
    choices: [
      [{ type: 'deploy', amount: 1, resource: '', on: 'worker' }],
      [{ type: 'build', amount: 1, resource: '', on: 'worker' }],
    ],
  },
  {
    id: 'fac08',
    number: 8,
    promo: false,
    cost: [{ type: 'combatCards', amount: 1, distinct: false }],
    choices: [[{ type: 'anyResources', amount: 3, resource: '', on: 'worker' }]],
  },
  {
    id: 'fac09',
    number: 9,
    promo: false,
    cost: [{ type: 'coins', amount: 2, distinct: false }],
    choices: [
      [
        { type: 'upgrade', amount: 1, resource: '', on: '' },
        { type: 'popularity', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac10',
    number: 10,
    promo: false,
    cost: [{ type: 'coins', amount: 2, distinct: false }],
    choices: [
      [
        { type: 'deploy', amount: 1, resource: '', on: 'worker' },
        { type: 'power', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac11',
    number: 11,
    promo: false,
    cost: [{ type: 'coins', amount: 2, distinct: false }],
    choices: [
      [
        { type: 'build', amount: 1, resource: '', on: 'worker' },
        { type: 'popularity', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac12',
    number: 12,
    promo: false,
    cost: [{ type: 'coins', amount: 2, distinct: false }],
    choices: [
      [
        { type: 'enlist', amount: 1, resource: '', on: '' },
        { type: 'power', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac13',
    number: 13,
    promo: true,
    cost: [{ type: 'anyResources', amount: 2, distinct: true }],
    choices: [
      [{ type: 'deploy', amount: 1, resource: '', on: 'worker' }],
      [{ type: 'build', amount: 1, resource: '', on: 'worker' }],
    ],
  },
  {
    id: 'fac14',
    number: 14,
    promo: true,
    cost: [{ type: 'combatCards', amount: 1, distinct: false }],
    choices: [
      [
        { type: 'worker', amount: 1, resource: '', on: 'mech' },
        { type: 'coins', amount: 2, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac15',
    number: 15,
    promo: true,
    cost: [{ type: 'anyResources', amount: 1, distinct: false }],
    choices: [
      [
        { type: 'combatCards', amount: 1, resource: '', on: '' },
        { type: 'power', amount: 2, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac16',
    number: 16,
    promo: true,
    cost: [{ type: 'anyResources', amount: 1, distinct: false }],
    choices: [
      [
        { type: 'power', amount: 1, resource: '', on: '' },
        { type: 'popularity', amount: 1, resource: '', on: '' },
        { type: 'coins', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac17',
    number: 17,
    promo: true,
    cost: [{ type: 'combatCards', amount: 1, distinct: false }],
    choices: [
      [
        { type: 'upgrade', amount: 1, resource: '', on: '' },
        { type: 'power', amount: 1, resource: '', on: '' },
      ],
    ],
  },
  {
    id: 'fac18',
    number: 18,
    promo: true,
    cost: [{ type: 'anyResources', amount: 2, distinct: true }],
    choices: [
      [{ type: 'enlist', amount: 1, resource: '', on: '' }],
      [{ type: 'upgrade', amount: 1, resource: '', on: '' }],
    ],
  },
]
