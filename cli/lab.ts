/** `ludarium lab`: what many games of good bots say about the balance of a game. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type LabData, packed } from '@ludarium/bots'
import { readTable } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { readArgs, readNumber, readSettings } from './args.ts'
import { pageOf } from './charts.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { playAll } from './crew.ts'
import { differences, type LabReport, labMarkdown, labPage, labReport, labText } from './lab-report.ts'
import { englishOf, loadGame } from './library.ts'
import { progressOf } from './progress.ts'
import { playByQueue } from './queue.ts'
import { roleName, scoreName } from './report.ts'
import { attempt, openResults } from './results.ts'
import { note, print } from './screen.ts'
import { type Outline, specOf } from './simulation.ts'
import type { Summary } from './summary.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium lab GAME [-n 300] [--seats 4] [--bot adept] [...]

Lets the same bot play on every seat, many games, and says what lies beyond chance: shares of victories by role
(faction, mat ...), by seat and by pair of roles, scores, length. Each finished game is kept at once: the same
command goes on where it was interrupted. Writes games.jsonl, lab.json, data.json (for the page), index.html and
report.md into the folder.

  -n, --games N         how many games (300)
  --seats N             how many seats (4, or as many as the game has)
  --bot KIND            who plays (adept); see 'ludarium arena --help'
  --option KEY=VALUE    an option of the game; may be given several times
  --seed TEXT           where chance comes from (a new one, or that of the folder's games)
  --jobs N              how many threads (as many as there are processors)
  --out DIR             where the games are kept (lab/GAME)
  --redis URL           the games are played by 'ludarium worker --redis URL'
  --beside FILE         another lab's lab.json (of other bots): what differs beyond chance is told
  --json                the report as JSON`

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
  const module = await loadGame(id)
  const { game } = module
  const reader = readerOf(await englishOf(module), (seat) => `seat ${seat}`)
  const games = readNumber('games', values.games, 1, 10_000_000, 300)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, Math.min(4, game.seats.max))
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const bot = specOf(values.bot ?? 'adept').name
  const options = readSettings(game, values.option ?? [])
  const folder = values.out ?? join('lab', id.replaceAll(':', '-'))
  const wish = { game: id, seats, options, bots: [bot], fixed: false, record: false }
  const { plan, results } = openResults(join(folder, 'games.jsonl'), wish, values.seed, newSeed)
  const table = orStop(readTable(game, { seats, options, seed: plan.seed }), MISUSED, '', reader)

  const numbers = Array.from({ length: games }, (_, number) => number)
  const open = numbers.filter((number) => !results.known.has(number))
  const progress = progressOf(games, 'games')
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
  const beside = values.beside === undefined ? [] : differences(own.summary, readSummary(values.beside), names)
  const report = { ...own, findings: [...own.findings, ...beside] }
  attempt(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lab.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'data.json'), `${JSON.stringify(dataOf(report, command, outlines))}\n`)
    writeFileSync(join(folder, 'index.html'), pageOf(labPage(report, outlines, names, command)))
    writeFileSync(join(folder, 'report.md'), labMarkdown(report, names, command))
  })
  if (values.json) print(JSON.stringify(report, null, 2))
  else print(...labText(report, names))
  note(`${outlines.length} games; kept in ${folder}.`)
  return DONE
}

/** What the page shows of the games. */
function dataOf({ summary, cpuMsPerTurn }: LabReport, command: string, outlines: readonly Outline[]): LabData {
  const { game, version, seats, options, bots, seed } = summary
  return { format: 1, game, version, seats, options, bots, seed, command, cpuMsPerTurn, ...packed(outlines) }
}

function readSummary(path: string): Summary {
  const text = attempt(path, () => readFileSync(path, 'utf8'))
  return attempt(path, () => (JSON.parse(text) as LabReport).summary)
}

export const command: Command = { help, run }
