/** `ludarium audit`: whether today's rules can follow every stored table. Stops a deploy that would break one. */
import { type Audited, audited, shelf } from '@ludarium/server'
import { readArgs } from './args.ts'
import { breathe, type Command, DONE, FAILED } from './command.ts'
import { DATABASE_HELP, withStore } from './database.ts'
import { print } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium audit [--database PLACE] [--json]

Plays every stored table again under these rules: identical, illegal (a decision is no longer possible), different (it
leads elsewhere), broken (it cannot be read). Exit code 1 when any is not identical.

${DATABASE_HELP}
  --json            one line of JSON for each table`,
  async run(args) {
    const { values } = readArgs(args, { database: { type: 'string' }, json: { type: 'boolean' } }, 0, 0)
    const counts: Record<Audited['verdict'], number> = { identical: 0, illegal: 0, different: 0, broken: 0 }
    await withStore(values.database, async (store) => {
      for await (const one of audited(store, shelf)) {
        counts[one.verdict]++
        if (values.json) print(JSON.stringify(one))
        else if (one.verdict !== 'identical') print(`${one.verdict} ${one.table} (${one.game})`)
        await breathe()
      }
    })
    const { identical, illegal, different, broken } = counts
    if (!values.json) print(`identical ${identical}, illegal ${illegal}, different ${different}, broken ${broken}`)
    return illegal + different + broken === 0 ? DONE : FAILED
  },
}
