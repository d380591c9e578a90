/** `ludarium analyse`: winning chances over a recorded game, and turns that could have been better. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Analysis, analyseGame, explanationMessages, positionReader, turningPoints } from '@ludarium/bots'
import { type GameModule, type History, type Move, replay } from '@ludarium/kernel'
import { readArgs, readNumber } from './args.ts'
import { curves, formatFigure, formatPercent, pageOf } from './charts.ts'
import { type Command, DONE, orStop, yieldToEvents } from './command.ts'
import { englishOf } from './library.ts'
import { progressBar } from './progress.ts'
import { readRecording } from './records.ts'
import { withFile } from './results.ts'
import { print } from './screen.ts'
import { readerOf, type TerminalReader } from './words.ts'

const help = `Usage: ludarium analyse FILE [--positions 6000] [--worlds 12] [--json] [--html FILE]

Analyses a recorded game: the winning chances over time and the most costly turns, each with a better line, the
interval of its value, and the reasons. Each turn is judged only by what its seat could know at the time. The
analysis is saved as FILE.analysis.json next to the record and reused the next time.

  --positions N   positions to search for a better line (6000)
  --worlds N      imagined worlds to compare lines in (12)
  --most N        how many turning points to show (8)
  --html FILE     write a page with the winning chances
  --json          print the analysis as JSON`

const OPTIONS = {
  positions: { type: 'string' },
  worlds: { type: 'string' },
  most: { type: 'string' },
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The analysis as saved next to the record. */
export interface SavedAnalysis extends Analysis {
  readonly format: 3
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly positions: number
  readonly worlds: number
  /** Hash of the decisions, to detect an analysis of another game. */
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
    withFile(html, () => writeFileSync(html, pageOf(pageFor(module, analysis, path, reader, history, most))))
  }
  if (values.json) print(JSON.stringify(analysis, null, 2))
  else print(...analysisText(module, analysis, reader, history, most))
  return DONE
}

async function analysisOf(
  path: string,
  module: GameModule,
  history: History,
  positions: number,
  worlds: number,
): Promise<SavedAnalysis> {
  const kept = `${path}.analysis.json`
  const course = createHash('sha256').update(JSON.stringify(history.decisions)).digest('hex').slice(0, 16)
  const known = path === '-' ? null : read(kept)
  if (known?.course === course && known.positions === positions && known.worlds === worlds) return known
  const { game } = module
  const running = analyseGame(game, history, { positions, worlds, seed: course }, positionReader(module))
  const progress = progressBar(running.all, 'decisions')
  while (running.step()) {
    progress.done(running.done)
    await yieldToEvents()
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
  const made: SavedAnalysis = { ...about, ...running.analysis }
  if (path !== '-') withFile(kept, () => writeFileSync(kept, `${JSON.stringify(made)}\n`))
  return made
}

function read(path: string): SavedAnalysis | null {
  if (!existsSync(path)) return null
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as SavedAnalysis
    return found.format === 3 ? found : null
  } catch {
    return null
  }
}

/** Moves in words, from the seat's perspective. */
function inWords(
  { game, speech }: GameModule,
  history: History,
  at: number,
  seat: number,
  moves: readonly Move[],
  reader: TerminalReader,
): string {
  const s = game.setup(history.setup)
  for (const { seat: who, move } of history.decisions.slice(0, at)) game.play(s, who, move)
  const texts: string[] = []
  for (const move of moves) {
    if (!game.actors(s).includes(seat)) break
    texts.push(reader.say(speech.move(game.view(s, seat), seat, move)))
    game.play(s, seat, move)
  }
  return texts.join('; ')
}

function analysisText(
  module: GameModule,
  analysis: SavedAnalysis,
  reader: TerminalReader,
  history: History,
  most: number,
): string[] {
  const lines = [`${module.game.name}: ${turnsIn(analysis)} turns`]
  for (const point of [analysis.points[0], analysis.points[analysis.points.length >> 1], analysis.points.at(-1)]) {
    if (point !== undefined)
      lines.push(
        `turn ${point.turn}: ${point.chances.map((one, seat) => `${reader.seat(seat)} ${formatPercent(one)}`).join(', ')}`,
      )
  }
  if (analysis.ending !== null)
    lines.push(`end: ${analysis.ending.map((one, seat) => `${reader.seat(seat)} ${formatPercent(one)}`).join(', ')}`)
  const turning = turningPoints(analysis)
  for (const point of turning.slice(0, most)) {
    const { at, seat, turn, kind, loss, low, high, played, better, why } = point
    const strong = kind === 'strong'
    const what = strong
      ? `strong, ${points(-loss)} percentage points better than the next (${points(-high)} to ${points(-low)})`
      : `${kind}, cost ${points(loss)} percentage points (${points(low)} to ${points(high)})`
    lines.push(
      '',
      `Turn ${turn}, ${reader.seat(seat)}: ${what}.`,
      `  played: ${inWords(module, history, at, seat, played, reader)}`,
      `  ${strong ? 'next best' : 'better'}: ${inWords(module, history, at, seat, better, reader)}`,
    )
    const reasons = why === null ? [] : explanationMessages(why, seat, strong).map((one) => reader.say(one))
    if (reasons.length > 0) lines.push(`  ${[reader.say('because.title'), ...reasons].join(' ')}`)
  }
  if (turning.length === 0) lines.push('', 'No turn was significantly worse than another.')
  return lines
}

/** Choices during another seat's turn have their own points. */
function turnsIn({ points }: Pick<Analysis, 'points'>): number {
  return new Set(points.map(({ turn }) => turn)).size
}

const points = (chance: number): string => (100 * chance).toFixed(1)

function pageFor(
  module: GameModule,
  analysis: SavedAnalysis,
  path: string,
  reader: TerminalReader,
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
    about: `${turnsIn(analysis)} turns, ${analysis.positions} positions per turn, ${analysis.worlds} worlds`,
    command: `npx ludarium analyse ${path} --positions ${analysis.positions} --worlds ${analysis.worlds}`,
    sentences: analysisText(module, analysis, reader, history, most).filter((line) => line !== ''),
    figures: [
      {
        heading: 'Winning chances',
        about: 'By turn, as the active seat sees it.',
        chart: curves(lines, {
          x: { label: 'turn', from: 0, to: last + 1, format: formatFigure },
          y: { label: 'chance', from: 0, to: 1, format: formatPercent },
        }),
      },
    ],
  }
}

export const command: Command = { help, run }
