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

/** Something about objects. What nobody has asked for in a while is forgotten: a WeakMap would never be done tidying. */
class Recent<V> {
  private young = new Map<object, V>()
  private old = new Map<object, V>()

  get(key: object): V | undefined {
    const known = this.young.get(key)
    if (known !== undefined) return known
    const older = this.old.get(key)
    if (older !== undefined) this.young.set(key, older)
    return older
  }

  set(key: object, value: V): void {
    this.young.set(key, value)
  }

  age(): void {
    this.old = this.young
    this.young = new Map()
  }
}

/** So many states later, what nobody has asked for meanwhile is old. */
const AGE = 4

export class Memory {
  /** By record of the newest state and of what was made of it. */
  traces = new Map<object, Trace>()
  /** By a record that is shown, the one it was made of. */
  readonly sources = new Recent<object>()
  readonly records = new Recent<RecordSum>()
  readonly lists = new Recent<FieldSum>()
  private states = 0

  /** Another state comes. */
  next(): void {
    this.traces = new Map()
    this.states++
    if (this.states % AGE !== 0) return
    this.sources.age()
    this.records.age()
    this.lists.age()
  }

  /** The keys that have changed since the record was that one; null when that is not known. */
  changedSince(record: object, since: object | undefined): readonly string[] | null {
    if (record === since) return NO_KEYS
    const trace = this.traces.get(record)
    return trace === undefined || trace.from !== since ? null : trace.keys
  }
}

const NO_KEYS: readonly string[] = []
