/**
 * Games and positions as text.
 *
 * A record is for files: a header, one line per decision (hash, seat, move), and a footer with the number of decisions
 * and the result, so truncation is detected. The short form is for pasting: each decision is an index into the list of
 * legal moves, so reading it needs the game.
 */
import type { Game, GameEvent, ScoreLine } from './game.ts'
import { type Decision, type Ending, type History, type Match, replay, type Setup, submit } from './history.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import type { Move, Options, OptionValue, State } from './state.ts'
import { sameMove } from './submit.ts'

const FORMAT = 'ludarium 1'
const SHORT = 'LG1'
const POSITION = 'LP1'
/** Longer texts are rejected without parsing. */
const LONGEST = 4_000_000

export function writeGame(history: History): string {
  const { setup, decisions } = history
  const head = [
    `${FORMAT} ${setup.game} ${setup.version}`,
    `seats ${setup.seats}`,
    `seed ${setup.seed}`,
    ...Object.entries(setup.options).map(([id, value]) => `option ${id} ${JSON.stringify(value)}`),
    '',
  ]
  const lines = decisions.map((one) => `${one.hash} ${one.seat} ${writeMove(one.move)}`)
  return `${[...head, ...lines, '', `end ${decisions.length}`, ...writeEnding(history.ending)].join('\n')}\n`
}

/** `ranks 2 1`, then one line of scores per seat: `score 0 stars:12 coins:7`. */
function writeEnding(ending: Ending | undefined): string[] {
  if (ending === undefined) return []
  const scores = ending.lines.map((lines, seat) =>
    ['score', seat, ...lines.map(({ key, points }) => `${key}:${points}`)].join(' '),
  )
  return [`ranks ${ending.ranks.join(' ')}`, ...scores]
}

/**
 * Parses a record; replaying it shows whether its moves are legal. `whole` is false for old records without a footer,
 * where truncation cannot be detected.
 */
export function readGame(text: string): Outcome<History & { readonly whole: boolean }> {
  if (text.length > LONGEST) return refused('record.long')
  const [head = [], body = [], end] = parts(text.split(/\r?\n/))
  const setup = readHead(head)
  if (!setup.ok) return setup
  const decisions: Decision[] = []
  for (const [at, line] of body.entries()) {
    const decision = readDecision(line)
    if (decision === null) return refused('record.line', { line: head.length + 2 + at })
    decisions.push(decision)
  }
  if (end === undefined) return granted({ setup: setup.value, decisions, whole: false })
  const ending = readEnd(end, decisions.length, setup.value.seats)
  if (!ending.ok) return ending
  const { value } = ending
  return granted({ setup: setup.value, decisions, whole: true, ...(value === null ? {} : { ending: value }) })
}

/** Groups of lines between empty lines. */
function parts(lines: readonly string[]): string[][] {
  const found: string[][] = [[]]
  for (const line of lines) {
    if (line !== '') found[found.length - 1]?.push(line)
    else found.push([])
  }
  const [head = [], body = [], ...rest] = found
  const end = rest.flat()
  return end.length === 0 ? [head, body] : [head, body, end]
}

/** The footer; null if the game was not over. */
function readEnd(lines: readonly string[], decisions: number, seats: number): Outcome<Ending | null> {
  const [first = '', ranks, ...scores] = lines
  if (first !== `end ${decisions}`) return refused('record.cut')
  if (ranks === undefined) return granted(null)
  const places = /^ranks((?: \d{1,2})+)$/.exec(ranks)?.[1]?.trim().split(' ').map(Number)
  const read = scores.map(readScore)
  const fits = places?.length === seats && read.length === seats && read.every((one, at) => one?.seat === at)
  if (!fits || places === undefined) return refused('record.end')
  return granted({ ranks: places, lines: read.map((one) => one?.lines ?? []) })
}

function readScore(line: string): { readonly seat: number; readonly lines: readonly ScoreLine[] } | null {
  const [, seat, rest = ''] = /^score (\d{1,2})((?: [^ :]+:-?[\d.]+)*)$/.exec(line) ?? []
  if (seat === undefined) return null
  const lines = rest.split(' ').flatMap((part) => {
    const [key = '', points] = part.split(':')
    return points === undefined ? [] : [{ key, points: Number(points) }]
  })
  return { seat: Number(seat), lines }
}

function readHead(lines: readonly string[]): Outcome<Setup> {
  const [, game, version] = /^ludarium 1 ([a-z:]{1,40}) (\S{1,40})$/.exec(lines[0] ?? '') ?? []
  if (game === undefined) return refused('record.head', { format: FORMAT })
  const fields = new Map<string, string>()
  const options: Record<string, OptionValue> = {}
  for (const line of lines.slice(1)) {
    const [, name = '', value = ''] = /^([a-z]+) (.*)$/.exec(line) ?? []
    if (name !== 'option') {
      fields.set(name, value)
      continue
    }
    const [, id, json] = /^([A-Za-z]{1,40}) (.*)$/.exec(value) ?? []
    const option = json === undefined ? undefined : parse(json)
    if (id === undefined || !isOptionValue(option)) return refused('record.option', { line: line.slice(0, 80) })
    options[id] = option
  }
  return readSetup(game, version, fields.get('seats'), fields.get('seed'), options)
}

/** Strict for both forms: plain integers, and a seed of 64 hex digits. */
function readSetup(
  game: string,
  version: string | undefined,
  seats: string | undefined,
  seed: string | undefined,
  options: Options,
): Outcome<Setup> {
  if (!/^[1-9]\d{0,5}$/.test(version ?? '')) return refused('version.none')
  if (!/^[1-9]\d?$/.test(seats ?? '') || seed === undefined || !/^[0-9a-f]{64}$/.test(seed)) {
    return refused('record.seats')
  }
  return granted({ game, version: Number(version), seats: Number(seats), options, seed })
}

function isOptionValue(value: unknown): value is OptionValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isOptions(value: unknown): value is Options {
  const record = typeof value === 'object' && value !== null && !Array.isArray(value)
  return record && Object.values(value).every(isOptionValue)
}

/** `do`, then `key=text`, `key:number` or `key?1`. */
export function writeMove(move: Move): string {
  const parts = [encodeURIComponent(move.do)]
  for (const [key, value] of Object.entries(move) as [string, string | number | boolean][]) {
    if (key === 'do') continue
    if (typeof value === 'string') parts.push(`${key}=${encodeURIComponent(value)}`)
    else if (typeof value === 'number') parts.push(`${key}:${value}`)
    else parts.push(`${key}?${value ? 1 : 0}`)
  }
  return parts.join(' ')
}

/** Null if the text is not a move. */
export function readMoveText(text: string): Move | null {
  const [name = '', ...parts] = text.split(' ')
  const fields: Record<string, string | number | boolean> = {}
  for (const part of parts) {
    const [, key, kind, value = ''] = /^([A-Za-z][A-Za-z0-9]*)([=:?])(.*)$/.exec(part) ?? []
    if (key === undefined) return null
    if (kind === '=') fields[key] = decode(value)
    else if (kind === ':' && value !== '' && Number.isFinite(Number(value))) fields[key] = Number(value)
    else if (kind === '?' && (value === '0' || value === '1')) fields[key] = value === '1'
    else return null
  }
  return name === '' ? null : { ...fields, do: decode(name) }
}

function readDecision(line: string): Decision | null {
  const [, hash, seat, text] = /^([0-9a-f]{16}) (\d{1,2}) (.+)$/.exec(line) ?? []
  const move = text === undefined ? null : readMoveText(text)
  return hash === undefined || move === null ? null : { hash, seat: Number(seat), move }
}

/** A game as one short line, for pasting. */
export function shortGame<S extends State, M extends Move, E extends GameEvent>(match: Match<S, M, E>): string {
  const { game, setup, decisions } = match
  const s = game.setup(setup)
  const numbers = decisions.map(({ seat, move }) => {
    const at = game.legal(s, seat).findIndex((listed) => sameMove(listed, move))
    const who = game.actors(s).length > 1 ? `${seat}-` : ''
    game.play(s, seat, move)
    return who + at.toString(36)
  })
  const options = toBase64(JSON.stringify(setup.options))
  const last = decisions[decisions.length - 1]?.hash ?? ''
  return [SHORT, setup.game, setup.version, setup.seats, setup.seed, options, numbers.join('.'), last].join('~')
}

/** The game id of a pasted line, or null if it is not a short game. */
export function shortGameId(text: string): string | null {
  const [format, game] = text.trim().split('~', 2)
  return format === SHORT && game !== undefined && /^[a-z:]{1,40}$/.test(game) ? game : null
}

export function readShortGame<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  text: string,
): Outcome<Match<S, M, E>> {
  if (text.length > LONGEST) return refused('record.long')
  const [format, id, version, seats, seed, given = '', numbers = '', last] = text.trim().split('~')
  if (format !== SHORT || id !== game.id) return refused('record.other', { game: game.name })
  const options = parse(fromBase64(given) ?? '')
  if (!isOptions(options)) return refused('options')
  const setup = readSetup(id, version, seats, seed, options)
  if (!setup.ok) return setup
  const opened = replay(game, { setup: setup.value, decisions: [] })
  if (!opened.ok) return opened
  const { match } = opened.value
  for (const number of numbers === '' ? [] : numbers.split('.')) {
    const [, who, at] = /^(?:(\d{1,2})-)?([0-9a-z]{1,4})$/.exec(number) ?? []
    const actors = game.actors(match.state)
    const seat = who === undefined ? actors[0] : Number(who)
    if (at === undefined || seat === undefined || !actors.includes(seat)) return refused('record.otherwise')
    const move = game.legal(match.state, seat)[Number.parseInt(at, 36)]
    if (move === undefined || !submit(match, seat, move).ok) return refused('record.otherwise')
  }
  const end = match.decisions[match.decisions.length - 1]?.hash ?? ''
  return end === last ? granted(match) : refused('record.otherwise')
}

/** A position as text, without its history. Pass a view to share only what a seat may know. */
export function writePosition(s: State): string {
  return `${POSITION}~${s.game}~${toBase64(JSON.stringify(s))}`
}

/** Reads a position. Untrusted: for study only, never for a table. */
export function readPosition<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  text: string,
): Outcome<S> {
  if (text.length > LONGEST) return refused('position.long')
  const [format, id, data = ''] = text.trim().split('~')
  if (format !== POSITION || id !== game.id) return refused('position.other', { game: game.name })
  const parsed = parse(fromBase64(data) ?? '')
  const fits = typeof parsed === 'object' && parsed !== null && 'game' in parsed && 'agenda' in parsed
  if (!fits || parsed.game !== game.id || !Array.isArray(parsed.agenda)) {
    return refused('position.none')
  }
  return granted(parsed as unknown as S)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** URL-safe base64 of the text's UTF-8 bytes. */
function toBase64(text: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): string | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
  } catch {
    return null
  }
}
