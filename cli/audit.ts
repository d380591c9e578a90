/** `ludarium audit`: replays every stored table under the current rules. Stops a deploy that would break one. */
import { type AuditResult, audit, gameLoader } from '@ludarium/server'
import { readArgs } from './args.ts'
import { type Command, DONE, FAILED, yieldToEvents } from './command.ts'
import { DATABASE_HELP, withStore } from './database.ts'
import { print } from './screen.ts'

export const command: Command = {
  help: `Usage: ludarium audit [--database PLACE] [--json]

Replays every stored table under the current rules. Results: identical, illegal (a decision is no longer legal),
different (a decision leads to another state), broken (unreadable). Exits with code 1 unless all are identical.

${DATABASE_HELP}
  --json            print one line of JSON per table`,
  async run(args) {
    const { values } = readArgs(args, { database: { type: 'string' }, json: { type: 'boolean' } }, 0, 0)
    const counts: Record<AuditResult['verdict'], number> = { identical: 0, illegal: 0, different: 0, broken: 0 }
    await withStore(values.database, async (store) => {
      for await (const one of audit(store, gameLoader)) {
        counts[one.verdict]++
        if (values.json) print(JSON.stringify(one))
        else if (one.verdict !== 'identical') print(`${one.verdict} ${one.table} (${one.game})`)
        await yieldToEvents()
      }
    })
    const { identical, illegal, different, broken } = counts
    if (!values.json) print(`identical ${identical}, illegal ${illegal}, different ${different}, broken ${broken}`)
    return illegal + different + broken === 0 ? DONE : FAILED
  },
}
