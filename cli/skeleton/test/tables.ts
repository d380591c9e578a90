/** The kinds of table for conformance tests and golden games. */
import type { TableKind } from '@ludarium/kernel/testkit'

export const tables: readonly TableKind[] = [
  { seats: 2 },
  { seats: 3, options: { market: 1 } },
  { seats: 4, options: { market: 5 } },
]
