/** Stores how a game came out: a place per seat, and ratings if the table is rated. */
import type { Table } from '@ludarium/tables'
import type { Sql } from '../store/index.ts'
import { seatResults } from './places.ts'
import { lockRatings, storeRatings } from './ratings.ts'
import type { RoomRow } from './room.ts'

/** Safe to call more than once and from several processes. */
export async function storeResult(sql: Sql, table: Table, room: RoomRow, now: number): Promise<void> {
  const results = seatResults(table, room)
  if (results === null) return
  const { game, match, opened, at } = table
  await sql.transaction(async (work) => {
    for (const { seat, person, level, place, total } of results) {
      await work.run(
        `INSERT INTO results (table_id, seat, person, level, game, place, total, roles, seats, decisions, lasted, ended)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
        table.id,
        seat,
        person,
        level,
        game.id,
        place,
        Math.round(total),
        JSON.stringify(game.roles(match.state, seat)),
        results.length,
        at,
        Math.max(0, table.now - opened.when),
        now,
      )
    }
    if (!room.doc.rated) return
    await lockRatings(sql, work, game.id)
    await storeRatings(work, { table: table.id, game: game.id, now }, results)
  })
}
