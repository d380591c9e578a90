/** What a lab's games show, for programs, the terminal, the page and the reports that are committed. */
import { areApart, isBeyond, type Pair, pairsOf, type Standing } from '@ludarium/bots'
import { bars } from './arena-report.ts'
import { type Figure, heatMap, histogram, intervals, type Page, percent } from './charts.ts'
import { tableOf } from './paint.ts'
import type { Outline, Plan } from './simulation.ts'
import { type Summary, summarise } from './summary.ts'

export interface LabReport {
  readonly summary: Summary
  readonly even: number
  /** By kind of role, of those who meet at a table of any size. */
  readonly pairs: Readonly<Record<string, readonly Pair[]>>
  /** CPU milliseconds of a whole turn, on average. */
  readonly cpuMsPerTurn: number
  /** What lies beyond chance, in sentences. */
  readonly findings: readonly string[]
}

export interface Names {
  role(kind: string, role: string): string
  line(key: string): string
}

export function labReport(
  plan: Plan,
  game: { id: string; name: string; version: number },
  options: Readonly<Record<string, unknown>>,
  outlines: readonly Outline[],
  names: Names,
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

/**
 * The sentences: a share lies beyond chance when an interval that allows for how many were looked at misses the even
 * share (Bonferroni), so that of twenty fair factions not one is called out.
 */
function findingsOf(summary: Summary, even: number, names: Names): string[] {
  const said: string[] = []
  const groups: [string, readonly Standing[], (id: string) => string][] = [
    ...Object.entries(summary.byRole).map(
      ([kind, list]) =>
        [kind, list, (id: string) => names.role(kind, id)] as [string, readonly Standing[], (id: string) => string],
    ),
    ['seat', summary.bySeat, (id) => id],
  ]
  for (const [kind, list, name] of groups) {
    const beyond = list.filter((one) => isBeyond(one, even, list.length))
    for (const one of beyond) {
      const way = one.rate > even ? 'more' : 'less'
      said.push(
        `${name(one.name)} wins ${way} than an even share: ${share(one.rate)} (${share(one.low)} to ${share(one.high)}, ${one.n} games).`,
      )
    }
    if (beyond.length === 0 && list.length > 1) {
      const widest = Math.max(...list.map((one) => one.high - one.low)) / 2
      said.push(`No ${kind} differs from an even share beyond chance; the intervals are up to ±${share(widest)} wide.`)
    }
  }
  return said
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`

function groupsOf({ summary }: LabReport, names: Names): [string, readonly Standing[], (id: string) => string][] {
  return [
    ...Object.entries(summary.byRole).map(
      ([kind, list]) =>
        [kind, byRate(list), (id: string) => names.role(kind, id)] as [
          string,
          readonly Standing[],
          (id: string) => string,
        ],
    ),
    ['seat', summary.bySeat, (id) => id],
  ]
}

function byRate(list: readonly Standing[]): Standing[] {
  return [...list].sort((a, b) => b.rate - a.rate)
}

export function labText(report: LabReport, names: Names): string[] {
  const { summary } = report
  const lines = [
    `${summary.name}: ${summary.games} games, ${summary.seats} seats, all ${summary.bots.join(', ')}; even share ${percent(report.even)}`,
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

export function labPage(report: LabReport, outlines: readonly Outline[], names: Names, command: string): Page {
  const { summary, even } = report
  const figures: Figure[] = groupsOf(report, names).map(([kind, list, name]) => ({
    heading: `By ${kind}`,
    about: 'Share of victories with 95 % intervals. Dashed: an even share.',
    chart: intervals(bars(list, name), percent, even),
  }))
  for (const [kind, pairs] of Object.entries(report.pairs)) {
    const all = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))].sort()
    if (all.length < 2 || all.length > 16) continue
    const found = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair.rate]))
    figures.push({
      heading: `Pairs by ${kind}`,
      about: `How often the ${kind} of the row came out before that of the column, in percent.`,
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
      about: 'Of all seats.',
      chart: histogram(
        outlines.flatMap((one) => one.totals),
        'points',
      ),
    },
    {
      heading: 'Rounds',
      about: 'How long a game lasts.',
      chart: histogram(
        outlines.map((one) => one.rounds),
        'rounds',
      ),
    },
  )
  return {
    title: `Balance lab: ${summary.name}`,
    about: `${summary.games} games, ${summary.seats} seats, all ${summary.bots.join(', ')}, seed ${summary.seed}; ${report.cpuMsPerTurn} ms of CPU a turn`,
    command,
    sentences: report.findings,
    figures,
  }
}

/** The report as a page of the documentation. */
export function labMarkdown(report: LabReport, names: Names, command: string): string {
  const { summary } = report
  const lines = Object.entries(summary.lines).map(([key, mean]) => `${names.line(key)} ${mean.toFixed(1)}`)
  const parts = [
    `# ${summary.name}: what ${summary.games} games of ${summary.bots.join(', ')} show`,
    '',
    `    ${command}`,
    '',
    `${summary.seats} seats, even share ${percent(report.even)}, ${report.cpuMsPerTurn} ms of CPU a turn. Score ${summary.scores.mean.toFixed(1)} on average, of the winner ${summary.winningScores.mean.toFixed(1)}; ${summary.rounds.mean.toFixed(1)} rounds, ${summary.turns.mean.toFixed(0)} turns. Points on average: ${lines.join(', ')}.`,
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

/** What differs between two reports of the same game beyond chance, in sentences. */
export function differences(ours: Summary, theirs: Summary, names: Names): string[] {
  const said: string[] = []
  for (const [kind, list] of Object.entries(ours.byRole)) {
    for (const one of list) {
      const other = theirs.byRole[kind]?.find((each) => each.name === one.name)
      if (other === undefined || !areApart(one, other, list.length)) continue
      said.push(
        `${names.role(kind, one.name)}: ${share(one.rate)} with ${ours.bots.join(', ')}, ${share(other.rate)} with ${theirs.bots.join(', ')}.`,
      )
    }
  }
  const gap = ours.winningScores.mean - theirs.winningScores.mean
  said.push(
    `The winner scores ${ours.winningScores.mean.toFixed(1)} with ${ours.bots.join(', ')} and ${theirs.winningScores.mean.toFixed(1)} with ${theirs.bots.join(', ')} (${gap > 0 ? '+' : ''}${gap.toFixed(1)}), after ${ours.rounds.mean.toFixed(1)} and ${theirs.rounds.mean.toFixed(1)} rounds.`,
  )
  return said
}
