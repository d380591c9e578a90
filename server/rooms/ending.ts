/** Marks a room as over when its game has ended. */
import { granted, type Outcome } from '@ludarium/kernel'
import { publishNews, updateRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import { type RoomRow, rolesIn } from './room.ts'

/** Several processes may notice the end; only the first one publishes it. */
export async function endGame(deps: RoomDeps, id: string): Promise<Outcome<RoomRow>> {
  let isFirst = false
  const ended = await updateRoom(deps, id, async (room) => {
    isFirst = room.phase === 'playing'
    return granted(isFirst ? { phase: 'over', doc: { ...room.doc, asks: [] } } : null)
  })
  if (ended.ok && isFirst) publishEnd(deps, ended.value)
  return ended
}

function publishEnd(deps: RoomDeps, room: RoomRow): void {
  for (const [person, role] of rolesIn(room)) {
    if (role !== 'invited') publishNews(deps, person, { type: 'over', table: room.id })
  }
}
