/** Calls about rooms: lists, seats, requests and chat. */
import { granted, type Outcome } from '@ludarium/kernel'
import type { CallHandlers, Room, RoomCalls } from '@ludarium/tables'
import type { RoomRow } from '../rooms/room.ts'
import type { ClientContext } from './session-deps.ts'

export function roomCalls(session: ClientContext): CallHandlers<RoomCalls> {
  return { ...listCalls(session), ...waitingCalls(session), ...playingCalls(session), ...chatCalls(session) }
}

type Handlers<K extends keyof RoomCalls> = Pick<CallHandlers<RoomCalls>, K>

/** The room as the client may see it. */
async function viewed({ rooms, me }: ClientContext, room: Promise<Outcome<RoomRow>>): Promise<Outcome<Room>> {
  const done = await room
  return done.ok ? granted(await rooms.viewRoom(me(), done.value)) : done
}

function listCalls(session: ClientContext): Handlers<'lobby' | 'own' | 'friends' | 'attend'> {
  const { rooms, me, page } = session
  return {
    lobby: async (filter) => granted(await rooms.listLobby(me(), filter)),
    own: async () => granted(await rooms.listOwnTables(me())),
    friends: async () => granted(await rooms.listFriends(me())),
    attend(visible) {
      page.set(visible)
      return granted(null)
    },
  }
}

type WaitingCall =
  | 'create'
  | 'enter'
  | 'room'
  | 'change'
  | 'close'
  | 'sit'
  | 'stand'
  | 'seat'
  | 'invite'
  | 'ready'
  | 'start'

function waitingCalls(session: ClientContext): Handlers<WaitingCall> {
  const { rooms, me } = session
  return {
    create: (form) => viewed(session, rooms.openTable(me(), form)),
    enter: (id, link) => viewed(session, rooms.enterByLink(me(), id, link)),
    room: (id) => viewed(session, rooms.findRoom(me(), id)),
    change: (id, form) => viewed(session, rooms.changeTable(me(), id, form)),
    close: (id) => viewed(session, rooms.closeTable(me(), id)),
    sit: (id, seat) => viewed(session, rooms.sit(me(), id, seat)),
    stand: (id, seat) => viewed(session, rooms.stand(me(), id, seat)),
    seat: (id, seat, form) => viewed(session, rooms.assignSeat(me(), id, seat, form)),
    invite: (id, person) => viewed(session, rooms.invite(me(), id, person)),
    ready: (id, yes) => viewed(session, rooms.setReady(me(), id, yes)),
    start: (id) => viewed(session, rooms.startGame(me(), id)),
  }
}

function playingCalls(
  session: ClientContext,
): Handlers<'leave' | 'rematch' | 'resign' | 'lend' | 'back' | 'ask' | 'answer'> {
  const { rooms, me } = session
  return {
    leave: (id) => viewed(session, rooms.leaveTable(me(), id)),
    rematch: (id) => viewed(session, rooms.rematch(me(), id)),
    resign: (id, seat) => viewed(session, rooms.resign(me(), id, seat)),
    lend: (id, seat, level) => viewed(session, rooms.lendSeat(me(), id, seat, level)),
    back: (id, seat) => viewed(session, rooms.takeSeatBack(me(), id, seat)),
    ask: (id, kind, at, to) => viewed(session, rooms.requestConsent(me(), id, { kind, at, to })),
    answer: (id, request, yes) => viewed(session, rooms.answerRequest(me(), id, request, yes)),
  }
}

function chatCalls({ rooms, me }: ClientContext): Handlers<'say' | 'typing' | 'chat' | 'report' | 'hide'> {
  async function inRoom<T>(id: string, work: (room: RoomRow) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const room = await rooms.findRoom(me(), id)
    return room.ok ? work(room.value) : room
  }
  return {
    say: (id, channel, line) => inRoom(id, (room) => rooms.sendLine(me(), room, channel, line)),
    typing: (id, channel) => inRoom(id, (room) => rooms.publishTyping(me(), room, channel)),
    chat: (id, channel, before) => inRoom(id, (room) => rooms.listChat(me(), room, channel, before)),
    report: (id, at) => inRoom(id, (room) => rooms.reportLine(me(), room, at)),
    hide: (id, at) => inRoom(id, (room) => rooms.hideLine(me(), room, at)),
  }
}
