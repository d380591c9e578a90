/** Deletes tables at which no game has started and which nobody uses: abandoned, closed or forgotten. */
import { type Sql, text } from '../store/index.ts'

/** `touched` covers changes of the room but not chat. */
const UNUSED = `phase IN ('waiting', 'closed') AND touched < $1
  AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = rooms.id AND chat.said >= $1)`

/** Deletes up to `limit` tables unused since `before` and returns their ids. */
export async function deleteUnusedRooms(sql: Sql, before: number, limit: number): Promise<string[]> {
  return sql.transaction(async (work) => {
    // The condition is checked twice: another process may change a room between subquery and delete.
    const rows = await work.all(
      `DELETE FROM rooms WHERE id IN (SELECT id FROM rooms WHERE ${UNUSED} ORDER BY touched LIMIT ${limit}) AND ${UNUSED}
       RETURNING id`,
      before,
    )
    const ids = rows.map((row) => text(row, 'id')).sort()
    for (const id of ids) {
      for (const list of ['sitting', 'chat', 'reports']) await work.run(`DELETE FROM ${list} WHERE table_id = $1`, id)
    }
    return ids
  }, false)
}
