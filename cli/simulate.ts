/** `ludarium simulate`: bots play many games; the summary says how long, how wide, how close, and who wins. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bots } from '@ludarium/bots'
import { readTable } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { readArgs, readNumber, readSettings } from './args.ts'
import { type Command, DONE, MISUSED, orStop, Stop } from './command.ts'
import { playAll } from './crew.ts'
import { englishOf, loadGame } from './library.ts'
import { plotSummary } from './plot.ts'
import { duration, progressOf } from './progress.ts'
import { summaryText } from './report.ts'
import { note, print } from './screen.ts'
import { type Outline, type Plan, specOf } from './simulation.ts'
import { summarise } from './summary.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium simulate GAME [-n 1000] [--seats N] [--bots random,greedy] [...]

Lets bots play many games and sums them up: length, branching, scores, wins by seat, bot and role (faction,
mat ...), and in games of two each role against each other. Shares come with 95 % intervals (Wilson); a shared
victory is split. The same seed gives the same games, however many threads play them.

  -n, --games N         how many games (1000)
  --seats N             how many seats (the fewest the game allows)
  --bots LIST           kinds of bots, dealt round the seats; they move on by one seat each game (random)
  --fixed               the bots keep their seats
  --option KEY=VALUE    an option of the game; may be given several times
  --seed TEXT           where chance comes from (a new one, which is printed)
  --jobs N              how many threads (as many as there are processors)
  --record DIR          writes each game as a record that 'replay' and 'verify' read
  --svg FILE            writes a plot of the win rates with their intervals
  --json                the summary as JSON

Bots: ${bots.map((spec) => `${spec.name} (${spec.about})`).join(', ')}.`

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
  const module = await loadGame(id)
  const { game } = module
  const games = readNumber('games', values.games, 1, 10_000_000, 1000)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, game.seats.min)
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const names = (values.bots ?? 'random').split(',')
  for (const name of names) specOf(name)
  if (names.length > seats) throw new Stop('bots', `There are ${names.length} bots for ${seats} seats.`, MISUSED)
  const options = readSettings(game, values.option ?? [])
  const seed = values.seed ?? newSeed()
  const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
  const table = orStop(readTable(game, { seats, options, seed }), MISUSED, '', reader)
  const record = values.record !== undefined
  const plan: Plan = { game: id, seats, options, seed, bots: names, fixed: values.fixed === true, record }
  const keep = values.record === undefined ? () => {} : recorder(values.record, game.id, games)

  const progress = progressOf(games, 'games')
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
  note(`${games.toLocaleString('en')} games in ${duration(seconds)}, ${(games / seconds).toFixed(1)} a second.`)
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
