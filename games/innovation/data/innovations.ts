/** The innovations and the layouts of their display by number of players (A16, A28). */
import type { Innovation, InnovationSlot } from './types.ts'

export const innovationRules: { readonly maxPerPlayer: number; readonly coinsWithoutPalace: number } = {
  maxPerPlayer: 3,
  coinsWithoutPalace: 5,
}

/** By number of participants, in reading order. */
export const innovationLayouts: Readonly<Record<string, readonly InnovationSlot[]>> = {
  '1': [
    { id: 'inno-slot-0-banking-law', row: 0, columns: ['banking', 'law'], books: { banking: 2, law: 2, any: 1 } },
    {
      id: 'inno-slot-0-engineering-medicine',
      row: 0,
      columns: ['engineering', 'medicine'],
      books: { engineering: 2, medicine: 2, any: 1 },
    },
    { id: 'inno-slot-1-banking', row: 1, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-1-law', row: 1, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-1-engineering', row: 1, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-1-medicine', row: 1, columns: ['medicine'], books: { medicine: 2, any: 3 } },
  ],
  '2': [
    { id: 'inno-slot-0-banking-law', row: 0, columns: ['banking', 'law'], books: { banking: 2, law: 2, any: 1 } },
    {
      id: 'inno-slot-0-engineering-medicine',
      row: 0,
      columns: ['engineering', 'medicine'],
      books: { engineering: 2, medicine: 2, any: 1 },
    },
    { id: 'inno-slot-1-banking', row: 1, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-1-law', row: 1, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-1-engineering', row: 1, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-1-medicine', row: 1, columns: ['medicine'], books: { medicine: 2, any: 3 } },
  ],
  '3': [
    { id: 'inno-slot-1-banking', row: 1, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-1-law', row: 1, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-1-engineering', row: 1, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-1-medicine', row: 1, columns: ['medicine'], books: { medicine: 2, any: 3 } },
    { id: 'inno-slot-2-banking', row: 2, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-2-law', row: 2, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-2-engineering', row: 2, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-2-medicine', row: 2, columns: ['medicine'], books: { medicine: 2, any: 3 } },
  ],
  '4': [
    { id: 'inno-slot-0-banking-law', row: 0, columns: ['banking', 'law'], books: { banking: 2, law: 2, any: 1 } },
    {
      id: 'inno-slot-0-engineering-medicine',
      row: 0,
      columns: ['engineering', 'medicine'],
      books: { engineering: 2, medicine: 2, any: 1 },
    },
    { id: 'inno-slot-1-banking', row: 1, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-1-law', row: 1, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-1-engineering', row: 1, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-1-medicine', row: 1, columns: ['medicine'], books: { medicine: 2, any: 3 } },
    { id: 'inno-slot-2-banking', row: 2, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-2-law', row: 2, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-2-engineering', row: 2, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-2-medicine', row: 2, columns: ['medicine'], books: { medicine: 2, any: 3 } },
  ],
  '5': [
    { id: 'inno-slot-1-banking', row: 1, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-1-law', row: 1, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-1-engineering', row: 1, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-1-medicine', row: 1, columns: ['medicine'], books: { medicine: 2, any: 3 } },
    { id: 'inno-slot-2-banking', row: 2, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-2-law', row: 2, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-2-engineering', row: 2, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-2-medicine', row: 2, columns: ['medicine'], books: { medicine: 2, any: 3 } },
    { id: 'inno-slot-3-banking', row: 3, columns: ['banking'], books: { banking: 2, any: 3 } },
    { id: 'inno-slot-3-law', row: 3, columns: ['law'], books: { law: 2, any: 3 } },
    { id: 'inno-slot-3-engineering', row: 3, columns: ['engineering'], books: { engineering: 2, any: 3 } },
    { id: 'inno-slot-3-medicine', row: 3, columns: ['medicine'], books: { medicine: 2, any: 3 } },
  ],
}

export const innovations: readonly Innovation[] = [
  {
    id: 'deus-ex-machina',
    number: 1,
    name: 'Deus Ex Machina',
    origin: 'published',
    immediate: [{ gain: { book: 1, steps: { banking: 1, law: 1, engineering: 1, medicine: 1 } } }],
    special: {
      id: 'deus-ex-machina-special',
      effects: [{ gain: { spades: { count: 1, build: 'pay', buyMore: true } } }],
    },
  },
  {
    id: 'trade-routes',
    number: 2,
    name: 'Trade Routes',
    origin: 'published',
    pass: [{ gain: { vp: 2 }, per: { count: 'building', types: ['guild'] } }],
  },
  {
    id: 'professor',
    number: 3,
    name: 'Professor',
    origin: 'published',
    special: { id: 'professor-special', effects: [{ gain: { scholar: 1, vp: 3 } }] },
  },
  {
    id: 'sewage-system',
    number: 4,
    name: 'Sewage System',
    origin: 'published',
    immediate: [{ gain: { vp: 2 }, per: { count: 'building', types: ['workshop'] } }],
  },
  {
    id: 'architecture',
    number: 5,
    name: 'Architecture',
    origin: 'published',
    immediate: [
      { gain: { stepsAny: { count: 1, sameDiscipline: false } }, per: { count: 'buildingShapes' } },
      { gain: { vp: 10 } },
    ],
  },
  {
    id: 'library',
    number: 6,
    name: 'Library',
    origin: 'published',
    immediate: [{ gain: { vp: 1 }, per: { count: 'twoHighestDisciplineLevels' } }],
  },
  {
    id: 'steam-engine',
    number: 7,
    name: 'Steam Engine',
    origin: 'published',
    immediate: [{ gain: { scholar: 1, sailingStep: 1, terraformStep: 1 } }],
  },
  {
    id: 'league-of-cities',
    number: 8,
    name: 'League of Cities',
    origin: 'published',
    immediate: [{ gain: { vp: 5 }, per: { count: 'cityTile' } }],
  },
  {
    id: 'telecommunication',
    number: 9,
    name: 'Telecommunication',
    origin: 'published',
    immediate: [
      {
        vpTable: [
          { min: 4, max: 4, vp: 8 },
          { min: 5, max: 5, vp: 12 },
          { min: 6, max: null, vp: 18 },
        ],
        of: { count: 'settlements' },
      },
    ],
  },
  {
    id: 'steel',
    number: 10,
    name: 'Steel',
    origin: 'published',
    immediate: [
      {
        vpTable: [
          { min: 1, max: 1, vp: 8 },
          { min: 2, max: 2, vp: 12 },
          { min: 3, max: null, vp: 18 },
        ],
        of: { count: 'bridges' },
      },
    ],
  },
  {
    id: 'census',
    number: 11,
    name: 'Census',
    origin: 'published',
    immediate: [
      {
        vpTable: [
          { min: 7, max: 8, vp: 8 },
          { min: 9, max: 10, vp: 12 },
          { min: 11, max: null, vp: 18 },
        ],
        of: { count: 'allBuildings' },
      },
    ],
  },
  {
    id: 'science',
    number: 12,
    name: 'Science',
    origin: 'published',
    immediate: [{ gain: { vp: 5 }, per: { count: 'building', types: ['school'] } }],
  },
  {
    id: 'neutral-workshop',
    number: 13,
    name: 'Workshop',
    origin: 'published',
    immediate: [{ gain: { neutral: 'workshop' } }],
    income: { tool: 3 },
  },
  {
    id: 'neutral-guild',
    number: 14,
    name: 'Guild',
    origin: 'published',
    immediate: [{ gain: { neutral: 'guild' } }],
    income: { coin: 5 },
  },
  {
    id: 'neutral-school',
    number: 15,
    name: 'School',
    origin: 'published',
    immediate: [{ gain: { neutral: 'school' } }, { gain: { competency: 1 } }],
  },
  {
    id: 'neutral-university',
    number: 16,
    name: 'University',
    origin: 'published',
    immediate: [{ gain: { neutral: 'university' } }],
    income: { vp: 2 },
  },
  {
    id: 'neutral-palace',
    number: 17,
    name: 'Palace',
    origin: 'published',
    immediate: [{ gain: { neutral: 'palace' } }, { gain: { powerTokensBowl3: 2 } }],
    income: { power: 4 },
  },
  {
    id: 'monument',
    number: 18,
    name: 'Monument',
    origin: 'published',
    immediate: [{ gain: { neutral: 'monument' } }, { gain: { vp: 7 } }],
  },
]
