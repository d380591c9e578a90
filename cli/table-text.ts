/**
 * A position as text: the game's sketch, or the fields of the state as a table of figures followed by lists. Hidden
 * cards show as a count of backs.
 */
import { isHidden, type Seat, type State } from '@ludarium/kernel'
import { gridText } from './grid-text.ts'
import { columns, faint, shortened, strong, tableOf, widthOf, wrap } from './paint.ts'
import type { PrintOptions } from './print-options.ts'
import { sketchText } from './sketch-text.ts'

/** Kernel fields, which are shown elsewhere or not at all. */
const KERNEL = new Set(['game', 'version', 'seats', 'options', 'round', 'turn', 'reveals', 'chance', 'agenda'])

type Fields = Readonly<Record<string, unknown>>

/** `fooBar` or `foo-bar` as words. */
export function plainName(id: string): string {
  return id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

export function tableText(view: State, options: PrintOptions): string[] {
  if (options.sketch !== undefined) return sketchText(options.sketch, options)
  const shared: [string, unknown][] = []
  const held: [string, readonly unknown[]][] = []
  for (const [key, value] of Object.entries(view)) {
    if (KERNEL.has(key) || label(key, options) === '') continue
    if (isBySeat(view, value)) held.push([key, value])
    else shared.push([key, value])
  }
  const players = Array.from({ length: view.seats }, (_, seat) => mergedAt(held, seat))
  return [
    ...figuresText(players, options),
    ...held.flatMap(([, list]) => holdingsText(list as readonly Fields[], options)),
    ...sharedText(shared, options),
  ]
}

/** A list with one record per seat. */
function isBySeat(view: State, value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length === view.seats && value.every((item) => isRecord(item))
}

/** All fields of one seat in one record. */
function mergedAt(held: readonly [string, readonly unknown[]][], seat: Seat): Fields {
  return Object.assign({}, ...held.map(([, list]) => list[seat])) as Fields
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One row per figure, one column per seat; a list counts as its length. */
function figuresText(players: readonly Fields[], options: PrintOptions): string[] {
  const rows: string[][] = [['', ...players.map((_, seat) => seatHead(seat, options))]]
  const most = Math.max(6, Math.floor((columns() - 20) / players.length) - 2)
  const given = options.rows ?? []
  for (const [name = '', ...cells] of given) rows.push([faint(name), ...cells.map((cell) => shortened(cell, most))])
  for (const key of Object.keys(players[0] ?? {})) {
    const name = label(key, options)
    if (name === '' || given.some(([row]) => row === name)) continue
    const cells = players.map((player) => figure(player[key], most, options))
    if (cells.some((cell) => cell === null)) continue
    const no = options.reader.say('terminal.no')
    if (cells.every((cell) => cell === '' || cell === '0' || cell === no)) continue
    rows.push([faint(name), ...cells.map((cell) => cell ?? '')])
  }
  return tableOf(
    rows,
    players.map((_, seat) => seat + 1),
  )
}

function seatHead(seat: Seat, options: PrintOptions): string {
  const name = options.reader.seat(seat)
  return seat === options.seat ? strong(name) : name
}

/** Text for a cell, or null if the value does not fit. */
function figure(value: unknown, most: number, options: PrintOptions): string | null {
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'string' || isRecord(item))) return String(value.length)
    return value.length === 0 ? '' : null
  }
  if (isRecord(value)) return null
  return value === -1 ? '' : shortened(scalar(value, options), most)
}

/** Lists and records of the seat, or of all seats. */
function holdingsText(players: readonly Fields[], options: PrintOptions): string[] {
  const lines: string[] = []
  for (const [seat, player] of players.entries()) {
    if (options.seat !== null && seat !== options.seat && options.brief) continue
    const parts = Object.entries(player).filter(
      ([key, value]) =>
        typeof value === 'object' && !isEmpty(value) && hiddenCount(value) === 0 && label(key, options) !== '',
    )
    if (parts.length === 0) continue
    const whose = seat === options.seat ? 'Yours' : options.reader.seat(seat)
    lines.push('', strong(whose))
    for (const [key, value] of parts) lines.push(...fieldText(key, value, options))
  }
  return lines
}

function sharedText(fields: readonly [string, unknown][], options: PrintOptions): string[] {
  const said = fields.filter(([, value]) => !isEmpty(value))
  const isCount = ([key, value]: [string, unknown]): boolean =>
    hiddenCount(value) > 0 || (options.brief && Array.isArray(value) && /discard/i.test(key))
  const isFigure = (field: [string, unknown]): boolean => typeof field[1] !== 'object' || isCount(field)
  const others = said.filter((field) => !isFigure(field))
  const lines = ['', strong('On the table')]
  const figures = said.filter(isFigure).map(([key, value]) => {
    const counted = isCount([key, value]) && hiddenCount(value) === 0
    return `${faint(`${label(key, options)}:`)} ${counted ? String((value as unknown[]).length) : inline(value, options)}`
  })
  if (figures.length > 0) lines.push(...figureLines(figures))
  for (const [key, value] of others) lines.push(...fieldText(key, value, options))
  return lines.length > 2 ? lines : []
}

/** Joins figures into lines without breaking one. */
function figureLines(figures: readonly string[]): string[] {
  const lines: string[] = []
  let line = ' '
  for (const [i, figure] of figures.entries()) {
    const part = i < figures.length - 1 ? `${figure} ·` : figure
    if (line.trim() !== '' && widthOf(line) + 1 + widthOf(part) > columns()) {
      lines.push(line)
      line = ' '
    }
    line += ` ${part}`
  }
  return [...lines, line]
}

/** Number of cards if all are hidden, otherwise 0. */
function hiddenCount(value: unknown): number {
  const all = Array.isArray(value) && value.every((card) => typeof card === 'string' && isHidden(card))
  return all ? value.length : 0
}

/** Maximum number of lines per field in brief mode. */
const BRIEF_LINES = 3

/** Seats in turn order, as most games store them. */
function isOrder(key: string, value: unknown): value is readonly Seat[] {
  return /order$/i.test(key) && Array.isArray(value) && value.every((seat) => typeof seat === 'number')
}

function fieldText(key: string, value: unknown, options: PrintOptions): string[] {
  const grid = gridText(
    value,
    (part) => inline(part, options),
    (flag) => label(flag, options),
  )
  if (grid !== null) return [`  ${faint(`${label(key, options)}:`)}`, ...grid.map((line) => `    ${line}`)]
  if (options.brief && isByPlace(value)) return []
  const said = isOrder(key, value) ? value.map((seat) => options.reader.seat(seat)).join(', ') : inline(value, options)
  const lines = wrap(`  ${faint(`${label(key, options)}:`)} ${said}`, columns(), 4)
  if (!options.brief || lines.length <= BRIEF_LINES) return lines
  const cut = options.reader.say('terminal.cut')
  const [last = ''] = wrap(lines[BRIEF_LINES - 1] ?? '', columns() - cut.length)
  return [...lines.slice(0, BRIEF_LINES - 1), last + faint(cut)]
}

/** A field's name; an empty one in the catalog hides the field. */
function label(key: string, options: PrintOptions): string {
  return options.reader.nameOf(`field.${key}`) ?? plainName(key)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item === 0 || isEmpty(item))
  if (isRecord(value)) return Object.values(value).every((item) => item === 0 || isEmpty(item))
  return value === null || value === '' || value === false || value === -1
}

function scalar(value: unknown, options: PrintOptions): string {
  if (typeof value === 'boolean') return options.reader.say(value ? 'terminal.yes' : 'terminal.no')
  if (typeof value !== 'string') return value === null ? '–' : String(value)
  if (value === '') return ''
  return isHidden(value) ? faint(options.reader.say('terminal.hidden')) : nameOf(value, options)
}

function nameOf(id: string, options: PrintOptions): string {
  return options.reader.nameOf(id) ?? id
}

function inline(value: unknown, options: PrintOptions): string {
  if (Array.isArray(value)) return listText(value, options)
  return isRecord(value) ? recordText(value, options) : scalar(value, options)
}

function listText(list: readonly unknown[], options: PrintOptions): string {
  if (list.length === 0) return '–'
  if (isByPlace(list)) return placesText(list, options)
  if (list.every((item) => typeof item === 'string')) return cardsText(list, options)
  if (list.some((item) => typeof item === 'object')) return list.map((item) => inline(item, options)).join('; ')
  return list.map((item) => scalar(item, options)).join(', ')
}

const MANY_PLACES = 9

/** A long list of numbers or booleans: one per space of a board, mostly equal. */
function isByPlace(value: unknown): value is readonly (number | boolean)[] {
  const plain = (item: unknown): boolean => typeof item === 'number' || typeof item === 'boolean'
  return Array.isArray(value) && value.length >= MANY_PLACES && value.every(plain)
}

/** Only the entries that differ from the most common value. */
function placesText(list: readonly (number | boolean)[], options: PrintOptions): string {
  const counts = new Map<number | boolean, number>()
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1)
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0]
  const parts = list.flatMap((item, place) => {
    if (item === usual) return []
    return item === true ? [`${place}`] : [`${place} (${scalar(item, options)})`]
  })
  if (parts.length === 0) return options.reader.say('terminal.everywhere', { value: scalar(usual, options) })
  if (parts.length > list.length / 2) return list.map((item) => scalar(item, options)).join(', ')
  return options.reader.say('terminal.places', { places: parts.join(', ') })
}

/** Counts equal cards, and hidden ones by their back. Empty slots show as dashes. */
function cardsText(cards: readonly string[], options: PrintOptions): string {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const backs = [...counts.keys()].filter(isHidden)
  const parts: string[] = []
  for (const [card, n] of counts) {
    if (isHidden(card)) parts.push(faint(hiddenText(n, backs.length > 1 ? backName(card, options) : '', options)))
    else if (card === '') parts.push(...Array.from({ length: n }, () => '–'))
    else parts.push(n > 1 ? `${nameOf(card, options)} ×${n}` : nameOf(card, options))
  }
  return parts.join(', ')
}

function hiddenText(n: number, back: string, { reader }: PrintOptions): string {
  return back === '' ? reader.say('terminal.hidden.n', { n }) : reader.say('terminal.hidden.backs', { n, back })
}

function backName(back: string, options: PrintOptions): string {
  return options.reader.nameOf(`back.${back.slice(1)}`) ?? plainName(back.slice(1))
}

/** Name first, then location, then the rest. */
function recordText(record: Fields, options: PrintOptions): string {
  const names: string[] = []
  const rest: string[] = []
  const place = typeof record.x === 'number' && typeof record.y === 'number' ? ` (${record.x}, ${record.y})` : ''
  for (const [key, value] of Object.entries(record)) {
    if (place !== '' && (key === 'x' || key === 'y')) continue
    if (isEmpty(value)) continue
    if (value === true) rest.push(label(key, options))
    else if (typeof value === 'string') names.push(scalar(value, options))
    else
      rest.push(
        `${label(key, options)} ${Array.isArray(value) ? `[${inline(value, options)}]` : inline(value, options)}`,
      )
  }
  const head = names.join(' ') + place
  if (rest.length === 0) return head
  return place === '' && head !== '' ? `${head} (${rest.join(', ')})` : `${head} ${rest.join(', ')}`.trim()
}
