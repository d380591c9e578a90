/**
 * Games and positions as text that can be kept, pasted and opened again.
 *
 * A record is for files: a head and one line a decision (hash, seat, move), readable and robust. The short form is
 * for pasting: each decision is its number in the list of legal moves, so it needs the game to be read.
 */
import type { Game, Move, Options, OptionValue, State } from './game.ts'
import { type Decision, type History, type Match, replay, type Setup, submit } from './history.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import { sameMove } from './submit.ts'

const FORMAT = 'ludarium 1'
const SHORT = 'LG1'
const POSITION = 'LP1'
/** Longer texts are refused unread. */
const LONGEST = 4_000_000

/** A record as text. */
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
  return `${[...head, ...lines].join('\n')}\n`
}

/** Reads a record's form; whether its moves are legal shows when it is replayed. */
export function readGame(text: string): Outcome<History> {
  if (text.length > LONGEST) return refused('record', 'The record is too long.')
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf('')
  const setup = readHead(lines.slice(0, end < 0 ? lines.length : end))
  if (!setup.ok) return setup
  const decisions: Decision[] = []
  for (const [at, line] of lines.entries()) {
    if (end < 0 || at <= end || line === '') continue
    const decision = readDecision(line)
    if (decision === null) return refused('record', `Line ${at + 1} of the record is not a decision.`)
    decisions.push(decision)
  }
  return granted({ setup: setup.value, decisions })
}

function readHead(lines: readonly string[]): Outcome<Setup> {
  const [, game, version] = /^ludarium 1 ([a-z:]{1,40}) (\d{1,6})$/.exec(lines[0] ?? '') ?? []
  if (game === undefined) return refused('record', `A record begins with '${FORMAT}', the game and its version.`)
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
    if (id === undefined || !isOptionValue(option)) return refused('record', `The line '${line}' is not an option.`)
    options[id] = option
  }
  const seats = Number(fields.get('seats'))
  const seed = fields.get('seed') ?? ''
  if (!Number.isInteger(seats) || !/^[0-9a-f]{64}$/.test(seed)) {
    return refused('record', 'The record does not say its seats and its seed.')
  }
  return granted({ game, version: Number(version), seats, options, seed })
}

function isOptionValue(value: unknown): value is OptionValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** `do` and then `key=text`, `key:number` or `key?1`. */
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

/** The move, or null when the text is none. */
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

/** A game in one short line, for pasting. */
export function shortGame(match: Match): string {
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

/** The id of the game that a pasted line is of, or null when it is no short game. */
export function shortGameId(text: string): string | null {
  const [format, game] = text.trim().split('~', 2)
  return format === SHORT && game !== undefined ? game : null
}

/** Opens a pasted line. */
export function readShortGame<S extends State, M extends Move>(game: Game<S, M>, text: string): Outcome<Match<S, M>> {
  if (text.length > LONGEST) return refused('record', 'The text is too long.')
  const [format, id, version, seats, seed = '', options = '', numbers = '', last] = text.trim().split('~')
  if (format !== SHORT || id !== game.id) return refused('record', `This is not a game of ${game.name}.`)
  const parsed = parse(fromBase64(options) ?? '')
  const setup: Setup = {
    game: id,
    version: Number(version),
    seats: Number(seats),
    seed,
    options: (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Options,
  }
  const opened = replay(game, { setup, decisions: [] })
  if (!opened.ok) return opened
  const { match } = opened.value
  for (const number of numbers === '' ? [] : numbers.split('.')) {
    const [, who, at] = /^(?:(\d{1,2})-)?([0-9a-z]{1,4})$/.exec(number) ?? []
    const seat = who === undefined ? game.actors(match.state)[0] : Number(who)
    const move = at === undefined ? undefined : game.legal(match.state, seat ?? -1)[Number.parseInt(at, 36)]
    if (move === undefined) return refused('record', 'The game goes another way under these rules.')
    submit(match, seat, move)
  }
  const end = match.decisions[match.decisions.length - 1]?.hash ?? ''
  return end === last ? granted(match) : refused('record', 'The game goes another way under these rules.')
}

/** A position as text, without the way that led to it. Give it a view to share only what a seat may know. */
export function writePosition(s: State): string {
  return `${POSITION}~${s.game}~${toBase64(JSON.stringify(s))}`
}

/** A position from text. It is as trustworthy as who wrote it: for study, never for a table. */
export function readPosition<S extends State>(game: Game<S>, text: string): Outcome<S> {
  if (text.length > LONGEST) return refused('position', 'The text is too long.')
  const [format, id, data = ''] = text.trim().split('~')
  if (format !== POSITION || id !== game.id) return refused('position', `This is not a position of ${game.name}.`)
  const parsed = parse(fromBase64(data) ?? '')
  const fits = typeof parsed === 'object' && parsed !== null && 'game' in parsed && 'agenda' in parsed
  if (!fits || parsed.game !== game.id || !Array.isArray(parsed.agenda)) {
    return refused('position', 'The text does not hold a position.')
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
