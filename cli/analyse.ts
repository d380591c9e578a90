/** `ludarium analyse`: a recorded game looked at again: chances over the game, and where a turn could have been better. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Analysis, analysing, readingOf, turningPoints, whySaid } from '@ludarium/bots'
import { type GameModule, type History, type Move, replay } from '@ludarium/kernel'
import { readArgs, readNumber } from './args.ts'
import { curves, figure, pageOf, percent } from './charts.ts'
import { breathe, type Command, DONE, orStop } from './command.ts'
import { englishOf } from './library.ts'
import { progressOf } from './progress.ts'
import { readRecording } from './records.ts'
import { attempt } from './results.ts'
import { print } from './screen.ts'
import { type Reader, readerOf } from './words.ts'

const help = `Usage: ludarium analyse FILE [--positions 6000] [--worlds 12] [--json] [--html FILE]

Says how the winning chances went in a recorded game, and which turns cost most, with the better turn and the
interval of what it was worth, and why: what the worlds in which both were played on show there. Each turn is judged by
what its seat could know then and no more. The analysis is kept beside the record as FILE.analysis.json and taken from
there the next time.

  --positions N   positions to search for a better turn (6000)
  --worlds N      imagined worlds in which turns are compared (12)
  --most N        how many turning points are told (8)
  --html FILE     writes a page with the chances over the game
  --json          the analysis as JSON`

const OPTIONS = {
  positions: { type: 'string' },
  worlds: { type: 'string' },
  most: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** What is kept beside the record. */
export interface KeptAnalysis extends Analysis {
  readonly format: 3
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly positions: number
  readonly worlds: number
  /** Of the decisions, so that an analysis of another game is noticed. */
  readonly course: string
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const path = words[0] ?? ''
  const positions = readNumber('positions', values.positions, 50, 10_000_000, 6000)
  const worlds = readNumber('worlds', values.worlds, 2, 1000, 12)
  const most = readNumber('most', values.most, 1, 1000, 8)
  const { module, history } = await readRecording(path)
  const reader = readerOf(await englishOf(module), (seat) => `Seat ${seat}`)
  orStop(replay(module.game, history), undefined, '', reader)
  const analysis = await analysisOf(path, module, history, positions, worlds)
  if (values.html !== undefined) {
    const html = values.html
    attempt(html, () => writeFileSync(html, pageOf(pageFor(module, analysis, path, reader, history, most))))
  }
  if (values.json) print(JSON.stringify(analysis, null, 2))
  else print(...told(module, analysis, reader, history, most))
  return DONE
}

async function analysisOf(
  path: string,
  module: GameModule,
  history: History,
  positions: number,
  worlds: number,
): Promise<KeptAnalysis> {
  const kept = `${path}.analysis.json`
  const course = createHash('sha256').update(JSON.stringify(history.decisions)).digest('hex').slice(0, 16)
  const known = path === '-' ? null : read(kept)
  if (known?.course === course && known.positions === positions && known.worlds === worlds) return known
  const { game } = module
  const running = analysing(game, history, { positions, worlds, seed: course }, readingOf(module))
  const progress = progressOf(running.all, 'decisions')
  while (running.step()) {
    progress.done(running.done)
    await breathe()
  }
  progress.clear()
  const { setup } = history
  const about = {
    format: 3,
    game: game.id,
    version: setup.version,
    seats: setup.seats,
    positions,
    worlds,
    course,
  } as const
  const made: KeptAnalysis = { ...about, ...running.analysis }
  if (path !== '-') attempt(kept, () => writeFileSync(kept, `${JSON.stringify(made)}\n`))
  return made
}

function read(path: string): KeptAnalysis | null {
  if (!existsSync(path)) return null
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as KeptAnalysis
    return found.format === 3 ? found : null
  } catch {
    return null
  }
}

/** Moves in words, as the seat would read them. */
function inWords(
  { game, speech }: GameModule,
  history: History,
  at: number,
  seat: number,
  moves: readonly Move[],
  reader: Reader,
): string {
  const s = game.setup(history.setup)
  for (const { seat: who, move } of history.decisions.slice(0, at)) game.play(s, who, move)
  const said: string[] = []
  for (const move of moves) {
    if (!game.actors(s).includes(seat)) break
    said.push(reader.say(speech.move(game.view(s, seat), seat, move)))
    game.play(s, seat, move)
  }
  return said.join('; ')
}

function told(module: GameModule, analysis: KeptAnalysis, reader: Reader, history: History, most: number): string[] {
  const lines = [`${module.game.name}: ${turnsIn(analysis)} turns`]
  for (const point of [analysis.points[0], analysis.points[analysis.points.length >> 1], analysis.points.at(-1)]) {
    if (point !== undefined)
      lines.push(
        `turn ${point.turn}: ${point.chances.map((one, seat) => `${reader.seat(seat)} ${percent(one)}`).join(', ')}`,
      )
  }
  if (analysis.ending !== null)
    lines.push(`end: ${analysis.ending.map((one, seat) => `${reader.seat(seat)} ${percent(one)}`).join(', ')}`)
  const turning = turningPoints(analysis)
  for (const point of turning.slice(0, most)) {
    const { at, seat, turn, kind, loss, low, high, played, better, why } = point
    const strong = kind === 'strong'
    const what = strong
      ? `strong, ${points(-loss)} points of winning chance better than the next (${points(-high)} to ${points(-low)})`
      : `${kind}, cost ${points(loss)} points of winning chance (${points(low)} to ${points(high)})`
    lines.push(
      '',
      `Turn ${turn}, ${reader.seat(seat)}: ${what}.`,
      `  played: ${inWords(module, history, at, seat, played, reader)}`,
      `  ${strong ? 'next best' : 'better'}: ${inWords(module, history, at, seat, better, reader)}`,
    )
    const reasons = why === null ? [] : whySaid(why, seat, strong).map((one) => reader.say(one))
    if (reasons.length > 0) lines.push(`  ${[reader.say('because.title'), ...reasons].join(' ')}`)
  }
  if (turning.length === 0) lines.push('', 'No turn was worse than another beyond what the imagined worlds differ in.')
  return lines
}

/** Answers in the turns of others have points of their own. */
function turnsIn({ points }: Pick<Analysis, 'points'>): number {
  return new Set(points.map(({ turn }) => turn)).size
}

const points = (chance: number): string => (100 * chance).toFixed(1)

function pageFor(
  module: GameModule,
  analysis: KeptAnalysis,
  path: string,
  reader: Reader,
  history: History,
  most: number,
) {
  const last = analysis.points.at(-1)?.turn ?? 1
  const lines = Array.from({ length: analysis.seats }, (_, seat) => ({
    label: reader.seat(seat),
    points: [
      ...analysis.points.map(({ turn, chances }) => [turn, chances[seat] ?? 0] as const),
      ...(analysis.ending === null ? [] : [[last + 1, analysis.ending[seat] ?? 0] as const]),
    ],
  }))
  return {
    title: `Analysis: ${module.game.name}`,
    about: `${turnsIn(analysis)} turns, ${analysis.positions} positions a turn, ${analysis.worlds} worlds`,
    command: `npx ludarium analyse ${path} --positions ${analysis.positions} --worlds ${analysis.worlds}`,
    sentences: told(module, analysis, reader, history, most).filter((line) => line !== ''),
    figures: [
      {
        heading: 'Winning chances',
        about: 'By turn, through the eyes of the seat at turn.',
        chart: curves(lines, {
          x: { label: 'turn', from: 0, to: last + 1, format: figure },
          y: { label: 'chance', from: 0, to: 1, format: percent },
        }),
      },
    ],
  }
}

export const command: Command = { help, run }
