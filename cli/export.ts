/** `ludarium export`: everything a server holds, as lines of JSON. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exported } from '@ludarium/server'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { DATABASE_HELP, withStore } from './database.ts'
import { note } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium export FILE [--database PLACE]

Writes everything into a file of JSON lines: people, sessions, tables, records, results. Whoever can read the file can
read seeds, sealed passwords and keys: keep it as safe as the database. 'ludarium import' reads it into either kind.

${DATABASE_HELP}`,
  async run(args) {
    const { values, words } = readArgs(args, { database: { type: 'string' } }, 1, 1)
    const [file = ''] = words
    let lines = 0
    await withStore(values.database, async (store) => {
      async function* text(): AsyncGenerator<string> {
        for await (const line of exported(store)) {
          lines++
          yield `${line}\n`
        }
      }
      await pipeline(Readable.from(text()), createWriteStream(file, { mode: 0o600 }))
    })
    note(`${lines - 2} rows are in '${file}'.`)
    return DONE
  },
}
