/**
 * The protocol's requests: what each reads, and what it answers. Nothing that comes in is trusted. Every request of a
 * seat is answered with what that seat may know; the master's requests, which know everything, say so in their names.
 */
import { games } from '@ludarium/games'
import {
  begin,
  type GameModule,
  granted,
  type History,
  type Message,
  type Move,
  type Outcome,
  readGame,
  refused,
  replay,
  type Seat,
} from '@ludarium/kernel'
import {
  logOf,
  memoryHost,
  newSeed,
  positionOf,
  type Receipt,
  recordsOf,
  type Sitter,
  Table,
  wholeGame,
} from '@ludarium/tables'
import { saidBy } from '@ludarium/words'
import { englishOf, findGame } from './library.ts'
import { seatTitle } from './seating.ts'
import { sentences } from './story.ts'
import { house, type Reader, readerOf } from './words.ts'

type Fields = Readonly<Record<string, unknown>>
type Reply = Outcome<Fields>

interface Open {
  readonly module: GameModule
  readonly table: Table
  readonly reader: Reader
}

/** One table at a time. */
export interface Desk {
  open: Open | null
}

export function openDesk(): Desk {
  return { open: null }
}

/** A record of the longest games fits. */
export const LONGEST_LINE = 4_500_000

/** The answer to one line; null stands for a line that was too long. */
export async function answerLine(desk: Desk, line: string | null): Promise<string> {
  const say = (id: Id, reply: Reply): string => written(desk, id, reply)
  if (line === null) return say(null, refused('long', { most: LONGEST_LINE.toLocaleString('en') }))
  const read = readRequest(line)
  if (!read.ok) return say(null, read)
  const { id, name, fields } = read.value
  try {
    const handler = HANDLERS.get(name)
    return say(
      id,
      handler === undefined ? refused('request', { name: name.slice(0, 40) }) : await handler(desk, fields),
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

function written({ open }: Desk, id: Id, reply: Reply): string {
  return JSON.stringify(
    reply.ok ? { id, ok: true, ...reply.value } : { id, ok: false, ...saidBy(open?.reader ?? house, reply) },
  )
}

type Handler = (desk: Desk, fields: Fields) => Reply | Promise<Reply>

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['games', listGames],
  ['new', openTable],
  ['load', loadTable],
  ['actors', atTable((open) => granted(standing(open)))],
  ['result', atTable(({ table }) => granted({ result: table.game.result(table.match.state) }))],
  ['legal', atSeat(listLegal)],
  ['play', atSeat(playMove)],
  ['undo', atSeat((open, seat, fields) => turnBack(open, seat, fields, 'undo'))],
  ['redo', atSeat((open, seat, fields) => turnBack(open, seat, fields, 'redo'))],
  ['why', atSeat(sayWhy)],
  ['words', atSeat(sayQuestion)],
  ['view', atReader(showView)],
  ['log', atReader(tellLog)],
  ['score', atReader(showScore)],
  ['master.state', atTable(({ table }) => granted({ state: table.match.state, at: table.at }))],
  ['master.seed', atTable(({ table }) => granted({ seed: table.match.setup.seed }))],
  ['master.save', atTable(saveTable)],
  ['master.events', atTable(tellEverything)],
])

function atTable(handle: (open: Open, fields: Fields) => Reply | Promise<Reply>): Handler {
  return ({ open }, fields) => (open === null ? refused('table') : handle(open, fields))
}

function isSeat({ table }: Open, seat: unknown): seat is Seat {
  return typeof seat === 'number' && table.sitters[seat] !== undefined
}

/** For a seat that may be asked something. */
function atSeat(handle: (open: Open, seat: Seat, fields: Fields) => Reply | Promise<Reply>): Handler {
  return atTable((open, fields) => (isSeat(open, fields.seat) ? handle(open, fields.seat, fields) : refused('seat')))
}

/** For whoever looks on through the eyes of a seat; null is a spectator. */
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

async function openTable(desk: Desk, fields: Fields): Promise<Reply> {
  const { game: id, seats, options, seed = newSeed() } = fields
  const found = typeof id === 'string' ? findGame(id) : undefined
  if (found === undefined) return refused('game')
  const module = await found.load()
  const opened = begin(module.game, { seats, options, seed })
  if (opened.ok) return take(desk, module, opened.value)
  // A game may refuse in its own words, and its table is not open.
  const reader = readerOf(await englishOf(module), seatTitle)
  return { ok: false, code: opened.code, message: said(reader.say(opened.message)) }
}

/** A sentence that is already one. */
function said(text: string): Message {
  return { key: 'terminal.refused', params: { sentence: text } }
}

async function loadTable(desk: Desk, fields: Fields): Promise<Reply> {
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
  return take(desk, module, match)
}

/** Puts the table in the place of the one before. */
async function take(desk: Desk, module: GameModule, history: Pick<History, 'setup' | 'decisions'>): Promise<Reply> {
  const { setup } = history
  const sitters = Array.from({ length: setup.seats }, (_, seat): Sitter => {
    return { name: seatTitle(seat), kind: 'person', level: '' }
  })
  const records = recordsOf(history, { sitters, when: 0 })
  const table = Table.open('desk', module.game, records, memoryHost([...records], Date.now))
  if (!table.ok) return table
  const reader = readerOf(await englishOf(module), seatTitle)
  desk.open = { module, table: table.value, reader }
  const { game, version, seats, options } = setup
  return granted({ game, version, seats, options, ...standing(desk.open) })
}

/** What every change answers: who decides next, and after how many decisions. */
function standing({ table }: Open): { actors: readonly Seat[]; at: number; over: boolean } {
  return { actors: table.actors, at: table.at, over: table.over }
}

/** Moves with `words: true` come with what they say and their group and rule. */
function listLegal({ module, table, reader }: Open, seat: Seat, fields: Fields): Reply {
  const { legal: moves, view, at } = positionOf(table, seat)
  if (fields.words !== true) return granted({ moves, at })
  const words = moves.map((move) => {
    const message = module.speech.move(view, seat, move)
    return { say: reader.say(message), group: reader.group(message), rule: message.rule }
  })
  return granted({ moves, words, at })
}

function readTicket({ ticket }: Fields): Outcome<string> {
  if (ticket === undefined) return granted('')
  return typeof ticket === 'string' && ticket !== '' && ticket.length <= 200 ? granted(ticket) : refused('ticket.text')
}

async function playMove(open: Open, seat: Seat, fields: Fields): Promise<Reply> {
  const { at } = fields
  const { table, module, reader } = open
  if (at !== undefined && typeof at !== 'number') return refused('at.number')
  const ticket = readTicket(fields)
  if (!ticket.ok) return ticket
  // No position has the number 0: a decision made after another number of decisions is stale.
  const seen = at === undefined || at === table.at ? undefined : 0
  const order = { do: 'decide', seat, move: fields.move as Move, ticket: ticket.value, seen } as const
  const decided = await table.submit(order)
  if (!decided.ok) return decided
  const told = logOf(table, seat).filter((one) => one.at === decided.value.at)
  const events = told.map(({ event }) => event)
  const words = fields.words === true ? { words: sentences(module, reader, events) } : {}
  return granted({ hash: positionOf(table, seat).hash, events, ...words, ...standing(open) })
}

async function turnBack(open: Open, seat: Seat, fields: Fields, way: 'undo' | 'redo'): Promise<Reply> {
  const ticket = readTicket(fields)
  if (!ticket.ok) return ticket
  const { table } = open
  const done: Outcome<Receipt> = await table.submit({ do: way, seat, ticket: ticket.value })
  if (!done.ok) return done
  const { undone, decisions } = table.match
  const decision = way === 'undo' ? undone.at(-1) : decisions.at(-1)
  return granted({ seat, move: decision?.move ?? null, ...standing(open) })
}

function showView({ table }: Open, seat: Seat | null): Reply {
  const { view, hash, at } = positionOf(table, seat)
  return granted({ view, hash, at })
}

/** What the reader may know of what happened after the first `from` decisions. */
function tellLog({ module, table, reader }: Open, seat: Seat | null, fields: Fields): Reply {
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

/** The score of seat `of` (by default the reader's own) as far as the reader may know it. */
function showScore(open: Open, seat: Seat | null, fields: Fields): Reply {
  const { of = seat } = fields
  const { table } = open
  if (!isSeat(open, of)) return refused('seat.of')
  return granted({ score: table.game.score(positionOf(table, seat).view, of) })
}

function sayWhy({ table, reader }: Open, seat: Seat): Reply {
  const { refused: why } = positionOf(table, seat)
  return granted({ why, words: why.map(({ reason }) => reader.say(reason)) })
}

/** The seat's question in words, and the number of the rule in question. */
function sayQuestion({ module, table, reader }: Open, seat: Seat): Reply {
  const { view, actors } = positionOf(table, seat)
  if (!actors.includes(seat)) return refused('turn.words')
  const { speech } = module
  return granted({ prompt: reader.say(speech.prompt(view, seat)), rule: speech.rule(view, seat) })
}

function saveTable({ table }: Open): Reply {
  const record = wholeGame(table)
  return record.ok ? granted({ record: record.value }) : record
}

/** Every event, whoever may know it; `only` says who. */
function tellEverything({ table }: Open, fields: Fields): Reply {
  const { from = 0 } = fields
  if (!isCount(from) || from > table.at) return refused('from')
  const log = table.told.slice(from).flat()
  return granted({ log: log.map(({ at, event }) => ({ at, event })), at: table.at })
}
