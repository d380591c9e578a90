/** Draws the results of `npm run scale`: one line per number of processes, tables on the x axis. */
export interface Point {
  readonly processes: number
  readonly tables: number
  readonly movesPerSecond: number
  readonly p99Milliseconds: number
  readonly megabytes: number
}

const COLOURS = ['#1f6f8b', '#b5541c', '#4f7a28', '#6b4fa0']
const [WIDTH, HEIGHT] = [210, 190]

function panel(title: string, left: number, points: readonly Point[], read: (point: Point) => number): string {
  const counts = [...new Set(points.map(({ tables }) => tables))].sort((a, b) => a - b)
  const groups = [...new Set(points.map(({ processes }) => processes))]
  const most = Math.max(1, ...points.map(read))
  const x = (tables: number): number =>
    Math.round(left + (counts.indexOf(tables) / Math.max(1, counts.length - 1)) * WIDTH)
  const y = (value: number): number => Math.round(60 + HEIGHT - (value / most) * HEIGHT)
  const lines = groups.map((processes, at) => {
    const own = points.filter((point) => point.processes === processes)
    const colour = COLOURS[at % COLOURS.length]
    const path = own.map((point) => `${x(point.tables)},${y(read(point))}`).join(' ')
    const dots = own.map((point) => `<circle cx="${x(point.tables)}" cy="${y(read(point))}" r="3" fill="${colour}"/>`)
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`
  })
  const feet = counts.map(
    (tables) =>
      `<text x="${x(tables)}" y="${60 + HEIGHT + 18}" text-anchor="middle">${tables.toLocaleString('en')}</text>`,
  )
  return [
    `<text x="${left}" y="24" font-weight="bold">${title}</text>`,
    `<text x="${left}" y="46" fill="#555">up to ${most.toLocaleString('en')}</text>`,
    `<path d="M${left} 60V${60 + HEIGHT}H${left + WIDTH}" fill="none" stroke="#999"/>`,
    ...lines,
    ...feet,
  ].join('')
}

export function scalePlot(points: readonly Point[]): string {
  const groups = [...new Set(points.map(({ processes }) => processes))]
  const names = groups.map(
    (processes, at) =>
      `<text x="${40 + at * 130}" y="306" fill="${COLOURS[at % COLOURS.length]}">${processes} process${processes === 1 ? '' : 'es'}</text>`,
  )
  const deps = [
    panel('Moves a second', 40, points, (point) => point.movesPerSecond),
    panel('99th percentile of a move, ms', 320, points, (point) => point.p99Milliseconds),
    panel('Memory of all processes, MB', 600, points, (point) => point.megabytes),
    ...names,
    '<text x="840" y="306" text-anchor="end">tables</text>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 320" font-family="sans-serif" font-size="13"><rect width="860" height="320" fill="#fff"/>${deps.join('')}</svg>\n`
}
