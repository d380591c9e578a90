/** `ludarium import`: reads the output of `ludarium export` into an empty database. */
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { importArchive } from '@ludarium/server'
import { readArgs } from './args.ts'
import { type Command, DONE, Stop } from './command.ts'
import { DATABASE_HELP, sentenceOf, withAnyStore } from './database.ts'
import { note } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium import FILE [--database PLACE]

Reads a file written by 'ludarium export' into an empty database, all or nothing.

${DATABASE_HELP}`,
  async run(args) {
    const { values, words } = readArgs(args, { database: { type: 'string' } }, 1, 1)
    const [file = ''] = words
    if (!existsSync(file)) throw new Stop('file', `There is no file '${file}'.`)
    const rows = await withAnyStore(values.database, (store) =>
      importArchive(
        store,
        createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }),
      ).catch((error: unknown) => {
        throw new Stop('archive', sentenceOf(error))
      }),
    )
    note(`Read ${rows} rows.`)
    return DONE
  },
}
