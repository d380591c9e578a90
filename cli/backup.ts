/** `ludarium backup`: a full copy of the embedded database while it is in use. */
import { existsSync } from 'node:fs'
import { readArgs } from './args.ts'
import { type Command, DONE, Stop } from './command.ts'
import { DATABASE_HELP, sentenceOf, withStore } from './database.ts'
import { note } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium backup FILE [--database PLACE]

Copies the embedded database to another file while the server runs. For PostgreSQL, use pg_dump.

${DATABASE_HELP}`,
  async run(args) {
    const { values, words } = readArgs(args, { database: { type: 'string' } }, 1, 1)
    const [file = ''] = words
    if (existsSync(file)) throw new Stop('file', `'${file}' already exists.`)
    await withStore(values.database, (store) =>
      store.sql.backup(file).catch((error: unknown) => {
        throw new Stop('backup', sentenceOf(error))
      }),
    )
    note(`Copied to '${file}'.`)
    return DONE
  },
}
