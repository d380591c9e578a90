/**
 * A game's sketch as text: the seats' holdings side by side, the map with who stands where, then what lies before the
 * reader and on the table. Brief, panels run on in a few lines each; in full every card says what it does.
 */
import type { Message, Seat, Sketch, SketchHex, SketchPanel, SketchPiece } from '@ludarium/kernel'
import { gridOf } from './hex-text.ts'
import type { Look } from './look.ts'
import { columns, faint, inSeatColour, shortened, strong, tableOf, widthOf, wrap } from './paint.ts'

export function sketchText(sketch: Sketch, look: Look): string[] {
  return [...holdingsText(sketch, look), ...mapText(sketch, look), ...seatsText(sketch, look), ...onTable(sketch, look)]
}

const said = (value: Message | number, look: Look): string =>
  typeof value === 'number' ? String(value) : look.reader.say(value)

function seatName(seat: Seat, look: Look): string {
  const name = look.reader.seat(seat)
  return seat === look.seat ? strong(name) : name
}

/** The first panel of every seat, one row a figure, one column a seat; shortened as far as it must be to fit. */
function holdingsText(sketch: Sketch, look: Look): string[] {
  const most = Math.max(4, Math.floor((columns() - 20) / sketch.seats.length) - 2)
  const tables = [
    holdingRows(sketch, look, said),
    holdingRows(sketch, look, shortOf),
    holdingRows(sketch, look, shortOf, most),
  ].map((rows) => tableOf(rows))
  return tables.find((table) => table.every((line) => widthOf(line) <= columns())) ?? tables.at(-1) ?? []
}

function holdingRows(sketch: Sketch, look: Look, say: typeof said, most = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [['', ...sketch.seats.map((_, seat) => seatName(seat, look))]]
  for (const [label = '', ...cells] of look.rows ?? []) {
    rows.push([faint(label), ...cells.map((cell) => shortened(cell, most))])
  }
  const labels = new Set(sketch.seats.flatMap(([first]) => first?.lines.map(({ label }) => said(label, look)) ?? []))
  for (const label of labels) {
    const cells = sketch.seats.map(([first]) => {
      const line = first?.lines.find((one) => said(one.label, look) === label)
      return line === undefined ? '' : shortened(say(line.value, look), most)
    })
    rows.push([faint(label), ...cells])
  }
  return rows
}

/** "2 of 8" by its first figure. */
function shortOf(value: Message | number, look: Look): string {
  const n = typeof value === 'number' ? value : value.params?.n
  return typeof n === 'number' ? String(n) : said(value, look)
}

/** The grid where it fits, and the hexes that somebody holds, by owner. */
function mapText(sketch: Sketch, look: Look): string[] {
  if (sketch.map.length === 0) return []
  const owners = sketch.seats.map((_, seat) => inSeatColour(seat, `${seat + 1} ${look.reader.seat(seat)}`))
  const lines = ['', `${strong(look.reader.say('terminal.map'))}  ${owners.join(', ')}`, ...gridOf(sketch.map)]
  for (const seat of sketch.seats.keys()) {
    const held = sketch.map.filter((hex) => hex.pieces.some((piece) => piece.seat === seat && piece.picture !== 'base'))
    if (held.length === 0) continue
    const places = held.map((hex) => `${said(hex.name, look)} (${piecesText(hex.pieces, seat, look)})`)
    lines.push(...cut(wrap(`  ${faint(`${look.reader.seat(seat)}:`)} ${places.join('; ')}`, columns(), 4), look))
  }
  return look.brief ? lines : [...lines, ...elsewhere(sketch, look)]
}

/** What stands on a hex; others' pieces with their names. */
function piecesText(pieces: readonly SketchPiece[], seat: Seat | null, look: Look): string {
  const texts = pieces.map((piece) => {
    const thing = piece.count > 1 ? `${piece.count} × ${said(piece.name, look)}` : said(piece.name, look)
    return piece.seat === null || piece.seat === seat ? thing : `${look.reader.seat(piece.seat)}: ${thing}`
  })
  return texts.join(', ')
}

/** Hexes on which only nobody's things lie; those of one name are told together, equal ones counted. */
function elsewhere(sketch: Sketch, look: Look): string[] {
  const free = sketch.map.filter((hex) => hex.pieces.length > 0 && hex.pieces.every((piece) => piece.seat === null))
  const byName = Map.groupBy(free, (hex: SketchHex) => said(hex.name, look))
  const parts = [...byName].map(([name, hexes]) => {
    const things = new Set(hexes.map((hex) => piecesText(hex.pieces, null, look)))
    return `${name} (${[...things].join(', ')})`
  })
  return parts.length === 0
    ? []
    : wrap(`  ${faint(look.reader.say('terminal.elsewhere'))} ${parts.join('; ')}`, columns(), 4)
}

/** The reader's own panels, or everybody's. */
function seatsText(sketch: Sketch, look: Look): string[] {
  return sketch.seats.flatMap((panels, seat) => {
    if (look.seat !== null && seat !== look.seat && look.brief) return []
    const whose = seat === look.seat ? look.reader.say('terminal.yours') : look.reader.seat(seat)
    return ['', strong(whose), ...panels.slice(1).flatMap((panel) => panelText(panel, look))]
  })
}

function onTable(sketch: Sketch, look: Look): string[] {
  return ['', strong(look.reader.say('terminal.shared')), ...sketch.table.flatMap((panel) => panelText(panel, look))]
}

function panelText(panel: SketchPanel, look: Look): string[] {
  if (panel.lines.length + panel.cards.length === 0) return []
  const title = said(panel.title, look)
  if (!look.brief) return [`  ${faint(title)}`, ...linesText(panel, look), ...cardsText(panel, look)]
  const figures = panel.lines.map(({ label, value }) =>
    [said(label, look), said(value, look)].join(typeof value === 'number' ? ' ' : ': '),
  )
  const parts = [...figures, ...panel.cards.map((card) => cardName(card, look))]
  return cut(wrap(`  ${faint(`${title}:`)} ${parts.join(' · ')}`, columns(), 4), look)
}

/** Labels and values under each other; where a value is too long for that, it breaks. */
function linesText(panel: SketchPanel, look: Look): string[] {
  const rows = panel.lines.map(({ label, value }) => [said(label, look), said(value, look)])
  const widest = Math.min(30, Math.max(0, ...rows.map(([label = '']) => widthOf(label))))
  return rows.flatMap(([label = '', value = '']) =>
    wrap(`    ${label}${' '.repeat(Math.max(1, widest + 2 - widthOf(label)))}${value}`, columns(), 6),
  )
}

function cardsText(panel: SketchPanel, look: Look): string[] {
  return panel.cards.flatMap((card) => wrap(`    ${said(card, look)}`, columns(), 6))
}

/** A card's name alone, where its message tells it from its text. */
function cardName(card: Message, look: Look): string {
  const name = card.params?.name
  return typeof name === 'object' && 'key' in name ? look.reader.say(name) : look.reader.say(card)
}

/** Lines that a panel may take in a brief look. */
const BRIEF_LINES = 3

function cut(lines: readonly string[], look: Look): string[] {
  if (!look.brief || lines.length <= BRIEF_LINES) return [...lines]
  const more = look.reader.say('terminal.cut')
  const [last = ''] = wrap(lines[BRIEF_LINES - 1] ?? '', columns() - more.length)
  return [...lines.slice(0, BRIEF_LINES - 1), last + faint(more)]
}
