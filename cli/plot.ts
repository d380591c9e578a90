/** An SVG chart of win rates with intervals, for light and dark pages. */

import type { Rate } from '@ludarium/bots'
import { shortened } from './paint.ts'
import { roleName, roundedPercent } from './report.ts'
import type { SimulationSummary } from './summary.ts'
import { plainName } from './table-text.ts'
import type { TerminalReader } from './words.ts'

interface Row extends Rate {
  readonly label: string
}

interface Panel {
  readonly heading: string
  readonly even: number
  readonly rows: readonly Row[]
}

const MARGIN = 24
const AXIS = 330
const FIGURES = 150
/** Average width of a letter in a label. */
const LETTER = 6.9
const LONGEST_LABEL = 58
const ROW = 24
const HEAD = 52
const GAP = 30
const TITLE = 78
const FOOT = 44

const STYLE = `
  .paper { fill: #fbf9f4 } .ink { fill: #2a2620 } .quiet { fill: #6b6458 }
  .rule { stroke: #d9d2c3; stroke-width: 1 } .even { stroke: #a0522d; stroke-width: 1.5; stroke-dasharray: 4 3 }
  .range { stroke: #4b6a88; stroke-width: 5; stroke-linecap: round; opacity: .45 } .rate { fill: #24496b }
  text { font: 13px Archivo, 'Segoe UI', Helvetica, Arial, sans-serif; font-variant-numeric: tabular-nums }
  .title { font-size: 19px; font-weight: 700 } .heading { font-size: 14px; font-weight: 650 } .small { font-size: 11px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #191c1f } .ink { fill: #ece6d8 } .quiet { fill: #a49c8d }
    .rule { stroke: #363b40 } .even { stroke: #e0a060 } .range { stroke: #7fa8cc } .rate { fill: #b9d8f2 }
  }`

export function plotSummary(summary: SimulationSummary, reader: TerminalReader): string {
  const panels = panelsOf(summary, reader)
  const letters = Math.max(16, ...panels.flatMap(({ rows }) => rows.map((row) => row.label.length)))
  const left = Math.round(MARGIN + Math.min(letters, LONGEST_LABEL) * LETTER + 12)
  const width = left + AXIS + FIGURES + MARGIN
  const height = TITLE + panels.reduce((sum, panel) => sum + HEAD + panel.rows.length * ROW + GAP, 0) + FOOT - GAP
  let top = TITLE
  const parts: string[] = []
  for (const panel of panels) {
    parts.push(drawPanel(panel, left, top))
    top += HEAD + panel.rows.length * ROW + GAP
  }
  const about = `${summary.games.toLocaleString('en')} games, ${summary.seats} seats, bots ${summary.bots.join(', ')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${quoted(`Win rates of ${summary.name}, ${about}`)}">
<style>${STYLE}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${text(MARGIN, 36, 'ink title', summary.name)}
${text(MARGIN, 56, 'quiet', about)}
${parts.join('\n')}
${text(MARGIN, height - 16, 'quiet small', `Dot: share of victories. Band: 95 % interval (Wilson). Dashed: an even share. Seed ${summary.seed}.`)}
</svg>
`
}

function panelsOf(summary: SimulationSummary, reader: TerminalReader): Panel[] {
  const even = 1 / summary.seats
  const named = (rows: readonly (Rate & { name: string })[], name: (id: string) => string): Row[] =>
    rows.map((row) => ({ ...row, label: name(row.name) }))
  const same = (id: string): string => id
  return [
    { heading: 'By seat', even, rows: named(summary.bySeat, same) },
    { heading: 'By bot', even, rows: named(summary.byBot, same) },
    ...Object.entries(summary.byRole).map(([kind, rows]) => ({
      heading: `By ${plainName(kind)}`,
      even,
      rows: named(rows, (id) => roleName(reader, kind, id)),
    })),
    ...Object.entries(summary.pairings).map(([kind, rows]) => ({
      heading: `Pairs by ${plainName(kind)}, wins of the first`,
      even: 0.5,
      rows: rows.map((row) => ({
        ...row,
        label: `${roleName(reader, kind, row.first)} – ${roleName(reader, kind, row.second)}`,
      })),
    })),
  ].filter((panel) => panel.rows.length > 0)
}

function drawPanel({ heading, even, rows }: Panel, left: number, top: number): string {
  const right = left + AXIS
  const end = axisEnd(rows, even)
  const x = (share: number): number => Math.round((left + (share / end) * (right - left)) * 10) / 10
  const bottom = top + HEAD + rows.length * ROW
  const step = end > 0.6 ? 0.2 : end > 0.25 ? 0.1 : 0.05
  const ticks: string[] = []
  for (let share = 0; share <= end + 1e-9; share += step) {
    ticks.push(
      `<line class="rule" x1="${x(share)}" x2="${x(share)}" y1="${top + 38}" y2="${bottom}"/>`,
      text(x(share), top + 32, 'quiet small', `${Math.round(100 * share)} %`, 'middle'),
    )
  }
  const marks = rows.map((row, i) => {
    const y = top + HEAD + i * ROW + ROW / 2 - 4
    return [
      text(left - 12, y + 4, 'ink', shortened(row.label, LONGEST_LABEL), 'end'),
      `<line class="range" x1="${x(row.low)}" x2="${x(row.high)}" y1="${y}" y2="${y}"/>`,
      `<circle class="rate" cx="${x(row.rate)}" cy="${y}" r="4.5"/>`,
      text(right + 16, y + 4, 'ink', roundedPercent(row.rate)),
      text(right + FIGURES, y + 4, 'quiet small', `n = ${row.n.toLocaleString('en')}`, 'end'),
    ].join('\n')
  })
  return [
    text(MARGIN, top + 14, 'ink heading', heading),
    ...ticks,
    `<line class="even" x1="${x(even)}" x2="${x(even)}" y1="${top + 38}" y2="${bottom}"/>`,
    ...marks,
  ].join('\n')
}

/** The axis ends at the next tenth beyond all values. */
function axisEnd(rows: readonly Row[], even: number): number {
  const most = Math.max(even, ...rows.map((row) => row.high))
  return Math.min(1, Math.ceil(most * 10 + 0.2) / 10)
}

function text(x: number, y: number, style: string, words: string, anchor = 'start'): string {
  return `<text class="${style}" x="${x}" y="${y}" text-anchor="${anchor}">${quoted(words)}</text>`
}

function quoted(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
