/** The thread that appends records to the embedded database. It may block on the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './sqlite-file.ts'
import type { Batch, Written } from './writer.ts'

const database = openFile((workerData as { file: string }).file)
const insert = database.prepare(
  'INSERT INTO records (table_id, number, record) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
)

function append(batch: Batch): boolean[] {
  database.exec('BEGIN IMMEDIATE')
  try {
    const kept: boolean[] = []
    for (let at = 0; at < batch.length; at += 3) kept.push(insert.run(...batch.slice(at, at + 3)).changes === 1)
    database.exec('COMMIT')
    return kept
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function written(batch: Batch): Written {
  try {
    return { kept: append(batch) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (batch: Batch | null) => {
  if (batch !== null) parentPort?.postMessage(written(batch))
  else {
    database.close()
    parentPort?.close()
  }
})
