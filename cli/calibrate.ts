/** `ludarium calibrate`: learns from self-play how much a game's judgement says about who will win, and shows how well. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, choose, fitted, type Judged, reliability, shares, valuesOf, wilson } from '@ludarium/bots'
import { chanceOf, type Game, plainChance, readTable, seedOf } from '@ludarium/kernel'
import { readArgs, readNumber } from './args.ts'
import { curves, pageOf, percent } from './charts.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { loadGame } from './library.ts'
import { progressOf } from './progress.ts'
import { attempt } from './results.ts'
import { print } from './screen.ts'
import { specOf } from './simulation.ts'

const help = `Usage: ludarium calibrate GAME [-n 60] [--seats 4] [--bot greedy] [--seed TEXT] [--out DIR]

Lets bots play and notes at the beginning of each turn how the game's judgement sees every seat, in a world that
agrees with what the seat at turn knows. Half of the games give the scale that turns judgements into winning
chances (the game's 'confidence'), the other half shows how well it fits: of positions judged 30 %, about 30 %
should be won. Writes calibration.json and index.html.

  -n, --games N   how many games (60)
  --seats N       how many seats (4, or as many as the game has)
  --bot KIND      who plays (greedy)
  --seed TEXT     where chance comes from (calibration)
  --out DIR       where the result goes (calibration/GAME)`

const OPTIONS = {
  games: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  bot: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
} as const

/** Parts of a game with a scale of their own. */
const PARTS = 5

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const { game } = await loadGame(id)
  const games = readNumber('games', values.games, 2, 1_000_000, 60)
  const seats = readNumber('seats', values.seats, game.seats.min, game.seats.max, Math.min(4, game.seats.max))
  const { name } = specOf(values.bot ?? 'greedy')
  const seed = values.seed ?? 'calibration'
  const progress = progressOf(games, 'games')
  const played: Judged[][] = []
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
  const confidence = fitted(learned, turns, PARTS)
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
  attempt(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'calibration.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(folder, 'index.html'), pageOf(pageFor(report, command)))
  })
  print(JSON.stringify(report, null, 2))
  return DONE
}

/** How every seat looks at the beginning of each turn, and who won. */
function selfPlay(game: Game, seats: number, name: string, seed: string): Judged[] {
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
  const parts = shares(game.result(s)?.ranks ?? [])
  return samples.map((sample) => ({ ...sample, shares: parts }))
}

function pageFor(
  report: { game: string; games: number; bot: string; bins: ReturnType<typeof reliability>; meanError: number },
  command: string,
) {
  const { bins } = report
  const axis = { from: 0, to: 1, format: percent }
  const bands = bins.map(({ won, n }) => {
    const { low, high } = wilson(won * n, n)
    return [low, high] as const
  })
  const line = { label: 'won', points: bins.map(({ judged, won }) => [judged, won] as const), bands }
  return {
    title: `Calibration: ${report.game}`,
    about: `${report.games} games of ${report.bot}; the half that nothing was learned from`,
    command,
    sentences: [`Judged and won differ by ${(100 * report.meanError).toFixed(1)} points on average.`],
    figures: [
      {
        heading: 'Judged and won',
        about: 'Of positions judged so, how many were won. Dashed: as they should.',
        chart: curves([line], { x: { label: 'judged', ...axis }, y: { label: 'won', ...axis }, diagonal: true }),
      },
    ],
  }
}

export const command: Command = { help, run }
