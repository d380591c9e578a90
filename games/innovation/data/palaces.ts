/** The seventeen palace tiles (A27). */
import type { Palace } from './types.ts'

export const palaces: readonly Palace[] = [
  {
    id: 'palace-01',
    number: 1,
    origin: 'published',
    income: { power: 5 },
    special: { id: 'palace-01-special', effects: [{ gain: { tool: 2 } }] },
  },
  {
    id: 'palace-02',
    number: 2,
    origin: 'published',
    special: { id: 'palace-02-special', effects: [{ gain: { spades: { count: 2, build: 'pay', buyMore: true } } }] },
  },
  {
    id: 'palace-03',
    number: 3,
    origin: 'published',
    income: { power: 2 },
    special: {
      id: 'palace-03-special',
      effects: [{ gain: { replaceBuilding: { from: 'school', to: 'guild' } } }, { gain: { vp: 3, tool: 1 } }],
    },
  },
  {
    id: 'palace-04',
    number: 4,
    origin: 'published',
    income: { power: 2 },
    special: { id: 'palace-04-special', effects: [{ gain: { freeUpgrade: { from: 'workshop', to: 'guild' } } }] },
  },
  { id: 'palace-05', number: 5, origin: 'published', income: { power: 4 }, immediate: [{ gain: { competency: 1 } }] },
  {
    id: 'palace-06',
    number: 6,
    origin: 'published',
    income: { power: 2, book: 1 },
    special: { id: 'palace-06-special', effects: [{ gain: { stepsAny: { count: 2, sameDiscipline: true } } }] },
  },
  {
    id: 'palace-07',
    number: 7,
    origin: 'published',
    income: { power: 4 },
    pass: [{ gain: { vp: 3 }, per: { count: 'building', types: ['school'] } }],
  },
  {
    id: 'palace-08',
    number: 8,
    origin: 'published',
    income: { coin: 2, tool: 1, power: 2 },
    modifiers: [{ type: 'cityMinPower', value: 6 }],
  },
  {
    id: 'palace-09',
    number: 9,
    origin: 'published',
    income: { scholar: 1 },
    modifiers: [{ type: 'flight', skipMin: 1, skipMax: 2, cost: { scholar: 1 }, vp: 5, countsForArea: true }],
  },
  {
    id: 'palace-10',
    number: 10,
    origin: 'published',
    income: { coin: 6 },
    immediate: [{ gain: { power: 12 } }, { gain: { book: 2 } }],
  },
  { id: 'palace-11', number: 11, origin: 'published', income: { tool: 1 }, immediate: [{ gain: { cityTile: 1 } }] },
  {
    id: 'palace-12',
    number: 12,
    origin: 'published',
    income: { power: 8 },
    triggers: [{ on: 'build', if: { building: ['workshop'] }, gain: { vp: 2 } }],
  },
  {
    id: 'palace-13',
    number: 13,
    origin: 'published',
    special: { id: 'palace-13-special', effects: [{ gain: { coin: 3, book: 1 } }] },
    triggers: [{ on: 'build', if: { building: ['guild'] }, gain: { vp: 3 } }],
  },
  {
    id: 'palace-14',
    number: 14,
    origin: 'published',
    income: { power: 6 },
    immediate: [{ gain: { sailingStep: 2 } }],
    modifiers: [{ type: 'cityAcrossRiver', riverHexes: 1 }],
  },
  {
    id: 'palace-15',
    number: 15,
    origin: 'published',
    income: { power: 6 },
    immediate: [
      { gain: { spades: { count: 2, build: 'pay', buyMore: true } } },
      { gain: { bridge: 2 } },
      { gain: { book: 2 } },
    ],
    immediateOrder: 'player chooses',
  },
  {
    id: 'palace-16',
    number: 16,
    origin: 'published',
    income: { power: 2, book: 1 },
    immediate: [{ gain: { placeFree: { building: 'guild', where: 'any free native terrain hex', reach: false } } }],
  },
  { id: 'palace-17', number: 17, origin: 'published', income: { power: 2 }, immediate: [{ gain: { vp: 10 } }] },
]

/** On the table in every game without a draft. */
export const alwaysAvailable: string = 'palace-17'
