/** `ludarium simulate`: plays many games between bots and summarises length, branching, scores and wins. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readTable } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { readArgs, readGameOptions, readNumber } from './args.ts'
import { type Command, DONE, MISUSED, orStop, Stop } from './command.ts'
import { englishOf, loadGameModule } from './library.ts'
import { plotSummary } from './plot.ts'
import { duration, progressBar } from './progress.ts'
import { summaryText } from './report.ts'
import { note, print } from './screen.ts'
import { botList, type Outline, type Plan, specOf } from './simulation.ts'
import { summarise } from './summary.ts'
import { playAll } from './thread-pool.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium simulate GAME [-n 1000] [--seats N] [--bots random,greedy] [...]

Plays many games between bots and summarises them: length, branching, scores, wins by seat, bot and role (faction,
mat ...), and for two seats each role against each other. Shares have 95 % intervals (Wilson); shared victories are
split. The same seed gives the same games, regardless of the number of threads.

  -n, --games N         number of games (1000)
  --seats N             number of seats (the fewest the game allows)
  --bots LIST           bots, assigned to the seats in turn; they move one seat per game (random)
  --fixed               keep the bots in their seats
  --option KEY=VALUE    game option; repeatable
  --seed TEXT           random seed (a new one, which is printed)
  --jobs N              number of threads (one per processor)
  --record DIR          write each game as a record for 'replay' and 'verify'
  --svg FILE            write a chart of the win rates with their intervals
  --json                print the summary as JSON

Bots:
${botList}`

const OPTIONS = {
  games: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  fixed: { type: 'boolean' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  record: { type: 'string' },
  svg: { type: 'string' },
  json: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const module = await loadGameModule(id)
  const { game } = module
  const games = readNumber('games', values.games, 1, 10_000_000, 1000)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, game.seats.min)
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const names = (values.bots ?? 'random').split(',')
  for (const name of names) specOf(name)
  if (names.length > seats) throw new Stop('bots', `There are ${names.length} bots for ${seats} seats.`, MISUSED)
  const options = readGameOptions(game, values.option ?? [])
  const seed = values.seed ?? newSeed()
  const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
  const table = orStop(readTable(game, { seats, options, seed }), MISUSED, '', reader)
  const record = values.record !== undefined
  const plan: Plan = { game: id, seats, options, seed, bots: names, fixed: values.fixed === true, record }
  const keep = values.record === undefined ? () => {} : recorder(values.record, game.id, games)

  const progress = progressBar(games, 'games')
  const began = performance.now()
  let done = 0
  progress.done(0)
  const numbers = Array.from({ length: games }, (_, number) => number)
  const outlines = await playAll(plan, numbers, jobs, (slice) => {
    for (const outline of slice) keep(outline)
    done += slice.length
    progress.done(done)
  }).finally(() => progress.clear())
  const seconds = (performance.now() - began) / 1000

  const summary = summarise(plan, game, table.options, outlines)
  if (values.svg !== undefined) write(values.svg, plotSummary(summary, reader))
  if (values.json) print(JSON.stringify(summary, null, 2))
  else print(...summaryText(summary, game.options, reader))
  note(`${games.toLocaleString('en')} games in ${duration(seconds)}, ${(games / seconds).toFixed(1)} per second.`)
  return DONE
}

function recorder(folder: string, game: string, games: number): (outline: Outline) => void {
  attempt(() => mkdirSync(folder, { recursive: true }), folder)
  const digits = String(games - 1).length
  return ({ number, record }) => {
    write(join(folder, `${game}-${String(number).padStart(digits, '0')}.txt`), record)
  }
}

function write(path: string, text: string): void {
  attempt(() => writeFileSync(path, text), path)
}

function attempt(action: () => void, path: string): void {
  try {
    action()
  } catch (error) {
    throw new Stop('write', `'${path}' cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const command: Command = { help, run }
