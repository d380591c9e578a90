/** Power actions and book actions (A18, A19). */
import type { PublicAction } from './types.ts'

export const powerActions: readonly PublicAction[] = [
  {
    id: 'power-bridge',
    number: 1,
    origin: 'published',
    cost: { power: 3 },
    effects: [{ gain: { bridge: 1 } }],
    oncePerRound: true,
  },
  {
    id: 'power-scholar',
    number: 2,
    origin: 'published',
    cost: { power: 3 },
    effects: [{ gain: { scholar: 1 } }],
    oncePerRound: true,
  },
  {
    id: 'power-tools',
    number: 3,
    origin: 'published',
    cost: { power: 4 },
    effects: [{ gain: { tool: 2 } }],
    oncePerRound: true,
  },
  {
    id: 'power-coins',
    number: 4,
    origin: 'published',
    cost: { power: 4 },
    effects: [{ gain: { coin: 7 } }],
    oncePerRound: true,
  },
  {
    id: 'power-spade',
    number: 5,
    origin: 'published',
    cost: { power: 4 },
    effects: [{ gain: { spades: { count: 1, build: 'pay', buyMore: true } } }],
    oncePerRound: true,
  },
  {
    id: 'power-two-spades',
    number: 6,
    origin: 'published',
    cost: { power: 6 },
    effects: [{ gain: { spades: { count: 2, build: 'pay', buyMore: true } } }],
    oncePerRound: true,
  },
]

export const bookActions: readonly PublicAction[] = [
  {
    id: 'book-power',
    number: 1,
    origin: 'published',
    cost: { book: 1 },
    effects: [{ gain: { power: 5 } }],
    oncePerRound: true,
  },
  {
    id: 'book-steps',
    number: 2,
    origin: 'published',
    cost: { book: 1 },
    effects: [{ gain: { stepsAny: { count: 2, sameDiscipline: true } } }],
    oncePerRound: true,
  },
  {
    id: 'book-coins',
    number: 3,
    origin: 'published',
    cost: { book: 2 },
    effects: [{ gain: { coin: 6 } }],
    oncePerRound: true,
  },
  {
    id: 'book-guild',
    number: 4,
    origin: 'published',
    cost: { book: 2 },
    effects: [{ gain: { freeUpgrade: { from: 'workshop', to: 'guild' } } }],
    oncePerRound: true,
  },
  {
    id: 'book-guild-points',
    number: 5,
    origin: 'published',
    cost: { book: 2 },
    effects: [{ gain: { vp: 2 }, per: { count: 'building', types: ['guild'] } }],
    oncePerRound: true,
  },
  {
    id: 'book-spades',
    number: 6,
    origin: 'published',
    cost: { book: 3 },
    effects: [{ gain: { spades: { count: 3, build: 'pay', buyMore: true } } }],
    oncePerRound: true,
  },
]
