/**
 * The requests of the line protocol. All input is untrusted. Requests of a seat return only what that seat may know;
 * requests that return everything start with `master.`.
 */
import { games } from '@ludarium/games'
import {
  begin,
  type GameModule,
  granted,
  type History,
  type Message,
  type MoveMessage,
  type Outcome,
  pressesIn,
  readGame,
  refused,
  replay,
  type Seat,
} from '@ludarium/kernel'
import {
  LONGEST_PRESS,
  logOf,
  memoryHost,
  newSeed,
  type Receipt,
  recordsOf,
  type Sitter,
  seatPosition,
  Table,
  wholeGame,
} from '@ludarium/tables'
import { refusalText } from '@ludarium/words'
import { englishOf, findGame } from './library.ts'
import { sentences } from './log-text.ts'
import { seatTitle } from './seats.ts'
import { readerOf, type TerminalReader, terminalWords } from './words.ts'

type Fields = Readonly<Record<string, unknown>>
type Reply = Outcome<Fields>

interface Open {
  readonly module: GameModule
  readonly table: Table
  readonly reader: TerminalReader
}

export interface ProtocolSession {
  open: Open | null
}

export function openProtocolSession(): ProtocolSession {
  return { open: null }
}

/** Long enough for a record of the longest games. */
export const LONGEST_LINE = 4_500_000

/** The answer to one line; null stands for a line that was too long. */
export async function answerLine(session: ProtocolSession, line: string | null): Promise<string> {
  const say = (id: Id, reply: Reply): string => written(session, id, reply)
  if (line === null) return say(null, refused('long', { most: LONGEST_LINE.toLocaleString('en') }))
  const read = readRequest(line)
  if (!read.ok) return say(null, read)
  const { id, name, fields } = read.value
  try {
    const handler = HANDLERS.get(name)
    return say(
      id,
      handler === undefined ? refused('request', { name: name.slice(0, 40) }) : await handler(session, fields),
    )
  } catch (error) {
    return say(id, refused('internal', { reason: error instanceof Error ? error.message : String(error) }))
  }
}

type Id = string | number | null

interface Request {
  readonly id: Id
  readonly name: string
  readonly fields: Fields
}

const LONGEST_ID = 200

function readRequest(line: string): Outcome<Request> {
  const input = parse(line)
  if (!isRecord(input)) return refused('malformed.line')
  const { id = null, request: name } = input
  const plain = id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID)
  if (!plain) return refused('malformed.id', { most: LONGEST_ID })
  if (typeof name !== 'string') return refused('malformed.name')
  return granted({ id, name, fields: input })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function written({ open }: ProtocolSession, id: Id, reply: Reply): string {
  return JSON.stringify(
    reply.ok
      ? { id, ok: true, ...reply.value }
      : { id, ok: false, ...refusalText(open?.reader ?? terminalWords, reply) },
  )
}

type Handler = (session: ProtocolSession, fields: Fields) => Reply | Promise<Reply>

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['games', listGames],
  ['new', openTable],
  ['load', loadTable],
  ['actors', atTable((open) => granted(turnState(open)))],
  ['result', atTable(({ table }) => granted({ result: table.game.result(table.match.state) }))],
  ['legal', atSeat(listLegal)],
  ['play', atSeat(playMoves)],
  ['undo', atSeat((open, seat, fields) => turnBack(open, seat, fields, 'undo'))],
  ['redo', atSeat((open, seat, fields) => turnBack(open, seat, fields, 'redo'))],
  ['why', atSeat(sayWhy)],
  ['words', atSeat(sayQuestion)],
  ['view', atReader(showView)],
  ['log', atReader(readLog)],
  ['score', atReader(showScore)],
  ['master.state', atTable(({ table }) => granted({ state: table.match.state, at: table.at }))],
  ['master.seed', atTable(({ table }) => granted({ seed: table.match.setup.seed }))],
  ['master.save', atTable(saveTable)],
  ['master.events', atTable(allEvents)],
])

function atTable(handle: (open: Open, fields: Fields) => Reply | Promise<Reply>): Handler {
  return ({ open }, fields) => (open === null ? refused('table') : handle(open, fields))
}

function isSeat({ table }: Open, seat: unknown): seat is Seat {
  return typeof seat === 'number' && table.sitters[seat] !== undefined
}

/** Requires a valid seat. */
function atSeat(handle: (open: Open, seat: Seat, fields: Fields) => Reply | Promise<Reply>): Handler {
  return atTable((open, fields) => (isSeat(open, fields.seat) ? handle(open, fields.seat, fields) : refused('seat')))
}

/** Requires a seat, or null for a spectator. */
function atReader(handle: (open: Open, reader: Seat | null, fields: Fields) => Reply): Handler {
  return atTable((open, fields) => {
    const { seat } = fields
    return seat === null || isSeat(open, seat) ? handle(open, seat, fields) : refused('seat.reader')
  })
}

async function listGames(): Promise<Reply> {
  const list = await Promise.all(
    games.map(async ({ id, name, seats, load }) => {
      const { game } = await load()
      return { id, name, version: game.version, seats, options: game.options }
    }),
  )
  return granted({ games: list })
}

async function openTable(session: ProtocolSession, fields: Fields): Promise<Reply> {
  const { game: id, seats, options, seed = newSeed() } = fields
  const found = typeof id === 'string' ? findGame(id) : undefined
  if (found === undefined) return refused('game')
  const module = await found.load()
  const opened = begin(module.game, { seats, options, seed })
  if (opened.ok) return replaceTable(session, module, opened.value)
  // The game may refuse in its own words before a table is open.
  const reader = readerOf(await englishOf(module), seatTitle)
  return { ok: false, code: opened.code, message: literalMessage(reader.say(opened.message)) }
}

/** Wraps a finished sentence as a message. */
function literalMessage(text: string): Message {
  return { key: 'terminal.refused', params: { sentence: text } }
}

async function loadTable(session: ProtocolSession, fields: Fields): Promise<Reply> {
  if (typeof fields.record !== 'string') return refused('record')
  const history = readGame(fields.record)
  if (!history.ok) return history
  const found = findGame(history.value.setup.game)
  if (found === undefined) return refused('game')
  const module = await found.load()
  const replayed = replay(module.game, history.value)
  if (!replayed.ok) return replayed
  const { match, divergence } = replayed.value
  if (divergence !== null) return refused('diverged.at', { n: divergence.at + 1 })
  return replaceTable(session, module, match)
}

/** Replaces the current table. */
async function replaceTable(
  session: ProtocolSession,
  module: GameModule,
  history: Pick<History, 'setup' | 'decisions'>,
): Promise<Reply> {
  const { setup } = history
  const sitters = Array.from({ length: setup.seats }, (_, seat): Sitter => {
    return { name: seatTitle(seat), kind: 'person', level: '' }
  })
  const records = recordsOf(history, { sitters, when: 0 })
  const table = Table.open('session', module.game, records, memoryHost([...records], Date.now))
  if (!table.ok) return table
  const reader = readerOf(await englishOf(module), seatTitle)
  session.open = { module, table: table.value, reader }
  const { game, version, seats, options } = setup
  return granted({ game, version, seats, options, ...turnState(session.open) })
}

/** Part of every answer to a change: who decides next, and after how many decisions. */
function turnState({ table }: Open): { actors: readonly Seat[]; at: number; over: boolean } {
  return { actors: table.actors, at: table.at, over: table.over }
}

/** With `words: true`, includes text, group, rule and place of each move, and the compounds. */
function listLegal({ module, table, reader }: Open, seat: Seat, fields: Fields): Reply {
  const { legal: moves, view, at } = seatPosition(table, seat)
  if (fields.words !== true) return granted({ moves, at })
  const said = (message: MoveMessage, place: string | null): Fields => {
    return { say: reader.say(message), group: reader.group(message), rule: message.rule, place }
  }
  const words = moves.map((move) =>
    said(module.speech.move(view, seat, move), module.places?.of(view, seat, move) ?? null),
  )
  const presses = pressesIn(module, view, seat)
  const compounds = presses.map(({ moves: press, message, place }) => ({ moves: press, ...said(message, place) }))
  return granted({ moves, words, compounds, at })
}

function readTicket({ ticket }: Fields): Outcome<string> {
  if (ticket === undefined) return granted('')
  return typeof ticket === 'string' && ticket !== '' && ticket.length <= 200 ? granted(ticket) : refused('ticket.text')
}

/** A press of the seat: `moves`, or a single `move`. */
async function playMoves(open: Open, seat: Seat, fields: Fields): Promise<Reply> {
  const { at, move, moves = [move] } = fields
  const { table, module, reader } = open
  if (at !== undefined && typeof at !== 'number') return refused('at.number')
  if (!Array.isArray(moves)) return refused('malformed.press', { most: LONGEST_PRESS })
  const ticket = readTicket(fields)
  if (!ticket.ok) return ticket
  // No position has the number 0: a mismatch in `at` makes the press stale.
  const seen = at === undefined || at === table.at ? undefined : 0
  const order = { do: 'decide', seat, moves, ticket: ticket.value, seen } as const
  const decided = await table.submit(order)
  if (!decided.ok) return decided
  const { at: after, played } = decided.value
  const entries = logOf(table, seat).filter((one) => one.at > after - played && one.at <= after)
  const events = entries.map(({ event }) => event)
  const words = fields.words === true ? { words: sentences(module, reader, events) } : {}
  return granted({ played, hash: seatPosition(table, seat).hash, events, ...words, ...turnState(open) })
}

async function turnBack(open: Open, seat: Seat, fields: Fields, way: 'undo' | 'redo'): Promise<Reply> {
  const ticket = readTicket(fields)
  if (!ticket.ok) return ticket
  const { table } = open
  const done: Outcome<Receipt> = await table.submit({ do: way, seat, ticket: ticket.value })
  if (!done.ok) return done
  const { number, at } = done.value
  const { undone, decisions } = table.match
  const size = Math.abs(at - (table.ats[number - 2] ?? at))
  const press = way === 'undo' ? undone.slice(-size).reverse() : decisions.slice(at - size, at)
  const moves = press.map(({ move }) => move)
  return granted({ seat, move: moves[0] ?? null, moves, ...turnState(open) })
}

function showView({ table }: Open, seat: Seat | null): Reply {
  const { view, hash, at } = seatPosition(table, seat)
  return granted({ view, hash, at })
}

/** Events after the first `from` decisions that the reader may know. */
function readLog({ module, table, reader }: Open, seat: Seat | null, fields: Fields): Reply {
  const { from = 0 } = fields
  if (!isCount(from) || from > table.at) return refused('from')
  const log = logOf(table, seat, from)
  const words =
    fields.words === true
      ? {
          words: sentences(
            module,
            reader,
            log.map(({ event }) => event),
          ),
        }
      : {}
  return granted({ log: log.map(({ at, event }) => ({ at, event })), ...words, at: table.at })
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** The score of seat `of` (default: the reader's own), as far as the reader may know it. */
function showScore(open: Open, seat: Seat | null, fields: Fields): Reply {
  const { of = seat } = fields
  const { table } = open
  if (!isSeat(open, of)) return refused('seat.of')
  return granted({ score: table.game.score(seatPosition(table, seat).view, of) })
}

function sayWhy({ table, reader }: Open, seat: Seat): Reply {
  const { refused: why } = seatPosition(table, seat)
  return granted({ why, words: why.map(({ reason }) => reader.say(reason)) })
}

/** The seat's question in words, with the number of the rule. */
function sayQuestion({ module, table, reader }: Open, seat: Seat): Reply {
  const { view, actors } = seatPosition(table, seat)
  if (!actors.includes(seat)) return refused('turn.words')
  const { speech } = module
  return granted({ prompt: reader.say(speech.prompt(view, seat)), rule: speech.rule(view, seat) })
}

function saveTable({ table }: Open): Reply {
  const record = wholeGame(table)
  return record.ok ? granted({ record: record.value }) : record
}

/** All events; `only` lists their audience. */
function allEvents({ table }: Open, fields: Fields): Reply {
  const { from = 0 } = fields
  if (!isCount(from) || from > table.at) return refused('from')
  const log = table.log.slice(from).flat()
  return granted({ log: log.map(({ at, event }) => ({ at, event })), at: table.at })
}
