/**
 * What is remembered from one state of a game to the next, so that only what has changed is looked at: for whoever
 * looks at a game decision after decision. Nothing that it knows of may be changed.
 */

/** What is known of a record or list. One flat record, for many are kept. */
export interface Note {
  /** Of a record that was made from an earlier one with the same keys: that one, and the keys whose values are others. */
  from: object | null
  keys: readonly string[]
  /** Of a record that is shown: the one it was made of. */
  source: object | null
  /** What it comes to in a hash: the fields of a record, and how many there are; a list in the field of that name. */
  of: number | string | null
  a: number
  b: number
}

/** So many states later, what nobody has asked for meanwhile is forgotten. */
const AGE = 12

/** Nothing is looked for in a WeakMap: it would never be done tidying. */
export class Memory {
  private young = new Map<object, Note>()
  private old = new Map<object, Note>()
  private states = 0

  /** Another state comes. */
  next(): void {
    this.states++
    if (this.states % AGE !== 0) return
    this.old = this.young
    this.young = new Map()
  }

  known(thing: object): Note | undefined {
    const note = this.young.get(thing)
    if (note !== undefined) return note
    const older = this.old.get(thing)
    if (older !== undefined) this.young.set(thing, older)
    return older
  }

  /** The record has just been made from an earlier one with the same keys, and may show `source`. */
  traced(made: object, from: object, keys: readonly string[], source: object | null = null): void {
    this.young.set(made, { from, keys, source, of: null, a: 0, b: 0 })
  }

  /** To be written on. */
  note(thing: object): Note {
    let note = this.known(thing)
    if (note === undefined) {
      note = { from: null, keys: NO_KEYS, source: null, of: null, a: 0, b: 0 }
      this.young.set(thing, note)
    }
    return note
  }

  /** The keys that have changed since the record was that one, be it some states ago; null when that is not known. */
  changedSince(record: object, since: object | null): readonly string[] | null {
    if (since === null) return null
    let keys = NO_KEYS
    let all: string[] | null = null
    for (let at = record; at !== since; ) {
      const note = this.known(at)
      if (note === undefined || note.from === null) return null
      at = note.from
      if (keys.length === 0) keys = note.keys
      else {
        if (all === null) keys = all = [...keys]
        for (const key of note.keys) if (!all.includes(key)) all.push(key)
      }
    }
    return keys
  }
}

const NO_KEYS: readonly string[] = []
