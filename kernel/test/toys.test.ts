import { conformance } from '../testkit/index.ts'
import { bazaarModule } from './toys/bazaar.ts'
import { rowsModule } from './toys/rows.ts'

conformance(rowsModule, { tables: [{ seats: 2 }], games: 200 })
conformance(bazaarModule, {
  tables: [{ seats: 2 }, { seats: 3, options: { protests: false } }, { seats: 4 }],
  games: 200,
  hidden: (s, seat) => [...s.deck, ...s.lots, ...s.players.flatMap((one, at) => (at === seat ? [] : one.hand))],
})
