/** Report of an arena: shares, ratings and times of the bots, as JSON, text and HTML page. */

import { type GroupResult, meanOf, victoryShares, wilson } from '@ludarium/bots'
import { formatFigure, formatPercent, histogram, type IntervalBar, intervals, type Page } from './charts.ts'
import { tableOf } from './paint.ts'
import { ratingsOf } from './ratings.ts'
import type { Outline, Plan } from './simulation.ts'
import type { SimulationSummary } from './summary.ts'

export interface ArenaBot {
  readonly name: string
  /** Games won; shared victories count partially. */
  readonly wins: number
  /** Number of seats played. */
  readonly seats: number
  /** Wins per seat played, with its 95 % interval (Wilson). */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly meanScore: number
  readonly cpuMsPerTurn: number
  readonly longestTurnMs: number
  readonly rating: number
  readonly error: number
}

export interface ArenaReport {
  readonly game: string
  readonly games: number
  readonly seats: number
  readonly seed: string
  readonly even: number
  readonly bots: readonly ArenaBot[]
}

export function arenaReport(plan: Plan, outlines: readonly Outline[]): ArenaReport {
  const ordered = [...outlines].sort((a, b) => a.number - b.number)
  const ratings = ratingsOf(ordered)
  const names = [...new Set(plan.bots)]
  return {
    game: plan.game,
    games: ordered.length,
    seats: plan.seats,
    seed: plan.seed,
    even: 1 / plan.seats,
    bots: names.map((name) => botReport(name, ordered, ratings.get(name) ?? { rating: 0, error: 0 })),
  }
}

function botReport(name: string, outlines: readonly Outline[], rated: { rating: number; error: number }): ArenaBot {
  let wins = 0
  let turns = 0
  let milliseconds = 0
  let longest = 0
  const scores: number[] = []
  for (const { bots, ranks, totals, thinking } of outlines) {
    for (const [seat, part] of victoryShares(ranks).entries()) {
      if (bots[seat] !== name) continue
      wins += part
      scores.push(totals[seat] ?? 0)
      turns += thinking[seat]?.turns ?? 0
      milliseconds += thinking[seat]?.milliseconds ?? 0
      longest = Math.max(longest, thinking[seat]?.longest ?? 0)
    }
  }
  const { rate, low, high, n } = wilson(wins, scores.length)
  return {
    name,
    wins: fixed(wins),
    seats: n,
    share: fixed(rate, 4),
    low: fixed(low, 4),
    high: fixed(high, 4),
    meanScore: fixed(meanOf(scores)),
    cpuMsPerTurn: fixed(milliseconds / Math.max(1, turns)),
    longestTurnMs: fixed(longest),
    rating: fixed(rated.rating),
    error: fixed(rated.error),
  }
}

function fixed(n: number, digits = 2): number {
  return Number(n.toFixed(digits))
}

export function arenaText(report: ArenaReport): string[] {
  const rows = report.bots.map((bot) => [
    bot.name,
    `${(100 * bot.share).toFixed(1)} %`,
    `${(100 * bot.low).toFixed(1)}–${(100 * bot.high).toFixed(1)} %`,
    String(bot.seats),
    bot.meanScore.toFixed(1),
    `${bot.rating.toFixed(1)} ± ${bot.error.toFixed(1)}`,
    bot.cpuMsPerTurn.toFixed(1),
  ])
  const head = ['bot', 'wins', '95 %', 'seats', 'score', 'rating', 'CPU ms per turn']
  return [
    `${report.games} games of ${report.game}, ${report.seats} seats, even share ${formatPercent(report.even)}, seed ${report.seed}`,
    ...tableOf([head, ...rows], [1, 2, 3, 4, 5, 6]),
  ]
}

/** Output of `--json`. */
export function arenaJson({ game, games, bots }: ArenaReport): string {
  const listed = bots.map(({ name, wins, share, low, high, cpuMsPerTurn, rating, error }) => ({
    name,
    wins,
    share,
    low,
    high,
    cpuMsPerTurn,
    rating,
    error,
  }))
  return JSON.stringify({ game, games, bots: listed })
}

export function bars(list: readonly GroupResult[], name: (id: string) => string): IntervalBar[] {
  return list.map((one) => ({
    label: name(one.name),
    value: one.rate,
    low: one.low,
    high: one.high,
    note: `n = ${one.n}`,
  }))
}

export function arenaPage(
  report: ArenaReport,
  summary: SimulationSummary,
  outlines: readonly Outline[],
  roleName: (kind: string, role: string) => string,
  command: string,
): Page {
  const { bots, even } = report
  const rows = (pick: (bot: ArenaBot) => Omit<IntervalBar, 'label'>): IntervalBar[] =>
    bots.map((bot) => ({ label: bot.name, ...pick(bot) }))
  return {
    title: `Arena: ${summary.name}`,
    about: `${report.games} games, ${report.seats} seats, seed ${report.seed}`,
    command,
    sentences: bots.map((bot) => sentence(bot, even)),
    figures: [
      {
        heading: 'Share of victories',
        about: 'Wins per seat played, with 95 % intervals. Dashed: an even share.',
        chart: intervals(
          rows((bot) => ({ value: bot.share, low: bot.low, high: bot.high, note: `n = ${bot.seats}` })),
          formatPercent,
          even,
        ),
      },
      {
        heading: 'Ratings',
        about: 'openskill; everybody starts at 25; 95 % intervals.',
        chart: intervals(
          rows(({ rating, error }) => ({ value: rating, low: rating - error, high: rating + error })),
          formatFigure,
          25,
        ),
      },
      {
        heading: 'Time per turn',
        about: 'CPU milliseconds per whole turn, mean and maximum.',
        chart: intervals(
          rows(({ cpuMsPerTurn, longestTurnMs }) => ({ value: cpuMsPerTurn, low: 0, high: longestTurnMs })),
          formatFigure,
          null,
        ),
      },
      {
        heading: 'By seat',
        about: 'Wins of each seat, over all bots.',
        chart: intervals(
          bars(summary.bySeat, (id) => id),
          formatPercent,
          even,
        ),
      },
      ...Object.entries(summary.byRole).map(([kind, list]) => ({
        heading: `By ${kind}`,
        about: `Wins of each ${kind}, over all bots.`,
        chart: intervals(
          bars(list, (id) => roleName(kind, id)),
          formatPercent,
          even,
        ),
      })),
      {
        heading: 'Scores',
        about: 'All seats.',
        chart: histogram(
          outlines.flatMap((one) => one.totals),
          'points',
        ),
      },
      {
        heading: 'Length',
        about: 'Turns per game.',
        chart: histogram(
          outlines.map((one) => one.turns),
          'turns',
        ),
      },
    ],
  }
}

function sentence(bot: ArenaBot, even: number): string {
  const share = `${bot.name} won ${(100 * bot.share).toFixed(1)} % (${(100 * bot.low).toFixed(1)}–${(100 * bot.high).toFixed(1)} %) of its ${bot.seats} seats`
  const verdict =
    bot.low > even
      ? 'more than an even share'
      : bot.high < even
        ? 'less than an even share'
        : 'not significantly different from an even share'
  return `${share}: ${verdict}. ${bot.cpuMsPerTurn.toFixed(0)} ms of CPU per turn.`
}
