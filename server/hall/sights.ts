/**
 * What each place at a table sees, decision after decision. Parts that have not changed since, or that everybody sees, are
 * the very same objects, so that comparing what was seen before with what is seen now, and hashing it, looks only at what
 * is different. Nothing in it is ever changed.
 */
import { clone, type Game, type Hashed, hashKnowing, Memory, type Seat, type State } from '@ludarium/kernel'
import type { Sight } from '@ludarium/tables'
import type { Weaver } from './weaver.ts'

export class Sights {
  /** The state that was looked at last, and ours that is equal to it. */
  private source: State | null = null
  private state: State | null = null
  /** Ours before that: what is proposed may not be kept, and is not to be seen until it is. */
  private past: State | null = null
  /** By seat, what was seen last. */
  private readonly views = new Map<Seat | null, State>()
  private known = new Memory()
  private readonly weaver: Weaver

  /** `weaver`: that of the table's game. */
  constructor(weaver: Weaver) {
    this.weaver = weaver
  }

  /** What has changed since the last state, as far as that is known. */
  get memory(): Memory {
    return this.known
  }

  look(game: Game, s: State, seat: Seat | null): Sight {
    const state = this.ours(s)
    const view = game.glimpse(state, seat, { before: this.views.get(seat), memory: this.known })
    this.views.set(seat, view)
    return { view, hash: hashKnowing(this.known, view) }
  }

  /** A copy of the state that is nobody else's: the one that was played on last, if that led to this state. */
  copied(game: Game, s: State): State {
    const { source } = this
    if (s !== this.state || source === null) return game.clone(s)
    this.source = null
    return this.weaver.noting(source, s)
  }

  /** Ours that is equal to the state, and the hash of it: for records, not for readers. */
  hashed(s: State): Hashed {
    const state = this.ours(s)
    return { state, hash: hashKnowing(this.known, state) }
  }

  forget(): void {
    this.source = null
    this.state = null
    this.past = null
    this.views.clear()
    this.known = new Memory()
  }

  private ours(s: State): State {
    if (this.state !== null && (this.state === s || this.source === s)) return this.state
    if (this.past === s) return s
    this.source = s
    this.past = this.state
    this.known.next()
    this.state = this.state === null ? clone(s) : this.weaver.weave(this.state, s, this.known)
    return this.state
  }
}
