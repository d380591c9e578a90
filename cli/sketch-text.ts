/**
 * A game's sketch as text: the seats' figures side by side, the map with its pieces, then the panels. In brief mode
 * panels take a few lines each; in full mode every card shows its text.
 */
import type { Message, Seat, Sketch, SketchHex, SketchPanel, SketchPiece } from '@ludarium/kernel'
import { gridOf } from './hex-text.ts'
import { columns, faint, inSeatColour, shortened, strong, tableOf, widthOf, wrap } from './paint.ts'
import type { PrintOptions } from './print-options.ts'

export function sketchText(sketch: Sketch, options: PrintOptions): string[] {
  return [
    ...holdingsText(sketch, options),
    ...mapText(sketch, options),
    ...seatsText(sketch, options),
    ...onTable(sketch, options),
  ]
}

const said = (value: Message | number, options: PrintOptions): string =>
  typeof value === 'number' ? String(value) : options.reader.say(value)

function seatName(seat: Seat, options: PrintOptions): string {
  const name = options.reader.seat(seat)
  return seat === options.seat ? strong(name) : name
}

/** The first panel of every seat, one row per figure and one column per seat; abbreviated to fit. */
function holdingsText(sketch: Sketch, options: PrintOptions): string[] {
  const most = Math.max(4, Math.floor((columns() - 20) / sketch.seats.length) - 2)
  const tables = [
    holdingRows(sketch, options, said),
    holdingRows(sketch, options, shortOf),
    holdingRows(sketch, options, shortOf, most),
  ].map((rows) => tableOf(rows))
  return tables.find((table) => table.every((line) => widthOf(line) <= columns())) ?? tables.at(-1) ?? []
}

function holdingRows(
  sketch: Sketch,
  options: PrintOptions,
  say: typeof said,
  most = Number.POSITIVE_INFINITY,
): string[][] {
  const rows: string[][] = [['', ...sketch.seats.map((_, seat) => seatName(seat, options))]]
  for (const [label = '', ...cells] of options.rows ?? []) {
    rows.push([faint(label), ...cells.map((cell) => shortened(cell, most))])
  }
  const labels = new Set(sketch.seats.flatMap(([first]) => first?.lines.map(({ label }) => said(label, options)) ?? []))
  for (const label of labels) {
    const cells = sketch.seats.map(([first]) => {
      const line = first?.lines.find((one) => said(one.label, options) === label)
      return line === undefined ? '' : shortened(say(line.value, options), most)
    })
    rows.push([faint(label), ...cells])
  }
  return rows
}

/** Abbreviates "2 of 8" to its first number. */
function shortOf(value: Message | number, options: PrintOptions): string {
  const n = typeof value === 'number' ? value : value.params?.n
  return typeof n === 'number' ? String(n) : said(value, options)
}

/** The grid if it fits, and the occupied hexes by owner. */
function mapText(sketch: Sketch, options: PrintOptions): string[] {
  if (sketch.map.length === 0) return []
  const owners = sketch.seats.map((_, seat) => inSeatColour(seat, `${seat + 1} ${options.reader.seat(seat)}`))
  const lines = ['', `${strong(options.reader.say('terminal.map'))}  ${owners.join(', ')}`, ...gridOf(sketch.map)]
  for (const seat of sketch.seats.keys()) {
    const held = sketch.map.filter((hex) => hex.pieces.some((piece) => piece.seat === seat && piece.picture !== 'base'))
    if (held.length === 0) continue
    const places = held.map((hex) => `${said(hex.name, options)} (${piecesText(hex.pieces, seat, options)})`)
    lines.push(...cut(wrap(`  ${faint(`${options.reader.seat(seat)}:`)} ${places.join('; ')}`, columns(), 4), options))
  }
  return options.brief ? lines : [...lines, ...neutralHexes(sketch, options)]
}

/** Pieces on a hex; pieces of other seats with their names. */
function piecesText(pieces: readonly SketchPiece[], seat: Seat | null, options: PrintOptions): string {
  const texts = pieces.map((piece) => {
    const thing = piece.count > 1 ? `${piece.count} × ${said(piece.name, options)}` : said(piece.name, options)
    return piece.seat === null || piece.seat === seat ? thing : `${options.reader.seat(piece.seat)}: ${thing}`
  })
  return texts.join(', ')
}

/** Hexes with only neutral pieces; those with equal names are grouped and counted. */
function neutralHexes(sketch: Sketch, options: PrintOptions): string[] {
  const free = sketch.map.filter((hex) => hex.pieces.length > 0 && hex.pieces.every((piece) => piece.seat === null))
  const byName = Map.groupBy(free, (hex: SketchHex) => said(hex.name, options))
  const parts = [...byName].map(([name, hexes]) => {
    const things = new Set(hexes.map((hex) => piecesText(hex.pieces, null, options)))
    return `${name} (${[...things].join(', ')})`
  })
  return parts.length === 0
    ? []
    : wrap(`  ${faint(options.reader.say('terminal.elsewhere'))} ${parts.join('; ')}`, columns(), 4)
}

function seatsText(sketch: Sketch, options: PrintOptions): string[] {
  return sketch.seats.flatMap((panels, seat) => {
    if (options.seat !== null && seat !== options.seat && options.brief) return []
    const whose = seat === options.seat ? options.reader.say('terminal.yours') : options.reader.seat(seat)
    return ['', strong(whose), ...panels.slice(1).flatMap((panel) => panelText(panel, options))]
  })
}

function onTable(sketch: Sketch, options: PrintOptions): string[] {
  return [
    '',
    strong(options.reader.say('terminal.shared')),
    ...sketch.table.flatMap((panel) => panelText(panel, options)),
  ]
}

function panelText(panel: SketchPanel, options: PrintOptions): string[] {
  if (panel.lines.length + panel.cards.length === 0) return []
  const title = said(panel.title, options)
  if (!options.brief) return [`  ${faint(title)}`, ...linesText(panel, options), ...cardsText(panel, options)]
  const figures = panel.lines.map(({ label, value }) =>
    [said(label, options), said(value, options)].join(typeof value === 'number' ? ' ' : ': '),
  )
  const parts = [...figures, ...panel.cards.map((card) => cardName(card, options))]
  return cut(wrap(`  ${faint(`${title}:`)} ${parts.join(' · ')}`, columns(), 4), options)
}

/** Labels and values in aligned columns; long values wrap. */
function linesText(panel: SketchPanel, options: PrintOptions): string[] {
  const rows = panel.lines.map(({ label, value }) => [said(label, options), said(value, options)])
  const widest = Math.min(30, Math.max(0, ...rows.map(([label = '']) => widthOf(label))))
  return rows.flatMap(([label = '', value = '']) =>
    wrap(`    ${label}${' '.repeat(Math.max(1, widest + 2 - widthOf(label)))}${value}`, columns(), 6),
  )
}

function cardsText(panel: SketchPanel, options: PrintOptions): string[] {
  return panel.cards.flatMap((card) => wrap(`    ${said(card, options)}`, columns(), 6))
}

/** The card's name without its text, if its message separates them. */
function cardName(card: Message, options: PrintOptions): string {
  const name = card.params?.name
  return typeof name === 'object' && 'key' in name ? options.reader.say(name) : options.reader.say(card)
}

/** Maximum number of lines per panel in brief mode. */
const BRIEF_LINES = 3

function cut(lines: readonly string[], options: PrintOptions): string[] {
  if (!options.brief || lines.length <= BRIEF_LINES) return [...lines]
  const more = options.reader.say('terminal.cut')
  const [last = ''] = wrap(lines[BRIEF_LINES - 1] ?? '', columns() - more.length)
  return [...lines.slice(0, BRIEF_LINES - 1), last + faint(more)]
}
