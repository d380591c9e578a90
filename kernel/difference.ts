/** Differences between two plain JSON values, for sending patches and showing what changed. */
import { clone } from './clone.ts'
import type { Memory } from './memory.ts'

/** A changed value: the keys and indices that lead to it, and the new value (absent: deleted). */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

type Place = Record<string | number, unknown>

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

/**
 * The changes that turn `before` into `after`. Lists of different length are replaced whole; otherwise changes are as
 * small as a field.
 */
export function differences(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

function compare(before: unknown, after: unknown, path: readonly (string | number)[], changes: Change[]): void {
  if (Object.is(before, after)) return
  if (!isPlace(before) || !isPlace(after) || !comparable(before, after)) {
    changes.push({ path, value: clone(after) })
    return
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let i = 0; i < after.length; i++)
      if (!Object.is(before[i], after[i])) compare(before[i], after[i], [...path, i], changes)
    return
  }
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ path: [...path, key] })
  for (const key in after) {
    if (!Object.hasOwn(before, key)) changes.push({ path: [...path, key], value: clone(after[key]) })
    else if (!Object.is(before[key], after[key])) compare(before[key], after[key], [...path, key], changes)
  }
}

/**
 * A value equal to `after` that reuses the parts of `before` that are equal (structural sharing), so later comparisons
 * can use identity. Contains no object of `after`. Records in `memory` which part was derived from which.
 */
export function sharing<T>(before: unknown, after: T, memory?: Memory): T {
  return shared(before, after, memory) as T
}

function shared(before: unknown, after: unknown, memory: Memory | undefined): unknown {
  if (Object.is(before, after) || !isPlace(after)) return after
  if (!isPlace(before)) return clone(after)
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after, memory) : clone(after)
  return Array.isArray(before) ? clone(after) : sharedRecord(before, after, memory)
}

/** Allocates nothing if nothing changed. */
function sharedList(
  before: readonly unknown[],
  after: readonly unknown[],
  memory: Memory | undefined,
): readonly unknown[] {
  let list: unknown[] | null = before.length === after.length ? null : []
  for (let i = 0; i < after.length; i++) {
    const old = before[i]
    const item = after[i]
    const part = Object.is(old, item) ? item : shared(old, item, memory)
    if (list === null && !Object.is(part, old)) list = before.slice(0, i)
    list?.push(part)
  }
  return list ?? before
}

function sharedRecord(before: Place, after: Place, memory: Memory | undefined): Place {
  let record: Place | null = null
  const keys: string[] = []
  let count = 0
  for (const key in after) {
    count++
    const old = before[key]
    const item = after[key]
    if (Object.is(old, item)) continue
    if (old === undefined) return sharedFields(before, after, memory)
    const part = shared(old, item, memory)
    if (Object.is(part, old)) continue
    record ??= { ...before }
    record[key] = part
    keys.push(key)
  }
  for (const _ in before) count--
  if (count !== 0) return sharedFields(before, after, memory)
  if (record === null) return before
  memory?.recordOrigin(record, before, keys)
  return record
}

/** For records whose keys differ. */
function sharedFields(before: Place, after: Place, memory: Memory | undefined): Place {
  const record = { ...after }
  for (const key in after) record[key] = shared(before[key], after[key], memory)
  return record
}

function comparable(before: Place, after: Place): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || !Array.isArray(after) || before.length === after.length
}

/** A copy of `before` with the changes applied. Throws if they do not fit. */
export function patched(before: unknown, changes: readonly Change[]): unknown {
  let value = clone(before)
  for (const change of changes) {
    if (change.path.length === 0) value = clone(change.value)
    else patch(value, change)
  }
  return value
}

function patch(value: unknown, change: Change): void {
  const { path } = change
  let place = value
  for (const key of path.slice(0, -1)) {
    if (!isPlace(place) || !Object.hasOwn(place, key)) throw new Error('A change points to a missing path.')
    place = place[key]
  }
  const key = path[path.length - 1]
  if (!isPlace(place) || key === undefined || key === '__proto__') throw new Error('A change points to a missing path.')
  if ('value' in change) place[key] = clone(change.value)
  else delete place[key]
}
