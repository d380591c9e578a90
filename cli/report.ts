import type { GroupResult, Rate, Spread } from '@ludarium/bots'
import type { OptionSpec } from '@ludarium/kernel'
import { unusualSettings } from './args.ts'
import { columns, faint, lit, shortened, strong, tableOf, title, widthOf, wrap } from './paint.ts'
import type { Pairing, SimulationSummary } from './summary.ts'
import { plainName } from './table-text.ts'
import type { TerminalReader } from './words.ts'

export function summaryText(
  summary: SimulationSummary,
  specs: readonly OptionSpec[],
  reader: TerminalReader,
): string[] {
  const even = 1 / summary.seats
  const options = unusualSettings(specs, summary.options)
  return [
    `${title(summary.name)}  ${count(summary.games)} games, ${summary.seats} seats, bots ${summary.bots.join(', ')}`,
    ...wrap(faint([`seed ${summary.seed}`, ...options].join(', ')), columns()),
    '',
    ...figures(summary),
    ...lineFigures(summary, reader),
    ...standings('Wins by seat', summary.bySeat, even, (name) => name),
    ...(summary.byBot.length > 0 ? standings('Wins by bot', summary.byBot, even, (name) => name) : []),
    ...Object.entries(summary.byRole).flatMap(([kind, list]) =>
      standings(`Wins by ${plainName(kind)}`, list, even, (name) => roleName(reader, kind, name)),
    ),
    ...Object.entries(summary.pairings).flatMap(([kind, list]) => pairings(kind, list, reader)),
  ]
}

/** The role's name in the catalog, if any. */
export function roleName(reader: TerminalReader, kind: string, role: string): string {
  return reader.nameOf(`${kind}.${role}`) ?? reader.nameOf(role) ?? plainName(role)
}

function figures(summary: SimulationSummary): string[] {
  const row = (name: string, spread: Spread): string[] => [
    name,
    round(spread.mean),
    round(spread.deviation),
    round(spread.min),
    round(spread.median),
    round(spread.max),
  ]
  const rows = [
    ['', 'mean', 'deviation', 'least', 'median', 'most'].map(faint),
    row('decisions', summary.decisions),
    row('turns', summary.turns),
    ...(summary.rounds.max > 0 ? [row('rounds', summary.rounds)] : []),
    row('score', summary.scores),
    row("winner's score", summary.winningScores),
  ]
  const { mean, max } = summary.branching
  return [
    ...tableOf(rows, [1, 2, 3, 4, 5]),
    `legal moves: ${round(mean)} on average, at most ${max}`,
    ...(summary.shared > 0 ? [`shared victories: ${count(summary.shared)}`] : []),
  ]
}

function lineFigures(summary: SimulationSummary, reader: TerminalReader): string[] {
  const lines = Object.entries(summary.lines)
  if (lines.length < 2) return []
  const parts = lines.map(([key, mean]) => `${scoreName(reader, key)} ${round(mean)}`)
  return wrap(`mean points: ${parts.join(', ')}`, columns(), 2)
}

export function scoreName(reader: TerminalReader, key: string): string {
  return reader.nameOf(`score.${key}`) ?? reader.nameOf(key) ?? plainName(key)
}

function standings(
  heading: string,
  list: readonly GroupResult[],
  even: number,
  name: (role: string) => string,
): string[] {
  const rows = list.map((one) => [
    name(one.name),
    roundedPercent(one.rate),
    interval(one),
    bar(one, even),
    count(one.n),
    round(one.meanScore),
  ])
  const head = ['', 'wins', '95 %', '', 'games', 'score'].map(faint)
  return ['', strong(heading), ...fitted([head, ...rows], [1, 2, 4, 5])]
}

/** Column of the bar. On a narrow screen the bar goes first, then the ends of long names. */
const BAR_COLUMN = 3

function fitted(rows: readonly (readonly string[])[], right: readonly number[]): string[] {
  const whole = tableOf(rows, right)
  if (whole.every((line) => widthOf(line) <= columns())) return whole
  const bare = rows.map((row) => row.filter((_, i) => i !== BAR_COLUMN))
  const moved = right.map((i) => (i > BAR_COLUMN ? i - 1 : i))
  const over = Math.max(...tableOf(bare, moved).map(widthOf)) - columns()
  if (over <= 0) return tableOf(bare, moved)
  const most = Math.max(10, Math.max(...bare.map(([name = '']) => widthOf(name))) - over)
  return tableOf(
    bare.map(([name = '', ...rest]) => [shortened(name, most), ...rest]),
    moved,
  )
}

function pairings(kind: string, list: readonly Pairing[], reader: TerminalReader): string[] {
  if (list.length === 0) return []
  const rows = list.map((one) => [
    `${roleName(reader, kind, one.first)} – ${roleName(reader, kind, one.second)}`,
    roundedPercent(one.rate),
    interval(one),
    bar(one, 0.5),
    count(one.n),
  ])
  const head = ['', 'wins', '95 %', '', 'games'].map(faint)
  return ['', strong(`Wins of the first by pair, ${plainName(kind)}`), ...fitted([head, ...rows], [1, 2, 4])]
}

const barLength = columns() < 100 ? 14 : 20

/** The interval on a line from zero to twice the even share, which is marked in the middle. */
function bar({ rate, low, high }: Rate, even: number): string {
  const top = Math.min(1, 2 * even)
  const at = (share: number): number => Math.min(barLength, Math.max(0, Math.round((share / top) * barLength)))
  const cells = Array.from({ length: barLength + 1 }, (_, i) => {
    if (i === at(rate)) return lit('●')
    if (i >= at(low) && i <= at(high)) return i === at(even) ? '┼' : '─'
    return faint(i === at(even) ? '┊' : '·')
  })
  return cells.join('')
}

function interval({ low, high }: Rate): string {
  return `${(100 * low).toFixed(1)}–${roundedPercent(high)}`
}

export function roundedPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function round(n: number): string {
  if (Number.isInteger(n)) return count(n)
  return n.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' })
}

function count(n: number): string {
  return n.toLocaleString('en')
}
