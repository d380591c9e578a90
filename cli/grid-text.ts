/** Draws lists as maps: squares of numbers, rows of rows, and things with x and y. */
import { columns, faint, inSeatColour, shortened, tableOf, widthOf } from './paint.ts'

type Say = (value: unknown) => string

/** Lines of the drawing, or null if the value is not a map or too wide. */
export function gridText(value: unknown, say: Say, flag: (name: string) => string): string[] | null {
  if (!Array.isArray(value)) return null
  return squareText(value) ?? rowsText(value, say) ?? placesText(value, say, flag)
}

const LARGEST_SQUARE = 12

/** A square of seat numbers, -1 for none. */
function squareText(list: readonly unknown[]): string[] | null {
  const side = Math.sqrt(list.length)
  const fits = Number.isInteger(side) && side > 1 && side <= LARGEST_SQUARE && list.includes(-1)
  if (!fits || !list.every((mark) => typeof mark === 'number')) return null
  const cell = (mark: number): string => (mark < 0 ? faint('·') : inSeatColour(mark, String(mark)))
  return Array.from({ length: side }, (_, row) =>
    list
      .slice(row * side, (row + 1) * side)
      .map(cell)
      .join(' '),
  )
}

function rowsText(list: readonly unknown[], say: Say): string[] | null {
  const rows = list.filter((row): row is readonly unknown[] => Array.isArray(row) && row.length > 1)
  if (rows.length < 2 || rows.length < list.length) return null
  const cells = rows.map((row) => row.map(say))
  const widest = Math.max(...cells.flat().map(widthOf)) + 2
  const across = Math.max(...cells.map((row) => row.length)) * widest
  return across > columns() - 4 ? null : tableOf(cells)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly flags: readonly string[]
}

const NARROWEST = 8
const WIDEST = 20

/** Things with x and y; columns and rows are numbered as in moves. */
function placesText(list: readonly unknown[], say: Say, flag: (name: string) => string): string[] | null {
  const places = list.map((item) => placeOf(item, say)).filter((place) => place !== null)
  if (places.length < 2 || places.length < list.length) return null
  const xs = span(places.map((place) => place.x))
  const ys = span(places.map((place) => place.y))
  const width = Math.min(WIDEST, Math.floor((columns() - 10) / xs.length) - 2)
  if (width < NARROWEST) return null
  const nameAt = (x: number, y: number): string => {
    const place = places.find((one) => one.x === x && one.y === y)
    return place === undefined ? faint('·') : shortened(place.name, width)
  }
  const head = ['', ...xs.map((x) => faint(String(x)))]
  const rows = ys.map((y) => [faint(String(y)), ...xs.map((x) => nameAt(x, y))])
  const flags = [...new Set(places.flatMap((place) => place.flags))].map((name) => {
    const marked = places.filter((place) => place.flags.includes(name)).map((place) => place.name)
    return `${faint(`${flag(name)}:`)} ${marked.join(', ')}`
  })
  return [...tableOf([head, ...rows]), ...flags]
}

function placeOf(item: unknown, say: Say): Place | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null
  const { x, y, ...rest } = item as Readonly<Record<string, unknown>>
  if (!Number.isInteger(x) || !Number.isInteger(y)) return null
  const entries = Object.entries(rest)
  const name = entries.find(([, value]) => typeof value === 'string' && value !== '')
  const flags = entries.filter(([, value]) => value === true).map(([key]) => key)
  return { x: Number(x), y: Number(y), name: name === undefined ? '?' : say(name[1]), flags }
}

/** All integers from the minimum to the maximum. */
function span(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i)
}
