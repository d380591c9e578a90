/** The city tiles (A24). */
import type { CityTile } from './types.ts'

export const cityTiles: readonly CityTile[] = [
  { id: 'city-tools', origin: 'published', copies: 3, keys: 1, vp: 4, gain: { tool: 3 } },
  {
    id: 'city-spades',
    origin: 'published',
    copies: 3,
    keys: 1,
    vp: 5,
    gain: { spades: { count: 2, build: 'pay', buyMore: true } },
  },
  { id: 'city-books', origin: 'published', copies: 3, keys: 1, vp: 5, gain: { book: 2 } },
  { id: 'city-coins', origin: 'published', copies: 3, keys: 1, vp: 6, gain: { coin: 6 } },
  {
    id: 'city-knowledge',
    origin: 'published',
    copies: 3,
    keys: 1,
    vp: 7,
    gain: { steps: { banking: 1, law: 1, engineering: 1, medicine: 1 } },
  },
  { id: 'city-power', origin: 'published', copies: 3, keys: 1, vp: 8, gain: { power: 8 } },
  { id: 'city-scholar', origin: 'published', copies: 3, keys: 1, vp: 8, gain: { scholar: 1 } },
]
