/**
 * A table that people and bots sit at. Every change goes the same way: proposed (tried on a copy), kept by the host,
 * committed, told. What the host could not keep has not happened, and who asked for it is told why. No input or
 * output of its own: the host keeps records, tells the time and says how long to wait.
 */
import {
  type Game,
  granted,
  type Hashed,
  type Match,
  type Move,
  type Outcome,
  type Ready,
  type Refusal,
  refused,
  type Seat,
  type State,
} from '@ludarium/kernel'
import type { Clock } from './clock.ts'
import {
  attempt,
  commit,
  type Draft,
  follow,
  opened,
  type Proposal,
  propose,
  receiptKey,
  type Standing,
} from './fold.ts'
import { type Ended, type Flagged, type Opened, readOpened, readRecord, type TableRecord } from './records.ts'
import { refusalIn } from './refused.ts'
import type { Receipt, Sitter, Told } from './source.ts'

/** Where a table's records are kept. */
export interface Host {
  /**
   * Appends the record under that number, the next one, if no other has it: else 'stale'. Resolves when the record
   * is safe. A rejection may mean anything: the table looks at `tail` before it goes on.
   */
  keep(record: TableRecord, number: number): Promise<'kept' | 'stale'>
  /** The kept records from that number on. */
  tail(from: number): Promise<readonly unknown[]>
  /** Milliseconds since 1970. */
  now(): number
  /** A copy of the table's state, to be played on. */
  copied?(s: State): State
  /** A state that was played to, or the host's own that is equal to it, and its hash. Nobody changes it any more. */
  hashed?(s: State): Hashed
  /** What the person is called today, where records hold only who it is. */
  nameOf?(sitter: Sitter): string
  /** Aborted when the table has waited long enough for one answer of the store; without it, it waits for ever. */
  patience?(): AbortSignal
}

/**
 * What somebody asks of the table. The ticket is made up by who asks (up to 200 characters): a retry with the same
 * one gets the same answer and nothing is done twice. '' is no ticket.
 */
export type Order =
  | {
      readonly do: 'decide'
      readonly seat: Seat
      readonly move: Move
      readonly ticket: string
      /** Number of the position that the decision was made on; refused as stale when another has come for the seat. */
      readonly seen?: number
    }
  | { readonly do: 'undo' | 'redo'; readonly seat: Seat; readonly ticket: string }
  | { readonly do: 'sit' | 'hand'; readonly seat: Seat; readonly sitter: Sitter; readonly ticket: string }
  | { readonly do: 'flag'; readonly seat: Seat; readonly ticket: string }
  | { readonly do: 'end'; readonly seat: Seat | null; readonly reason: string; readonly ticket: string }
  | { readonly do: 'rewind'; readonly seat: null; readonly at: number; readonly ticket: string }

/** What watchers hear of: a record that is now true, or (null) that somebody thinks or is in trouble. */
export interface Step {
  readonly record: TableRecord | null
}

/** What is no record: it is not kept, and gone when the host is. */
export interface Stir {
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  /** Why a bot's decision could not be kept. */
  readonly trouble: Refusal | null
}

const LONGEST_TICKET = 200

export class Table {
  readonly id: string
  private readonly host: Host
  private readonly standing: Standing
  /** Records as the store gave them, beyond the last that could be followed. */
  private beyond: readonly unknown[] = []
  private broken: Refusal | null = null
  /** The store may hold more than is known here: a record that was neither kept for sure nor surely not. */
  private doubtful = false
  private busy: Promise<unknown> = Promise.resolve()
  private readonly watchers = new Set<(step: Step) => void>()
  /** What the seats can do, as far as it was asked for, in the state that is named. */
  private listed: { readonly state: State; readonly moves: Map<Seat, readonly Move[]> } | null = null
  private readonly ready: Ready
  private stirring: Stir = { thinking: null, trouble: null }

  /** Opens a table from its stored records. Refused when not even the first can be followed. */
  static open(id: string, game: Game, stored: readonly unknown[], host: Host): Outcome<Table> {
    const first = readOpened(stored[0])
    if (!first.ok) return first
    const standing = attempt(() => opened(game, first.value))
    if (!standing.ok) return standing
    const table = new Table(id, standing.value, host)
    table.follow(stored.slice(1))
    return granted(table)
  }

  private constructor(id: string, standing: Standing, host: Host) {
    this.id = id
    this.standing = standing
    this.host = host
    const { copied, hashed } = host
    this.ready = {
      legal: (_s, seat) => this.legal(seat),
      ...(copied === undefined ? {} : { copied: copied.bind(host) }),
      ...(hashed === undefined ? {} : { hashed: hashed.bind(host) }),
    }
  }

  get game(): Game {
    return this.standing.match.game
  }

  /** Everything, secrets and seed included: for the host and its own programs, never to be sent to a reader. */
  get match(): Match {
    return this.standing.match
  }

  get opened(): Opened {
    return this.standing.opened
  }

  get sitters(): readonly Sitter[] {
    return this.standing.sitters
  }

  /** What the sitter is called: by the host where it knows, else by the record. */
  nameOf(sitter: Sitter): string {
    return this.host.nameOf?.(sitter) ?? sitter.name
  }

  get clock(): Clock | null {
    return this.standing.clock
  }

  /** By seat, milliseconds in which the game waited for it, up to the last record. */
  get used(): readonly number[] {
    return this.standing.used
  }

  /** What ended the game outside its rules, or null. */
  get ended(): Ended | Flagged | null {
    return this.standing.ended
  }

  /** By decision, what it made happen; for project.ts, which leaves out what a reader may not know. */
  get told(): readonly (readonly Told[])[] {
    return this.standing.told
  }

  /** By record, how many decisions there were after it. */
  get ats(): readonly number[] {
    return this.standing.ats
  }

  get stir(): Stir {
    return this.stirring
  }

  /** How many decisions have been made. */
  get at(): number {
    return this.match.decisions.length
  }

  /** How many records there are; the next one's number. */
  get number(): number {
    return this.standing.records.length
  }

  /** Nobody decides any more. */
  get over(): boolean {
    return this.ended !== null || this.game.actors(this.match.state).length === 0
  }

  /** Why the table can only be looked at, or null. */
  get readonly(): Refusal | null {
    return this.broken
  }

  /** Every record as the store has it, those beyond what today's rules can follow included. */
  get stored(): readonly unknown[] {
    return [...this.standing.records, ...this.beyond]
  }

  /** Who must decide now. */
  get actors(): readonly Seat[] {
    return this.ended === null && this.broken === null ? this.game.actors(this.match.state) : []
  }

  /** Every legal move of the seat now, listed once. */
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

  /** Calls `hear` after each change until the returned function is called. A watcher that throws is not called again. */
  watch(hear: (step: Step) => void): () => void {
    this.watchers.add(hear)
    return () => this.watchers.delete(hear)
  }

  /** For whoever runs the bots: who thinks, and what went wrong. */
  stirred(change: Partial<Stir>): void {
    const next = { ...this.stirring, ...change }
    if (next.thinking === this.stirring.thinking && next.trouble === this.stirring.trouble) return
    this.stirring = next
    this.tell({ record: null })
  }

  /** One order after the other. Whoever gives up waiting (`signal`) does not know whether it was carried out. */
  submit(order: Order, signal?: AbortSignal): Promise<Outcome<Receipt>> {
    return this.inTurn(() => this.carryOut(order, signal))
  }

  /** Takes over what others have appended to the store. */
  sync(): Promise<Outcome<Receipt>> {
    return this.inTurn(() => this.catchUp())
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.busy.then(work)
    this.busy = done.catch(() => {})
    return done
  }

  private async carryOut(order: Order, signal?: AbortSignal): Promise<Outcome<Receipt>> {
    if (order.ticket.length > LONGEST_TICKET) return refused('ticket')
    if (signal?.aborted) return refused('store.late')
    const known = this.receiptOf(order)
    if (known !== null) return granted(known)
    if (this.doubtful) {
      const caught = await this.catchUp(signal)
      if (!caught.ok) return caught
      const since = this.receiptOf(order)
      if (since !== null) return granted(since)
    }
    for (;;) {
      const proposal = attempt(() => this.proposed(order))
      if (!proposal.ok) return proposal
      const kept = await this.kept(proposal.value.record, signal)
      if (!kept.ok) return kept
      if (kept.value === 'kept') return granted(this.commit(proposal.value))
      const { number } = this
      const caught = await this.catchUp(signal)
      if (!caught.ok) return caught
      const since = this.receiptOf(order)
      if (since !== null) return granted(since)
      // A decision is for the position it was made on, which what others have sealed meanwhile leaves as it is. All other
      // orders are judged anew, as if they had come later.
      if (this.number === number || (order.do === 'decide' && !this.isFresh(order))) return refused('stale')
    }
  }

  /** Whether the decision was made on a position that is still the same for its seat, as far as the order says. */
  private isFresh(order: Extract<Order, { do: 'decide' }>): boolean {
    if (order.seen === undefined) return false
    return order.seen > (this.standing.moved[order.seat] ?? 0)
  }

  private receiptOf(order: Order): Receipt | null {
    if (order.ticket === '') return null
    const { seat, ticket } = order
    return this.standing.receipts.get(receiptKey({ type: TYPES[order.do], seat, ticket })) ?? null
  }

  private proposed(order: Order): Outcome<Proposal> {
    if (this.broken !== null) return refused('readonly')
    if (order.do === 'decide' && order.seen !== undefined && !this.isFresh(order)) return refused('stale')
    return propose(this.standing, draftOf(order, this), this.ready)
  }

  /** When the table itself was written to at the same time as the clock went back, time stands still. */
  get now(): number {
    return Math.max(this.host.now(), this.standing.records.at(-1)?.when ?? 0)
  }

  private async kept(record: TableRecord, signal?: AbortSignal): Promise<Outcome<'kept' | 'stale'>> {
    const { number } = this
    const keeping = begun(() => this.host.keep(record, number))
    const kept = await this.waited(keeping, signal)
    if (!kept.ok || kept.value === 'stale') this.doubtful = true
    // What is kept after all, after nobody waited any longer, is taken over when the store says so.
    if (!kept.ok) void keeping.then(() => this.sync()).catch(() => {})
    return kept
  }

  private async catchUp(signal?: AbortSignal): Promise<Outcome<Receipt>> {
    if (this.broken !== null) return refused('readonly')
    const { number } = this
    const tail = await this.waited(
      begun(() => this.host.tail(number)),
      signal,
    )
    if (!tail.ok) return tail
    this.doubtful = false
    this.follow(tail.value)
    return this.broken === null ? granted({ number: this.number, at: this.at }) : refused('readonly')
  }

  /** The store's answer, or a refusal when it fails or takes too long. */
  private async waited<T>(work: Promise<T>, signal?: AbortSignal): Promise<Outcome<T>> {
    const patience = this.host.patience?.()
    const signals = [signal, patience].filter((one) => one !== undefined)
    const late = signals.map((one) => aborted(one))
    try {
      if (late.length === 0) return granted(await work)
      return await Promise.race([work.then((value) => granted(value)), ...late.map(({ promise }) => promise)])
    } catch (error) {
      // A host may say in its own words what is wrong.
      return { ok: false, ...refusalIn(error, (reason) => refused('store.failed', { reason })) }
    } finally {
      for (const { forget } of late) forget()
    }
  }

  /** Stored records, one after the other, as far as today's rules can follow them. */
  private follow(stored: readonly unknown[]): void {
    for (const [at, raw] of stored.entries()) {
      const record = readRecord(raw)
      const followed = record.ok ? follow(this.standing, record.value) : record
      if (!followed.ok) {
        this.broken = { code: followed.code, message: followed.message }
        this.beyond = stored.slice(at)
        this.tell({ record: null })
        return
      }
      if (record.ok) this.tell({ record: record.value })
    }
  }

  private commit(proposal: Proposal): Receipt {
    const receipt = commit(this.standing, proposal)
    this.stirring = { ...this.stirring, trouble: null }
    this.tell({ record: proposal.record })
    return receipt
  }

  private tell(step: Step): void {
    for (const hear of this.watchers) {
      try {
        hear(step)
      } catch {
        this.watchers.delete(hear)
      }
    }
  }
}

const TYPES: Readonly<Record<Order['do'], TableRecord['type']>> = {
  decide: 'decided',
  undo: 'undone',
  redo: 'redone',
  sit: 'sat',
  hand: 'handed',
  flag: 'flagged',
  end: 'ended',
  rewind: 'rewound',
}

function draftOf(order: Order, { now: when, clock, sitters }: Table): Draft {
  const { ticket } = order
  switch (order.do) {
    case 'decide':
      return { type: 'decided', when, ticket, seat: order.seat, move: order.move }
    case 'undo':
      return { type: 'undone', when, ticket, seat: order.seat }
    case 'redo':
      return { type: 'redone', when, ticket, seat: order.seat }
    case 'sit':
      return { type: 'sat', when, ticket, seat: order.seat, sitter: order.sitter }
    case 'hand':
      return { type: 'handed', when, ticket, seat: order.seat, sitter: order.sitter }
    case 'flag': {
      const { name = '', id } = sitters[order.seat] ?? {}
      // The person may come back.
      const bot: Sitter = { name, kind: 'bot', level: '', ...(id === undefined ? {} : { id }) }
      const sitter = clock?.terms.flag === 'bot' ? bot : null
      return { type: 'flagged', when, ticket, seat: order.seat, sitter }
    }
    case 'end':
      return { type: 'ended', when, ticket, seat: order.seat, reason: order.reason }
    case 'rewind':
      return { type: 'rewound', when, ticket, seat: null, at: order.at }
  }
}

/** A host that throws at once counts as one that rejects. */
async function begun<T>(work: () => Promise<T>): Promise<T> {
  return work()
}

/** A refusal when the signal is aborted, and a way to stop listening. */
function aborted(signal: AbortSignal): { promise: Promise<Outcome<never>>; forget(): void } {
  const { promise, resolve } = Promise.withResolvers<Outcome<never>>()
  const late = (): void => resolve(refused('store.late'))
  if (signal.aborted) late()
  else signal.addEventListener('abort', late, { once: true })
  return { promise, forget: () => signal.removeEventListener('abort', late) }
}
