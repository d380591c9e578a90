/** Finds and runs the command, and turns errors into a sentence and an exit code. */
import { type Command, DONE, FAILED, MISUSED, Stop } from './command.ts'
import { note, print } from './screen.ts'

interface Entry {
  readonly name: string
  readonly about: string
  load(): Promise<{ command: Command }>
}

export const ENTRIES: readonly Entry[] = [
  { name: 'games', about: 'list the games', load: () => import('./games.ts') },
  { name: 'play', about: 'play a game in the terminal', load: () => import('./play.ts') },
  { name: 'campaign', about: 'play the campaign of Revive in the terminal', load: () => import('./campaign.ts') },
  { name: 'simulate', about: 'play many games between bots and summarise them', load: () => import('./simulate.ts') },
  { name: 'arena', about: 'play bots against each other and rate them', load: () => import('./arena.ts') },
  { name: 'lab', about: 'measure the balance of a game over many games', load: () => import('./lab.ts') },
  { name: 'tune', about: 'tune a searching bot by matches', load: () => import('./tune.ts') },
  {
    name: 'worker',
    about: 'play queued arena games, or think for the bots of a server',
    load: () => import('./worker.ts'),
  },
  { name: 'analyse', about: 'find the turning points of a recorded game', load: () => import('./analyse.ts') },
  { name: 'calibrate', about: 'fit winning chances by self-play', load: () => import('./calibrate.ts') },
  { name: 'replay', about: 'read a recorded game', load: () => import('./replay.ts') },
  { name: 'verify', about: 'replay recorded games and compare', load: () => import('./verify.ts') },
  { name: 'protocol', about: 'drive games from a program with JSON lines', load: () => import('./protocol.ts') },
  { name: 'soak', about: 'fuzz the move validation', load: () => import('./soak.ts') },
  { name: 'export', about: 'write all server data to a file', load: () => import('./export.ts') },
  { name: 'import', about: 'read exported data into an empty database', load: () => import('./import.ts') },
  { name: 'backup', about: 'copy the embedded database while in use', load: () => import('./backup.ts') },
  { name: 'audit', about: 'replay every stored table under the current rules', load: () => import('./audit.ts') },
  { name: 'new', about: 'create a new game', load: () => import('./new.ts') },
  { name: 'bench', about: 'measure the speed of the rules', load: () => import('./bench.ts') },
]

function help(): string {
  const width = Math.max(...ENTRIES.map((entry) => entry.name.length))
  const list = ENTRIES.map((entry) => `  ${entry.name.padEnd(width)}  ${entry.about}`)
  return [
    'Usage: ludarium COMMAND [...]',
    '',
    'Heavy strategy board games with all rules enforced.',
    '',
    'Commands:',
    ...list,
    '',
    "See 'ludarium COMMAND --help' for details.",
    'Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted.',
  ].join('\n')
}

export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    if (name === 'help' && rest[0] !== undefined) return run([rest[0], '--help'])
    if (name === undefined) note(help())
    else print(help())
    return name === undefined ? MISUSED : DONE
  }
  const entry = ENTRIES.find((one) => one.name === name)
  if (entry === undefined) {
    throw new Stop('command', `There is no command '${name.slice(0, 40)}'. Try 'ludarium --help'.`, MISUSED)
  }
  const { command } = await entry.load()
  if (wantsHelp(rest)) {
    print(command.help)
    return DONE
  }
  return command.run(rest)
}

function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

/** Prints the sentence with its code; the stack only on request. */
export function printError(error: unknown, name: string | undefined): number {
  if (error instanceof Stop) {
    note(`ludarium: ${error.sentence} [${error.code}]`)
    if (error.exit === MISUSED && ENTRIES.some((entry) => entry.name === name)) {
      note(`See 'ludarium ${name} --help'.`)
    }
    return error.exit
  }
  const text = error instanceof Error ? error.message : String(error)
  note(`ludarium: Internal error: ${text} [internal]`)
  if (process.env.LUDARIUM_DEBUG && error instanceof Error) note(error.stack ?? '')
  return FAILED
}
