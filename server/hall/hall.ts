/**
 * The tables that are being played in this process: a cache with a bound, rebuilt from the records. No process owns a
 * table: what another one appended is heard of over the bus and read from the store.
 */
import { type Game, granted, hash, type Outcome, refused, type Seat } from '@ludarium/kernel'
import { type Host, RefusedError, type Sitter, type Step, Table, type TableRecord } from '@ludarium/tables'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/index.ts'
import { Beat } from './beat.ts'
import type { Names } from './names.ts'
import { type Reader, Readers } from './readers.ts'
import { Weaver } from './weaver.ts'

/** A game by its id, or null. */
export type Shelf = (id: string) => Promise<Game | null>

export interface HallParts {
  readonly store: Store
  readonly bus: Bus
  readonly games: Shelf
  readonly names: Names
  readonly now: () => number
  /** So many tables are kept in memory at the most. */
  readonly most: number
  /** Onlookers hear of decisions at most once in so many milliseconds; 0: of each at once. */
  readonly beat: number
  readonly trouble: (error: unknown) => void
}

interface Held {
  readonly table: Table
  readonly leave: () => void
  used: number
}

/** How long the store may take for one answer. */
const PATIENCE = 8000

export class Hall {
  private readonly parts: HallParts
  private readonly held = new Map<string, Held>()
  private readonly opening = new Map<string, Promise<Outcome<Table>>>()
  private readonly readers = new Map<string, { readonly readers: Readers; readonly leave: () => void }>()
  private readonly watchers: ((table: Table, record: TableRecord, mine: boolean) => void)[] = []
  /** Numbers of records that this process has appended and not yet told of, by table. */
  private readonly mine = new Set<string>()
  private readonly beat: Beat | null
  /** One for each game. */
  private readonly weavers = new Map<Game, Weaver>()

  constructor(parts: HallParts) {
    this.parts = parts
    this.beat = parts.beat === 0 ? null : new Beat((strike) => setTimeout(strike, parts.beat), parts.trouble)
    parts.bus.lapsed(() => {
      for (const { table } of this.held.values()) void table.sync()
      for (const id of this.readers.keys()) void this.open(id)
    })
    parts.bus.subscribe('names', (message) => this.renamed((message as { id: string }).id))
  }

  /** Hears of every record that becomes true here; `mine`: this process has appended it. */
  onRecord(hear: (table: Table, record: TableRecord, mine: boolean) => void): void {
    this.watchers.push(hear)
  }

  get size(): number {
    return this.held.size
  }

  /** The table; refused when there is none, or it cannot be read now. Never rejects. */
  open(id: string): Promise<Outcome<Table>> {
    const held = this.held.get(id)
    if (held !== undefined) {
      held.used = this.parts.now()
      return Promise.resolve(granted(held.table))
    }
    const known = this.opening.get(id)
    if (known !== undefined) return known
    const opening = this.load(id)
      .catch((error: unknown) => {
        this.parts.trouble(error)
        return refused('store.away')
      })
      .finally(() => this.opening.delete(id))
    this.opening.set(id, opening)
    return opening
  }

  private async load(id: string): Promise<Outcome<Table>> {
    const { store, games, names, bus } = this.parts
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
      // What was appended here becomes true by itself.
      if (typeof number === 'number' && number >= table.number && !this.mine.has(`${id} ${number}`)) void table.sync()
    })
    const leave = (): void => {
      unwatch()
      unsubscribe()
    }
    this.held.set(id, { table, leave, used: this.parts.now() })
    // What came between reading and listening.
    const count = (await store.counts([id])).get(id) ?? 0
    if (count > table.number) await table.sync()
    this.readers.get(id)?.readers.caughtUp(table)
    this.trim()
    return granted(table)
  }

  private hostOf(id: string, game: Game): Host {
    const { store, bus, names, now } = this.parts
    const waits = store.sql.kind === 'postgres' ? { patience: () => AbortSignal.timeout(PATIENCE) } : {}
    return {
      keep: async (record, number) => {
        const kept = await answered(store.append(id, number, record))
        if (kept === 'kept') {
          this.mine.add(`${id} ${number}`)
          bus.publish(`t/${id}`, number)
        }
        return kept
      },
      tail: (from) => answered(store.tail(id, from)),
      now,
      copied: (s) => this.readers.get(id)?.readers.copied(game, s) ?? game.clone(s),
      hashed: (s) => this.readers.get(id)?.readers.hashed(s) ?? { state: s, hash: hash(s) },
      nameOf: (sitter) => (sitter.id === undefined ? sitter.name : names.of(sitter.id)),
      ...waits,
    }
  }

  private stepped(table: Table, step: Step): void {
    const { record } = step
    this.safely(() => this.readers.get(table.id)?.readers.stepped(table, step))
    if (record === null) return
    const mine = this.mine.delete(`${table.id} ${table.number - 1}`)
    for (const hear of this.watchers) this.safely(() => hear(table, record, mine))
  }

  /** What fails while a step is told keeps nobody else from hearing of it, nor anybody of the next. */
  private safely(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      this.parts.trouble(error)
    }
  }

  /** Tells a reader everything from now on, beginning with what it has missed since `from`. */
  async follow(
    id: string,
    seat: Seat | null,
    from: number,
    tell: (update: string) => void,
    may?: Reader['may'],
  ): Promise<Outcome<() => void>> {
    const table = await this.open(id)
    if (!table.ok) return table
    // Who was at another process may know more.
    if (from > table.value.number) await table.value.sync()
    let entry = this.readers.get(id)
    if (entry === undefined) {
      // Also while the table is not held, the reader hears of what happens there.
      const leave = this.parts.bus.subscribe(`t/${id}`, () => {
        if (!this.held.has(id)) void this.open(id)
      })
      entry = { readers: new Readers(this.weaverOf(table.value.game), this.beat), leave }
      this.readers.set(id, entry)
    }
    const { readers } = entry
    const leave = readers.add(table.value, seat, from, tell, may)
    return granted(() => {
      leave()
      if (readers.size > 0 || this.readers.get(id)?.readers !== readers) return
      this.readers.get(id)?.leave()
      this.readers.delete(id)
    })
  }

  private weaverOf(game: Game): Weaver {
    const known = this.weavers.get(game)
    if (known !== undefined) return known
    const weaver = new Weaver()
    this.weavers.set(game, weaver)
    return weaver
  }

  /** The person is called otherwise now, wherever they sit. */
  private renamed(person: string): void {
    for (const [id, { table }] of this.held) {
      if (!table.sitters.some((sitter) => sitter.id === person)) continue
      this.safely(() => this.readers.get(id)?.readers.refresh(table))
    }
  }

  /** Lets go of tables that nobody has asked for since that time. */
  sweep(before: number): void {
    for (const [id, held] of this.held) if (held.used < before) this.drop(id, held)
  }

  private drop(id: string, held: Held): void {
    held.leave()
    this.held.delete(id)
    this.readers.get(id)?.readers.forget(held.table)
  }

  private trim(): void {
    if (this.held.size <= this.parts.most) return
    const oldest = [...this.held].sort(([, a], [, b]) => a.used - b.used)
    for (const [id, held] of oldest.slice(0, Math.ceil(this.parts.most / 10))) this.drop(id, held)
  }
}

/** What exactly is wrong with the store is nobody's business but the operator's. */
async function answered<T>(work: Promise<T>): Promise<T> {
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

/** Everybody who has ever sat at the table. */
function peopleIn(stored: readonly unknown[]): string[] {
  const sitters = stored.flatMap((record) => {
    const { sitters: all = [], sitter = null } = record as { sitters?: Sitter[]; sitter?: Sitter | null }
    return [...all, ...(sitter === null ? [] : [sitter])]
  })
  return sitters.flatMap(({ id }) => (id === undefined ? [] : [id]))
}
