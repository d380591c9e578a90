/**
 * Everybody who follows a table. Watchers of the same seat get the same bytes. The seat that has decided and the seats that
 * must decide get every update at once; for all others, decisions in quick succession are combined.
 */
import type { Game, Hashed, Seat, State } from '@ludarium/kernel'
import { decisionsKept, type Table, type TableStep, type Update, updateKind } from '@ludarium/tables'
import { LogJson } from './log-json.ts'
import type { Throttle } from './throttle.ts'
import { type TableCaches, UpdateWriter } from './update-writer.ts'
import { ViewCache } from './view-cache.ts'

export interface Watcher {
  /** Becomes null when the seat passes to somebody else: from then on the watcher sees what everybody may see. */
  seat: Seat | null
  /** Number of records it has; 0 for none. */
  serial: number
  tell(update: string): void
  /** Whether the watcher may still see what the seat sees. */
  maySee(table: Table): boolean
}

interface NewWatcher {
  readonly seat: Seat | null
  /** Number of records it has; 0 for none. */
  readonly from: number
  readonly tell: Watcher['tell']
  readonly maySee?: Watcher['maySee'] | undefined
}

interface SentView {
  readonly serial: number
  readonly view: State
}

export class Watchers {
  private readonly all = new Set<Watcher>()
  /** By seat, the view that was sent last. */
  private readonly sentViews = new Map<Seat | null, SentView>()
  private readonly caches: TableCaches = { viewCache: new ViewCache(), logJson: new LogJson() }
  /** Null: every decision is sent at once. */
  private readonly throttle: Throttle | null
  /** The table while its watchers wait for the end of the interval. */
  private throttled: Table | null = null

  constructor(throttle: Throttle | null = null) {
    this.throttle = throttle
  }

  get size(): number {
    return this.all.size
  }

  /** Sends what the watcher has missed, and every update from now on. */
  add(table: Table, { seat, from, tell, maySee = () => true }: NewWatcher): () => void {
    const isValid = decisionsKept(table, from) !== null
    const watcher: Watcher = { seat, serial: isValid ? from : 0, tell, maySee }
    this.all.add(watcher)
    if (watcher.serial !== table.number) this.catchUp(table, watcher)
    return () => this.all.delete(watcher)
  }

  /** The table was loaded again: sends everybody what they have missed. */
  caughtUp(table: Table): void {
    for (const watcher of this.all) {
      if (watcher.serial !== table.number) this.catchUp(table, watcher)
    }
  }

  stepped(table: Table, step: TableStep): void {
    const kind = updateKind(step)
    if (kind === 'seated') for (const watcher of this.all) unseat(table, watcher)
    const isThrottled = kind === 'decided' && !table.over && this.throttleNow(table)
    this.tell(table, kind, isThrottled ? [...this.all].filter(({ seat }) => concerns(table, step, seat)) : this.all)
  }

  /** Returns true during an interval. Otherwise starts one and returns false: this update goes out at once. */
  private throttleNow(table: Table): boolean {
    if (this.throttle === null) return false
    if (this.throttled === table) return true
    this.throttled = table
    this.throttle.postpone(() => this.intervalEnded(table))
    return false
  }

  private intervalEnded(table: Table): void {
    if (this.throttled !== table) return
    this.throttled = null
    const behind = this.behind(table)
    if (behind.length > 0) {
      this.throttleNow(table)
      this.tell(table, 'decided', behind)
    }
  }

  private behind({ number }: Table): Watcher[] {
    return [...this.all].filter(({ serial }) => serial !== number)
  }

  /** Names have changed. */
  refresh(table: Table): void {
    this.tell(table, 'seated', this.behind(table))
    this.tell(table, 'activity', this.all)
  }

  /** A copy of the table's state, to be played on. */
  copied(game: Game, s: State): State {
    return this.caches.viewCache.copied(game, s)
  }

  /** The table's new state, sharing parts with the one before, and its hash for the record. */
  hashed(s: State): Hashed {
    return this.caches.viewCache.hashed(s)
  }

  /** Frees the caches when the table leaves memory. */
  forget(table: Table): void {
    this.caughtUp(table)
    this.throttled = null
    this.sentViews.clear()
    this.caches.viewCache.forget()
    this.caches.logJson.forget()
  }

  private tell(table: Table, kind: Update['kind'], watchers: Iterable<Watcher>): void {
    const updateWriter = new UpdateWriter(table, kind, this.caches)
    const groups: Watcher[][] = []
    for (const watcher of watchers) {
      if (!canApply(table, kind, watcher.serial)) this.catchUp(table, watcher)
      else {
        const group = groups.find(([first]) => first?.seat === watcher.seat && first.serial === watcher.serial)
        if (group === undefined) groups.push([watcher])
        else group.push(watcher)
      }
    }
    for (const group of groups) this.send(table, updateWriter, group)
  }

  /** Sends what the watcher has missed, or everything if decisions that it knows were undone. */
  private catchUp(table: Table, watcher: Watcher): void {
    unseat(table, watcher)
    const isValid = decisionsKept(table, watcher.serial) !== null
    if (!isValid) watcher.serial = 0
    // With sitters: seats may have changed in the meantime.
    this.send(table, new UpdateWriter(table, isValid ? 'decided' : 'opened', this.caches, true), [watcher])
  }

  /** All of them have the same seat and serial. */
  private send(table: Table, updateWriter: UpdateWriter, watchers: readonly Watcher[]): void {
    const [first] = watchers
    if (first === undefined) return
    const { seat, serial } = first
    const sent = this.sentViews.get(seat)
    const { text, view } = updateWriter.updateFor(seat, serial, sent?.serial === serial ? sent.view : null)
    if (view !== null) this.sentViews.set(seat, { serial: table.number, view })
    for (const watcher of watchers) {
      watcher.serial = table.number
      watcher.tell(text)
    }
  }
}

/** A watcher whose seat has passed to somebody else continues as a spectator, with a whole view. */
function unseat(table: Table, watcher: Watcher): void {
  if (watcher.seat === null || watcher.maySee(table)) return
  watcher.seat = null
  watcher.serial = 0
}

/** Whether the seat has made the decision or must make the next one. */
function concerns({ actors }: Table, { record }: TableStep, seat: Seat | null): boolean {
  if (seat === null) return false
  return actors.includes(seat) || (record?.type === 'decided' && record.seat === seat)
}

/** Whether a watcher with the first `serial` records can apply the update. */
function canApply(table: Table, kind: Update['kind'], serial: number): boolean {
  if (kind === 'activity') return serial === table.number
  if (serial === table.number - 1) return true
  return kind !== 'undone' && decisionsKept(table, serial) !== null
}
