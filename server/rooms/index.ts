/** Everything that people can do with tables, apart from playing. Each function is in the file named after its topic. */
import { findRoom, maySee, mayWatch } from './access.ts'
import { hideLine, listChat, publishTyping, reportLine, sendLine } from './chat.ts'
import { answerRequest, requestConsent } from './consent.ts'
import type { RoomDeps } from './deps.ts'
import { endGame } from './ending.ts'
import { transferGuest } from './guest-transfer.ts'
import { listFriends, listLobby, listOwnTables } from './lists.ts'
import { changeTable, closeTable, openTable } from './opening.ts'
import { rematch } from './rematch.ts'
import { viewRoom } from './room-view.ts'
import { leaveAllTables, leaveTable, lendSeat, resign, takeSeatBack } from './seat-handover.ts'
import { repairSeats, syncSeats } from './seat-sync.ts'
import { startGame } from './start.ts'
import { assignSeat, enterByLink, invite, setReady, sit, stand } from './waiting-seats.ts'

const ACTIONS = {
  findRoom,
  maySee,
  mayWatch,
  viewRoom,
  listLobby,
  listOwnTables,
  listFriends,
  openTable,
  changeTable,
  closeTable,
  enterByLink,
  sit,
  stand,
  assignSeat,
  invite,
  setReady,
  startGame,
  leaveTable,
  leaveAllTables,
  lendSeat,
  takeSeatBack,
  resign,
  requestConsent,
  answerRequest,
  transferGuest,
  syncSeats,
  repairSeats,
  endGame,
  rematch,
  sendLine,
  publishTyping,
  listChat,
  reportLine,
  hideLine,
} as const

type Action = (deps: RoomDeps, ...args: never[]) => unknown

type Bound<F> = F extends (deps: RoomDeps, ...args: infer A) => infer R ? (...args: A) => R : never

export type Rooms = { readonly [K in keyof typeof ACTIONS]: Bound<(typeof ACTIONS)[K]> }

/** The functions of this folder with their first argument filled in. */
export function createRooms(deps: RoomDeps): Rooms {
  const bound = Object.entries<Action>(ACTIONS).map(([name, action]) => [
    name,
    (...args: never[]) => action(deps, ...args),
  ])
  return Object.fromEntries(bound) as Rooms
}
