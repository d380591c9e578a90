/**
 * A deep copy of plain JSON, made for states. A list holds one kind of thing: scalars, or records and lists (null
 * among them), so a list that begins with a scalar is copied at once.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyList(value, '') : copyRecord(value, spreadFor(''))) as T
}

export type Spread = (record: object) => Record<string, unknown>

/**
 * The engine remembers the shapes it met at each place in the code, and copies a record about twice as fast where it
 * meets few. So records are spread in different places: here by the name of the field they stand in.
 */
const SPREADS: readonly Spread[] = [
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
]
const places = new Map<string, Spread>()
let given = 0

/** A copy of a record, not of what is in it, at a place that is meant for records of one kind. */
export function spreadOfItsOwn(): Spread {
  return SPREADS[given++ % SPREADS.length] as Spread
}

function spreadFor(field: string): Spread {
  let spread = places.get(field)
  if (spread === undefined) {
    spread = spreadOfItsOwn()
    places.set(field, spread)
  }
  return spread
}

function copyRecord(record: object, spread: Spread): object {
  const copy = spread(record)
  for (const key in copy) {
    const field = copy[key]
    if (typeof field === 'object' && field !== null) {
      copy[key] = Array.isArray(field) ? copyList(field, key) : copyRecord(field, spreadFor(key))
    }
  }
  return copy
}

function copyList(list: readonly unknown[], field: string): unknown[] {
  const copy = list.slice()
  if (copy.length === 0 || typeof copy[0] !== 'object') return copy
  const spread = spreadFor(field)
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i]
    if (typeof item === 'object' && item !== null) {
      copy[i] = Array.isArray(item) ? copyList(item, field) : copyRecord(item, spread)
    }
  }
  return copy
}
