/** The difference between two plain JSON values, for sending a little instead of all and for showing what changed. */
import { clone } from './clone.ts'
import type { Memory } from './memory.ts'

/** Where a value changed: the keys and indices that lead there, and what stands there now (nothing: it is gone). */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

type Place = Record<string | number, unknown>

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

/**
 * What has to be changed in `before` to get `after`. Lists of another length are sent whole; apart from that a change
 * is as small as a field.
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
 * The same as `after`, made of the very parts of `before` wherever they are equal, so that whoever compares the two next
 * sees at once what has not changed. Nothing of `after` itself is in it. What was made of what is noted in `memory`.
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

/** Nothing is made where nothing has changed: that is the rule. */
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
  memory?.traced(record, before, keys)
  return record
}

/** Of a record with other keys. */
function sharedFields(before: Place, after: Place, memory: Memory | undefined): Place {
  const record = { ...after }
  for (const key in after) record[key] = shared(before[key], after[key], memory)
  return record
}

function comparable(before: Place, after: Place): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || !Array.isArray(after) || before.length === after.length
}

/** A copy of `before` with the changes made. Throws when they do not fit. */
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
    if (!isPlace(place) || !Object.hasOwn(place, key)) throw new Error('A change leads nowhere.')
    place = place[key]
  }
  const key = path[path.length - 1]
  if (!isPlace(place) || key === undefined || key === '__proto__') throw new Error('A change leads nowhere.')
  if ('value' in change) place[key] = clone(change.value)
  else delete place[key]
}
