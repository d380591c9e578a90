/** The round bonus tiles (A33). */
import type { RoundBonus } from './types.ts'

export const roundBonuses: readonly RoundBonus[] = [
  {
    id: 'river-trade',
    number: 1,
    origin: 'published',
    modifiers: [{ type: 'sailingBonus', add: 1, countsForArea: false }],
    triggers: [{ on: 'build', if: { building: ['workshop'], riverside: true }, gain: { vp: 2 } }],
  },
  {
    id: 'academy-call',
    number: 2,
    origin: 'published',
    income: { scholar: 1 },
    triggers: [{ on: 'scholarSent', gain: { vp: 2 } }],
  },
  {
    id: 'guild-charter',
    number: 3,
    origin: 'published',
    income: { power: 3 },
    triggers: [{ on: 'build', if: { building: ['guild'] }, gain: { vp: 3 } }],
  },
  {
    id: 'grand-seal',
    number: 4,
    origin: 'published',
    income: { tool: 1 },
    pass: [{ gain: { vp: 4 }, per: { count: 'building', types: ['palace', 'university'] } }],
  },
  {
    id: 'spade-order',
    number: 5,
    origin: 'published',
    income: { book: 1 },
    special: { id: 'bonus-spade-special', effects: [{ gain: { spades: { count: 1, build: 'pay', buyMore: true } } }] },
  },
  {
    id: 'bridge-order',
    number: 6,
    origin: 'published',
    income: { book: 1 },
    special: { id: 'bonus-bridge-special', effects: [{ gain: { bridge: 1 } }] },
  },
  {
    id: 'lecture-notes',
    number: 7,
    origin: 'published',
    income: { tool: 2 },
    special: { id: 'bonus-step-special', effects: [{ gain: { stepsAny: { count: 1, sameDiscipline: true } } }] },
  },
  {
    id: 'school-report',
    number: 8,
    origin: 'published',
    income: { coin: 4 },
    pass: [{ gain: { stepsAny: { count: 1, sameDiscipline: false } }, per: { count: 'building', types: ['school'] } }],
  },
  { id: 'power-and-coins', number: 9, origin: 'published', income: { power: 4, coin: 2 } },
  { id: 'coin-purse', number: 10, origin: 'published', income: { coin: 6 } },
]
