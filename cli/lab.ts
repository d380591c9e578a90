/** `ludarium lab`: measures a game's balance with many games between equal bots. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type LabData, packed } from '@ludarium/bots'
import { readTable } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { readArgs, readGameOptions, readNumber } from './args.ts'
import { pageOf } from './charts.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { type LabReport, labMarkdown, labPage, labReport, labText, summaryDifferences } from './lab-report.ts'
import { englishOf, loadGameModule } from './library.ts'
import { progressBar } from './progress.ts'
import { playByQueue } from './queue.ts'
import { roleName, scoreName } from './report.ts'
import { openResults, withFile } from './results.ts'
import { note, print } from './screen.ts'
import { type Outline, specOf } from './simulation.ts'
import type { SimulationSummary } from './summary.ts'
import { playAll } from './thread-pool.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium lab GAME [-n 300] [--seats 4] [--bot adept] [...]

Plays many games with the same bot on every seat and reports statistically significant imbalances: shares of
victories by role (faction, mat ...), by seat and by pair of roles, scores, length. Finished games are saved at once:
repeat the command to continue after an interruption. Writes games.jsonl, lab.json, data.json (for the page),
index.html and report.md to the folder.

  -n, --games N         number of games (300)
  --seats N             number of seats (4, or as many as the game has)
  --bot KIND            the bot that plays (adept); see 'ludarium arena --help'
  --option KEY=VALUE    game option; repeatable
  --seed TEXT           random seed (a new one, or the one of the saved games)
  --jobs N              number of threads (one per processor)
  --out DIR             folder for the games (lab/GAME)
  --redis URL           have 'ludarium worker --redis URL' play the games
  --beside FILE         lab.json of another lab (of other bots): report significant differences
  --json                print the report as JSON`

const OPTIONS = {
  games: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  bot: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
  redis: { type: 'string' },
  beside: { type: 'string' },
  json: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const module = await loadGameModule(id)
  const { game } = module
  const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
  const games = readNumber('games', values.games, 1, 10_000_000, 300)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, Math.min(4, game.seats.max))
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const bot = specOf(values.bot ?? 'adept').name
  const options = readGameOptions(game, values.option ?? [])
  const folder = values.out ?? join('lab', id.replaceAll(':', '-'))
  const wish = { game: id, seats, options, bots: [bot], fixed: false, record: false }
  const { plan, results } = openResults(join(folder, 'games.jsonl'), wish, values.seed, newSeed)
  const table = orStop(readTable(game, { seats, options, seed: plan.seed }), MISUSED, '', reader)

  const numbers = Array.from({ length: games }, (_, number) => number)
  const open = numbers.filter((number) => !results.known.has(number))
  const progress = progressBar(games, 'games')
  const each = (outlines: readonly Outline[]): void => {
    for (const outline of outlines) results.add(outline)
    progress.done(results.known.size)
  }
  const play =
    values.redis === undefined ? playAll(plan, open, jobs, each) : playByQueue(values.redis, plan, open, each)
  await play.finally(() => progress.clear())

  const outlines = numbers.flatMap((number) => results.known.get(number) ?? [])
  const command = `npx ludarium lab ${id} --bot ${bot} -n ${games} --seats ${seats} --seed ${plan.seed}`
  const names = {
    role: (kind: string, role: string) => roleName(reader, kind, role),
    line: (key: string) => scoreName(reader, key),
  }
  const own = labReport(plan, game, table.options, outlines, names)
  const beside = values.beside === undefined ? [] : summaryDifferences(own.summary, readSummary(values.beside), names)
  const report = { ...own, findings: [...own.findings, ...beside] }
  withFile(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lab.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'data.json'), `${JSON.stringify(dataOf(report, command, outlines))}\n`)
    writeFileSync(join(folder, 'index.html'), pageOf(labPage(report, outlines, names, command)))
    writeFileSync(join(folder, 'report.md'), labMarkdown(report, names, command))
  })
  if (values.json) print(JSON.stringify(report, null, 2))
  else print(...labText(report, names))
  note(`${outlines.length} games, saved in ${folder}.`)
  return DONE
}

/** The data for the page. */
function dataOf({ summary, cpuMsPerTurn }: LabReport, command: string, outlines: readonly Outline[]): LabData {
  const { game, version, seats, options, bots, seed } = summary
  return { format: 1, game, version, seats, options, bots, seed, command, cpuMsPerTurn, ...packed(outlines) }
}

function readSummary(path: string): SimulationSummary {
  const text = withFile(path, () => readFileSync(path, 'utf8'))
  return withFile(path, () => (JSON.parse(text) as LabReport).summary)
}

export const command: Command = { help, run }
