import type { AdvisorCard } from './types.ts'

/** Six advisors, five copies of each. */
export const advisors: readonly AdvisorCard[] = [
  {
    id: 'admiral-of-the-dawn',
    name: 'Admiral of the Dawn',
    title: 'admiral',
    copies: 5,
    options: [{ star: 'main', cost: [], do: [{ op: 'attackAction', bonus: 3 }] }],
  },
  {
    id: 'admiral-of-the-dusk',
    name: 'Admiral of the Dusk',
    title: 'admiral',
    copies: 5,
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          {
            op: 'attackAction',
            onWin: [
              { op: 'influence', n: 1 },
              { op: 'draw', n: 1 },
            ],
          },
        ],
      },
      {
        star: 'side',
        cost: [],
        do: [
          { op: 'attack', n: 2 },
          { op: 'defense', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'hierophant',
    name: 'Hierophant',
    title: 'hierophant',
    copies: 5,
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'influence', n: 3 },
          { op: 'essence', n: 3 },
        ],
      },
      {
        star: 'side',
        cost: [],
        do: [
          { op: 'discount', what: 'prophecy', n: 2 },
          { op: 'draw', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'guildmaster',
    name: 'Guildmaster',
    title: 'guildmaster',
    copies: 5,
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'wealth', n: 4 },
          { op: 'draw', n: 1 },
        ],
      },
      { star: 'side', cost: [], do: [{ op: 'wealth', n: 3 }] },
    ],
  },
  {
    id: 'architect',
    name: 'Architect',
    title: 'architect',
    copies: 5,
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'buildAction', freeFoundation: true, discount: 2 },
          { op: 'essence', n: 1 },
        ],
      },
      {
        star: 'side',
        cost: [],
        do: [
          { op: 'foundation', n: 1 },
          { op: 'discount', what: 'build', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'chancellor',
    name: 'Chancellor',
    title: 'chancellor',
    copies: 5,
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'treatyAction', discount: 3 },
          { op: 'essence', n: 1 },
        ],
      },
      { star: 'side', cost: [], do: [{ op: 'take', what: 'either', from: 'opponent', n: 2 }] },
    ],
  },
]
