/** The kinds of table the game must work at: all seats, both maps, both setups, both rules, the Automa. */
import type { TableKind } from '@ludarium/kernel/testkit'

export const tables: readonly TableKind[] = [
  { seats: 1, options: { difficulty: 1 } },
  { seats: 1, options: { difficulty: 2, automaTerrain: 'random' } },
  { seats: 1, options: { difficulty: 3, automaFaction: 'symbionts' } },
  { seats: 1, options: { difficulty: 4, automaFaction: 'blight' } },
  { seats: 1, options: { difficulty: 5, automaFaction: 'gognomes' } },
  { seats: 2, options: {} },
  { seats: 2, options: { setup: 'draft' } },
  { seats: 2, options: { automa: true } },
  { seats: 2, options: { automa: true, map: 'map-1-3' } },
  { seats: 3, options: { map: 'map-1-3' } },
  { seats: 3, options: { setup: 'draft' } },
  { seats: 4, options: {} },
  { seats: 4, options: { setup: 'draft', rulesVariant: 'manual', autoAcceptFreePower: false } },
  { seats: 5, options: { autoEndTurn: true } },
  { seats: 5, options: { setup: 'draft' } },
]
