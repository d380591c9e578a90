/** `ludarium arena`: matches between bots, with shares and ratings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readTable } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { arenaJson, arenaPage, arenaReport, arenaText } from './arena-report.ts'
import { readArgs, readGameOptions, readNumber } from './args.ts'
import { pageOf } from './charts.ts'
import { type Command, DONE, MISUSED, orStop, Stop } from './command.ts'
import { englishOf, loadGameModule } from './library.ts'
import { duration, progressBar } from './progress.ts'
import { playByQueue } from './queue.ts'
import { roleName } from './report.ts'
import { openResults, withFile } from './results.ts'
import { note, print } from './screen.ts'
import { botList, type Outline, specOf } from './simulation.ts'
import { summarise } from './summary.ts'
import { playAll } from './thread-pool.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium arena GAME --bots LIST [-n 400] [--seats 4] [...]

Plays bots against each other; they move one seat per game. Reports each bot's share of victories, rating
(openskill) and time per turn, with 95 % intervals. Finished games are saved at once: repeat the command to continue
after an interruption. Writes games.jsonl, arena.json and index.html to the folder.

  --bots LIST           bots, assigned to the seats in turn (adept,greedy,greedy,greedy)
  -n, --games N         number of games (400)
  --seats N             number of seats (4, or as many as the game has)
  --option KEY=VALUE    game option; repeatable
  --seed TEXT           random seed (a new one, or the one of the saved games)
  --jobs N              number of threads (one per processor)
  --out DIR             folder for the games (arena/GAME)
  --redis URL           have 'ludarium worker --redis URL' play the games, on any number of machines
  --json                print the report as JSON

Bots:
${botList}
'adept:envy=0.4:positions=8000' is an adept with custom settings,
'beam:width=24:positions=2000' a greedy bot with a wider beam.`

const OPTIONS = {
  bots: { type: 'string' },
  games: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
  redis: { type: 'string' },
  json: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const module = await loadGameModule(id)
  const { game } = module
  const games = readNumber('games', values.games, 1, 10_000_000, 400)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, Math.min(4, game.seats.max))
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const names = (values.bots ?? 'adept,greedy,greedy,greedy').split(',')
  for (const name of names) specOf(name)
  if (names.length > seats) throw new Stop('bots', `There are ${names.length} bots for ${seats} seats.`, MISUSED)
  const options = readGameOptions(game, values.option ?? [])
  const folder = values.out ?? join('arena', id.replaceAll(':', '-'))
  const wish = { game: id, seats, options, bots: names, fixed: false, record: false }
  const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
  const { plan, results } = openResults(join(folder, 'games.jsonl'), wish, values.seed, newSeed)
  const table = orStop(readTable(game, { seats, options, seed: plan.seed }), MISUSED, '', reader)

  const numbers = Array.from({ length: games }, (_, number) => number)
  const open = numbers.filter((number) => !results.known.has(number))
  if (open.length < games) note(`${games - open.length} of ${games} games are already saved.`)
  const progress = progressBar(games, 'games')
  const began = performance.now()
  const each = (outlines: readonly Outline[]): void => {
    for (const outline of outlines) results.add(outline)
    progress.done(numbers.filter((number) => results.known.has(number)).length)
  }
  const play =
    values.redis === undefined ? playAll(plan, open, jobs, each) : playByQueue(values.redis, plan, open, each)
  await play.finally(() => progress.clear())

  const outlines = numbers.flatMap((number) => results.known.get(number) ?? [])
  const report = arenaReport(plan, outlines)
  const summary = summarise(plan, game, table.options, outlines)
  const command = `npx ludarium arena ${id} --bots ${names.join(',')} -n ${games} --seats ${seats} --seed ${plan.seed}`
  const page = arenaPage(report, summary, outlines, (kind, role) => roleName(reader, kind, role), command)
  withFile(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'arena.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'index.html'), pageOf(page))
  })
  if (values.json) print(arenaJson(report))
  else print(...arenaText(report))
  const seconds = (performance.now() - began) / 1000
  note(`${open.length} games in ${duration(seconds)}, saved in ${folder}.`)
  return DONE
}

export const command: Command = { help, run }
