/** Colours, widths and line breaks. Colours only where somebody looks: on a terminal, and not with NO_COLOR. */
import { stripVTControlCharacters, styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

function paintsTo(stream: { isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return stream.isTTY === true && TERM !== 'dumb'
}

const painting = paintsTo(process.stdout)

/** What every sequence that steers a terminal begins with. */
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

/** Each seat has its colour, as a third sign beside its name and number. */
export function inSeatColour(seat: number, text: string): string {
  return SEAT_STYLES[seat % SEAT_STYLES.length]?.(text) ?? text
}

/**
 * Signs that would steer the terminal are shown as what they are: out of a file or a name they mean no good. Colours, as
 * `style` writes them, are let through where there are colours at all, and line breaks.
 */
export function harmless(text: string): string {
  return text.replaceAll(/\p{Cc}(\[[\d;]{0,16}m)?/gu, (sign, colour = '') => {
    const ours = sign === '\n' || (painting && colour !== '' && sign.codePointAt(0) === ESCAPE)
    return ours ? sign : `\ufffd${colour}`
  })
}

/** The same, colours too. */
export function plain(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd')
}

/** Width to write in: the terminal's, but lines longer than 100 are hard to read. */
export function columns(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 100))
}

/** How wide the text looks, colours not counted. */
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

/** Breaks the text at spaces; it keeps its own indent, and lines after the first begin with `indent` spaces. */
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

/** Columns side by side; numbers stand at the right. The first row is the head. */
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
