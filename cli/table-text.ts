/**
 * Any game's position as text: its sketch, or else the state's own fields: a table of the seats' figures, then the
 * lists. What is hidden shows as a count of backs.
 */
import { isHidden, type Seat, type State } from '@ludarium/kernel'
import { gridText } from './grid-text.ts'
import type { Look } from './look.ts'
import { columns, faint, shortened, strong, tableOf, widthOf, wrap } from './paint.ts'
import { sketchText } from './sketch-text.ts'

/** The kernel's own fields are shown elsewhere or not at all. */
const KERNEL = new Set(['game', 'version', 'seats', 'options', 'round', 'turn', 'reveals', 'chance', 'agenda'])

type Fields = Readonly<Record<string, unknown>>

/** `fooBar` or `foo-bar` as words. */
export function plain(id: string): string {
  return id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

export function tableText(view: State, look: Look): string[] {
  if (look.sketch !== undefined) return sketchText(look.sketch, look)
  const shared: [string, unknown][] = []
  const held: [string, readonly unknown[]][] = []
  for (const [key, value] of Object.entries(view)) {
    if (KERNEL.has(key) || label(key, look) === '') continue
    if (isBySeat(view, value)) held.push([key, value])
    else shared.push([key, value])
  }
  const players = Array.from({ length: view.seats }, (_, seat) => mergedAt(held, seat))
  return [
    ...figuresText(players, look),
    ...held.flatMap(([, list]) => holdingsText(list as readonly Fields[], look)),
    ...sharedText(shared, look),
  ]
}

/** A list with one record for each seat. */
function isBySeat(view: State, value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length === view.seats && value.every((item) => isRecord(item))
}

/** Everything that belongs to one seat as one record. */
function mergedAt(held: readonly [string, readonly unknown[]][], seat: Seat): Fields {
  return Object.assign({}, ...held.map(([, list]) => list[seat])) as Fields
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One row a figure, one column a seat; a list counts as its length. */
function figuresText(players: readonly Fields[], look: Look): string[] {
  const rows: string[][] = [['', ...players.map((_, seat) => seatHead(seat, look))]]
  const most = Math.max(6, Math.floor((columns() - 20) / players.length) - 2)
  const given = look.rows ?? []
  for (const [name = '', ...cells] of given) rows.push([faint(name), ...cells.map((cell) => shortened(cell, most))])
  for (const key of Object.keys(players[0] ?? {})) {
    const name = label(key, look)
    if (name === '' || given.some(([row]) => row === name)) continue
    const cells = players.map((player) => figure(player[key], most, look))
    if (cells.some((cell) => cell === null)) continue
    const no = look.reader.say('terminal.no')
    if (cells.every((cell) => cell === '' || cell === '0' || cell === no)) continue
    rows.push([faint(name), ...cells.map((cell) => cell ?? '')])
  }
  return tableOf(
    rows,
    players.map((_, seat) => seat + 1),
  )
}

function seatHead(seat: Seat, look: Look): string {
  const name = look.reader.seat(seat)
  return seat === look.seat ? strong(name) : name
}

/** What fits in a cell, or null when the thing must be spelled out. */
function figure(value: unknown, most: number, look: Look): string | null {
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'string' || isRecord(item))) return String(value.length)
    return value.length === 0 ? '' : null
  }
  if (isRecord(value)) return null
  return value === -1 ? '' : shortened(scalar(value, look), most)
}

/** The lists and records of the seat itself, or of all seats. */
function holdingsText(players: readonly Fields[], look: Look): string[] {
  const lines: string[] = []
  for (const [seat, player] of players.entries()) {
    if (look.seat !== null && seat !== look.seat && look.brief) continue
    const parts = Object.entries(player).filter(
      ([key, value]) =>
        typeof value === 'object' && !isEmpty(value) && hiddenCount(value) === 0 && label(key, look) !== '',
    )
    if (parts.length === 0) continue
    const whose = seat === look.seat ? 'Yours' : look.reader.seat(seat)
    lines.push('', strong(whose))
    for (const [key, value] of parts) lines.push(...fieldText(key, value, look))
  }
  return lines
}

function sharedText(fields: readonly [string, unknown][], look: Look): string[] {
  const said = fields.filter(([, value]) => !isEmpty(value))
  const isCount = ([key, value]: [string, unknown]): boolean =>
    hiddenCount(value) > 0 || (look.brief && Array.isArray(value) && /discard/i.test(key))
  const isFigure = (field: [string, unknown]): boolean => typeof field[1] !== 'object' || isCount(field)
  const others = said.filter((field) => !isFigure(field))
  const lines = ['', strong('On the table')]
  const figures = said.filter(isFigure).map(([key, value]) => {
    const counted = isCount([key, value]) && hiddenCount(value) === 0
    return `${faint(`${label(key, look)}:`)} ${counted ? String((value as unknown[]).length) : inline(value, look)}`
  })
  if (figures.length > 0) lines.push(...figureLines(figures))
  for (const [key, value] of others) lines.push(...fieldText(key, value, look))
  return lines.length > 2 ? lines : []
}

/** Figures one after another; a line never breaks within one. */
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

/** How many cards lie there when every one of them is hidden, else 0. */
function hiddenCount(value: unknown): number {
  const all = Array.isArray(value) && value.every((card) => typeof card === 'string' && isHidden(card))
  return all ? value.length : 0
}

/** Lines that a field may take in a brief look. */
const BRIEF_LINES = 3

/** Seats in the order of play, as most games keep them. */
function isOrder(key: string, value: unknown): value is readonly Seat[] {
  return /order$/i.test(key) && Array.isArray(value) && value.every((seat) => typeof seat === 'number')
}

function fieldText(key: string, value: unknown, look: Look): string[] {
  const grid = gridText(
    value,
    (part) => inline(part, look),
    (flag) => label(flag, look),
  )
  if (grid !== null) return [`  ${faint(`${label(key, look)}:`)}`, ...grid.map((line) => `    ${line}`)]
  if (look.brief && isByPlace(value)) return []
  const said = isOrder(key, value) ? value.map((seat) => look.reader.seat(seat)).join(', ') : inline(value, look)
  const lines = wrap(`  ${faint(`${label(key, look)}:`)} ${said}`, columns(), 4)
  if (!look.brief || lines.length <= BRIEF_LINES) return lines
  const cut = look.reader.say('terminal.cut')
  const [last = ''] = wrap(lines[BRIEF_LINES - 1] ?? '', columns() - cut.length)
  return [...lines.slice(0, BRIEF_LINES - 1), last + faint(cut)]
}

/** A field's name; words may give an empty one to a field that people need not see. */
function label(key: string, look: Look): string {
  return look.reader.nameOf(`field.${key}`) ?? plain(key)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item === 0 || isEmpty(item))
  if (isRecord(value)) return Object.values(value).every((item) => item === 0 || isEmpty(item))
  return value === null || value === '' || value === false || value === -1
}

function scalar(value: unknown, look: Look): string {
  if (typeof value === 'boolean') return look.reader.say(value ? 'terminal.yes' : 'terminal.no')
  if (typeof value !== 'string') return value === null ? '–' : String(value)
  if (value === '') return ''
  return isHidden(value) ? faint(look.reader.say('terminal.hidden')) : nameOf(value, look)
}

function nameOf(id: string, look: Look): string {
  return look.reader.nameOf(id) ?? id
}

/** Any value on one line. */
function inline(value: unknown, look: Look): string {
  if (Array.isArray(value)) return listText(value, look)
  return isRecord(value) ? recordText(value, look) : scalar(value, look)
}

function listText(list: readonly unknown[], look: Look): string {
  if (list.length === 0) return '–'
  if (isByPlace(list)) return placesText(list, look)
  if (list.every((item) => typeof item === 'string')) return cardsText(list, look)
  if (list.some((item) => typeof item === 'object')) return list.map((item) => inline(item, look)).join('; ')
  return list.map((item) => scalar(item, look)).join(', ')
}

const MANY_PLACES = 9

/** A long list of figures or marks: something for each place of a board, most of them the same. */
function isByPlace(value: unknown): value is readonly (number | boolean)[] {
  const plain = (item: unknown): boolean => typeof item === 'number' || typeof item === 'boolean'
  return Array.isArray(value) && value.length >= MANY_PLACES && value.every(plain)
}

/** Only the places that differ from what most places show. */
function placesText(list: readonly (number | boolean)[], look: Look): string {
  const counts = new Map<number | boolean, number>()
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1)
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0]
  const parts = list.flatMap((item, place) => {
    if (item === usual) return []
    return item === true ? [`${place}`] : [`${place} (${scalar(item, look)})`]
  })
  if (parts.length === 0) return look.reader.say('terminal.everywhere', { value: scalar(usual, look) })
  if (parts.length > list.length / 2) return list.map((item) => scalar(item, look)).join(', ')
  return look.reader.say('terminal.places', { places: parts.join(', ') })
}

/** Equal cards are counted; hidden ones too, by their backs where these differ. Empty places show as dashes. */
function cardsText(cards: readonly string[], look: Look): string {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const backs = [...counts.keys()].filter(isHidden)
  const parts: string[] = []
  for (const [card, n] of counts) {
    if (isHidden(card)) parts.push(faint(hiddenText(n, backs.length > 1 ? backName(card, look) : '', look)))
    else if (card === '') parts.push(...Array.from({ length: n }, () => '–'))
    else parts.push(n > 1 ? `${nameOf(card, look)} ×${n}` : nameOf(card, look))
  }
  return parts.join(', ')
}

function hiddenText(n: number, back: string, { reader }: Look): string {
  return back === '' ? reader.say('terminal.hidden.n', { n }) : reader.say('terminal.hidden.backs', { n, back })
}

/** What is seen of a hidden card. */
function backName(back: string, look: Look): string {
  return look.reader.nameOf(`back.${back.slice(1)}`) ?? plain(back.slice(1))
}

/** The name first, then the place, then what else is worth saying. */
function recordText(record: Fields, look: Look): string {
  const names: string[] = []
  const rest: string[] = []
  const place = typeof record.x === 'number' && typeof record.y === 'number' ? ` (${record.x}, ${record.y})` : ''
  for (const [key, value] of Object.entries(record)) {
    if (place !== '' && (key === 'x' || key === 'y')) continue
    if (isEmpty(value)) continue
    if (value === true) rest.push(label(key, look))
    else if (typeof value === 'string') names.push(scalar(value, look))
    else rest.push(`${label(key, look)} ${Array.isArray(value) ? `[${inline(value, look)}]` : inline(value, look)}`)
  }
  const head = names.join(' ') + place
  if (rest.length === 0) return head
  return place === '' && head !== '' ? `${head} (${rest.join(', ')})` : `${head} ${rest.join(', ')}`.trim()
}
