/** SVG charts for the pages of arena, lab, tune and analyse, in light and dark mode. */

export interface IntervalBar {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** Text at the right edge, e.g. the number of games. */
  readonly note?: string
}

export type Format = (value: number) => string

export const formatPercent: Format = (share) => `${Math.round(100 * share)} %`
export const formatFigure: Format = (n) =>
  Math.abs(n) >= 100 || Number.isInteger(n) ? `${Math.round(n)}` : n.toFixed(1)

const LABEL = 210
const AXIS = 330
const NOTE = 130
const ROW = 24
const WIDTH = LABEL + AXIS + NOTE

/** Values with intervals, one row each; a dashed line marks the even share. */
export function intervals(rows: readonly IntervalBar[], format: Format, even: number | null, from = 0): string {
  const most = Math.max(even ?? from, ...rows.map((row) => row.high))
  const { end, step } = axisOf(from, most)
  const x = (value: number): number => LABEL + ((value - from) / (end - from)) * AXIS
  const height = 30 + rows.length * ROW
  const parts = ticksOf(from, end, step).flatMap((tick) => [
    line('rule', x(tick), 22, x(tick), height),
    words(x(tick), 14, 'quiet', format(tick), 'middle'),
  ])
  if (even !== null) parts.push(line('even', x(even), 18, x(even), height))
  for (const [at, row] of rows.entries()) {
    const y = 30 + at * ROW + ROW / 2
    parts.push(
      words(LABEL - 12, y + 4, 'ink', row.label, 'end'),
      line('range', x(Math.max(from, row.low)), y, x(row.high), y),
      `<circle class="rate" cx="${px(x(row.value))}" cy="${y}" r="4.5"/>`,
      words(LABEL + AXIS + 14, y + 4, 'ink', format(row.value)),
      words(WIDTH, y + 4, 'quiet', row.note ?? '', 'end'),
    )
  }
  return svg(WIDTH, height + 6, parts)
}

export interface Curve {
  readonly label: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Interval per point. */
  readonly bands?: readonly (readonly [low: number, high: number])[]
}

export interface CurveOptions {
  readonly x: { readonly label: string; readonly from: number; readonly to: number; readonly format: Format }
  readonly y: { readonly label: string; readonly from: number; readonly to: number; readonly format: Format }
  /** Draws the diagonal. */
  readonly diagonal?: boolean
}

const PLOT = { left: 56, top: 14, width: 560, height: 260 }

export function curves(list: readonly Curve[], { x: across, y: up, diagonal }: CurveOptions): string {
  const x = (value: number): number => PLOT.left + ((value - across.from) / (across.to - across.from || 1)) * PLOT.width
  const y = (value: number): number => PLOT.top + (1 - (value - up.from) / (up.to - up.from || 1)) * PLOT.height
  const bottom = PLOT.top + PLOT.height
  const parts: string[] = []
  for (const tick of ticksOf(up.from, up.to, axisOf(up.from, up.to).step)) {
    parts.push(line('rule', PLOT.left, y(tick), PLOT.left + PLOT.width, y(tick)))
    parts.push(words(PLOT.left - 8, y(tick) + 4, 'quiet', up.format(tick), 'end'))
  }
  for (const tick of ticksOf(across.from, across.to, axisOf(across.from, across.to).step)) {
    parts.push(words(x(tick), bottom + 18, 'quiet', across.format(tick), 'middle'))
  }
  if (diagonal) parts.push(line('even', x(across.from), y(across.from), x(across.to), y(across.to)))
  for (const [at, { label, points, bands }] of list.entries()) {
    for (const [i, [low, high]] of (bands ?? []).entries()) {
      const place = x(points[i]?.[0] ?? 0)
      parts.push(line(`band c${at % 6}`, place, y(low), place, y(high)))
    }
    const path = points.map(([px0, py0]) => `${px(x(px0))},${px(y(py0))}`).join(' ')
    parts.push(`<polyline class="curve c${at % 6}" points="${path}"/>`)
    for (const [px0, py0] of bands === undefined ? [] : points) {
      parts.push(`<circle class="dot c${at % 6}" cx="${px(x(px0))}" cy="${px(y(py0))}" r="3.5"/>`)
    }
    parts.push(
      words(PLOT.left + 8 + 140 * (at % 4), bottom + 58 + 18 * Math.floor(at / 4), `key c${at % 6}`, `— ${label}`),
    )
  }
  parts.push(words(PLOT.left + PLOT.width / 2, bottom + 36, 'quiet', across.label, 'middle'))
  parts.push(words(PLOT.left, PLOT.top - 2, 'quiet', up.label))
  return svg(PLOT.left + PLOT.width + 20, bottom + 66 + 18 * Math.floor(Math.max(0, list.length - 1) / 4), parts)
}

export function histogram(values: readonly number[], label: string, bins = 24): string {
  if (values.length === 0) return ''
  const from = Math.min(...values)
  const { end, step } = axisOf(from, Math.max(...values, from + 1))
  const start = Math.floor(from / step) * step
  const width = (end - start) / bins
  const counts: number[] = new Array(bins).fill(0)
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value - start) / width))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const most = Math.max(...counts)
  const bottom = 150
  const x = (value: number): number => 20 + ((value - start) / (end - start)) * 600
  const parts = counts.map((count, bin) => {
    const height = (count / most) * 130
    const left = x(start + bin * width)
    return `<rect class="bar" x="${px(left + 1)}" y="${px(bottom - height)}" width="${px(600 / bins - 2)}" height="${px(height)}"/>`
  })
  for (const tick of ticksOf(start, end, step))
    parts.push(words(x(tick), bottom + 18, 'quiet', formatFigure(tick), 'middle'))
  parts.push(words(320, bottom + 38, 'quiet', label, 'middle'))
  return svg(640, bottom + 46, parts)
}

/** One share per pair; the even share has the neutral colour. */
export function heatMap(names: readonly string[], cell: (row: number, column: number) => number | null): string {
  const left = 180
  const top = 96
  const size = 54
  const parts = names.flatMap((name, at) => [
    words(left - 10, top + at * size + size / 2 + 4, 'ink', name, 'end'),
    `<text class="ink" transform="translate(${left + at * size + size / 2 + 4},${top - 8}) rotate(-38)">${quoted(name)}</text>`,
  ])
  for (const [row] of names.entries()) {
    for (const [column] of names.entries()) {
      const share = cell(row, column)
      const x = left + column * size
      const y = top + row * size
      if (share === null) {
        parts.push(`<rect class="none" x="${x}" y="${y}" width="${size - 2}" height="${size - 2}"/>`)
        continue
      }
      const strength = Math.min(1, Math.abs(share - 0.5) * 2.5)
      parts.push(
        `<rect class="${share >= 0.5 ? 'more' : 'less'}" opacity="${(0.12 + 0.8 * strength).toFixed(2)}" x="${x}" y="${y}" width="${size - 2}" height="${size - 2}"/>`,
        words(x + size / 2 - 1, y + size / 2 + 4, 'ink', `${Math.round(100 * share)}`, 'middle'),
      )
    }
  }
  return svg(left + names.length * size + 60, top + names.length * size + 6, parts)
}

/** A round end of the axis beyond all values, and the tick distance. */
function axisOf(from: number, most: number): { end: number; step: number } {
  const range = Math.max(1e-9, most - from)
  const rough = range / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  return { end: from + Math.ceil(range / step - 1e-9) * step, step }
}

function ticksOf(from: number, to: number, step: number): number[] {
  const ticks: number[] = []
  for (let n = Math.ceil(from / step - 1e-9); n * step <= to + 1e-9; n++) ticks.push(Math.round(n * step * 1e6) / 1e6)
  return ticks
}

const px = (n: number): number => Math.round(n * 10) / 10

function line(style: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${style}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`
}

function words(x: number, y: number, style: string, text: string, anchor = 'start'): string {
  return `<text class="${style}" x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${quoted(text)}</text>`
}

export function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img">\n${parts.join('\n')}\n</svg>`
}

export interface ChartFigure {
  readonly heading: string
  readonly about: string
  readonly chart: string
}

export interface Page {
  readonly title: string
  readonly about: string
  /** The command that recreates the page. */
  readonly command: string
  /** Main findings. */
  readonly sentences: readonly string[]
  readonly figures: readonly ChartFigure[]
}

const STYLE = `
  :root { color-scheme: light dark; --paper: #fbf9f4; --ink: #2a2620; --quiet: #6b6458; --rule: #d9d2c3; --mark: #a0522d;
    --rate: #24496b; --range: #4b6a88; --more: #2f7d5b; --less: #b4532a }
  @media (prefers-color-scheme: dark) { :root { --paper: #191c1f; --ink: #ece6d8; --quiet: #a49c8d; --rule: #363b40;
    --mark: #e0a060; --rate: #b9d8f2; --range: #7fa8cc; --more: #58b58a; --less: #e08a5c } }
  body { margin: 0 auto; max-width: 760px; padding: 32px 20px 64px; background: var(--paper); color: var(--ink);
    font: 16px/1.5 Archivo, 'Segoe UI', Helvetica, Arial, sans-serif; font-variant-numeric: tabular-nums }
  h1 { font-size: 28px; margin: 0 } h2 { font-size: 18px; margin: 36px 0 4px } p { margin: 4px 0 }
  .about { color: var(--quiet) } code { font-size: 13px; color: var(--quiet); overflow-wrap: anywhere }
  svg { width: 100%; height: auto; margin-top: 8px } svg text { font-size: 12.5px }
  svg .ink { fill: var(--ink) } svg .quiet { fill: var(--quiet); font-size: 11px }
  svg .rule { stroke: var(--rule) } svg .even { stroke: var(--mark); stroke-dasharray: 4 3; stroke-width: 1.5 }
  svg .range { stroke: var(--range); stroke-width: 5; stroke-linecap: round; opacity: .45 } svg .rate { fill: var(--rate) }
  svg .bar { fill: var(--range) } svg .more { fill: var(--more) } svg .less { fill: var(--less) } svg .none { fill: var(--rule); opacity: .35 }
  svg .curve { fill: none; stroke-width: 2 } svg .band { stroke-width: 4; opacity: .3 }
  svg .c0 { stroke: #3b78b0 } svg .c1 { stroke: #c8662c } svg .c2 { stroke: #3f9a63 } svg .c3 { stroke: #b0475f }
  svg .c4 { stroke: #8a6fc0 } svg .c5 { stroke: #a08a2c } svg .dot { stroke-width: 4 }
  svg .key { stroke: none } svg .key.c0 { fill: #3b78b0 } svg .key.c1 { fill: #c8662c } svg .key.c2 { fill: #3f9a63 }
  svg .key.c3 { fill: #b0475f } svg .key.c4 { fill: #8a6fc0 } svg .key.c5 { fill: #a08a2c }`

/** A self-contained page. */
export function pageOf({ title, about, command, sentences, figures }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${quoted(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${quoted(title)}</h1>
<p class="about">${quoted(about)}</p>
<p><code>${quoted(command)}</code></p>
${sentences.map((one) => `<p>${quoted(one)}</p>`).join('\n')}
${figures.map(({ heading, about: text, chart }) => `<h2>${quoted(heading)}</h2>\n<p class="about">${quoted(text)}</p>\n${chart}`).join('\n')}
</body>
</html>
`
}
