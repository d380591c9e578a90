/** Report of a balance lab: JSON, terminal, page and Markdown. */
import { differSignificantly, type GroupResult, isSignificant, type Pair, pairsOf } from '@ludarium/bots'
import { bars } from './arena-report.ts'
import { type ChartFigure, formatPercent, heatMap, histogram, intervals, type Page } from './charts.ts'
import { tableOf } from './paint.ts'
import type { Outline, Plan } from './simulation.ts'
import { type SimulationSummary, summarise } from './summary.ts'

export interface LabReport {
  readonly summary: SimulationSummary
  readonly even: number
  /** Head-to-head results by kind of role, at tables of any size. */
  readonly pairs: Readonly<Record<string, readonly Pair[]>>
  /** Mean CPU milliseconds per whole turn. */
  readonly cpuMsPerTurn: number
  /** Significant findings, as sentences. */
  readonly findings: readonly string[]
}

export interface ReportNames {
  role(kind: string, role: string): string
  line(key: string): string
}

export function labReport(
  plan: Plan,
  game: { id: string; name: string; version: number },
  options: Readonly<Record<string, unknown>>,
  outlines: readonly Outline[],
  names: ReportNames,
): LabReport {
  const summary = summarise(plan, game, options, outlines)
  const thoughts = outlines.flatMap((one) => one.thinking)
  const turns = thoughts.reduce((sum, one) => sum + one.turns, 0)
  const milliseconds = thoughts.reduce((sum, one) => sum + one.milliseconds, 0)
  const even = 1 / plan.seats
  return {
    summary,
    even,
    pairs: pairsOf(outlines),
    cpuMsPerTurn: Math.round((10 * milliseconds) / Math.max(1, turns)) / 10,
    findings: findingsOf(summary, even, names),
  }
}

/** Findings are corrected for the number of comparisons (Bonferroni), so twenty fair factions yield no false alarm. */
function findingsOf(summary: SimulationSummary, even: number, names: ReportNames): string[] {
  const sentences: string[] = []
  const groups: [string, readonly GroupResult[], (id: string) => string][] = [
    ...Object.entries(summary.byRole).map(
      ([kind, list]) =>
        [kind, list, (id: string) => names.role(kind, id)] as [string, readonly GroupResult[], (id: string) => string],
    ),
    ['seat', summary.bySeat, (id) => id],
  ]
  for (const [kind, list, name] of groups) {
    const beyond = list.filter((one) => isSignificant(one, even, list.length))
    for (const one of beyond) {
      const way = one.rate > even ? 'more' : 'less'
      sentences.push(
        `${name(one.name)} wins ${way} than an even share: ${share(one.rate)} (${share(one.low)} to ${share(one.high)}, ${one.n} games).`,
      )
    }
    if (beyond.length === 0 && list.length > 1) {
      const widest = Math.max(...list.map((one) => one.high - one.low)) / 2
      sentences.push(
        `No ${kind} differs significantly from an even share; the intervals are up to ±${share(widest)} wide.`,
      )
    }
  }
  return sentences
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`

function groupsOf(
  { summary }: LabReport,
  names: ReportNames,
): [string, readonly GroupResult[], (id: string) => string][] {
  return [
    ...Object.entries(summary.byRole).map(
      ([kind, list]) =>
        [kind, byRate(list), (id: string) => names.role(kind, id)] as [
          string,
          readonly GroupResult[],
          (id: string) => string,
        ],
    ),
    ['seat', summary.bySeat, (id) => id],
  ]
}

function byRate(list: readonly GroupResult[]): GroupResult[] {
  return [...list].sort((a, b) => b.rate - a.rate)
}

export function labText(report: LabReport, names: ReportNames): string[] {
  const { summary } = report
  const lines = [
    `${summary.name}: ${summary.games} games, ${summary.seats} seats, all ${summary.bots.join(', ')}; even share ${formatPercent(report.even)}`,
    `score ${summary.scores.mean.toFixed(1)}, winner ${summary.winningScores.mean.toFixed(1)}, rounds ${summary.rounds.mean.toFixed(1)}`,
    '',
    ...report.findings,
  ]
  for (const [kind, list, name] of groupsOf(report, names)) {
    const rows = list.map((one) => [
      name(one.name),
      share(one.rate),
      `${share(one.low)}–${share(one.high)}`,
      String(one.n),
      one.meanScore.toFixed(1),
    ])
    lines.push('', ...tableOf([[kind, 'wins', '95 %', 'games', 'score'], ...rows], [1, 2, 3, 4]))
  }
  return lines
}

export function labPage(report: LabReport, outlines: readonly Outline[], names: ReportNames, command: string): Page {
  const { summary, even } = report
  const figures: ChartFigure[] = groupsOf(report, names).map(([kind, list, name]) => ({
    heading: `By ${kind}`,
    about: 'Share of victories with 95 % intervals. Dashed: an even share.',
    chart: intervals(bars(list, name), formatPercent, even),
  }))
  for (const [kind, pairs] of Object.entries(report.pairs)) {
    const all = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))].sort()
    if (all.length < 2 || all.length > 16) continue
    const found = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair.rate]))
    figures.push({
      heading: `Pairs by ${kind}`,
      about: `How often the ${kind} of the row finished ahead of that of the column, in percent.`,
      chart: heatMap(
        all.map((role) => names.role(kind, role)),
        (row, column) => {
          const straight = found.get(`${all[row]} ${all[column]}`)
          const turned = found.get(`${all[column]} ${all[row]}`)
          return straight ?? (turned === undefined ? null : 1 - turned)
        },
      ),
    })
  }
  figures.push(
    {
      heading: 'Scores',
      about: 'All seats.',
      chart: histogram(
        outlines.flatMap((one) => one.totals),
        'points',
      ),
    },
    {
      heading: 'Rounds',
      about: 'Length of a game.',
      chart: histogram(
        outlines.map((one) => one.rounds),
        'rounds',
      ),
    },
  )
  return {
    title: `Balance lab: ${summary.name}`,
    about: `${summary.games} games, ${summary.seats} seats, all ${summary.bots.join(', ')}, seed ${summary.seed}; ${report.cpuMsPerTurn} ms of CPU per turn`,
    command,
    sentences: report.findings,
    figures,
  }
}

/** The report as Markdown for the documentation. */
export function labMarkdown(report: LabReport, names: ReportNames, command: string): string {
  const { summary } = report
  const lines = Object.entries(summary.lines).map(([key, mean]) => `${names.line(key)} ${mean.toFixed(1)}`)
  const parts = [
    `# ${summary.name}: ${summary.games} games of ${summary.bots.join(', ')}`,
    '',
    `    ${command}`,
    '',
    `${summary.seats} seats, even share ${formatPercent(report.even)}, ${report.cpuMsPerTurn} ms of CPU per turn. Mean score ${summary.scores.mean.toFixed(1)}, of the winner ${summary.winningScores.mean.toFixed(1)}; ${summary.rounds.mean.toFixed(1)} rounds, ${summary.turns.mean.toFixed(0)} turns. Mean points: ${lines.join(', ')}.`,
    '',
    ...report.findings.map((one) => `- ${one}`),
  ]
  for (const [kind, list, name] of groupsOf(report, names)) {
    parts.push('', `| ${kind} | wins | 95 % | games | score |`, '|---|---|---|---|---|')
    for (const one of list) {
      parts.push(
        `| ${name(one.name)} | ${share(one.rate)} | ${share(one.low)} – ${share(one.high)} | ${one.n} | ${one.meanScore.toFixed(1)} |`,
      )
    }
  }
  return `${parts.join('\n')}\n`
}

/** Significant differences between two reports of the same game, as sentences. */
export function summaryDifferences(ours: SimulationSummary, theirs: SimulationSummary, names: ReportNames): string[] {
  const sentences: string[] = []
  for (const [kind, list] of Object.entries(ours.byRole)) {
    for (const one of list) {
      const other = theirs.byRole[kind]?.find((each) => each.name === one.name)
      if (other === undefined || !differSignificantly(one, other, list.length)) continue
      sentences.push(
        `${names.role(kind, one.name)}: ${share(one.rate)} with ${ours.bots.join(', ')}, ${share(other.rate)} with ${theirs.bots.join(', ')}.`,
      )
    }
  }
  const gap = ours.winningScores.mean - theirs.winningScores.mean
  sentences.push(
    `The winner scores ${ours.winningScores.mean.toFixed(1)} with ${ours.bots.join(', ')} and ${theirs.winningScores.mean.toFixed(1)} with ${theirs.bots.join(', ')} (${gap > 0 ? '+' : ''}${gap.toFixed(1)}), after ${ours.rounds.mean.toFixed(1)} and ${theirs.rounds.mean.toFixed(1)} rounds.`,
  )
  return sentences
}
