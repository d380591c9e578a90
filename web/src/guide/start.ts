/** Opens the table of a first game: its seed and its beginners, the reader in the first seat. */

import { botName } from '@ludarium/tables'
import { createLocal } from '../local/source.ts'
import { entryOf } from '../registry.ts'
import { BEGINNING, keepProgress } from './progress.ts'

/** Who sits in the other seats. */
const RIVALS = 'novice'

/** The id of the new table; null where the game has no guide. */
export async function startGuided(game: string, name: string): Promise<string | null> {
  const guide = await (await entryOf(game)?.load())?.guide?.()
  if (guide === undefined) return null
  const { seats, options, seed } = guide.table
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { name, kind: 'person' as const, level: '' }
      : { name: botName(seat), kind: 'bot' as const, level: RIVALS },
  )
  const id = await createLocal({ game, seats, options, seed, sitters })
  keepProgress(id, BEGINNING)
  return id
}
