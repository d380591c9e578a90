/**
 * What is remembered from one state of a game to the next, so that only what has changed is looked at: for whoever
 * looks at a game decision after decision. Nothing that it knows of may be changed.
 */

/** Of a record that was made from an earlier one with the same keys: that one, and the keys whose values are others. */
export interface Trace {
  readonly from: object
  readonly keys: readonly string[]
}

/** What the fields of a record come to in a hash. */
export interface RecordSum {
  readonly a: number
  readonly b: number
  readonly count: number
}

/** What a field comes to in a hash: its key and the list it holds. */
export interface FieldSum {
  readonly a: number
  readonly b: number
  readonly key: string
}

/** What is known of a record or list. */
export interface Note {
  /** Of a record that was made from an earlier one with the same keys. */
  trace: Trace | null
  /** Of a record that is shown: the one it was made of. */
  source: object | null
  /** Of a record that was hashed. */
  sum: RecordSum | null
  /** Of a list that was hashed in a field. */
  field: FieldSum | null
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
    this.young.set(made, { trace: { from, keys }, source, sum: null, field: null })
  }

  /** To be written on. */
  note(thing: object): Note {
    let note = this.known(thing)
    if (note === undefined) {
      note = { trace: null, source: null, sum: null, field: null }
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
      const trace = this.known(at)?.trace ?? null
      if (trace === null) return null
      at = trace.from
      if (keys.length === 0) keys = trace.keys
      else {
        if (all === null) keys = all = [...keys]
        for (const key of trace.keys) if (!all.includes(key)) all.push(key)
      }
    }
    return keys
  }
}

const NO_KEYS: readonly string[] = []
