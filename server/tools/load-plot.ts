/** Draws the results of `npm run load`. */
export interface LoadReport {
  readonly games: readonly string[]
  readonly peer: { readonly movesPerSecond: number; readonly p99Milliseconds: number }
  readonly ours: { readonly movesPerSecond: number; readonly p99Milliseconds: number }
  readonly ratio: number
  readonly idleTableBytes: number
  readonly updateBytesMedian: number
}

function bars(title: string, unit: string, y: number, list: readonly (readonly [string, number])[]): string {
  const most = Math.max(1, ...list.map(([, value]) => value))
  const rows = list.map(([name, value], at) => {
    const top = y + 26 + at * 26
    const width = Math.max(1, Math.round((value / most) * 380))
    return `<text x="170" y="${top + 14}" text-anchor="end">${name}</text><rect x="180" y="${top}" width="${width}" height="18" fill="${at === list.length - 1 ? '#1f6f8b' : '#a9b4bb'}"/><text x="${188 + width}" y="${top + 14}">${value.toLocaleString('en')} ${unit}</text>`
  })
  return `<text x="20" y="${y + 14}" font-weight="bold">${title}</text>${rows.join('')}`
}

export function loadPlot(
  { games: played, peer, ours, idleTableBytes }: LoadReport,
  updates: Readonly<Record<string, number>>,
): string {
  const games = Object.entries(updates)
  const height = 240 + games.length * 26
  const deps = [
    bars(`Moves a second, 20 tables of ${played.join(', ')}, 5 sockets each`, 'moves/s', 20, [
      ['boardgame.io, memory', peer.movesPerSecond],
      ['Ludarium, on disk', ours.movesPerSecond],
    ]),
    bars('99th percentile of a move', 'ms', 110, [
      ['boardgame.io, memory', peer.p99Milliseconds],
      ['Ludarium, on disk', ours.p99Milliseconds],
    ]),
    bars('Median update, four seats and a spectator', 'bytes', 200, games),
    `<text x="20" y="${height - 10}">An idle table: ${idleTableBytes.toLocaleString('en')} bytes.</text>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" font-family="sans-serif" font-size="13"><rect width="720" height="${height}" fill="#fff"/>${deps.join('')}</svg>\n`
}
