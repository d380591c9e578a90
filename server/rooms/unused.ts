/** Tables at which no game has begun and nobody does anything any more: left by everybody, closed, or forgotten. */
import { type Sql, text } from '../store/index.ts'

/** Whoever changes a room has touched it; who only talks there has not. */
const UNUSED = `phase IN ('waiting', 'closed') AND touched < $1
  AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = rooms.id AND chat.said >= $1)`

/** Throws away so many at the most that nobody has used since that time; which. */
export async function dropUnused(sql: Sql, before: number, most: number): Promise<string[]> {
  return sql.transaction(async (work) => {
    // Asked twice: another process may have changed a room since it was found.
    const rows = await work.all(
      `DELETE FROM rooms WHERE id IN (SELECT id FROM rooms WHERE ${UNUSED} ORDER BY touched LIMIT ${most}) AND ${UNUSED}
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
