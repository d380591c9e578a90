/** Finds the command, runs it, and turns whatever goes wrong into a sentence and an exit code. */
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
  { name: 'simulate', about: 'let bots play many games and sum them up', load: () => import('./simulate.ts') },
  { name: 'arena', about: 'let bots compete and rate them', load: () => import('./arena.ts') },
  { name: 'lab', about: 'see what many games say about the balance of a game', load: () => import('./lab.ts') },
  { name: 'tune', about: 'find better figures for a searching bot by matches', load: () => import('./tune.ts') },
  { name: 'worker', about: 'play games of an arena from a queue', load: () => import('./worker.ts') },
  { name: 'analyse', about: 'see where a recorded game turned', load: () => import('./analyse.ts') },
  { name: 'calibrate', about: 'learn winning chances from self-play', load: () => import('./calibrate.ts') },
  { name: 'replay', about: 'read a recorded game', load: () => import('./replay.ts') },
  { name: 'verify', about: 'play recorded games again and compare', load: () => import('./verify.ts') },
  { name: 'protocol', about: 'drive games from a program, by lines of JSON', load: () => import('./protocol.ts') },
  { name: 'soak', about: 'throw mutated submissions at the rules', load: () => import('./soak.ts') },
  { name: 'new', about: 'begin a new game', load: () => import('./new.ts') },
  { name: 'bench', about: 'measure how fast the games run', load: () => import('./bench.ts') },
]

function help(): string {
  const width = Math.max(...ENTRIES.map((entry) => entry.name.length))
  const list = ENTRIES.map((entry) => `  ${entry.name.padEnd(width)}  ${entry.about}`)
  return [
    'Usage: ludarium COMMAND [...]',
    '',
    'Heavy strategy board games with every rule enforced.',
    '',
    'Commands:',
    ...list,
    '',
    "'ludarium COMMAND --help' says more about one of them.",
    'Exit codes: 0 done, 1 a failure was found, 2 wrong usage, 130 interrupted.',
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

/** The sentence with its code; where it came from only for who asks for it. */
export function complain(error: unknown, name: string | undefined): number {
  if (error instanceof Stop) {
    note(`ludarium: ${error.sentence} [${error.code}]`)
    if (error.exit === MISUSED && ENTRIES.some((entry) => entry.name === name)) {
      note(`See 'ludarium ${name} --help'.`)
    }
    return error.exit
  }
  const text = error instanceof Error ? error.message : String(error)
  note(`ludarium: Something went wrong that should not have: ${text} [internal]`)
  if (process.env.LUDARIUM_DEBUG && error instanceof Error) note(error.stack ?? '')
  return FAILED
}
