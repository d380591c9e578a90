/** Colours, widths and line breaks. Colours only on a terminal and without NO_COLOR. */
import { stripVTControlCharacters, styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

function paintsTo(stream: { isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return stream.isTTY === true && TERM !== 'dumb'
}

const painting = paintsTo(process.stdout)

/** Start of every terminal control sequence. */
const ESCAPE = 0x1b

function style(format: Style): (text: string) => string {
  return (text) => (painting && text !== '' ? styleText(format, text, { validateStream: false }) : text)
}

export const strong = style('bold')
export const faint = style('dim')
export const title = style(['bold', 'underline'])
export const lit = style(['bold', 'yellow'])
export const good = style('green')
export const bad = style('red')

const SEAT_STYLES = (['cyan', 'magenta', 'green', 'yellow', 'blue', 'red'] as const).map((colour) => style(colour))

/** Seat colours, in addition to name and number. */
export function inSeatColour(seat: number, text: string): string {
  return SEAT_STYLES[seat % SEAT_STYLES.length]?.(text) ?? text
}

/**
 * Replaces control characters, which a file or name could use to manipulate the terminal. Keeps line breaks and, where
 * colours are on, the colour codes of `style`.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}(\[[\d;]{0,16}m)?/gu, (sign, colour = '') => {
    const ours = sign === '\n' || (painting && colour !== '' && sign.codePointAt(0) === ESCAPE)
    return ours ? sign : `\ufffd${colour}`
  })
}

/** Like `harmless`, but removes colours too. */
export function withoutColour(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd')
}

/** The terminal's width, at most 100 for readability. */
export function columns(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 100))
}

/** Visible width of the text, without colour codes. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

export function shortened(text: string, most: number): string {
  return widthOf(text) > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

/** Wraps the text at spaces. It keeps its own indent; continuation lines get `indent` spaces. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lead = /^ */.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = lead
  let bare = true
  for (const word of text.slice(lead.length).split(' ')) {
    if (!bare && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = ' '.repeat(indent) + word
    } else line += bare ? word : ` ${word}`
    bare = false
  }
  return [...lines, line]
}

/** A table with a header row; numbers are right-aligned. */
export function tableOf(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const count = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
