/** The properties that every game must have, and what this one hides. */
import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

conformance(module, {
  tables,
  games: 200,
  /** G2.1, G2.2 The deck and the hands of others. */
  hidden: (s, seat) => [...s.deck, ...s.players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand))],
})
