/** The kinds of table the game must work at: every number of seats, both sides, variants and chapters. */
import type { TableKind } from '@ludarium/kernel/testkit'

const everything = { moreLocations: true, vastCrystals: true, draft: true, long: true, switch: 'SW4' }

export const tables: readonly TableKind[] = [
  { seats: 1 },
  { seats: 1, options: { sides: 'moon', ...everything } },
  { seats: 2 },
  { seats: 2, options: { sides: 'moon' } },
  { seats: 3 },
  { seats: 3, options: { sides: 'moon', ...everything } },
  { seats: 4 },
  { seats: 4, options: { sides: 'moon', ...everything } },
  { seats: 4, options: { sides: 'chosen', tribeChoice: 'chosen' } },
  { seats: 1, options: { chapter: 2, switch: 'SW1' } },
  { seats: 2, options: { chapter: 1 } },
  { seats: 3, options: { chapter: 2, switch: 'SW1' } },
  { seats: 3, options: { chapter: 3, switch: 'SW2', moreLocations: true } },
  { seats: 2, options: { chapter: 4, switch: 'SW3', moreLocations: true, sides: 'chosen' } },
  { seats: 4, options: { chapter: 5, tribeChoice: 'chosen', sides: 'chosen', ...everything } },
]
