/**
 * Tables in memory: a bounded cache that is rebuilt from the records. No process owns a table. When another process appends
 * a record, the bus says so and the table reads it from the store.
 */
import { type Game, granted, hash, type Outcome, refused, type Seat } from '@ludarium/kernel'
import {
  type Host,
  RefusedError,
  type Sitter,
  STORE_TIMEOUT,
  Table,
  type TableRecord,
  type TableStep,
} from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/index.ts'
import type { PersonNames } from './person-names.ts'
import { Throttle } from './throttle.ts'
import { type Watcher, Watchers } from './watchers.ts'

/** A game by its id, or null. */
export type GameLoader = (id: string) => Promise<Game | null>

export interface LiveTablesDeps {
  readonly store: Store
  readonly bus: Bus
  readonly games: GameLoader
  readonly names: PersonNames
  readonly now: () => number
  /** Maximum number of tables in memory. */
  readonly most: number
  /** Minimum milliseconds between two updates for watchers; 0: every decision at once. */
  readonly throttle: number
  readonly trouble: (error: unknown) => void
}

interface CachedTable {
  readonly table: Table
  readonly unsubscribe: () => void
  /** When somebody last asked for it. */
  used: number
}

interface TableWatchers {
  readonly watchers: Watchers
  readonly unsubscribe: () => void
}

/** `isOwn`: this process has appended the record. */
type RecordListener = (table: Table, record: TableRecord, isOwn: boolean) => void

export class LiveTables {
  private readonly deps: LiveTablesDeps
  private readonly cached = new Map<string, CachedTable>()
  private readonly opening = new Map<string, Promise<Outcome<Table>>>()
  /** Watchers stay when their table leaves the cache. */
  private readonly watched = new Map<string, TableWatchers>()
  private readonly recordListeners: RecordListener[] = []
  /** Table and number of records that this process has appended but not yet applied. */
  private readonly ownRecords = new Set<string>()
  private readonly throttle: Throttle | null

  constructor(deps: LiveTablesDeps) {
    this.deps = deps
    this.throttle = deps.throttle === 0 ? null : new Throttle((run) => setTimeout(run, deps.throttle), deps.trouble)
    deps.bus.onLapse(() => {
      for (const { table } of this.cached.values()) void table.sync()
      for (const id of this.watched.keys()) void this.open(id)
    })
    deps.bus.subscribe('names', (message) => this.renamed((message as { id: string }).id))
  }

  onRecord(listener: RecordListener): void {
    this.recordListeners.push(listener)
  }

  get size(): number {
    return this.cached.size
  }

  /** Refused if there is no such table or the store fails. Never rejects. */
  open(id: string): Promise<Outcome<Table>> {
    const cached = this.cached.get(id)
    if (cached !== undefined) {
      cached.used = this.deps.now()
      return Promise.resolve(granted(cached.table))
    }
    const inProgress = this.opening.get(id)
    if (inProgress !== undefined) return inProgress
    const opening = this.load(id)
      .catch((error: unknown) => {
        this.deps.trouble(error)
        return refused('store.away')
      })
      .finally(() => this.opening.delete(id))
    this.opening.set(id, opening)
    return opening
  }

  private async load(id: string): Promise<Outcome<Table>> {
    const { store, games, names, bus } = this.deps
    const stored = await store.tail(id, 0)
    const [first] = stored
    if (first === undefined) return refused('missing.table')
    const game = await games(gameIn(first))
    if (game === null) return refused('game')
    await names.look(peopleIn(stored))
    const opened = Table.open(id, game, stored, this.hostOf(id, game))
    if (!opened.ok) return opened
    const table = opened.value
    const unwatch = table.watch((step) => this.stepped(table, step))
    const unsubscribe = bus.subscribe(`t/${id}`, (number) => {
      // The table applies this process's own records without reading them back.
      const isOwn = this.ownRecords.has(`${id} ${number}`)
      if (typeof number === 'number' && number >= table.number && !isOwn) void table.sync()
    })
    const stop = (): void => {
      unwatch()
      unsubscribe()
    }
    this.cached.set(id, { table, unsubscribe: stop, used: this.deps.now() })
    // Catches records appended between reading and subscribing.
    const count = (await store.counts([id])).get(id) ?? 0
    if (count > table.number) await table.sync()
    this.watched.get(id)?.watchers.caughtUp(table)
    this.trim()
    return granted(table)
  }

  private hostOf(id: string, game: Game): Host {
    const { store, bus, names, now } = this.deps
    // SQLite is in this process: waiting for it has no limit.
    const timeout = store.sql.kind === 'postgres' ? { timeout: () => AbortSignal.timeout(STORE_TIMEOUT) } : {}
    return {
      keep: async (record, number) => {
        const kept = await hidingErrors(store.append(id, number, record))
        if (kept === 'kept') {
          this.ownRecords.add(`${id} ${number}`)
          bus.publish(`t/${id}`, number)
        }
        return kept
      },
      tail: (from) => hidingErrors(store.tail(id, from)),
      now,
      copied: (s) => this.watched.get(id)?.watchers.copied(game, s) ?? game.clone(s),
      hashed: (s) => this.watched.get(id)?.watchers.hashed(s) ?? { state: s, hash: hash(s) },
      nameOf: (sitter) => (sitter.id === undefined ? sitter.name : names.of(sitter.id)),
      ...timeout,
    }
  }

  private stepped(table: Table, step: TableStep): void {
    const { record } = step
    this.reportErrors(() => this.watched.get(table.id)?.watchers.stepped(table, step))
    if (record === null) return
    const isOwn = this.ownRecords.delete(`${table.id} ${table.number - 1}`)
    for (const listener of this.recordListeners) this.reportErrors(() => listener(table, record, isOwn))
  }

  /** One listener that fails does not affect the others. */
  private reportErrors(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.deps.trouble(error)
    }
  }

  /** Sends the watcher what it has missed since `from`, and every update from now on. */
  async follow(
    id: string,
    seat: Seat | null,
    from: number,
    tell: (update: string) => void,
    maySee?: Watcher['maySee'],
  ): Promise<Outcome<() => void>> {
    const table = await this.open(id)
    if (!table.ok) return table
    // The client may be ahead if it came from another process.
    if (from > table.value.number) await table.value.sync()
    const { watchers } = this.watchersOf(id)
    const leave = watchers.add(table.value, { seat, from, tell, maySee })
    return granted(() => {
      leave()
      if (watchers.size > 0 || this.watched.get(id)?.watchers !== watchers) return
      this.watched.get(id)?.unsubscribe()
      this.watched.delete(id)
    })
  }

  private watchersOf(id: string): TableWatchers {
    const known = this.watched.get(id)
    if (known !== undefined) return known
    // A table that has left the cache is loaded again when something happens there.
    const unsubscribe = this.deps.bus.subscribe(`t/${id}`, () => {
      if (!this.cached.has(id)) void this.open(id)
    })
    const entry = { watchers: new Watchers(this.throttle), unsubscribe }
    this.watched.set(id, entry)
    return entry
  }

  private renamed(person: string): void {
    for (const [id, { table }] of this.cached) {
      if (!table.sitters.some((sitter) => sitter.id === person)) continue
      this.reportErrors(() => this.watched.get(id)?.watchers.refresh(table))
    }
  }

  /** Drops tables that nobody has asked for since that time. */
  sweep(before: number): void {
    for (const [id, cached] of this.cached) if (cached.used < before) this.drop(id, cached)
  }

  private drop(id: string, { table, unsubscribe }: CachedTable): void {
    unsubscribe()
    this.cached.delete(id)
    this.watched.get(id)?.watchers.forget(table)
  }

  /** Drops a tenth at a time, so that a full cache is not sorted for every table. */
  private trim(): void {
    if (this.cached.size <= this.deps.most) return
    const oldest = [...this.cached].sort(([, a], [, b]) => a.used - b.used)
    for (const [id, cached] of oldest.slice(0, Math.ceil(this.deps.most / 10))) this.drop(id, cached)
  }
}

/** Clients learn only that the store failed; details are for the operator. */
async function hidingErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new RefusedError(refused('store.away'))
  }
}

function gameIn(first: unknown): string {
  const { setup } = first as { setup?: { game?: unknown } }
  return typeof setup?.game === 'string' ? setup.game : ''
}

/** Ids of everybody who has ever sat at the table. */
function peopleIn(stored: readonly unknown[]): string[] {
  const sitters = stored.flatMap((record) => {
    const { sitters: all = [], sitter = null } = record as { sitters?: Sitter[]; sitter?: Sitter | null }
    return [...all, ...(sitter === null ? [] : [sitter])]
  })
  return sitters.flatMap(({ id }) => (id === undefined ? [] : [id]))
}
