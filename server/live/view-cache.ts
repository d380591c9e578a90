/**
 * Views of a table by seat, with structural sharing: parts that have not changed, or that several seats see, are the same
 * objects. So comparing and hashing views touches only what differs. Cached objects are never mutated.
 */
import { clone, type Game, type Hashed, hashWithMemory, Memory, type Seat, type State, sharing } from '@ludarium/kernel'
import type { HashedView } from '@ludarium/tables'

export class ViewCache {
  /** The state that was passed in last, and our equal copy that shares parts with earlier ones. */
  private source: State | null = null
  private state: State | null = null
  /** Our copy before that. A proposed state may be discarded; watchers see it only once it is committed. */
  private past: State | null = null
  /** By seat, the last view. */
  private readonly views = new Map<Seat | null, State>()
  private changes = new Memory()

  /** Fields that have changed since the last state, where known. */
  get memory(): Memory {
    return this.changes
  }

  look(game: Game, s: State, seat: Seat | null): HashedView {
    const state = this.shared(s)
    const view = game.sharedView(state, seat, { view: this.views.get(seat), memory: this.changes })
    this.views.set(seat, view)
    return { view, hash: hashWithMemory(this.changes, view) }
  }

  /** A copy to play on. Reuses the last state that was passed in, if it equals this one and nobody else needs it. */
  copied(game: Game, s: State): State {
    const { source } = this
    if (s !== this.state || source === null) return game.clone(s)
    this.source = null
    return source
  }

  /** Our copy of the state and its hash. The hash of the whole state goes into records, never to watchers. */
  hashed(s: State): Hashed {
    const state = this.shared(s)
    return { state, hash: hashWithMemory(this.changes, state) }
  }

  forget(): void {
    this.source = null
    this.state = null
    this.past = null
    this.views.clear()
    this.changes = new Memory()
  }

  private shared(s: State): State {
    if (this.state !== null && (this.state === s || this.source === s)) return this.state
    if (this.past === s) return s
    this.source = s
    this.past = this.state
    this.changes.next()
    this.state = this.state === null ? clone(s) : sharing(this.state, s, this.changes)
    return this.state
  }
}
