/** The local table's own thread: kernel, game, bots and database. The page only draws. */
import { type History, readGame, readShortGame, readTable, shortGame, shortGameId, writeGame } from '@ludarium/kernel'
import { entryOf } from '../registry.ts'
import type { Sitter, Update } from '../table/source.ts'
import { type HostedStep, HostedTable } from './hosted.ts'
import type { Call, Calls, NewTable, Reply } from './protocol.ts'
import { loadTable, type StoredTable, saveTable } from './store.ts'

interface Watcher {
  readonly seat: number | null
  /** Log entries told so far are those of the first `at` decisions. */
  at: number
}

/** How long another page may take to let go of a table. */
const PATIENCE = 3000

let table: HostedTable | null = null
let record: StoredTable | null = null
let serial = 0
let pause = 350
const watchers = new Map<number, Watcher>()

function opened(): { table: HostedTable; record: StoredTable } {
  if (table === null || record === null) throw new Error('No table is open.')
  return { table, record }
}

async function moduleOf(game: string) {
  const entry = entryOf(game)
  if (entry === undefined) throw new Error(`There is no game '${game}'.`)
  return entry.load()
}

function post(reply: Reply): void {
  self.postMessage(reply)
}

function updateFor(watcher: Watcher, kind: Update['kind']): Update {
  const { table } = opened()
  const from = kind === 'opened' ? 0 : Math.min(watcher.at, table.at)
  watcher.at = table.at
  const position = table.position(watcher.seat)
  return { serial, kind, position, told: table.log(watcher.seat, from), thinking: table.thinking }
}

function tell(step: HostedStep | null): void {
  serial++
  for (const [id, watcher] of watchers) {
    if (step?.kind === 'undone') watcher.at = Math.min(watcher.at, step.from)
    post({ watcher: id, update: updateFor(watcher, step?.kind ?? 'decided') })
  }
}

async function keep(step: HostedStep): Promise<void> {
  const now = opened()
  record = { ...now.record, touched: Date.now(), summary: now.table.summary() }
  await saveTable(record, now.table.match.decisions, step.from)
}

/** Opens a record as a table of its own and keeps it. */
async function begin(history: History, sitters: readonly Sitter[], from: StoredTable['from']): Promise<string> {
  const { game } = await moduleOf(history.setup.game)
  const hosted = HostedTable.open(game, history, sitters, { keep: async () => {}, tell: () => {}, pause: () => 0 })
  if (!hosted.ok) throw new Error(hosted.sentence)
  if (hosted.value.trimmed) throw new Error('The game goes another way under these rules.')
  const id = crypto.randomUUID()
  const now = Date.now()
  const own = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
  const { setup } = history
  const stored = { id, setup, sitters, own, opened: now, touched: now, from, summary: hosted.value.summary() }
  await saveTable(stored, hosted.value.match.decisions, 0)
  return id
}

async function create(order: NewTable): Promise<string> {
  const { game } = await moduleOf(order.game)
  const seed = order.seed === '' ? crypto.randomUUID() : order.seed
  const request = readTable(game, { seats: order.seats, options: order.options, seed })
  if (!request.ok) throw new Error(request.sentence)
  const setup = { game: game.id, version: game.version, ...request.value }
  return begin({ setup, decisions: [] }, order.sitters, null)
}

/** A pasted game: the reader takes the first seat, bots the others. */
async function imported(text: string, name: string): Promise<string> {
  const short = shortGameId(text)
  let history: History
  if (short !== null) {
    const { game } = await moduleOf(short)
    const match = readShortGame(game, text)
    if (!match.ok) throw new Error(match.sentence)
    history = { setup: match.value.setup, decisions: match.value.decisions }
  } else {
    const read = readGame(text.trim())
    if (!read.ok) throw new Error(read.sentence)
    history = read.value
  }
  const names = ['Basalt', 'Opal', 'Flint', 'Jasper', 'Agate', 'Marble', 'Onyx']
  const sitters = Array.from(
    { length: history.setup.seats },
    (_, seat): Sitter =>
      seat === 0
        ? { name, kind: 'person', level: '' }
        : { name: names[seat - 1] ?? `${seat + 1}`, kind: 'bot', level: 'greedy' },
  )
  return begin(history, sitters, null)
}

/** A table is played in one place at a time: the lock is held until this thread ends. */
function claim(id: string): Promise<void> {
  const name = `ludarium.table.${id}`
  return new Promise((claimed, taken) => {
    const held = new Promise<never>(() => {})
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        claimed()
        return held
      })
      .catch(() => taken(new Error('elsewhere')))
  })
}

const answers: { [K in keyof Calls]: (...args: Calls[K]['args']) => Promise<Calls[K]['value']> | Calls[K]['value'] } = {
  async open(id, play) {
    if (play) await claim(id)
    const stored = await loadTable(id)
    if (stored === null) throw new Error('missing')
    const { game } = await moduleOf(stored.table.setup.game)
    const history = { setup: stored.table.setup, decisions: stored.decisions }
    const hosted = HostedTable.open(game, history, stored.table.sitters, { keep, tell, pause: () => pause })
    if (!hosted.ok) throw new Error(hosted.sentence)
    table = hosted.value
    record = stored.table
    if (play) table.start()
    return { trimmed: table.trimmed }
  },
  about() {
    const { record } = opened()
    const { id, setup, sitters, own, opened: since } = record
    return { id, game: setup.game, options: setup.options, sitters, own, opened: since }
  },
  position: (seat, at) => opened().table.position(seat, at),
  log: (seat) => opened().table.log(seat),
  scores: (seat) => opened().table.scores(seat),
  watch(id, seat, from) {
    const watcher = { seat, at: 0 }
    watchers.set(id, watcher)
    if (from < serial || from === 0) post({ watcher: id, update: updateFor(watcher, 'opened') })
    return null
  },
  unwatch(id) {
    watchers.delete(id)
    return null
  },
  submit: (seat, move, at) => opened().table.submit(seat, move, at),
  undo: (seat) => opened().table.undo(seat),
  redo: (seat) => opened().table.redo(seat),
  hint: (seat) => opened().table.hint(seat),
  exported: (short) => {
    const { table } = opened()
    return short ? shortGame(table.match) : writeGame(table.history())
  },
  branch: (at) => {
    const { table, record } = opened()
    return begin(table.branch(at), record.sitters, { table: record.id, at })
  },
  pause(milliseconds) {
    pause = milliseconds
    return null
  },
  create,
  imported,
}

async function answer(call: Call): Promise<void> {
  try {
    const value: unknown = await (answers[call.call] as (...args: unknown[]) => unknown)(...call.args)
    post({ id: call.id, value })
  } catch (error) {
    post({ id: call.id, error: error instanceof Error ? error.message : String(error) })
  }
}

self.addEventListener('message', (event: MessageEvent<Call>) => void answer(event.data))
