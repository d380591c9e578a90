/** The 48 slot modules: eight for each of six colour combinations (R9). */
import type { SlotModule } from './types.ts'

export const SLOT_MODULES: readonly SlotModule[] = [
  { id: 'M01', colors: ['gray'], effect: { do: 'gain', gear: 1 }, flasks: 1 },
  { id: 'M02', colors: ['gray'], effect: { do: 'gain', crystal: 1 }, flasks: 0 },
  { id: 'M03', colors: ['gray'], effect: { do: 'advance', track: 'gray', n: 1 }, flasks: 1 },
  { id: 'M04', colors: ['gray'], effect: { do: 'gain', gear: 2 }, flasks: 0 },
  { id: 'M05', colors: ['gray'], effect: { do: 'gain', points: 2 }, flasks: 0 },
  { id: 'M06', colors: ['gray'], effect: { do: 'advance', track: 'any', n: 1 }, flasks: 0 },
  {
    id: 'M07',
    colors: ['gray'],
    effect: { do: 'pay', cost: { gear: 1 }, get: { do: 'gain', points: 3 }, times: 1 },
    flasks: 0,
  },
  { id: 'M08', colors: ['gray'], effect: { do: 'energyBack', n: 1 }, flasks: 0 },
  { id: 'M09', colors: ['green'], effect: { do: 'gain', book: 1 }, flasks: 1 },
  { id: 'M10', colors: ['green'], effect: { do: 'gain', crystal: 1 }, flasks: 0 },
  { id: 'M11', colors: ['green'], effect: { do: 'advance', track: 'green', n: 1 }, flasks: 1 },
  { id: 'M12', colors: ['green'], effect: { do: 'gain', book: 2 }, flasks: 0 },
  { id: 'M13', colors: ['green'], effect: { do: 'gain', points: 2 }, flasks: 0 },
  { id: 'M14', colors: ['green'], effect: { do: 'advance', track: 'any', n: 1 }, flasks: 0 },
  {
    id: 'M15',
    colors: ['green'],
    effect: { do: 'pay', cost: { book: 1 }, get: { do: 'gain', points: 3 }, times: 1 },
    flasks: 0,
  },
  { id: 'M16', colors: ['green'], effect: { do: 'energyBack', n: 1 }, flasks: 0 },
  { id: 'M17', colors: ['yellow'], effect: { do: 'gain', food: 1 }, flasks: 1 },
  { id: 'M18', colors: ['yellow'], effect: { do: 'gain', crystal: 1 }, flasks: 0 },
  { id: 'M19', colors: ['yellow'], effect: { do: 'advance', track: 'yellow', n: 1 }, flasks: 1 },
  { id: 'M20', colors: ['yellow'], effect: { do: 'gain', food: 2 }, flasks: 0 },
  { id: 'M21', colors: ['yellow'], effect: { do: 'gain', points: 2 }, flasks: 0 },
  { id: 'M22', colors: ['yellow'], effect: { do: 'advance', track: 'any', n: 1 }, flasks: 0 },
  {
    id: 'M23',
    colors: ['yellow'],
    effect: { do: 'pay', cost: { food: 1 }, get: { do: 'gain', points: 3 }, times: 1 },
    flasks: 0,
  },
  { id: 'M24', colors: ['yellow'], effect: { do: 'energyBack', n: 1 }, flasks: 0 },
  {
    id: 'M25',
    colors: ['gray', 'green'],
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', gear: 1 },
        { do: 'gain', book: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M26', colors: ['gray', 'green'], effect: { do: 'gain', basic: 1 }, flasks: 0 },
  { id: 'M27', colors: ['gray', 'green'], effect: { do: 'gain', points: 1 }, flasks: 1 },
  {
    id: 'M28',
    colors: ['gray', 'green'],
    effect: {
      do: 'choose',
      of: [
        { do: 'advance', track: 'gray', n: 1 },
        { do: 'advance', track: 'green', n: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M29', colors: ['gray', 'green'], effect: { do: 'trade', times: 3 }, flasks: 0 },
  { id: 'M30', colors: ['gray', 'green'], effect: { do: 'gain', gear: 1 }, flasks: 1 },
  { id: 'M31', colors: ['gray', 'green'], effect: { do: 'restPlayed', n: 1 }, flasks: 0 },
  {
    id: 'M32',
    colors: ['gray', 'green'],
    effect: { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1, points: 1 }, times: 1 },
    flasks: 0,
  },
  {
    id: 'M33',
    colors: ['green', 'yellow'],
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', book: 1 },
        { do: 'gain', food: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M34', colors: ['green', 'yellow'], effect: { do: 'gain', basic: 1 }, flasks: 0 },
  { id: 'M35', colors: ['green', 'yellow'], effect: { do: 'gain', points: 1 }, flasks: 1 },
  {
    id: 'M36',
    colors: ['green', 'yellow'],
    effect: {
      do: 'choose',
      of: [
        { do: 'advance', track: 'green', n: 1 },
        { do: 'advance', track: 'yellow', n: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M37', colors: ['green', 'yellow'], effect: { do: 'trade', times: 3 }, flasks: 0 },
  { id: 'M38', colors: ['green', 'yellow'], effect: { do: 'gain', book: 1 }, flasks: 1 },
  { id: 'M39', colors: ['green', 'yellow'], effect: { do: 'restPlayed', n: 1 }, flasks: 0 },
  {
    id: 'M40',
    colors: ['green', 'yellow'],
    effect: { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1, points: 1 }, times: 1 },
    flasks: 0,
  },
  {
    id: 'M41',
    colors: ['yellow', 'gray'],
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', food: 1 },
        { do: 'gain', gear: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M42', colors: ['yellow', 'gray'], effect: { do: 'gain', basic: 1 }, flasks: 0 },
  { id: 'M43', colors: ['yellow', 'gray'], effect: { do: 'gain', points: 1 }, flasks: 1 },
  {
    id: 'M44',
    colors: ['yellow', 'gray'],
    effect: {
      do: 'choose',
      of: [
        { do: 'advance', track: 'yellow', n: 1 },
        { do: 'advance', track: 'gray', n: 1 },
      ],
    },
    flasks: 0,
  },
  { id: 'M45', colors: ['yellow', 'gray'], effect: { do: 'trade', times: 3 }, flasks: 0 },
  { id: 'M46', colors: ['yellow', 'gray'], effect: { do: 'gain', food: 1 }, flasks: 1 },
  { id: 'M47', colors: ['yellow', 'gray'], effect: { do: 'restPlayed', n: 1 }, flasks: 0 },
  {
    id: 'M48',
    colors: ['yellow', 'gray'],
    effect: { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1, points: 1 }, times: 1 },
    flasks: 0,
  },
]
