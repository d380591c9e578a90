/**
 * What each place at a table sees, decision after decision. Parts that have not changed since are the very same objects,
 * so that comparing what was seen before with what is seen now, and hashing it, looks only at what has changed. Nothing
 * in it is ever changed.
 */
import { type Game, hashKnowing, hashMemo, type Seat, type State, sharing } from '@ludarium/kernel'
import type { Sight } from '@ludarium/tables'

export class Sights {
  /** The state that was looked at last, and ours that is equal to it. */
  private source: State | null = null
  private state: State | null = null
  private readonly views = new Map<Seat | null, State>()
  private hashes = hashMemo()

  look(game: Game, s: State, seat: Seat | null): Sight {
    if (this.source !== s || this.state === null) {
      this.state = sharing(this.state, s)
      this.source = s
    }
    const view = game.glimpse(this.state, seat, this.views.get(seat))
    this.views.set(seat, view)
    return { view, hash: hashKnowing(this.hashes, view) }
  }

  forget(): void {
    this.source = null
    this.state = null
    this.views.clear()
    this.hashes = hashMemo()
  }
}
