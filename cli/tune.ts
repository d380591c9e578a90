/**
 * `ludarium tune`: tunes a game's search by match play (SPSA). Each step perturbs all figures in two opposite
 * directions, plays the two resulting bots against each other at the same tables with seats swapped, and moves the
 * figures towards the winner. Every step is saved, so the same command continues.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { botNamed, victoryShares, wilson } from '@ludarium/bots'
import { type Game, nextWord, plainChance, SEARCH_DEFAULTS } from '@ludarium/kernel'
import { newSeed } from '@ludarium/tables'
import { readArgs, readNumber } from './args.ts'
import { curves, formatFigure, formatPercent, type Page, pageOf } from './charts.ts'
import { type Command, DONE, misused } from './command.ts'
import { loadGameModule } from './library.ts'
import { progressBar } from './progress.ts'
import { withFile } from './results.ts'
import { note, print } from './screen.ts'
import type { Outline, Plan } from './simulation.ts'
import { playAll } from './thread-pool.ts'

const help = `Usage: ludarium tune GAME [--figures LIST] [--steps 40] [--games 8] [...]

Tunes a game's searching bots by matches (SPSA): weights of the game's evaluation (w.NAME) and settings of the search
(envy, evening, finding, glance, trust, candidates, ahead, width, victory). Finally the tuned bot plays the current
one. Writes tune.json after each step, then report.md and index.html; repeat the command to continue after an
interruption.

  --figures LIST   what to tune, e.g. w.star,w.mech,envy (all weights of the game)
  --with LIST      fixed settings for all bots, e.g. candidates=1,finding=1: turns as found, without rollouts
  --steps N        number of steps (40)
  --games N        games per step (8)
  --proof N        games of the tuned bot against the current one (40)
  --positions N    positions per whole turn, for all bots (2000)
  --seats N        number of seats (4, or as many as the game has)
  --seed TEXT      random seed (a new one, or the folder's)
  --jobs N         number of threads
  --out DIR        folder for the results (tune/GAME)`

const OPTIONS = {
  figures: { type: 'string' },
  with: { type: 'string' },
  steps: { type: 'string' },
  games: { type: 'string' },
  proof: { type: 'string' },
  positions: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
} as const

export type WeightFigures = Readonly<Record<string, number>>

export interface TuningStep {
  /** The figures before the step, as factors of the current ones. */
  readonly factors: WeightFigures
  /** Direction of the perturbation: 1 or -1 per figure. */
  readonly signs: WeightFigures
  /** Share of seat pairs in which the first bot finished ahead. */
  readonly share: number
  readonly games: number
}

export interface Tuning {
  readonly game: string
  readonly seed: string
  readonly positions: number
  readonly seats: number
  /** Fixed settings for all bots. */
  readonly also: readonly string[]
  readonly today: WeightFigures
  steps: TuningStep[]
  factors: WeightFigures
  proof: { games: number; wins: number; share: number; low: number; high: number } | null
}

/** Size of a perturbation, and of a step after a clean sweep, as shares of a figure. */
const REACH = 0.2
const STRIDE = 0.12
/** Limits of the factors. */
const LEAST = 0.2
const MOST = 4

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const id = words[0] ?? ''
  const { game } = await loadGameModule(id)
  const steps = readNumber('steps', values.steps, 0, 100_000, 40)
  const games = readNumber('games', values.games, 2, 10_000, 8)
  const proof = readNumber('proof', values.proof, 0, 100_000, 40)
  const positions = readNumber('positions', values.positions, 50, 10_000_000, 2000)
  const seats = readNumber(
    'seats',
    values.seats,
    Math.max(2, game.seats.min),
    game.seats.max,
    Math.min(4, game.seats.max),
  )
  const jobs = readNumber('jobs', values.jobs, 1, 256, availableParallelism())
  const folder = values.out ?? join('tune', id.replaceAll(':', '-'))
  const path = join(folder, 'tune.json')
  const today = figuresOf(game, values.figures)
  const fresh: Tuning = {
    game: id,
    seed: values.seed ?? newSeed(),
    positions,
    seats,
    also: alsoOf(values.with),
    today,
    steps: [],
    factors: Object.fromEntries(Object.keys(today).map((name) => [name, 1])),
    proof: null,
  }
  const tuning = existsSync(path) ? resumed(path, fresh, values.seed) : fresh
  withFile(folder, () => mkdirSync(folder, { recursive: true }))
  const keep = (): void => withFile(path, () => writeFileSync(path, `${JSON.stringify(tuning, null, 2)}\n`))

  const progress = progressBar(steps, 'steps')
  for (let at = tuning.steps.length; at < steps; at++) {
    progress.done(at, summaryOf(tuning))
    const signs = signsOf(tuning, at)
    const [up, down] = [moved(tuning, signs, REACH), moved(tuning, signs, -REACH)]
    const plan = planOf(tuning, `step ${at}`, [botOf(tuning, up), botOf(tuning, down)])
    const share = pairs(await match(plan, games, jobs), plan.bots[0])
    tuning.steps.push({ factors: tuning.factors, signs, share, games })
    tuning.factors = moved(tuning, signs, (2 * share - 1) * STRIDE)
    keep()
  }
  progress.clear()
  if (proof > 0 && tuning.proof?.games !== proof) {
    note(`${proof} games of the tuned bot against the current one ...`)
    const plan = planOf(tuning, 'proof', [botOf(tuning, tuning.factors), botOf(tuning, {})])
    const { wins, losses } = victories(await match(plan, proof, jobs), plan.bots[0])
    const { rate, low, high } = wilson(wins, wins + losses)
    tuning.proof = { games: proof, wins, share: rate, low, high }
  }
  keep()
  const command = `npx ludarium tune ${id} --figures ${Object.keys(today).join(',')}${tuning.also.length === 0 ? '' : ` --with ${tuning.also.join(',')}`} --steps ${steps} --games ${games} --proof ${proof} --positions ${positions} --seats ${seats} --seed ${tuning.seed}`
  withFile(folder, () => {
    writeFileSync(join(folder, 'report.md'), tuneMarkdown(tuning, command))
    writeFileSync(join(folder, 'index.html'), pageOf(tunePage(tuning, command)))
  })
  print(tuneMarkdown(tuning, command))
  return DONE
}

/** The figures to tune, with their current values. */
function figuresOf(game: Game, list: string | undefined): WeightFigures {
  const weights = Object.fromEntries(Object.entries(game.advice.weights ?? {}).map(([name, n]) => [`w.${name}`, n]))
  const { positionsPerMs: _, ...settings } = { ...SEARCH_DEFAULTS, ...game.advice.search }
  const all: WeightFigures = { ...weights, ...settings }
  const names =
    list?.split(',') ?? (Object.keys(weights).length > 0 ? Object.keys(weights) : ['envy', 'finding', 'glance'])
  return Object.fromEntries(
    names.map((name) => {
      const value = all[name]
      if (value === undefined) {
        throw misused('figure', `There is no figure '${name}'. There are: ${Object.keys(all).join(', ')}.`)
      }
      return [name, value]
    }),
  )
}

function resumed(path: string, fresh: Tuning, seed: string | undefined): Tuning {
  const kept = withFile(path, () => JSON.parse(readFileSync(path, 'utf8')) as Tuning)
  const same =
    kept.game === fresh.game &&
    kept.positions === fresh.positions &&
    kept.seats === fresh.seats &&
    JSON.stringify(kept.also) === JSON.stringify(fresh.also) &&
    (seed === undefined || seed === kept.seed) &&
    JSON.stringify(kept.today) === JSON.stringify(fresh.today)
  if (!same) throw misused('results', `'${path}' tunes something else. Choose another folder with --out, or delete it.`)
  note(`${kept.steps.length} steps are already saved.`)
  return kept
}

function signsOf({ seed, today }: Tuning, at: number): WeightFigures {
  const luck = plainChance(`${seed} step ${at}`)
  return Object.fromEntries(Object.keys(today).map((name) => [name, nextWord(luck) % 2 === 0 ? 1 : -1]))
}

export function moved({ factors }: Pick<Tuning, 'factors'>, signs: WeightFigures, far: number): WeightFigures {
  return Object.fromEntries(
    Object.entries(factors).map(([name, factor]) => {
      const next = factor * Math.exp((signs[name] ?? 0) * far)
      return [name, Math.min(MOST, Math.max(LEAST, next))]
    }),
  )
}

/** Figures that must stay integers. */
const WHOLE: ReadonlySet<string> = new Set(['width', 'evening', 'candidates', 'ahead', 'glance', 'glanceWidth'])

export function tuned(today: WeightFigures, factors: WeightFigures): WeightFigures {
  return Object.fromEntries(
    Object.entries(today).map(([name, value]) => {
      // A figure that is zero changes in absolute steps.
      const next = value === 0 ? ((factors[name] ?? 1) - 1) / 2 : value * (factors[name] ?? 1)
      return [name, WHOLE.has(name) ? Math.max(1, Math.round(next)) : Number(next.toPrecision(4))]
    }),
  )
}

function alsoOf(list: string | undefined): readonly string[] {
  const also = list?.split(',') ?? []
  const wrong = also.find((one) => botNamed(`adept:${one}`) === undefined)
  if (wrong !== undefined) throw misused('figure', `'${wrong}' is not a figure with a number, like candidates=1.`)
  return also
}

function botOf({ today, also, positions }: Tuning, factors: WeightFigures): string {
  const settings = Object.entries(tuned(today, factors)).map(([name, value]) => `${name}=${value}`)
  return ['adept', `positions=${positions}`, ...also, ...settings].join(':')
}

/** Two bots, assigned to the seats in turn. */
function planOf({ game, seed, seats }: Tuning, part: string, bots: readonly string[]): Plan {
  return { game, seats, options: {}, seed: `${seed} ${part}`, bots, fixed: false, record: false }
}

async function match(plan: Plan, games: number, jobs: number): Promise<readonly Outline[]> {
  const numbers = Array.from({ length: games }, (_, number) => number)
  return await playAll(plan, numbers, jobs, () => {})
}

type Placed = Pick<Outline, 'bots' | 'ranks'>

/** Wins of the first bot and of the other. */
function victories(outlines: readonly Placed[], first: string | undefined): { wins: number; losses: number } {
  let wins = 0
  let losses = 0
  for (const { bots, ranks } of outlines) {
    for (const [seat, part] of victoryShares(ranks).entries()) {
      if (bots[seat] === first) wins += part
      else losses += part
    }
  }
  return { wins, losses }
}

/** Compares every seat of the first bot with every seat of the other, not just the winners. */
export function pairs(outlines: readonly Placed[], first: string | undefined): number {
  let before = 0
  let all = 0
  for (const { bots, ranks } of outlines) {
    for (const [seat, rank] of ranks.entries()) {
      for (const [other, its] of ranks.entries()) {
        if (bots[seat] !== first || bots[other] === first) continue
        all++
        before += rank < its ? 1 : rank === its ? 0.5 : 0
      }
    }
  }
  return all === 0 ? 0.5 : before / all
}

function summaryOf({ steps }: Tuning): string {
  const recent = steps.slice(-10)
  const swing = recent.reduce((sum, step) => sum + Math.abs(step.share - 0.5), 0) / Math.max(1, recent.length)
  return `${Math.round(100 * swing)} % difference`
}

function tuneMarkdown(tuning: Tuning, command: string): string {
  const { today, factors, steps, proof } = tuning
  const now = tuned(today, factors)
  const rows = Object.keys(today).map((name) => `| ${name} | ${today[name]} | ${now[name]} |`)
  const said =
    proof === null
      ? 'The tuned bot has not played the current one yet.'
      : `Tuned against current, half of the seats each, ${proof.games} games: ${(100 * proof.share).toFixed(1)} % (${(100 * proof.low).toFixed(1)}–${(100 * proof.high).toFixed(1)} %) of the victories. ${verdict(proof)}`
  return [
    `# ${tuning.game}: figures tuned by matches`,
    '',
    `    ${command}`,
    '',
    `SPSA, ${steps.length} steps of ${steps[0]?.games ?? 0} games, ${tuning.positions} positions per turn, ${tuning.seats} seats. ${said}`,
    '',
    '| figure | today | tuned |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function verdict({ low, high }: { readonly low: number; readonly high: number }): string {
  if (low > 0.5) return 'Significantly better.'
  return high < 0.5 ? 'Significantly worse.' : 'The difference is not significant.'
}

function tunePage(tuning: Tuning, command: string): Page {
  const { today, steps, factors } = tuning
  const paths = [...steps.map((step) => step.factors), factors]
  const lines = Object.keys(today).map((name) => ({
    label: name,
    points: paths.map((each, at) => [at, each[name] ?? 1] as const),
  }))
  const most = Math.max(1.5, ...lines.flatMap((one) => one.points.map(([, y]) => y)))
  const to = Math.max(1, steps.length)
  return {
    title: `Tuning: ${tuning.game}`,
    about: `${steps.length} steps, ${tuning.positions} positions per turn`,
    command,
    sentences:
      tuning.proof === null
        ? []
        : [`${formatPercent(tuning.proof.share)} of the victories against the current bot. ${verdict(tuning.proof)}`],
    figures: [
      {
        heading: 'Figures',
        about: 'As factors of the current ones.',
        chart: curves(lines, {
          x: { label: 'step', from: 0, to, format: formatFigure },
          y: { label: 'factor', from: 0, to: most, format: (n) => n.toFixed(1) },
        }),
      },
    ],
  }
}

export const command: Command = { help, run }
