/** What every game must keep to, at every kind of table. */
import type { Seat } from '@ludarium/kernel'
import { conformance } from '@ludarium/kernel/testkit'
import { type EssenceState, module } from '../index.ts'
import { tables } from './tables.ts'

/** E4.1, E4.2 */
function hidden(s: EssenceState, seat: Seat | null): string[] {
  const others = s.players.filter((_, owner) => owner !== seat)
  return [
    ...s.locations,
    ...s.monuments,
    ...s.prophecies,
    ...s.removed,
    ...s.players.flatMap((p) => p.pile),
    ...others.flatMap((p) => [...p.hand, ...p.fragments]),
  ]
}

const choosing = { seats: 3, options: { factionAssignment: 'choose', firstSeat: '1' } }

conformance(module, { tables: [...tables, choosing], games: 200, hidden })
