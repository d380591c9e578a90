/** The kinds of table that the battery and the golden games play at. */
import type { TableKind } from '@ludarium/kernel/testkit'

export const tables: readonly TableKind[] = [
  { seats: 2 },
  { seats: 3, options: { market: 1 } },
  { seats: 4, options: { market: 5 } },
]
