/** A hex map as a grid of short cells: two letters for the terrain, then the seats on it. */
import { hexCentre, type SketchHex } from '@ludarium/kernel'
import { columns, faint, inSeatColour, wrap } from './paint.ts'

const WIDEST = 6
const NARROWEST = 4

/** The grid and its legend; empty if the map is too wide for the terminal. */
export function gridOf(map: readonly SketchHex[]): string[] {
  const lands = map.filter((hex) => hex.ground !== 'base' || hex.pieces.length > 0)
  const left = Math.min(...lands.map((hex) => hexCentre(hex).x))
  const across = Math.max(...lands.map((hex) => hexCentre(hex).x)) - left + 1
  const width = Math.min(WIDEST, Math.floor((columns() - 2) / across))
  if (width < NARROWEST) return []
  const short = shortNames(lands)
  const rows = Map.groupBy(lands, (hex) => hex.r)
  const lines = [...rows.keys()]
    .sort((a, b) => a - b)
    .map((r) => {
      const hexes = [...(rows.get(r) ?? [])].sort((a, b) => a.q - b.q)
      return hexes.reduce((line, hex) => {
        const at = Math.round((hexCentre(hex).x - left) * width)
        return `${line.padEnd(at)}${cellOf(hex, short)}`
      }, '')
    })
  const legend = [...short].map(([ground, name]) => `${name} ${plainGround(ground)}`)
  return [...lines.map(painted), ...wrap(`  ${faint(legend.join(', '))}`, columns(), 2)]
}

/** Seat numbers on the hex, at most two, after a marker for colouring. */
function cellOf(hex: SketchHex, short: ReadonlyMap<string, string>): string {
  const seats = [...new Set(hex.pieces.flatMap((piece) => (piece.seat === null ? [] : [piece.seat + 1])))]
  return `${short.get(hex.ground) ?? '??'}${seats.slice(0, 2).join('')}`
}

/** Colours seat numbers and dims empty terrain. Padding was added before, on plain text. */
function painted(line: string): string {
  const cells = line.replaceAll(/([a-z]{2})(\d*)/g, (_, ground: string, seats: string) => {
    if (seats === '') return faint(ground)
    return ground + [...seats].map((digit) => inSeatColour(Number(digit) - 1, digit)).join('')
  })
  return `  ${cells}`
}

/** A unique two-letter code per terrain. */
function shortNames(map: readonly SketchHex[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const ground of new Set(map.map((hex) => hex.ground))) {
    const letters = ground.toLowerCase()
    const tries = [...letters.slice(1)].map((letter) => letters.charAt(0) + letter)
    const used = new Set(names.values())
    names.set(ground, tries.find((name) => !used.has(name)) ?? letters.slice(0, 2))
  }
  return names
}

function plainGround(ground: string): string {
  return ground.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
