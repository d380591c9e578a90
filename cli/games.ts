/** `ludarium games`: what there is to play. */
import { games } from '@ludarium/games'
import type { OptionSpec } from '@ludarium/kernel'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { columns, faint, strong, wrap } from './paint.ts'
import { print } from './screen.ts'

const help = `Usage: ludarium games [--json]

Lists the games with their seats, playing time, weight and options.

  --json  as JSON, for programs`

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean' } }, 0, 0)
  const shelf = await Promise.all(games.map(async (entry) => ({ entry, game: (await entry.load()).game })))
  if (values.json) {
    const list = shelf.map(({ entry, game }) => ({
      id: entry.id,
      name: entry.name,
      version: game.version,
      seats: entry.seats,
      minutes: entry.minutes,
      weight: entry.weight,
      options: game.options,
    }))
    print(JSON.stringify(list, null, 2))
    return DONE
  }
  if (shelf.length === 0) print('There are no games yet.')
  for (const [i, { entry, game }] of shelf.entries()) {
    const { min, max } = entry.seats
    if (i > 0) print('')
    print(`${strong(entry.name)}  ${faint(`ludarium play ${entry.id}`)}`)
    print(`  ${min} to ${max} seats, ${entry.minutes.join(' to ')} minutes, weight ${entry.weight} of 5`)
    for (const spec of game.options) print(...wrap(`  --option ${spec.id}=${takes(spec)}`, columns(), 6))
  }
  return DONE
}

function takes(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return `true|false  (${spec.default})`
    case 'number':
      return `${spec.min}..${spec.max}  (${spec.default})`
    case 'choice':
      return `${spec.values.join('|')}  (${spec.default})`
    case 'seats':
      return `one of ${spec.values.join('|')} for each seat, with commas between  (${spec.default})`
  }
}

export const command: Command = { help, run }
