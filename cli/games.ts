/** `ludarium games`: the list of games. */
import { games } from '@ludarium/games'
import type { OptionSpec } from '@ludarium/kernel'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { englishOf } from './library.ts'
import { columns, faint, strong, wrap } from './paint.ts'
import { print } from './screen.ts'
import { readerOf, terminalWords } from './words.ts'

const help = `Usage: ludarium games [--json]

Lists the games with seats, playing time, weight and options. The default value of an option comes first.

  --json  print JSON`

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean' } }, 0, 0)
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, module: await entry.load() })))
  if (values.json) {
    const list = loaded.map(({ entry, module: { game } }) => ({
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
  if (loaded.length === 0) print('There are no games yet.')
  for (const [i, { entry, module }] of loaded.entries()) {
    const { min, max } = entry.seats
    const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
    if (i > 0) print('')
    print(`${strong(entry.name)}  ${faint(`ludarium play ${entry.id}`)}`)
    print(`  ${min} to ${max} seats, ${entry.minutes.join(' to ')} minutes, weight ${entry.weight} of 5`)
    if (min === 1) print(`  ${terminalWords.say('terminal.alone.solo')} ${faint('(--seats 1)')}`)
    print(`  ${terminalWords.say('terminal.alone.bots')} ${faint(`(--seats ${Math.max(2, min)} to ${max})`)}`)
    for (const spec of module.game.options) {
      const name = reader.nameOf(`option.${spec.id}`)
      const about = `  --option ${strong(spec.id)}=${takes(spec)}${name === undefined ? '' : faint(`  (${name})`)}`
      print(...wrap(about, columns(), 6))
    }
  }
  return DONE
}

/** The values, default first. */
function takes(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return spec.default ? 'true | false' : 'false | true'
    case 'number':
      return `${spec.default}, or ${spec.min} to ${spec.max}`
    case 'choice':
      return choices(spec.values, spec.default)
    case 'seats':
      return `one per seat, comma-separated: ${choices(spec.values, spec.default)}`
  }
}

function choices(values: readonly string[], first: string): string {
  return [first, ...values.filter((value) => value !== first)].join(' | ')
}

export const command: Command = { help, run }
