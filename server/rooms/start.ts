/** Starts the game: the room's seats become the first records of the table. */
import { type Game, granted, type Outcome, readTable, refused } from '@ludarium/kernel'
import { recordsOf, type TableRecord } from '@ludarium/tables'
import type { Person } from '../people/person.ts'
import { updateWaitingRoom } from './changes.ts'
import type { RoomDeps } from './deps.ts'
import { accountsAmong } from './people-lookup.ts'
import type { RoomRow, SeatDoc } from './room.ts'
import type { RoomChange } from './room-store.ts'
import { isSeated, signsIn, sitterOf } from './seats.ts'

export async function startGame(deps: RoomDeps, person: Person, id: string): Promise<Outcome<RoomRow>> {
  const started = await updateWaitingRoom(deps, person, id, async (room) => {
    const { doc } = room
    if (room.host !== person.id && !isSeated(doc, person.id)) return refused('forbidden.host')
    if (doc.seats.some((seat) => seat.kind === 'free' || seat.kind === 'kept')) return refused('start.free')
    // Starting the game counts as being ready.
    const isUnready = (seat: SeatDoc): boolean => seat.kind === 'person' && !seat.ready && seat.person !== person.id
    if (doc.seats.some(isUnready)) return refused('start.ready')
    const game = await deps.games(room.game)
    if (game === null) return refused('game')
    if (doc.rated && !(await areAccounts(deps, doc.seats))) return refused('rated.people')
    return startChange(game, room, deps.now())
  })
  if (!started.ok) return started
  await deps.liveTables.open(id)
  deps.bus.publish(`t/${id}`, 0)
  return started
}

/** Whether everybody can be rated. The table's own bots do not matter. */
async function areAccounts({ store }: RoomDeps, seats: readonly SeatDoc[]): Promise<boolean> {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
  const accounts = await accountsAmong(store.sql, ids)
  return ids.every((id) => accounts.has(id))
}

function firstRecords(game: Game, { doc, seed }: RoomRow, when: number): Outcome<readonly TableRecord[]> {
  const table = readTable(game, { seats: doc.seats.length, options: doc.options, seed })
  if (!table.ok) return table
  const setup = { game: game.id, version: game.version, ...table.value }
  const signs = signsIn(doc.seats)
  const sitters = doc.seats.map((seat, at) => ({ ...sitterOf(seat), sign: signs[at] ?? 'circle' }))
  return granted(recordsOf({ setup, decisions: [] }, { sitters, when, clock: doc.clock }))
}

function startChange(game: Game, room: RoomRow, when: number): Outcome<RoomChange> {
  const { id, doc } = room
  const records = firstRecords(game, room, when)
  if (!records.ok) return records
  return granted({
    phase: 'playing',
    doc: { ...doc, seats: doc.seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: true } : seat)) },
    also: async (work) => {
      for (const [at, record] of records.value.entries()) {
        await work.run(
          'INSERT INTO records (table_id, number, record) VALUES ($1, $2, $3)',
          id,
          at,
          JSON.stringify(record),
        )
      }
      // If this process dies now, the due job opens the table and asks its bots.
      await work.run("INSERT INTO due (table_id, kind, due) VALUES ($1, 'look', $2) ON CONFLICT DO NOTHING", id, when)
    },
  })
}
