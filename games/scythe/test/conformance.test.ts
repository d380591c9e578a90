/** The battery of properties that every game must have, and Scythe's own secrets. */
import { next } from '@ludarium/kernel'
import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

conformance(module, {
  tables,
  games: 200,
  /** S18.1 Decks, other hands, Factory cards and unsprung traps, as far as names tell them apart. */
  hidden(s, seat) {
    const step = next(s)
    const choosing = step?.step === 'factory' && step.seat === seat
    const objectives = s.players.flatMap((p, owner) => (owner === seat ? [] : p.objectives))
    const traps = s.players.flatMap((p, owner) => (owner === seat || p.faction !== 'togawa' ? [] : p.tokens))
    const laid = s.tokens.filter((_, place) => s.traps[place] === 1 && s.players[seat ?? -1]?.faction !== 'togawa')
    return [
      ...s.objectiveDeck,
      ...s.encounterDeck,
      ...s.factoryBox,
      ...(choosing ? [] : s.factory),
      ...objectives,
      ...traps,
      ...laid,
    ]
  },
})
