/**
 * Deep copy of plain JSON, optimised for states. A list holds either scalars or records and lists (including null), so
 * a list that starts with a scalar is copied with one slice.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyList(value, '') : copyRecord(value, spreadFor(''))) as T
}

export type SpreadFunction = (record: object) => Record<string, unknown>

/**
 * Copies of one function. V8 spreads a record about twice as fast where the call site sees few shapes, so records are
 * spread at different call sites, here chosen by field name.
 */
const SPREADS: readonly SpreadFunction[] = [
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
const places = new Map<string, SpreadFunction>()
let given = 0

/** A spread function that the caller should use for records of one shape only. */
export function monomorphicSpread(): SpreadFunction {
  return SPREADS[given++ % SPREADS.length] as SpreadFunction
}

function spreadFor(field: string): SpreadFunction {
  let spread = places.get(field)
  if (spread === undefined) {
    spread = monomorphicSpread()
    places.set(field, spread)
  }
  return spread
}

function copyRecord(record: object, spread: SpreadFunction): object {
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
