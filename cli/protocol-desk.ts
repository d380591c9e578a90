/** The protocol's requests: what each reads, and what it answers. Nothing that comes in is trusted. */
import { randomBytes } from 'node:crypto'
import { games } from '@ludarium/games'
import {
  begin,
  type GameEvent,
  type GameModule,
  granted,
  historyOf,
  type Match,
  type Outcome,
  readGame,
  redo,
  refused,
  replay,
  type Seat,
  submit,
  undo,
  writeGame,
} from '@ludarium/kernel'
import { englishOf, findGame } from './library.ts'
import { sentences } from './story.ts'
import { type Reader, readerOf } from './words.ts'

type Fields = Readonly<Record<string, unknown>>
type Reply = Outcome<Readonly<Record<string, unknown>>>

interface Table {
  readonly module: GameModule
  readonly match: Match
  readonly reader: Reader
}

/** One table at a time. */
export interface Desk {
  table: Table | null
}

export function openDesk(): Desk {
  return { table: null }
}

/** The answer to one line; null stands for a line that was too long. */
export async function answerLine(desk: Desk, line: string | null): Promise<string> {
  if (line === null) return written(null, refused('long', 'A line is at most 4,500,000 characters long.'))
  const read = readRequest(line)
  if (!read.ok) return written(null, read)
  const { id, name, fields } = read.value
  try {
    const handler = HANDLERS.get(name)
    if (handler === undefined) return written(id, refused('request', `There is no request '${name.slice(0, 40)}'.`))
    return written(id, await handler(desk, fields))
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return written(id, refused('internal', `Something went wrong that should not have: ${text}`))
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
  if (!isRecord(input)) return refused('malformed', 'A request is one line of JSON that holds a record.')
  const { id = null, request: name } = input
  const plain = id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID)
  if (!plain) return refused('malformed', `An id is a number or a text of at most ${LONGEST_ID} characters.`)
  if (typeof name !== 'string') return refused('malformed', 'The field "request" names what is wanted.')
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

function written(id: Id, reply: Reply): string {
  return JSON.stringify(
    reply.ok ? { id, ok: true, ...reply.value } : { id, ok: false, code: reply.code, sentence: reply.sentence },
  )
}

type Handler = (desk: Desk, fields: Fields) => Reply | Promise<Reply>

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['games', listGames],
  ['new', openTable],
  ['load', loadTable],
  ['save', atTable(({ match }) => granted({ record: writeGame(historyOf(match)) }))],
  ['actors', atTable(({ match }) => granted({ actors: match.game.actors(match.state), at: match.decisions.length }))],
  ['legal', atSeat(listLegal)],
  ['play', atTable(playMove)],
  ['undo', atSeat((table, seat) => taken(table, undo(table.match, seat)))],
  ['redo', atSeat((table, seat) => taken(table, redo(table.match, seat)))],
  ['view', atTable(showView)],
  ['state', atTable(({ match }) => granted({ state: match.state, at: match.decisions.length }))],
  ['result', atTable(({ match }) => granted({ result: match.game.result(match.state) }))],
  ['score', atSeat(({ match }, seat) => granted({ score: match.game.score(match.state, seat) }))],
  ['why', atSeat(sayWhy)],
  ['words', atSeat(sayQuestion)],
])

function atTable(handle: (table: Table, fields: Fields) => Reply): Handler {
  return ({ table }, fields) => (table === null ? refused('table', 'Open a table first.') : handle(table, fields))
}

function atSeat(handle: (table: Table, seat: Seat, fields: Fields) => Reply): Handler {
  return atTable((table, fields) => {
    const { seat } = fields
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= table.match.setup.seats) {
      return refused('seat', 'There is no such seat at this table.')
    }
    return handle(table, seat, fields)
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
  const { game: id, seats, options, seed = randomBytes(32).toString('hex') } = fields
  const found = typeof id === 'string' ? findGame(id) : undefined
  if (found === undefined) return refused('game', 'There is no such game.')
  const module = await found.load()
  const opened = begin(module.game, { seats, options, seed })
  return opened.ok ? seat(desk, module, opened.value) : opened
}

async function loadTable(desk: Desk, fields: Fields): Promise<Reply> {
  if (typeof fields.record !== 'string') return refused('record', 'The field "record" holds the text of a record.')
  const history = readGame(fields.record)
  if (!history.ok) return history
  const found = findGame(history.value.setup.game)
  if (found === undefined) return refused('game', 'There is no such game.')
  const module = await found.load()
  const replayed = replay(module.game, history.value)
  if (!replayed.ok) return replayed
  const { match, divergence } = replayed.value
  if (divergence !== null) return refused('diverged', `Decision ${divergence.at + 1} of the record goes another way.`)
  return seat(desk, module, match)
}

async function seat(desk: Desk, module: GameModule, match: Match): Promise<Reply> {
  const reader = readerOf(await englishOf(module), (seat) => `Seat ${seat}`)
  desk.table = { module, match, reader }
  const { game, version, seats, options, seed } = match.setup
  return granted({ game, version, seats, options, seed, ...positionOf(desk.table) })
}

/** What every change answers: who decides next, and after how many decisions. */
function positionOf({ match }: Table): { actors: readonly Seat[]; at: number; over: boolean } {
  const actors = match.game.actors(match.state)
  return { actors, at: match.decisions.length, over: actors.length === 0 }
}

/** Moves with `words: true` come with what they say and their group and rule. */
function listLegal({ module, match, reader }: Table, seat: Seat, fields: Fields): Reply {
  const moves = match.game.legal(match.state, seat)
  if (fields.words !== true) return granted({ moves, at: match.decisions.length })
  const words = moves.map((move) => {
    const message = module.speech.move(match.state, seat, move)
    return { say: reader.say(message), group: reader.group(message), rule: message.rule }
  })
  return granted({ moves, words, at: match.decisions.length })
}

function playMove(table: Table, fields: Fields): Reply {
  const { at } = fields
  if (at !== undefined && typeof at !== 'number') return refused('at', 'The field "at" is a number of decisions.')
  const events: GameEvent[] = []
  const decided = submit(table.match, fields.seat, fields.move, at, (event) => events.push(event))
  if (!decided.ok) return decided
  const { module, reader } = table
  const told = fields.words === true ? { words: sentences(module, reader, events, null) } : {}
  return granted({ hash: decided.value.hash, events, ...told, ...positionOf(table) })
}

function taken(table: Table, outcome: Outcome<{ seat: Seat; move: unknown }>): Reply {
  if (!outcome.ok) return outcome
  return granted({ seat: outcome.value.seat, move: outcome.value.move, ...positionOf(table) })
}

/** `seat: null` is a spectator's view. */
function showView({ match }: Table, fields: Fields): Reply {
  const { seat } = fields
  const fits =
    seat === null || (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats)
  if (!fits) return refused('seat', 'The field "seat" is a seat of this table, or null for a spectator.')
  return granted({ view: match.game.view(match.state, seat), at: match.decisions.length })
}

function sayWhy({ module, match, reader }: Table, seat: Seat): Reply {
  const why = match.game.why(match.state, seat)
  const words = why.map((refusal) => reader.say(module.speech.refused(refusal)))
  return granted({ why, words })
}

/** The seat's question in words, and the number of the rule in question. */
function sayQuestion({ module, match, reader }: Table, seat: Seat): Reply {
  if (!match.game.actors(match.state).includes(seat)) return refused('turn', 'That seat is not asked anything now.')
  const { speech } = module
  const rule = speech.rule(match.state, seat)
  return granted({ prompt: reader.say(speech.prompt(match.state, seat)), rule })
}
