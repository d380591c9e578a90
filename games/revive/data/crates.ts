/** The 28 crates: effects that are used once (R17.3). */
import type { Crate } from './types.ts'

export const CRATES: readonly Crate[] = [
  { id: 'K01', effect: { do: 'gain', gear: 2 } },
  { id: 'K02', effect: { do: 'gain', gear: 2 } },
  { id: 'K03', effect: { do: 'gain', book: 2 } },
  { id: 'K04', effect: { do: 'gain', book: 2 } },
  { id: 'K05', effect: { do: 'gain', food: 2 } },
  { id: 'K06', effect: { do: 'gain', food: 2 } },
  { id: 'K07', effect: { do: 'gain', crystal: 1, gear: 1 } },
  { id: 'K08', effect: { do: 'gain', crystal: 1, book: 1 } },
  { id: 'K09', effect: { do: 'gain', crystal: 1, food: 1 } },
  { id: 'K10', effect: { do: 'advance', track: 'gray', n: 2 } },
  { id: 'K11', effect: { do: 'advance', track: 'green', n: 2 } },
  { id: 'K12', effect: { do: 'advance', track: 'yellow', n: 2 } },
  {
    id: 'K13',
    effect: [
      { do: 'advance', track: 'any', n: 1 },
      { do: 'gain', basic: 1 },
    ],
  },
  { id: 'K14', effect: { do: 'module', n: 1 } },
  { id: 'K15', effect: { do: 'module', n: 1 } },
  { id: 'K16', effect: { do: 'tribe' } },
  { id: 'K17', effect: { do: 'tribe' } },
  { id: 'K18', effect: { do: 'gain', points: 3 } },
  { id: 'K19', effect: { do: 'gain', points: 3 } },
  { id: 'K20', effect: { do: 'boost', kinds: ['build', 'explore', 'populate'], range: 3 } },
  { id: 'K21', effect: { do: 'boost', kinds: ['build', 'explore', 'populate'], range: 3 } },
  { id: 'K22', effect: { do: 'boost', kinds: ['build'], discount: 2, range: 1 } },
  { id: 'K23', effect: { do: 'boost', kinds: ['explore'], discount: 2, range: 1 } },
  { id: 'K24', effect: { do: 'boost', kinds: ['populate'], discount: 2, range: 1 } },
  { id: 'K25', effect: { do: 'wake', n: 1 } },
  {
    id: 'K26',
    effect: [
      { do: 'restPlayed', n: 1 },
      { do: 'gain', basic: 1 },
    ],
  },
  {
    id: 'K27',
    effect: [
      { do: 'energyBack', n: 1 },
      { do: 'gain', basic: 1 },
    ],
  },
  { id: 'K28', effect: { do: 'playCard', color: 'any' } },
]
