/** Hints for players: the strongest bot's move. */
import { bots } from '@ludarium/bots'
import { type Outcome, refused, type Seat } from '@ludarium/kernel'
import { botChance, type Hint, type Table } from '@ludarium/tables'
import { readRoom } from '../rooms/room-store.ts'
import type { ClientContext } from './session-deps.ts'

/** Null if it is not the seat's turn. */
export async function hintFor(session: ClientContext, table: Table, seat: Seat): Promise<Hint | null> {
  const { game, match } = table
  if (!table.actors.includes(seat)) return null
  const chance = botChance(`${table.id}/hint`, seat, table.number)
  const level = bots[bots.length - 1]?.name ?? ''
  const view = game.view(match.state, seat)
  const request = { game: game.id, view, seat, level, chance, milliseconds: session.hintMilliseconds }
  return { move: await session.thinkPool.think({ ...request, advice: true }), lead: null }
}

/** Refused in rated games, and while another hint for the same person is in progress. */
export async function limitHints<T>(
  { hinted, store, me }: ClientContext,
  table: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { id } = me()
  if (hinted.has(id)) return refused('slow')
  hinted.add(id)
  try {
    const room = await readRoom(store.sql, table)
    if (room?.doc.rated === true && room.phase === 'playing') return refused('rated.hint')
    return await work()
  } finally {
    hinted.delete(id)
  }
}
