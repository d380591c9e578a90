/** The benchmark ratios as an SVG bar chart for light and dark pages. */
import type { BenchReport } from './bench-report.ts'

const WIDTH = 760
const LEFT = 150
const RIGHT = 150
const ROW = 34

export function benchPlot({ peer, games }: BenchReport): string {
  const top = Math.max(8, ...games.map((game) => game.spread[1])) * 1.05
  const height = 76 + ROW * (games.length + 1) + 34
  const x = (ratio: number): number => LEFT + (ratio / top) * (WIDTH - LEFT - RIGHT)
  const step = top > 50 ? 20 : top > 20 ? 5 : top > 10 ? 2 : 1
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step)
  const bottom = 60 + ROW * (games.length + 1)
  const bars = [
    { name: 'peer', ratio: 1, spread: [1, 1] as const, figure: `${peer.movesPerSecond.toLocaleString('en')} moves/s` },
    ...games.map((game) => ({
      name: `${game.id}, ${game.seats} seats`,
      ratio: game.ratio,
      spread: game.spread,
      figure: `${game.ratio}x, ${game.decisionsPerSecond.toLocaleString('en')}/s`,
    })),
  ]
  const rows = bars.map(({ name, ratio, spread, figure }, at) => {
    const y = 56 + at * ROW
    const fill = at === 0 ? '#8792a5' : '#2a8fa3'
    return `<text x="${LEFT - 8}" y="${y + 16}" text-anchor="end">${name}</text>
<rect x="${LEFT}" y="${y}" width="${Math.max(1, x(ratio) - LEFT).toFixed(1)}" height="22" rx="3" fill="${fill}"/>
<path d="M${x(spread[0]).toFixed(1)} ${y + 11}H${x(spread[1]).toFixed(1)}" stroke="#16202b" stroke-width="2"/>
<text x="${(x(Math.max(ratio, spread[1])) + 8).toFixed(1)}" y="${y + 16}">${figure}</text>`
  })
  const grid = ticks.map(
    (tick) => `<path d="M${x(tick).toFixed(1)} 50V${bottom}" stroke="#8792a5" stroke-opacity=".35"/>
<text x="${x(tick).toFixed(1)}" y="${bottom + 18}" text-anchor="middle" class="tick">${tick}x</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Decisions per second of random play, as ratios to the peer">
<style>text{font:13px system-ui,sans-serif;fill:#161e2b}.head{font-weight:700;font-size:15px}.tick{font-size:11px;fill:#4a5667}</style>
<rect width="${WIDTH}" height="${height}" rx="10" fill="#f7f8f9"/>
<text x="16" y="24" class="head">Decisions per second of random play with legal listing, as ratios</text>
<text x="16" y="42" class="tick">peer: ${peer.name}; bars are medians, lines the spread of the rounds</text>
${grid.join('\n')}
${rows.join('\n')}
</svg>
`
}
