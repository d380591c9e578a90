/** Deletes guests who have been away for long and whom no game or table refers to. */
import { number, type Queries, type Sql, text } from '../store/index.ts'

export interface DeletedGuests {
  /** Their sessions, which have ended. */
  readonly sessions: readonly string[]
  /** The last guest that was checked; null if there are no more. */
  readonly last: string | null
}

/** Having entered by a link matters only while the game runs: the guest may have had a seat there. */
const NEEDED = `SELECT 1 FROM sitting JOIN rooms ON rooms.id = sitting.table_id
  WHERE sitting.person = people.id AND rooms.phase <> 'closed' AND (sitting.role <> 'inside' OR rooms.phase = 'playing')`

const IDLE = `seen < $1
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= $1)
  AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = people.id) AND NOT EXISTS (${NEEDED})`

export interface GuestSearch {
  /** Only guests last seen before this time are deleted. */
  readonly before: number
  /** Continues after this guest. */
  readonly from: string
  /** Number of guests to check. */
  readonly most: number
  /** Whether any of their pages is open. */
  isHere(guest: string): Promise<boolean>
}

/** Checks the next guests in order of their ids. */
export async function deleteIdleGuests(sql: Sql, { before, from, most, isHere }: GuestSearch): Promise<DeletedGuests> {
  const rows = await sql.all(
    `SELECT id, CASE WHEN ${IDLE} THEN 1 ELSE 0 END AS idle FROM people
     WHERE kind = 'guest' AND gone = 0 AND id > $2 ORDER BY id LIMIT ${most}`,
    before,
    from,
  )
  const last = rows.length < most ? null : text(rows.at(-1), 'id')
  const idle: string[] = []
  for (const row of rows) if (number(row, 'idle') === 1 && !(await isHere(text(row, 'id')))) idle.push(text(row, 'id'))
  if (idle.length === 0) return { sessions: [], last }
  return sql.transaction(async (work) => {
    const sessions: string[] = []
    for (const guest of idle) sessions.push(...(await deleteGuest(work, guest, before)))
    return { sessions, last }
  }, false)
}

/** Returns the sessions that have ended. A guest who comes back at this very moment stays. */
async function deleteGuest(work: Queries, guest: string, before: number): Promise<string[]> {
  const ended = await work.all('DELETE FROM sessions WHERE person = $1 AND seen < $2 RETURNING id', guest, before)
  const gone = await work.run(
    "DELETE FROM people WHERE id = $1 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = $1)",
    guest,
  )
  if (gone > 0) {
    await work.run('DELETE FROM friends WHERE person = $1 OR friend = $1', guest)
    await work.run('DELETE FROM blocks WHERE person = $1 OR other = $1', guest)
    for (const list of ['pushes', 'deliveries', 'sitting', 'offers'])
      await work.run(`DELETE FROM ${list} WHERE person = $1`, guest)
  }
  return ended.map((row) => text(row, 'id'))
}
