/** `ludarium calibrate`: fits winning chances to a game's evaluation by self-play, and tests the fit. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  botNamed,
  type CalibrationSample,
  choose,
  fitConfidence,
  reliability,
  valuesOf,
  victoryShares,
  wilson,
} from '@ludarium/bots'
import { chanceOf, type Game, plainChance, readTable, seedOf } from '@ludarium/kernel'
import { readArgs, readNumber } from './args.ts'
import { curves, formatPercent, pageOf } from './charts.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { loadGameModule } from './library.ts'
import { progressBar } from './progress.ts'
import { withFile } from './results.ts'
import { print } from './screen.ts'
import { specOf } from './simulation.ts'

const help = `Usage: ludarium calibrate GAME [-n 60] [--seats 4] [--bot greedy] [--seed TEXT] [--out DIR]

Plays bots and records the game's evaluation of every seat at the start of each turn, in a world consistent with what
the active seat knows. Half of the games determine the scale that converts evaluations to winning chances (the game's
'confidence'); the other half tests it: positions rated 30 % should be won about 30 % of the time. Writes
calibration.json and index.html.

  -n, --games N   number of games (60)
  --seats N       number of seats (4, or as many as the game has)
  --bot KIND      the bot that plays (greedy)
  --seed TEXT     random seed (calibration)
  --out DIR       folder for the result (calibration/GAME)`

const OPTIONS = {
  games: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  bot: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
} as const

/** Parts of a game with their own scale. */
const PARTS = 5

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const { game } = await loadGameModule(id)
  const games = readNumber('games', values.games, 2, 1_000_000, 60)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, Math.min(4, game.seats.max))
  const { name } = specOf(values.bot ?? 'greedy')
  const seed = values.seed ?? 'calibration'
  const progress = progressBar(games, 'games')
  const played: CalibrationSample[][] = []
  for (let number = 0; number < games; number++) {
    played.push(selfPlay(game, seats, name, `${seed} ${number}`))
    progress.done(number + 1)
    await new Promise((resume) => setImmediate(resume))
  }
  progress.clear()
  const lengths = played.map((samples) => samples[samples.length - 1]?.turn ?? 0)
  const turns = Math.round((lengths.reduce((sum, n) => sum + n, 0) / games) * (4 / seats))
  const learned = played.filter((_, n) => n % 2 === 0).flat()
  const tried = played.filter((_, n) => n % 2 === 1).flat()
  const confidence = fitConfidence(learned, turns, PARTS)
  const bins = reliability(tried, confidence)
  const error = bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.judged - bin.won), 0)
  const mean =
    error /
    Math.max(
      1,
      bins.reduce((sum, bin) => sum + bin.n, 0),
    )
  const report = { game: id, games, seats, bot: name, seed, confidence, bins, meanError: Number(mean.toFixed(4)) }
  const folder = values.out ?? join('calibration', id.replaceAll(':', '-'))
  const command = `npx ludarium calibrate ${id} -n ${games} --seats ${seats} --bot ${name} --seed "${seed}"`
  withFile(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'calibration.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'index.html'), pageOf(pageFor(report, command)))
  })
  print(JSON.stringify(report, null, 2))
  return DONE
}

/** Evaluations of every seat at the start of each turn, with the final result. */
function selfPlay(game: Game, seats: number, name: string, seed: string): CalibrationSample[] {
  const table = orStop(readTable(game, { seats, options: {}, seed }), MISUSED)
  const s = game.setup(table)
  const players = Array.from({ length: seats }, () => botNamed(name)?.make(game))
  const chance = chanceOf(seedOf(`${seed} bots`))
  const samples: { turn: number; values: readonly number[] }[] = []
  for (let seat = game.actors(s)[0]; seat !== undefined; seat = game.actors(s)[0]) {
    const view = game.view(s, seat)
    if (samples[samples.length - 1]?.turn !== s.turn) {
      const world = game.imagine(view, seat, plainChance(`${seed} ${s.turn}`))
      samples.push({ turn: s.turn, values: valuesOf(game, world) })
    }
    const bot = players[seat]
    if (bot === undefined) break
    game.play(s, seat, choose(bot, view, seat, chance))
  }
  const parts = victoryShares(game.result(s)?.ranks ?? [])
  return samples.map((sample) => ({ ...sample, shares: parts }))
}

function pageFor(
  report: { game: string; games: number; bot: string; bins: ReturnType<typeof reliability>; meanError: number },
  command: string,
) {
  const { bins } = report
  const axis = { from: 0, to: 1, format: formatPercent }
  const bands = bins.map(({ won, n }) => {
    const { low, high } = wilson(won * n, n)
    return [low, high] as const
  })
  const line = { label: 'won', points: bins.map(({ judged, won }) => [judged, won] as const), bands }
  return {
    title: `Calibration: ${report.game}`,
    about: `${report.games} games of ${report.bot}; the half not used for fitting`,
    command,
    sentences: [
      `Predicted and actual wins differ by ${(100 * report.meanError).toFixed(1)} percentage points on average.`,
    ],
    figures: [
      {
        heading: 'Predicted and actual wins',
        about: 'Share of wins by predicted chance. Dashed: perfect calibration.',
        chart: curves([line], { x: { label: 'judged', ...axis }, y: { label: 'won', ...axis }, diagonal: true }),
      },
    ],
  }
}

export const command: Command = { help, run }
