/** The feeds of one client: updates of a table, a room, and news for the person. */
import { granted } from '@ludarium/kernel'
import { type FeedHandlers, mayLook, type News, type OnlineFeeds } from '@ludarium/tables'
import { onlinePlace } from '../bus/presence.ts'
import { RawJson } from './raw-json.ts'
import { followRoom } from './room-feed.ts'
import type { ClientContext } from './session-deps.ts'
import { maySeeSeat, openTableFor, seatsAt } from './table-access.ts'

export function sessionFeeds(session: ClientContext): FeedHandlers<OnlineFeeds> {
  const { liveTables, bus, presence, me } = session
  return {
    async watch(tell, id, seat, from) {
      const table = await openTableFor(session, id)
      if (!table.ok) return table
      const refusal = mayLook(table.value, seatsAt(session, table.value), seat)
      if (refusal !== null) return { ok: false, ...refusal }
      // Updates are JSON text already.
      const send = tell as unknown as (raw: RawJson) => void
      return liveTables.follow(
        id,
        seat,
        from,
        (text) => send(new RawJson(text)),
        (now) => maySeeSeat(session, now, seat),
      )
    },
    inside: (tell, id) => followRoom(session, tell, id),
    news(tell) {
      const { id } = me()
      const leave = presence.enter(id, onlinePlace(id))
      const unsubscribe = bus.subscribe(`p/${id}`, (news) => tell(news as News))
      return granted(() => {
        unsubscribe()
        leave()
      })
    },
  }
}
