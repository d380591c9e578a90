/** The server's end of one client's connection. */
import { ONLINE_CALLS, ONLINE_FEEDS, type OnlineCalls, type OnlineFeeds, type RpcService } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { sessionFeeds } from './feeds.ts'
import { pageVisibility } from './page-visibility.ts'
import { roomCalls } from './room-calls.ts'
import type { ClientContext, SessionDeps } from './session-deps.ts'
import { tableCalls } from './table-calls.ts'

export function clientSession(deps: SessionDeps, me: () => Person): RpcService<OnlineCalls, OnlineFeeds> {
  const session: ClientContext = { ...deps, me, page: pageVisibility(deps.bus, deps.presence, () => me().id) }
  return {
    schemas: { calls: ONLINE_CALLS, feeds: ONLINE_FEEDS },
    calls: { ...tableCalls(session), ...roomCalls(session) },
    feeds: sessionFeeds(session),
  }
}
