/** Area tiles and starting tiles: cost and points on the back, four spaces on the front (R7.2, R11). */
import type { AreaTile } from './types.ts'

export const STARTING_TILES: readonly AreaTile[] = [
  {
    id: 'ST1',
    back: null,
    front: [
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'field', reward: null },
      { ground: 'location', reward: null },
    ],
  },
  {
    id: 'ST2',
    back: null,
    front: [
      { ground: 'location', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'ST3',
    back: null,
    front: [
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'field', reward: null },
    ],
  },
  {
    id: 'ST4',
    back: null,
    front: [
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'water', reward: { do: 'module', n: 1 } },
      { ground: 'mountain', reward: null },
    ],
  },
  {
    id: 'ST5',
    back: null,
    front: [
      { ground: 'field', reward: null },
      { ground: 'water', reward: { do: 'gain', crystal: 1 } },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
    ],
  },
]

export const AREA_TILES: readonly AreaTile[] = [
  {
    id: 'A01',
    back: { cost: { gear: 1, book: 0, food: 2 }, points: 3 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'water', reward: { do: 'gain', crate: 1 } },
      { ground: 'location', reward: null },
    ],
  },
  {
    id: 'A02',
    back: { cost: { gear: 1, book: 1, food: 1 }, points: 4 },
    front: [
      { ground: 'location', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'water', reward: { do: 'module', n: 1 } },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'A03',
    back: { cost: { gear: 2, book: 1, food: 0 }, points: 3 },
    front: [
      { ground: 'water', reward: { do: 'gain', basic: 2 } },
      { ground: 'field', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
    ],
  },
  {
    id: 'A04',
    back: { cost: { gear: 1, book: 1, food: 2 }, points: 5 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'water', reward: { do: 'gain', energy: 1 } },
    ],
  },
  {
    id: 'A05',
    back: { cost: { gear: 2, book: 0, food: 2 }, points: 5 },
    front: [
      { ground: 'mountain', reward: null },
      { ground: 'water', reward: { do: 'gain', points: 3 } },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
    ],
  },
  {
    id: 'A06',
    back: { cost: { gear: 1, book: 1, food: 1 }, points: 4 },
    front: [
      { ground: 'location', reward: null },
      { ground: 'field', reward: null },
      { ground: 'water', reward: { do: 'gain', crate: 1 } },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A07',
    back: { cost: { gear: 2, book: 2, food: 0 }, points: 5 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'water', reward: { do: 'gain', crystal: 2 } },
      { ground: 'location', reward: null },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'A08',
    back: { cost: { gear: 0, book: 2, food: 1 }, points: 3 },
    front: [
      { ground: 'field', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'water', reward: { do: 'module', n: 1 } },
    ],
  },
  {
    id: 'A09',
    back: { cost: { gear: 0, book: 2, food: 2 }, points: 5 },
    front: [
      { ground: 'location', reward: null },
      { ground: 'water', reward: { do: 'advance', track: 'any', n: 2 } },
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A10',
    back: { cost: { gear: 2, book: 1, food: 1 }, points: 5 },
    front: [
      { ground: 'water', reward: { do: 'gain', crate: 1 } },
      { ground: 'location', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'A11',
    back: { cost: { gear: 1, book: 0, food: 1 }, points: 2 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'field', reward: null },
      { ground: 'location', reward: null },
    ],
  },
  {
    id: 'A12',
    back: { cost: { gear: 0, book: 1, food: 1 }, points: 2 },
    front: [
      { ground: 'location', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'mountain', reward: null },
    ],
  },
  {
    id: 'A13',
    back: { cost: { gear: 1, book: 1, food: 0 }, points: 2 },
    front: [
      { ground: 'field', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'A14',
    back: { cost: { gear: 0, book: 1, food: 1 }, points: 2 },
    front: [
      { ground: 'mountain', reward: null },
      { ground: 'location', reward: null },
      { ground: 'field', reward: null },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A15',
    back: { cost: { gear: 0, book: 0, food: 2 }, points: 2 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'location', reward: null },
      { ground: 'mountain', reward: null },
    ],
  },
  {
    id: 'A16',
    back: { cost: { gear: 1, book: 1, food: 1 }, points: 4 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'water', reward: { do: 'recruit', color: 'any' } },
      { ground: 'forest', reward: null },
      { ground: 'field', reward: null },
    ],
  },
  {
    id: 'A17',
    back: { cost: { gear: 1, book: 2, food: 1 }, points: 5 },
    front: [
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'water', reward: { do: 'gain', energy: 1 } },
      { ground: 'field', reward: null },
    ],
  },
  {
    id: 'A18',
    back: { cost: { gear: 0, book: 1, food: 2 }, points: 3 },
    front: [
      { ground: 'water', reward: { do: 'gain', basic: 2 } },
      { ground: 'forest', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A19',
    back: { cost: { gear: 1, book: 1, food: 2 }, points: 5 },
    front: [
      { ground: 'field', reward: null },
      { ground: 'water', reward: { do: 'gain', points: 3 } },
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
    ],
  },
  {
    id: 'A20',
    back: { cost: { gear: 2, book: 0, food: 1 }, points: 3 },
    front: [
      { ground: 'forest', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'water', reward: { do: 'module', n: 1 } },
    ],
  },
  {
    id: 'A21',
    back: { cost: { gear: 1, book: 1, food: 1 }, points: 4 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'field', reward: null },
      { ground: 'water', reward: { do: 'gain', crate: 1 } },
      { ground: 'mountain', reward: null },
    ],
  },
  {
    id: 'A22',
    back: { cost: { gear: 2, book: 0, food: 0 }, points: 2 },
    front: [
      { ground: 'mountain', reward: null },
      { ground: 'sand', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'field', reward: null },
    ],
  },
  {
    id: 'A23',
    back: { cost: { gear: 0, book: 2, food: 0 }, points: 2 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'location', reward: null },
      { ground: 'field', reward: null },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A24',
    back: { cost: { gear: 1, book: 2, food: 0 }, points: 3 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'mountain', reward: null },
      { ground: 'water', reward: { do: 'gain', crystal: 2 } },
      { ground: 'sand', reward: null },
    ],
  },
  {
    id: 'A25',
    back: { cost: { gear: 1, book: 0, food: 1 }, points: 2 },
    front: [
      { ground: 'sand', reward: null },
      { ground: 'field', reward: null },
      { ground: 'forest', reward: null },
      { ground: 'sand', reward: null },
    ],
  },
]
