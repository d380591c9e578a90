/** Guests whom nobody has seen for long and who have left nothing that others need: no game, and no seat anywhere. */
import { number, type Queries, type Sql, text } from '../store/index.ts'

export interface Forgotten {
  /** The sessions that have ended with them. */
  readonly sessions: readonly string[]
  /** The last guest who was looked at; null: there is nobody after them. */
  readonly last: string | null
}

/** Who once came in by a link keeps nothing alive, unless the game goes on: they may have had a seat there. */
const NEEDED = `SELECT 1 FROM sitting JOIN rooms ON rooms.id = sitting.table_id
  WHERE sitting.person = people.id AND rooms.phase <> 'closed' AND (sitting.role <> 'inside' OR rooms.phase = 'playing')`

const IDLE = `seen < $1
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= $1)
  AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = people.id) AND NOT EXISTS (${NEEDED})`

export interface Search {
  /** Who was seen since is not forgotten. */
  readonly before: number
  /** The guest after whom to go on. */
  readonly from: string
  /** How many are looked at. */
  readonly most: number
  /** Whether their page is open. */
  isHere(guest: string): Promise<boolean>
}

/** Looks at the next guests, by id, and forgets those whom nobody needs. */
export async function forgetGuests(sql: Sql, { before, from, most, isHere }: Search): Promise<Forgotten> {
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
    for (const guest of idle) sessions.push(...(await forget(work, guest, before)))
    return { sessions, last }
  }, false)
}

/** The sessions that ended with the guest; who has come back at this very moment stays. */
async function forget(work: Queries, guest: string, before: number): Promise<string[]> {
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
