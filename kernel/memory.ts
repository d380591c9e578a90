/**
 * Remembers facts about the objects of recent states, so that code that looks at every state of a game only processes
 * what changed. Objects in it must not be modified.
 */

/** Facts about a record or list. One flat object, because there are many. */
export interface MemoryEntry {
  /** For a record derived from an earlier one with the same keys: that record and the keys that differ. */
  from: object | null
  keys: readonly string[]
  /** For a record of a view: the record of the state that it shows. */
  source: object | null
  /** Cached hash. For a record, the number of fields; for a list, the field name it was hashed under. */
  hashedAs: number | string | null
  a: number
  b: number
}

/** Entries not used for this many states are dropped. */
const GENERATION = 12

/** Not a WeakMap: inserts are several times slower and cost GC time. */
export class Memory {
  private young = new Map<object, MemoryEntry>()
  private old = new Map<object, MemoryEntry>()
  private states = 0

  /** Starts a new state. */
  next(): void {
    this.states++
    if (this.states % GENERATION !== 0) return
    this.old = this.young
    this.young = new Map()
  }

  find(thing: object): MemoryEntry | undefined {
    const note = this.young.get(thing)
    if (note !== undefined) return note
    const older = this.old.get(thing)
    if (older !== undefined) this.young.set(thing, older)
    return older
  }

  /** Records that `made` was derived from an earlier record with the same keys; `source` is the record it shows. */
  recordOrigin(made: object, from: object, keys: readonly string[], source: object | null = null): void {
    this.young.set(made, { from, keys, source, hashedAs: null, a: 0, b: 0 })
  }

  /** The entry of the object, created if missing. */
  entryOf(thing: object): MemoryEntry {
    let note = this.find(thing)
    if (note === undefined) {
      note = { from: null, keys: NO_KEYS, source: null, hashedAs: null, a: 0, b: 0 }
      this.young.set(thing, note)
    }
    return note
  }

  /** Keys that changed between `since` and `record`, across several states if necessary; null if unknown. */
  changedSince(record: object, since: object | null): readonly string[] | null {
    if (since === null) return null
    let keys = NO_KEYS
    let all: string[] | null = null
    for (let at = record; at !== since; ) {
      const note = this.find(at)
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
