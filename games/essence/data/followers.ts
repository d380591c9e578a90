import type { CharacterOption, FactionId, FollowerCard } from './types.ts'

interface Character {
  readonly character: string
  readonly name: string
  readonly options: readonly CharacterOption[]
}

/** E20.5 The four characters that every deck has. */
export const core: readonly Character[] = [
  {
    character: 'spy',
    name: 'Spy',
    options: [
      { star: 'copied', cost: [], do: [{ op: 'spy', stars: ['main', 'side'] }] },
      { star: 'side', cost: [], do: [{ op: 'exhaust', what: 'location', n: 1 }] },
    ],
  },
  {
    character: 'priest',
    name: 'Priest',
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'essence', n: 3 },
          { op: 'influence', n: 2 },
        ],
      },
      { star: 'side', cost: [{ pay: 'influence', n: 1 }], do: [{ op: 'essence', n: 3 }] },
    ],
  },
  {
    character: 'engineer',
    name: 'Engineer',
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'choose', options: [[{ op: 'moveSegment', n: 1 }], [{ op: 'swapSegments', n: 1 }]] },
          { op: 'foundation', n: 1 },
        ],
      },
      { star: 'side', cost: [], do: [{ op: 'discount', what: 'build', n: 2 }] },
    ],
  },
  {
    character: 'mayor',
    name: 'Mayor',
    options: [
      {
        star: 'main',
        cost: [],
        do: [
          { op: 'wealth', n: 3 },
          { op: 'essence', n: 2 },
        ],
      },
      { star: 'side', cost: [], do: [{ op: 'foundation', n: 1 }] },
    ],
  },
]

/** The four characters that only this faction has. */
const own: Readonly<Record<FactionId, readonly Character[]>> = {
  'three-islands-kingdom': [
    {
      character: 'axe-captain',
      name: 'Axe Captain',
      options: [{ star: 'main', cost: [], do: [{ op: 'attackAction', bonus: 1 }] }],
    },
    {
      character: 'runesmith',
      name: 'Runesmith',
      options: [
        { star: 'side', cost: [], do: [{ op: 'attack', n: 2 }] },
        { star: 'side', cost: [], do: [{ op: 'defense', n: 3 }] },
      ],
    },
    {
      character: 'mine-foreman',
      name: 'Mine Foreman',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'wealth', n: 2 },
            { op: 'foundation', n: 1 },
            { op: 'essence', n: 1 },
          ],
        },
        { star: 'side', cost: [{ pay: 'influence', n: 1 }], do: [{ op: 'wealth', n: 3 }] },
      ],
    },
    {
      character: 'shieldbearer',
      name: 'Shieldbearer',
      options: [
        { star: 'main', cost: [], do: [{ op: 'attackAction', targets: ['threat', 'monster'], bonus: 1 }] },
        { star: 'side', cost: [], do: [{ op: 'ignoreAttack', n: 1 }] },
      ],
    },
  ],
  'university-of-the-sun': [
    {
      character: 'rector',
      name: 'Rector',
      options: [{ star: 'main', cost: [], do: [{ op: 'rector' }, { op: 'influence', n: 1 }] }],
    },
    {
      character: 'astronomer',
      name: 'Astronomer',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'draw', n: 3 },
            { op: 'essence', n: 1 },
          ],
        },
        { star: 'side', cost: [{ pay: 'influence', n: 1 }], do: [{ op: 'draw', n: 2 }] },
      ],
    },
    {
      character: 'sun-scholar',
      name: 'Sun Scholar',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'essence', n: 2 },
            { op: 'essence', n: { count: 'fragments', times: 1, max: 3 } },
          ],
        },
        { star: 'side', cost: [], do: [{ op: 'influence', n: 2 }] },
      ],
    },
    {
      character: 'illuminator',
      name: 'Illuminator',
      options: [
        { star: 'main', cost: [], do: [{ op: 'attackAction', bonus: 2 }] },
        { star: 'side', cost: [], do: [{ op: 'discount', what: 'prophecy', n: 3 }] },
      ],
    },
  ],
  'windward-league': [
    {
      character: 'pirate',
      name: 'Pirate',
      options: [{ star: 'main', cost: [], do: [{ op: 'raid' }, { op: 'attackAction' }] }],
    },
    {
      character: 'quartermaster',
      name: 'Quartermaster',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            {
              op: 'attackAction',
              onWin: [
                { op: 'wealth', n: 1 },
                { op: 'essence', n: 1 },
              ],
            },
          ],
        },
        { star: 'side', cost: [], do: [{ op: 'wealth', n: 2 }] },
      ],
    },
    {
      character: 'smuggler',
      name: 'Smuggler',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'addToPool', n: 2 },
            { op: 'buildAction', discount: 2 },
          ],
        },
        {
          star: 'side',
          cost: [],
          do: [
            { op: 'take', what: 'wealth', from: 'opponent', n: 1 },
            { op: 'essence', n: 1 },
          ],
        },
      ],
    },
    {
      character: 'harbour-factor',
      name: 'Harbour Factor',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'wealth', n: 2 },
            { op: 'influence', n: 1 },
            { op: 'essence', n: 2 },
          ],
        },
        { star: 'side', cost: [], do: [{ op: 'discount', what: 'treaty', n: 2 }] },
      ],
    },
  ],
  'chain-throne': [
    {
      character: 'slaver',
      name: 'Slaver',
      options: [{ star: 'main', cost: [], do: [{ op: 'attackAction', loot: 'slaver' }] }],
    },
    {
      character: 'overseer',
      name: 'Overseer',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'foundation', n: 2 },
            { op: 'wealth', n: 1 },
            { op: 'essence', n: 2 },
          ],
        },
        {
          star: 'side',
          cost: [{ pay: 'exhaustLocation', n: 1 }],
          do: [
            { op: 'wealth', n: 2 },
            { op: 'influence', n: 2 },
          ],
        },
      ],
    },
    {
      character: 'tribute-collector',
      name: 'Tribute Collector',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'take', what: 'either', from: 'allOpponents', n: 1 },
            { op: 'essence', n: 2 },
          ],
        },
      ],
    },
    {
      character: 'inquisitor',
      name: 'Inquisitor',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            {
              op: 'opponentChooses',
              options: [
                [{ op: 'essence', n: 6 }],
                [
                  { op: 'wealth', n: 3 },
                  { op: 'influence', n: 3 },
                ],
              ],
            },
          ],
        },
        {
          star: 'side',
          cost: [],
          do: [
            { op: 'exhaust', what: 'segment', n: 1 },
            { op: 'essence', n: 1 },
          ],
        },
      ],
    },
  ],
  'choir-of-the-hanging-gardens': [
    {
      character: 'cantor',
      name: 'Cantor',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'essence', n: 4 },
            { op: 'draw', n: 1 },
          ],
        },
        { star: 'side', cost: [], do: [{ op: 'essence', n: 3 }] },
      ],
    },
    {
      character: 'gardener',
      name: 'Gardener',
      options: [
        {
          star: 'main',
          cost: [],
          do: [
            { op: 'buildAction', freeFoundation: true, discount: 1 },
            { op: 'essence', n: 1 },
          ],
        },
        { star: 'side', cost: [], do: [{ op: 'discount', what: 'build', n: 2 }] },
      ],
    },
    {
      character: 'pilgrim',
      name: 'Pilgrim',
      options: [
        {
          star: 'main',
          cost: [],
          do: [{ op: 'essence', n: { count: 'segments:cultural', times: 1, min: 3, max: 6 } }],
        },
        {
          star: 'side',
          cost: [],
          do: [
            { op: 'influence', n: 1 },
            { op: 'essence', n: 2 },
          ],
        },
      ],
    },
    {
      character: 'warden',
      name: 'Warden',
      options: [
        { star: 'main', cost: [], do: [{ op: 'exchangeAttackDefense' }, { op: 'attackAction' }] },
        { star: 'side', cost: [], do: [{ op: 'ignoreAttack', n: 1 }] },
      ],
    },
  ],
}

function deckOf(faction: FactionId): FollowerCard[] {
  const follower = (one: Character, isCore: boolean): FollowerCard => ({
    id: `${faction}.${one.character}`,
    name: one.name,
    character: one.character,
    faction,
    core: isCore,
    options: one.options,
  })
  return [...core.map((one) => follower(one, true)), ...own[faction].map((one) => follower(one, false))]
}

/** The 40 followers, eight of each faction: the shared core, then its own. */
export const followers: readonly FollowerCard[] = [
  ...deckOf('three-islands-kingdom'),
  ...deckOf('university-of-the-sun'),
  ...deckOf('windward-league'),
  ...deckOf('chain-throne'),
  ...deckOf('choir-of-the-hanging-gardens'),
]
