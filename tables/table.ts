/**
 * A table with people and bots. Every change takes the same steps: it is proposed on a copy, stored by the host, committed,
 * and published. If the host cannot store it, nothing has happened and the caller learns why. The table does no I/O: the
 * host stores records, knows the time and limits waiting.
 */
import {
  type Game,
  granted,
  type Hashed,
  type Match,
  type Move,
  type Outcome,
  type ProposeHooks,
  type Refusal,
  refused,
  type Seat,
  type State,
} from '@ludarium/kernel'
import type { Clock } from './clock.ts'
import { draftOf, malformedOrder, type Order, orderKey } from './orders.ts'
import { type Ended, type Flagged, type Opened, readOpened, readRecord, type TableRecord } from './records.ts'
import { commitRecord, mayUndo, orRefusal, proposeRecord, type RecordProposal, replayRecord } from './reducer.ts'
import { refusalIn } from './refused.ts'
import type { LogEntry, Receipt, Sitter } from './source.ts'
import { openState, type TableState } from './state.ts'

/** Stores a table's records. */
export interface Host {
  /**
   * Appends the record under that number, the next one; 'stale' if another record has it. Resolves once the record is
   * durable. After a rejection the record may or may not be stored: the table reads `tail` before it goes on.
   */
  keep(record: TableRecord, number: number): Promise<'kept' | 'stale'>
  /** Stored records from that number on. */
  tail(from: number): Promise<readonly unknown[]>
  /** Milliseconds since 1970. */
  now(): number
  /** A copy of the table's state to play on. */
  copied?(s: State): State
  /** A new state, or an equal one of the host, and its hash. It is not mutated afterwards. */
  hashed?(s: State): Hashed
  /** The current name of a person, if records hold only their id. */
  nameOf?(sitter: Sitter): string
  /** Aborted when the table has waited long enough for the store; without it the table waits for ever. */
  timeout?(): AbortSignal
}

/** What watchers receive: a committed record, or null for a change of activity. */
export interface TableStep {
  readonly record: TableRecord | null
}

/** Transient state that is not stored. */
export interface Activity {
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  /** Why a bot's decision could not be stored. */
  readonly trouble: Refusal | null
}

export class Table {
  readonly id: string
  private readonly host: Host
  private readonly state: TableState
  /** Raw records after the last one that the rules can replay. */
  private beyond: readonly unknown[] = []
  private broken: Refusal | null = null
  /** The store may have records that this table lacks, e.g. after a write that failed without a clear answer. */
  private isUncertain = false
  private busy: Promise<unknown> = Promise.resolve()
  private readonly watchers = new Set<(step: TableStep) => void>()
  /** Cache of legal moves by seat for one state. */
  private listed: { readonly state: State; readonly moves: Map<Seat, readonly Move[]> } | null = null
  private readonly ready: ProposeHooks
  private currentActivity: Activity = { thinking: null, trouble: null }

  /** Opens a table from its stored records. Refused if the first record cannot be replayed. */
  static open(id: string, game: Game, stored: readonly unknown[], host: Host): Outcome<Table> {
    const first = readOpened(stored[0])
    if (!first.ok) return first
    const state = orRefusal(() => openState(game, first.value))
    if (!state.ok) return state
    const table = new Table(id, state.value, host)
    table.replay(stored.slice(1))
    return granted(table)
  }

  private constructor(id: string, state: TableState, host: Host) {
    this.id = id
    this.state = state
    this.host = host
    const { copied, hashed } = host
    this.ready = {
      legal: (s, seat) => (s === this.match.state ? this.legal(seat) : this.game.legal(s, seat)),
      ...(copied === undefined ? {} : { copied: copied.bind(host) }),
      ...(hashed === undefined ? {} : { hashed: hashed.bind(host) }),
    }
  }

  get game(): Game {
    return this.state.match.game
  }

  /** Everything, including secrets and seed. Never send it to a client: use views.ts. */
  get match(): Match {
    return this.state.match
  }

  get opened(): Opened {
    return this.state.opened
  }

  get sitters(): readonly Sitter[] {
    return this.state.sitters
  }

  /** The host's name for the sitter, else the one in the record. */
  nameOf(sitter: Sitter): string {
    return this.host.nameOf?.(sitter) ?? sitter.name
  }

  get clock(): Clock | null {
    return this.state.clock
  }

  /** By seat, milliseconds that the game has waited for it, up to the last record. */
  get used(): readonly number[] {
    return this.state.used
  }

  /** What ended the game outside its rules, or null. */
  get ended(): Ended | Flagged | null {
    return this.state.ended
  }

  /** Events by decision, including hidden ones. Send it to clients only through views.ts. */
  get log(): readonly (readonly LogEntry[])[] {
    return this.state.log
  }

  /** By record, how many decisions there were after it. */
  get ats(): readonly number[] {
    return this.state.ats
  }

  get activity(): Activity {
    return this.currentActivity
  }

  /** Number of decisions. */
  get at(): number {
    return this.match.decisions.length
  }

  /** Number of records, which is also the number of the next one. */
  get number(): number {
    return this.state.records.length
  }

  /** The game is over. */
  get over(): boolean {
    return this.ended !== null || this.game.actors(this.match.state).length === 0
  }

  /** Why the table cannot be continued, or null. */
  get readonly(): Refusal | null {
    return this.broken
  }

  /** Every record in the store, including those that the current rules cannot replay. */
  get stored(): readonly unknown[] {
    return [...this.state.records, ...this.beyond]
  }

  /** Who must decide now. */
  get actors(): readonly Seat[] {
    return this.ended === null && this.broken === null ? this.game.actors(this.match.state) : []
  }

  /** Whether the seat may take back the last press. */
  canUndo(seat: Seat): boolean {
    return mayUndo(this.state, seat)
  }

  /** Legal moves of the seat, cached. */
  legal(seat: Seat): readonly Move[] {
    const { state } = this.match
    if (this.listed?.state !== state) this.listed = { state, moves: new Map() }
    const { moves } = this.listed
    const known = moves.get(seat)
    if (known !== undefined) return known
    const legal = this.game.legal(state, seat)
    moves.set(seat, legal)
    return legal
  }

  /** Calls `listener` after each change until the returned function is called. A listener that throws is removed. */
  watch(listener: (step: TableStep) => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  /** For the bot runner: which bot thinks, and what went wrong. */
  notify(change: Partial<Activity>): void {
    const next = { ...this.currentActivity, ...change }
    if (next.thinking === this.currentActivity.thinking && next.trouble === this.currentActivity.trouble) return
    this.currentActivity = next
    this.publish({ record: null })
  }

  /** Carries out orders one at a time. After `signal` is aborted it is uncertain whether the order was carried out. */
  submit(order: Order, signal?: AbortSignal): Promise<Outcome<Receipt>> {
    return this.inTurn(() => this.carryOut(order, signal))
  }

  /** Applies records that other processes have appended to the store. */
  sync(): Promise<Outcome<Receipt>> {
    return this.inTurn(() => this.catchUp())
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.busy.then(work)
    this.busy = done.catch(() => {})
    return done
  }

  private async carryOut(order: Order, signal?: AbortSignal): Promise<Outcome<Receipt>> {
    const malformed = malformedOrder(order)
    if (malformed !== null) return { ok: false, ...malformed }
    if (signal?.aborted) return refused('store.late')
    const known = this.receiptOf(order)
    if (known !== null) return granted(known)
    if (this.isUncertain) {
      const caught = await this.catchUp(signal)
      if (!caught.ok) return caught
      const since = this.receiptOf(order)
      if (since !== null) return granted(since)
    }
    for (;;) {
      const proposal = orRefusal(() => this.proposed(order))
      if (!proposal.ok) return proposal
      const kept = await this.kept(proposal.value.record, signal)
      if (!kept.ok) return kept
      if (kept.value === 'kept') return granted(this.commit(proposal.value))
      const { number } = this
      const caught = await this.catchUp(signal)
      if (!caught.ok) return caught
      const since = this.receiptOf(order)
      if (since !== null) return granted(since)
      // A press is valid only for its position, which sealed answers of others do not change. Any other order is tried
      // again on the new position.
      if (this.number === number || (order.do === 'decide' && !this.isFresh(order))) return refused('stale')
    }
  }

  /** Whether the press was made on the seat's current position. */
  private isFresh(order: Extract<Order, { do: 'decide' }>): boolean {
    if (order.seen === undefined) return false
    return order.seen > (this.state.moved[order.seat] ?? 0)
  }

  private receiptOf(order: Order): Receipt | null {
    return order.ticket === '' ? null : (this.state.receipts.get(orderKey(order)) ?? null)
  }

  private proposed(order: Order): Outcome<RecordProposal> {
    if (this.broken !== null) return refused('readonly')
    if (order.do === 'decide' && order.seen !== undefined && !this.isFresh(order)) return refused('stale')
    return proposeRecord(this.state, draftOf(order, this), this.ready)
  }

  /** Never runs backwards, even if the host's clock does. */
  get now(): number {
    return Math.max(this.host.now(), this.state.records.at(-1)?.when ?? 0)
  }

  private async kept(record: TableRecord, signal?: AbortSignal): Promise<Outcome<'kept' | 'stale'>> {
    const { number } = this
    const keeping = asPromise(() => this.host.keep(record, number))
    const kept = await this.within(keeping, signal)
    if (!kept.ok || kept.value === 'stale') this.isUncertain = true
    // The store may still accept the record after the timeout.
    if (!kept.ok) void keeping.then(() => this.sync()).catch(() => {})
    return kept
  }

  private async catchUp(signal?: AbortSignal): Promise<Outcome<Receipt>> {
    if (this.broken !== null) return refused('readonly')
    const { number } = this
    const tail = await this.within(
      asPromise(() => this.host.tail(number)),
      signal,
    )
    if (!tail.ok) return tail
    this.isUncertain = false
    this.replay(tail.value)
    return this.broken === null ? granted({ number: this.number, at: this.at, played: 0 }) : refused('readonly')
  }

  /** The store's answer, or a refusal when it fails or takes too long. */
  private async within<T>(work: Promise<T>, signal?: AbortSignal): Promise<Outcome<T>> {
    const timeout = this.host.timeout?.()
    const signals = [signal, timeout].filter((one) => one !== undefined)
    const late = signals.map((one) => aborted(one))
    try {
      if (late.length === 0) return granted(await work)
      return await Promise.race([work.then((value) => granted(value)), ...late.map(({ promise }) => promise)])
    } catch (error) {
      // A host may throw a refusal of its own.
      return { ok: false, ...refusalIn(error, (reason) => refused('store.failed', { reason })) }
    } finally {
      for (const { stop } of late) stop()
    }
  }

  /** Replays stored records as far as the current rules can. */
  private replay(stored: readonly unknown[]): void {
    for (const [at, raw] of stored.entries()) {
      const record = readRecord(raw)
      const replayed = record.ok ? replayRecord(this.state, record.value) : record
      if (!replayed.ok) {
        this.broken = { code: replayed.code, message: replayed.message }
        this.beyond = stored.slice(at)
        this.publish({ record: null })
        return
      }
      if (record.ok) this.publish({ record: record.value })
    }
  }

  private commit(proposal: RecordProposal): Receipt {
    const receipt = commitRecord(this.state, proposal)
    this.currentActivity = { ...this.currentActivity, trouble: null }
    this.publish({ record: proposal.record })
    return receipt
  }

  private publish(step: TableStep): void {
    for (const listener of this.watchers) {
      try {
        listener(step)
      } catch {
        this.watchers.delete(listener)
      }
    }
  }
}

/** Turns an exception into a rejection. */
async function asPromise<T>(work: () => Promise<T>): Promise<T> {
  return work()
}

/** Resolves to a refusal when the signal is aborted. `stop` removes the listener. */
function aborted(signal: AbortSignal): { promise: Promise<Outcome<never>>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<Outcome<never>>()
  const late = (): void => resolve(refused('store.late'))
  if (signal.aborted) late()
  else signal.addEventListener('abort', late, { once: true })
  return { promise, stop: () => signal.removeEventListener('abort', late) }
}
