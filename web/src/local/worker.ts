/** The local table's own thread: kernel, game, bots and database. The page only draws. */
import {
  fork,
  type Game,
  granted,
  type History,
  type Outcome,
  readGame,
  readShortGame,
  readTable,
  refused,
  type Seat,
  shortGame,
  shortGameId,
  submit,
} from '@ludarium/kernel'
import {
  BotRunner,
  botName,
  type CallHandlers,
  type Host,
  memoryHost,
  messagePort,
  newSeed,
  newTicket,
  type Pace,
  RefusedError,
  readOpened,
  recordsOf,
  type Sitter,
  STORE_TIMEOUT,
  serve,
  summaryOf,
  TABLE_FEEDS,
  Table,
  type TableRecord,
  tableFeeds,
  tableHandlers,
  wholeGame,
} from '@ludarium/tables'
import { entryOf } from '../registry.ts'
import type { BotManners } from '../settings.ts'
import { LOCAL_CALLS, type LocalCalls, type LocalFeeds, type Made, type NewTable, type PlayOn } from './protocol.ts'
import { addTable, appendRecord, loadRecords, noteTable, type StoredTable } from './store.ts'
import { ThinkBudget } from './think-budget.ts'

/** How long a bot thinks that is being hurried. */
const HURRIED = 100
/** How long another page may take to let go of a table. */
const HANDOVER = 3000
/** How long bots wait before they try again what could not be kept. */
const AGAIN = 3000

interface Held {
  readonly table: Table
  readonly minds: BotRunner
  /** Whether orders are carried out; else the table is only looked at. */
  readonly play: boolean
}

let held: Held | null = null
let manners: BotManners = { pause: 350, grace: 2500, thought: 900, hint: 1500 }
/** Somebody wants to be asked again soon. */
let hurried = false
/** What the bots have thought in this turn. */
const thoughts = new ThinkBudget()
/** Ends what is being waited for: the table has moved on, or somebody is in a hurry. */
let onward = new AbortController()
/** By id: the records of tables that no database keeps. */
const unkept = new Map<string, TableRecord[]>()

async function gameOf(id: string): Promise<Outcome<Game>> {
  const entry = entryOf(id)
  return entry === undefined ? refused('game') : granted((await entry.load()).game)
}

const rest = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** Rests until the time is over or nobody has to wait any longer. */
function restOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resume) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resume()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

function go(): void {
  onward.abort()
  onward = new AbortController()
}

/** Whether a person's decision that can still be taken back was the last. */
function isFresh(table: Table): boolean {
  const last = table.match.decisions.at(-1)
  return last !== undefined && table.sitters[last.seat]?.kind === 'person' && table.canUndo(last.seat)
}

/**
 * Thinks as long as it may in a whole turn. Between two visible moves there is a pause, but none before the only possible
 * one; a person's decision that can be taken back stands for a while before a bot answers it.
 */
function paceOf(table: Table, seat: Seat): Pace {
  const began = performance.now()
  const most = thoughts.left(table.match.state.turn, seat, manners.thought)
  const grace = isFresh(table) ? manners.grace : 0
  const { signal } = onward
  return {
    async onward() {
      await rest(0)
      return performance.now() - began < (hurried ? HURRIED : most)
    },
    async shown(choices) {
      thoughts.took(performance.now() - began)
      const least = Math.max(grace, choices === 1 ? 0 : manners.pause)
      if (!hurried) await restOr(least - (performance.now() - began), signal)
    },
  }
}

/** A hint is shown as soon as it is found. */
function hintPace(): Pace {
  const began = performance.now()
  return {
    async onward() {
      await rest(0)
      return performance.now() - began < manners.hint
    },
    shown: async () => {},
  }
}

/** A table that is only looked at is never written to. */
function hostOf(id: string, play: boolean): Host {
  return {
    now: () => Date.now(),
    async keep(record, number) {
      if (!play) throw new RefusedError(refused('readonly.look'))
      return appendRecord(id, record, number)
    },
    tail: async (from) => (await loadRecords(id, from)) ?? [],
    timeout: () => AbortSignal.timeout(STORE_TIMEOUT),
  }
}

const ownSeats = (sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))

/** What lists show of the table. */
function entryFor(table: Table): StoredTable {
  const { id, opened, sitters } = table
  const { setup, from, when } = opened
  const own = ownSeats(sitters)
  return { id, setup, sitters, own, opened: when, touched: Date.now(), from, summary: summaryOf(table) }
}

/** Opens records as a table of its own and keeps it, in the database or, where there is none, in this thread. */
async function begin(history: History, sitters: readonly Sitter[], from: StoredTable['from']): Promise<Outcome<Made>> {
  const game = await gameOf(history.setup.game)
  if (!game.ok) return game
  const id = newTicket()
  const records = recordsOf(history, { sitters, when: Date.now(), from })
  const table = Table.open(id, game.value, records, memoryHost([], Date.now))
  if (!table.ok) return table
  if (table.value.readonly !== null) return refused('record.otherwise')
  try {
    await addTable(entryFor(table.value), records)
    return granted({ id, kept: true })
  } catch (error) {
    // An older page in the way is no reason to do without a database.
    if (error instanceof RefusedError) throw error
    unkept.set(id, records)
    return granted({ id, kept: false })
  }
}

async function create(order: NewTable): Promise<Outcome<Made>> {
  const game = await gameOf(order.game)
  if (!game.ok) return game
  const seed = order.seed === '' ? newSeed() : order.seed
  const table = readTable(game.value, { seats: order.seats, options: order.options, seed })
  if (!table.ok) return table
  const setup = { game: game.value.id, version: game.value.version, ...table.value }
  return begin({ setup, decisions: [] }, order.sitters, null)
}

async function readPasted(text: string): Promise<Outcome<History>> {
  const short = shortGameId(text)
  if (short === null) return readGame(text.trim())
  const game = await gameOf(short)
  return game.ok ? readShortGame(game.value, text) : game
}

/** A pasted game: the reader takes the first seat, bots the others. */
async function imported(text: string, name: string): Promise<Outcome<Made>> {
  const history = await readPasted(text)
  if (!history.ok) return history
  const { setup, decisions } = history.value
  const sitters = Array.from({ length: setup.seats }, (_, seat): Sitter => {
    if (seat === 0) return { name, kind: 'person', level: '' }
    return { name: botName(seat), kind: 'bot', level: 'greedy' }
  })
  return begin({ setup, decisions }, sitters, null)
}

/** A table is played in one place at a time: the lock is held until this thread ends. */
function claimed(id: string): Promise<boolean> {
  return new Promise((answer) => {
    // Only pages of a safe origin have locks.
    if (!('locks' in navigator)) return answer(true)
    const held = new Promise<never>(() => {})
    navigator.locks
      .request(`ludarium.table.${id}`, { signal: AbortSignal.timeout(HANDOVER) }, () => {
        answer(true)
        return held
      })
      .catch(() => answer(false))
  })
}

async function open(id: string, play: boolean): Promise<Outcome<{ kept: boolean }>> {
  const memory = unkept.get(id)
  const kept = memory === undefined
  if (kept && play && !(await claimed(id))) return refused('elsewhere')
  const stored = memory ?? (await loadRecords(id))
  if (stored === null) return refused('missing')
  const first = readOpened(stored[0])
  if (!first.ok) return first
  const game = await gameOf(first.value.setup.game)
  if (!game.ok) return game
  const table = Table.open(
    id,
    game.value,
    stored,
    memory === undefined ? hostOf(id, play) : memoryHost(memory, Date.now),
  )
  if (!table.ok) return table
  take(table.value, play, kept)
  return granted({ kept })
}

function take(table: Table, play: boolean, kept: boolean): void {
  held?.minds.close()
  const acts = play && table.readonly === null
  // Before the bots hear of it: what they wait for then is about the new position.
  if (acts) table.watch(({ record }) => heard(table, record, kept))
  const minds = new BotRunner(table, (seat) => paceOf(table, seat))
  held = { table, minds, play }
  if (acts) minds.wake()
}

function heard(table: Table, record: TableRecord | null, kept: boolean): void {
  if (record === null) {
    if (table.activity.trouble !== null) void rest(AGAIN).then(() => held?.minds.wake())
    return
  }
  go()
  if (table.actors.some((seat) => table.sitters[seat]?.kind === 'person')) hurried = false
  // Lists show it when it is true; they can do without.
  if (kept) noteTable(entryFor(table)).catch(() => {})
}

/** Who sits there in a game that goes on from an analysis: the reader, a bot that was there, or a bot for a person. */
function goingOn(sitter: Sitter, seat: Seat, as: PlayOn): Sitter {
  if (seat === as.seat) return { name: as.name, kind: 'person', level: '' }
  return sitter.kind === 'bot' ? sitter : { name: sitter.name, kind: 'bot', level: 'adept' }
}

const current = (): Outcome<Table> => (held === null ? refused('table') : granted(held.table))

const reader = {
  own: () => ownSeats(held?.table.sitters ?? []),
  hint: async (seat: Seat) => held?.minds.hint(seat, hintPace()) ?? null,
}

const calls: CallHandlers<LocalCalls> = {
  ...tableHandlers(current, reader),
  open,
  whole(short) {
    const table = current()
    if (!table.ok) return table
    return short && table.value.readonly === null ? granted(shortGame(table.value.match)) : wholeGame(table.value)
  },
  async branch(at, as) {
    const table = current()
    if (!table.ok) return table
    const { id, match, sitters } = table.value
    if (at > match.decisions.length) return refused('at')
    const branch = fork(match, at)
    for (const move of as?.moves ?? []) {
      // What follows depends on what came to light: from there on it is the reader's.
      if (!submit(branch, as?.seat, move).ok) break
    }
    const { setup, decisions } = branch
    const seated = as ? sitters.map((sitter, seat) => goingOn(sitter, seat, as)) : sitters
    return begin({ setup, decisions }, seated, { table: id, at })
  },
  manners(wanted) {
    manners = wanted
    return granted(null)
  },
  skip() {
    hurried = held?.table.actors.every((seat) => held?.table.sitters[seat]?.kind !== 'person') ?? false
    if (hurried) go()
    return granted(null)
  },
  retry() {
    if (held?.play === true) held.minds.wake()
    return granted(null)
  },
  create,
  imported,
}

const port = messagePort(self, () => self.close())
const schemas = { calls: LOCAL_CALLS, feeds: TABLE_FEEDS }
serve<LocalCalls, LocalFeeds>(port, { schemas, calls, feeds: tableFeeds(current, reader) })
