/** The thread that appends records to the embedded database: it may wait for the disk as long as it likes. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Written } from './scribe.ts'
import type { Append } from './sql.ts'
import { openFile } from './sqlite-file.ts'

const database = openFile((workerData as { file: string }).file)
const insert = database.prepare(
  'INSERT INTO records (table_id, number, record) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
)

function append(batch: readonly Append[]): boolean[] {
  database.exec('BEGIN IMMEDIATE')
  try {
    const kept = batch.map((one) => insert.run(one.table, one.number, one.record).changes === 1)
    database.exec('COMMIT')
    return kept
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function written(batch: readonly Append[]): Written {
  try {
    return { kept: append(batch) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (batch: readonly Append[] | null) => {
  if (batch !== null) parentPort?.postMessage(written(batch))
  else {
    database.close()
    parentPort?.close()
  }
})
