/** `ludarium export`: all server data as JSON lines. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportArchive } from '@ludarium/server'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { DATABASE_HELP, withStore } from './database.ts'
import { note } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium export FILE [--database PLACE]

Writes everything to a file of JSON lines: people, sessions, tables, records, results. The file contains seeds,
password hashes and keys: protect it like the database. 'ludarium import' reads it into either kind of database.

${DATABASE_HELP}`,
  async run(args) {
    const { values, words } = readArgs(args, { database: { type: 'string' } }, 1, 1)
    const [file = ''] = words
    let lines = 0
    await withStore(values.database, async (store) => {
      async function* text(): AsyncGenerator<string> {
        for await (const line of exportArchive(store)) {
          lines++
          yield `${line}\n`
        }
      }
      await pipeline(Readable.from(text()), createWriteStream(file, { mode: 0o600 }))
    })
    note(`${lines - 2} rows written to '${file}'.`)
    return DONE
  },
}
