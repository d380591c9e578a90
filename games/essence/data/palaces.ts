import type { PalaceCard } from './types.ts'

/** One Palace of each type, the start of its faction's island. */
export const palaces: readonly PalaceCard[] = [
  {
    id: 'hall-of-the-three-peaks',
    name: 'Hall of the Three Peaks',
    kind: 'palace',
    faction: 'three-islands-kingdom',
    type: 'military',
    cost: null,
    essence: 0,
    plus: [],
    minus: [],
    abilities: [
      {
        kind: 'action',
        star: 'side',
        cost: [],
        do: [
          { op: 'attack', n: 1 },
          { op: 'defense', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'solar-athenaeum',
    name: 'Solar Athenaeum',
    kind: 'palace',
    faction: 'university-of-the-sun',
    type: 'magical',
    cost: null,
    essence: 0,
    plus: [],
    minus: [],
    abilities: [{ kind: 'passive', on: 'prophecyRead', do: [{ op: 'draw', n: 2 }] }],
  },
  {
    id: 'exchange-of-the-four-winds',
    name: 'Exchange of the Four Winds',
    kind: 'palace',
    faction: 'windward-league',
    type: 'economic',
    cost: null,
    essence: 0,
    plus: [],
    minus: [],
    abilities: [
      {
        kind: 'action',
        star: 'side',
        cost: [],
        do: [{ op: 'tradeAgreement' }, { op: 'wealth', n: 1 }, { op: 'essence', n: 1 }],
      },
    ],
  },
  {
    id: 'obsidian-court',
    name: 'Obsidian Court',
    kind: 'palace',
    faction: 'chain-throne',
    type: 'political',
    cost: null,
    essence: 0,
    plus: [],
    minus: [],
    abilities: [
      {
        kind: 'action',
        star: 'side',
        cost: [],
        do: [{ op: 'take', what: 'either', from: 'opponent', n: 2 }],
      },
    ],
  },
  {
    id: 'cloister-of-falling-water',
    name: 'Cloister of Falling Water',
    kind: 'palace',
    faction: 'choir-of-the-hanging-gardens',
    type: 'cultural',
    cost: null,
    essence: 0,
    plus: [],
    minus: [],
    abilities: [{ kind: 'action', star: 'side', cost: [], do: [{ op: 'embassy' }, { op: 'essence', n: 1 }] }],
  },
]
