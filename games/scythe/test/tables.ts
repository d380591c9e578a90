/** The kinds of table that the battery and the golden games play at. */
import type { TableKind } from '@ludarium/kernel/testkit'

const everything = {
  invadersFromAfar: true,
  promoObjectives: true,
  promoEncounters: true,
  promoFactory: true,
  relentlessFactory: true,
  enlistSelfTrigger: true,
}

export const tables: readonly TableKind[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 2, options: { coinsVisible: true } },
  { seats: 2, options: { ...everything, factions: ['albion', 'togawa'] } },
  { seats: 3, options: { allowBribes: true, coinsVisible: false, factions: ['crimea', 'polania', 'saxony'] } },
  { seats: 7, options: { ...everything, banPairings: false } },
  { seats: 6, options: { invadersFromAfar: true, coinsVisible: false, allowBribes: true } },
]
