/** The feed of one room: the room itself, chat, and who is writing. Whoever follows it counts as present. */
import { granted, type Outcome, refused } from '@ludarium/kernel'
import type { ChatLine, FeedSender, RoomNews, Typing } from '@ludarium/tables'
import { mayRead, redacted } from '../rooms/chat.ts'
import type { RoomRow } from '../rooms/room.ts'
import { readRoom } from '../rooms/room-store.ts'
import { peopleOf } from '../rooms/seats.ts'
import { coalesce } from './coalesce.ts'
import type { ClientContext } from './session-deps.ts'

export async function followRoom(
  session: ClientContext,
  tell: FeedSender<RoomNews>,
  id: string,
): Promise<Outcome<() => void>> {
  const { rooms, bus, presence, me, page } = session
  const { id: person } = me()
  const found = await rooms.findRoom(me(), id)
  if (!found.ok) return found
  const feed = await roomFeed(session, tell, found.value)
  const leave = presence.enter(person, id)
  const close = page.enter(id)
  const unsubscribe = [
    bus.subscribe(`r/${id}`, feed.update),
    bus.subscribe(`h/${id}`, feed.update),
    bus.subscribe('names', (message) => feed.renamed((message as { id: string }).id)),
    bus.subscribe(`c/${id}`, (message) => feed.said(message as ChatLine)),
    bus.subscribe(`w/${id}`, (message) => feed.typing(message as Typing)),
  ]
  bus.publish(`h/${id}`, null)
  return granted(() => {
    feed.close()
    for (const stop of unsubscribe) stop()
    close()
    leave()
    bus.publish(`h/${id}`, null)
  })
}

interface RoomFeed {
  update(): void
  renamed(person: string): void
  said(line: ChatLine): void
  typing(typing: Typing): void
  close(): void
}

async function roomFeed(session: ClientContext, tell: FeedSender<RoomNews>, first: RoomRow): Promise<RoomFeed> {
  const { rooms, friends, store, me } = session
  let room = first
  let open = true
  const readBlocked = async (): Promise<ReadonlySet<string>> =>
    new Set((await friends.blocked(me().id)).map((one) => one.id))
  let blocked = await readBlocked()

  /** Reads the room again. Returns false, and ends the feed, once the client may no longer see it. */
  async function refresh(): Promise<boolean> {
    const now = await readRoom(store.sql, room.id)
    if (!open) return false
    if (now === null || !(await rooms.maySee(me(), now))) {
      tell.end(refused('missing.table'))
      return false
    }
    room = now
    return open
  }

  const update = coalesce(async () => {
    if (!(await refresh())) return
    const view = await rooms.viewRoom(me(), room)
    if (open) tell({ type: 'room', room: view })
  })

  async function tellLine(line: ChatLine): Promise<void> {
    if (!(await refresh())) return
    blocked = await readBlocked()
    if (open && mayRead(room, me().id, line.channel)) tell({ type: 'said', line: redacted(line, blocked) })
  }

  let telling = Promise.resolve()
  return {
    update,
    renamed(person) {
      if ([room.host, ...peopleOf(room.doc)].includes(person)) update()
    },
    said(line) {
      // A line that fails here is in the list that the page loads when it reconnects.
      telling = telling.then(() => tellLine(line)).catch(() => {})
    },
    typing(typing) {
      const isOther = typing.person.id !== me().id && !blocked.has(typing.person.id)
      if (isOther && mayRead(room, me().id, typing.channel)) tell({ type: 'typing', typing })
    },
    close() {
      open = false
    },
  }
}
